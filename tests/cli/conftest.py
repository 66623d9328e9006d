"""Fixtures of the command line: run it here, or as a process of its own, with a data folder that is thrown away."""

from __future__ import annotations

import contextlib
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from modiste.cli.main import modiste
from modiste.cli.saves import saves_folder

ROOT = Path(__file__).parents[2]
PLUGIN = str(Path(__file__).parent / "goofspiel_plugin.py")

Run = Callable[..., Result]
Start = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the player's data folder be an empty one."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def run(data: Path) -> Run:
    """Return a function that runs `modiste` in this process."""

    def run_modiste(*arguments: str, answers: str = "") -> Result:
        return CliRunner().invoke(modiste, arguments, input=answers, prog_name="modiste")

    return run_modiste


@pytest.fixture
def start(data: Path) -> Iterator[Start]:
    """Return a function that starts `modiste` as a process of its own, and clear all of them away."""
    started: list[subprocess.Popen[bytes]] = []

    def start_modiste(*arguments: str, **variables: str) -> subprocess.Popen[bytes]:
        code = "from modiste.cli.main import main; main()"
        process = subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", **variables},
        )
        started.append(process)
        return process

    yield start_modiste
    for process in started:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


def play_whatever_is_typed(run: Run, game: str, seats: Sequence[str], answers: Sequence[tuple[str, float]]) -> None:
    """Play a whole game with answers at random, right and wrong, and let its record prove itself."""
    rng = random.Random(len(seats))
    typed = "\n".join(rng.choices([word for word, _ in answers], [weight for _, weight in answers], k=2500))
    named = [word for seat in seats for word in ("--seat", seat)]
    save = saves_folder() / "whatever.jsonl"
    save.parent.mkdir(parents=True)
    result = run("play", game, *named, "--seed", "4", "--save", str(save), answers=typed)

    assert result.exit_code == 0, result.exception
    assert "-- Result" in result.output
    assert "{" not in result.output
    assert "play as they did" in run("replay", str(save), "--verify").output


@pytest.fixture
def goofspiel() -> tuple[str, ...]:
    """Return the arguments that play Goofspiel from a plugin file."""
    return ("play", "goofspiel", "--plugin", PLUGIN, "--seed", "3")
