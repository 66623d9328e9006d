"""One environment with Modiste and all examples, for all processes of a test run."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from tests.environments import (
    ROOT,
    Environment,
    build_wheels,
    made_once,
    modiste_wheel,
    new_environment,
    shared_folder,
)

EXAMPLES = ROOT / "examples"
PROJECTS = sorted(file.parent for file in EXAMPLES.glob("*/pyproject.toml"))
Run: TypeAlias = Callable[..., str]

IN_ONE_GO: Final = """
import json, sys
from click.testing import CliRunner
from modiste.cli.main import modiste
results = [CliRunner().invoke(modiste, command.split()) for command in json.loads(sys.argv[1])]
assert not any(result.exit_code for result in results), [result.output for result in results]
print(json.dumps([result.output for result in results]))
"""


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Install the wheels of Modiste and of every example."""
    shared = shared_folder(tmp_path_factory)
    environment = Environment(shared / "examples-installed")
    with made_once(environment.folder) as new:
        if new:
            wheels = build_wheels(shared / "examples-wheels", *PROJECTS)
            new_environment(environment.folder).install([modiste_wheel(tmp_path_factory), *wheels])
    return environment


@pytest.fixture
def modiste(installed: Environment, tmp_path: Path) -> Run:
    """Run `modiste` in that environment, in a new folder; return what it prints."""

    def run(*arguments: str, answers: str = "") -> str:
        return installed.run(["modiste", *arguments], tmp_path, answers)

    return run


@pytest.fixture
def modiste_in_one_go(installed: Environment, tmp_path: Path) -> Callable[[list[str]], list[str]]:
    """Run several commands of `modiste` there, in one process for speed; return what each prints."""

    def run(commands: list[str]) -> list[str]:
        told: list[str] = json.loads(installed.run(["python", "-c", IN_ONE_GO, json.dumps(commands)], tmp_path))
        return told

    return run
