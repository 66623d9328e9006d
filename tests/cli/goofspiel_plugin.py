"""Goofspiel as a plugin in a file, for `--plugin`: a game without texts and screens of its own."""

from __future__ import annotations

from collections.abc import Callable

from modiste.hooks import hookimpl
from tests.bench.goofspiel import GOOFSPIEL


@hookimpl
def modiste_register_games(register: Callable[[object], None]) -> None:
    """Register the game."""
    register(GOOFSPIEL)
