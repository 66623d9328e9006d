"""The rules of variants in words: shown with those of their game, in the place of what they replace."""

from __future__ import annotations

import pytest

from modiste.cli.installed import game_texts
from modiste.rulebook import Rulebook
from tests.variants.table import CATALOGUE, GAMES, clauses_of, ruleset


def book_of(variant: str, language: str) -> Rulebook:
    """Open the rules of a game with a variant."""
    return Rulebook(ruleset(variant), game_texts(CATALOGUE, ruleset(variant), language))


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("variant", GAMES)
def test_a_variant_is_named_and_all_its_clauses_are_worded(variant: str, language: str) -> None:
    book = book_of(variant, language)
    shown = {rule.id: " ".join(rule.text) for chapter in book.chapters() for rule in chapter.rules}
    clauses = clauses_of(variant)
    replaced = {old for clause in clauses.values() for old in clause.replaces}

    assert book.texts.has(f"variant-{variant}") and book.texts.has(f"variant-{variant}.about")
    assert clauses.keys() <= shown.keys()
    assert replaced.isdisjoint(shown)
    assert not [text for text in shown.values() if "{" in text or not text.strip()]


@pytest.mark.parametrize("variant", GAMES)
def test_who_asks_for_a_clause_is_shown_all_that_hold_in_its_place(variant: str) -> None:
    book, clauses = book_of(variant, "en"), clauses_of(variant)
    for old in {old for clause in clauses.values() for old in clause.replaces}:
        instead = [clause.id for clause in clauses.values() if old in clause.replaces]
        (chapter,) = book.find([old])

        assert instead == [rule.id for rule in chapter.rules] == [rule.id for rule in book.governing([old])]
        assert all(name in chapter.absent[0] for name in [old, *instead])


def test_clauses_of_a_chapter_stay_together() -> None:
    """Those that replace nothing stand behind the one before them, not behind all that the game says there."""
    chapters = {chapter.id: [rule.id for rule in chapter.rules] for chapter in book_of("open-market", "en").chapters()}
    year = next(chapter for chapter in book_of("advanced-turn-order", "en").chapters() if chapter.id == "calendar")
    own = [name for name in clauses_of("advanced-turn-order") if name != "pap.advanced.opening"]

    assert own == [rule.id for rule in year.rules][-5:]
    assert "couture.open_market.deck" == chapters["setup"][chapters["setup"].index("couture.setup.covers") - 1]
    assert "couture.fill.cards" == chapters["fill"][0]
