"""What holds after every decision, whatever the options: random companies with a taste for dismissals."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.content import Cards
from modiste_pret_a_porter.game import conserved
from modiste_pret_a_porter.options import PretOptions
from modiste_pret_a_porter.state import Company, PretState
from modiste_pret_a_porter.words import ACTION_KINDS, BOARD_PLACES, DISPLAY_SIZES
from tests.pret_a_porter.table import Scene, ruleset


def some_options(rng: Random) -> dict[str, Any]:
    """Draw a value for every option."""
    values: dict[str, Any] = {
        "loan_payback": rng.randint(20, 60),
        "debt_loan_cash": rng.randint(1, 20),
        "margin_cash": rng.randint(1, 20),
    }
    for name, info in PretOptions.model_fields.items():
        if name not in values:
            values[name] = rng.choice(get_args(info.annotation) or (True, False))
    return values


def hold(state: PretState) -> None:
    """Check the whole table."""
    for company in state.companies:
        hold_for(state, company)
    cards = [state.cards.sides[side].card for company in state.companies for side in companies.card_ids(company)]
    for kind in ACTION_KINDS:
        cards += [*state.display(kind), *state.deck(kind), *state.discards[kind]]
        cards += filter(None, [state.upcoming[kind]])

    assert len(cards) == len(set(cards)), "no card is in two places"
    assert {"contracts": 18, "buildings": 18, "employees": 18, "designs": 50} == dict(conserved(state))
    assert all(len(state.display(kind)) <= size for kind, size in DISPLAY_SIZES.items())


def hold_for(state: PretState, company: Company) -> None:
    """Check one company."""
    counts = (company.cash, company.prestige, company.loans, company.new_loans, *company.materials.values())

    assert min(counts) >= 0
    assert company.new_loans <= company.loans
    assert all(credit > 0 and credit % 10 == 0 for credit in company.credits)
    assert len(company.board_employees) <= BOARD_PLACES
    assert len(company.building_employees) <= len(company.buildings)
    assert company.moments == moments(state.cards, company)
    assert company.loan_interest == 2 * company.loans
    assert len(company.used) == len(set(company.used))
    if state.options.bankruptcy is False:
        assert not company.out


def moments(cards: Cards, company: Company) -> int:
    """Work out anew at which moments a company's cards act."""
    bits = 0
    for side in companies.card_ids(company):
        bits |= cards.sides[side].moments
    return bits


@pytest.mark.parametrize("seed", range(12))
def test_a_year_of_random_play_breaks_nothing(seed: int) -> None:
    """Money, materials, debts, places and cards stay in order through a whole year."""
    rng = Random(seed)
    match = Scene.new(ruleset(**some_options(rng)), rng.choice((2, 3, 4)), seed)
    while not match.over:
        seat = match.waiting[0]
        asides = match.asides(seat)
        space = asides if asides is not None and rng.random() < 0.1 else match.space(seat)
        match.does(space.sample(rng))
        hold(match.state)
