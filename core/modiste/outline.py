"""The outline of a game's rules, as `rules.yaml` of its pack has it: chapters of clauses, each a rule of its own.

It holds no wording. It says where a rule comes from and under which options it holds, so that texts, tests and
reference pages speak of the same clauses.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from modiste.vocabulary import Id, Record

if TYPE_CHECKING:
    from modiste.options import Options
    from modiste.packs import Pack

OUTLINE_FILE: Final = "rules.yaml"
OURS: Final = "(ours)."
"""Ends the summary of a clause that settles something on which the texts are silent."""


class Source(Record):
    """Where the texts speak of a clause: pages or sections of the English one, places in the Korean one."""

    en: tuple[int | str, ...] = ()
    ko: str = ""


class Clause(Record):
    """A rule that can be tested on its own: seen at work (`positive`), or defended against an attempt (`refused`)."""

    id: str
    summary: str
    source: Source
    when: dict[str, str | bool | int] = {}
    dispute: str = ""
    status: Literal["done", "planned", "note"]
    tested: tuple[Literal["positive", "refused"], ...]

    @property
    def ours(self) -> bool:
        """Whether the clause settles what the texts leave open."""
        return self.summary.endswith(OURS)

    def holds(self, options: Options) -> bool:
        """Tell whether the clause is played, with these options."""
        return self.status != "planned" and all(getattr(options, name) == value for name, value in self.when.items())


class Chapter(Record):
    """Clauses of one topic."""

    id: Id
    clauses: tuple[Clause, ...]


class Outline(Record):
    """The whole of `rules.yaml`."""

    chapters: tuple[Chapter, ...]


@lru_cache(maxsize=8)
def read_chapters(packs: tuple[Pack, ...]) -> tuple[Chapter, ...]:
    """Read the chapters of all packs that have an outline; one that two packs know is one chapter.

    Raises:
        PackError: all that is wrong with the file.
    """
    found: dict[str, Chapter] = {}
    for pack in packs:
        for chapter in pack.read(Outline, OUTLINE_FILE).chapters if pack.has(OUTLINE_FILE) else ():
            before = found[chapter.id].clauses if chapter.id in found else ()
            found[chapter.id] = Chapter(id=chapter.id, clauses=(*before, *chapter.clauses))
    return tuple(found.values())
