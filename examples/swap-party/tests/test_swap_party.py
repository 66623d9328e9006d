"""Swap Party keeps the contract of every game; each test of a rule names the clauses that it sees at work."""

from random import Random
from typing import cast

import pytest

from modiste import IllegalAction, Match, RandomBot, load
from modiste.testing import contract
from swap_party.bot import GreedyBot
from swap_party.phases import Bring, Take
from swap_party.rules import lines_of
from swap_party.state import SwapState

RULESET = load().ruleset("swap-party")

test_contract = contract("swap-party")


def state_of(match: Match) -> SwapState:
    return cast(SwapState, match.state)


def first_round() -> Match:
    """Begin a match of three in which each brings the first garment of its hand."""
    match = Match.new(RULESET, 3, seed=1)
    for guest in state_of(match).guests:
        match.submit(Bring(guest.seat, guest.hand[0]))
    return match


@pytest.mark.rule("swap-party.overview.deal", "swap-party.round.host")
@pytest.mark.rule("swap-party.round.bring", refused=True)
def test_seven_are_dealt_two_hung_up_and_nobody_brings_what_others_hold() -> None:
    match = Match.new(RULESET, 5, seed=1)
    state = state_of(match)

    assert [len(guest.hand) for guest in state.guests] == [7] * 5
    assert len(state.rail) == 2
    with pytest.raises(IllegalAction):
        match.submit(Bring(0, state.guests[1].hand[0]))


@pytest.mark.rule("swap-party.round.bring", "swap-party.round.order")
@pytest.mark.rule("swap-party.round.take", refused=True)
def test_the_most_flair_chooses_first_and_never_its_own() -> None:
    match = first_round()
    state, first = state_of(match), match.waiting[0]
    flair = [state.garments.flair[garment] for garment in state.rail[2:]]

    assert flair[first] == max(flair)
    with pytest.raises(IllegalAction):
        match.submit(Take(first, state.guests[first].brought))


@pytest.mark.rule("swap-party.round.take", "swap-party.round.charity")
def test_everybody_takes_one_and_the_rest_goes_to_charity() -> None:
    match = first_round()
    for _ in range(3):
        match.submit(next(iter(match.space(match.waiting[0]))))

    assert len(state_of(match).charity) == 2
    assert [len(guest.closet) for guest in state_of(match).guests] == [1, 1, 1]


@pytest.mark.rule("swap-party.score.collections", "swap-party.score.looks")
def test_collections_and_looks_score() -> None:
    closet = ["silk_hat.2", "silk_coat.11", "silk_shoes.7", "tweed_hat.5"]

    assert lines_of(state_of(first_round()), closet) == {"collections": 6 + 1, "looks": 5}


@pytest.mark.rule("swap-party.overview.goal", "swap-party.score.keep")
def test_whoever_looks_ahead_has_the_best_closet_of_seven() -> None:
    match = Match.new(RULESET, 3, seed=1)
    match.run([GreedyBot(), RandomBot(), RandomBot()], Random(1))
    first, *others = match.standings()

    assert (first.rank, first.points) == (1, max(one.points for one in (first, *others)))
    assert [len(guest.closet) for guest in state_of(match).guests] == [7, 7, 7]
