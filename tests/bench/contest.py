"""Measuring side by side: contestants take turns on one core, and what counts is the ratio within each round."""

from __future__ import annotations

import gc
import os
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

Play = Callable[[Random], tuple[int, int]]
"""Plays some games and says how many games and decisions that were."""


@dataclass
class Contestant:
    """One engine with one game; `rates` holds games/s and decisions/s of every round."""

    name: str
    play: Play
    rates: list[tuple[float, float]] = field(default_factory=list)

    def round(self, seconds: float, rng: Random) -> None:
        """Play for some seconds of this process's CPU time."""
        games = decisions = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            more_games, more_decisions = self.play(rng)
            games += more_games
            decisions += more_decisions
        self.rates.append((games / spent, decisions / spent))

    @property
    def games_per_second(self) -> float:
        """The median over the rounds."""
        return statistics.median(games for games, _ in self.rates)

    @property
    def decisions_per_second(self) -> float:
        """The median over the rounds."""
        return statistics.median(decisions for _, decisions in self.rates)


def compete(contestants: list[Contestant], rounds: int, seconds: float, seed: int = 20240601) -> None:
    """Let contestants play in turns, so that whatever else the machine does hits all alike."""
    pin()
    gc.collect()
    gc.freeze()  # what one contestant has imported must not slow another's garbage collection
    for contestant in contestants:
        contestant.round(min(0.1, seconds), Random(seed))
        contestant.rates.clear()
    for number in range(rounds):
        for contestant in contestants:
            random.seed(seed + number)  # some peers draw from the global generator
            contestant.round(seconds, Random(seed + number))


def ratio(one: Contestant, other: Contestant) -> float:
    """Compare decisions/s: the median of the ratios of each round."""
    pairs = zip(one.rates, other.rates, strict=True)
    return statistics.median(mine / theirs for (_, mine), (_, theirs) in pairs)


def microseconds(action: Callable[[], object], seconds: float = 0.3) -> float:
    """Time one call, in microseconds of CPU time."""
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(50):
            action()
        count += 50
    return spent / count * 1e6


def pin() -> None:
    """Stay on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
