"""The deck: what is still to come, as anybody can tell who has counted along, but not in what order."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from modiste.screen import Column, Grid, Heading, Paragraph, Screen, Span, Words
from modiste_couture.content import BID
from modiste_couture.screens.naming import titles
from modiste_couture.state import CoutureState
from modiste_couture.words import COLLECTIBLES

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts


def deck_screen(view: CoutureState, seat: int | None, texts: Texts, names: Names, argument: str) -> Screen:
    """Draw what the deck holds, kind by kind."""
    heading = Heading(texts.say("deck-heading"), texts.say("board-deck", count=len(view.deck)))
    rows: list[tuple[Words, ...]] = []
    coming = to_come(view)
    for kind in (BID, *COLLECTIBLES):
        if cards := [card for card in coming if view.cards.kinds[card] == kind]:
            name = texts.name("kind", "bid_cards" if kind == BID else kind)
            rows.append((name, str(len(cards)), texts.say("comma").join(titles(texts, view.cards, cards))))
    if not rows:
        return [heading, Paragraph(Span(texts.say("deck-nothing"), "quiet"), indent=1)]
    return [heading, Grid((Column(), Column(align="right"), Column(wrap=True)), tuple(rows), indent=1)]


def to_come(view: CoutureState) -> list[str]:
    """List the auction cards that nobody has seen yet."""
    places = chain(view.rows.values(), view.known, view.won, view.collections)
    seen = {*chain.from_iterable(places), *view.out}
    return [card for card in view.cards.auction if card not in seen]
