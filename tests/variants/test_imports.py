"""What the shipped variants import is what the guide says that anybody may."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "write-a-variant.md").read_text(encoding="utf-8")
MEANT = set(re.findall(r"`(modiste_(?:pret_a_porter|couture)[\w.]+)`", GUIDE))
FILES = sorted((ROOT / "plugins").glob("*/variant.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_a_variant_imports_what_its_game_keeps_for_variants(file: Path) -> None:
    imported = [node.module for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ImportFrom)]
    own = [name for name in imported if name and name.startswith("modiste_")]

    assert own
    assert [] == [name for name in own if name not in MEANT]


@pytest.mark.parametrize("module", sorted(MEANT))
def test_what_the_guide_names_is_there_and_says_what_it_is(module: str) -> None:
    assert importlib.import_module(module).__doc__
