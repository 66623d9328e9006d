"""The outline of a game's rules, and the tests that carry its clauses: what is proved and what is not.

Every clause that is done has tests that name it: one that sees it at work, and, where the outline says so, one that
sees an attempt against it refused. Each game's own `test_clauses.py` asks these functions, and wants empty lists.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from modiste.options import Options
from modiste.outline import Clause, read_chapters
from modiste.packs import Pack
from modiste.phase import AnyPhase

Way: TypeAlias = Literal["positive", "refused"]
WAYS: tuple[Way, ...] = ("positive", "refused")
Marks: TypeAlias = Mapping[Way, set[tuple[str, str]]]
"""The marked tests by kind: pairs of a clause and the place of the mark."""


Clauses: TypeAlias = Mapping[str, Clause]


@cache
def clauses(pack: Pack) -> Clauses:
    """Read all clauses of a pack by id."""
    found = [clause for chapter in read_chapters((pack,)) for clause in chapter.clauses]
    by_id = {clause.id: clause for clause in found}
    assert len(by_id) == len(found), "an id stands there twice"
    return by_id


@cache
def marks(folder: Path) -> Marks:
    """Collect the marked tests of a folder."""
    found: dict[Way, set[tuple[str, str]]] = {way: set() for way in WAYS}
    for path in sorted(folder.rglob("test_*.py")):
        for call in _rule_calls(ast.parse(path.read_text(encoding="utf-8"))):
            refused = any(keyword.arg == "refused" for keyword in call.keywords)
            for argument in call.args:
                assert isinstance(argument, ast.Constant), f"{path.name}:{call.lineno}: name the clause itself"
                place = f"{path.relative_to(folder)}:{call.lineno}"
                found["refused" if refused else "positive"].add((str(argument.value), place))
    return found


def _rule_calls(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield node


def unproved(known: Clauses, found: Marks, way: Way) -> list[str]:
    """List the clauses that are done and lack a test that they need."""
    wanted = {clause.id for clause in known.values() if clause.status == "done" and way in clause.tested}
    return sorted(wanted - {clause for clause, _ in found[way]})


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
