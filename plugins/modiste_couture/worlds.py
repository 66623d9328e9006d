"""Imagining what a seat cannot know: the order of the deck, unseen discards, and bids that are sealed."""

from __future__ import annotations

from itertools import chain
from random import Random

from modiste_couture.phases.bidding import PlacingBids
from modiste_couture.portfolio import hand_of
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES


def redeal(state: CoutureState, seat: int | None, rng: Random) -> CoutureState:
    """Fill in a masked state: the deck with the cards that nobody has seen, hands and bids with what is possible."""
    for other in range(state.seats):
        if other != seat:
            _imagine_discards(state, other, rng)
            if _has_sealed(state, other):
                _imagine_bids(state, other, rng)
    seen = [
        *chain(*state.rows.values(), *state.won, *state.collections, *state.known),
        *state.out,
    ]
    known = dict.fromkeys(seen)
    unseen = [card for card in state.cards.auction if card not in known]
    assert len(unseen) == len(state.deck), "the cards that nobody has seen are those of the deck"
    state.deck[:] = _shuffled(unseen, rng)
    return state


def _imagine_discards(state: CoutureState, seat: int, rng: Random) -> None:
    """Choose which of the cards that were not shown since are those that the seat has discarded unseen."""
    shown = [card for bids in state.shown.values() for card in bids[seat]]
    hidden = [card for card in state.known[seat] if card not in shown]
    state.unseen[seat] = _shuffled(hidden, rng)[: len(state.unseen[seat])]


def _has_sealed(state: CoutureState, seat: int) -> bool:
    """Say whether a seat has divided its hand and some city is still to be shown."""
    for phase in state.stack:
        if isinstance(phase, PlacingBids):
            return seat not in phase.missing
    return 0 < len(state.shown) < len(CITIES)


def _imagine_bids(state: CoutureState, seat: int, rng: Random) -> None:
    """Deal the cards that are not shown yet to the cities that are still to come."""
    hidden_cities = [city for city in CITIES if city not in state.shown]
    sealed: dict[str, list[str]] = {
        city: list(state.shown[city][seat]) if city in state.shown else [] for city in CITIES
    }
    shown = [card for cards in sealed.values() for card in cards]
    for card in hand_of(state, seat):
        if card not in shown:
            sealed[hidden_cities[int(rng.random() * len(hidden_cities))]].append(card)
    state.sealed[seat] = sealed


def _shuffled(cards: list[str], rng: Random) -> list[str]:
    return sorted(cards, key=lambda card: rng.random())
