"""Finds out which plugins that ship implement a hook or answer a rule, from what they register and implement."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from modiste.catalogue import Catalogue, Plugin
from modiste.game import Game
from modiste.hooks import implementations
from modiste.observers import Statistics
from modiste.plugins.sources import BUILT_IN


def shipped(catalogue: Catalogue) -> list[Plugin]:
    """List the plugins of Modiste's own distribution."""
    return [plugin for plugin in catalogue.plugins if plugin.distribution == BUILT_IN]


def users_of(catalogue: Catalogue, hook: str, game: str = "") -> list[str]:
    """Name the plugins that implement a catalogue hook, or the games, variants (of a game) and observers that do."""
    found = [plugin.name for plugin in shipped(catalogue) if hook in plugin.hooks]
    found += [one.id for one in catalogue.games.values() if game in ("", one.id) and hook in _names(one.base_rules)]
    for plugin in shipped(catalogue):
        for thing in plugin.things:
            if thing.kind == "variant" and game in ("", thing.game):
                variant = catalogue.variants[thing.game, thing.id]
                if variant.plugin is not None and hook in _names(variant.plugin):
                    found.append(variant.id)
    if hook in _names(Statistics):
        found.append("Statistics")
    return found


def _names(plugin: object) -> set[str]:
    return {impl.opts["specname"] or name for name, impl in implementations(plugin).items()}


def asked_rules(game: Game) -> set[str]:
    """Name the rules that a game's code asks: those it reads from something called `rules`."""
    package = type(game.base_rules).__module__.partition(".")[0]
    return {name for file in _sources(files(package)) for name in _read(file.read_text(encoding="utf-8"))}


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


def _read(code: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).rpartition(".")[2] == "rules":
            yield node.attr
