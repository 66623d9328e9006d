"""Begins projects for authors of plugins: a game or a variant that can be installed, played and tested as it is.

What is written is a copy of the projects in the folder `starts`, under the author's names; they are real ones, so that
tests can run them.
"""

from __future__ import annotations

import importlib.resources
import importlib.util
import inspect
import keyword
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from modiste.hooks import rule_names

if TYPE_CHECKING:
    from modiste.game import Game

STARTS: Final = "starts"


def start_game(folder: Path, name: str) -> list[Path]:
    """Write the project of a game called `name` into `folder`, which must be empty or new; return its files."""
    return _write(folder, "game", _names("sample-game", name))


def start_variant(folder: Path, name: str, game: Game) -> list[Path]:
    """Write the project of a variant of `game`, as `start_game` does; it wraps the first of the game's rules."""
    rule = next(iter(rule_names(game.rules)))
    function = getattr(game.rules, rule)
    words = {
        "some-game": game.id,
        "some_rule": rule,
        "some_doc": (inspect.getdoc(function) or rule).partition("\n")[0],
        "some_arguments": ", ".join(list(inspect.signature(function).parameters)[1:]),
    }
    return _write(folder, "variant", words | _names("sample-variant", name))


def is_free(name: str) -> bool:
    """Tell whether a project can be called `name`: its package would hide no module."""
    module = name.replace("-", "_")
    return not keyword.iskeyword(module) and importlib.util.find_spec(module) is None


def _names(sample: str, name: str) -> dict[str, str]:
    """Give what stands for a sample's name in each of its spellings: `a-b`, `a_b`, `A_B`, `AB` and `A B`."""

    def spellings(words: list[str]) -> list[str]:
        small, capital = "_".join(words), [word.capitalize() for word in words]
        return ["-".join(words), small, small.upper(), "".join(capital), " ".join(capital)]

    return dict(zip(spellings(sample.split("-")), spellings(name.split("-")), strict=True))


def _write(folder: Path, kind: str, words: Mapping[str, str]) -> list[Path]:
    written = []
    for name, text in _files(importlib.resources.files("modiste") / STARTS / kind):
        path = folder / _replaced(name, words)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_replaced(text, words), encoding="utf-8")
        written.append(path)
    return sorted(written)


def _files(folder: Traversable, above: str = "") -> Iterator[tuple[str, str]]:
    """Yield the files of a sample project with their paths."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from () if entry.name == "__pycache__" else _files(entry, f"{above}{entry.name}/")
        else:
            yield f"{above}{entry.name}", entry.read_text(encoding="utf-8")


def _replaced(text: str, words: Mapping[str, str]) -> str:
    for sample, word in words.items():
        text = text.replace(sample, word)
    return text
