"""Events, actions and questions as sentences, by the ids of their messages and without code of any game.

The kind of an event or action names its message (`pret-a-porter.pawn_placed` reads `event-pawn-placed`)
and its fields are the message's arguments: numbers stay numbers, a text is named by the message
`<field>-<value>` (one that is empty, because it is secret, by `unknown-<field>`), a tuple of texts becomes a list in
which equal ones are counted (by `counted-<field>`, if there is such a message), an assignment is told place by place,
and a seat becomes its player. `$you` says whether the seat is the one that reads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from modiste.event import AnsweredAlone
from modiste.screens import Screens

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.event import Event
    from modiste.phase import AnyPhase
    from modiste.ruleset import Ruleset
    from modiste.space import Assigned
    from modiste.text import Argument, Texts

BACK = "/back"
"""Ends the id of a card's other side."""


class Sentences:
    """Says what happens in one match to one reader.

    `reader` is the seat that reads (None: a spectator).
    """

    def __init__(self, ruleset: Ruleset, texts: Texts, names: Sequence[str], reader: int | None = None) -> None:
        self.texts = texts
        self.names = names
        self._codec = ruleset.codec
        self._content = ruleset.content
        self._screens = ruleset.game.screens or Screens()
        self._reader = reader
        self._called_you = texts.say("you-name") if texts.has("you-name") else ""

    def event(self, event: Event) -> str:
        """Say what has happened; nothing for what nobody needs to be told."""
        return "" if isinstance(event, AnsweredAlone) else self._say("event", event)

    def action(self, action: Action) -> str:
        """Say what a seat may do, as a line of a menu."""
        return self._say("action", action)

    def question(self, phase: AnyPhase, seat: int) -> str:
        """Ask what a phase wants to know, or nothing if the game leaves that to the shape of the answer."""
        message = self.texts.id_of("question", self._short(type(phase)))
        if not self.texts.has(message):
            return ""
        plain = ((name, value) for name, value in phase.plain().items() if isinstance(value, (bool, int, str)))
        return self.texts.say(message, **self._arguments([*plain, ("seat", seat)]))

    def item(self, action: Action, item: str) -> str:
        """Name an item of a subset or an assignment that `action` answers."""
        return self.name(self._short(type(action)), item)

    def player(self, seat: int) -> str:
        """Name the player of a seat; -1 is nobody. To another seat that reads, whoever is called You is no `you`."""
        if not 0 <= seat < len(self.names):
            return self.texts.say("nobody")
        name = self.names[seat]
        elsewhere = self._reader not in (None, seat) and name == self._called_you
        return self.texts.say("you-elsewhere", name=name) if elsewhere else name

    def name(self, field: str, value: str) -> str:
        """Name the value of a text field."""
        if not value:
            unknown = self.texts.id_of("unknown", field)
            return self.texts.say(unknown) if self.texts.has(unknown) else ""
        return self._screens.name_of(field, value, self.texts, self._content) or self._message_of(field, value)

    def _message_of(self, field: str, value: str) -> str:
        base = value.removesuffix(BACK)
        words = field.split("_")
        for start in range(len(words)):
            message = self.texts.id_of("-".join(words[start:]), base)
            if self.texts.has(message):
                return self._side(message, base != value)
        return value.replace("_", " ")

    def _side(self, message: str, back: bool) -> str:
        if back and self.texts.has(f"{message}.trained"):
            return self.texts.say(f"{message}.trained")
        name = self.texts.say(message)
        return self.texts.say("name-back", name=name) if back else name

    def _short(self, cls: type) -> str:
        return self._codec.kind_of(cls).rpartition(".")[2]

    def _say(self, family: str, thing: Action | Event) -> str:
        kind = self._short(type(thing))
        message = self.texts.id_of(family, kind)
        fields = [(name, getattr(thing, name)) for name in type(thing).__struct_fields__]
        arguments = self._arguments(fields, kind)
        if self.texts.has(message):
            return self.texts.say(message, **arguments)
        values = [str(value) for name, value in arguments.items() if name in dict(fields) and name != "seat"]
        what = " ".join([kind.replace("_", " "), *values])
        return self.texts.say(f"{family}-unworded", seat=str(arguments.get("seat", "")), what=what)

    def _arguments(self, fields: Iterable[tuple[str, object]], kind: str = "") -> dict[str, Argument]:
        arguments: dict[str, Argument] = {}
        for name, value in fields:
            if name == "seat" and isinstance(value, int):
                arguments |= {"seat": self.player(value), "you": _yes(self._is_you(value))}
            elif isinstance(value, bool):
                arguments[name] = _yes(value)
            elif isinstance(value, int):
                arguments[name] = value
            elif isinstance(value, str):
                arguments[name] = self.name(name, value)
            elif isinstance(value, tuple):
                arguments |= {name: self._list(name, value, kind), f"{name}_count": len(value)}
            else:
                arguments[name] = str(msgspec.to_builtins(value))
        return arguments

    def _is_you(self, seat: int) -> bool:
        """Say whether a seat is spoken to: the one that reads or, where nobody in particular does, who is called so."""
        return self.player(seat) == self._called_you if self._reader is None else seat == self._reader

    def _list(self, field: str, values: tuple[object, ...], kind: str) -> str:
        if field == "assigned":
            return self._assigned(values, kind)
        if field == "chosen":
            field = kind
        singular = field.removesuffix("s") if field != kind else field
        named = ((self._part(singular, value), count) for value, count in Counter(values).items())
        parts = [self._counted(singular, name, count) for name, count in named]
        return self.texts.join(parts) if parts else self.texts.say("nothing")

    def _assigned(self, pairs: tuple[object, ...], kind: str) -> str:
        """Tell an assignment place by place, those without an item too if the game names its places."""
        placed: dict[str, list[str]] = {place: [] for place in self._screens.places(kind)} if pairs else {}
        for item, place in cast("Assigned", pairs):
            placed.setdefault(place, []).append(self.name(kind, item))
        parts = [
            self.texts.say("placed", place=self.name(kind, place), items=self._items(items))
            for place, items in placed.items()
        ]
        return self.texts.say("semicolon").join(parts) if parts else self.texts.say("nothing")

    def _items(self, names: Sequence[str]) -> str:
        """List items, those that are called alike once with how many they are."""
        parts = [
            name if count == 1 else self.texts.say("placed-several", item=name, count=count)
            for name, count in Counter(names).items()
        ]
        return self.texts.join(parts) if parts else self.texts.say("nothing")

    def _part(self, field: str, value: object) -> str:
        if isinstance(value, int):
            return self.player(value)
        return self.name(field, str(value))

    def _counted(self, field: str, name: str, count: int) -> str:
        """Say how many there are of something: as the game counts such things, else only where there are several."""
        own = self.texts.id_of("counted", field)
        if self.texts.has(own):
            return self.texts.say(own, count=count, name=name)
        return name if count == 1 else self.texts.say("counted", count=count, name=name)


def _yes(value: bool) -> str:
    return "yes" if value else "no"
