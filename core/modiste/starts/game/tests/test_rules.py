"""The rules, clause by clause."""

from __future__ import annotations

from typing import cast

import pytest

from modiste import IllegalAction, Match, load
from sample_game.phases import Take
from sample_game.rules import standings
from sample_game.state import SampleGameState

RULESET = load().ruleset("sample-game")


def new_match(seats: int) -> Match:
    """Set up a match; the same one for each number of seats."""
    return Match.new(RULESET, seats=seats, seed=1)


def table_of(match: Match) -> SampleGameState:
    """Return the state of a match."""
    return cast(SampleGameState, match.state)


@pytest.mark.rule("sample-game.round.fill")
def test_a_row_has_one_garment_more_than_there_are_seats() -> None:
    assert len(table_of(new_match(seats=3)).row) == 4


@pytest.mark.rule("sample-game.round.take")
def test_a_garment_moves_into_the_wardrobe_of_who_takes_it() -> None:
    match = new_match(seats=2)
    garment = table_of(match).row[0]

    match.submit(Take(0, garment))

    assert table_of(match).wardrobes == [[garment], []]
    assert match.waiting == (1,)


@pytest.mark.rule("sample-game.round.take", refused=True)
def test_what_does_not_lie_there_cannot_be_taken() -> None:
    with pytest.raises(IllegalAction):
        new_match(seats=2).submit(Take(0, "no-such-garment"))


@pytest.mark.rule("sample-game.end.score")
def test_the_points_of_garments_are_added_up() -> None:
    table = table_of(new_match(seats=2)).clone()
    table.wardrobes = [["gown"], ["belt", "cape"]]

    first, second = standings(table)

    assert (first.points, first.rank) == (5, 2)
    assert (second.points, second.rank) == (6, 1)
