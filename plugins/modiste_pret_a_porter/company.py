"""What can be read off a company: its upkeep, its places for employees, its counts."""

from __future__ import annotations

from collections.abc import Iterator

from modiste_pret_a_porter.content import Side
from modiste_pret_a_porter.state import Company, PretState
from modiste_pret_a_porter.words import BOARD_PLACES, STYLES


def card_ids(company: Company) -> list[str]:
    """List the ids of all cards with abilities: contracts, buildings, employees."""
    return company.contracts + company.buildings + company.board_employees + company.building_employees


def employees(company: Company) -> list[str]:
    """List the hired employees, those on the board first."""
    return company.board_employees + company.building_employees


def sides(state: PretState, company: Company) -> Iterator[Side]:
    """Yield the sides of all cards with abilities."""
    known = state.cards.sides
    return (known[side] for side in card_ids(company))


def upkeep(state: PretState, company: Company) -> int:
    """Add up the upkeep: open board places, employees, buildings, and the interest of all debts."""
    known = state.cards.sides
    total = BOARD_PLACES - len(company.board_employees)
    for side in company.board_employees + company.buildings + company.building_employees:
        total += known[side].upkeep
    total += company.loan_interest
    if company.credits:
        total += sum(company.credits) // 10
    return total if total > 0 or state.options.surplus else 0


def has_place(company: Company) -> bool:
    """Say whether there is a free place for an employee."""
    return len(company.board_employees) < BOARD_PLACES or len(company.building_employees) < len(company.buildings)


def style_counts(state: PretState, company: Company) -> dict[str, int]:
    """Count the designs of each printed style, finished or not."""
    counts: dict[str, int] = dict.fromkeys(STYLES, 0)
    designs = state.cards.designs
    for design in company.designs:
        counts[designs[design].style] += 1
    return counts


def best_style_count(state: PretState, seat: int) -> int:
    """Count the designs of a seat's best-represented style."""
    return max(style_counts(state, state.companies[seat]).values())


def feature_count(state: PretState, seat: int, feature: str) -> int:
    """Count what a seat brings to a feature in this show; without a collection, nothing."""
    company = state.companies[seat]
    if not company.collection:
        return 0
    if feature == "quantity":
        return len(company.collection)
    count: int = getattr(company, feature)
    return count


def things(company: Company, per: str) -> int:
    """Count what an amount `per` something counts."""
    if per == "prestige":
        return company.prestige
    if per == "employees":
        return len(company.board_employees) + len(company.building_employees)
    counted: list[str] = getattr(company, per)
    return len(counted)


def debts_due(state: PretState, company: Company) -> tuple[int, int]:
    """Return the face value of Credits and the payback of loans that the next exhibition's repayment asks for."""
    payback = state.rules.loan_terms(state, True).payback
    return sum(company.credits), payback * (company.loans - company.new_loans)
