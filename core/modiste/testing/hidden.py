"""What a seat cannot know of a state, found through the markers of its fields, and shuffled.

The values of one field are exchanged with one another, over all objects that have the field. What a mask may show stays
as it is: the lengths of hidden lists, and who owns what.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping, MutableSequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from modiste.stateclass import fields_of, is_state_class
from modiste.visibility import Visibility

if TYPE_CHECKING:
    from modiste.state import State

Containers: TypeAlias = MutableSequence[Any] | MutableMapping[Any, Any]


@dataclass(slots=True)
class _Slots:
    """Places in a state that hold values which a seat cannot know, by class and field."""

    by_field: dict[tuple[type, str], list[tuple[Any, Any]]] = field(default_factory=dict)

    def add(self, owner: type, name: str, container: Any, key: Any) -> None:
        """Add a place, or the places within it if it holds a list or a mapping."""
        value = getattr(container, key) if is_state_class(type(container)) else container[key]
        if isinstance(value, list):
            for index in range(len(value)):
                self.add(owner, name, value, index)
        elif isinstance(value, dict):
            for inner in value:
                self.add(owner, name, value, inner)
        else:
            self.by_field.setdefault((owner, name), []).append((container, key))


def shuffle_unknown(state: State, seat: int | None, rng: Random) -> int:
    """Exchange, in place, the values of `state` that `seat` cannot know; return how many places there are."""
    slots = _Slots()
    _collect(state, seat, slots)
    for places in slots.by_field.values():
        values = [_get(*place) for place in places]
        if len(values) == 1 and type(values[0]) is int:
            values = [values[0] + 1]
        rng.shuffle(values)
        for (container, key), value in zip(places, values, strict=True):
            _set(container, key, value)
    return sum(map(len, slots.by_field.values()))


def mutable_parts(value: object) -> Iterator[object]:
    """Yield all objects, lists and mappings within a state, the state itself first."""
    if is_state_class(type(value)):
        yield value
        for part in fields_of(type(value)):
            yield from mutable_parts(getattr(value, part.name))
    elif isinstance(value, list | dict):
        yield value
        for item in value.values() if isinstance(value, dict) else value:
            yield from mutable_parts(item)


def _collect(thing: object, seat: int | None, slots: _Slots) -> None:
    """Find the hidden places of an object, and of the objects in its open fields."""
    for part in fields_of(type(thing)):
        value = getattr(thing, part.name)
        if part.visibility is Visibility.PUBLIC:
            for inner in _objects(value):
                _collect(inner, seat, slots)
        elif part.visibility is Visibility.EACH:
            for index in range(len(value)):
                if index != seat:
                    slots.add(type(thing), part.name, value, index)
        elif part.visibility is Visibility.NOBODY or getattr(thing, "seat", None) != seat:
            slots.add(type(thing), part.name, thing, part.name)


def _objects(value: object) -> Iterator[object]:
    if is_state_class(type(value)):
        yield value
    elif isinstance(value, list | dict):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _objects(item)


def _get(container: Any, key: Any) -> Any:
    return getattr(container, key) if is_state_class(type(container)) else container[key]


def _set(container: Any, key: Any, value: Any) -> None:
    if is_state_class(type(container)):
        setattr(container, key, value)
    else:
        container[key] = value
