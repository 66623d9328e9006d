"""Actions and events as scenarios write them: by their kinds and fields, the commonest forms shorter.

`{take_credit: {amount: 30}}` may be `{take_credit: 30}`, since there is one field; `decline` has none. What is chosen
may stand in any order, and an assignment may say for each place what goes there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, get_type_hints

import msgspec

from modiste.action import Action
from modiste.errors import BadAction, PlayError
from modiste.match import Match
from modiste.problem import KeyPath, nearest, said
from modiste.scenarios.misspelt import note_misspelt
from modiste.scenarios.types import Note, Reader, short, shown
from modiste.space import Assign, Subset

Fields: TypeAlias = dict[str, Any]
SEAT = "seat"


def fields_of_struct(cls: type[msgspec.Struct]) -> Fields:
    """Return the types of an action's or event's fields by name."""
    hints = get_type_hints(cls)
    return {field.name: hints[field.name] for field in msgspec.structs.fields(cls)}


def kinds_by_name(kinds: Mapping[str, Any]) -> dict[str, str]:
    """Return kinds by their whole names and, where only one has it, by the last part of them."""
    found = {short(kind): kind for kind in sorted(kinds, reverse=True)}
    return {name: kind for name, kind in found.items() if sum(short(one) == name for one in kinds) == 1} | {
        kind: kind for kind in kinds
    }


@dataclass(frozen=True, slots=True)
class Writing:
    """Reads the actions and events of a match as a scenario writes them; what is wrong with them is noted."""

    match: Match
    reader: Reader

    @property
    def note(self) -> Note:
        """Note what is wrong."""
        return self.reader.note

    def action(self, seat: int, value: object, path: KeyPath) -> Action | None:
        """Read an action of a seat."""
        codec = self.match.ruleset.codec
        found = self._split(value, codec.actions, path)
        if found is None:
            return None
        kind, given, inner = found
        types = fields_of_struct(codec.actions[kind])
        own = {name: one for name, one in types.items() if name != SEAT}
        fields = self._fields(own, given, inner)
        if fields is None:
            return None
        read = self._read(own, self._in_order(seat, fields), inner)
        if read is None:
            return None
        if missing := [name for name in own if name not in read]:
            self.note(inner, said("problem-scenario-lacks", fields=", ".join(missing), kind=short(kind)), False)
            return None
        try:
            action = codec.read_action({"kind": kind, SEAT: seat, **read})
        except BadAction as error:
            self.note(inner, said("problem-own-words", words=str(error.facts.get("problem", error))), False)
            return None
        if not is_offered(self.match, action) and note_misspelt(self.match, kind, read, inner, self.note):
            return None
        return action

    def event(self, value: object, path: KeyPath) -> tuple[str, Fields] | None:
        """Read an event: its kind, and those of its fields that are named."""
        codec = self.match.ruleset.codec
        found = self._split(value, codec.events, path)
        if found is None:
            return None
        kind, given, inner = found
        types = fields_of_struct(codec.events[kind])
        fields = self._fields(types, given, inner)
        read = None if fields is None else self._read(types, fields, inner)
        return None if read is None or note_misspelt(self.match, kind, read, inner, self.note) else (kind, read)

    def _split(self, value: object, kinds: Mapping[str, Any], path: KeyPath) -> tuple[str, object, KeyPath] | None:
        """Return the kind that is named, what stands beside it, and where."""
        names = kinds_by_name(kinds)
        if isinstance(value, dict) and len(value) == 1:
            (name, inner), key = next(iter(value.items())), True
        elif isinstance(value, str):
            name, inner, key = value, {}, False
        else:
            self.note(path, said("problem-scenario-one-kind", got=shown(value)), False)
            return None
        if name not in names:
            near = nearest(name, [one for one in names if "." not in one])
            self.note((*path, name) if key else path, said("problem-scenario-no-kind", got=name, near=near), key)
            return None
        return names[name], inner, (*path, name) if key else path

    def _fields(self, types: Fields, given: object, path: KeyPath) -> Fields | None:
        """Return fields by name; a value alone is that of the only field."""
        if given is None:
            return {}
        names = list(types)
        if isinstance(given, dict) and (set(given) & set(names) or names != ["assigned"]):
            return given
        if len(names) == 1:
            return {names[0]: given}
        self.note(path, said("problem-scenario-fields", fields=", ".join(names), got=shown(given)), False)
        return None

    def _read(self, types: Fields, fields: Fields, path: KeyPath) -> Fields | None:
        """Read fields as what they are; nothing if something is wrong with them."""
        careful = self.reader.watched()
        for name in fields:
            if name not in types:
                what = said("problem-scenario-no-such-field", near=nearest(name, types), known=", ".join(types))
                careful.note((*path, name), what, True)
        known = {name: value for name, value in fields.items() if name in types}
        read = {name: careful.read(types[name], value, (*path, name)) for name, value in known.items()}
        return None if careful.noted else read

    def _in_order(self, seat: int, fields: Fields) -> Fields:
        """Put what is chosen or assigned into the order in which it is offered."""
        space = self.match.space(seat) if seat in self.match.waiting else None
        found = dict(fields)
        if isinstance(fields.get("assigned"), dict):
            pairs = [[item, place] for place, items in fields["assigned"].items() for item in _listed(items)]
            found["assigned"] = _sorted(pairs, space.items if isinstance(space, Assign) else (), lambda pair: pair[0])
        if isinstance(fields.get("chosen"), list):
            found["chosen"] = _sorted(
                fields["chosen"], space.items if isinstance(space, Subset) else (), lambda item: item
            )
        return found


def short_form(match: Match, action: Action) -> object:
    """Return an action as a scenario writes it, in the shortest form."""
    codec = match.ruleset.codec
    data: Fields = codec.action_data(action)
    kind = str(data.pop("kind"))
    name = short(kind) if kinds_by_name(codec.actions).get(short(kind)) == kind else kind
    del data[SEAT]
    if list(data) == ["assigned"]:
        places: dict[str, list[str]] = {}
        for item, place in data["assigned"]:
            places.setdefault(place, []).append(item)
        return {name: places or data}
    if not data:
        return name
    return {name: next(iter(data.values())) if len(data) == 1 else data}


def is_offered(match: Match, action: Action) -> bool:
    """Tell whether an action is allowed now."""
    try:
        match.check(action)
    except PlayError:
        return False
    return True


def _listed(items: object) -> list[Any]:
    return items if isinstance(items, list) else [items]


def _sorted(values: list[Any], order: Sequence[str], key: Any) -> list[Any]:
    """Sort values as the items of a space are, those that are not among them last."""
    numbers = {item: number for number, item in enumerate(order)}
    return sorted(values, key=lambda value: numbers.get(str(key(value)), len(numbers)))
