"""The magazine covers: what each is worth, who has it or would take it now, and how close the others are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from modiste.screen import Block, Column, Grid, Heading, Paragraph, Screen, Span, Words
from modiste.screen_parts import joined, player
from modiste_couture.portfolio import brands, of_kind
from modiste_couture.scoring import END_MAGAZINES
from modiste_couture.screens.naming import card_title
from modiste_couture.screens.parts import count_words
from modiste_couture.state import CoutureState

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts

KINDS = {"haute_couture": "haute_couture", "flops": "flop"}
"""The kind of card that is counted for the covers of a magazine."""


def covers_screen(view: CoutureState, seat: int | None, texts: Texts, names: Names, argument: str) -> Screen:
    """Draw all magazines."""
    blocks: list[Block] = []
    for magazine in END_MAGAZINES:
        blocks += _at_the_end(view, magazine, texts, names)
    return [*blocks, *_streetwear(view, texts, names), *_ready_to_wear(view, texts, names)]


def _heading(magazine: str, texts: Texts) -> Heading:
    return Heading(texts.name("magazine", magazine), texts.name("covers", magazine))


def _at_the_end(view: CoutureState, magazine: str, texts: Texts, names: Names) -> Iterator[Block]:
    """Draw covers that are handed out at the end: who would take each, and who stands behind."""
    yield _heading(magazine, texts)
    points: list[int] = getattr(view.cards.files.covers, magazine)
    ranking, kind = view.rules.cover_ranking(view, magazine), KINDS[magazine]
    rows: list[tuple[Words, ...]] = []
    for place, worth in enumerate(points):
        if place < len(ranking):
            who, what = player(names, ranking[place]), count_words(view, kind, ranking[place], texts)
        else:
            who, what = Span(texts.say("covers-nobody"), "quiet"), ""
        rows.append((texts.say("covers-place", place=place + 1), str(worth), who, Span(what, "quiet")))
    yield _places(rows)
    if behind := ranking[len(points) :]:
        parts = [(player(names, one), f" ({count_words(view, kind, one, texts)})") for one in behind]
        yield Paragraph((Span(texts.say("covers-behind"), "quiet"), *joined(texts, parts)), indent=1, hang=2)


def _streetwear(view: CoutureState, texts: Texts, names: Names) -> Iterator[Block]:
    """Draw the covers that pairs bring in play, and the designs of which somebody has one."""
    yield _heading("streetwear", texts)
    rows: list[tuple[Words, ...]] = []
    for place, worth in enumerate(view.cards.files.covers.streetwear):
        taken = place < len(view.streetwear)
        who = player(names, view.streetwear[place]) if taken else Span(texts.say("covers-free"), "quiet")
        rows.append((texts.say("covers-place", place=place + 1), str(worth), who, ""))
    yield _places(rows)
    halves = [(player(names, one), f" {titles}") for one in range(view.seats) if (titles := _halves(view, one, texts))]
    if halves and len(view.streetwear) < len(rows):
        label = Span(texts.say("covers-half-pairs"), "quiet")
        yield Paragraph((label, *joined(texts, halves, "semicolon")), indent=1, hang=2)


def _halves(view: CoutureState, seat: int, texts: Texts) -> str:
    """List the designs of which a seat has one card."""
    families = view.cards.families
    pieces = of_kind(view, seat, "streetwear")
    held = [families[card] for card in pieces]
    single = [card_title(texts, view.cards, card) for card in sorted(pieces) if held.count(families[card]) == 1]
    return texts.say("comma").join(single)


def _ready_to_wear(view: CoutureState, texts: Texts, names: Names) -> Iterator[Block]:
    yield _heading("ready_to_wear", texts)
    scale = view.cards.files.covers.ready_to_wear
    counts = [brands(view, seat) for seat in range(view.seats)]
    rows: list[tuple[Words, ...]] = []
    for number, worth in enumerate(scale, 1):
        here = [player(names, seat) for seat, count in enumerate(counts) if min(count, len(scale)) == number]
        rows.append((texts.say("covers-count-ready-to-wear", count=number), str(worth), joined(texts, here), ""))
    yield _places(rows)


def _places(rows: list[tuple[Words, ...]]) -> Grid:
    return Grid((Column(least=8), Column(align="right", least=3), Column(wrap=True), Column()), tuple(rows), indent=1)
