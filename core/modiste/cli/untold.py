"""Says what a variant does that brings no words for it: rules that only its code knows.

Whoever reads the rules of such a variant would otherwise read those of the game, and play by others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from modiste.footprint import Footprint, footprint
from modiste.options import written
from modiste.rulebook import Rulebook
from modiste.text import Texts


def touched(found: Footprint, texts: Texts) -> Iterator[str]:
    """Say line by line what a variant touches."""
    patches = [texts.say("plugins-patch", where=where, place=path) for where, path in found.patched]
    options = [f"{name}={written(value)}" for name, value in found.variant.options.items()]
    lines: Mapping[str, Sequence[str]] = {
        "plugins-answers": found.replaced,
        "plugins-wraps": found.wrapped,
        "plugins-follows": found.hooks,
        "plugins-patches": patches,
        "plugins-sets": options,
    }
    yield from (texts.say(message, things=", ".join(things)) for message, things in lines.items() if things)


def untold(book: Rulebook) -> Iterator[str]:
    """Say in a line for each variant without a clause of its own what it touches; options have clauses of the game."""
    ruleset, texts = book.ruleset, book.texts
    told = {rule.variant for chapter in book.chapters() for rule in chapter.rules}
    for variant in ruleset.variants:
        found = footprint(ruleset.game, variant)
        if variant.id not in told and (found.replaced or found.wrapped or found.hooks or found.patched):
            name = texts.name("variant", variant.id) if texts.has(f"variant-{variant.id}") else variant.id
            things = texts.say("semicolon").join(touched(found, texts))
            yield texts.say("rules-untold", variant=name, things=things)
