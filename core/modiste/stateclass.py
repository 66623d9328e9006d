"""The decorator that makes a class part of a state, and the code it generates.

A state class is a mutable slotted dataclass whose fields all say who sees them. From the fields four methods
are generated, as plain Python without loops over names, because they run for every bot's move: `clone`,
`masked` (the same object as one seat may see it), `plain` (JSON-ready) and `hidden` (how many values it does
not see). Card definitions, closures and live objects do not belong in a state; types the generator
does not know are refused.
"""

from __future__ import annotations

import dataclasses
import sys
import types
import typing
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar, dataclass_transform, get_args, get_origin

from modiste.errors import BadDeclaration
from modiste.visibility import Visibility

C = TypeVar("C")
BOUND = ("ruleset", "rules", "options", "content")
"""What ties a state (the class with a stack) to its ruleset."""

SCALARS: dict[object, str] = {int: "0", str: "''", bool: "False", float: "0.0", type(None): "None"}


@dataclass(frozen=True, slots=True)
class StateField:
    """One field of a state class: its name, its type without the marker, and who sees it."""

    name: str
    type: object
    visibility: Visibility


@dataclass_transform(kw_only_default=True, field_specifiers=(dataclasses.field,))
def state_class(cls: type[C]) -> type[C]:
    """Make `cls` a state class: keyword-only slotted dataclass with generated clone, mask and JSON forms.

    Raises:
        BadDeclaration: a field has no visibility marker, or a type that a state cannot hold.
    """
    made: Any = dataclass(slots=True, kw_only=True)(cls)
    made.state_fields = tuple(_read_fields(made))
    for name, source in _methods(made.__name__, made.state_fields).items():
        scope: dict[str, Any] = {"new": object.__new__, "cls": made}
        exec(source, scope)  # the only way to have loop-free methods; the source is built from field names alone
        setattr(made, name, scope[name])
    return typing.cast(type[C], made)


def fields_of(cls: type) -> tuple[StateField, ...]:
    """The fields of a state class, in order."""
    return typing.cast(tuple[StateField, ...], cls.__dict__["state_fields"])


def is_state_class(candidate: object) -> bool:
    """Say whether `candidate` is a class made by `state_class`."""
    return hasattr(get_origin(candidate) or candidate, "state_fields")


def _read_fields(made: type) -> list[StateField]:
    inherited = {f.name: f for base in made.__mro__[1:] if is_state_class(base) for f in fields_of(base)}
    own = made.__annotations__  # a field that is declared anew counts, not the inherited one
    found = [_read_field(made, f.name) if f.name in own else inherited[f.name] for f in dataclasses.fields(made)]
    if any(f.visibility is Visibility.OWNER for f in found) and "seat" not in {f.name for f in found}:
        raise BadDeclaration(f"{made.__name__}: an Owner field needs a `seat` field beside it", cls=made.__name__)
    return found


def _read_field(made: type, name: str) -> StateField:
    hint: Any = made.__annotations__[name]
    if isinstance(hint, str):
        hint = eval(hint, vars(sys.modules[made.__module__]))  # as typing.get_type_hints does, for this field alone
    marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Visibility)]
    if len(marks) != 1:
        raise BadDeclaration(
            f"{made.__name__}.{name}: say who sees it (Public, Owner, Each or Nobody)", cls=made.__name__, field=name
        )
    return StateField(name, hint.__origin__, marks[0])


def _methods(owner: str, fields: tuple[StateField, ...]) -> dict[str, str]:
    head = "    it = new(cls)\n"
    extra = "".join(f"    it.{name} = self.{name}\n" for name in BOUND if any(f.name == "stack" for f in fields))
    clone = "".join(f"    it.{f.name} = {_copy(f.type, 'self.' + f.name, owner)}\n" for f in fields)
    masked = "".join(f"    it.{f.name} = {_mask(f, owner)}\n" for f in fields)
    plain = ", ".join(f"{f.name!r}: {_plain(f.type, 'self.' + f.name)}" for f in fields)
    hidden = " + ".join(filter(None, (_hidden(f) for f in fields))) or "0"
    return {
        "clone": f"def clone(self):\n{head}{extra}{clone}    return it\n",
        "masked": f"def masked(self, seat):\n{head}{extra}{masked}    return it\n",
        "plain": f"def plain(self):\n    return {{{plain}}}\n",
        "hidden": f"def hidden(self, seat):\n    return {hidden}\n",
    }


def _is_scalar(kind: object) -> bool:
    if kind in SCALARS or get_origin(kind) in (tuple, Literal):
        return True
    if get_origin(kind) in (typing.Union, types.UnionType):
        return all(_is_scalar(part) for part in get_args(kind))
    return False


