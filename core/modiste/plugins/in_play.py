"""Says who is to blame for what is raised long after plugins were loaded: in a match, a simulation, a scenario.

Nothing here is asked before something has failed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from traceback import walk_tb
from types import FrameType
from typing import Final

from modiste.catalogue import Plugin, Thing
from modiste.errors import EngineError, ModisteError, PluginError
from modiste.match import Match
from modiste.plugins.blame import Handed
from modiste.plugins.errors import PluginRaised
from modiste.plugins.sources import BUILT_IN
from modiste.ruleset import Ruleset
from modiste.trace import cause_of

TRACEBACK: Final = "MODISTE_TRACEBACK"
"""The variable of the environment with which errors are told as Python tells them."""


class Mistake(EngineError):
    """Code that ships with Modiste raises an error; the facts say its `cause` and `place`.

    Perhaps one of the `plugins` that take part has handed it what it cannot use; without any, it is Modiste's own.
    """

    code = "engine/raised"


def named(error: Exception, plugins: Iterable[Plugin]) -> ModisteError | None:
    """Make the named error for whatever was raised; None for somebody who asks for Python's own words."""
    if TRACEBACK in os.environ:
        return None
    foreign = [plugin for plugin in plugins if plugin.distribution != BUILT_IN]
    found = raised_in_play(error, foreign)
    if found is None and not isinstance(error, ModisteError):
        return Mistake(cause=_cause(error), place=_place(error), plugins=_taking_part(error, foreign))
    return found


def raised_in_play(error: BaseException, plugins: Iterable[Plugin]) -> PluginError | None:
    """Make the error for what the code of a plugin has raised, with the innermost of its lines; None if no plugin did.

    What ships with Modiste is no plugin here: its mistakes are Modiste's.
    """
    packages = {plugin: _package(plugin) for plugin in plugins if plugin.distribution != BUILT_IN}
    for frame, line in reversed(list(walk_tb(error.__traceback__))):
        for plugin, package in packages.items():
            if _is_of(frame, plugin, package):
                place = f"{frame.f_code.co_filename}:{line}"
                by = Handed(plugin.name, place, f"{plugin.distribution} {plugin.version}".strip())
                return by.error(PluginRaised, _cause(error), reason="raised")
    return None


def _cause(error: BaseException) -> str:
    return " ".join(cause_of(error).split())


def _place(error: BaseException) -> str:
    """Name the innermost line of what ships with Modiste, from its package on: nobody cares where that is installed."""
    for frame, line in reversed(list(walk_tb(error.__traceback__))):
        package = str(frame.f_globals.get("__name__", "")).partition(".")[0]
        if package.partition("_")[0] == BUILT_IN:
            parts = Path(frame.f_code.co_filename).parts
            return f"{'/'.join(parts[parts.index(package) :]) if package in parts else parts[-1]}:{line}"
    return BUILT_IN


def _taking_part(error: BaseException, plugins: Sequence[Plugin]) -> list[str]:
    """Name the plugins that have a part in the ruleset that was played; all of them if there was none yet."""
    held = (value for frame, _ in walk_tb(error.__traceback__) for value in frame.f_locals.values())
    ruleset = next((_ruleset(one) for one in held if isinstance(one, Match | Ruleset)), None)
    if ruleset is None:
        return [plugin.name for plugin in plugins]
    game = ruleset.game.id
    parts = {Thing("game", "", game), *(Thing("variant", game, variant.id) for variant in ruleset.variants)}
    parts |= {Thing("pack", "", pack.id) for pack in ruleset.packs}
    return [plugin.name for plugin in plugins if not parts.isdisjoint(plugin.things)]


def _ruleset(played: Match | Ruleset) -> Ruleset:
    return played.ruleset if isinstance(played, Match) else played


def _package(plugin: Plugin) -> str:
    """Name the package that the module of a plugin belongs to, or nothing if no import would find it."""
    found = (name for name, module in list(sys.modules.items()) if getattr(module, "__file__", "") == plugin.place)
    return next(found, "").partition(".")[0]


def _is_of(frame: FrameType, plugin: Plugin, package: str) -> bool:
    module = str(frame.f_globals.get("__name__", ""))
    return frame.f_code.co_filename == plugin.place or (bool(package) and module.partition(".")[0] == package)
