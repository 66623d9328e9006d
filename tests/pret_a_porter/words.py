"""Strict texts of the game in its languages, screens as lines, and the marks of words that no player should read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from io import StringIO

from rich.console import Console
from wcwidth import wcswidth

from modiste.cli.draw import Artist
from modiste.packs import find_pack
from modiste.screen import Screen, Words, text_of
from modiste.text import Texts, read_texts

PACKS = ("modiste", "pret-a-porter")
RAW = re.compile(r"[{}_$]|\bNone\b|\?\?|  \B|/back|\b[a-z]+-[a-z]+-[a-z]+\b")
"""What shows through where a text is missing: braces, ids, values without a name."""


@cache
def english() -> Texts:
    """Read the English texts, of which any problem is an error."""
    packs = [find_pack("modiste_packs", name) for name in PACKS]
    return Texts(read_texts(packs, ["en"]), ["en"], strict=True)


@cache
def korean() -> Texts:
    """Read the Korean texts, of which any problem is an error, and which no English ones stand behind."""
    packs = [find_pack("modiste_packs", f"{name}-ko") for name in PACKS]
    return Texts(read_texts(packs, ["ko"]), ["ko"], strict=True)


def readable(words: Words) -> str:
    """Return words that are fit to be read, and fail over others."""
    text = text_of(words)

    assert text == text.strip() != ""
    assert not RAW.search(text), text
    return text


def lines_of(screen: Screen, width: int = 80) -> list[str]:
    """Draw a screen as the command line does, and make sure that it fits."""
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(Artist(console, boxes=True).draw(screen, width))
    assert isinstance(console.file, StringIO)
    lines = console.file.getvalue().splitlines()
    for line in lines:
        assert wcswidth(line.rstrip()) <= width, line
        assert not re.search(r"[{}_$]|\bNone\b", line), line
    return lines


def none_cut(lines: Sequence[str]) -> bool:
    """Say whether every line stands there whole."""
    return not any("…" in line for line in lines)
