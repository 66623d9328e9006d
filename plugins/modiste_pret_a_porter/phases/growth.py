"""The growth phase: at most one training and one upgrade a company."""

from __future__ import annotations

from modiste.action import Action
from modiste.phase import InTurnOrder
from modiste.space import OneOf
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_pret_a_porter import abilities, events
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.abilities import PretTable
from modiste_pret_a_porter.actions import Dismiss, EndGrowth, Train, Upgrade
from modiste_pret_a_porter.content import GROWTH_BIT
from modiste_pret_a_porter.phases.abilities import using
from modiste_pret_a_porter.phases.decision import dismiss, dismissals
from modiste_pret_a_porter.state import PretState


@state_class
class Growing(InTurnOrder[PretState, Action]):
    """In turn order, each company may train one employee and upgrade one building."""

    clauses = ("pap.growth.limits", "pap.growth.once", "pap.growth.steps")

    trained: Public[bool] = False
    upgraded: Public[bool] = False

    def turn_order(self, state: PretState) -> list[int]:
        return state.order[:]

    def wants(self, state: PretState, seat: int) -> bool:
        return bool(state.companies[seat].moments & GROWTH_BIT and self._growths(state, seat))

    def next_turn(self, table: PretTable) -> None:
        self.trained = self.upgraded = False
        InTurnOrder.next_turn(self, table)

    def space(self, state: PretState, seat: int) -> OneOf:
        return OneOf([*self._growths(state, seat), EndGrowth(seat)])

    def asides(self, state: PretState, seat: int) -> OneOf | None:
        return dismissals(state, seat)

    def act(self, table: PretTable, action: Action) -> bool:
        if type(action) is Train:
            self.trained = True
            train(table, action.seat, action.employee)
        elif type(action) is Upgrade:
            self.upgraded = True
            upgrade(table, action.seat, action.building)
        elif type(action) is Dismiss:
            dismiss(table, action.seat, action.employee)
        else:
            return True
        if table.state.stack[-1] is not self:
            return False  # an instant of the new side acts first, and may bring cash to go on with
        return not self.wants(table.state, action.seat)

    def _growths(self, state: PretState, seat: int) -> list[Action]:
        company, known = state.companies[seat], state.cards.sides
        found: list[Action] = []
        if not self.trained:
            for employee in companies.employees(company):
                cost = known[employee].growth_cost
                if cost is not None and cost <= company.cash:
                    found.append(Train(seat, employee))
        if not self.upgraded:
            for building in company.buildings:
                cost = known[building].growth_cost
                if cost is not None and cost <= company.cash:
                    found.append(Upgrade(seat, building))
        return found


def train(table: PretTable, seat: int, employee: str) -> None:
    """Pay for an employee's training and turn the card."""
    company = table.state.companies[seat]
    places = company.board_employees if employee in company.board_employees else company.building_employees
    cost = _turn_over(table, seat, places, employee)
    table.emit(events.EmployeeTrained(seat, employee, cost, companies.upkeep(table.state, company)))


def upgrade(table: PretTable, seat: int, building: str) -> None:
    """Pay for a building's upgrade and turn the card."""
    company = table.state.companies[seat]
    cost = _turn_over(table, seat, company.buildings, building)
    table.emit(events.BuildingUpgraded(seat, building, cost, companies.upkeep(table.state, company)))


def _turn_over(table: PretTable, seat: int, places: list[str], front: str) -> int:
    side = table.state.cards.sides[front]
    company = table.state.companies[seat]
    cost = side.growth_cost or 0
    company.cash -= cost
    places[places.index(front)] = side.other
    card_turned(table, seat, side.other)
    return cost


def card_turned(table: PretTable, seat: int, back: str) -> None:
    """Let the instants of a side that has just been turned up act; where they must not, the side has none (D18)."""
    state = table.state
    company = state.companies[seat]
    abilities.refresh_moments(state, company)
    if "gained" in state.cards.sides[back].abilities_at:
        table.push(using(seat, "gained", card=back))
