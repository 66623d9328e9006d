"""Spaces: what a seat may do now, in four shapes.

`OneOf` chooses one action, `Subset` some items, `Assign` a place for every item, `Amount` a number. A space
answers the same few questions whatever its shape, so prompts, bots, fuzzers and protocols need no other.
`Subset` and `Assign` take a downward-closed condition: what holds for a choice holds for every part of it, so
they can be grown item by item and are never listed to check or sample them.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

import msgspec

from modiste.action import Action

Chosen: TypeAlias = tuple[str, ...]
"""The answer to a `Subset`: the items that were chosen."""

Assigned: TypeAlias = tuple[tuple[str, str], ...]
"""The answer to an `Assign`: every item with its place."""

MANY = 1_000_000
"""More than any space has items: no upper bound."""


class Space(Protocol):
    """What every shape answers; it may share lists with the state, so it is to be read and never changed."""

    @property
    def only(self) -> Action | None:
        """The single member, or None if there are several."""

    def contains(self, action: Action) -> bool:
        """Say whether `action` is a member."""

    def size(self) -> int:
        """Count the members (this may list them)."""

    def __iter__(self) -> Iterator[Action]:
        """Yield the members lazily, in a fixed order."""

    def sample(self, rng: Random) -> Action:
        """Draw a member; every member can come, not all equally often."""

    def describe(self) -> dict[str, object]:
        """Say shape and members' parts as JSON-ready data."""


class OneOf(msgspec.Struct, gc=False):
    """One action out of a list.

    The list is written down either as actions, or as values: then `make` turns a value into its action and `read`
    gives the value back, so that an action is made only when it is picked.
    """

    values: Sequence[Any]
    make: Callable[[Any], Action] | None = None
    read: Callable[[Any], Any] | None = None

    @property
    def actions(self) -> Sequence[Action]:
        """The members."""
        make = self.make
        return self.values if make is None else [make(value) for value in self.values]

    @property
    def only(self) -> Action | None:
        return self.actions[0] if len(self.values) == 1 else None

    def contains(self, action: Action) -> bool:
        make = self.make
        if make is None or (read := self.read) is None:
            return action in self.values
        try:
            value = read(action)
        except AttributeError:
            return False
        if value not in self.values:
            return False
        made = make(value)
        return action is made or action == made

    def size(self) -> int:
        return len(self.values)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def sample(self, rng: Random) -> Action:
        values, make = self.values, self.make
        value = values[int(rng.random() * len(values))]
        return value if make is None else make(value)

    def describe(self) -> dict[str, object]:
        return {"shape": "one_of", "actions": [msgspec.to_builtins(action) for action in self.actions]}


class Subset(msgspec.Struct, gc=False):
    """Some of the items, between `least` and `most`, in their given order.

    `fits` is the downward-closed condition on what is chosen so far; the empty choice always fits. `make`
    turns a choice into the action, whose field `chosen` repeats it.
    """

    items: Sequence[str]
    make: Callable[[Chosen], Action]
    fits: Callable[[Chosen], bool] | None = None
    least: int = 0
    most: int = MANY

    @property
    def only(self) -> Action | None:
        if self.least == 0 and self.items:
            fits = self.fits
            if self.most > 0 and (fits is None or any(fits((item,)) for item in self.items)):
                return None
            return self.make(())
        two = list(itertools.islice(self, 2))
        return two[0] if len(two) == 1 else None

    def admits(self, chosen: Chosen) -> bool:
        """Say whether `chosen` may be answered: known items in order, none twice, the condition and the bounds."""
        if not self.least <= len(chosen) <= self.most:
            return False
        rest = iter(self.items)
        for item in chosen:
            if item not in rest:
                return False
        return self.fits is None or not chosen or self.fits(chosen)

    def contains(self, action: Action) -> bool:
        chosen = getattr(action, "chosen", None)
        return isinstance(chosen, tuple) and self.admits(chosen) and self.make(chosen) == action

    def size(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Action]:
        return (self.make(chosen) for chosen in self._grow((), 0) if len(chosen) >= self.least)

    def _grow(self, chosen: Chosen, start: int) -> Iterator[Chosen]:
        yield chosen
        if len(chosen) == self.most:
            return
        for place in range(start, len(self.items)):
            more = (*chosen, self.items[place])
            if self.fits is None or self.fits(more):
                yield from self._grow(more, place + 1)

    def sample(self, rng: Random) -> Action:
        random, fits = rng.random, self.fits
        if fits is None and self.least == 0 and self.most >= len(self.items):
            return self.make(tuple([item for item in self.items if random() < 0.5]))
        chosen: Chosen = ()
        for item in self.items:
            if len(chosen) < self.most and random() < 0.5:
                more = (*chosen, item)
                if fits is None or fits(more):
                    chosen = more
        if len(chosen) < self.least:
            return self._sample_listed(rng)
        return self.make(chosen)

    def _sample_listed(self, rng: Random) -> Action:
        members = list(self)
        return members[int(rng.random() * len(members))]

    def describe(self) -> dict[str, object]:
        most = min(self.most, len(self.items))
        return {"shape": "subset", "items": list(self.items), "least": self.least, "most": most}


