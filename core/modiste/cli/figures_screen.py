"""The figures of a simulation as a screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from modiste.cli.seats import bot_name
from modiste.figures import Figures, Spread, Tally
from modiste.screen import Block, Column, Gap, Grid, Heading, Lines, Paragraph, Screen, Span, Words
from modiste.screens import score_name
from modiste.simulation import Plan
from modiste.text import Texts

SPREAD = ("low", "quarter", "median", "three-quarters", "high")
"""The columns of a spread, by the ends of their messages."""


def figures_screen(figures: Figures, plan: Plan, speed: Mapping[str, float], texts: Texts) -> Screen:
    """Draw wins by bot and by seat, the points and the lines of the score, the unranked and the speed."""
    say = texts.say
    facts = {name: f"{value:g}" if name != "jobs" else int(value) for name, value in speed.items()}
    unranked = say(
        "simulate-unranked-line",
        count=figures.unranked,
        seats=figures.seats,
        share=_percent(figures.unranked / figures.seats),
    )
    game = texts.title("game", plan.game)
    return [
        Heading(say("heading-simulation", game=game, games=figures.games, seed=str(plan.seed))),
        _wins(say("simulate-bot"), [(bot_name(bot, 0, texts), tally) for bot, tally in figures.by_bot.items()], texts),
        Gap(),
        _wins(say("simulate-seat"), [(str(seat + 1), tally) for seat, tally in figures.by_seat.items()], texts),
        Gap(),
        _points(figures, texts),
        Gap(),
        *_lines(figures, texts),
        *_counts(figures, texts),
        Lines((unranked, Span(say("simulate-speed", **facts), "quiet"))),
    ]


def _wins(title: str, tallies: Sequence[tuple[str, Tally]], texts: Texts) -> Grid:
    names = ("games", "wins", "share", "interval", "unranked", "questions", "most-questions")
    columns = (Column(title, least=8), *(Column(texts.say(f"simulate-{name}"), "right") for name in names))
    rows: list[tuple[Words, ...]] = [
        (
            Span(name, "strong"),
            str(tally.games),
            f"{tally.wins:g}",
            _percent(tally.share),
            " - ".join(map(_percent, tally.interval)),
            str(tally.unranked),
            f"{tally.questions:g}",
            str(tally.most_questions),
        )
        for name, tally in tallies
    ]
    return Grid(columns, tuple(rows))


def _points(figures: Figures, texts: Texts) -> Grid:
    columns = (
        Column(texts.say("simulate-scores"), least=8),
        *(Column(texts.say(f"simulate-{name}"), "right") for name in SPREAD),
    )
    spreads = [(bot_name(bot, 0, texts), tally.points) for bot, tally in figures.by_bot.items()]
    spreads.append((texts.say("simulate-all"), figures.points))
    if figures.winners is not None:
        spreads.append((texts.say("simulate-winners"), figures.winners))
    return Grid(columns, tuple((Span(name, "strong"), *_numbers(spread)) for name, spread in spreads))


def _lines(figures: Figures, texts: Texts) -> Iterator[Block]:
    """Draw the lines of the score, for a game that has any."""
    if not figures.lines:
        return
    names = ("mean", *SPREAD, "decides")
    columns = (
        Column(texts.say("simulate-line"), least=8),
        *(Column(texts.say(f"simulate-{name}"), "right") for name in names),
    )
    rows: list[tuple[Words, ...]] = [
        (Span(score_name(name, texts), "strong"), f"{line.mean:g}", *_numbers(line.spread), _percent(line.decides))
        for name, line in figures.lines.items()
    ]
    yield Grid(columns, tuple(rows))
    yield Paragraph(Span(texts.say("simulate-decides-note"), "quiet"))
    yield Gap()


def _counts(figures: Figures, texts: Texts) -> Iterator[Block]:
    """Draw how often things come in a game, the commonest first, if that was counted."""
    for name, counts in figures.counts.items():
        ordered = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
        rows: list[tuple[Words, ...]] = [(_counted(name, kind), f"{count:g}") for kind, count in ordered]
        if rows:
            yield Grid(
                (Column(texts.say(f"simulate-{name}")), Column(texts.say("simulate-per-game"), "right")), tuple(rows)
            )
            yield Gap()


def _counted(name: str, kind: str) -> str:
    return str(int(kind) + 1) if name == "turns" else kind


def _numbers(spread: Spread) -> tuple[str, ...]:
    values = (spread.low, spread.quarter, spread.median, spread.three_quarters, spread.high)
    return tuple(f"{value:g}" for value in values)


def _percent(share: float) -> str:
    return f"{share:.1%}"
