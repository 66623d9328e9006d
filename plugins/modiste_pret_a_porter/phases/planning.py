"""The planning phase: pawns go to the locations, one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
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

PLACE = [placings.__getitem__ for placings in PLACINGS]
LOCATION_OF = attrgetter("location")


@state_class
class PlacingPawns(Phase[PretState, Action]):
    """In turn order, one pawn each, until all stand on a location.

    `turn` counts the pawns placed, `free` lists the locations with a free space and `limit` is the number of spaces:
    kept here because placing pawns is the commonest decision of all.
    """

    clauses = ("pap.planning.turns", "pap.planning.pawn_limit", "pap.planning.bank_unlimited")

    turn: Public[int] = 0
    limit: Public[int] = 0
    free: Public[list[str]] = field(default_factory=list)

    def enter(self, table: PretTable) -> None:
        state = table.state
        self.limit = state.rules.pawn_limit(state)
        limit, pawns = self.limit, state.pawns
        self.free = [place for place in LOCATIONS if len(pawns[place]) < limit or place == "bank"]
        self._begin_turn(table)

    def waiting(self, state: PretState) -> Sequence[int]:
        seat = state.order[self.turn % state.seats]
        return SEATS[seat] if state.companies[seat].pawns else ()

    def space(self, state: PretState, seat: int) -> OneOf:
        company = state.companies[seat]
        free = self.free
        if company.moments & LIMIT_BIT:
            ignored = [place for side in companies.sides(state, company) for place in side.ignored_limits]
            if not all(place in free for place in ignored):
                free = [place for place in LOCATIONS if place in free or place in ignored]
        return OneOf(free, PLACE[seat], LOCATION_OF)

    def asides(self, state: PretState, seat: int) -> OneOf | None:
        return dismissals(state, seat)

    def apply(self, table: PretTable, action: Action) -> None:
        if not isinstance(action, PlacePawn):
            assert isinstance(action, Dismiss)
            dismiss(table, action.seat, action.employee)
            return
        state, seat, location = table.state, action.seat, action.location
        pawns = state.pawns[location]
        pawns.append(seat)
        if len(pawns) == self.limit and location != "bank":
            self.free.remove(location)
        state.companies[seat].pawns -= 1
        table.emit(events.PawnPlaced(seat, location))
        self.turn += 1
        if table.ruleset.hooks.turn_started:
            self._begin_turn(table)

    def _begin_turn(self, table: PretTable) -> None:
        if self.waiting(table.state):
            table.start_turn(table.state.order[self.turn % table.state.seats])
