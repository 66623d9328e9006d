"""Prêt-à-Porter at the command line: it fits the terminal, and whatever is typed ends well."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console
from wcwidth import wcswidth

from modiste.bots import RandomBot
from modiste.catalogue import Catalogue
from modiste.cli.choices import Question
from modiste.cli.draw import Artist
from modiste.cli.installed import game_texts
from modiste.cli.menus import Asker
from modiste.match import Match
from modiste.plugins import load
from modiste.screen import Heading, Paragraph, Screen
from modiste.screens import Screens
from modiste.sentences import Sentences
from tests.cli.conftest import Run

GAME = "pret-a-porter"
NAMES = ["Wilhelmina", "Greedy 1", "Greedy 2", "Random"]
TYPED = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "-", "all", "10", "20", "1 2", "a", "undo"]
LOOKED_AT = ["log", "market", "company mina", "company", "company nobody", "shows", "forecast", "board", "?", "cards"]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    """Return what is installed."""
    return load()


def lines(screen: Screen, width: int) -> list[str]:
    """Draw a screen as lines."""
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(Artist(console, boxes=True).draw(screen, width))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("width", [80, 120])
def test_board_and_prompt_fit(width: int, catalogue: Catalogue) -> None:
    """Board and prompt of four seats fit 80 x 40, but for the fullest tables of a random game."""
    ruleset = catalogue.ruleset(GAME)
    texts, screens = game_texts(catalogue, ruleset, "en"), ruleset.game.screens or Screens()
    heights = []
    for seed in range(2):
        match, rng, bot = Match.new(ruleset, 4, seed), random.Random(seed), RandomBot()
        while not match.over:
            seat = match.waiting[0]
            sentences = Sentences(ruleset, texts, NAMES, seat)
            view = match.view(seat)
            question = Question(Asker(view, sentences, screens), match.space(seat), match.asides(seat))
            asked = sentences.question(match.state.stack[-1], seat)
            screen = [
                *screens.board(view, seat, texts, NAMES),
                Heading((NAMES[seat], "  ", asked), texts.say("hint-help")),
                *question.screen(width),
                Paragraph(f"  {question.hint()} > "),
            ]
            drawn = lines(screen, width)
            heights.append(len(drawn))

            assert asked
            assert max(map(wcswidth, drawn)) <= width
            match.submit(bot.choose(match.sight(seat), rng))

    assert texts.problems == []
    assert sum(height > 40 for height in heights) <= len(heights) / 100


@pytest.mark.parametrize("people", [["Mina"], ["Mina", "Joon"], ["Mina", "Joon", "Sol"]])
def test_whatever_is_typed(people: list[str], run: Run, tmp_path: Path) -> None:
    """Answers at random, right and wrong, play a whole game; every message exists; the record proves itself."""
    rng = random.Random(len(people))
    weights = [8.0] * len(TYPED) + [0.3] * len(LOOKED_AT)
    answers = "\n".join(rng.choices(TYPED + LOOKED_AT, weights, k=2500))
    seats = [word for name in people for word in ("--seat", name)]
    save = str(tmp_path / "match.jsonl")
    result = run("play", GAME, *seats, "--seat", "bot:random", "--seed", "4", "--save", save, answers=answers)

    assert result.exit_code == 0, result.exception
    assert "-- Result" in result.output
    assert "{" not in result.output
    assert "play as they did" in run("replay", save, "--verify").output


def test_bots_print_log_and_result(run: Run) -> None:
    """The first command of the README plays to the end without a question."""
    seats = ("--seat", "bot:random", "--seat", "bot:first", "--seat", "bot:random")
    result = run("play", GAME, *seats, "--seed", "7")

    assert result.exit_code == 0
    assert "Round I." in result.output
    assert "-- Result" in result.output
    assert "{" not in result.output


def test_cards(run: Run) -> None:
    """Kinds, one kind and one card are shown."""
    assert "Employees" in run("cards", GAME).output
    assert "Accountant" in run("cards", GAME, "employees").output
    assert "Upkeep" in run("cards", GAME, "accountant").output
    assert "Did you mean accountant?" in run("cards", GAME, "acountant").output
