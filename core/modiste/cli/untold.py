"""Says what a variant does that brings no words for it: rules that only its code knows.

Whoever reads the rules of such a variant would otherwise read those of the game, and play by others.
"""

from __future__ import annotations

from collections.abc import Iterator

from modiste.cli.footprints import footprint_lines
from modiste.footprint import footprint
from modiste.rulebook import Rulebook


def untold(book: Rulebook) -> Iterator[str]:
    """Say in a line for each variant without a clause of its own what it touches; options have clauses of the game."""
    ruleset, texts = book.ruleset, book.texts
    told = {rule.variant for chapter in book.chapters() for rule in chapter.rules}
    for variant in ruleset.variants:
        found = footprint(ruleset.game, variant)
        if variant.id not in told and (found.replaced or found.wrapped or found.hooks or found.patched):
            things = texts.say("semicolon").join(footprint_lines(found, texts))
            yield texts.say("rules-untold", variant=texts.title("variant", variant.id), things=things)
