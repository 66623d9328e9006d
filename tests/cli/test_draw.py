"""How screens become lines: widths, columns that give way, cutting and wrapping, in any script."""

from __future__ import annotations

import io

import pytest
from rich.color import Color, ColorSystem
from rich.console import Console
from rich.style import Style
from wcwidth import wcswidth

from modiste.cli.draw import TONES, Artist
from modiste.screen import SEAT_TONES, Block, Column, Columns, Fitting, Gap, Grid, Heading, Lines, Paragraph, Span


def drawn(*blocks: Block, width: int = 40, boxes: bool = True) -> list[str]:
    """Draw blocks as plain lines."""
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(Artist(console, boxes).draw(blocks, width))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_heading() -> None:
    """A heading fills the width, its note at the right end."""
    (line,) = drawn(Heading("Board", ("round ", Span("II", "strong"))))

    assert line.startswith("── Board ─")
    assert line.endswith("─ round II")
    assert wcswidth(line) == 40


def test_heading_that_does_not_fit() -> None:
    """The note goes first; a title that is too long wraps."""
    assert drawn(Heading("Where do you place it?", "? help"), width=30) == ["── Where do you place it? ────"]
    assert drawn(Heading("Where do you place a pawn?"), width=20) == ["── Where do you", "   place a pawn?"]


def test_paragraph_uses_the_width() -> None:
    """The first line is not narrower for the hang of others; no-break spaces hold; what fits nowhere is broken."""
    assert drawn(Paragraph("aaaa bbbb cccc", hang=4), width=14) == ["aaaa bbbb cccc"]
    assert drawn(Paragraph("aaaaaa bb\N{NO-BREAK SPACE}bbb cc", hang=1), width=11) == ["aaaaaa", " bb bbb cc"]
    assert drawn(Paragraph("abcdefghijklmn op"), width=10) == ["abcdefghij", "klmn op"]


def test_paragraph() -> None:
    """Text wraps with its indents; markup and escapes are text."""
    assert drawn(Paragraph("aaaa bbbb cccc", indent=1, hang=2), width=13) == [" aaaa bbbb", "   cccc"]
    assert drawn(Paragraph("[red]x\x1b[0m")) == ["[red]x"]


def test_lines() -> None:
    """Lines are cut, not wrapped."""
    assert drawn(Lines(("abcdefgh", ("ij", Span("kl", "good")))), width=6) == ["abcde…", "ijkl"]
    assert drawn(Lines(("abcdefgh",)), width=6, boxes=False) == ["abcdef"]


def test_grid() -> None:
    """Columns align; without titles there is no head."""
    titled = Grid((Column("Name"), Column("Cash", "right")), (("Mina", "7"), ("미나", "40")))

    assert drawn(titled) == ["Name  Cash", "──────────", "Mina     7", "미나    40"]
    assert drawn(titled, boxes=False)[1] == "-" * 10
    assert drawn(Grid((Column(), Column()), (("a", "b"),), title="T", indent=2)) == ["  T", "  a  b"]


def test_a_table_that_is_too_wide_comes_in_parts() -> None:
    """Each part begins with the first column; a column that wraps gives way first."""
    grid = Grid((Column("Name"), Column("Cash", "right"), Column("Upkeep", "right")), (("Mina", "40", "3"),))

    assert drawn(grid, width=20)[0] == "Name  Cash  Upkeep"
    assert [drawn(grid, width=15)[line] for line in (0, 3)] == ["Name  Cash", "Name  Upkeep"]
    words = Grid((Column("Name"), Column("Effect", wrap=True)), (("Mina", "one two three four five six"),))
    assert drawn(words, width=24)[2:] == ["Mina  one two three four", "      five six"]


def test_an_indent_takes_no_width() -> None:
    """A column that may wrap does not, as long as there is room."""
    grid = Grid((Column(), Column("Designs", wrap=True), Column(wrap=True)), (("Jacket", "one and two", ""),), indent=1)

    assert drawn(grid, width=30)[-1] == " Jacket  one and two"


def test_optional_columns_give_way() -> None:
    """The last optional column goes first, and only when it must."""
    columns = (Column("A"), Column("BBBBBBBB", optional=True), Column("CCCCCCCC", optional=True), Column("D"))
    grid = Grid(columns, (("1", "2", "3", "4"),))

    assert drawn(grid, width=30)[0] == "A  BBBBBBBB  CCCCCCCC  D"
    assert drawn(grid, width=20)[0] == "A  BBBBBBBB  D"
    assert drawn(grid, width=10)[0] == "A  D"


@pytest.mark.parametrize(("width", "lines"), [(20, ["left   right"]), (9, ["left", "right"])])
def test_columns(width: int, lines: list[str]) -> None:
    """Parts stand side by side where they fit."""
    assert drawn(Columns(([Lines(("left",))], [Lines(("right",))])), width=width) == lines


def test_columns_of_one_width() -> None:
    """A long line goes on below, further in, and moves nothing in the next column."""
    parts = tuple([Paragraph(words, hang=2)] for words in ("3 Wilhelmina Augustine", "nobody"))

    assert drawn(Columns(parts, gap=1, width=14), width=30) == ["3 Wilhelmina   nobody", "  Augustine"]


def test_no_break_spaces_hold_in_cells() -> None:
    """What they join stands in one line of a column that wraps."""
    grid = Grid((Column(width=12, wrap=True),), (("Gown, Agent\N{NO-BREAK SPACE}4, Cape",),))

    assert drawn(grid) == ["Gown,", "Agent 4,", "Cape"]


def test_fitting_and_gap() -> None:
    """The wide screen needs its width."""
    block = Fitting(30, [Paragraph("wide"), Gap()], [Paragraph("narrow")])

    assert drawn(block, width=30) == ["wide", ""]
    assert drawn(block, width=29) == ["narrow"]


def test_korean_stays_in_line() -> None:
    """Wide characters keep tables aligned, cut ones too."""
    rows = (("재봉사", "수석 디자이너", "1"), ("Muse", "아이콘", "22"))
    grid = Grid((Column(width=4), Column(), Column(align="right")), rows)
    lines = drawn(grid, width=30)

    assert {wcswidth(line) for line in lines} == {wcswidth(lines[0])}


def luminance(colour: Color) -> float:
    """Say how light a colour is, from 0 to 1, as the eye sees it."""
    parts = [part / 255 for part in colour.get_truecolor()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_six_seats_have_six_tones() -> None:
    """They are bold, stand out from black and from white, and are six in sixteen colours too."""
    styles = [Style.parse(TONES[tone]) for tone in SEAT_TONES]
    colours = [style.color for style in styles if style.bold and style.color is not None]
    lights = [luminance(colour) for colour in colours]

    assert len({colour.downgrade(ColorSystem.STANDARD).number for colour in colours}) == 6
    assert all(1.05 / (light + 0.05) >= 3 and (light + 0.05) / 0.05 >= 3 for light in lights)
