"""Every clause of the variants is proved by tests that name it, and takes the place of clauses that there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from modiste.packs import Pack
from tests import outline
from tests.variants.table import CATALOGUE, GAMES

MARKS = outline.marks(Path(__file__).parent)


def packs_of(variant: str) -> list[Pack]:
    """Return the packs that a variant brings."""
    return [CATALOGUE.pack(pack) for pack in CATALOGUE.variant(GAMES[variant], variant).packs]


CLAUSES = {
    name: clause for variant in GAMES for pack in packs_of(variant) for name, clause in outline.clauses(pack).items()
}


@pytest.mark.parametrize("way", outline.WAYS)
def test_every_clause_that_is_done_is_proved(way: outline.Way) -> None:
    assert [] == outline.unproved(CLAUSES, MARKS, way)


def test_marks_name_clauses_and_planned_ones_have_none() -> None:
    assert [] == outline.strange_marks(CLAUSES, MARKS)
    assert [] == outline.proved_too_early(CLAUSES, MARKS)


@pytest.mark.parametrize("variant", GAMES)
def test_what_clauses_name_exists(variant: str) -> None:
    game = CATALOGUE.game(GAMES[variant])
    known = [outline.clauses(CATALOGUE.pack(pack)) for pack in game.packs]
    for pack in packs_of(variant):
        clauses = outline.clauses(pack)

        assert clauses
        assert [] == outline.strange_conditions(clauses, game.options)
        assert [] == outline.strange_replacements(clauses, *known)
