"""What a value of a scenario may be: the types of a game's states, actions and events, in words and as checks."""

from __future__ import annotations

import json
import re
import types
import typing
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Literal, Self, TypeAlias, get_args, get_origin

from modiste.problem import KeyPath, Said, nearest, said
from modiste.stateclass import fields_of, is_state_class
from modiste.text import composed
from modiste.visibility import Visibility
from modiste.yaml_reader import plain_value

Note: TypeAlias = Callable[[KeyPath, Said, bool], None]
"""Notes what is wrong at a path; the last argument says whether its key is meant."""

EVERY: Final = "all"
"""Stands in the place of a number for every entry of a list."""

SCALARS: Final[dict[object, str]] = {int: "number", str: "text", bool: "switch", float: "number", type(None): "nothing"}
LONGEST_NUMBER: Final = 7
LARGEST: Final = 2**53
"""What is larger no state can be written with."""

_BARE: Final = re.compile(r"\w(?:[\w./ -]*[\w./-])?")
"""What YAML reads as text without quotes, wherever it stands."""


class Numbered(int):
    """The number of an entry that was called otherwise in the file: by a seat's name."""

    written: str

    def __new__(cls, number: int, written: str) -> Self:
        """Make a number that knows how it was written."""
        made = super().__new__(cls, number)
        made.written = written
        return made


