"""What this plugin hands over to Modiste; the entry point in pyproject.toml names this module."""

import importlib.resources
from collections.abc import Callable

from modiste import BotKind, hookimpl
from swap_party.bot import GreedyBot
from swap_party.game import SWAP_PARTY


@hookimpl
def modiste_register_games(register: Callable[[object], None]) -> None:
    """Register the game."""
    register(SWAP_PARTY)


@hookimpl
def modiste_register_packs(register: Callable[[object], None]) -> None:
    """Register its cards and texts."""
    register(importlib.resources.files("swap_party") / "packs" / "swap-party")


@hookimpl
def modiste_register_bots(register: Callable[[object], None]) -> None:
    """Register the bot that knows this game."""
    register(BotKind("greedy", GreedyBot, game="swap-party"))
