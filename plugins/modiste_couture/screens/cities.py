"""The cities in detail: what every open card is and would bring, and the bids that are shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from modiste.screen import Block, Column, Grid, Heading, Paragraph, Screen, Span, Words
from modiste.screen_parts import player
from modiste_couture.content import BID
from modiste_couture.screens.card_text import sentences
from modiste_couture.screens.naming import by_value, card_name
from modiste_couture.screens.notes import gain
from modiste_couture.screens.parts import ShownBid, sealed_bid, shown_bids
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts


def cities_screen(view: CoutureState, seat: int | None, texts: Texts, names: Names, argument: str) -> Screen:
    """Draw the three cities, one below the other, or only the one that was named."""
    named = dict(zip(city_names(texts), CITIES, strict=True))
    cities = [named[argument]] if argument else CITIES
    return [block for city in cities for block in _city(view, city, seat, texts, names)]


def city_names(texts: Texts) -> list[str]:
    """Name the cities."""
    return [texts.name("city", city) for city in CITIES]


def _city(view: CoutureState, city: str, seat: int | None, texts: Texts, names: Names) -> Iterator[Block]:
    yield Heading(texts.name("city", city))
    row = view.rows[city]
    if row:
        yield Grid((Column(), Column(wrap=True)), tuple(_card(view, card, seat, texts) for card in row), indent=1)
    else:
        yield Paragraph(Span(texts.say("cities-nothing"), "quiet"), indent=1)
    yield from (_bid(view, bid, texts, names) for bid in shown_bids(view, city))
    if sealed := sealed_bid(view, seat, city):
        yield Paragraph(
            Span(texts.say("cities-you-sealed", cards=_names(view, sealed, texts)), "good"), indent=1, hang=2
        )


def _card(view: CoutureState, card: str, seat: int | None, texts: Texts) -> tuple[Words, ...]:
    """Write what a card does, and what it would bring the looking seat."""
    said: list[str | Span] = [" ".join(sentences(texts, view.cards, card))]
    told = view.cards.kinds[card] == BID  # the sentences say all that winning a bid card means
    if seat is not None and not told and (note := gain(view, seat, card, texts)):
        said.append(Span(" " + texts.say("cities-for-you", what=note), "good"))
    return (card_name(texts, view.cards, card), tuple(said))


def _bid(view: CoutureState, bid: ShownBid, texts: Texts, names: Names) -> Paragraph:
    who, cards = player(names, bid.seat), _names(view, bid.cards, texts)
    return Paragraph((who, texts.say("cities-bid", total=str(bid.total), cards=cards)), indent=1, hang=2)


def _names(view: CoutureState, cards: Sequence[str], texts: Texts) -> str:
    return texts.join([card_name(texts, view.cards, card) for card in by_value(view.cards, cards)])
