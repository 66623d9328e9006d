"""Imagining what nobody can know: the order of the decks."""

from __future__ import annotations

from random import Random

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import ACTION_KINDS, LAST_QUARTER, Deck


def redeal(state: PretState, seat: int | None, rng: Random) -> PretState:
    """Fill the decks of a masked state with the cards that are nowhere to be seen, in any order."""
    cards = state.cards
    seen = {cards.sides[side].card for company in state.companies for side in companies.card_ids(company)}
    quarter: Deck = "last_quarter" if state.round >= LAST_QUARTER else "normal"
    for kind in ACTION_KINDS:
        open_cards = {*state.display(kind), state.upcoming[kind], *state.discards[kind], *seen}
        unseen = [card for card in cards.decks[kind, quarter] if card not in open_cards]
        _fill(state.deck(kind), unseen, rng)
    owned = {design for company in state.companies for design in company.designs + company.collection}
    known = {*owned, *state.designs, *state.discards["designs"]}
    _fill(state.design_deck, [design for design in cards.designs if design not in known], rng)
    return state


def _fill(deck: list[str], unseen: list[str], rng: Random) -> None:
    order = sorted(unseen, key=lambda card: rng.random())
    assert len(order) == len(deck), "the cards that are nowhere to be seen are those of the deck"
    deck[:] = order