class Assign(msgspec.Struct, gc=False):
    """A place for every item.

    `fits` is the downward-closed condition on the pairs assigned so far. `make` turns the pairs, in the order
    of the items, into the action, whose field `assigned` repeats them. Every partial assignment that fits
    must have a way to be completed.
    """

    items: Sequence[str]
    places: Sequence[str]
    make: Callable[[Assigned], Action]
    fits: Callable[[Assigned], bool] | None = None

    @property
    def only(self) -> Action | None:
        if self.fits is None and len(self.places) > 1 and self.items:
            return None
        two = list(itertools.islice(self, 2))
        return two[0] if len(two) == 1 else None

    def contains(self, action: Action) -> bool:
        places = self.places
        try:
            pairs: Assigned = action.assigned  # type: ignore[attr-defined]
            if type(pairs) is not tuple or len(pairs) != len(self.items):
                return False
            for item, (name, place) in zip(self.items, pairs):  # noqa: B905 - as long as one another
                if name != item or place not in places:
                    return False
        except (AttributeError, TypeError, ValueError):  # no answer to an assignment, or something else than pairs
            return False
        return (self.fits is None or self.fits(pairs)) and self.make(pairs) == action

    def size(self) -> int:
        if self.fits is None:
            return int(len(self.places) ** len(self.items))
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Action]:
        return (self.make(pairs) for pairs in self._grow(()))

    def _grow(self, pairs: Assigned) -> Iterator[Assigned]:
        if len(pairs) == len(self.items):
            yield pairs
            return
        for more in self._next(pairs):
            yield from self._grow(more)

    def _next(self, pairs: Assigned) -> list[Assigned]:
        item = self.items[len(pairs)]
        longer = [(*pairs, (item, place)) for place in self.places]
        return longer if self.fits is None else [more for more in longer if self.fits(more)]

    def sample(self, rng: Random) -> Action:
        random = rng.random
        if self.fits is None:
            drawn, places, count = [], self.places, len(self.places)
            for item in self.items:  # quicker than a comprehension for the few items of a hand
                drawn.append((item, places[int(random() * count)]))
            return self.make(tuple(drawn))
        pairs: Assigned = ()
        while len(pairs) < len(self.items):
            ways = self._next(pairs)
            pairs = ways[int(random() * len(ways))]
        return self.make(pairs)

    def describe(self) -> dict[str, object]:
        return {"shape": "assign", "items": list(self.items), "places": list(self.places)}


class Amount(msgspec.Struct, gc=False):
    """A number from `low` to `high` in steps; `make` turns it into the action, whose field `amount` repeats it."""

    low: int
    high: int
    make: Callable[[int], Action]
    step: int = 1

    @property
    def only(self) -> Action | None:
        return self.make(self.low) if self.high < self.low + self.step else None

    def contains(self, action: Action) -> bool:
        amount = getattr(action, "amount", None)
        if type(amount) is not int or not self.low <= amount <= self.high or (amount - self.low) % self.step:
            return False
        return self.make(amount) == action

    def size(self) -> int:
        return (self.high - self.low) // self.step + 1

    def __iter__(self) -> Iterator[Action]:
        return (self.make(amount) for amount in range(self.low, self.high + 1, self.step))

    def sample(self, rng: Random) -> Action:
        return self.make(self.low + self.step * int(rng.random() * self.size()))

    def describe(self) -> dict[str, object]:
        return {"shape": "amount", "low": self.low, "high": self.high, "step": self.step}
