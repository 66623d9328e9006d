"""The actions, the events, and the phases of a round that turn the ones into the others."""

from __future__ import annotations

from typing import TypeAlias

from modiste import Action, Automatic, Chosen, Event, InTurnOrder, OneOf, Simultaneous, Table, state_class
from swap_party.state import SwapState

SwapTable: TypeAlias = Table[SwapState]
FROM_THE_HOST = 2


class Bring(Action, frozen=True):
    """Choose a garment of the hand to hang on the rail."""

    garment: str


class Take(Action, frozen=True):
    """Take a garment from the rail."""

    garment: str


class HostBrought(Event, frozen=True):
    """The host has hung garments from the deck on the rail."""

    garments: Chosen


class Brought(Event, frozen=True):
    """A seat has shown what it brings."""

    seat: int
    garment: str


class Taken(Event, frozen=True):
    """A seat has taken a garment from the rail."""

    seat: int
    garment: str


class Kept(Event, frozen=True):
    """A seat has put on the last garment of its hand."""

    seat: int
    garment: str


@state_class
class Hosting(Automatic[SwapState]):
    """The host hangs the first garments on the rail."""

    def enter(self, table: SwapTable) -> None:
        state = table.state
        state.rail = [state.deck.pop() for _ in range(FROM_THE_HOST)]
        table.reveal()
        table.emit(HostBrought(tuple(state.rail)))


@state_class
class Bringing(Simultaneous[SwapState, Bring]):
    """All choose a garment of their hands in secret, then show them together."""

    clauses = ("swap-party.round.bring",)

    def space(self, state: SwapState, seat: int) -> OneOf:
        return OneOf([Bring(seat, garment) for garment in state.guests[seat].hand])

    def apply(self, table: SwapTable, action: Bring) -> None:
        table.state.guests[action.seat].brings = action.garment
        self.missing.remove(action.seat)

    def resolve(self, table: SwapTable) -> None:
        state = table.state
        table.reveal()
        for guest in state.guests:
            guest.brought, guest.brings = guest.brings, ""
            guest.hand.remove(guest.brought)
            state.rail.append(guest.brought)
            table.emit(Brought(guest.seat, guest.brought))


@state_class
class Choosing(InTurnOrder[SwapState, Take]):
    """One after the other takes a garment that is not their own; what is left goes to charity."""

    clauses = ("swap-party.round.order", "swap-party.round.take")

    def turn_order(self, state: SwapState) -> list[int]:
        return state.rules.choosing_order(state)

    def space(self, state: SwapState, seat: int) -> OneOf:
        own = state.guests[seat].brought
        return OneOf([Take(seat, garment) for garment in state.rail if garment != own])

    def act(self, table: SwapTable, action: Take) -> bool:
        table.state.rail.remove(action.garment)
        table.state.guests[action.seat].closet.append(action.garment)
        table.emit(Taken(action.seat, action.garment))
        return True

    def leave(self, table: SwapTable) -> None:
        state = table.state
        state.charity += state.rail
        state.rail = []
        for guest in state.guests:
            guest.brought = ""


@state_class
class Dressing(Automatic[SwapState]):
    """After the last round, everybody keeps the garment that is left in hand."""

    def enter(self, table: SwapTable) -> None:
        state = table.state
        table.reveal()
        for guest in state.guests:
            garment = guest.hand.pop()
            guest.closet.append(garment)
            table.emit(Kept(guest.seat, garment))


PHASES = (Hosting, Bringing, Choosing, Dressing)
ACTIONS = (Bring, Take)
EVENTS = (HostBrought, Brought, Taken, Kept)
