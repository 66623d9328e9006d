"""Environments as strangers have them: wheels of projects, installed where nothing of this repository is.

No network is needed. What a wheel itself depends on is found where the running Python has it; the `.pth` files there
are not read, so that what is installed here to be edited is not found.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import venv
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pytest

ROOT: Final = Path(__file__).parents[1]
PIP: Final = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
BORROWED: Final = "borrowed.pth"
"""Names the places of the third-party libraries."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment in a folder."""

    folder: Path

    def run(self, command: Sequence[str], cwd: Path, answers: str = "") -> str:
        """Run a program of the environment in a folder, which is its home as well; return all that it prints.

        Whatever does not end well is a failure of the test.
        """
        program = str(self.folder / "bin" / command[0])
        env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "COV"))}
        env |= {"HOME": str(cwd), "XDG_DATA_HOME": str(cwd), "LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "40"}
        arguments = [program, *command[1:]]
        pipe, same = subprocess.PIPE, subprocess.STDOUT
        done = subprocess.run(arguments, cwd=cwd, env=env, input=answers, stdout=pipe, stderr=same, encoding="utf-8")

        assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout}"
        return done.stdout

    def install(self, wheels: Iterable[Path]) -> None:
        """Install wheels, and lend the environment the libraries that they need."""
        python = str(self.folder / "bin" / "python")
        pip = [*PIP, "--python", python, "install", "--no-deps", "--no-index", "--no-compile"]
        subprocess.run([*pip, *map(str, wheels)], check=True)
        lent = [place for place in sys.path if Path(place).name in ("site-packages", "dist-packages")]
        (packages,) = self.folder.glob("lib/*/site-packages")
        (packages / BORROWED).write_text("\n".join(lent), encoding="utf-8")


def new_environment(folder: Path) -> Environment:
    """Make an empty environment."""
    venv.EnvBuilder(symlinks=True).create(folder)
    return Environment(folder)


def build_wheels(folder: Path, *projects: Path) -> list[Path]:
    """Build a wheel of each project into an empty folder."""
    build = ["wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder)]
    subprocess.run([*PIP, *build, *map(str, projects)], check=True)
    return sorted(folder.glob("*.whl"))


def modiste_wheel(factory: pytest.TempPathFactory) -> Path:
    """Build the wheel of Modiste, once for all processes of a test run."""
    folder = shared_folder(factory) / "modiste-wheel"
    with made_once(folder) as new:
        if new:
            build_wheels(folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    return wheel


def shared_folder(factory: pytest.TempPathFactory) -> Path:
    """Return the temporary folder that all processes of a test run have in common."""
    base = factory.getbasetemp()
    return base.parent if base.name.startswith("popen-") else base


@contextmanager
def made_once(folder: Path) -> Iterator[bool]:
    """Let one of several processes make a folder while the others wait; say whether it is to be made."""
    done = folder.with_suffix(".done")
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield not done.exists()
        done.touch()
