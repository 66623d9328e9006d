"""The rules as the source texts have them: the last answer to every question of `rules.PretRules`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from modiste.hooks import hookimpl
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.content import PRICE_BIT
from modiste_pret_a_porter.rules import LoanTerms
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import MOST_SPACES

LOAN_CASH = 20
INTEREST_PART = 10
"""Interest is a tenth of what was lent, each upkeep."""

AWARDS: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((4, 1), (3, 0), (2, 0), (1, 0)),
    3: ((4, 2), (3, 1), (2, 1), (1, 0)),
    4: ((4, 2), (3, 2), (2, 1), (1, 0)),
}
"""Prestige of the first and second prize by number of companies and row."""

RETAIL_TOP_ROW = (3, 2)
"""What the retail text prints for the top row with four companies (D1)."""


@cache
def _loan_terms(cash: int, payback: int) -> LoanTerms:
    """Make loan terms once: they are asked for whenever upkeep is added up."""
    return LoanTerms(cash, LOAN_CASH // INTEREST_PART, payback)


class BaseRules:
    """The base game's answers; what they mean stands in `PretRules`."""

    @hookimpl
    def turn_order(self, state: PretState) -> list[int]:
        """Keep the set-up's order in round I; afterwards every round begins one seat further left."""
        if state.round == 1:
            return state.order[:]
        return [(seat + 1) % state.seats for seat in state.order]

    @hookimpl
    def pawn_limit(self, state: PretState) -> int:
        return MOST_SPACES if state.seats == 4 else MOST_SPACES - 1

    @hookimpl
    def credit_limit(self, state: PretState, seat: int) -> int:
        return 10 * companies.best_style_count(state, seat)

    @hookimpl
    def material_prices(self, state: PretState, seat: int, location: str) -> Mapping[str, int]:
        company, printed = state.companies[seat], state.cards.prices[location]
        if not company.moments & PRICE_BIT:
            return printed
        change = sum([side.price_changes.get(location, 0) for side in companies.sides(state, company)])
        return {material: price + change for material, price in printed.items()}

    @hookimpl
    def severance(self, state: PretState, seat: int, employee: str) -> int:
        if state.options.severance_exempt == "board" and employee in state.companies[seat].board_employees:
            return 0
        return max(0, 2 * state.cards.sides[employee].upkeep)

    @hookimpl
    def loan_terms(self, state: PretState, for_debts: bool) -> LoanTerms:
        cash = state.options.debt_loan_cash if for_debts else LOAN_CASH
        return _loan_terms(cash, state.options.loan_payback)

    @hookimpl
    def victory_points_per_prestige(self, state: PretState) -> int:
        return state.seats - 1

    @hookimpl
    def feature_ranking(self, state: PretState, feature: str) -> tuple[list[int], list[int]]:
        """Give each ranked seat the place that counts all who do at least as well: ties so push down."""
        prizes: tuple[list[int], list[int]] = ([], [])
        counts = {seat: count for seat in state.order if (count := companies.feature_count(state, seat, feature))}
        rising = sorted(counts.values())
        for seat, count in counts.items():
            place = len(rising) - rising.index(count)
            if place <= len(prizes):
                prizes[place - 1].append(seat)
        return prizes

    @hookimpl
    def prestige_awards(self, state: PretState, row: int) -> tuple[int, int]:
        if state.seats == 4 and row == 1 and state.options.award_table == "retail":
            return RETAIL_TOP_ROW
        return AWARDS[state.seats][row - 1]

    @hookimpl
    def final_score(self, state: PretState, seat: int) -> int:
        company = state.companies[seat]
        return company.cash + company.victory_points
