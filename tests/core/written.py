"""Plugins as they are written: pieces of code, and a function that installs them as distributions."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from importlib.metadata import EntryPoint

HEAD = """
from modiste.bots import BotKind, FirstBot
from modiste.game import Variant
from modiste.hooks import hookimpl
from tests.core.toy import toy_game
"""

GAME = """
@hookimpl
def modiste_register_games(register):
    register(toy_game(id="{id}"))
"""

VARIANT = """
@hookimpl
def modiste_register_variants(register):
    register(Variant(id="{id}", game="{game}"))
"""

BOT = """
@hookimpl
def modiste_register_bots(register):
    register(BotKind("{id}", FirstBot, "{game}"))
"""

Install = Callable[..., list[EntryPoint]]
COUNT = itertools.count()
