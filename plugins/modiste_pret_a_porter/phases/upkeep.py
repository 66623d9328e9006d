"""Upkeep, loans and debts, and the aging of contracts."""

from __future__ import annotations

from modiste.phase import Automatic
from modiste.stateclass import state_class
from modiste_pret_a_porter import abilities, events
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.abilities import PretTable
from modiste_pret_a_porter.content import BACK
from modiste_pret_a_porter.phases.growth import card_turned
from modiste_pret_a_porter.rules import LoanTerms
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import LAST_ROUND, SHOW_ROUNDS


@state_class
class PayingUpkeep(Automatic[PretState]):
    """Every company pays its upkeep, with forced loans if its cash does not reach."""

    def enter(self, table: PretTable) -> None:
        for seat in table.state.order:
            pay_upkeep(table, seat)


@state_class
class RepayingDebts(Automatic[PretState]):
    """Every company repays its Credits and the loans that are not of this exhibition."""

    def enter(self, table: PretTable) -> None:
        for seat in table.state.order:
            repay_debts(table, seat)


@state_class
class AgingContracts(Automatic[PretState]):
    """Contracts turn to their weaker side, or expire; none do after the last show."""

    def enter(self, table: PretTable) -> None:
        if table.state.round < LAST_ROUND:
            for seat in reversed(table.state.order):  # what turning a card pushes acts in turn order
                age_contracts(table, seat)


def pay_upkeep(table: PretTable, seat: int) -> None:
    """Let a seat pay its upkeep; each forced loan raises the very upkeep that is being paid."""
    state = table.state
    company = state.companies[seat]
    due = companies.upkeep(state, company)
    if due > company.cash:
        terms = state.rules.loan_terms(state, False)
        count = 0
        while due > company.cash + count * terms.cash:
            count += 1
            due += terms.interest
        take_loans(table, seat, count, terms, due)
    company.cash -= due
    table.emit(events.UpkeepPaid(seat, due))


def repay_debts(table: PretTable, seat: int) -> None:
    """Let a seat repay what is due, with further loans if its cash does not reach."""
    state = table.state
    company = state.companies[seat]
    terms = state.rules.loan_terms(state, True)
    credit_due, loans_due = companies.debts_due(state, company)
    due = credit_due + loans_due
    if due > company.cash:
        count = -((company.cash - due) // terms.cash)
        take_loans(table, seat, count, terms, companies.upkeep(state, company) + count * terms.interest)
    company.cash -= due
    company.credits = []
    company.loans, company.new_loans = company.new_loans, 0
    company.loan_interest = company.loans * terms.interest
    if due:
        table.emit(events.DebtsRepaid(seat, credit_due, loans_due, companies.upkeep(state, company)))


def take_loans(table: PretTable, seat: int, count: int, terms: LoanTerms, upkeep: int) -> None:
    """Force loans on a seat, which raise its upkeep to `upkeep`; those of an exhibition are not due before the next."""
    state = table.state
    company = state.companies[seat]
    company.loans += count
    company.loan_interest += count * terms.interest
    if state.round in SHOW_ROUNDS:
        company.new_loans += count
    company.cash += count * terms.cash
    table.emit(events.LoansTaken(seat, count, count * terms.cash, upkeep))


def age_contracts(table: PretTable, seat: int) -> None:
    """Turn a seat's front contracts over and discard those that were turned before."""
    state = table.state
    company = state.companies[seat]
    known = state.cards.sides
    held, company.contracts = company.contracts, []
    if not held:
        return
    turned = []
    for contract in held:
        if contract.endswith(BACK):
            state.discards["contracts"].append(known[contract].card)
            table.emit(events.ContractExpired(seat, contract))
        elif known[contract].other:
            turned.append(known[contract].other)
            table.emit(events.ContractWeakened(seat, contract))
        else:
            company.contracts.append(contract)
    company.contracts += turned
    for back in reversed(turned):
        card_turned(table, seat, back)
    abilities.refresh_moments(state, company)
