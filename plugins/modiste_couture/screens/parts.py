"""What several screens share: what is known of a hand, bids as they are shown, whose turn it is to pick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from modiste.screen import Span
from modiste.screen_parts import joined
from modiste.space import Chosen
from modiste_couture.phases.winning import WinningCards
from modiste_couture.portfolio import brands, hand_of, lowest_number, of_kind, symbols
from modiste_couture.screens.naming import bid_words, by_value
from modiste_couture.state import CoutureState
from modiste_couture.words import NO_NUMBER

if TYPE_CHECKING:
    from modiste.text import Texts


def sorted_hand(view: CoutureState, owner: int) -> list[str]:
    """List the bid cards of a seat as the looking seat knows them: its own exactly, those of others as last shown."""
    return by_value(view.cards, hand_of(view, owner))


def hidden(view: CoutureState, owner: int, seat: int | None) -> int:
    """Count the cards among those of a hand that are discarded already, unseen by the looking seat."""
    return 0 if owner == seat else len(view.unseen[owner])


def strength(view: CoutureState, cards: Sequence[str]) -> int:
    """Add up bid values."""
    return sum(view.cards.bids[card] for card in cards)


def tie_number(view: CoutureState, cards: Sequence[str]) -> int | None:
    """Return the lowest tiebreaker of cards, None without any."""
    number = lowest_number(view, cards)
    return None if number == NO_NUMBER else number


def unsure(texts: Texts, value: int, count: int) -> str:
    """Write a value, marked where it counts cards that are discarded unseen."""
    return texts.say("board-unsure", value=value) if count else str(value)


def values(view: CoutureState, texts: Texts, cards: Sequence[str]) -> tuple[str | Span, ...]:
    """Write the values of a bid, one after the other."""
    written = [bid_words(texts, view.cards, card) for card in by_value(view.cards, cards)]
    return joined(texts, written, "board-plus" if all(len(one) == 1 for one in written) else "comma")


def count_words(view: CoutureState, kind: str, seat: int, texts: Texts) -> str:
    """Say what counts of a seat's cards of a kind (symbols, brands, pairs), and the number it has in a tie."""
    cards = of_kind(view, seat, kind)
    if kind == "haute_couture":
        count = symbols(view, seat)
    elif kind == "ready_to_wear":
        count = brands(view, seat)
    elif kind == "streetwear":
        count = len(cards) - len({view.cards.families[card] for card in cards})
    else:
        count = len(cards)
    said = texts.name("covers-count", kind, "", count=count)
    number = tie_number(view, [card for card in cards if card in view.cards.numbers])
    return said if number is None else texts.say("covers-with-number", what=said, number=number)


@dataclass(frozen=True, slots=True)
class ShownBid:
    """A bid that is shown for a city: its total, with what designers add, and its lowest tiebreaker."""

    seat: int
    cards: Chosen
    total: int
    number: int


def winning(view: CoutureState) -> WinningCards | None:
    """Return the phase in which cards are taken, if it is that."""
    phase = view.stack[-1] if view.stack else None
    return phase if isinstance(phase, WinningCards) and phase.picks else None


def shown_bids(view: CoutureState, city: str) -> list[ShownBid]:
    """List the bids that are shown for a city, the best first."""
    phase = view.stack[-1] if view.stack else None
    bids = phase.weighed.get(city, []) if isinstance(phase, WinningCards) else []
    return [ShownBid(seat, view.shown[city][seat], total, -number) for total, number, seat, _ in bids]


def sealed_bid(view: CoutureState, seat: int | None, city: str) -> list[str] | None:
    """List what a seat has sealed for a city that is still to come, as only the seat itself sees it."""
    return None if seat is None or city in view.shown else view.sealed[seat].get(city)