def _optional_state(kind: object) -> bool:
    parts = get_args(kind)
    return get_origin(kind) in (typing.Union, types.UnionType) and any(is_state_class(p) for p in parts)


def _walk(kind: object, value: str, leaf: Callable[[object, str], str | None], owner: str) -> str:
    """Build the expression for `value`, whose innermost parts `leaf` writes (None: not a leaf of its own)."""
    written = leaf(kind, value)
    if written is not None:
        return written
    origin, parts = get_origin(kind), get_args(kind)
    if origin is list:
        return f"[{_walk(parts[0], 'item', leaf, owner)} for item in {value}]"
    if origin is dict:
        return f"{{key: {_walk(parts[1], 'item', leaf, owner)} for key, item in {value}.items()}}"
    raise BadDeclaration(f"{owner}: a state cannot hold {kind!r}", cls=owner, type=str(kind))


def _copy(kind: object, value: str, owner: str) -> str:
    def leaf(kind: object, value: str) -> str | None:
        if _is_scalar(kind):
            return value
        if is_state_class(kind):
            return f"{value}.clone()"
        if _optional_state(kind):
            return f"({value} and {value}.clone())"
        if get_origin(kind) is list and _is_scalar(get_args(kind)[0]):
            return f"{value}[:]"
        if get_origin(kind) is dict and _is_scalar(get_args(kind)[1]):
            return f"{value}.copy()"
        return None

    return _walk(kind, value, leaf, owner)


def _blank(kind: object, value: str, owner: str) -> str:
    def leaf(kind: object, value: str) -> str | None:
        if kind in SCALARS:
            return SCALARS[kind]
        if _is_scalar(kind):
            return "()" if get_origin(kind) is tuple else "None"
        return "{}" if get_origin(kind) is dict else None

    return _walk(kind, value, leaf, owner)


def _mask(field: StateField, owner: str) -> str:
    kind, value = field.type, f"self.{field.name}"

    def leaf(kind: object, value: str) -> str | None:
        if is_state_class(kind):
            return f"{value}.masked(seat)"
        if _optional_state(kind):
            return f"({value} and {value}.masked(seat))"
        return value if _is_scalar(kind) else None

    if field.visibility is Visibility.PUBLIC:
        return _walk(kind, value, leaf, owner)
    if field.visibility is Visibility.NOBODY:
        return _blank(kind, value, owner)
    if field.visibility is Visibility.OWNER:
        return f"({_copy(kind, value, owner)} if seat == self.seat else {_blank(kind, value, owner)})"
    if get_origin(kind) is not list:
        raise BadDeclaration(f"{owner}.{field.name}: an Each field is a list by seat", cls=owner, field=field.name)
    entry = get_args(kind)[0]
    own, other = _copy(entry, "entry", owner), _blank(entry, "entry", owner)
    return f"[{own} if number == seat else {other} for number, entry in enumerate({value})]"


def _plain(kind: object, value: str) -> str:
    def leaf(kind: object, value: str) -> str | None:
        if is_state_class(kind):
            return f"{value}.plain()"
        if _optional_state(kind):
            return f"({value} and {value}.plain())"
        origin, parts = get_origin(kind), get_args(kind)
        simple = origin in (list, dict) and _is_scalar(parts[-1])
        return value if simple or _is_scalar(kind) else None

    return _walk(kind, value, leaf, "plain")


def _hidden(field: StateField) -> str:
    """Write the count of values of a field that a seat does not see."""
    kind, value = field.type, f"self.{field.name}"
    if field.visibility is Visibility.PUBLIC:
        return _inner_hidden(kind, value)
    if field.visibility is Visibility.NOBODY:
        return _count(kind, value)
    if field.visibility is Visibility.OWNER:
        return f"(0 if seat == self.seat else {_count(kind, value)})"
    entry = _count(get_args(kind)[0], "entry")
    return f"sum({entry} for number, entry in enumerate({value}) if number != seat)"


def _inner_hidden(kind: object, value: str) -> str:
    """Write the count of what is hidden within a field that everybody sees, or nothing if it holds no objects."""
    if is_state_class(kind):
        return f"{value}.hidden(seat)"
    if _optional_state(kind):
        return f"({value}.hidden(seat) if {value} else 0)"
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (list, dict) and (inner := _inner_hidden(parts[-1], "item")):
        return f"sum({inner} for item in {value}{'.values()' if origin is dict else ''})"
    return ""


def _count(kind: object, value: str) -> str:
    """Write the count of values that are not blank, as a mask would leave them."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (list, dict):
        return f"sum({_count(parts[-1], 'item')} for item in {value}{'.values()' if origin is dict else ''})"
    return f"bool({value})" if kind in SCALARS or origin is tuple else f"({value} is not None)"
