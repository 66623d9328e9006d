"""The planning phase: pawns go to the locations, one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from modiste.action import Action
from modiste.phase import SEATS, Phase
from modiste.space import OneOf
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.abilities import PretTable
from modiste_pret_a_porter.actions import Dismiss, PlacePawn
from modiste_pret_a_porter.content import LIMIT_BIT
from modiste_pret_a_porter.phases.decision import dismiss, dismissals
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import LOCATIONS

PLACINGS = [{str(place): PlacePawn(seat, place) for place in LOCATIONS} for seat in range(8)]
"""The actions by seat and location, made once."""

LOCATION_OF = attrgetter("location")


@state_class
class PlacingPawns(Phase[PretState, Action]):
    """In turn order, one pawn each, until all stand on a location; `turn` counts the pawns placed."""

    clauses = ("pap.planning.turns", "pap.planning.pawn_limit", "pap.planning.bank_unlimited")

    turn: Public[int] = 0

    def enter(self, table: PretTable) -> None:
        self._begin_turn(table)

    def waiting(self, state: PretState) -> Sequence[int]:
        seat = state.order[self.turn % state.seats]
        return SEATS[seat] if state.companies[seat].pawns else ()

    def space(self, state: PretState, seat: int) -> OneOf:
        return OneOf(open_locations(state, seat), PLACINGS[seat].__getitem__, LOCATION_OF)

    def asides(self, state: PretState, seat: int) -> OneOf | None:
        return dismissals(state, seat)

    def apply(self, table: PretTable, action: Action) -> None:
        if isinstance(action, Dismiss):
            dismiss(table, action.seat, action.employee)
            return
        assert isinstance(action, PlacePawn)
        state = table.state
        state.pawns[action.location].append(action.seat)
        state.companies[action.seat].pawns -= 1
        table.emit(events.PawnPlaced(action.seat, action.location))
        self.turn += 1
        self._begin_turn(table)

    def _begin_turn(self, table: PretTable) -> None:
        if self.waiting(table.state):
            table.start_turn(table.state.order[self.turn % table.state.seats])


def open_locations(state: PretState, seat: int) -> list[str]:
    """List the locations where a seat may place a pawn: the bank, free spaces, and those whose limit it ignores."""
    limit, pawns = state.rules.pawn_limit(state), state.pawns
    company = state.companies[seat]
    if company.moments & LIMIT_BIT:
        free = {place for side in companies.sides(state, company) for place in side.ignored_limits}
        return [place for place in LOCATIONS if place == "bank" or len(pawns[place]) < limit or place in free]
    return [place for place in LOCATIONS if len(pawns[place]) < limit or place == "bank"]
