"""What can happen."""

from __future__ import annotations

from modiste.event import Event
from modiste.space import Assigned, Chosen


class CityFilled(Event, frozen=True):
    """Cards were dealt to a city; `turn` counts from 1."""

    turn: int
    city: str
    cards: Chosen


class BidsSealed(Event, frozen=True):
    """A seat has divided its hand. Others are told nothing: how is secret, and that it does goes without saying."""

    seat: int
    assigned: Assigned

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class BidShown(Event, frozen=True):
    """A seat has shown its bid for a city: the cards, their total with the bonus of designers, that bonus."""

    seat: int
    city: str
    cards: Chosen
    total: int
    bonus: int


class CityPassedOver(Event, frozen=True):
    """Nobody has bid for a city; its cards stay, or they are out of the game."""

    city: str
    cards: Chosen
    stay: bool


class CardTaken(Event, frozen=True):
    """A seat has taken a card of a city."""

    seat: int
    city: str
    card: str


class CardDiscarded(Event, frozen=True):
    """A seat has removed a bid card from its hand; face down, only the seat knows which (for others it is empty)."""

    seat: int
    card: str
    face_up: bool

    def seen_by(self, seat: int | None) -> Event:
        return self if self.face_up or seat == self.seat else CardDiscarded(self.seat, "", False)


class CoverTaken(Event, frozen=True):
    """A seat has taken a magazine cover: of which magazine, its place there from 1, and its points."""

    seat: int
    magazine: str
    place: int
    points: int


class HandShown(Event, frozen=True):
    """A seat has shown the bid cards left at the end, and what they are worth in all."""

    seat: int
    cards: Chosen
    points: int


EVENTS = (CityFilled, BidsSealed, BidShown, CityPassedOver, CardTaken, CardDiscarded, CoverTaken, HandShown)
