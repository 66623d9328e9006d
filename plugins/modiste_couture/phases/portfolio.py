"""Portfolio: bid cards return to the hands with those that were won, and some of those cost a bid card."""

from __future__ import annotations

from dataclasses import field
from operator import attrgetter

from modiste.phase import Simultaneous
from modiste.space import OneOf
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_couture.actions import DiscardCard
from modiste_couture.events import CardDiscarded
from modiste_couture.portfolio import hand_of
from modiste_couture.setup import CoutureTable
from modiste_couture.state import CoutureState

CARD_OF = attrgetter("card")


@state_class
class Discarding(Simultaneous[CoutureState, DiscardCard]):
    """Every seat discards as many bid cards of its choice as it `owes`, those just won among them.

    Face up, everybody sees at once what goes: such a discard is not sealed.
    """

    clauses = (
        "couture.portfolio.return",
        "couture.portfolio.discard",
        "couture.portfolio.discard_new",
        "couture.portfolio.grow",
    )

    owes: Public[list[int]] = field(default_factory=list)
    face_up: Public[bool] = False

    @property
    def sealed(self) -> bool:
        return not self.face_up

    def enter(self, table: CoutureTable) -> None:
        state = table.state
        self.face_up = state.options.discards == "face_up"
        state.shown.clear()
        number, owed_by = state.cards.numbers.__getitem__, state.rules.discards_owed
        for seat, won in enumerate(state.won):
            owed = 0
            if won:
                owed = owed_by(state, seat, won)
                known = state.known[seat]
                known += won
                known.sort(key=number)
                won.clear()
                if owed:
                    self.missing.append(seat)
            self.owes.append(owed)

    def space(self, state: CoutureState, seat: int) -> OneOf:
        return OneOf(hand_of(state, seat), state.cards.removals[seat], CARD_OF)

    def apply(self, table: CoutureTable, action: DiscardCard) -> None:
        state, seat, card = table.state, action.seat, action.card
        if self.face_up:
            state.known[seat].remove(card)
            state.out.append(card)
        else:
            state.unseen[seat].append(card)
        table.emit(CardDiscarded(seat, card, self.face_up))
        self.owes[seat] -= 1
        if not self.owes[seat]:
            self.missing.remove(seat)
