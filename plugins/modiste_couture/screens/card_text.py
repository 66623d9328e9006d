"""What a card does, in sentences made from its data: a card never says anything else than it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modiste_couture.content import BID, Cards
from modiste_couture.words import DESIGNER_BONUS

if TYPE_CHECKING:
    from modiste.text import Texts

COVER_OF = {"flop": "flops"}
"""The magazine of a kind of scoring card that is called otherwise."""


def sentences(texts: Texts, cards: Cards, card: str) -> list[str]:
    """Say what a single card does."""
    kind = cards.kinds[card]
    return _bid_card(texts, cards, card) if kind == BID else [_scoring_card(texts, cards, card, kind)]


def cover_points(texts: Texts, cards: Cards, magazine: str) -> str:
    """List the points of a magazine's covers."""
    points: list[int] = getattr(cards.files.covers, magazine)
    return texts.say("comma").join(map(str, points))


def _bid_card(texts: Texts, cards: Cards, card: str) -> list[str]:
    said = [texts.say("text-bid", value=cards.bids[card])]
    if card in cards.designers:
        line = texts.name("kind", cards.designers[card])
        said.append(texts.say("text-designer", bonus=DESIGNER_BONUS, designer=line))
    if cards.points[card]:
        said.append(texts.say("text-points", points=cards.points[card]))
    if card not in cards.auction:
        return [*said, texts.say("text-starting")]
    return [*said, texts.say("text-discard" if card in cards.discards else "text-grows")]


def _scoring_card(texts: Texts, cards: Cards, card: str, kind: str) -> str:
    magazine = COVER_OF.get(kind, kind)
    covers = cover_points(texts, cards, magazine) if kind != "editorial" else ""
    return texts.name(
        "text",
        kind,
        "",
        symbols=cards.symbols[card],
        points=cards.points[card],
        covers=covers,
        count=len(cards.files.covers.ready_to_wear),
    )
