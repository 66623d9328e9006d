"""Finds names that lead nowhere: folders and packs that are not there, and variants that nobody has installed.

A plugin with such a name is used all the same: what it names may come with another one. So this is asked by `modiste
plugins`, not whenever Modiste starts.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Collection, Iterator
from typing import Final

from modiste.catalogue import Catalogue, Plugin, Thing
from modiste.plugins.errors import NamesNothing
from modiste.trace import place_of_part, place_of_text

VARIANTS: Final = ("needs", "excludes", "after")
"""The parts of a variant that name others of its game."""


def loose_names(catalogue: Catalogue) -> Iterator[NamesNothing]:
    """Yield the names in plugins that lead nowhere."""
    for plugin in catalogue.plugins:
        for thing in plugin.things:
            yield from _of_thing(catalogue, plugin, thing)


def _of_thing(catalogue: Catalogue, plugin: Plugin, thing: Thing) -> Iterator[NamesNothing]:
    if thing.kind == "pack" and not catalogue.folders[thing.id].is_dir():
        place = place_of_text(thing.id, _file(plugin))
        yield _error(plugin, place, thing, "folder", str(catalogue.folders[thing.id]), ())
    elif thing.kind == "game":
        yield from _unknown(plugin, thing, "packs", catalogue.games[thing.id].packs, catalogue.folders)
    elif thing.kind == "variant":
        variant, known = catalogue.variants[thing.game, thing.id], catalogue.variants_of(thing.game)
        yield from _unknown(plugin, thing, "packs", variant.packs, catalogue.folders)
        for part in VARIANTS:
            yield from _unknown(plugin, thing, part, getattr(variant, part), known)


def _unknown(
    plugin: Plugin, thing: Thing, part: str, named: Collection[str], known: Collection[str]
) -> Iterator[NamesNothing]:
    for name in named:
        if name not in known:
            place = place_of_part(thing.kind.capitalize(), thing.id, part, _file(plugin))
            yield _error(plugin, place_of_text(name, place), thing, part, name, known)


def _error(plugin: Plugin, place: str, thing: Thing, part: str, name: str, known: Collection[str]) -> NamesNothing:
    near = next(iter(difflib.get_close_matches(name, known, 1)), "")
    facts = {"what": thing.kind, "id": thing.id, "part": part, "name": name, "near": near}
    cause = f"{part} of the {thing.kind} {thing.id}: there is no {name}"
    distribution = f"{plugin.distribution} {plugin.version}".strip()
    return NamesNothing(plugin=plugin.name, place=place, cause=cause, distribution=distribution, **facts)


def _file(plugin: Plugin) -> str:
    """Say where the file of a plugin begins; its place may be an entry point."""
    module = sys.modules.get(plugin.place.partition(":")[0])
    return f"{getattr(module, '__file__', None) or plugin.place}:1"
