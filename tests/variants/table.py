"""The variants that are shipped, each installed as anybody's would be."""

from __future__ import annotations

from functools import cache

from modiste.plugins.loading import load
from modiste.ruleset import Ruleset
from tests import outline

CATALOGUE = load()
GAMES = {variant: game for game, variant in CATALOGUE.variants}
"""The game of each variant."""


@cache
def ruleset(*variants: str) -> Ruleset:
    """Build the ruleset of a game with some of its variants."""
    return CATALOGUE.ruleset(GAMES[variants[0]], variants=variants)


def clauses_of(variant: str) -> outline.Clauses:
    """Read the clauses that a variant brings, by id."""
    packs = CATALOGUE.variant(GAMES[variant], variant).packs
    return {name: clause for pack in packs for name, clause in outline.clauses(CATALOGUE.pack(pack)).items()}
