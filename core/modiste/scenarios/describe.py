"""What a scenario may name: everything of a game that can be given, done and expected, with types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, get_args, get_origin

import msgspec

from modiste.errors import PlayError
from modiste.flow import Program
from modiste.options import values_of
from modiste.ruleset import Ruleset
from modiste.scenarios.act import SEAT, fields_of_struct
from modiste.scenarios.begin import OF_ENGINE
from modiste.scenarios.cards import VARIANTS
from modiste.scenarios.place import nodes
from modiste.scenarios.run import codes_of
from modiste.scenarios.types import is_deck, short
from modiste.state import VariantState
from modiste.stateclass import fields_of, is_state_class


@dataclass(frozen=True, slots=True)
class Name:
    """A name with its type: a field of a state, an action or an event.

    `seen` says who sees it (`public`, `owner`, `each`, `nobody`; nothing for fields of actions and events), `deck` that
    its first card is on top, `engine` that it can be expected and not given.
    """

    name: str
    type: Any
    seen: str = ""
    deck: bool = False
    engine: bool = False


@dataclass(frozen=True, slots=True)
class Described:
    """All names of a game.

    Attributes:
        places: the places of the flow with how often each is gone through.
        options: what each option may be, as far as that is listed.
        objects: the fields of the state, and of all objects in it, by the name of the class; the state comes first, and
            what a variant keeps under `variants` last, by the id of the variant.
        actions, events: the fields of each kind.
        refusals: the codes that a refused action may have.
    """

    ruleset: Ruleset
    places: Mapping[str, int]
    options: Mapping[str, list[str]]
    objects: Mapping[str, list[Name]]
    actions: Mapping[str, list[Name]]
    events: Mapping[str, list[Name]]
    refusals: list[str]


def describe(ruleset: Ruleset) -> Described:
    """Collect what a scenario of a ruleset may name."""
    codec, options = ruleset.codec, ruleset.game.options
    return Described(
        ruleset,
        dict(_places(ruleset.program)),
        {name: values_of(options, name) for name in options.model_fields},
        {cls.__name__: _fields(cls, ruleset if cls is codec.state else None) for cls in _classes(codec.state)}
        | {variant.id: _fields(variant.state) for variant in ruleset.variants if variant.state},
        {short(kind): _struct(cls, SEAT) for kind, cls in codec.actions.items()},
        {short(kind): _struct(cls) for kind, cls in codec.events.items()},
        list(codes_of(PlayError)),
    )


def _places(program: Program) -> Iterator[tuple[str, int]]:
    times = {program.loops[place.loop]: place.times for place in program.places if place.phase is None}
    for path in nodes(program):
        yield path, times.get(path, 1)


def _classes(cls: Any) -> list[Any]:
    """List a state class and those of the objects in it; phases are not named."""
    found = [cls]
    for owner in found:
        for field in fields_of(owner):
            parts = [field.type]
            for part in parts:
                parts += get_args(part)
            inner = [get_origin(part) or part for part in parts if is_state_class(part)]
            found += [one for one in dict.fromkeys(inner) if one not in found and _is_plain(one)]
    return found


def _is_plain(cls: Any) -> bool:
    names = [field.name for field in fields_of(cls)]
    return bool(names) and "entered" not in names


def _fields(cls: Any, ruleset: Ruleset | None = None) -> list[Name]:
    """List the fields of a class; those of a whole state, whose ruleset is handed over, may belong to the engine."""
    own = OF_ENGINE if ruleset else ()
    kept = ruleset is None or any(variant.state for variant in ruleset.variants)
    return [
        Name(
            field.name,
            _type(field.name, field.type),
            field.visibility.value,
            is_deck(field.type, field.visibility),
            field.name in own,
        )
        for field in fields_of(cls)
        if kept or field.name != VARIANTS
    ]


def _type(name: str, kind: Any) -> Any:
    """Return what a field is in a scenario, where what variants keep is written by their ids."""
    return dict[str, VariantState] if name == VARIANTS else kind


def _struct(cls: type[msgspec.Struct], without: str = "") -> list[Name]:
    return [Name(name, kind) for name, kind in fields_of_struct(cls).items() if name != without]
