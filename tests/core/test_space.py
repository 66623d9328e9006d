"""Spaces: whatever their shape, listing, checking, counting and drawing agree."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from operator import attrgetter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from modiste.action import Action
from modiste.space import Amount, Assign, Assigned, Chosen, OneOf, Space, Subset


class Take(Action, frozen=True):
    """Take a number of things."""

    amount: int


class Choose(Action, frozen=True):
    """Choose some things."""

    chosen: Chosen


class Place(Action, frozen=True):
    """Put things in places."""

    assigned: Assigned


class Pass(Action, frozen=True):
    """Do nothing."""


def take(amount: int) -> Take:
    return Take(0, amount)


def choose(chosen: Chosen) -> Choose:
    return Choose(0, chosen)


def place(assigned: Assigned) -> Place:
    return Place(0, assigned)


ITEMS = list("abcde")
WEIGHTS = st.lists(st.integers(0, 5), min_size=5, max_size=5)


@st.composite
def one_ofs(draw: st.DrawFn) -> OneOf:
    amounts = draw(st.lists(st.integers(0, 9), min_size=1, unique=True))
    if draw(st.booleans()):
        return OneOf(amounts, take, attrgetter("amount"))
    return OneOf([take(amount) for amount in amounts])


@st.composite
def amounts(draw: st.DrawFn) -> Amount:
    low = draw(st.integers(-5, 5))
    return Amount(low, low + draw(st.integers(0, 20)), take, draw(st.integers(1, 7)))


@st.composite
def subsets(draw: st.DrawFn) -> Subset:
    """Draw things that may weigh so much together; `least` is a number that can be had."""
    items, weights, limit = ITEMS[: draw(st.integers(0, 5))], draw(WEIGHTS), draw(st.integers(0, 15))

    def fits(chosen: Chosen) -> bool:
        return sum(weights[ITEMS.index(item)] for item in chosen) <= limit

    most = draw(st.integers(0, 5))
    lightest = sorted(weights[: len(items)])
    possible = max(count for count in range(len(items) + 1) if sum(lightest[:count]) <= limit)
    least = draw(st.integers(0, min(most, possible)))
    return Subset(items, choose, draw(st.sampled_from([fits, fits if least else None])), least, most)


@st.composite
def assigns(draw: st.DrawFn) -> Assign:
    """Draw places of which one is unlimited, so that every beginning can be completed."""
    room = draw(st.integers(0, 3))

    def fits(pairs: Assigned) -> bool:
        return sum(where == "x" for _, where in pairs) <= room

    items, places = ITEMS[: draw(st.integers(0, 3))], ["x", "y", "z"][: draw(st.integers(2, 3))]
    return Assign(items, places, place, draw(st.sampled_from([None, fits])))


SPACES = st.one_of(one_ofs(), amounts(), subsets(), assigns())


def universe() -> list[Action]:
    """List actions of all kinds, most of them members of no space at hand."""
    sets = [tuple(item for item, taken in zip(ITEMS, mask, strict=True) if taken) for mask in product([0, 1], repeat=5)]
    assigned = [
        tuple(zip(ITEMS, places, strict=False)) for count in range(4) for places in product("xyz", repeat=count)
    ]
    odd: list[Action] = [Pass(0), choose(("b", "a")), choose(("a", "a")), choose(("?",)), place((("?", "x"),))]
    return [*map(take, range(-9, 30)), *map(choose, sets), *map(place, assigned), *odd, Take(1, 3), Choose(1, ())]


UNIVERSE = universe()


@given(SPACES, st.integers(0, 2**32))
def test_listing_checking_counting_and_drawing_agree(space: Space, seed: int) -> None:
    members, rng = list(space), Random(seed)

    assert len(members) == space.size() > 0
    assert len(members) == len(set(members))
    assert members == [action for action in members if space.contains(action)]
    assert [] == [action for action in UNIVERSE if space.contains(action) != (action in members)]
    assert {True} == {space.sample(rng) in members for _ in range(20)}
    assert space.only == (members[0] if len(members) == 1 else None)


@given(SPACES)
def test_drawing_reaches_every_member(space: Space) -> None:
    rng, members = Random(1), set(space)
    drawn: set[Action] = set()
    for _ in range(500 * len(members)):
        drawn.add(space.sample(rng))
        if drawn == members:
            return
    raise AssertionError(f"never drawn: {members - drawn}")


@given(SPACES)
def test_a_description_is_json(space: Space) -> None:
    described: Any = msgspec.json.decode(msgspec.json.encode(space.describe()))

    assert described["shape"] in ("one_of", "subset", "assign", "amount")


def test_values_make_actions_when_they_are_picked() -> None:
    made: list[int] = []

    def make(amount: int) -> Take:
        made.append(amount)
        return take(amount)

    space = OneOf(range(1000), make, attrgetter("amount"))

    assert space.contains(take(7))
    assert not space.contains(Pass(0))
    assert [7] == made
    assert take(999) == list(space)[-1]


def test_large_subsets_are_neither_listed_to_draw_nor_to_check() -> None:
    items = [f"item {number}" for number in range(200)]
    space = Subset(items, choose, fits=lambda chosen: len(chosen) <= 100)
    action = space.sample(Random(1))

    assert space.contains(action)
    assert space.only is None


@pytest.mark.parametrize(
    ("space", "action"),
    [
        (Amount(0, 5, take), Take(0, True)),
        (Amount(0, 5, take), Take(0, 2.0)),  # type: ignore[arg-type]
        (Subset(ITEMS, choose), Choose(0, "ab")),  # type: ignore[arg-type]
        (Subset(ITEMS, choose), Choose(0, ["a"])),  # type: ignore[arg-type]
        (Assign(ITEMS[:1], ["x"], place), Place(0, [("a", "x")])),  # type: ignore[arg-type]
    ],
)
def test_values_of_another_type_are_no_members(space: Space, action: Action) -> None:
    assert not space.contains(action)


def test_the_shapes_say_how_they_are_answered() -> None:
    fits: Callable[[Chosen], bool] = lambda chosen: True  # noqa: E731 - a value in the table below

    assert {"shape": "amount", "low": 10, "high": 30, "step": 10} == Amount(10, 30, take, 10).describe()
    assert {"shape": "subset", "items": ["a"], "least": 0, "most": 1} == Subset(["a"], choose, fits).describe()
    assert {"shape": "assign", "items": ["a"], "places": ["x"]} == Assign(["a"], ["x"], place).describe()
    assert {"shape": "one_of", "actions": [{"seat": 0, "amount": 1}]} == OneOf([take(1)]).describe()
