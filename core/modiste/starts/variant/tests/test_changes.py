"""What the variant changes, clause by clause."""

from __future__ import annotations

from random import Random

import pytest

from modiste import Match, RandomBot, load

RULESET = load().ruleset("some-game", variants=["sample-variant"])


@pytest.mark.rule("sample-variant.changes.first")
def test_a_match_is_played_to_its_end() -> None:
    match = Match.new(RULESET, seats=min(RULESET.game.seats), seed=1)

    match.run([RandomBot()] * match.state.seats, Random(1))

    assert match.over
