"""The seven turns of a game."""

from __future__ import annotations

from random import Random

import pytest

from modiste_couture.actions import DiscardCard, PlaceBids, TakeCard
from modiste_couture.events import CityFilled
from modiste_couture.portfolio import hand_of
from modiste_couture.words import CITIES
from tests.couture.table import Scene, fresh, some_action


def played(seats: int, seed: int) -> Scene:
    """Play a game at random."""
    match, rng = fresh(seats, seed), Random(seed)
    while not match.over:
        match.does(some_action(match, rng))
    return match


@pytest.mark.rule("couture.turns.seven")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_seven_turns_deal_the_whole_deck(seats: int) -> None:
    """Every city is filled seven times, at every number of seats."""
    match = played(seats, 1)
    filled = match.told(CityFilled)

    assert [(turn, city) for turn in range(1, 8) for city in CITIES] == [(event.turn, event.city) for event in filled]
    assert sorted(match.state.cards.auction) == sorted(card for event in filled for card in event.cards)
    assert [] == match.state.deck


@pytest.mark.rule("couture.turns.seven", refused=True)
def test_after_the_seventh_turn_nothing_can_be_done() -> None:
    match = played(3, 2)
    hand = hand_of(match.state, 0)
    match.refuses(
        PlaceBids(0, tuple((card, "paris") for card in hand)), DiscardCard(0, hand[0]), TakeCard(0, "flop.45")
    )
