"""Random starting designs in Prêt-à-Porter: what companies begin with, and what is left."""

from __future__ import annotations

import pytest

from modiste.match import Match
from modiste_pret_a_porter.state import PretState
from tests.variants.table import ruleset

RULES = ruleset("random-designs")


def begun(seats: int, seed: int, rules: str = "random-designs") -> PretState:
    """Set up a match."""
    state = Match.new(ruleset(rules), seats, seed).state
    assert isinstance(state, PretState)
    return state


@pytest.mark.rule("pap.random_designs.token")
def test_the_token_gives_the_type_and_no_designs() -> None:
    """The types are those of a match without the variant; the designs are none of the token's but by chance."""
    numbered = 0
    for seed in range(20):
        state = begun(4, seed)
        usual = [company.clothing_type for company in begun(4, seed, "advanced-turn-order").companies]

        assert usual == [company.clothing_type for company in state.companies]
        numbered += sum(
            design in state.cards.starting[company.clothing_type]
            for company in state.companies
            for design in company.designs
        )
    assert numbered < 20  # of 160, of which 6 or 7 are to be expected


@pytest.mark.rule("pap.random_designs.hand")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_of_all_designs_are_dealt_to_everybody(seats: int) -> None:
    """Starting designs and all others are dealt alike."""
    hands = [company.designs for seed in range(60) for company in begun(seats, seed).companies]
    dealt = {design for hand in hands for design in hand}
    known = begun(seats, 1).cards.designs

    assert {2} == {len({*hand}) for hand in hands}
    assert len(dealt) > 40
    assert {True, False} == {known[design].starting for design in dealt}


@pytest.mark.rule("pap.random_designs.deck")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_left_is_the_deck(seats: int) -> None:
    """Four designs lie open, and each design is in one place alone."""
    state = begun(seats, 3)
    owned = [design for company in state.companies for design in company.designs]

    assert 4 == len(state.designs)
    assert 46 - 2 * seats == len(state.design_deck)
    assert sorted(state.cards.designs) == sorted([*owned, *state.designs, *state.design_deck])
    assert 5 == len({tuple(begun(seats, seed).designs) for seed in range(5)})


def test_other_chance_stays_as_it_is() -> None:
    """The designs have a stream of their own, so nothing else is dealt differently."""
    one, other = begun(3, 7), begun(3, 7, "advanced-turn-order")

    assert (one.contracts, one.buildings, one.shows) == (other.contracts, other.buildings, other.shows)
