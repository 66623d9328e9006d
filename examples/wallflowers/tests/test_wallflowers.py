"""Wallflowers keeps the contract of its game, and turns the order round in every second round."""

from typing import cast

from modiste import Match, load
from modiste.testing import check_contract
from swap_party.state import SwapState

RULESET = load().ruleset("swap-party", variants=["wallflowers"])


def choosers(match: Match) -> list[int]:
    """Play until everybody has chosen once; return the flair of what they brought, in their order."""
    found: list[int] = []
    while len(found) < 3:
        state, seat = cast(SwapState, match.state), match.waiting[0]
        if brought := state.guests[seat].brought:
            found.append(state.garments.flair[brought])
        match.submit(next(iter(match.space(seat))))
    return found


def test_the_contract() -> None:
    check_contract(RULESET)


def test_the_shy_choose_first_in_every_second_round() -> None:
    match = Match.new(RULESET, 3, seed=1)
    rounds = [choosers(match) for _ in range(6)]

    assert rounds == [sorted(flair, reverse=number % 2 == 0) for number, flair in enumerate(rounds)]
