"""Bid: all seats divide their hands among the cities, in secret and at the same time."""

from __future__ import annotations

from functools import partial

from modiste.phase import Simultaneous
from modiste.space import Assign
from modiste.stateclass import state_class
from modiste_couture.actions import PlaceBids
from modiste_couture.events import BidsSealed
from modiste_couture.portfolio import hand_of
from modiste_couture.setup import CoutureTable
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES, MOST_SEATS

PLACE = [partial(PlaceBids, seat) for seat in range(MOST_SEATS)]


@state_class
class PlacingBids(Simultaneous[CoutureState, PlaceBids]):
    """Every card in hand goes to one of the cities; nothing is held back."""

    clauses = ("couture.bid.sections", "couture.bid.secret", "couture.bid.whole_hand")

    def space(self, state: CoutureState, seat: int) -> Assign:
        # The commonest hand, from which nothing is gone unseen, is asked for often enough to save the call.
        hand = hand_of(state, seat) if state.unseen[seat] else state.known[seat]
        return Assign(hand, CITIES, PLACE[seat])

    def apply(self, table: CoutureTable, action: PlaceBids) -> None:
        sealed: dict[str, list[str]] = {"new_york": [], "paris": [], "tokyo": []}
        for card, city in action.assigned:
            sealed[city].append(card)
        table.state.sealed[action.seat] = sealed
        self.missing.remove(action.seat)
        table.emit(BidsSealed(action.seat, action.assigned))
