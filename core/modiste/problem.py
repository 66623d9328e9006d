"""What is wrong in a file that a person wrote: where, what, and what was probably meant.

Readers collect problems instead of stopping at the first, so that a whole pack is mended in one go. What is wrong is
said by a message, as everything is that a person reads: a problem names it and holds its values, and `modiste.wording`
says it in the language of whoever reads.
"""

from __future__ import annotations

import difflib
import errno
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

KeyPath: TypeAlias = tuple[str | int, ...]


class Place(NamedTuple):
    """A line and a column, both counted from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Said:
    """A message by its id, with its values; `said` makes one.

    The values `got` (what stands there) and `near` (what was probably meant) are told after the message of any problem,
    and `words` is quoted where nobody has the message.
    """

    message: str
    values: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        """Return the facts, for developers."""
        values = ", ".join(f"{name}={value if isinstance(value, Said) else repr(value)}" for name, value in self.values)
        return f"{self.message} ({values})" if values else self.message


Value: TypeAlias = str | int | float | Said


def said(message: str, /, **values: Value) -> Said:
    """Return a message with its values: `said("problem-no-pack", name="my-bxo", near="my-box")`."""
    return Said(message, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong in a file; problems are sorted by their places."""

    file: str
    line: int
    column: int
    path: str
    what: Said

    def __lt__(self, other: Problem) -> bool:
        return self._order() < other._order()

    def __str__(self) -> str:
        """Return place and facts, for developers."""
        path = f"{self.path}: " if self.path else ""
        return visible(f"{self.file}:{self.line}:{self.column}: {path}{self.what}")

    def _order(self) -> tuple[str, int, int, str, str]:
        return self.file, self.line, self.column, self.path, str(self.what)


def visible(text: str) -> str:
    """Return `text` with its controls written out (`\\x1b`), so that a terminal shows them instead of obeying."""
    return text if text.isprintable() else "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


def dotted(path: KeyPath) -> str:
    """Return `path` as it is shown: `designs.3.style`."""
    return ".".join(map(str, path))


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word nearest to `word`, or nothing if none is near."""
    return next(iter(difflib.get_close_matches(word, sorted(set(known)), n=1)), "")


def place_in(text: str, index: int) -> Place:
    """Return where a character of `text` stands."""
    return Place(text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index))


def system_reason(error: OSError) -> Said:
    """Return why the system refuses something; `words` is how it says so itself."""
    name = errno.errorcode.get(error.errno or 0, "other")
    return said(f"system-{name.lower()}", words=error.strerror or str(error))
