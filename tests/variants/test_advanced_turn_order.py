"""The advanced variant of Prêt-à-Porter: who plays when."""

from __future__ import annotations

import pytest

from modiste.match import Match
from modiste_pret_a_porter.state import PretState
from tests.pret_a_porter.table import at, just
from tests.variants.table import ruleset

RULES = ruleset("advanced-turn-order")


def first_order(seed: int) -> tuple[int, ...]:
    """Set up a match of four and read who plays when in round I."""
    state = Match.new(RULES, 4, seed).state
    assert isinstance(state, PretState)
    return tuple(state.order)


def opened(round: int, *cash: int, order: list[int], points: tuple[int, ...] = (0, 0, 0, 0)) -> list[int]:
    """Open a working round with so much cash and so many points by seat, after a round in this order."""
    companies = [{"cash": own, "victory_points": more} for own, more in zip(cash, points, strict=True)]
    return at("preparation", *companies, rules=RULES, round=round, order=order).state.order


@pytest.mark.rule("pap.advanced.opening")
def test_chance_orders_all_companies() -> None:
    """Not only the first player is drawn: every order of the companies can come."""
    orders = {first_order(seed) for seed in range(150)}

    assert 24 == len(orders)
    assert [2, 0, 3, 1] == opened(1, 10, 20, 30, 40, order=[2, 0, 3, 1])


@pytest.mark.rule("pap.advanced.poorest_first")
@pytest.mark.parametrize("round", [4, 7, 10])
def test_after_a_show_the_poorest_company_plays_first(round: int) -> None:
    """Cash and victory points count together."""
    assert [3, 1, 0, 2] == opened(round, 30, 25, 40, 5, order=[0, 1, 2, 3], points=(3, 2, 0, 19))


@pytest.mark.rule("pap.advanced.poorest_first")
def test_prestige_does_not_count_before_it_is_exchanged() -> None:
    """However much of it a company has."""
    companies = [{"cash": 20, "prestige": 9}, {"cash": 21}, {"cash": 22}]
    match = at("preparation", *companies, rules=RULES, round=4, order=[2, 1, 0])

    assert [0, 1, 2] == match.state.order


@pytest.mark.rule("pap.advanced.ties")
def test_equally_rich_companies_keep_their_order() -> None:
    """The one that played earlier in the show plays earlier again."""
    assert [1, 3, 0, 2] == opened(7, 20, 10, 20, 10, order=[1, 0, 3, 2])
    assert [3, 1, 2, 0] == opened(7, 20, 10, 20, 10, order=[3, 2, 1, 0])


@pytest.mark.rule("pap.advanced.reversal")
@pytest.mark.parametrize("round", [2, 5, 8, 11])
def test_the_second_round_of_a_quarter_turns_the_order_round(round: int) -> None:
    """Whatever companies have by then."""
    assert [2, 0, 3, 1] == opened(round, 40, 10, 20, 30, order=[1, 3, 0, 2])


@pytest.mark.rule("pap.advanced.exhibitions")
@pytest.mark.parametrize("round", [3, 6, 9, 12])
def test_exhibitions_keep_the_order(round: int) -> None:
    """Whoever is the poorest."""
    companies = [{"cash": 40}, {"cash": 30}, {"cash": 20}]
    match = just("opening", *companies, rules=RULES, round=round, order=[0, 2, 1])

    assert [0, 2, 1] == match.state.order


@pytest.mark.rule("pap.advanced.no_rotation")
def test_no_working_round_passes_the_token_to_the_left() -> None:
    """In a year that nobody gets richer in, only the second rounds of the quarters change the order."""
    year = [[0, 2, 1]]
    for round in (2, 4, 5, 7, 8, 10, 11):
        year.append(opened(round, 9, 9, 9, order=year[-1], points=(0, 0, 0)))

    assert [[0, 2, 1], *[[1, 2, 0], [1, 2, 0], [0, 2, 1], [0, 2, 1]] * 2][:8] == year
