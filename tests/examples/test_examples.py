"""The examples are what strangers would make: installed from wheels, played, read and tested where nothing else is."""

from __future__ import annotations

import ast
import json
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from modiste.checks.texts import check_translation, missing_messages
from modiste.packs import read_pack
from modiste.text import read_rules, read_texts
from tests.environments import Environment
from tests.examples.conftest import EXAMPLES, PROJECTS, Run

MOST_LINES = {"swap-party": 400, "wallflowers": 80}
"""So many lines of Python an example has at most, its tests with them; empty ones do not count."""

BOTS = ("--seat", "bot:greedy", "--seat", "bot:random")
PACKS = sorted(EXAMPLES.glob("*/src/*/packs/*"))


def files_of(project: Path) -> list[Path]:
    """List the Python files of an example."""
    return sorted(project.rglob("*.py"))


@pytest.mark.parametrize("project", PROJECTS, ids=lambda project: project.name)
def test_an_example_is_small(project: Path) -> None:
    lines = [line for file in files_of(project) for line in file.read_text(encoding="utf-8").splitlines()]

    assert sum(map(bool, map(str.strip, lines))) <= MOST_LINES[project.name]


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_every_word_is_said_in_korean(pack: Path) -> None:
    found = read_pack(pack)
    english, korean = (
        [*read_texts([found], [language]), *read_rules([found], [language])] for language in ("en", "ko")
    )

    assert english
    assert missing_messages(korean, english) == []
    assert list(check_translation(korean, english)) == []


def test_modiste_is_the_one_from_the_wheel(installed: Environment, tmp_path: Path) -> None:
    """Nothing of the repository is found in the environment."""
    code = "import modiste, modiste_packs, swap_party; print(modiste.__file__, *modiste_packs.__path__, swap_party)"
    told = installed.run(["python", "-c", code], tmp_path)

    assert told.count(str(installed.folder)) == 3
    assert str(EXAMPLES.parent) not in told


def test_plugins_are_listed_with_what_they_bring(modiste: Run) -> None:
    listed = {plugin["name"]: plugin for plugin in json.loads(modiste("plugins", "--json"))["plugins"]}

    assert {"game swap-party", "pack swap-party"} <= set(listed["swap-party"]["brings"])
    assert "variant wallflowers" in listed["wallflowers"]["brings"]
    assert {listed[name]["version"] for name in ("swap-party", "wallflowers")} == {"1.0.0"}


def test_bots_play_it_with_the_variant(modiste: Run) -> None:
    told = modiste("play", "swap-party", *BOTS, "--seed", "1", "--variant", "wallflowers")

    assert told.count(" keeps ") == 2
    assert "{" not in told


def test_a_person_plays_it_in_korean(modiste: Run) -> None:
    """Twelve times the first choice, by numbers that are typed; the result names every line of the score."""
    told = modiste("play", "swap-party", "--seat", "소라@ko", *BOTS, "--seed", "2", answers="1\n" * 12)

    assert len(re.findall(r"> 1$", told, re.MULTILINE)) == 12
    assert "소라" in told.rpartition("코디")[2]
    assert "{" not in told


def test_all_of_it_can_be_read_in_both_languages(modiste_in_one_go: Callable[[list[str]], list[str]]) -> None:
    rules = [f"rules swap-party --variant wallflowers --lang {language}" for language in ("en", "ko")]
    cards = [f"cards swap-party silk --lang {language}" for language in ("en", "ko")]
    bots = f"play swap-party {' '.join(BOTS)} --seed 1 --lang ko"
    checks = [f"packs check {pack}" for pack in PACKS]
    *told, match, first, second = modiste_in_one_go([*rules, *cards, bots, *checks])

    assert all("wallflowers.round.order" in rules and "swap-party.score.looks" in rules for rules in told[:2])
    assert "Silk Kimono" in told[2]
    assert "실크 가운" in told[3]
    assert match.count("옷장에 넣었습니다") == 2
    assert "{" not in "".join([*told, match])
    assert all("nothing is wrong" in checked for checked in (first, second))


@pytest.mark.parametrize("project", PROJECTS, ids=lambda project: project.name)
def test_its_own_tests_pass(project: Path, installed: Environment, tmp_path: Path) -> None:
    for name in ("tests", "pyproject.toml"):
        place = project / name
        (shutil.copytree if place.is_dir() else shutil.copy)(place, tmp_path / name)
    told = installed.run(["python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error"], tmp_path)

    assert "passed" in told
    assert "failed" not in told


@pytest.mark.parametrize("project", PROJECTS, ids=lambda project: project.name)
def test_it_tells_what_it_needs(project: Path) -> None:
    """Every import of an example is itself, Modiste, another example, pytest or the standard library."""
    known = {*sys.stdlib_module_names, "pytest", "modiste", *(pack.parents[1].name for pack in PACKS)}
    imported = {
        str(node.module).partition(".")[0]
        for file in files_of(project)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
    }

    assert imported <= known
