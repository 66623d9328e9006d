"""Screens as plain data: what is handed over to be drawn.

A game says what stands where and in which tone; how that becomes characters (width, boxes, colours,
encodings) is decided where it is drawn. So the same screen serves a terminal, a pipe and a test.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

SeatTone: TypeAlias = Literal["seat0", "seat1", "seat2", "seat3", "seat4", "seat5"]
Tone: TypeAlias = Literal["plain", "strong", "quiet", "good", "bad", "accent"] | SeatTone
Align: TypeAlias = Literal["left", "right", "center"]

SEAT_TONES: tuple[SeatTone, ...] = get_args(SeatTone)


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in one tone."""

    text: str
    tone: Tone = "plain"


Words: TypeAlias = str | Span | tuple[str | Span, ...]
"""Text in one or several tones, within one line or paragraph."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A ruled title across the width, with a quiet note at its right end."""

    words: Words
    note: Words = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Text that wraps; lines after the first stand `hang` columns further in."""

    words: Words
    indent: int = 0
    hang: int = 0


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines that stay lines: one that is too long is cut."""

    lines: tuple[Words, ...]
    indent: int = 0


@dataclass(frozen=True, slots=True)
class Gap:
    """An empty line."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a grid.

    `width` fixes it and `least` is as narrow as it gets; `wrap` lets its text take several lines instead
    of being cut; `optional` columns are left out, the last one first, as long as the grid is too wide.
    """

    title: Words = ""
    align: Align = "left"
    width: int | None = None
    least: int | None = None
    wrap: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A table; its header line is left out when no column has a title."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Words, ...], ...]
    title: Words = ""
    indent: int = 0


@dataclass(frozen=True, slots=True)
class Columns:
    """Parts side by side at their natural widths or (`width`) all alike; one below the other where that is too wide."""

    parts: tuple[Screen, ...]
    gap: int = 3
    width: int | None = None


@dataclass(frozen=True, slots=True)
class Fitting:
    """One screen where at least `least` columns are free, another where they are not."""

    least: int
    wide: Screen
    narrow: Screen


Block: TypeAlias = "Heading | Paragraph | Lines | Gap | Grid | Columns | Fitting"
Screen: TypeAlias = Sequence[Block]


def seat_tone(seat: int) -> Tone:
    """Return the tone in which all that belongs to a seat is shown."""
    return SEAT_TONES[seat % len(SEAT_TONES)]


def text_of(words: Words) -> str:
    """Return words without their tones."""
    if isinstance(words, tuple):
        return "".join(map(text_of, words))
    return words.text if isinstance(words, Span) else words
