"""Observers are told what has happened; one that fails is switched off."""

from __future__ import annotations

from random import Random

import pytest

from modiste.bots import RandomBot
from modiste.event import AnsweredAlone, Event
from modiste.match import Match
from modiste.observers import Audience, Narrator, ObserverWarning, Statistics
from modiste.sentences import Sentences
from modiste.text import Texts
from tests.bench.goofspiel import PrizeWon, goofspiel


class Failing:
    """An observer that fails at the second event."""

    def __init__(self) -> None:
        self.seen: list[Event] = []

    def watch(self, event: Event) -> None:
        """Fail."""
        self.seen.append(event)
        if len(self.seen) == 2:
            raise ValueError("enough")


def test_statistics() -> None:
    """Events are counted by kind, and by seat."""
    statistics = Statistics(goofspiel().codec)
    Audience([statistics]).tell([PrizeWon(0, 13), PrizeWon(1, 12), PrizeWon(0, 11)])

    assert statistics.counts == {"goofspiel.prize_won": 3}
    assert statistics.by_seat[0, "goofspiel.prize_won"] == 2


def test_statistics_of_the_course() -> None:
    """Phases, turns and actions of its match are counted, but not those of searches."""
    ruleset = goofspiel()
    statistics = Statistics(ruleset.codec)
    match = Match.new(ruleset.watched_by(statistics), 3, seed=1)
    Match.at(match.state.clone()).run([RandomBot()] * 3, Random(1))
    assert statistics.actions.total() == 0
    match.run([RandomBot()] * 3, Random(1))

    assert statistics.over
    assert statistics.actions == {"goofspiel.bid": 39}
    assert statistics.phases == {"goofspiel.bidding": 13}
    assert statistics.deepest == 1


def test_a_watched_match_is_the_same_match() -> None:
    """Whoever watches changes neither the fingerprint nor the course."""
    ruleset = goofspiel()
    watched = ruleset.watched_by(Statistics(ruleset.codec))
    played = [Match.new(one, 3, seed=1) for one in (ruleset, watched)]

    assert watched.fingerprint == ruleset.fingerprint
    assert ruleset.hooks.match_started == ()
    first, second = (match.run([RandomBot()] * 3, Random(1)) for match in played)
    assert first == second


def test_the_narrator() -> None:
    """Every event is told in a sentence, but not what was answered alone."""
    texts = Texts([("en", "test.ftl", "event-prize-won = { $seat } wins { $prize }")], ["en"], strict=True)
    told: list[str] = []
    narrator = Narrator(Sentences(goofspiel(), texts, ["Mina", "Joon"]), told.append)
    Audience([narrator]).tell([PrizeWon(1, 13), AnsweredAlone(0, "goofspiel.bid")])

    assert told == ["Joon wins 13"]


def test_a_failing_observer_is_switched_off() -> None:
    """The others go on, and a warning names it."""
    failing, statistics = Failing(), Statistics(goofspiel().codec)
    audience = Audience([failing, statistics])
    with pytest.warns(ObserverWarning, match="Failing watches no more: ValueError"):
        audience.tell([PrizeWon(0, 13), PrizeWon(0, 12), PrizeWon(0, 11)])
    audience.tell([PrizeWon(0, 10)])

    assert len(failing.seen) == 2
    assert statistics.counts.total() == 4
