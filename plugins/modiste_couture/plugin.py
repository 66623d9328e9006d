"""What this plugin hands over to Modiste."""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable

from modiste.bots import BotKind
from modiste.hooks import hookimpl
from modiste_couture.bots.greedy import GreedyBot
from modiste_couture.game import COUTURE


@hookimpl
def modiste_register_games(register: Callable[[object], None]) -> None:
    """Register the game."""
    register(COUTURE)


@hookimpl
def modiste_register_packs(register: Callable[[object], None]) -> None:
    """Register the pack of cards and English texts, and the Korean texts."""
    for pack in ("couture", "couture-ko"):
        register(importlib.resources.files("modiste_packs") / pack)


@hookimpl
def modiste_register_bots(register: Callable[[object], None]) -> None:
    """Register the bot that knows this game."""
    register(BotKind("greedy", GreedyBot, game="couture"))
