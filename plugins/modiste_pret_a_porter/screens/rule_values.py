"""The numbers of the ruleset in play that the rules text names.

What a rule decides is asked of the rule, at tables that are set up for it and thrown away, so that the text follows
variants too; the rest is read off cards and words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from modiste.match import Match
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.phases.materials import LOWEST_PRICE
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import (
    BOARD_PLACES,
    DISPLAY_SIZES,
    MATERIALS,
    PAWNS,
    PREPARATIONS,
    QUALITY_OF,
    STARTING_CASH,
)

if TYPE_CHECKING:
    from modiste.ruleset import Ruleset

Values = Iterator[tuple[str, int]]

COUNTS: Final = {2: "two", 3: "three", 4: "four"}
"""The words for seat counts, within the names of values."""

ROWS: Final = (1, 2, 3, 4)
"""The rows of a show tile, from the top down."""

EXAMPLE_UPKEEP: Final = 9
"""The upkeep of the worked example that takes a loan."""


def rule_values(ruleset: Ruleset) -> dict[str, int]:
    """Give the numbers by name; those that depend on how many play end or begin with the count in words."""
    tables = {seats: _table(ruleset, seats) for seats in ruleset.game.seats}
    first = next(iter(tables.values()))
    values = {
        "starting_cash": STARTING_CASH,
        "starting_upkeep": companies.upkeep(first, first.companies[0]),
        "pawns": PAWNS,
        "board_places": BOARD_PLACES,
        "display_cards": DISPLAY_SIZES["contracts"],
        "display_designs": DISPLAY_SIZES["designs"],
        "lowest_price": LOWEST_PRICE,
    }
    values |= _purchases(first) | {f"preparation_{reward}": amount for reward, amount in PREPARATIONS.items()}
    values |= _borrowing(first)
    for seats, state in tables.items():
        values |= dict(_by_count(state, COUNTS[seats]))
    return values


def _table(ruleset: Ruleset, seats: int) -> PretState:
    state = Match.new(ruleset, seats, seed=0).state
    assert isinstance(state, PretState)
    return state


def _purchases(state: PretState) -> dict[str, int]:
    """Give the Quality of a purchase and the price of each material by place, whose names are short here."""
    short = {place: place.partition("_")[0] for place in QUALITY_OF}
    quality = {f"quality_{short[place]}": amount for place, amount in QUALITY_OF.items()}
    prices = state.cards.prices
    return quality | {f"{one}_{short[place]}": prices[place][one] for place in QUALITY_OF for one in MATERIALS}


def _borrowing(state: PretState) -> dict[str, int]:
    """Give what the bank lends for one design of a style and for three, and the terms of loans."""
    for_upkeep, for_debts = (state.rules.loan_terms(state, debts) for debts in (False, True))
    return {
        "credit_per_design": _credit(state, 1),
        "credit_for_three": _credit(state, 3),
        "loan_cash": for_upkeep.cash,
        "loan_interest": for_upkeep.interest,
        "loan_payback": for_debts.payback,
        "debt_loan_cash": for_debts.cash,
        "nine_with_loan": EXAMPLE_UPKEEP + for_upkeep.interest,
    }


def _credit(state: PretState, designs: int) -> int:
    """Ask what the bank lends to a seat with so many designs, all of one style."""
    known = state.cards.designs
    style = next(iter(known.values())).style
    state.companies[0].designs = [design for design in known if known[design].style == style][:designs]
    return state.rules.credit_limit(state, 0)


def _by_count(state: PretState, count: str) -> Values:
    yield f"spaces_{count}", state.rules.pawn_limit(state)
    yield f"points_{count}", state.rules.victory_points_per_prestige(state)
    for row in ROWS:
        first, second = state.rules.prestige_awards(state, row)
        yield f"{count}_row{row}_first", first
        yield f"{count}_row{row}_second", second
