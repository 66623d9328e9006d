"""What the board shows city by city: side by side where there is room, else one below the other.

Variants may draw with it too, so that what they add stands below the cities that it is about.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from modiste.screen import Columns, Fitting, Gap, Paragraph, Screen, Span, Tone, Words
from modiste_couture.content import BID, Cards
from modiste_couture.screens.naming import card_facts, card_title
from modiste_couture.words import CITIES

if TYPE_CHECKING:
    from modiste.text import Texts

WIDE = 110
USUAL = 79
"""On so many columns the cities stand side by side."""

NARROW = 25
"""The columns of each city on a board that is not wide."""

HANG = 3
"""Where a line goes on that is too long for its column."""

LinesOf: TypeAlias = Callable[[str, str], list[Words]]
"""Writes the lines of a city, with names in a form: `short`, or in full."""

_TONES: dict[str, Tone] = {BID: "strong", "flop": "bad"}


def by_city(lines_of: LinesOf) -> Fitting:
    """Draw the lines of each city."""
    narrow, wide = ([_part(lines_of(city, form)) for city in CITIES] for form in ("short", ""))
    below = [block for part in narrow for block in (*part, Gap())]
    return Fitting(WIDE, [_side_by_side(wide, 37)], [Fitting(USUAL, [_side_by_side(narrow, NARROW)], below[:-1])])


def offer(cards: Cards, card: str, texts: Texts, form: str) -> Words:
    """Write a card on offer: a bid card stands out, `*` marks one that costs a bid card."""
    title = card_title(texts, cards, card, form)
    mark = texts.say("fact-won-by-discard") if card in cards.discards else ""
    facts = " ".join(card_facts(texts, cards, card, form))
    tone = _TONES.get(cards.kinds[card], "plain")
    return (Span(title, tone), Span(mark, "accent"), Span(f" {facts}" if facts else "", "quiet"))


def _side_by_side(cities: list[Screen], width: int) -> Columns:
    return Columns(tuple(cities), gap=2, width=width)


def _part(lines: list[Words]) -> Screen:
    """Make a column of its own of a city, so that a line that wraps moves nothing in the others."""
    return [Paragraph(line, hang=HANG) for line in lines]
