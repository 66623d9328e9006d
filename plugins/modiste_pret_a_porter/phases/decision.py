"""What all decisions of a company share: one seat is asked, and may dismiss employees besides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from modiste.action import Action
from modiste.phase import SEATS, Phase
from modiste.space import OneOf
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.abilities import PretTable, refresh_moments
from modiste_pret_a_porter.actions import Dismiss
from modiste_pret_a_porter.state import PretState

A = TypeVar("A", bound=Action)


@state_class
class Decision(Phase[PretState, A]):
    """One seat is asked one thing; override `space` and `decide`."""

    seat: Public[int]
    done: Public[bool] = False

    def waiting(self, state: PretState) -> Sequence[int]:
        return () if self.done else SEATS[self.seat]

    def asides(self, state: PretState, seat: int) -> OneOf | None:
        return dismissals(state, seat)

    def apply(self, table: PretTable, action: A) -> None:
        answer: Action = action
        if type(answer) is Dismiss:  # isinstance would ask the metaclass, at every answer
            dismiss(table, answer.seat, answer.employee)
            self.dismissed(table)
        else:
            self.done = True
            self.decide(table, action)

    def decide(self, table: PretTable, action: A) -> None:
        """Carry out the answer."""

    def dismissed(self, table: PretTable) -> None:
        """Think again, after somebody has been dismissed."""


def dismissals(state: PretState, seat: int) -> OneOf | None:
    """Offer the dismissals that a seat can pay for, as a free action, if the options allow it at any time."""
    company = state.companies[seat]
    if state.options.dismissal != "any_time" or not (company.board_employees or company.building_employees):
        return None
    staff = [Dismiss(seat, employee) for employee in affordable_dismissals(state, seat)]
    return OneOf(staff) if staff else None


def affordable_dismissals(state: PretState, seat: int) -> list[str]:
    """List the employees whose severance pay the seat has."""
    company, severance = state.companies[seat], state.rules.severance
    return [one for one in companies.employees(company) if severance(state, seat, one) <= company.cash]


def dismiss(table: PretTable, seat: int, employee: str) -> list[str]:
    """Dismiss an employee against severance pay; return the list of places that is free now."""
    state = table.state
    company = state.companies[seat]
    cost = state.rules.severance(state, seat, employee)
    company.cash -= cost
    places = company.board_employees if employee in company.board_employees else company.building_employees
    places.remove(employee)
    state.discards["employees"].append(state.cards.sides[employee].card)
    refresh_moments(state, company)
    table.emit(events.EmployeeDismissed(seat, employee, cost, companies.upkeep(state, company)))
    return places
