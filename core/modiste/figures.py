"""What many games come to: wins with their intervals, points and their parts, unranked seats and questions."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

import msgspec

from modiste.simulation import GameResult, Seating

K = TypeVar("K", bound=Hashable)
Z = 1.96
"""The normal quantile of a 95 % interval."""


class Spread(msgspec.Struct, frozen=True):
    """The lowest value, the quartiles and the highest."""

    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float


class Tally(msgspec.Struct, frozen=True):
    """How a group of seats fared.

    `wins` counts a shared victory in parts; `interval` is where the true share of wins lies with 95 % confidence.
    """

    games: int
    wins: float
    share: float
    interval: tuple[float, float]
    points: Spread
    unranked: int
    questions: float
    most_questions: int


class LineFigures(msgspec.Struct, frozen=True):
    """What a line of the score comes to for the ranked seats; a seat without it has 0 there.

    `decides` is the share of all games that the line decides: with it and without it, the set of seats with the most
    points is not the same. Only points are looked at: a seat that wins by a further rule shares the top with those
    it is level with, so that no tie-break is put down to a line.
    """

    mean: float
    spread: Spread
    decides: float


class Figures(msgspec.Struct, frozen=True):
    """The figures of a simulation.

    `winners` are the points of those who were first, `lines` the parts of the score. `counts` says how often each kind
    of event, phase and action comes in a game, and how many turns a seat has, on average, if that was counted.
    """

    games: int
    decisions: int
    by_bot: dict[str, Tally]
    by_seat: dict[int, Tally]
    by_bot_and_seat: dict[str, dict[int, Tally]]
    points: Spread
    winners: Spread | None
    lines: dict[str, LineFigures]
    unranked: int
    seats: int
    counts: dict[str, dict[str, float]]


def figures_of(results: Sequence[GameResult]) -> Figures:
    """Count a simulation up; at least one game must have been played."""
    seatings = [
        (seat, seating, share)
        for result in results
        for seat, (seating, share) in enumerate(zip(result.seats, result.shares(), strict=True))
    ]
    by_both = _tallies(seatings, lambda seat, seating: (seating.bot, seat))
    bots = sorted({bot for bot, _ in by_both})
    winners = [seating.points for _, seating, share in seatings if share]
    return Figures(
        games=len(results),
        decisions=sum(result.decisions for result in results),
        by_bot=_tallies(seatings, lambda seat, seating: seating.bot),
        by_seat=_tallies(seatings, lambda seat, seating: seat),
        by_bot_and_seat={
            bot: {seat: tally for (owner, seat), tally in by_both.items() if owner == bot} for bot in bots
        },
        points=spread([seating.points for _, seating, _ in seatings]),
        winners=spread(winners) if winners else None,
        lines=_lines(results),
        unranked=sum(seating.rank is None for _, seating, _ in seatings),
        seats=len(seatings),
        counts=_counts(results),
    )


def _counts(results: Sequence[GameResult]) -> dict[str, dict[str, float]]:
    totals: dict[str, Counter[str]] = {}
    for result in results:
        for name, counts in result.counts.items():
            totals.setdefault(name, Counter()).update(counts)
    return {
        name: {kind: round(count / len(results), 2) for kind, count in sorted(counts.items())}
        for name, counts in totals.items()
    }


def _tallies(seatings: Iterable[tuple[int, Seating, float]], key_of: Callable[[int, Seating], K]) -> dict[K, Tally]:
    groups: dict[K, list[tuple[Seating, float]]] = {}
    for seat, seating, share in seatings:
        groups.setdefault(key_of(seat, seating), []).append((seating, share))
    return {key: _tally(groups[key]) for key in sorted(groups, key=repr)}


def _tally(group: Sequence[tuple[Seating, float]]) -> Tally:
    wins = math.fsum(share for _, share in group)
    questions = [seating.questions for seating, _ in group]
    return Tally(
        games=len(group),
        wins=round(wins, 3),
        share=round(wins / len(group), 4),
        interval=interval(wins, len(group)),
        points=spread([seating.points for seating, _ in group]),
        unranked=sum(seating.rank is None for seating, _ in group),
        questions=round(statistics.fmean(questions), 1),
        most_questions=max(questions),
    )


def _lines(results: Sequence[GameResult]) -> dict[str, LineFigures]:
    ranked = [[seating for seating in result.seats if seating.rank is not None] for result in results]
    names = dict.fromkeys(name for game in ranked for seating in game for name in seating.lines)
    return {name: _line(name, ranked) for name in names}


def _line(name: str, ranked: Sequence[Sequence[Seating]]) -> LineFigures:
    values = [seating.lines.get(name, 0) for game in ranked for seating in game]
    decided = 0
    for game in ranked:
        totals = [seating.points for seating in game]
        without = [seating.points - seating.lines.get(name, 0) for seating in game]
        decided += _ahead(totals) != _ahead(without)
    return LineFigures(round(statistics.fmean(values), 2), spread(values), round(decided / len(ranked), 4))


def _ahead(totals: Sequence[int]) -> list[int]:
    """List the places of the highest total."""
    return [place for place, total in enumerate(totals) if total == max(totals)]


def spread(values: Sequence[int]) -> Spread:
    """Return the lowest value, the quartiles (interpolated) and the highest."""
    if len(values) == 1:
        return Spread(*[float(values[0])] * 5)
    quarter, median, three_quarters = statistics.quantiles(values, n=4, method="inclusive")
    return Spread(min(values), quarter, median, three_quarters, max(values))


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return the Wilson interval of a share of wins at 95 %."""
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z * math.sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return round(max(middle - half, 0), 4), round(min(middle + half, 1), 4)
