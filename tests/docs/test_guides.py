"""Whoever follows a guide sees what it shows.

A guide is followed from top to bottom in a new folder. A fence marked `bash` holds commands of Modiste or pytest that
do what they should; in one marked `console`, such a command, which begins with `$ `, stands over beginnings of lines
of its output, each of which must be there, in order; one marked `python` is a program that `test_commands` runs, one
marked `text` what a program prints; a fence of any other language, made or not, is written to the file that the line
before it names at its end.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import Fence, fences, shown
from tests.docs.sessions import invoke
from tests.docs.test_commands import ANSWERS, GUIDES, check_program

FILE = re.compile(r"`([\w./-]+)`:(?:\s+<!-- made: .+ -->)?$")


@pytest.mark.parametrize("page", GUIDES, ids=shown)
def test_a_guide_can_be_followed(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = page.read_text(encoding="utf-8")
    for fence in fences(text):
        place = f"{shown(page)}:{fence.line}"
        if fence.language == "bash":
            for line in fence.lines:
                program, *arguments = shlex.split(line)
                if program == "pytest":
                    assert "failed" not in run_pytest(arguments), f"{place}: {line}"
                else:
                    check_program(arguments_of(line, place), place, tmp_path)
        elif fence.language == "console":
            compare(fence, place, tmp_path)
        elif fence.language not in ("python", "text"):
            write(fence, text, place)


def arguments_of(line: str, place: str) -> list[str]:
    """Return what a command hands to `modiste`."""
    program, *arguments = shlex.split(line)
    assert program == "modiste", place
    return arguments


def compare(fence: Fence, place: str, folder: Path) -> None:
    """Run a command and look for the lines that a guide shows of its output."""
    command, *expected = fence.lines
    program, *arguments = shlex.split(command.removeprefix("$ "))
    if program == "pytest":
        output = run_pytest(arguments)
    else:
        output = invoke(arguments_of(command.removeprefix("$ "), place), ANSWERS, folder).output
    lines = iter(output.splitlines())

    for line in expected:
        assert any(found.startswith(line) for found in lines), f"{place}: {line!r} is not said in order by:\n{output}"


def run_pytest(arguments: list[str]) -> str:
    """Run pytest in the working folder and return what it says."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "no tests ran" not in done.stdout and not done.stderr, done.stdout + done.stderr
    return done.stdout


def write(fence: Fence, text: str, place: str) -> None:
    """Write a file as a guide tells it to be."""
    before = "\n".join(text.splitlines()[: fence.line - 2]).rstrip()
    named = FILE.search(before)
    assert named, f"{place}: no file is named for this"
    path = Path(named[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(fence.lines) + "\n", encoding="utf-8")


def test_there_are_guides() -> None:
    assert {"card-pack.md", "language-pack.md", "write-a-variant.md"} <= {page.name for page in GUIDES}
