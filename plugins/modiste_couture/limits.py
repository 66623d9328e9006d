"""What values can mean in this game: which cards stand where, which words, seats and turns there are."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from modiste import Limits
from modiste_couture.content import Cards
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES, DESIGNED, TURNS


def limits(state: CoutureState) -> Mapping[str, Limits]:
    """Say what the values of a state may be."""
    cards = state.cards
    seats = range(state.seats)
    bids, scoring = Limits(among=cards.bids), Limits(among=[card for card in cards.auction if card not in cards.bids])
    cities, auction = Limits(keys=CITIES), Limits(among=cards.auction)
    return {
        "turn": Limits(least=0, most=TURNS),
        "deck.*": auction,
        "rows": cities,
        "rows.*.*": auction,
        "models.*": Limits(among=tuple(cards.hands)),
        "known.*.*": bids,
        "unseen.*.*": bids,
        "sealed.*": cities,
        "sealed.*.*.*": bids,
        "shown": cities,
        "won.*.*": bids,
        "collections.*.*": scoring,
        "out.*": Limits(among=cards.kinds),
        "streetwear.*": Limits(among=seats),
    }


def words(cards: Cards) -> Mapping[str, Collection[str]]:
    """Say which words the text fields of actions and events may hold; a card face down has no name."""
    known = {*cards.kinds, ""}
    return {
        "city": CITIES,
        "card": known,
        "cards": known,
        "assigned": {*cards.bids, *CITIES},
        "magazine": {*cards.weights, *DESIGNED},
    }
