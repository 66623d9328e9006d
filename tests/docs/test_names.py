"""The engine, the shared texts and the other games know no game by name; only its own folders and papers do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from modiste.plugins.loading import load
from tests.docs.pages import ROOT, shown

SPELLINGS: Final = {"couture": "couture", "pret-a-porter": "pr[eê]t[-_ ][aà][-_ ]porter"}
"""How each game is written, with its id and in the names of packages too."""

SHARED: Final = ("core", "plugins", "content", "Makefile", ".ci")
READ: Final = ("", ".cfg", ".ftl", ".md", ".py", ".toml", ".yaml", ".yml")

REASONS: Final = {
    ("pret-a-porter", "Makefile"): "the game that `make play` plays unless it is told another",
    ("pret-a-porter", "content/modiste_packs/modiste/text/en/help.ftl"): "a first command to try",
    ("pret-a-porter", "content/modiste_packs/modiste-ko/text/ko/help.ftl"): "the same first command",
    ("pret-a-porter", "core/modiste/packs.py"): "an example in a docstring",
    ("pret-a-porter", "core/modiste/sentences.py"): "an example in a docstring",
}
"""Where a game is named all the same, and why."""


def own_folders(game: str) -> tuple[Path, ...]:
    """Return the folders that belong to a game and to its variants."""
    packs, variants = ROOT / "content" / "modiste_packs", load().variants_of(game).values()
    plugins = [ROOT / "plugins" / f"modiste_{name.replace('-', '_')}" for name in (game, *(one.id for one in variants))]
    return *plugins, packs / game, *packs.glob(f"{game}-*"), *(packs / pack for one in variants for pack in one.packs)


def files(own: tuple[Path, ...]) -> Iterator[Path]:
    """Yield what is shared or belongs to others."""
    for name in SHARED:
        place = ROOT / name
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            hidden = any(part.startswith(("__pycache__", ".mypy")) or part.endswith(".egg-info") for part in file.parts)
            if file.is_file() and file.suffix in READ and not hidden and not any(map(file.is_relative_to, own)):
                yield file


@pytest.mark.parametrize("game", SPELLINGS)
def test_only_its_own_folders_name_a_game(game: str) -> None:
    """A game is named nowhere else, but for what has a reason; and every reason is still needed."""
    name = re.compile(rf"(?<!haute ){SPELLINGS[game]}", re.IGNORECASE)
    found = {shown(file) for file in files(own_folders(game)) if name.search(file.read_text(encoding="utf-8"))}

    assert found == {file for named, file in REASONS if named == game}


def test_every_game_is_looked_for() -> None:
    """No installed game is forgotten here."""
    packages = {f"modiste_{game.replace('-', '_')}" for game in SPELLINGS}

    assert {folder.name for folder in (ROOT / "plugins").iterdir() if (folder / "plugin.py").is_file()} == packages
