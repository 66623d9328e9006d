"""The public names: complete, sorted, importable, and cheap to have."""

from __future__ import annotations

import ast
import importlib
import inspect
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

import modiste

LATER = ("click", "rich", "fluent", "babel", "pydantic", "yaml", "msgspec", "pluggy", "modiste.match", "modiste_packs")
GAMES = sorted(
    path.parent
    for places in ("plugins/*/__init__.py", "examples/*/src/*/__init__.py")
    for path in Path(__file__).parents[2].glob(places)
)
SOURCE = ast.parse(Path(str(resources.files(modiste))).joinpath("__init__.py").read_text())


@pytest.mark.parametrize("name", modiste.__all__)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    found = getattr(modiste, name)

    assert not inspect.ismodule(found)
    if (inspect.isclass(found) or inspect.isfunction(found)) and found.__module__.startswith("modiste"):
        assert found.__doc__
        assert found.__name__ == name


def test_the_list_is_sorted_without_repetition() -> None:
    assert sorted(set(modiste.__all__)) == modiste.__all__
    assert modiste.__all__ == dir(modiste)


def test_types_and_values_have_the_same_homes() -> None:
    """What type checkers read is what is imported on first use."""
    imported = {
        alias.name: node.module
        for node in ast.walk(SOURCE)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("modiste.")
        for alias in node.names
    }

    assert sorted(imported) == modiste.__all__
    for name, module in imported.items():
        assert getattr(importlib.import_module(str(module)), name) is getattr(modiste, name)


def test_no_public_name_is_that_of_a_module() -> None:
    """Importing a submodule would otherwise put the module in the name's place."""
    modules = {file.stem for file in Path(str(resources.files(modiste))).iterdir()}

    assert set() == modules & set(modiste.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="tailor"):
        modiste.tailor  # noqa: B018


def test_importing_modiste_imports_nothing_else() -> None:
    code = f"import sys, modiste; print([name for name in {LATER!r} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert "[]" == told.strip()


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_a_game_uses_public_names_only(game: Path) -> None:
    """What a game imports is in `__all__`, or stands in a module that is public as a whole (decision 0011)."""
    whole = {"modiste.content", "modiste.overlay", "modiste.problem", "modiste.screen", "modiste.screens"}
    whole |= {"modiste.screen_parts", "modiste.vocabulary", "modiste.yaml_reader"}
    private = [
        f"{file.name}: {node.module}.{alias.name}"
        for file in game.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "modiste"
        for alias in node.names
        if f"modiste.{alias.name}" not in whole and str(node.module) not in whole
        if alias.name not in modiste.__all__
    ]

    assert private == []
