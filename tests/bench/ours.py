"""Our own contestants, and what each duty of the engine costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from modiste.action import Action
from modiste.bots import RandomBot
from modiste.event import Event
from modiste.hooks import hookimpl
from modiste.match import Match
from modiste.plugins.loading import load
from modiste.record import SeatInfo
from modiste.record_writer import RecordWriter
from modiste.ruleset import Ruleset, build
from modiste.table import AnyTable
from tests.bench.contest import Play, microseconds
from tests.bench.goofspiel import GOOFSPIEL


class Listener:
    """A plugin that listens to the life of a match and does next to nothing."""

    def __init__(self) -> None:
        self.heard = 0

    @hookimpl
    def action_applied(self, table: AnyTable, action: Action) -> None:
        """Count an action."""
        self.heard += 1


def ruleset_of(game: str) -> Ruleset:
    """Build the ruleset of a game that is measured."""
    return build(GOOFSPIEL) if game == "goofspiel" else load().ruleset(game)


def random_play(ruleset: Ruleset, seats: int) -> Play:
    """Return random play with every duty on: legality, events, hooks, the log of decisions."""
    bots = [RandomBot()] * seats
    seeds = iter(range(1_000_000_000))

    def play(rng: Random) -> tuple[int, int]:
        return 1, len(Match.new(ruleset, seats, next(seeds)).run(bots, rng))

    return play


def every_decision(ruleset: Ruleset, seats: int, kinds: Collection[str], games: int = 300) -> float:
    """Say how many decisions of some kinds of events there are for each one that is asked.

    A decision that leaves no choice, as the last pick of a row, is carried out unasked, and is none of those that `run`
    returns.
    """
    asked, told = 0, Counter[str]()
    rng, bots, codec = Random(7), [RandomBot()] * seats, ruleset.codec
    for seed in range(games):
        match = Match.new(ruleset, seats, seed)
        asked += len(match.run(bots, rng))
        told.update(codec.kind_of(type(event)) for event in match.events)
    return sum(told[kind] for kind in kinds) / asked


def half_way(ruleset: Ruleset, seats: int) -> Match:
    """Play half of a random match, keeping turns as a person's match does."""
    rng, bot, lengths = Random(5), RandomBot(), []
    for seed in range(5):
        lengths.append(len(Match.new(ruleset, seats, seed).run([bot] * seats, rng)))
    match = Match.new(ruleset, seats, 3)
    for _ in range(sum(lengths) // 10):
        match.submit(match.space(match.waiting[0]).sample(rng))
    return match


def state_costs(match: Match) -> dict[str, float]:
    """Time cloning, JSON and digest of a state in microseconds, and give its size in bytes."""
    codec, state = match.ruleset.codec, match.state
    text = codec.state_json(state)
    return {
        "clone us": microseconds(state.clone),
        "to JSON us": microseconds(lambda: codec.state_json(state)),
        "from JSON us": microseconds(lambda: codec.read_state(msgspec.json.decode(text))),
        "digest us": microseconds(lambda: codec.digest(state)),
        "view us": microseconds(lambda: state.masked(0)),
        "JSON bytes": len(text),
    }


def save_size(ruleset: Ruleset, seats: int) -> dict[str, float]:
    """Save a whole random match and give the size of the file, in bytes."""
    rng, bot = Random(5), RandomBot()
    match = Match.new(ruleset, seats, 3)
    while not match.over:
        match.submit(bot.choose(match.sight(match.waiting[0]), rng))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        RecordWriter.create(path, match, [SeatInfo(name=f"Seat {seat}") for seat in range(seats)]).close()
        size = path.stat().st_size
    return {"whole match": size, "a decision": size / len(match.turns)}


def duty_costs(match: Match) -> dict[str, float]:
    """Time what the engine does around a decision, in microseconds."""
    seat = match.waiting[0]
    space, rng = match.space(seat), Random(1)
    action = space.sample(rng)
    listener, events = Listener(), list[Event]()
    hook: Callable[[Any, Any], None] = listener.action_applied
    return {
        "make the space": microseconds(lambda: match.state.stack[-1].space(match.state, seat)),
        "draw from it": microseconds(lambda: space.sample(rng)),
        "check the action": microseconds(lambda: space.contains(action)),
        "log an event": microseconds(lambda: events.append(match.events[0])),
        "call a hook": microseconds(lambda: hook(None, action)),
        "submit (clone, apply, digest bound)": microseconds(lambda: _resubmit(match, action)),
    }


def _resubmit(match: Match, action: Action) -> None:
    match.submit(action)
    match.take_back(1)
