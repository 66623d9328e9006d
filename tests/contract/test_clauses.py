"""Every clause of the games and variants that is done is proved by tests that name it, and names what there is.

A game's tests stand in a folder of its own, those of all variants in one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from modiste.plugins.loading import load
from tests import outline

TESTS = Path(__file__).parents[1]
CATALOGUE = load()
GAMES = {"couture": "couture", "pret-a-porter": "pret_a_porter"}
"""The games, with the folders of their tests."""

VARIANTS = sorted(CATALOGUE.variants)


def clauses_of(*packs: str) -> outline.Clauses:
    """Read the clauses of packs by id."""
    return {name: clause for pack in packs for name, clause in outline.clauses(CATALOGUE.pack(pack)).items()}


FOLDERS = {folder: clauses_of(*CATALOGUE.game(game).packs) for game, folder in GAMES.items()} | {
    "variants": clauses_of(*(pack for key in VARIANTS for pack in CATALOGUE.variants[key].packs))
}


@pytest.mark.parametrize("way", outline.WAYS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_clause_that_is_done_is_proved(folder: str, way: outline.Way) -> None:
    assert [] == outline.unproved(FOLDERS[folder], outline.marks(TESTS / folder), way)


@pytest.mark.parametrize("folder", FOLDERS)
def test_marks_name_clauses_and_planned_ones_have_none(folder: str) -> None:
    found = outline.marks(TESTS / folder)

    assert [] == outline.strange_marks(FOLDERS[folder], found)
    assert [] == outline.proved_too_early(FOLDERS[folder], found)


@pytest.mark.parametrize("game", GAMES)
def test_what_clauses_and_phases_of_a_game_name_exists(game: str) -> None:
    parts, clauses = CATALOGUE.game(game), FOLDERS[GAMES[game]]

    assert [] == outline.strange_conditions(clauses, parts.options)
    assert [] == outline.strange_references(clauses, parts.phases)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_what_clauses_of_a_variant_name_exists(game: str, variant: str) -> None:
    parts, brought = CATALOGUE.game(game), CATALOGUE.variant(game, variant)
    clauses, known = clauses_of(*brought.packs), clauses_of(*parts.packs)

    assert clauses
    assert [] == outline.strange_conditions(clauses, parts.options)
    assert [] == outline.strange_replacements(clauses, known)
    assert [] == outline.strange_references({**known, **clauses}, brought.phases)
