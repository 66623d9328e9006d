"""The rules of every installed game in words: whole in each language, and true for the ruleset in play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from modiste.cli.installed import MODISTE
from modiste.outline import read_chapters
from modiste.packs import Pack
from modiste.plugins.loading import load
from modiste.rulebook import ChapterText, Rulebook
from modiste.ruleset import Ruleset
from modiste.text import Texts, hyphened, read_rules, read_texts

CATALOGUE = load()
SPOKEN = list(
    dict.fromkeys(
        (game, language)
        for game in CATALOGUE.games
        for pack in CATALOGUE.packs_of(game).values()
        for language in pack.languages
        if pack.has(f"text/{language}/rules.ftl")
    )
)


@cache
def texts_of(game: str, language: str) -> Texts:
    """Read the texts of a game in one language alone, of which any problem is an error."""
    packs: list[Pack] = [*CATALOGUE.packs_of(MODISTE).values(), *CATALOGUE.packs_of(game).values()]
    rules = read_rules(packs, [language])
    return Texts(read_texts(packs, [language]), [language], strict=True, rules=rules)


def book_of(game: str, language: str, **options: object) -> Rulebook:
    """Open the rules with some options."""
    return Rulebook(CATALOGUE.ruleset(game, options=options), texts_of(game, language))


def choices(ruleset: Ruleset) -> Iterator[tuple[str, object]]:
    """Yield every value of every option, of a number the least and the most."""
    for name, field in ruleset.game.options.model_fields.items():
        if field.annotation is bool:
            values: tuple[object, ...] = (True, False)
        elif field.annotation is int:
            values = tuple(getattr(limit, "ge", getattr(limit, "le", None)) for limit in field.metadata)
        else:
            values = get_args(field.annotation)
        yield from ((name, value) for value in values if value != field.default)


CHOICES = [
    pytest.param(game, language, {name: value}, id=f"{game}-{language}-{name}-{value}")
    for game, language in SPOKEN
    for name, value in choices(CATALOGUE.ruleset(game))
]


def words(chapters: list[ChapterText]) -> list[str]:
    """List all that is read."""
    return [
        line
        for chapter in chapters
        for line in (chapter.title, *chapter.intro, *(text for rule in chapter.rules for text in (*rule.text, rule.id)))
    ]


def test_every_game_tells_its_rules_in_english() -> None:
    """And in every other language that one of its packs speaks."""
    assert {(game, "en") for game in CATALOGUE.games} <= set(SPOKEN)


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_clause_is_worded(game: str, language: str) -> None:
    """Every clause that is played, every note, and every chapter has a message."""
    texts = texts_of(game, language)
    texts.open_rules()
    chapters = read_chapters(CATALOGUE.ruleset(game).packs)
    wanted = {hyphened(clause.id) for chapter in chapters for clause in chapter.clauses if clause.status != "planned"}
    wanted |= {f"chapter-{one.clauses[0].id.partition('.')[0]}-{hyphened(one.id)}" for one in chapters}

    assert [] == sorted(message for message in wanted if not texts.has(message))


@pytest.mark.parametrize(("game", "language", "options"), CHOICES)
def test_the_text_follows_the_options(game: str, language: str, options: dict[str, object]) -> None:
    """Every value of every option says something else, with nothing missing and nothing raw.

    One that counts only beside another option, such as an amount of something that is off, does so beside that.
    """
    for beside in ({}, *({name: value} for name, value in choices(CATALOGUE.ruleset(game)) if name not in options)):
        usual, changed = (words(book_of(game, language, **beside, **given).chapters()) for given in ({}, options))

        assert all(line.strip() for line in changed)
        assert not [line for line in changed if "{" in line]
        if usual != changed:
            break
    else:
        pytest.fail("the text is always the same")


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_decision_shows_its_rules(game: str, language: str) -> None:
    """A phase that names clauses has some to show, unless an option has taken it out of the game."""
    ruleset = CATALOGUE.ruleset(game)
    clauses = {clause.id: clause for chapter in read_chapters(ruleset.packs) for clause in chapter.clauses}
    for given in ({}, *({name: value} for name, value in choices(ruleset))):
        book = book_of(game, language, **given)
        met = [
            one for one in ruleset.game.phases if any(given.keys().isdisjoint(clauses[id].when) for id in one.clauses)
        ]

        assert met
        assert [] == [phase.__name__ for phase in met if not book.governing(phase.clauses)]


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_clause_is_found_by_its_id(game: str, language: str) -> None:
    """The whole id, and the id without the game; one that does not hold says so."""
    book = book_of(game, language)
    for chapter in read_chapters(book.ruleset.packs):
        for clause in chapter.clauses:
            whole, short = (book.find([name]) for name in (clause.id, clause.id.partition(".")[2]))

            assert whole == short
            shown = [rule.id for found in whole for rule in found.rules]
            assert (clause.id in shown) == clause.holds(book.ruleset.options)
            assert bool(whole[0].absent) != (clause.id in shown)
            assert [chapter.id] == [found.id for found in whole]
