"""What this plugin hands over to Modiste; the entry point in pyproject.toml names this module."""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable

from modiste import hookimpl
from sample_game.game import SAMPLE_GAME


@hookimpl
def modiste_register_games(register: Callable[[object], None]) -> None:
    """Register the game."""
    register(SAMPLE_GAME)


@hookimpl
def modiste_register_packs(register: Callable[[object], None]) -> None:
    """Register its cards and texts."""
    register(importlib.resources.files("sample_game") / "packs" / "sample-game")
