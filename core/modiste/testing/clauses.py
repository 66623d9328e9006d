"""The check of the contract suite that looks at tests: every clause of the rules that is done has some that name it.

A test carries what it sees at work, `@pytest.mark.rule("my-game.hand.limit")`, or what it sees defended against an
attempt, with `refused=True`. The marks are read from the source text, so it does not matter which tests are run.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias

from modiste.catalogue import Catalogue
from modiste.game import Game, Variant
from modiste.outline import Clause, read_chapters
from modiste.testing.play import ContractBroken, refuse
from modiste.testing.sources import shown
from modiste.testing.subject import Subject

Way: TypeAlias = Literal["positive", "refused"]
WAYS: Final[tuple[Way, ...]] = ("positive", "refused")
Marks: TypeAlias = Mapping[Way, set[tuple[str, str]]]
"""The marked tests by kind: pairs of a clause and the place of the mark."""


def check_clauses(subject: Subject, folder: Path) -> None:
    """Every clause of the rules that is done has a test that is marked with it."""
    catalogue, game = subject.catalogue, subject.game
    variants = [catalogue.variant(game.id, name) for name in subject.variants]
    names = [name for one in variants for name in one.packs] if variants else game.packs
    known = _clauses_of(catalogue, names)
    found = marks(folder)
    ends = zip(WAYS, ("", ", refused=True"), strict=True)
    lacking = [f'@pytest.mark.rule("{clause}"{end})' for way, end in ends for clause in unproved(known, found, way)]
    refuse(f"marks that no test below {shown(folder)} carries", lacking)
    refuse(
        "clauses of phases that no outline of the rules has",
        _unknown(game, variants, known | _clauses_of(catalogue, game.packs)),
    )


def _clauses_of(catalogue: Catalogue, packs: Iterable[str]) -> dict[str, Clause]:
    """Collect the clauses of packs by id."""
    chapters = [chapter for name in packs for chapter in read_chapters((catalogue.pack(name),))]
    return {clause.id: clause for chapter in chapters for clause in chapter.clauses}


def _unknown(game: Game, variants: Sequence[Variant], known: Collection[str]) -> list[str]:
    """List what phases name as the rules of their decisions, and nobody has written."""
    owners: Sequence[Game | Variant] = variants or [game]
    named = {(phase.__name__, clause) for owner in owners for phase in owner.phases for clause in phase.clauses}
    return [f"{phase}.clauses: {clause}" for phase, clause in sorted(named) if clause not in known]


def marks(folder: Path) -> Marks:
    """Collect the marked tests of a folder.

    Raises:
        ContractBroken: a mark does not name its clause in plain words.
    """
    found: dict[Way, set[tuple[str, str]]] = {way: set() for way in WAYS}
    for path in sorted(folder.rglob("test_*.py")):
        for call in _rule_calls(ast.parse(path.read_text(encoding="utf-8"))):
            refused = any(keyword.arg == "refused" for keyword in call.keywords)
            place = f"{path.relative_to(folder)}:{call.lineno}"
            for argument in call.args:
                if not isinstance(argument, ast.Constant):
                    raise ContractBroken(f"{place}: name the clause itself")
                found["refused" if refused else "positive"].add((str(argument.value), place))
    return found


def unproved(known: Mapping[str, Clause], found: Marks, way: Way) -> list[str]:
    """List the clauses that are done and lack a test that they need."""
    wanted = {clause.id for clause in known.values() if clause.status == "done" and way in clause.tested}
    return sorted(wanted - {clause for clause, _ in found[way]})


def _rule_calls(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield node
