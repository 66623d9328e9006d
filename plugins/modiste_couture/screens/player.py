"""One player in detail: the bid cards, and the scoring cards with what they bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from modiste.screen import Block, Column, Grid, Heading, Paragraph, Screen, Span, Words
from modiste.screen_parts import player
from modiste_couture.content import BID
from modiste_couture.screens.card_text import sentences
from modiste_couture.screens.naming import by_value, card_name, model_name
from modiste_couture.screens.parts import hand_of, hidden, strength, unsure
from modiste_couture.state import CoutureState
from modiste_couture.words import COLLECTIBLES

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts


def player_screen(view: CoutureState, seat: int | None, texts: Texts, names: Names, argument: str) -> Screen:
    """Draw the player whose name begins with what was typed; without a name, the one who looks."""
    wanted = argument.strip().casefold()
    called = [name.casefold() for name in names]
    found = [place for place, name in enumerate(called) if name.startswith(wanted)]
    if wanted in called:
        found = [called.index(wanted)]
    if wanted and len(found) != 1:
        known = texts.join([names[place] for place in found] or list(names))
        return [Paragraph(texts.say("player-which", names=known, typed=argument, several="yes" if found else "no"))]
    return list(_player(view, found[0] if wanted else seat or 0, seat, texts, names))


def _player(view: CoutureState, owner: int, seat: int | None, texts: Texts, names: Names) -> Iterator[Block]:
    model = texts.say("player-model", model=model_name(texts, view.models[owner]))
    yield Heading(player(names, owner), model)
    yield from _hand(view, owner, seat, texts)
    if view.won[owner]:
        yield _listed(view, "player-won", view.won[owner], texts)
    collection = view.collections[owner]
    yield Paragraph(Span(texts.say("player-collection", count=len(collection)), "strong"))
    if collection:
        kinds = view.cards.kinds
        yield _cards(view, sorted(collection, key=lambda card: (_place(kinds[card]), card)), texts)


def _place(kind: str) -> int:
    return [str(one) for one in COLLECTIBLES].index(kind)


def _hand(view: CoutureState, owner: int, seat: int | None, texts: Texts) -> Iterator[Block]:
    cards, unseen = hand_of(view, owner, seat), hidden(view, owner, seat)
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
    """List cards by their full names; a designer with what it does, for its name tells the least."""
    rows: list[tuple[Words, ...]] = []
    for card in cards:
        told = card in view.cards.designers or view.cards.kinds[card] != BID
        said = " ".join(sentences(texts, view.cards, card)) if told else ""
        rows.append((card_name(texts, view.cards, card), Span(said, "quiet")))
    return Grid((Column(), Column(wrap=True)), tuple(rows), indent=1)
