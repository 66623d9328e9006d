"""Measuring side by side: contestants take turns on one core, and what counts is the ratio within each round.

Each round of each contestant is a process of its own, so that none is slowed, or sped up, by what another has
imported or left behind.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

Play = Callable[[Random], tuple[int, int]]
"""Plays some games and says how many games and decisions that were."""

SEED = 20240601
WARM_UP = 0.1


@dataclass
class Contestant:
    """One engine with one game; `rates` holds games/s and decisions/s of every round."""

    name: str
    rates: list[tuple[float, float]] = field(default_factory=list)

    @property
    def games_per_second(self) -> float:
        """The median over the rounds."""
        return statistics.median(games for games, _ in self.rates)

    @property
    def decisions_per_second(self) -> float:
        """The median over the rounds."""
        return statistics.median(decisions for _, decisions in self.rates)


def compete(contestants: list[Contestant], rounds: int, seconds: float) -> None:
    """Let contestants play in turns, so that whatever else the machine does hits all alike."""
    pin()
    for number in range(rounds):
        for contestant in contestants:
            command = [sys.executable, "-m", "tests.bench.round", contestant.name, str(seconds), str(SEED + number)]
            told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            games, decisions = json.loads(told.splitlines()[-1])
            contestant.rates.append((games, decisions))


def play_round(play: Play, seconds: float, seed: int) -> tuple[float, float]:
    """Play for some seconds of this process's CPU time; return games/s and decisions/s."""
    random.seed(seed)  # some peers draw from the global generator
    rng, games, decisions, start = Random(seed), 0, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more_games, more_decisions = play(rng)
        games += more_games
        decisions += more_decisions
    return games / spent, decisions / spent


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
    """Stay on one core, and let child processes stay there too, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
