"""Swap Party keeps the contract of every game, and its own rules."""

from random import Random
from typing import cast

import pytest

from modiste import IllegalAction, Match, RandomBot, load
from modiste.testing import check_contract
from swap_party.bot import GreedyBot
from swap_party.phases import Bring, Take
from swap_party.rules import lines_of
from swap_party.state import SwapState

RULESET = load().ruleset("swap-party")


def state_of(match: Match) -> SwapState:
    return cast(SwapState, match.state)


def first_round() -> Match:
    """Begin a match of three in which each brings the first garment of its hand."""
    match = Match.new(RULESET, 3, seed=1)
    for guest in state_of(match).guests:
        match.submit(Bring(guest.seat, guest.hand[0]))
    return match


def test_the_contract() -> None:
    check_contract(RULESET)


def test_the_most_flair_chooses_first_and_never_its_own() -> None:
    match = first_round()
    state, first = state_of(match), match.waiting[0]
    flair = [state.garments.flair[guest.brought] for guest in state.guests]

    assert flair[first] == max(flair)
    with pytest.raises(IllegalAction):
        match.submit(Take(first, state.guests[first].brought))


def test_what_nobody_took_goes_to_charity() -> None:
    match = first_round()
    for _ in range(3):
        match.submit(next(iter(match.space(match.waiting[0]))))

    assert len(state_of(match).charity) == 2
    assert [(len(guest.closet), guest.brought) for guest in state_of(match).guests] == [(1, "")] * 3


def test_collections_and_looks() -> None:
    state, closet = state_of(first_round()), ["silk_hat.2", "silk_coat.11", "silk_shoes.7", "tweed_hat.5"]

    assert lines_of(state, closet) == {"collections": 6 + 1, "looks": 5}
    assert lines_of(state, closet[:2]) == {"collections": 3, "looks": 0}


def test_looking_one_step_ahead_pays() -> None:
    won = 0
    for seed in range(40):
        match = Match.new(RULESET, 3, seed)
        match.run([GreedyBot(), RandomBot(), RandomBot()], Random(seed))
        won += match.standings()[0].rank == 1

        assert [len(guest.closet) for guest in state_of(match).guests] == [7, 7, 7]
    assert won > 20
