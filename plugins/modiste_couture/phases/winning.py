"""Win cards: city by city, the bids are shown, and the best bidders take what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from operator import attrgetter

from modiste.phase import SEATS, Phase
from modiste.space import OneOf
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_couture.actions import TakeCard
from modiste_couture.events import BidShown, CardTaken, CityPassedOver, CoverTaken
from modiste_couture.rules import WeighedBid
from modiste_couture.setup import CoutureTable
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES

CARD_OF = attrgetter("card")


@state_class
class WinningCards(Phase[CoutureState, TakeCard]):
    """In `city` the bids are shown; the seats in `picks` take a card each, one after the other; then the next city.

    What one seat alone is to take needs no question: nobody may refuse a card.
    """

    clauses = (
        "couture.win.order",
        "couture.win.ties",
        "couture.win.one_card_each",
        "couture.win.no_refusal",
        "couture.special.two_bidders",
    )

    city: Public[str] = ""
    picks: Public[list[int]] = field(default_factory=list)

    def enter(self, table: CoutureTable) -> None:
        self._go_on(table, 0)

    def waiting(self, state: CoutureState) -> Sequence[int]:
        return SEATS[self.picks[0]] if self.picks else ()

    def space(self, state: CoutureState, seat: int) -> OneOf:
        return OneOf(state.rows[self.city], state.cards.takes[seat], CARD_OF)

    def apply(self, table: CoutureTable, action: TakeCard) -> None:
        take(table, action.seat, self.city, action.card)
        picks = self.picks
        del picks[0]
        if picks.count(picks[0]) == len(picks):
            self._take_the_rest(table)
            self._go_on(table, CITIES.index(self.city) + 1)

    def _go_on(self, table: CoutureTable, number: int) -> None:
        """Show cities from number `number` on, until seats are to choose."""
        state = table.state
        for city in CITIES[number:]:
            self.city = city
            ranking = show_bids(table, city)
            if not ranking:
                pass_over(table, city)
                continue
            seats = [seat for _, _, seat, _ in ranking]
            picks = self.picks = state.rules.pick_order(state, seats, len(state.rows[city]))
            if picks.count(picks[0]) < len(picks):
                return
            self._take_the_rest(table)

    def _take_the_rest(self, table: CoutureTable) -> None:
        """Hand over all that is left of a city to the one seat that is still to take."""
        for card in table.state.rows[self.city][:]:
            take(table, self.picks[0], self.city, card)
        self.picks.clear()


def show_bids(table: CoutureTable, city: str) -> list[WeighedBid]:
    """Show what every seat has bid for a city, and weigh it: the best first, those who bid nothing left out."""
    state, emit = table.state, table.emit
    bids = state.shown[city] = [tuple(sealed.pop(city)) for sealed in state.sealed]
    table.reveal()
    ranking = state.rules.bid_ranking(state, bids, state.rows[city])
    for total, _, seat, bonus in ranking:
        emit(BidShown(seat, city, bids[seat], total, bonus))
    if city == CITIES[-1]:
        show_unseen(table)
    return ranking


def show_unseen(table: CoutureTable) -> None:
    """All that is in hand is shown by now, so everybody knows what was discarded unseen."""
    state = table.state
    table.reveal()
    for seat, unseen in enumerate(state.unseen):
        if unseen:
            state.out += unseen
            unseen.clear()
            state.known[seat] = state.hands[seat][:]


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
    table.emit(CardTaken(seat, city, card))
    if card in cards.bids:
        state.won[seat].append(card)
        return
    collection = state.collections[seat]
    collection.append(card)
    if card in cards.pairs and len(state.streetwear) < len(cards.files.covers.streetwear):
        family = cards.families[card]
        if [cards.families[other] for other in collection].count(family) == 2:
            take_streetwear_cover(table, seat)


def take_streetwear_cover(table: CoutureTable, seat: int) -> None:
    """Let a seat take the most valuable streetwear cover that is left."""
    taken = table.state.streetwear
    taken.append(seat)
    points = table.state.cards.files.covers.streetwear[len(taken) - 1]
    table.emit(CoverTaken(seat, "streetwear", len(taken), points))
