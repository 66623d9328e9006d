"""Every game that is installed keeps the contract, in every edition and with every number of seats."""

from collections.abc import Callable

import pytest

from modiste.cli.installed import game_texts
from modiste.cli.seats import bot_name
from modiste.plugins import load
from modiste.ruleset import Ruleset
from modiste.testing import CHECKS, Trial, unseen_phases
from tests.bench.goofspiel import goofspiel

CATALOGUE = load()
RULESETS = {"goofspiel": goofspiel()} | {
    f"{game.id}-{edition}": CATALOGUE.ruleset(game.id, edition=edition)
    for game in CATALOGUE.games.values()
    for edition in game.editions
}
TRIALS = [
    pytest.param(Trial(ruleset, seats, seed), id=f"{name}-{seats}-seats-seed-{seed}")
    for name, ruleset in RULESETS.items()
    for seats in ruleset.game.seats
    for seed in (1, 2)
]


def test_all_built_in_plugins_are_loaded() -> None:
    """No plugin is left out, and the primary game is there."""
    assert CATALOGUE.problems == ()
    assert "pret-a-porter" in CATALOGUE.games


@pytest.mark.parametrize("game", CATALOGUE.games)
def test_every_bot_has_a_name_in_words(game: str) -> None:
    """A player never reads the id of a bot in place of its name."""
    texts = game_texts(CATALOGUE, CATALOGUE.ruleset(game), "en")

    assert [] == [kind for kind in CATALOGUE.bots_of(game) if not texts.has(f"bot-kind-{kind}")]
    assert texts.say("bot-kind-random") == bot_name("random", 0, texts)
    assert "Unheard of" == bot_name("unheard-of", 0, texts)


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
@pytest.mark.parametrize("trial", TRIALS)
def test_contract(trial: Trial, check: Callable[[Trial], None]) -> None:
    """The game keeps one promise of the contract."""
    check(trial)


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_every_phase_was_met(ruleset: Ruleset) -> None:
    """Every phase that may wait occurs in a position that was written as JSON and read back."""
    assert unseen_phases(Trial(ruleset, min(ruleset.game.seats), 1)) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3, 23))
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_the_contract_over_many_seeds(ruleset: Ruleset, seed: int) -> None:
    """The game keeps all its promises in many more matches than there is time for every day."""
    for seats in ruleset.game.seats:
        for check in CHECKS.values():
            check(Trial(ruleset, seats, seed))
