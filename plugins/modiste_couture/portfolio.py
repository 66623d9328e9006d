"""What a seat has: counts of its scoring cards, as scoring, forecasts and bots need them."""

from __future__ import annotations

from collections.abc import Iterable

from modiste_couture.state import CoutureState
from modiste_couture.words import NO_NUMBER


def hand_of(state: CoutureState, seat: int) -> list[str]:
    """List the bid cards in a seat's hand; in a view of another seat, also those that it has discarded unseen."""
    known, unseen = state.known[seat], state.unseen[seat]
    if not unseen:
        return known
    hand = known[:]
    for card in unseen:
        if card:
            hand.remove(card)
    return hand


def of_kind(state: CoutureState, seat: int, kind: str) -> list[str]:
    """List a seat's scoring cards of a kind."""
    kinds = state.cards.kinds
    return [card for card in state.collections[seat] if kinds[card] == kind]


def symbols(state: CoutureState, seat: int) -> int:
    """Count a seat's haute couture symbols."""
    return sum(state.cards.symbols[card] for card in of_kind(state, seat, "haute_couture"))


def flops(state: CoutureState, seat: int) -> int:
    """Count a seat's flops."""
    return len(of_kind(state, seat, "flop"))


def brands(state: CoutureState, seat: int) -> int:
    """Count the different brands of a seat's ready-to-wear cards."""
    families = state.cards.families
    return len(dict.fromkeys(families[card] for card in of_kind(state, seat, "ready_to_wear")))


def lowest_number(state: CoutureState, cards: Iterable[str]) -> int:
    """Return the lowest tiebreaker among cards, `NO_NUMBER` if none has one."""
    return min([state.cards.numbers[card] for card in cards], default=NO_NUMBER)
