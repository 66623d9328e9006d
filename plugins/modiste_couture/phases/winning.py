"""Win cards: the bids for a city are shown, and the best bidders take its cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from functools import partial
from operator import attrgetter

from modiste.phase import SEATS, Phase
from modiste.space import Chosen, OneOf
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_couture.actions import TakeCard
from modiste_couture.content import BID
from modiste_couture.events import BidShown, CardTaken, CityPassedOver, CoverTaken
from modiste_couture.setup import CoutureTable
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES, MOST_SEATS

CARD_OF = attrgetter("card")
TAKE = [partial(TakeCard, seat) for seat in range(MOST_SEATS)]


@state_class
class WinningCards(Phase[CoutureState, TakeCard]):
    """The bids for `city` are shown; then the seats in `picks` take a card each, one after the other.

    The last card needs no question: nobody may refuse a card.
    """

    clauses = ("couture.win.order", "couture.win.one_card_each", "couture.win.no_refusal")

    city: Public[str]
    picks: Public[list[int]] = field(default_factory=list)

    def enter(self, table: CoutureTable) -> None:
        state, city = table.state, self.city
        bids = show_bids(table, city)
        row = state.rows[city]
        if not bids:
            pass_over(table, city)
            return
        ranking = state.rules.bid_ranking(state, bids)
        self.picks = state.rules.pick_order(state, ranking, len(row))
        self._take_what_is_forced(table)

    def waiting(self, state: CoutureState) -> Sequence[int]:
        return SEATS[self.picks[0]] if self.picks else ()

    def space(self, state: CoutureState, seat: int) -> OneOf:
        return OneOf(state.rows[self.city], TAKE[seat], CARD_OF)

    def apply(self, table: CoutureTable, action: TakeCard) -> None:
        take(table, action.seat, self.city, action.card)
        del self.picks[0]
        self._take_what_is_forced(table)

    def _take_what_is_forced(self, table: CoutureTable) -> None:
        """Hand over all that is left once one seat alone is to take it."""
        picks = self.picks
        if picks.count(picks[0]) == len(picks):
            for card in table.state.rows[self.city][:]:
                take(table, picks[0], self.city, card)
            picks.clear()


def show_bids(table: CoutureTable, city: str) -> dict[int, tuple[int, Chosen]]:
    """Show what every seat has bid for a city; return total and cards of those who bid at all."""
    state, emit = table.state, table.emit
    shown = state.shown[city] = [tuple(sealed.pop(city)) for sealed in state.sealed]
    row, value, bonus_of = state.rows[city], state.cards.bids.__getitem__, state.rules.designer_bonus
    bids = {}
    for seat, cards in enumerate(shown):
        if cards:
            bonus = bonus_of(state, cards, row)
            total = sum(map(value, cards)) + bonus
            bids[seat] = (total, cards)
            emit(BidShown(seat, city, cards, total, bonus))
    table.reveal()
    if city == CITIES[-1]:
        _know_all(state)
    return bids


def _know_all(state: CoutureState) -> None:
    """All that is in hand has been shown, so what was discarded unseen is known by now."""
    for hand, unseen, known in zip(state.hands, state.unseen, state.known, strict=True):
        if unseen:
            state.out += unseen
            unseen.clear()
            known[:] = hand


def pass_over(table: CoutureTable, city: str) -> None:
    """Nobody has bid: the cards leave the game, or they stay for the next turn while there is one."""
    state = table.state
    row = state.rows[city]
    stay = state.options.unbid_city == "stay" and bool(state.deck)
    table.emit(CityPassedOver(city, tuple(row), stay))
    if not stay:
        state.out += row
        row.clear()


def take(table: CoutureTable, seat: int, city: str, card: str) -> None:
    """Let a seat take a card of a city."""
    state = table.state
    cards = state.cards
    state.rows[city].remove(card)
    kind = cards.kinds[card]
    table.emit(CardTaken(seat, city, card))
    if kind == BID:
        state.won[seat].append(card)
        return
    collection = state.collections[seat]
    collection.append(card)
    if kind == "streetwear" and len(state.streetwear) < len(cards.files.covers.streetwear):
        family = cards.families[card]
        if sum([cards.families[other] == family for other in collection]) == 2:
            take_streetwear_cover(table, seat)


def take_streetwear_cover(table: CoutureTable, seat: int) -> None:
    """Let a seat take the most valuable streetwear cover that is left."""
    taken = table.state.streetwear
    taken.append(seat)
    points = table.state.cards.files.covers.streetwear[len(taken) - 1]
    table.emit(CoverTaken(seat, "streetwear", len(taken), points))
