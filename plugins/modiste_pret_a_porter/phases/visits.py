"""The locations: what a pawn, or an ability in its stead, does at each of them."""

from __future__ import annotations

from functools import partial
from typing import TypeVar

from modiste.action import Action
from modiste.phase import AnyPhase
from modiste.space import Amount, OneOf
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.abilities import PretTable, Which
from modiste_pret_a_porter.actions import (
    BuyBuilding,
    Decline,
    DrawDesign,
    HireEmployee,
    HireInPlaceOf,
    TakeContract,
    TakeCredit,
    TakeDesign,
    TakePreparation,
)
from modiste_pret_a_porter.phases.abilities import take_credit, using
from modiste_pret_a_porter.phases.decision import Decision, affordable_dismissals, dismiss
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import BOARD_PLACES, PREPARATIONS

A = TypeVar("A", bound=Action)
CREDITS = [partial(TakeCredit, seat) for seat in range(8)]


@state_class
class Visit(Decision[A]):
    """A company resolves a location: with a pawn, which then goes home, or by an ability for at most `most` pieces."""

    location: Public[str]
    pawn: Public[bool] = False
    most: Public[int | None] = None

    def decide(self, table: PretTable, action: A) -> None:
        if type(action) is Decline:
            table.emit(events.LocationDeclined(self.seat, self.location))
        else:
            self.resolve(table, action)

    def resolve(self, table: PretTable, action: A) -> None:
        """Carry out an answer that does something."""

    def leave(self, table: PretTable) -> None:
        if self.pawn:
            table.state.pawns[self.location].remove(self.seat)

    def card_gained(self, table: PretTable, side: str) -> None:
        """Let a card just gained act: its instants, and what it does at this very location."""
        gained = table.state.cards.sides[side]
        table.state.companies[self.seat].moments |= gained.moments
        moments = gained.abilities_at
        if not moments:
            return
        which: Which = "all" if self.seat in table.state.pawns[self.location] else "pawnless"
        acts: list[AnyPhase] = [
            using(self.seat, moment, which, card=side) for moment in ("gained", self.location) if moment in moments
        ]
        if acts:
            table.push(*acts)


@state_class
class Borrowing(Visit[TakeCredit]):
    """Location 1, the bank: a Credit in tens up to the limit; 0 declines."""

    clauses = ("pap.bank.limit", "pap.bank.printed_styles", "pap.bank.per_visit")

    def space(self, state: PretState, seat: int) -> Amount:
        return Amount(0, state.rules.credit_limit(state, seat), CREDITS[seat], step=10)

    def resolve(self, table: PretTable, action: TakeCredit) -> None:
        if action.amount == 0:
            table.emit(events.LocationDeclined(self.seat, self.location))
        take_credit(table, self.seat, action.amount)


@state_class
class TakingContract(Visit[TakeContract | Decline]):
    """Location 2: one open contract, free."""

    clauses = ("pap.contracts.take",)

    def space(self, state: PretState, seat: int) -> OneOf:
        return OneOf([*[TakeContract(seat, card) for card in state.contracts], Decline(seat)])

    def resolve(self, table: PretTable, action: TakeContract | Decline) -> None:
        assert isinstance(action, TakeContract)
        table.state.contracts.remove(action.contract)
        table.state.companies[self.seat].contracts.append(action.contract)
        table.emit(events.ContractTaken(self.seat, action.contract))
        self.card_gained(table, action.contract)


@state_class
class BuyingBuilding(Visit[BuyBuilding | Decline]):
    """Location 3: one open building, at its price."""

    clauses = ("pap.buildings.buy", "pap.buildings.workplace")

    def space(self, state: PretState, seat: int) -> OneOf:
        cash, known = state.companies[seat].cash, state.cards.sides
        affordable = [BuyBuilding(seat, card) for card in state.buildings if known[card].cost <= cash]
        return OneOf([*affordable, Decline(seat)])

    def resolve(self, table: PretTable, action: BuyBuilding | Decline) -> None:
        assert isinstance(action, BuyBuilding)
        state = table.state
        company, cost = state.companies[self.seat], state.cards.sides[action.building].cost
        company.cash -= cost
        state.buildings.remove(action.building)
        company.buildings.append(action.building)
        table.emit(events.BuildingBought(self.seat, action.building, cost, companies.upkeep(state, company)))
        self.card_gained(table, action.building)


