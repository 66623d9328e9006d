"""Every clause of the variants is proved by tests that name it, and takes the place of clauses that there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import outline
from tests.variants.table import CATALOGUE, GAMES, clauses_of

MARKS = outline.marks(Path(__file__).parent)


CLAUSES = {name: clause for variant in GAMES for name, clause in clauses_of(variant).items()}


@pytest.mark.parametrize("way", outline.WAYS)
def test_every_clause_that_is_done_is_proved(way: outline.Way) -> None:
    assert [] == outline.unproved(CLAUSES, MARKS, way)


def test_marks_name_clauses_and_planned_ones_have_none() -> None:
    assert [] == outline.strange_marks(CLAUSES, MARKS)
    assert [] == outline.proved_too_early(CLAUSES, MARKS)


@pytest.mark.parametrize("variant", GAMES)
def test_what_clauses_name_exists(variant: str) -> None:
    game = CATALOGUE.game(GAMES[variant])
    clauses, known = clauses_of(variant), [outline.clauses(CATALOGUE.pack(pack)) for pack in game.packs]

    assert clauses
    assert [] == outline.strange_conditions(clauses, game.options)
    assert [] == outline.strange_replacements(clauses, *known)
