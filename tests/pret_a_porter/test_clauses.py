"""Every clause of the rules that is done has tests that name it: one that sees it at work, and, where the outline says
so, one that sees an attempt against it refused.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import pytest

from modiste.vocabulary import Record
from modiste_pret_a_porter.options import PretOptions
from modiste_pret_a_porter.phases import PHASES
from tests.pret_a_porter.table import pack

HERE = Path(__file__).parent
TESTS = sorted(HERE.rglob("test_*.py"))


class Source(Record):
    """Where the texts speak of a clause."""

    en: list[int] = []
    ko: str = ""


class Clause(Record):
    """A rule that can be tested on its own."""

    id: str
    summary: str
    source: Source
    when: dict[str, str | bool | int] = {}
    dispute: str = ""
    status: Literal["done", "planned", "note"]
    tested: list[Literal["positive", "refused"]]


class Chapter(Record):
    """Clauses of one topic."""

    id: str
    clauses: list[Clause]


class Outline(Record):
    """The whole of `rules.yaml`."""

    chapters: list[Chapter]


@cache
def clauses() -> dict[str, Clause]:
    """Read all clauses by id."""
    outline = pack().read(Outline, "rules.yaml")
    return {clause.id: clause for chapter in outline.chapters for clause in chapter.clauses}


@cache
def marks() -> dict[str, set[tuple[str, str]]]:
    """Collect the marked tests by kind: pairs of a clause and the place of the mark."""
    found: dict[str, set[tuple[str, str]]] = {"positive": set(), "refused": set()}
    for path in TESTS:
        for call in _rule_calls(ast.parse(path.read_text(encoding="utf-8"))):
            refused = any(keyword.arg == "refused" for keyword in call.keywords)
            for argument in call.args:
                assert isinstance(argument, ast.Constant), f"{path.name}:{call.lineno}: name the clause itself"
                place = f"{path.relative_to(HERE)}:{call.lineno}"
                found["refused" if refused else "positive"].add((str(argument.value), place))
    return found


def _rule_calls(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield node


@pytest.mark.parametrize("way", ["positive", "refused"])
def test_every_clause_that_is_done_is_proved(way: Literal["positive", "refused"]) -> None:
    """A clause that is done and has no test is an error."""
    wanted = {clause.id for clause in clauses().values() if clause.status == "done" and way in clause.tested}
    proved = {clause for clause, _ in marks()[way]}

    assert [] == sorted(wanted - proved)


def test_every_mark_names_a_clause() -> None:
    """A mark with a wrong id is an error, and so is a test for a clause that is a mere note."""
    known = {clause.id for clause in clauses().values() if clause.status != "note"}

    assert [] == sorted(mark for way in marks().values() for mark in way if mark[0] not in known)


def test_planned_clauses_have_no_tests_yet(capsys: pytest.CaptureFixture[str]) -> None:
    """What is planned is listed (`-rP` shows it), and becomes done when it is tested."""
    planned = [clause.id for clause in clauses().values() if clause.status == "planned"]
    print("planned:", *planned, sep="\n  ")

    assert not set(planned) & {clause for clause, _ in marks()["positive"]}


def test_clauses_that_depend_on_an_option_name_a_value_it_has() -> None:
    """`when` names options and values that exist."""
    for clause in clauses().values():
        for name, value in clause.when.items():
            assert value == getattr(PretOptions.model_validate({name: value}), name), clause.id


def test_phases_name_clauses_that_exist() -> None:
    """The rules shown for a decision are clauses of the outline."""
    named = {(phase.__name__, clause) for phase in PHASES for clause in phase.clauses}

    assert [] == sorted(pair for pair in named if pair[1] not in clauses())
