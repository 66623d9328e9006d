"""What is wrong in a file that a person wrote: where, what, and what was probably meant.

Readers collect problems instead of stopping at the first, so that a whole pack is mended in one go.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

KeyPath: TypeAlias = tuple[str | int, ...]


class Place(NamedTuple):
    """A line and a column, both counted from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing that is wrong in a file, as `file:line:column: path: what is wrong`."""

    file: str
    line: int
    column: int
    path: str
    message: str

    def __str__(self) -> str:
        path = f"{self.path}: " if self.path else ""
        return visible(f"{self.file}:{self.line}:{self.column}: {path}{self.message}")


def visible(text: str) -> str:
    """Return `text` with its controls written out (`\\x1b`), so that a terminal shows them instead of obeying."""
    return text if text.isprintable() else "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


def dotted(path: KeyPath) -> str:
    """Return `path` as it is shown: `designs.3.style`."""
    return ".".join(map(str, path))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return `; did you mean X?` for the known word nearest to `word`, or nothing if none is near."""
    near = difflib.get_close_matches(word, sorted(set(known)), n=1)
    return f"; did you mean {near[0]}?" if near else ""
