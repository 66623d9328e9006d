"""Says which plugin is to blame for what is raised long after it was loaded: in a match, a simulation, a scenario.

Nothing here is asked before something has failed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from traceback import walk_tb
from types import FrameType

from modiste.catalogue import Plugin
from modiste.errors import PluginError
from modiste.plugins.blame import Handed
from modiste.plugins.errors import PluginRaised
from modiste.plugins.sources import BUILT_IN
from modiste.trace import cause_of


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
                return by.error(PluginRaised, cause_of(error), reason="raised")
    return None


def _package(plugin: Plugin) -> str:
    """Name the package that the module of a plugin belongs to, or nothing if no import would find it."""
    found = (name for name, module in list(sys.modules.items()) if getattr(module, "__file__", "") == plugin.place)
    return next(found, "").partition(".")[0]


def _is_of(frame: FrameType, plugin: Plugin, package: str) -> bool:
    module = str(frame.f_globals.get("__name__", ""))
    return frame.f_code.co_filename == plugin.place or (bool(package) and module.partition(".")[0] == package)
