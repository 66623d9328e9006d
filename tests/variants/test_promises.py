"""Every variant, and every two that go together, keep what their game promises, with every number of seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from modiste.testing import CHECKS, Trial, unseen_phases
from tests.variants.table import CATALOGUE

CHOSEN = [(game, variants) for game in CATALOGUE.games for variants in CATALOGUE.compatible(game)]
RULESETS = {"+".join(variants): CATALOGUE.ruleset(game, variants=variants) for game, variants in CHOSEN}
TRIALS = [
    pytest.param(Trial(ruleset, seats, 1), id=f"{name}-{seats}-seats")
    for name, ruleset in RULESETS.items()
    for seats in ruleset.game.seats
]


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
@pytest.mark.parametrize("trial", TRIALS)
def test_a_promise_is_kept(trial: Trial, check: Callable[[Trial], None]) -> None:
    check(trial)


@pytest.mark.parametrize("name", RULESETS)
def test_every_phase_was_met(name: str) -> None:
    ruleset = RULESETS[name]

    assert [] == unseen_phases(Trial(ruleset, min(ruleset.game.seats), 1))
