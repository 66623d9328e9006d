"""Scoring: hands are shown, and the covers that wait for the end are handed out."""

from __future__ import annotations

from modiste.phase import Automatic
from modiste.stateclass import state_class
from modiste_couture.events import CoverTaken, HandShown
from modiste_couture.phases.winning import show_unseen
from modiste_couture.scoring import END_MAGAZINES, covers_of
from modiste_couture.setup import CoutureTable
from modiste_couture.state import CoutureState


@state_class
class Scoring(Automatic[CoutureState]):
    """After the last turn, everything is shown."""

    clauses = ("couture.scoring.winner",)

    def enter(self, table: CoutureTable) -> None:
        state = table.state
        points = state.cards.points
        show_unseen(table)
        for seat, hand in enumerate(state.known):
            table.emit(HandShown(seat, tuple(hand), sum(map(points.__getitem__, hand))))
        for magazine in END_MAGAZINES:
            for place, (seat, worth) in enumerate(covers_of(state, magazine), 1):
                table.emit(CoverTaken(seat, magazine, place, worth))
