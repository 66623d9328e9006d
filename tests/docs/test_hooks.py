"""Every hook and rule is explained, and is used by something that ships: what nobody uses, nobody has tried."""

from __future__ import annotations

import inspect

import pytest

from modiste.catalogue import Catalogue
from modiste.hooks import CatalogueHooks, MatchHooks
from tests.docs.contract_made import questions_of
from tests.docs.hook_users import asked_rules, users_of

GAMES = ("couture", "pret-a-porter")


def explained(member: object, when: str) -> bool:
    """Say whether a docstring says what a hook is for and, in a paragraph of its own, when it is asked."""
    first, *more = (inspect.getdoc(member) or "").split("\n\n")
    return first.endswith(".") and any(paragraph.startswith(when) for paragraph in more)


@pytest.mark.parametrize("hook", questions_of(MatchHooks).items(), ids=lambda hook: str(hook[0]))
def test_match_hooks_say_when_they_are_called(hook: tuple[str, object]) -> None:
    assert explained(hook[1], "Called ")


@pytest.mark.parametrize("hook", questions_of(CatalogueHooks).items(), ids=lambda hook: str(hook[0]))
def test_catalogue_hooks_say_what_is_registered(hook: tuple[str, object]) -> None:
    assert "register(" in (inspect.getdoc(hook[1]) or "").partition("\n\n")[0]
    assert explained(hook[1], "")


@pytest.mark.parametrize("game", GAMES)
def test_rules_say_when_they_are_asked_and_what_an_answer_means(catalogue: Catalogue, game: str) -> None:
    rules = questions_of(catalogue.game(game).rules)

    assert [name for name, member in rules.items() if not explained(member, "Asked ")] == []


@pytest.mark.parametrize("hook", questions_of(CatalogueHooks))
def test_catalogue_hooks_are_used(catalogue: Catalogue, hook: str) -> None:
    assert users_of(catalogue, hook)


@pytest.mark.parametrize("hook", questions_of(MatchHooks))
def test_match_hooks_are_used(catalogue: Catalogue, hook: str) -> None:
    assert users_of(catalogue, hook)


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_used(catalogue: Catalogue, game: str) -> None:
    """The game answers each itself, and asks it somewhere."""
    rules = set(questions_of(catalogue.game(game).rules))

    assert {rule for rule in rules if game not in users_of(catalogue, rule, game)} == set()
    assert rules - asked_rules(catalogue.game(game)) == set()
