"""What the screens of most games are put together from: players with their letters, lists, and counts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING
from unicodedata import category, east_asian_width

from modiste.screen import Span, Words, seat_tone

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts

SEAT_LETTERS = "ABCDEFGH"
_JOINED = re.compile("[\u1160-\u11ff\ud7b0-\ud7fb]")  # vowels and last letters of decomposed Hangul


def marks(names: Names) -> list[str]:
    """Give each player a letter: the first of the name or, where several begin alike, the last; or A, B, C."""
    initials = [name[:1].upper() for name in names]
    found = [
        name[-1:].upper() if initials.count(initial) > 1 else initial
        for name, initial in zip(names, initials, strict=True)
    ]
    return found if len(set(found)) == len(found) else list(SEAT_LETTERS[: len(names)])


def player(names: Names, seat: int) -> Span:
    """Name a player in the seat's tone, after the letter of the seat where the name does not show it."""
    mark, name = marks(names)[seat], names[seat]
    shows = mark in (name[:1].upper(), name[-1:].upper())
    return Span(name if shows else f"{mark} {name}", seat_tone(seat))


def joined(texts: Texts, parts: Iterable[Words], between: str = "comma") -> tuple[str | Span, ...]:
    """Put words into a row, with the message `between` each two of them."""
    row: list[str | Span] = []
    for part in parts:
        if row:
            row.append(Span(texts.say(between), "quiet"))
        row += part if isinstance(part, tuple) else (part,)
    return tuple(row)


def spread(parts: Iterable[Words], between: str = "   ") -> tuple[str | Span, ...]:
    """Put parts into a row that breaks only between them."""
    row: list[str | Span] = []
    for part in parts:
        row += [between] if row else []
        row += map(unbroken, part if isinstance(part, tuple) else (part,))
    return tuple(row)


def unbroken(word: str | Span) -> str | Span:
    """Keep words in one line, as long as they fit into one."""
    if isinstance(word, Span):
        return Span(together(word.text), word.tone)
    return together(word)


def together(text: str) -> str:
    """Keep a text in one line, as long as it fits into one."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def counted(texts: Texts, counts: Iterable[tuple[str, int]]) -> str:
    """List names with how many there are of each, leaving out those of which there is none."""
    parts = [texts.say("counted", count=count, name=name) for name, count in counts if count]
    return texts.say("comma").join(parts) if parts else texts.say("nothing")


def cells(text: str) -> int:
    """Count the columns that a text takes on a terminal."""
    return sum(_columns(letter) for letter in text)


def _columns(letter: str) -> int:
    if letter.isascii():
        return 1
    if category(letter) in ("Mn", "Me", "Cf") or _JOINED.match(letter):
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1
