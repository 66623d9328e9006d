"""One player in detail: the bid cards, and the scoring cards with what they bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from modiste.screen import Block, Column, Grid, Heading, Paragraph, Screen, Span, Words
from modiste.screen_parts import player
from modiste_couture.forecast import Outlook, outlooks
from modiste_couture.portfolio import of_kind
from modiste_couture.screens.naming import by_value, card_name, model_name, titles
from modiste_couture.screens.notes import designer_words
from modiste_couture.screens.parts import count_words, hidden, sorted_hand, strength, unsure
from modiste_couture.state import CoutureState

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts

LINE_OF = {
    "haute_couture": "haute_couture",
    "streetwear": "streetwear",
    "ready_to_wear": "ready_to_wear",
    "editorial": "editorials",
    "flop": "flops",
}
"""The line of the score to which each kind of scoring card belongs."""


def player_screen(view: CoutureState, seat: int | None, texts: Texts, names: Names, argument: str) -> Screen:
    """Draw the player of that name; without one, the one who looks."""
    owner = names.index(argument) if argument else seat or 0
    return list(_player(view, owner, seat, texts, names))


def _player(view: CoutureState, owner: int, seat: int | None, texts: Texts, names: Names) -> Iterator[Block]:
    model = texts.say("player-model", model=model_name(texts, view.models[owner]))
    yield Heading(player(names, owner), model)
    yield from _hand(view, owner, seat, texts)
    if view.won[owner]:
        yield _listed(view, "player-won", view.won[owner], texts)
    yield Paragraph(Span(texts.say("player-collection", count=len(view.collections[owner])), "strong"))
    if view.collections[owner]:
        yield _collection(view, outlooks(view, seat)[owner], texts)


def _collection(view: CoutureState, outlook: Outlook, texts: Texts) -> Grid:
    """List the scoring cards kind by kind, with what counts of them and what they bring as things stand."""
    rows: list[tuple[Words, ...]] = []
    for kind, line in LINE_OF.items():
        if cards := of_kind(view, outlook.seat, kind):
            names = texts.say("comma").join(titles(texts, view.cards, sorted(cards)))
            counted = Span(count_words(view, kind, outlook.seat, texts), "quiet")
            points = texts.say("fact-points", points=outlook.lines[line])
            rows.append((texts.name("kind", kind), names, counted, points))
    columns = (Column(), Column(wrap=True), Column(), Column(align="right"))
    return Grid(columns, tuple(rows), indent=1)


def _hand(view: CoutureState, owner: int, seat: int | None, texts: Texts) -> Iterator[Block]:
    cards, unseen = sorted_hand(view, owner), hidden(view, owner, seat)
    bidding = unsure(texts, strength(view, cards), unseen)
    yield Paragraph(Span(texts.say("player-hand", count=len(cards), strength=bidding), "strong"))
    if cards:
        yield _cards(view, cards, texts)
    if unseen:
        yield Paragraph(Span(texts.say("player-unseen", count=unseen), "accent"), indent=1)
    if owner == seat and view.unseen[owner]:
        yield _listed(view, "player-own-unseen", view.unseen[owner], texts)


def _listed(view: CoutureState, message: str, cards: list[str], texts: Texts) -> Paragraph:
    listed = texts.join([card_name(texts, view.cards, card) for card in by_value(view.cards, cards)])
    return Paragraph(texts.say(message, cards=listed), indent=1, hang=2)


def _cards(view: CoutureState, cards: list[str], texts: Texts) -> Grid:
    """List bid cards by their full names, designers with what they do."""
    rows: list[tuple[Words, ...]] = []
    for card in cards:
        said = designer_words(view, card, texts) if card in view.cards.designers else ""
        rows.append((card_name(texts, view.cards, card), Span(said, "quiet")))
    return Grid((Column(), Column(wrap=True)), tuple(rows), indent=1)
