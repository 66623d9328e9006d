"""The outline of a game's rules, as `rules.yaml` of its pack has it: chapters of clauses, each a rule of its own.

It holds no wording. It says where a rule comes from and under which options it holds, so that texts, tests and
reference pages speak of the same clauses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from modiste.packs import Pack, PackError
from modiste.vocabulary import Id, Record

if TYPE_CHECKING:
    from modiste.options import Options

OUTLINE_FILE: Final = "rules.yaml"
OURS: Final = "(ours)."
"""Ends the summary of a clause that settles something on which the texts are silent."""


class Source(Record):
    """Where the texts speak of a clause: pages or sections of the English one, places in the Korean one."""

    en: tuple[int | str, ...] = ()
    ko: str = ""


class Clause(Record):
    """A rule that can be tested on its own: seen at work (`positive`), or defended against an attempt (`refused`).

    A variant's clause `replaces` those of its game that do not hold beside it.
    """

    id: str
    summary: str
    source: Source
    when: dict[str, str | bool | int] = {}
    replaces: tuple[str, ...] = ()
    dispute: str = ""
    status: Literal["done", "planned", "note"]
    tested: tuple[Literal["positive", "refused"], ...]

    @property
    def ours(self) -> bool:
        """Whether the clause settles what the texts leave open."""
        return self.summary.endswith(OURS)

    def holds(self, options: Options) -> bool:
        """Tell whether the clause is played, with these options; under one that is not there it never is."""
        met = (getattr(options, name, None) == value for name, value in self.when.items())
        return self.status != "planned" and all(met)


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

    A clause that replaces others stands before the first of them, in the chapter of that one; any other stands behind
    the clause that its pack has before it, or at the end of the chapter.

    Raises:
        PackError: all that is wrong with the file.
    """
    found: dict[str, list[Clause]] = {}
    for pack in packs:
        for chapter in pack.read(Outline, OUTLINE_FILE).chapters if pack.has(OUTLINE_FILE) else ():
            own = found.setdefault(chapter.id, [])
            behind = len(own)
            for clause in chapter.clauses:
                clauses, index = next(_homes(clause, found), (own, behind))
                clauses.insert(index, clause)
                behind = index + 1 if clauses is own else behind
    return tuple(Chapter(id=name, clauses=tuple(clauses)) for name, clauses in found.items() if clauses)


def unreadable(packs: Iterable[Pack]) -> tuple[Pack, ...]:
    """Return the packs whose outlines are broken."""
    return tuple(pack for pack in packs if not _is_readable(pack))


def _is_readable(pack: Pack) -> bool:
    try:
        read_chapters((pack,))
    except PackError:
        return False
    return True


def _homes(clause: Clause, chapters: Mapping[str, list[Clause]]) -> Iterator[tuple[list[Clause], int]]:
    """Yield where the clauses stand that a clause replaces, as lists with indices."""
    for clauses in chapters.values():
        yield from ((clauses, index) for index, other in enumerate(clauses) if other.id in clause.replaces)
