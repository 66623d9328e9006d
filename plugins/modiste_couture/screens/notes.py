"""The quiet words behind the entries of menus: what a card would bring a seat now, and what a discard leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from modiste_couture.actions import DiscardCard, TakeCard
from modiste_couture.content import BID
from modiste_couture.portfolio import brands, flops, hand_of, lowest_number, of_kind, symbols
from modiste_couture.screens.parts import strength
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES, DESIGNER_BONUS

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.text import Texts


def note(view: CoutureState, action: Action, texts: Texts) -> str:
    """Say what an action brings or costs."""
    if isinstance(action, TakeCard):
        return gain(view, action.seat, action.card, texts)
    return _discard(view, action, texts) if isinstance(action, DiscardCard) else ""


def item_note(view: CoutureState, card: str, texts: Texts) -> str:
    """Say of a bid card where a designer would raise the bid now."""
    return designer_words(view, card, texts) if card in view.cards.designers else ""


def gain(view: CoutureState, seat: int, card: str, texts: Texts) -> str:
    """Say what a card would bring a seat now."""
    writer = _WRITERS.get(view.cards.kinds[card])
    return writer(view, seat, card, texts) if writer else ""


def designer_words(view: CoutureState, card: str, texts: Texts) -> str:
    """Say what a designer adds to a bid, and where that counts now."""
    bonus = view.rules.designer_bonus
    cities = [
        texts.name("city", city) for city in CITIES if city not in view.shown and bonus(view, (card,), view.rows[city])
    ]
    return texts.say(
        "note-designer",
        bonus=DESIGNER_BONUS,
        designer=texts.name("kind", view.cards.designers[card]),
        cities=texts.join(cities),
        cities_count=len(cities),
    )


def _bid_card(view: CoutureState, seat: int, card: str, texts: Texts) -> str:
    return texts.say("note-costs" if card in view.cards.discards else "note-grows")


def _gown(view: CoutureState, seat: int, card: str, texts: Texts) -> str:
    own = symbols(view, seat) + view.cards.symbols[card]
    return texts.say("note-symbols", own=own, most=_most(view, seat, symbols))


def _flop(view: CoutureState, seat: int, card: str, texts: Texts) -> str:
    return texts.say("note-flop", own=flops(view, seat) + 1, most=_most(view, seat, flops))


def _most(view: CoutureState, seat: int, count: Callable[[CoutureState, int], int]) -> int:
    """Return the highest count of the other seats."""
    return max(count(view, other) for other in range(view.seats) if other != seat)


def _streetwear(view: CoutureState, seat: int, card: str, texts: Texts) -> str:
    covers, taken = view.cards.files.covers.streetwear, len(view.streetwear)
    late = taken == len(covers)
    if _is_of(view, card, view.collections[seat]):
        return texts.say("note-pair-late") if late else texts.say("note-pair", cover=covers[taken])
    if late:
        return texts.say("note-half-late")
    held = any(_is_of(view, card, collection) for collection in view.collections)
    other = "held" if held else "gone" if _is_of(view, card, view.out) else "free"
    return texts.say("note-half", other=other)


def _is_of(view: CoutureState, card: str, cards: list[str]) -> bool:
    """Say whether a card of the same design or brand is among cards."""
    families = view.cards.families
    return families[card] in [families[other] for other in cards]


def _brand(view: CoutureState, seat: int, card: str, texts: Texts) -> str:
    if _is_of(view, card, of_kind(view, seat, "ready_to_wear")):
        return texts.say("note-brand-again")
    scale, count = [0, *view.cards.files.covers.ready_to_wear], brands(view, seat)
    before, after = (scale[min(number, len(scale) - 1)] for number in (count, count + 1))
    return texts.say("note-brand-new", before=before, after=after)


def _discard(view: CoutureState, action: DiscardCard, texts: Texts) -> str:
    if "" in view.unseen[action.seat]:
        return ""  # where others read along, nobody can tell what is left
    hand = hand_of(view, action.seat)
    left = [card for card in hand if card != action.card]
    points = sum(view.cards.points[card] for card in left)
    said = texts.say("note-discard", cards=len(left), strength=strength(view, left), points=points)
    lowest = view.cards.numbers[action.card] == lowest_number(view, hand)
    return texts.say("note-discard-lowest", note=said) if lowest else said


_WRITERS: dict[str, Callable[[CoutureState, int, str, Texts], str]] = {
    BID: _bid_card,
    "haute_couture": _gown,
    "streetwear": _streetwear,
    "ready_to_wear": _brand,
    "flop": _flop,
}
"""Who says what a card brings, by its kind; of the others, the name says all."""
