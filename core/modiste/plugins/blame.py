"""Turns what a plugin raises into an error that says which plugin, where, and what would be right.

Most that can be wrong with a class or an object is raised in the line that makes it, by Python or by Modiste. From
outside such an error looks like any other; here it gets the name of what the author has forgotten.
"""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, replace
from typing import Final

from modiste.bots import BotKind
from modiste.errors import BadDeclaration, PluginError, PluginFailed
from modiste.game import Game, Standing, Variant
from modiste.plugins.errors import BadField, MissingPart, UnknownPart, UnmarkedField
from modiste.trace import cause_of, lacking_name, place_in_class, place_of

WAYS_OUT: Final = (Exception, SystemExit)
"""What a plugin may raise without taking the program down."""

_MADE: Final = {made.__name__: made for made in (Game, Variant, BotKind, Standing)}
_MISSING: Final = re.compile(r"(\w+)\.__init__\(\) missing \d+ required .*?arguments?: (.+)")
_UNKNOWN: Final = re.compile(r"(\w+)\.__init__\(\) got an unexpected keyword argument '(\w+)'")


@dataclass(frozen=True, slots=True)
class Handed:
    """Who hands something over, and where; `distribution` is that of the plugin, with its version."""

    plugin: str
    place: str
    distribution: str = ""

    def at(self, place: str) -> Handed:
        """Name another place of the same plugin."""
        return replace(self, place=place)

    def error(self, mistake: type[PluginError], cause: str, place: str = "", /, **facts: object) -> PluginError:
        """Make an error that names both."""
        return mistake(
            plugin=self.plugin, place=place or self.place, cause=cause, distribution=self.distribution, **facts
        )


def blamed(by: Handed, error: BaseException) -> PluginError:
    """Make the error for whatever a plugin has raised."""
    by = by.at(place_of(error, by.place))
    return _of_declaration(by, error) or _of_call(by, str(error)) or _other(by, error)


def _of_declaration(by: Handed, error: BaseException) -> PluginError | None:
    if not isinstance(error, BadDeclaration) or "reason" not in error.facts:
        return None
    facts = {"field": ""} | error.facts
    place = place_in_class(by.place.rpartition(":")[0], str(facts["cls"]), by.place, str(facts["field"]))
    return by.error(UnmarkedField if facts["reason"] == "unmarked" else BadField, str(error), place, **facts)


def _of_call(by: Handed, said: str) -> PluginError | None:
    if (found := _MISSING.search(said)) and found[1] in _MADE:
        return by.error(MissingPart, said, thing=found[1], parts=re.findall(r"'(\w+)'", found[2]))
    if (found := _UNKNOWN.search(said)) and found[1] in _MADE:
        near = difflib.get_close_matches(found[2], vars(_MADE[found[1]])["__dataclass_fields__"], 1)
        return by.error(UnknownPart, said, thing=found[1], part=found[2], near=near[0] if near else "")
    return None


def _other(by: Handed, error: BaseException) -> PluginError:
    if isinstance(error, ImportError) and (lacking := lacking_name(error)):
        return by.error(PluginFailed, cause_of(error), reason="import", **lacking._asdict())
    return by.error(PluginFailed, cause_of(error), reason="raised")
