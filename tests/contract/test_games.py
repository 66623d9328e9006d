"""Every game that is installed keeps the contract: in every edition, with every variant and pair, at every table."""

from pathlib import Path

import pytest

from modiste.cli.installed import game_texts
from modiste.cli.seats import bot_name
from modiste.plugins.loading import load
from modiste.testing import CHECKS, Trial, contract
from modiste.testing.subject import Setting, find_subject
from tests.bench.goofspiel import GOOFSPIEL

CATALOGUE = load()
GAMES = ("couture", "pret-a-porter")
TESTS = Path(__file__).parents[1]

test_couture = contract("couture", tests=TESTS / "couture")
test_pret_a_porter = contract("pret-a-porter", tests=TESTS / "pret_a_porter")
test_goofspiel = contract(GOOFSPIEL)


def test_every_built_in_plugin_is_loaded_and_tested() -> None:
    """No plugin is left out, and no game."""
    assert CATALOGUE.problems == ()
    assert GAMES == tuple(CATALOGUE.games)


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_is_tested(game: str) -> None:
    """Each edition stands alone, with each variant and with each pair that goes together."""
    settings = find_subject(game).settings()

    for edition in CATALOGUE.game(game).editions:
        assert Setting(edition) in settings
        for variants in CATALOGUE.compatible(game):
            assert Setting(edition, variants) in settings


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_has_a_name_in_words(game: str) -> None:
    """A player never reads the id of a bot in place of its name."""
    texts = game_texts(CATALOGUE, CATALOGUE.ruleset(game), "en")

    assert [] == [kind for kind in CATALOGUE.bots_of(game) if not texts.has(f"bot-kind-{kind}")]
    assert texts.say("bot-kind-random") == bot_name("random", 0, texts)
    assert "Unheard of" == bot_name("unheard-of", 0, texts)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3, 23))
@pytest.mark.parametrize("game", GAMES)
def test_the_contract_over_many_seeds(game: str, seed: int) -> None:
    """The game keeps all its promises in many more matches than there is time for every day."""
    subject = find_subject(game)
    for setting in subject.settings():
        for seats in subject.game.seats:
            for check in CHECKS.values():
                check(Trial(subject.ruleset(setting), seats, seed))
