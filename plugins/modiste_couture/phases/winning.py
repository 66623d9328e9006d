"""Win cards: city by city, the bids are shown, and the best bidders take what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from operator import attrgetter

from modiste.phase import SEATS, Phase
from modiste.space import Chosen, OneOf
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_couture.actions import TakeCard
from modiste_couture.events import BidShown, CardTaken, CityPassedOver, CoverTaken
from modiste_couture.portfolio import hand_of
from modiste_couture.rules import WeighedBid
from modiste_couture.setup import CoutureTable
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES

CARD_OF = attrgetter("card")
NEXT = dict(zip(("", *CITIES), (*CITIES, ""), strict=True))
"""The city after a city: the first after none, none after the last."""


@state_class
class WinningCards(Phase[CoutureState, TakeCard]):
    """In `city` the bids are shown; the seats in `picks` take a card each, one after the other; then the next city.

    `weighed` are the bids of each city so far, the best first. What one seat alone is to take needs no question:
    nobody may refuse a card.
    """

    clauses = (
        "couture.win.order",
        "couture.win.ties",
        "couture.win.one_card_each",
        "couture.win.no_refusal",
        "couture.special.two_bidders",
    )

    city: Public[str] = ""
    weighed: Public[dict[str, list[WeighedBid]]] = field(default_factory=dict)
    picks: Public[list[int]] = field(default_factory=list)

    def enter(self, table: CoutureTable) -> None:
        self._go_on(table)

    def waiting(self, state: CoutureState) -> Sequence[int]:
        return SEATS[self.picks[0]] if self.picks else ()

    def space(self, state: CoutureState, seat: int) -> OneOf:
        return OneOf(state.rows[self.city], state.cards.takes[seat], CARD_OF)

    def apply(self, table: CoutureTable, action: TakeCard) -> None:
        picks, city = self.picks, self.city
        take(table, picks.pop(0), city, action.card)
        row = table.state.rows[city]
        if len(picks) == 1 == len(row):
            take(table, picks.pop(), city, row[0])
        if not picks:
            self._go_on(table)

    def _go_on(self, table: CoutureTable) -> None:
        """Show one city after the other, until seats are to choose."""
        state = table.state
        while city := NEXT[self.city]:
            self.city = city
            row, seats = state.rows[city], self._show_bids(table, city)
            if not seats:
                pass_over(table, city)
                continue
            picks = self.picks = state.rules.pick_order(state, seats, len(row))
            if picks and (len(seats) > 1 or len(picks) < len(row)):
                return
            while picks:
                take(table, picks.pop(), city, row[0])

    def _show_bids(self, table: CoutureTable, city: str) -> list[int]:
        """Show what every seat has bid for a city; return the seats that have bid at all, the best first.

        A hand is in the order of its tiebreakers, so the first card of a bid has the lowest.
        """
        state, cards = table.state, table.state.cards
        values, numbers, designers = cards.bids, cards.numbers, cards.designers
        shown: list[Chosen] = []
        weighed: list[WeighedBid] = []
        table.reveal()
        for seat, sealed in enumerate(state.sealed):
            bid = tuple(sealed[city])
            shown.append(bid)
            if bid:
                total, bonus = 0, 0
                for card in bid:
                    total += values[card]
                    if card in designers and not bonus:
                        bonus = state.rules.designer_bonus(state, bid, state.rows[city])
                weighed.append((total + bonus, -numbers[bid[0]], seat, bonus))
        state.shown[city] = shown
        bids = self.weighed[city] = state.rules.bid_ranking(state, weighed)
        seats = []
        for total, _, seat, bonus in bids:
            table.emit(BidShown(seat, city, shown[seat], total, bonus))
            seats.append(seat)
        if city == CITIES[-1]:
            show_unseen(table)
        return seats


def show_unseen(table: CoutureTable) -> None:
    """All that is in hand is shown by now, so everybody knows what was discarded unseen."""
    state = table.state
    table.reveal()
    sealed = state.sealed
    for seat, unseen in enumerate(state.unseen):
        sealed[seat] = {}
        if unseen:
            state.known[seat] = hand_of(state, seat)
            state.out += unseen
            unseen.clear()


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
    if card in cards.pairs:
        for other in cards.pairs[card]:
            if other in collection:
                take_streetwear_cover(table, seat)
                break


def take_streetwear_cover(table: CoutureTable, seat: int) -> None:
    """Let a seat take the most valuable streetwear cover, if one is left."""
    taken, covers = table.state.streetwear, table.state.cards.files.covers.streetwear
    if len(taken) < len(covers):
        taken.append(seat)
        table.emit(CoverTaken(seat, "streetwear", len(taken), covers[len(taken) - 1]))
