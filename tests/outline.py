"""The outline of a game's rules, and the tests that carry its clauses: what is proved and what is not.

Every clause that is done has tests that name it: one that sees it at work, and, where the outline says so, one that
sees an attempt against it refused. `contract/test_clauses.py` asks these functions, and wants empty lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeAlias

from modiste.options import Options
from modiste.outline import Clause, read_chapters
from modiste.packs import Pack
from modiste.phase import AnyPhase
from modiste.testing.clauses import WAYS, Marks, Way, marks, unproved

__all__ = [
    "WAYS",
    "Way",
    "clauses",
    "marks",
    "proved_too_early",
    "strange_conditions",
    "strange_marks",
    "strange_references",
    "unproved",
]

Clauses: TypeAlias = Mapping[str, Clause]


@cache
def clauses(pack: Pack) -> Clauses:
    """Read all clauses of a pack by id."""
    found = [clause for chapter in read_chapters((pack,)) for clause in chapter.clauses]
    by_id = {clause.id: clause for clause in found}
    assert len(by_id) == len(found), "an id stands there twice"
    return by_id


def strange_marks(known: Clauses, found: Marks) -> list[tuple[str, str]]:
    """List the marks with a wrong id, and those for a clause that is a mere note."""
    tested = {clause.id for clause in known.values() if clause.status != "note"}
    return sorted(mark for way in found.values() for mark in way if mark[0] not in tested)


def proved_too_early(known: Clauses, found: Marks) -> list[str]:
    """List the clauses that are called planned and yet have a test; `-rP` shows all that are planned."""
    planned = [clause.id for clause in known.values() if clause.status == "planned"]
    print("planned:", *planned, sep="\n  ")
    return sorted(set(planned) & {clause for clause, _ in found["positive"]})


def strange_conditions(known: Clauses, options: type[Options]) -> list[str]:
    """List the clauses whose `when` names an option or a value that does not exist."""
    return [
        clause.id
        for clause in known.values()
        for name, value in clause.when.items()
        if name not in options.model_fields or value != getattr(options.model_validate({name: value}), name)
    ]


def strange_references(known: Clauses, phases: Iterable[type[AnyPhase]]) -> list[tuple[str, str]]:
    """List the phases that name a clause which does not exist."""
    named = {(phase.__name__, clause) for phase in phases for clause in phase.clauses}
    return sorted(pair for pair in named if pair[1] not in known)


def strange_replacements(known: Clauses, *games: Clauses) -> list[tuple[str, str]]:
    """List the clauses of a variant that take the place of one that its game does not have, or has an id of it."""
    theirs = {clause for game in games for clause in game}
    named = {(clause.id, other) for clause in known.values() for other in clause.replaces}
    return sorted(
        {pair for pair in named if pair[1] not in theirs} | {(name, name) for name in known if name in theirs}
    )
