"""Turns screens into what rich prints.

Widths, wrapping, boxes and colours are decided here and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from rich.box import Box
from rich.cells import cell_len, chop_cells
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from modiste.screen import (
    Column,
    Columns,
    Fitting,
    Gap,
    Grid,
    Heading,
    Lines,
    Paragraph,
    Screen,
    Span,
    Tone,
    Words,
    text_of,
)
from modiste.text import printable

TONES: Final[dict[Tone, str]] = {
    "plain": "",
    "strong": "bold",
    "quiet": "dim",
    "good": "green",
    "bad": "bold red",
    "accent": "bold dark_orange3",
    "seat0": "bold #008787",
    "seat1": "bold #878700",
    "seat2": "bold #d700af",
    "seat3": "bold #0087ff",
    "seat4": "bold #af5fff",
    "seat5": "bold #008700",
}
"""Those of the seats read on dark and on light backgrounds, and stay apart where there are only sixteen colours."""

LEAST: Final = 10
"""Text is never wrapped more narrowly than this."""

WORDS: Final = 16
"""A column that wraps is drawn at least so wide."""

BETWEEN: Final = 2
"""The columns left free between two columns of a grid, one of them by the (blank) dividing line of its box."""


class Artist:
    """Draws screens for one console; `boxes` says whether its encoding has line characters."""

    def __init__(self, console: Console, boxes: bool) -> None:
        self._console = console
        self._line = "─" if boxes else "-"
        self._overflow: Final = "ellipsis" if boxes else "crop"
        head = f" {self._line * 2} "
        self._box = Box("\n".join(["    "] * 2 + [head] + ["    "] * 5) + "\n", ascii=not boxes)
        self._drawers: dict[type, Callable[..., RenderableType]] = {
            Heading: self._heading,
            Paragraph: self._paragraph,
            Lines: self._lines,
            Gap: lambda block, width: Text(""),
            Grid: self._grid,
            Columns: self._columns,
            Fitting: self._fitting,
        }

    def draw(self, screen: Screen, width: int) -> RenderableType:
        """Turn a screen into something to print within `width` columns."""
        return Group(*(self._drawers[type(block)](block, width) for block in screen))

    def _heading(self, heading: Heading, width: int) -> RenderableType:
        """Draw a ruled title; a note that does not fit is left out, and a title that does not fit wraps."""
        words, note = text(heading.words, "strong"), text(heading.note, "quiet")
        start = (f"{self._line * 2} ", "dim")
        free = width - words.cell_len - len(start[0]) - 2
        if free < 0:
            first, *others = wrapped(words, width - len(start[0]), width - len(start[0]))
            return Group(Text.assemble(start, first), *(_indented(line, len(start[0])) for line in others))
        if note and note.cell_len < free:
            line = self._line * (free - note.cell_len)
            return Text.assemble(start, words, (f" {line} ", "dim"), note)
        return Text.assemble(start, words, (f" {self._line * (free + 1)}", "dim"))

    def _paragraph(self, paragraph: Paragraph, width: int) -> RenderableType:
        first, rest = paragraph.indent, paragraph.indent + paragraph.hang
        lines = wrapped(text(paragraph.words), width - first, width - rest)
        return Group(*(_indented(line, rest if number else first) for number, line in enumerate(lines)))

    def _lines(self, lines: Lines, width: int) -> RenderableType:
        return Group(*(self._line_of(words, lines.indent) for words in lines.lines))

    def _line_of(self, words: Words, indent: int) -> RenderableType:
        line = text(words)
        line.no_wrap, line.overflow = True, self._overflow
        return _indented(line, indent)

    def _grid(self, grid: Grid, width: int) -> RenderableType:
        """Draw a table; one with titles that is too wide whatever is left out comes in parts, one below the other."""
        kept = _kept_columns(grid, width)
        titled = any(text_of(grid.columns[place].title) for place in kept)
        tables = [self._table(grid, part, titled) for part in (_parts(grid, kept, width) if titled else [kept])]
        drawn = Group(*([text(grid.title, "strong")] if grid.title else []), *tables)
        return Padding(drawn, (0, 0, 0, grid.indent)) if grid.indent else drawn

    def _table(self, grid: Grid, places: Sequence[int], titled: bool) -> Table:
        table = Table(
            box=self._box,
            show_edge=False,
            show_header=titled,
            header_style="dim",
            padding=(0, BETWEEN - 1, 0, 0),
            pad_edge=False,
            collapse_padding=True,
        )
        for place in places:
            self._add_column(table, grid.columns[place])
        for row in grid.rows:
            table.add_row(*(_cell(row[place], grid.columns[place]) for place in places))
        return table

    def _add_column(self, table: Table, column: Column) -> None:
        table.add_column(
            text(column.title),
            justify=column.align,
            width=column.width,
            min_width=column.least,
            no_wrap=not column.wrap,
            overflow="fold" if column.wrap else self._overflow,
        )

    def _columns(self, columns: Columns, width: int) -> RenderableType:
        widths = self._part_widths(columns, width)
        free = width - sum(widths) - columns.gap * (len(widths) - 1)
        if free < 0:
            return Group(*(self.draw(part, width) for part in columns.parts))
        widths[-1] += free
        table = Table.grid(padding=(0, columns.gap, 0, 0), pad_edge=False)
        for part_width in widths:
            table.add_column(width=part_width)
        table.add_row(*(self.draw(part, each) for part, each in zip(columns.parts, widths, strict=True)))
        return table

    def _part_widths(self, columns: Columns, width: int) -> list[int]:
        if columns.width is not None:
            return [columns.width] * len(columns.parts)
        return [self.natural_width(part, width) for part in columns.parts]

    def _fitting(self, fitting: Fitting, width: int) -> RenderableType:
        return self.draw(fitting.wide if width >= fitting.least else fitting.narrow, width)

    def natural_width(self, screen: Screen, width: int) -> int:
        """Say how many columns a screen takes if nothing is wrapped or cut."""
        return max((self._natural(block, width) for block in screen), default=0)

    def _natural(self, block: object, width: int) -> int:
        if isinstance(block, Heading):
            return _width(block.words) + _width(block.note) + 7
        if isinstance(block, Paragraph):
            return _width(block.words) + block.indent
        if isinstance(block, Lines):
            return block.indent + max(map(_width, block.lines), default=0)
        if isinstance(block, Grid):
            places = [place for place, column in enumerate(block.columns) if not column.optional]
            return _grid_width(block, places)
        if isinstance(block, Columns):
            parts = self._part_widths(block, width)
            return sum(parts) + block.gap * (len(parts) - 1)
        return self.natural_width(block.narrow, width) if isinstance(block, Fitting) else 0


class _Wrapping:
    """A cell whose text keeps together what no-break spaces join."""

    def __init__(self, words: Text) -> None:
        self._words = words

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self._words)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from wrapped(self._words, options.max_width, options.max_width)


def _cell(words: Words, column: Column) -> RenderableType:
    drawn = text(words)
    return _Wrapping(drawn) if column.wrap and "\N{NO-BREAK SPACE}" in drawn.plain else drawn


def text(words: Words, tone: Tone = "plain") -> Text:
    """Turn words into rich text, with `tone` under their own tones."""
    drawn = Text(style=TONES[tone])
    for part in words if isinstance(words, tuple) else (words,):
        span = part if isinstance(part, Span) else Span(part)
        drawn.append(printable(span.text), TONES[span.tone] or None)
    return drawn


def wrapped(words: Text, first: int, rest: int) -> list[Text]:
    """Break text at its spaces, not at no-break spaces, into a first line of one width and others of another."""
    room, rest = max(first, LEAST), max(rest, LEAST)
    lines, start, end, used = [], 0, 0, 0
    for piece in _pieces(words.plain, min(room, rest)):
        if used and used + cell_len(piece) > room:
            lines.append(words[start:end])
            spaces = len(piece) - len(piece.lstrip(" "))
            start, used, room = end + spaces, -spaces, rest
        end += len(piece)
        used += cell_len(piece)
    lines.append(words[start:end])
    for line in lines:
        line.plain = line.plain.replace("\N{NO-BREAK SPACE}", " ")
    return lines


def _pieces(plain: str, most: int) -> Iterator[str]:
    """Give the words with the spaces before them, those that fit into no line in parts."""
    for found in re.finditer(r"( *)([^ ]*)", plain):
        spaces, word = found.groups()
        first, *others = chop_cells(word, most) if cell_len(word) > most else [word]
        yield from (spaces + first, *others)


def _width(words: Words) -> int:
    return cell_len(text_of(words))


def _indented(drawn: RenderableType, indent: int) -> RenderableType:
    return Padding(drawn, (0, 0, 0, indent), expand=False) if indent else drawn


def _kept_columns(grid: Grid, width: int) -> Sequence[int]:
    places = list(range(len(grid.columns)))
    for place in reversed(range(len(grid.columns))):
        if _grid_width(grid, places) <= width:
            break
        if grid.columns[place].optional:
            places.remove(place)
    return places


def _parts(grid: Grid, places: Sequence[int], width: int) -> list[list[int]]:
    """Deal columns out to as many tables as the width asks for, each of which begins with the first column."""
    first, *rest = places
    parts = [[first]]
    for place in rest:
        if len(parts[-1]) > 1 and _least_width(grid, [*parts[-1], place]) > width:
            parts.append([first])
        parts[-1].append(place)
    return parts


def _least_width(grid: Grid, places: Sequence[int]) -> int:
    """Say how narrow some columns can be drawn: those that wrap give way, down to some words."""
    spare = [max(0, _column_width(grid, place) - WORDS) for place in places if grid.columns[place].wrap]
    return _grid_width(grid, places) - sum(spare)


def _grid_width(grid: Grid, places: Iterable[int]) -> int:
    widths = [_column_width(grid, place) for place in places]
    return sum(widths) + BETWEEN * (len(widths) - 1) + grid.indent


def _column_width(grid: Grid, place: int) -> int:
    column = grid.columns[place]
    if column.width is not None:
        return column.width
    natural = max([_width(column.title), *(_width(row[place]) for row in grid.rows)])
    return max(natural, column.least or 0)
