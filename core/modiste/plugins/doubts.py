"""Looks through the rules code of plugins for what no seed decides; a plugin in doubt is used all the same.

The text of all rules files is read and parsed, which takes milliseconds, and what it finds is a guess. So whoever only
plays with what is installed does not wait for it: it is asked by `modiste plugins`, and for files that a person names.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from modiste.catalogue import Catalogue, Plugin
from modiste.flow import Node, Step
from modiste.game import Game, Variant
from modiste.plugins.errors import Unrepeatable
from modiste.plugins.sources import BUILT_IN


def doubts(catalogue: Catalogue, plugins: Iterable[Plugin]) -> Iterator[Unrepeatable]:
    """Yield what makes one run of the given plugins' rules differ from another; the tests try ours."""
    from modiste.testing.sources import forbidden, rules_files

    built_in = [plugin for plugin in catalogue.plugins if plugin.distribution == BUILT_IN]
    known = {*sys.stdlib_module_names, *(_package(part) for plugin in built_in for part in _parts(catalogue, plugin))}
    for plugin in plugins:
        if plugin.distribution == BUILT_IN:
            continue
        parts = [part for part in _parts(catalogue, plugin) if _package(part) not in known]
        for found in forbidden(rules_files(parts)):
            place, reason = f"{found.file}:{found.line}", found.cure.name.lower()
            facts = {"plugin": plugin.name, "place": place, "cause": str(found.what)}
            yield Unrepeatable(**facts, how=found.what.how, name=found.what.name, reason=reason)


def _package(part: object) -> str:
    return str(getattr(part, "__module__", type(part).__module__)).partition(".")[0]


def _parts(catalogue: Catalogue, plugin: Plugin) -> Iterator[object]:
    """Yield the classes, functions and objects that rule in the games and variants of a plugin."""
    for thing in plugin.things:
        if thing.kind == "game":
            yield from _parts_of_game(catalogue.games[thing.id])
        elif thing.kind == "variant":
            yield from _parts_of_variant(catalogue.variants[thing.game, thing.id])


def _parts_of_game(game: Game) -> Iterator[object]:
    yield from (game.state, game.setup, game.rules, game.base_rules, game.redeal, game.scores, game.content)
    yield from (*game.phases, *game.actions, *game.events)
    yield from _phases(game.flow)


def _parts_of_variant(variant: Variant) -> Iterator[object]:
    yield from (one for one in (variant.plugin, variant.state, variant.redeal) if one is not None)
    yield from (*variant.phases, *variant.actions, *variant.events)
    for patch in variant.patches:
        for part in patch.parts:
            yield from _phases(part)


def _phases(node: Node) -> Iterator[object]:
    if isinstance(node, Step):
        yield node.phase
    else:
        for part in node.parts:
            yield from _phases(part)
