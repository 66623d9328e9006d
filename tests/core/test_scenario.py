"""Scenario files: read, laid over the set-up, played and compared, with errors that point at what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from modiste.plugins import load
from modiste.scenario import find_files, read_sheets
from modiste.scenario_run import play

ROOT = Path(__file__).parents[2]
FILES = [file for game in ("couture", "pret_a_porter") for file in find_files([ROOT / "tests" / game / "scenarios"])]
CATALOGUE = load()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}/{file.name}")
def test_the_worked_examples_hold(file: Path) -> None:
    outcomes = [play(sheet, CATALOGUE) for sheet in read_sheets(file)]

    assert [] == [str(problem) for outcome in outcomes for problem in outcome.problems]
    assert all(outcome.sheet.scenario.title and outcome.sheet.scenario.clauses for outcome in outcomes)
