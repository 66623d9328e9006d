"""Every screen of every game in every language that is shipped fits the terminal, measured by wcwidth."""

from __future__ import annotations

import io
import random
import sys
from pathlib import Path

import click
import pytest
from rich.cells import cell_len
from wcwidth import wcswidth

from modiste.cli import terminal
from tests.cli.conftest import Run

BOTS = ("--seat", "bot:greedy", "--seat", "bot:random", "--seat", "bot:random")
NAME = "아홉글자로된긴이름"
SCREENS = {
    "pret-a-porter": ["market", f"company {NAME[:4]}", "company", "shows", "forecast"],
    "couture": ["cities", f"player {NAME[:4]}", "player", "covers", "deck", "forecast"],
}
COMMON = ["help", "log", "log all", "board", "save", "rules", "cards", "cards nobody", "what?"]
TYPED = [
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "",
    "0",
    "-",
    "all",
    "10",
    "20",
    "1 2",
    "a",
    "b",
    "/ all",
    "1 / 2 / rest",
    "undo",
]


def answers(game: str) -> list[str]:
    """Return what is typed: answers at random, and each screen again and again."""
    rng = random.Random(game)
    looks = [*SCREENS[game], *COMMON]
    return [rng.choice(TYPED) if rng.random() < 0.8 else rng.choice(looks) for _ in range(500)]


@pytest.mark.parametrize(("language", "width"), [("ko", 80), ("ko", 120), ("en", 80), ("en", 120)])
@pytest.mark.parametrize("game", SCREENS)
def test_no_line_is_too_wide(
    game: str, language: str, width: int, run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No line is wider than the terminal, and tables are aligned: who drew them measured as wcwidth does."""
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setattr(terminal, "is_plain", lambda out: False)  # with boxes, and with long messages in lines
    seats = ("--seat", f"{NAME}@{language}", *BOTS, "--seed", "5", "--lang", language)
    shown = run("play", game, *seats, answers="\n".join(answers(game))).output

    lines = [line for line in click.unstyle(shown).splitlines() if str(data) not in line]
    assert len(lines) > 1000
    assert [line for line in lines if wcswidth(line) > width] == []
    assert [line for line in lines if wcswidth(line) != cell_len(line)] == []


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("arguments", [("cards", "pret-a-porter"), ("cards", "couture"), ("games",), ("plugins",)])
def test_no_list_is_too_wide(arguments: tuple[str, ...], width: int, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lists of the commands fit as well."""
    monkeypatch.setenv("COLUMNS", str(width))

    lines = run(*arguments, "--lang", "ko").output.splitlines()
    assert [line for line in lines if wcswidth(line) > width] == []


class Tube(io.StringIO):
    """A terminal that shows no more than letters."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("out", "lines"), [(Tube(), 6), (io.StringIO(), 1)], ids=["terminal", "pipe"])
def test_plain_lines(out: io.StringIO, lines: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal breaks lines between words, however plain its text is; whatever reads from a pipe gets them whole."""
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(sys, "stdout", out)
    terminal.Terminal(plain=True).line("시그니처 워킹 " * 15)
    shown = out.getvalue().splitlines()

    assert len(shown) == lines
    assert lines == 1 or [line for line in shown if wcswidth(line) > 40 or line[-1] in "시그니"] == []
