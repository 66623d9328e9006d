"""Observers hear of committed moves only, once each, after the move."""

from __future__ import annotations

from pathlib import Path
from random import Random

from modiste.action import Action
from modiste.bots import FirstBot
from modiste.cli.session import Session
from modiste.cli.terminal import Terminal
from modiste.event import Event
from modiste.match import Match
from modiste.observers import Audience
from modiste.record import SeatInfo
from modiste.record_writer import RecordWriter
from modiste.sight import Bot, Sight
from tests.bench.goofspiel import goofspiel


class Listener:
    """Notes what it hears, and how many lines the save had by then."""

    def __init__(self, save: Path) -> None:
        self.heard: list[Event] = []
        self.lines: list[int] = []
        self._save = save

    def watch(self, event: Event) -> None:
        self.heard.append(event)
        self.lines.append(len(self._save.read_text().splitlines()))


class Searcher(FirstBot):
    """Plays imagined worlds to their ends before it answers."""

    def choose(self, sight: Sight, rng: Random) -> Action:
        Match.at(sight.imagine(rng)).run([FirstBot()] * 3, rng)
        return FirstBot.choose(self, sight, rng)


def test_searches_are_not_heard_and_saves_come_first(tmp_path: Path) -> None:
    match = Match.new(goofspiel(), 3, 1)
    save = tmp_path / "match.jsonl"
    names = ["Ada", "Ben", "Cleo"]
    listener = Listener(save)
    with RecordWriter.create(save, match, [SeatInfo(name=name, kind="bot:first") for name in names]) as writer:
        begun = len(match.events)
        bots: dict[int, Bot] = dict.fromkeys(range(3), Searcher())
        Session(match, {}, bots, writer, Terminal(plain=True), Audience([listener])).play()

    assert match.over
    assert match.events[begun:] == listener.heard
    assert listener.lines == sorted(listener.lines)
    assert listener.lines[-1] == len(match.turns) + 1
