"""Markdown as the makers of blocks write it."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence

BAR = "\\|"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table."""
    return "\n".join(map(_line, [heads, ["---"] * len(heads), *rows]))


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', BAR) for cell in cells)} |"


def fenced(text: str, language: str = "text") -> str:
    """Write a fenced block."""
    return f"```{language}\n{text.rstrip()}\n```"


def code(text: object) -> str:
    """Write something as code within a line."""
    return f"`{text}`"


def codes(items: Iterable[object]) -> str:
    """Write several things as code, with commas between."""
    return ", ".join(map(code, items))


def sentence(thing: object) -> str:
    """Return the first paragraph of a docstring, in one line."""
    return " ".join((inspect.getdoc(thing) or "").partition("\n\n")[0].split())


def paragraphs(thing: object) -> str:
    """Return a docstring up to its first list of arguments or errors."""
    kept = []
    for paragraph in (inspect.getdoc(thing) or "").split("\n\n"):
        if paragraph.startswith(("Args:", "Raises:", "Attributes:")):
            break
        kept.append(" ".join(paragraph.split()))
    return "\n\n".join(kept)
