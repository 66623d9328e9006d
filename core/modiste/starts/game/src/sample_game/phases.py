"""The actions (wanted), the phases (going on) and the events (have happened)."""

from __future__ import annotations

from typing import TypeAlias

from modiste import Action, Automatic, Chosen, Event, InTurnOrder, OneOf, Table, lap, state_class
from sample_game.state import SampleGameState

SampleGameTable: TypeAlias = Table[SampleGameState]


class Take(Action, frozen=True):
    """Take a garment from the row."""

    garment: str


class RowFilled(Event, frozen=True):
    """A new row lies open."""

    garments: Chosen


class Taken(Event, frozen=True):
    """A seat has taken a garment."""

    seat: int
    garment: str


@state_class
class Filling(Automatic[SampleGameState]):
    """What nobody took is gone, and a new row is laid out: a garment for each seat, and one more."""

    def enter(self, table: SampleGameTable) -> None:
        state = table.state
        state.gone += state.row
        state.row = [state.deck.pop() for _ in range(state.seats + 1)]
        table.reveal()
        table.emit(RowFilled(tuple(state.row)))


@state_class
class Taking(InTurnOrder[SampleGameState, Take]):
    """Everybody takes one garment; who begins changes with each round."""

    clauses = ("sample-game.round.take",)

    def turn_order(self, state: SampleGameState) -> list[int]:
        first = lap(state, "game/round") % state.seats
        return [(first + place) % state.seats for place in range(state.seats)]

    def space(self, state: SampleGameState, seat: int) -> OneOf:
        return OneOf([Take(seat, garment) for garment in state.row])

    def act(self, table: SampleGameTable, action: Take) -> bool:
        table.state.row.remove(action.garment)
        table.state.wardrobes[action.seat].append(action.garment)
        table.emit(Taken(action.seat, action.garment))
        return True


PHASES = (Filling, Taking)
ACTIONS = (Take,)
EVENTS = (RowFilled, Taken)