def as_written(key: Any) -> str | int:
    """Return a key as it stands in the file."""
    return key.written if isinstance(key, Numbered) else key


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads values as what they are to be, and notes what is wrong with them.

    A list may be given in part, as a mapping by number, by the name of a seat, or by `all`.

    Attributes:
        names: what the seats are called, if they are.
        note: notes what is wrong.
        noted: what a watched reader has noted.
    """

    names: Sequence[str]
    note: Note
    noted: list[Said] = field(default_factory=list)

    def watched(self) -> Reader:
        """Return a reader whose `noted` tells what it alone has noted."""
        noted: list[Said] = []

        def note(path: KeyPath, what: Said, key: bool) -> None:
            noted.append(what)
            self.note(path, what, key)

        return Reader(self.names, note, noted)

    def read(self, kind: Any, value: object, path: KeyPath) -> object:
        """Return a value with seats as numbers; what is wrong with it is noted."""
        origin, parts = get_origin(kind), get_args(kind)
        if is_state_class(kind):
            return self._object(kind, value, path)
        if origin in (typing.Union, types.UnionType):
            return self._union(parts, value, path)
        if origin in (list, tuple):
            return self._list(kind, value, path)
        if origin is dict:
            if not isinstance(value, dict):
                return self._wrong(kind, value, path)
            return {key: self.read(parts[1], item, (*path, key)) for key, item in value.items()}
        return self._scalar(kind, value, path)

    def seat(self, value: object, seats: int, path: KeyPath, key: bool = False) -> int:
        """Return the number of a seat."""
        found = self.number(value)
        if isinstance(found, int) and 0 <= found < seats:
            return found
        wanted = ", ".join([*map(str, range(seats)), *self.names])
        self.note(
            path,
            said("problem-scenario-no-seat", got=str(value), near=nearest(str(value), self.names), known=wanted),
            key,
        )
        return 0

    def number(self, value: object) -> int | None:
        """Return a number, or that of a seat called like this."""
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        text = composed(str(value)).strip()
        return int(text) if text.isdecimal() and len(text) < LONGEST_NUMBER else self.called(text)

    def called(self, name: str) -> int | None:
        """Return the seat that is called like this, however it is written."""
        known = [composed(one).casefold() for one in self.names]
        wanted = composed(name).strip().casefold()
        return known.index(wanted) if wanted in known else None

    def _object(self, kind: Any, value: object, path: KeyPath) -> object:
        cls = get_origin(kind) or kind
        if not isinstance(value, dict):
            return self._wrong(kind, value, path)
        fields = {one.name: one.type for one in fields_of(cls)}
        if "entered" in fields:  # a phase: which one is known by its kind only
            return value
        known = {name: item for name, item in value.items() if name in fields}
        for name in value:
            if name not in fields:
                self.note(
                    (*path, name), said("problem-scenario-no-field", of=cls.__name__, near=nearest(name, fields)), True
                )
        return {name: self.read(fields[name], item, (*path, name)) for name, item in known.items()}

    def _list(self, kind: Any, value: object, path: KeyPath) -> object:
        origin, parts = get_origin(kind), get_args(kind)
        same = origin is list or parts[-1:] == (Ellipsis,)
        if isinstance(value, dict) and same:
            return self._by_number(parts[0], value, path)
        if not isinstance(value, list) or (not same and len(value) != len(parts)):
            return self._wrong(kind, value, path)
        kinds = [parts[0]] * len(value) if same else parts
        return [self.read(one, item, (*path, n)) for n, (one, item) in enumerate(zip(kinds, value, strict=True))]

    def _by_number(self, kind: Any, value: dict[str, object], path: KeyPath) -> object:
        found: dict[object, object] = {}
        for key, item in value.items():
            number = self.number(key)
            if key == EVERY:
                found[key] = self.read(kind, item, (*path, key))
            elif number is None:
                self.note(
                    (*path, key), said("problem-scenario-no-number", got=key, near=nearest(key, self.names)), True
                )
            else:
                found[Numbered(number, key)] = self.read(kind, item, (*path, key))
        return found

    def _union(self, parts: tuple[Any, ...], value: object, path: KeyPath) -> object:
        for part in parts:
            wrong: list[Said] = []
            found = Reader(self.names, partial(_keep, wrong)).read(part, value, path)
            if not wrong:
                return found
        inner = next((part for part in parts if is_state_class(part)), None)
        return self.read(inner, value, path) if inner and isinstance(value, dict) else self._wrong(parts, value, path)

    def _scalar(self, kind: Any, value: object, path: KeyPath) -> object:
        if get_origin(kind) is Literal:
            if value not in get_args(kind):
                words = [str(word) for word in get_args(kind)]
                what = said(
                    "problem-scenario-word", words=", ".join(words), got=shown(value), near=nearest(str(value), words)
                )
                self.note(path, what, False)
            return value
        names_seat = isinstance(path[-1], int) or str(path[-1]).endswith("seat")
        if kind is int and names_seat and isinstance(value, str) and (seat := self.called(value)) is not None:
            return seat
        if kind is int and type(value) is int and abs(value) >= LARGEST:
            self.note(path, said("problem-value-int-parsing-size"), False)
            return 0
        fits = kind not in SCALARS or type(value) is kind or (kind is float and type(value) is int)
        near = nearest(value, self.names) if kind is int and names_seat and isinstance(value, str) else ""
        return value if fits else self._wrong(kind, value, path, near)

    def _wrong(self, kind: Any, value: object, path: KeyPath, near: str = "") -> object:
        self.note(path, said("problem-scenario-type", wanted=type_words(kind), got=shown(value), near=near), False)
        return value


def _keep(wrong: list[Said], path: KeyPath, what: Said, key: bool) -> None:
    wrong.append(what)


def type_words(kind: Any) -> Said:
    """Say in words what a value is to be."""
    origin, parts = get_origin(kind), get_args(kind)
    if isinstance(kind, tuple) or origin in (typing.Union, types.UnionType):
        some = [part for part in parts or kind if part is not type(None)]
        return type_words(some[0]) if len(some) == 1 else said("scenario-type-any")
    if is_state_class(kind):
        return said("scenario-type-object", name=(origin or kind).__name__)
    if origin is list or parts[-1:] == (Ellipsis,):
        return said("scenario-type-list", of=type_words(parts[0]))
    if origin is tuple:
        return said("scenario-type-row", count=len(parts))
    if origin is dict:
        return said("scenario-type-dict", of=type_words(parts[1]))
    if origin is Literal:
        return said("scenario-type-word", words=", ".join(map(str, parts)))
    return said(f"scenario-type-{SCALARS.get(kind, 'any')}")


def notation(kind: Any) -> str:
    """Write a type for programs: `list[str]`."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(map(notation, parts))
    if origin is Literal:
        return " | ".join(map(repr, parts))
    name = getattr(origin or kind, "__name__", str(kind))
    if is_state_class(kind) or not parts:
        return "null" if kind is type(None) else str(name)
    return f"{name}[{', '.join('...' if part is Ellipsis else notation(part) for part in parts)}]"


def is_deck(kind: Any, visibility: Visibility) -> bool:
    """Tell whether a field is a deck: a list of plain values that nobody sees, its top at the end."""
    return visibility is Visibility.NOBODY and get_origin(kind) is list and get_args(kind)[0] in SCALARS


def decks_of(cls: type) -> list[str]:
    """Name the decks among the fields of a state."""
    return [one.name for one in fields_of(cls) if is_deck(one.type, one.visibility)]


def short(kind: str) -> str:
    """Return the kind of an action or event without the game."""
    return kind.rpartition(".")[2]


def shown(value: object) -> str:
    """Write a value in one line as YAML does."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{shown(key)}: {shown(item)}' for key, item in value.items())}}}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(shown, value))}]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str) and (not _BARE.fullmatch(value) or plain_value(value) != value):
        return json.dumps(value, ensure_ascii=False)
    return str(value)
