"""Fill: cards are dealt to the cities."""

from __future__ import annotations

from modiste.phase import Automatic
from modiste.stateclass import state_class
from modiste_couture.events import CityFilled
from modiste_couture.setup import CoutureTable
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES, ROW


@state_class
class Filling(Automatic[CoutureState]):
    """Three open cards go to each city."""

    clauses = ("couture.fill.cards",)

    def enter(self, table: CoutureTable) -> None:
        state = table.state
        state.turn += 1
        turn, deck, rows, emit = state.turn, state.deck, state.rows, table.emit
        for city in CITIES:
            dealt = tuple(deck[-ROW:])
            del deck[-ROW:]
            rows[city] += dealt
            emit(CityFilled(turn, city, dealt))
