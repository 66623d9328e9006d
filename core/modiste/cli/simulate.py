"""`modiste simulate`: lets bots play many games and prints what it comes to."""

from __future__ import annotations

import csv
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec

from modiste.cli.choosing import chosen, game_options, json_option, language_option, plain_option, print_json
from modiste.cli.figures_screen import figures_screen
from modiste.cli.help_texts import tell
from modiste.cli.installed import game_texts, open_catalogue
from modiste.cli.play import LARGEST_SEED
from modiste.cli.seats import BOT
from modiste.cli.streams import is_plain
from modiste.cli.terminal import Terminal
from modiste.errors import RecordUnwritable
from modiste.figures import Figures, figures_of
from modiste.problem import system_reason
from modiste.simulation import GameResult, Plan, prepare, simulate, workers

FIGURES, GAMES = "figures.json", "games.csv"
"""The files that `--out` writes."""


@click.command("simulate", help=f"{tell('simulate')}\n\n{tell('simulate-more')}", short_help=tell("simulate"))
@click.argument("game")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help=tell("option-games"))
@click.option("--seat", "seats", multiple=True, required=True, metavar="bot:KIND", help=tell("option-seat-bot"))
@click.option("--jobs", type=click.IntRange(min=1), help=tell("option-jobs"))
@click.option("--seed", type=click.IntRange(min=0), help=tell("option-seed"))
@click.option("--rotate/--no-rotate", default=True, show_default=True, help=tell("option-rotate"))
@click.option("--count", is_flag=True, help=tell("option-count"))
@click.option("--out", metavar="FOLDER", type=click.Path(file_okay=False, path_type=Path), help=tell("option-out"))
@game_options
@language_option
@json_option
@plain_option
def command(
    game: str,
    games: int,
    seats: tuple[str, ...],
    jobs: int | None,
    seed: int | None,
    rotate: bool,
    count: bool,
    out: Path | None,
    lang: str,
    as_json: bool,
    plain: bool,
    **given: Any,
) -> None:
    """Let bots play many games."""
    if out is not None and any((out / name).exists() for name in (FIGURES, GAMES)):
        raise click.BadParameter(tell("out-taken"), param_hint="--out")
    plan = _plan(game, seats, secrets.randbelow(LARGEST_SEED) if seed is None else seed, rotate, count, given)
    catalogue = open_catalogue(plan.packs, plan.plugins)
    workshop = prepare(plan, catalogue)
    jobs = min(jobs or os.cpu_count() or 1, games)
    texts = game_texts(catalogue, workshop.ruleset, lang)
    started = time.perf_counter()
    with _progress(games, texts.say("simulate-progress"), plain) as progress, workers(jobs) as executor:
        results = simulate(plan, games, workshop=workshop, executor=executor, jobs=jobs, progress=progress)
    seconds = time.perf_counter() - started
    figures = figures_of(results)
    facts = {"game": plan.game, "seed": plan.seed, "bots": list(plan.bots), "rotate": plan.rotate}
    facts |= msgspec.to_builtins(figures, str_keys=True)
    speed = _speed(figures, jobs, seconds)
    if out is not None:
        _write(out, facts, results)
    if as_json:
        print_json(facts | {"speed": speed})
        return
    terminal = Terminal(plain)
    terminal.draw(figures_screen(figures, plan, speed, texts))
    if out is not None:
        terminal.line(texts.say("simulate-written", path=str(out)))


def _plan(game: str, seats: Sequence[str], seed: int, rotate: bool, count: bool, given: Any) -> Plan:
    what = chosen(game, given)
    for seat in seats:
        if not seat.startswith(BOT):
            raise click.BadParameter(f"{seat!r}. {tell('bots-only')}", param_hint="--seat")
    return Plan(
        game=game,
        bots=tuple(seat.removeprefix(BOT) for seat in seats),
        seed=seed,
        edition=what.edition,
        variants=what.variants,
        options=tuple(sorted(what.options.items())),
        packs=what.packs,
        plugins=what.plugins,
        rotate=rotate,
        count=count,
    )


def _speed(figures: Figures, jobs: int, seconds: float) -> dict[str, float]:
    return {
        "seconds": round(seconds, 2),
        "jobs": jobs,
        "games_per_second": round(figures.games / seconds, 1),
        "decisions_per_second": round(figures.decisions / seconds),
    }


@contextmanager
def _progress(games: int, label: str, plain: bool) -> Iterator[Callable[[int], None]]:
    """Show a bar on a terminal, beside what is printed."""
    if plain or is_plain(sys.stderr):
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(label), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)


def _write(folder: Path, facts: dict[str, Any], results: Sequence[GameResult]) -> None:
    """Write a line for every seat of every game, and the figures."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FIGURES).write_bytes(msgspec.json.format(msgspec.json.encode(facts)) + b"\n")
        with (folder / GAMES).open("w", encoding="utf-8", newline="") as file:
            parts = list(dict.fromkeys(part for result in results for seat in result.seats for part in seat.lines))
            writer = csv.writer(file)
            writer.writerow(["game", "seed", "seat", "bot", "rank", "points", *parts, "questions"])
            for result in results:
                for number, seat in enumerate(result.seats):
                    rank = "" if seat.rank is None else seat.rank
                    lines = [seat.lines.get(part, "") for part in parts]
                    row = [result.number, result.seed, number, seat.bot, rank, seat.points, *lines, seat.questions]
                    writer.writerow(row)
    except OSError as error:
        raise RecordUnwritable(path=str(folder), problem=system_reason(error)) from error
