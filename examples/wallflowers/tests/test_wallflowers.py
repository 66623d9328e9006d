"""Wallflowers keeps the contract of its game, and turns the order round in every second round."""

from typing import cast

import pytest

from modiste import Match, load
from modiste.testing import contract
from swap_party.state import SwapState

test_contract = contract("swap-party", variants=["wallflowers"])


def flair_of_choosers(match: Match) -> list[int]:
    """Play until all three have chosen; return the flair of what they brought, in their order."""
    found: list[int] = []
    while len(found) < 3:
        state, seat = cast(SwapState, match.state), match.waiting[0]
        if brought := state.guests[seat].brought:
            found.append(state.garments.flair[brought])
        match.submit(next(iter(match.space(seat))))
    return found


@pytest.mark.rule("wallflowers.round.order")
def test_the_shy_choose_first_in_every_second_round() -> None:
    match = Match.new(load().ruleset("swap-party", variants=["wallflowers"]), 3, seed=1)
    rounds = [flair_of_choosers(match) for _ in range(6)]

    assert rounds == [sorted(flair, reverse=number % 2 == 0) for number, flair in enumerate(rounds)]
