"""Every clause of the rules of Couture that is done is proved by tests that name it."""

from __future__ import annotations

from pathlib import Path

import pytest

from modiste_couture.options import CoutureOptions
from modiste_couture.phases import PHASES
from tests import outline
from tests.couture.table import pack

CLAUSES = outline.clauses(pack())
MARKS = outline.marks(Path(__file__).parent)


@pytest.mark.parametrize("way", outline.WAYS)
def test_every_clause_that_is_done_is_proved(way: outline.Way) -> None:
    assert [] == outline.unproved(CLAUSES, MARKS, way)


def test_marks_name_clauses_and_planned_ones_have_none() -> None:
    assert [] == outline.strange_marks(CLAUSES, MARKS)
    assert [] == outline.proved_too_early(CLAUSES, MARKS)


def test_what_clauses_and_phases_name_exists() -> None:
    assert [] == outline.strange_conditions(CLAUSES, CoutureOptions)
    assert [] == outline.strange_references(CLAUSES, PHASES)
