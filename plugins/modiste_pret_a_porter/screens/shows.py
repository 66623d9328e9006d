"""The shows in detail: every tile with its rows, what they bring, and which of them count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from modiste.screen import Block, Column, Grid, Heading, Paragraph, Screen, Span, Words
from modiste_pret_a_porter.screens.parts import round_name, rows_judged
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import SHOW_ROUNDS

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts

CELL = 14
"""The columns of a tile's name and of each of its rows."""


def shows_screen(view: PretState, seat: int | None, texts: Texts, names: Names, argument: str) -> Screen:
    """Draw all four shows."""
    blocks: list[Block] = []
    for number, tiles in zip(SHOW_ROUNDS, view.shows, strict=True):
        blocks += _show(view, texts, number, tiles)
    points = view.rules.victory_points_per_prestige(view)
    return [*blocks, Paragraph(Span(texts.say("shows-legend", points=points), "quiet"))]


def _show(view: PretState, texts: Texts, number: int, tiles: list[str]) -> Iterator[Block]:
    past = number < view.round
    note = texts.say("shows-past") if past else texts.say("shows-rows", count=rows_judged(view, number))
    yield Heading(round_name(texts, number), note)
    height = max(len(view.cards.tiles[tile].rows) for tile in tiles)
    columns = [Column(width=CELL), *(Column(_prizes(view, texts, row), width=CELL) for row in range(1, height + 1))]
    rows = []
    for tile in tiles:
        cells: list[Words] = [Span(texts.name("tile", tile), "quiet" if past else "strong")]
        for row, feature in enumerate(view.cards.tiles[tile].rows, 1):
            counts = row <= rows_judged(view, number) and not past
            name = texts.name("feature", feature, "short")
            cells.append(name if counts else Span(texts.say("shows-not-judged", feature=name), "quiet"))
        rows.append((*cells, *[""] * (height + 1 - len(cells))))
    yield Grid(tuple(columns), tuple(rows))


def _prizes(view: PretState, texts: Texts, row: int) -> str:
    first, second = view.rules.prestige_awards(view, row)
    return texts.say("shows-prizes", first=first, second=second)
