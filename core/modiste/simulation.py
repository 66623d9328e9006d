"""Many games of bots: the same figures for the same seed, however many processes share the work.

Everything a game depends on follows from the plan and the game's number, never from the process that plays it.
Workers build the ruleset once and are sent numbers of games; only results come back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from modiste.errors import EngineError
from modiste.match import Match
from modiste.observers import Audience, Statistics
from modiste.randomness import generator

if TYPE_CHECKING:
    from modiste.bots import BotKind
    from modiste.catalogue import Catalogue, Plugin
    from modiste.ruleset import Ruleset

MOST_IN_BATCH = 50
BATCHES_PER_JOB = 8
SEEDS = 2**32


class WorkerLost(EngineError):
    """A process that shared the work has died."""

    code = "engine/worker-lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is to be played: a game with its options, the bots by seat, and the seed of it all.

    With `rotate`, the bots move on by a seat from game to game, so that each sits everywhere equally often. With
    `count`, events, phases, actions and turns are counted, which takes time.
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    edition: str = "standard"
    variants: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    packs: tuple[Path, ...] = ()
    plugins: tuple[Path, ...] = ()
    rotate: bool = True
    count: bool = False

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Say which bot sits where in a game, by seat."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]


class Seating(msgspec.Struct, frozen=True):
    """How one bot fared in one game; `rank` is None for an unranked one."""

    bot: str
    rank: int | None
    points: int
    questions: int
    lines: dict[str, int] = {}


class GameResult(msgspec.Struct, frozen=True):
    """One game that was played: its number, its seed, how the bots fared by seat, and what was counted by name."""

    number: int
    seed: int
    seats: list[Seating]
    counts: dict[str, dict[str, int]] = {}

    @property
    def decisions(self) -> int:
        """The number of all decisions."""
        return sum(seat.questions for seat in self.seats)

    def shares(self) -> list[float]:
        """Give each seat's share of the victory: 1, or a part of it if several are first."""
        first = [seat.rank == 1 for seat in self.seats]
        return [1 / sum(first) if wins else 0.0 for wins in first]


@dataclass(slots=True)
class Workshop:
    """What playing by a plan needs, made once for each process."""

    ruleset: Ruleset
    kinds: dict[str, BotKind] = field(default_factory=dict)
    plugins: tuple[Plugin, ...] = ()


def prepare(plan: Plan, catalogue: Catalogue) -> Workshop:
    """Build what a plan needs.

    Raises:
        UnknownName, RulesetError, ContentError: the plan names what is not there.
    """
    ruleset = catalogue.ruleset(
        plan.game,
        edition=plan.edition,
        options=dict(plan.options),
        variants=plan.variants,
        packs=[path.resolve().name for path in plan.packs],
    )
    ruleset.check_seats(len(plan.bots))
    return Workshop(ruleset, {bot: catalogue.bot(plan.game, bot) for bot in plan.bots}, catalogue.plugins)


def play_game(plan: Plan, workshop: Workshop, number: int) -> GameResult:
    """Play one game of a plan."""
    names = plan.bots_of(number)
    seed = int(generator(plan.seed, "game", number).random() * SEEDS)
    counting = Statistics(workshop.ruleset.codec)
    ruleset = workshop.ruleset.watched_by(counting) if plan.count else workshop.ruleset
    match = Match.new(ruleset, len(names), seed)
    decisions = match.run([workshop.kinds[name].make() for name in names], generator(seed, "bots"))
    questions = Counter(action.seat for action in decisions)
    seats = [
        Seating(names[one.seat], one.rank, one.points, questions[one.seat], dict(one.lines))
        for one in match.standings()
    ]
    return GameResult(number, seed, seats, _counted(match, counting) if plan.count else {})


def _counted(match: Match, counting: Statistics) -> dict[str, dict[str, int]]:
    Audience([counting]).tell(match.events)
    turns = {str(seat): count for seat, count in counting.turns.items()}
    found = {"events": counting.counts, "phases": counting.phases, "actions": counting.actions, "turns": turns}
    return {name: dict(sorted(counts.items())) for name, counts in found.items()}


def simulate(
    plan: Plan,
    games: int,
    *,
    workshop: Workshop | None = None,
    executor: Executor | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> list[GameResult]:
    """Play the games 0 to `games` - 1 of a plan, in order; here, or with an executor by its workers.

    Args:
        plan: what to play.
        games: how many games.
        workshop: what `prepare` built, if it is at hand.
        executor: shares the work; any `concurrent.futures.Executor` whose workers can import Modiste.
        jobs: the number of its workers, which says how large a batch is.
        progress: is told how many games have just been finished.
    """
    if executor is None:
        ready = workshop or _workshop(plan)
        results = []
        for number in range(games):
            results.append(play_game(plan, ready, number))
            progress(1)
        return results
    waiting = {executor.submit(play_batch, plan, first, last): first for first, last in _batches(games, jobs)}
    found: dict[int, list[GameResult]] = {}
    for future in as_completed(waiting):
        found[waiting[future]] = future.result()
        progress(len(found[waiting[future]]))
    return [result for first in sorted(found) for result in found[first]]


def play_batch(plan: Plan, first: int, last: int) -> list[GameResult]:
    """Play the games from number `first` to the one before `last`; what a worker does."""
    workshop = _workshop(plan)
    try:
        return [play_game(plan, workshop, number) for number in range(first, last)]
    except Exception as error:
        from modiste.plugins.in_play import named

        raise named(error, workshop.plugins) or error from error  # no traceback gets to another process


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """Open processes that share the work, none for one job; whatever goes wrong, what is not begun is dropped.

    Raises:
        WorkerLost: a process has died.
    """
    if jobs == 1:
        yield None
        return
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_signals_to_the_parent)
    try:
        yield pool
    except BrokenProcessPool as error:
        raise WorkerLost(problem=str(error)) from error
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_signals_to_the_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


@lru_cache(maxsize=4)
def _workshop(plan: Plan) -> Workshop:
    from modiste.plugins.loading import load, load_file

    catalogue = load(extra_modules=[load_file(path) for path in plan.plugins], extra_packs=plan.packs)
    return prepare(plan, catalogue)


def _batches(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(MOST_IN_BATCH, games // (jobs * BATCHES_PER_JOB)))
    return ((first, min(first + size, games)) for first in range(0, games, size))
