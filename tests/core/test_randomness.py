"""Chance: the same seed is the same game, on every platform and in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from modiste.randomness import Stream, generator
from tests.core.toy import toy_match

DIGESTS = """
import sys
from modiste.bots import RestlessBot
from modiste.match import Match
from modiste.plugins.loading import load
from modiste.randomness import generator
from tests.bench.goofspiel import goofspiel

catalogue = load()
rulesets = [goofspiel(), *(catalogue.ruleset(game) for game in catalogue.games)]
for ruleset in rulesets:
    for seats in ruleset.game.seats:
        match = Match.new(ruleset, seats, 5)
        match.run([RestlessBot(0.1)] * seats, generator("bots"))
        print(ruleset.game.id, ruleset.fingerprint, seats, ruleset.codec.digest(match.state), len(match.events))
"""


def test_digests_do_not_depend_on_hash_seeds() -> None:
    """Two processes with different hash seeds play the same matches."""
    root = Path(__file__).parents[2]
    told = []
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([str(root), *sys.path])}
        done = subprocess.run([sys.executable, "-c", DIGESTS], env=environment, capture_output=True, text=True)
        assert "" == done.stderr
        told.append(done.stdout)

    assert told[0] == told[1]
    assert "pret-a-porter" in told[0]


def test_a_stream_is_known_by_seed_name_and_use() -> None:
    def numbers(*parts: object) -> list[int]:
        stream = Stream(*parts)  # type: ignore[arg-type]
        return [stream.below(1000) for _ in range(5)]

    assert [66, 122, 307, 330, 143] == numbers(1, "cards", 0)
    assert numbers(1, "cards", 0) == numbers(1, "cards", 0)
    others = [numbers(2, "cards", 0), numbers(1, "dice", 0), numbers(1, "cards", 1)]
    assert numbers(1, "cards", 0) not in others


def test_streams_do_not_disturb_one_another() -> None:
    def shuffled(*before: str) -> list[int]:
        table, cards = toy_match()._table, list(range(20))
        for stream in before:
            table.random(stream).below(6)
        table.random("cards").shuffle(cards)
        return cards

    assert shuffled() == shuffled("dice", "dice", "tiles")
    assert shuffled() != shuffled("cards")


def test_shuffling_is_fair_and_keeps_everything() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for use in range(6000):
        cards = [1, 2, 3]
        Stream(7, "cards", use).shuffle(cards)
        orders[tuple(cards)] += 1

    assert 6 == len(orders)
    assert min(orders.values()) > 850


def test_numbers_and_choices_are_in_range() -> None:
    stream = Stream(1, "dice", 0)

    assert {0, 1, 2, 3, 4, 5} == {stream.below(6) for _ in range(500)}
    assert {"a", "b"} == {stream.choice("ab") for _ in range(50)}
    assert generator("a", 1).random() != generator("a", 11).random()
