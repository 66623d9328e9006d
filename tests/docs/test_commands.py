"""Every command that a page shows does what it should, and so does every program.

A fence marked `bash` holds commands only; in one marked `console`, lines that begin with `$ ` are commands, and so are
indented lines that begin with `modiste`. The commands of a page are run in order in one new folder, with a data folder
of its own; whoever is asked something leaves. A simulation is cut to two games. Nothing else is left out: a line of an
unknown kind fails.
"""

from __future__ import annotations

import re
import runpy
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, fences, pages, shown
from tests.docs.sessions import invoke

EXAMPLES = Path(__file__).parent / "examples"
SETTING_UP = ("python3 -m venv .venv", ".venv/bin/python -m pip install .")
"""Lines that need a network, and so are not run here; `make` does the same in its own way."""

PROGRAM = re.compile(r"(?:\.venv/bin/)?modiste ")
ANSWERS = "quit\n"


def commands(page: Path) -> Iterator[tuple[int, str]]:
    """Yield the commands of a page with the numbers of their lines."""
    text = page.read_text(encoding="utf-8")
    for fence in fences(text):
        for number, line in enumerate(fence.lines, fence.line):
            if fence.language == "bash" and line.strip():
                yield number, line
            elif fence.language == "console" and line.startswith("$ "):
                yield number, line[2:]
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("    modiste "):
            yield number, line.strip()


GUIDES = [page for page in pages() if page.parent.name == "guides"]
"""Pages that change files as they go on: `test_guides` follows them."""

SHOWN = [page for page in pages() if page not in GUIDES and any(True for _ in commands(page))]


@pytest.mark.parametrize("page", SHOWN, ids=shown)
def test_commands_work(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All commands of a page can be typed one after the other."""
    for example in EXAMPLES.iterdir():
        if example.is_file():
            shutil.copy(example, tmp_path)
    monkeypatch.chdir(tmp_path)
    for number, line in commands(page):
        arguments = shlex.split(line, comments=True)
        place = f"{shown(page)}:{number}: {line}"
        if PROGRAM.match(line):
            check_program(arguments[1:], place, tmp_path)
        elif arguments[0] == "make":
            check_targets(arguments[1:], place)
        elif arguments[:2] == ["python", "-m"]:
            assert (ROOT / f"{arguments[2].replace('.', '/')}.py").is_file(), place
        else:
            assert line in SETTING_UP, f"{place}: a command of an unknown kind"


PROGRAMS = [
    pytest.param("\n".join(fence.lines), id=f"{shown(page)}:{fence.line}")
    for page in pages()
    for fence in fences(page.read_text(encoding="utf-8"))
    if fence.language == "python" and any(line.startswith("from modiste") for line in fence.lines)
]


@pytest.mark.parametrize("program", PROGRAMS)
def test_programs_work(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python that imports Modiste can be run as a file."""
    monkeypatch.chdir(tmp_path)
    Path("program.py").write_text(program, encoding="utf-8")
    runpy.run_path("program.py")


def check_program(arguments: list[str], place: str, folder: Path) -> None:
    """Run `modiste`."""
    if "--games" in arguments:
        arguments[arguments.index("--games") + 1] = "2"
    result = invoke(arguments, ANSWERS, folder)

    assert result.exit_code == 0, f"{place}\n{result.output}"


def check_targets(arguments: list[str], place: str) -> None:
    """See that `make` knows what it is to do."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)
    for argument in arguments:
        name, equals, _ = argument.partition("=")

        assert name in targets or (equals and f"$({name})" in makefile), place


def test_the_main_commands_are_shown() -> None:
    """The README shows how to play and test, with make and without."""
    lines = [line for _, line in commands(ROOT / "README.md")]

    assert lines[:2] == ["make play", "make test"]
    assert set(SETTING_UP) <= set(lines)
    assert "modiste play pret-a-porter --seat bot:random --seat bot:greedy --seat bot:random --seed 7" in lines
    assert "modiste play couture --seat bot:greedy --seat bot:random --seat bot:random --seed 3" in lines
