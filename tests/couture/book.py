"""The book of a player with a perfect memory: what follows from the events that one seat is told, and nothing else.

It is kept apart from the state on purpose, to be compared with what the state's views say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from modiste.event import Event
from modiste_couture.content import Cards
from modiste_couture.events import (
    BidShown,
    BidsSealed,
    CardDiscarded,
    CardTaken,
    CityFilled,
    CityPassedOver,
    CoverTaken,
    HandShown,
)
from modiste_couture.portfolio import hand_of
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES
from tests.couture.table import divided, in_order

LAST = CITIES[-1]


class Book:
    """What `seat` can know, a spectator if it is None.

    By seat: `held` are the cards that it may hold, `gone` counts those of them that it has discarded face down, and
    `bids` what it has shown this turn, by city. `mine` are the seat's own discards among `gone`. Who has divided a hand
    is no event for others: `sealed` notes who is not asked any more while hands are divided.
    """

    def __init__(self, cards: Cards, seat: int | None, models: Sequence[str]) -> None:
        self.cards, self.seat = cards, seat
        self.held = [set(cards.hands[model]) for model in models]
        self.gone = [0 for _ in models]
        self.won: list[set[str]] = [set() for _ in models]
        self.collections: list[set[str]] = [set() for _ in models]
        self.dividing = False
        self.sealed: set[int] = set()
        self.own: dict[str, str] = {}
        self.mine: set[str] = set()
        self.shown: list[str] = []
        self.bids: list[dict[str, set[str]]] = [{} for _ in models]
        self.rows: dict[str, list[str]] = {city: [] for city in CITIES}
        self.out: set[str] = set()
        self.deck = set(cards.auction)
        self.streetwear: list[int] = []

    def hear(self, events: Iterable[Event], waiting: Iterable[int]) -> None:
        """Note down what has happened up to a question, and who is asked."""
        for event in events:
            self._note(event)
        if self.dividing:
            self.sealed = {*range(len(self.held))} - {*waiting}
            assert (self.seat in self.sealed) == bool(self.own), "told of what it has not divided, or not told"
        if LAST in self.shown:
            self._know_hands()

    def _note(self, event: Event) -> None:
        match event:
            case CityFilled(city=city, cards=cards):
                self.rows[city] += cards
                self.deck -= {*cards}
                self.dividing = True
            case BidsSealed(seat=seat, assigned=assigned):
                assert seat == self.seat, "told that somebody else has divided a hand"
                self.own = dict(assigned)
            case BidShown(seat=seat, city=city, cards=cards):
                self._show(city)
                self.bids[seat][city] = {*cards}
            case CityPassedOver(city=city, cards=cards, stay=stay):
                self._show(city)
                if not stay:
                    self.rows[city].clear()
                    self.out |= {*cards}
                self._end_of(city)
            case CardTaken(seat=seat, city=city, card=card):
                self.rows[city].remove(card)
                (self.won if card in self.cards.bids else self.collections)[seat].add(card)
                if not self.rows[city]:
                    self._end_of(city)
            case CardDiscarded(seat=seat, card=card, face_up=face_up):
                self._discard(seat, card, face_up)
            case CoverTaken(seat=seat, magazine="streetwear"):
                self.streetwear.append(seat)
            case HandShown(seat=seat, cards=cards):
                self._know_hand(seat, {*cards})

    def _show(self, city: str) -> None:
        """All have divided their hands by now."""
        self.dividing, self.sealed = False, {*range(len(self.held))}
        if city not in self.shown:
            self.shown.append(city)

    def _end_of(self, city: str) -> None:
        """After the last city, cards that were won join the hands; the bids of this turn are over."""
        if city == LAST:
            self._know_hands()
            for held, won in zip(self.held, self.won, strict=True):
                held |= won
                won.clear()
            self.bids = [{} for _ in self.bids]
            self.shown.clear()
            self.sealed.clear()
            self.own.clear()

    def _discard(self, seat: int, card: str, face_up: bool) -> None:
        if face_up:
            self.held[seat].remove(card)
            self.out.add(card)
            return
        assert (seat == self.seat) == bool(card), "told what somebody else has discarded face down"
        self.gone[seat] += 1
        if card:
            self.mine.add(card)

    def _know_hands(self) -> None:
        for seat in range(len(self.held)):
            self._know_hand(seat, self.certain(seat))

    def _know_hand(self, seat: int, hand: set[str]) -> None:
        """All of a hand has been seen: what else it could have held was discarded."""
        self.out |= self.held[seat] - hand
        self.held[seat], self.gone[seat] = hand, 0
        if seat == self.seat:
            self.mine.clear()

    def certain(self, seat: int) -> set[str]:
        """Name the cards that a seat has shown this turn."""
        return set().union(*self.bids[seat].values())

    def agrees_with_view(self, view: CoutureState) -> None:
        """Compare the book with what the seat's view says, and make sure that the view says no more."""
        assert self.held == [{*cards} for cards in view.known]
        assert self.gone == [len(cards) for cards in view.unseen]
        assert self.won == [{*cards} for cards in view.won]
        assert self.collections == [{*cards} for cards in view.collections]
        assert (self.rows, self.out) == (view.rows, {*view.out})
        assert ([""] * len(self.deck), self.streetwear) == (view.deck, view.streetwear)
        assert self.shown == list(view.shown)
        for seat, held in enumerate(self.held):
            assert [self.bids[seat].get(city, set()) for city in self.shown] == [
                {*bids[seat]} for bids in view.shown.values()
            ]
            own = seat == self.seat
            assert own or ([""] * self.gone[seat], {}) == (view.unseen[seat], view.sealed[seat])
            assert not own or self.mine == {*view.unseen[seat]}
            assert own or in_order(held) == hand_of(view, seat)

    def agrees_with_world(self, world: CoutureState) -> None:
        """Make sure that a world could be the real one, for all that the seat was told."""
        assert self.deck == {*world.deck}
        assert len(self.deck) == len(world.deck)
        for seat, held in enumerate(self.held):
            hand, unseen = hand_of(world, seat), world.unseen[seat]
            assert held == {*hand, *unseen}
            assert (len(held), self.gone[seat]) == (len(hand) + len(unseen), len(unseen))
            assert self.certain(seat) <= {*hand}
            self._bids_are_possible(world, seat)
        if self.seat is not None:
            assert self.mine == {*world.unseen[self.seat]}

    def _bids_are_possible(self, world: CoutureState, seat: int) -> None:
        """Sealed is the whole hand, in its order; cards that were not shown lie in cities that are still to come."""
        sealed = divided(world.sealed[seat])
        if seat not in self.sealed or LAST in self.shown:
            assert () == sealed
            return
        assert [card for card, _ in sealed] == in_order(hand_of(world, seat))
        for city in self.shown:
            assert self.bids[seat].get(city, set()) == {card for card, place in sealed if place == city}
        assert {place for card, place in sealed if card not in self.certain(seat)} <= {*CITIES} - {*self.shown}
        assert seat != self.seat or self.own == dict(sealed)