@state_class
class Hiring(Visit[HireEmployee | HireInPlaceOf | Decline]):
    """Location 4: one open employee, on a free place or in that of somebody who is dismissed."""

    clauses = ("pap.employees.hire", "pap.employees.place", "pap.employees.make_room")

    def space(self, state: PretState, seat: int) -> OneOf:
        if companies.has_place(state.companies[seat]):
            return OneOf([*[HireEmployee(seat, card) for card in state.employees], Decline(seat)])
        leaving = affordable_dismissals(state, seat)
        swaps = [HireInPlaceOf(seat, card, old) for card in state.employees for old in leaving]
        return OneOf([*swaps, Decline(seat)])

    def resolve(self, table: PretTable, action: HireEmployee | HireInPlaceOf | Decline) -> None:
        assert not isinstance(action, Decline)
        state = table.state
        company = state.companies[self.seat]
        if isinstance(action, HireInPlaceOf):
            places = dismiss(table, self.seat, action.dismissed_employee)
        elif len(company.board_employees) < BOARD_PLACES:
            places = company.board_employees
        else:
            places = company.building_employees
        state.employees.remove(action.employee)
        places.append(action.employee)
        table.emit(events.EmployeeHired(self.seat, action.employee, companies.upkeep(state, company)))
        self.card_gained(table, action.employee)


@state_class
class TakingDesign(Visit[TakeDesign | DrawDesign | Decline]):
    """Location 5: one open design, or the unseen top one of the deck."""

    clauses = ("pap.designs.take", "pap.designs.reshuffle")

    def space(self, state: PretState, seat: int) -> OneOf:
        takes: list[Action] = [TakeDesign(seat, card) for card in state.designs]
        if state.design_deck or state.discards["designs"]:
            takes.append(DrawDesign(seat))
        return OneOf([*takes, Decline(seat)])

    def resolve(self, table: PretTable, action: TakeDesign | DrawDesign | Decline) -> None:
        company = table.state.companies[self.seat]
        if isinstance(action, TakeDesign):
            table.state.designs.remove(action.design)
            company.designs.append(action.design)
            table.emit(events.DesignTaken(self.seat, action.design))
            return
        design = draw_design(table)
        company.designs.append(design)
        table.emit(events.DesignDrawn(self.seat, design))


@state_class
class ChoosingPreparation(Visit[TakePreparation | Decline]):
    """Location 9: one of the last-minute rewards that still lie there."""

    clauses = ("pap.preparations.choose", "pap.preparations.once")

    def space(self, state: PretState, seat: int) -> OneOf:
        return OneOf([*[TakePreparation(seat, reward) for reward in state.preparations], Decline(seat)])

    def resolve(self, table: PretTable, action: TakePreparation | Decline) -> None:
        assert isinstance(action, TakePreparation)
        state, reward = table.state, action.resource
        company, amount = state.companies[self.seat], PREPARATIONS[reward]
        if state.options.preparations_supply == "once":
            state.preparations.remove(reward)
        setattr(company, reward, getattr(company, reward) + amount)
        table.emit(events.PreparationTaken(self.seat, reward, amount))


def draw_design(table: PretTable) -> str:
    """Take the top design of the deck; shuffle the discards into a new deck first if there is none."""
    state = table.state
    if not state.design_deck:
        state.design_deck, state.discards["designs"] = state.discards["designs"], []
        table.random("designs").shuffle(state.design_deck)
        table.emit(events.DesignsReshuffled(len(state.design_deck)))
    return state.design_deck.pop()
