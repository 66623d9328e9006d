"""Random starting designs: chance deals two of all designs to every company, instead of those on its token.

The set-up is over when a match starts, so the variant takes up all the designs that it has dealt and deals them anew.
"""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable

from modiste import Table, Variant, hookimpl
from modiste_pret_a_porter.state import PretState


class RandomDesigns:
    """What the variant does when a match begins."""

    @hookimpl
    def match_started(self, table: Table[PretState]) -> None:
        """Shuffle all designs, deal as many as there were to companies and display, and leave the rest as the deck."""
        state = table.state
        deck, hands = state.design_deck, [company.designs for company in state.companies]
        for dealt in (*hands, state.designs):
            deck += dealt
        table.random("random_designs").shuffle(deck)
        for dealt in (*hands, state.designs):
            dealt[:] = [deck.pop() for _ in dealt]


@hookimpl
def modiste_register_variants(register: Callable[[object], None]) -> None:
    """Register the variant."""
    register(Variant(id="random-designs", game="pret-a-porter", plugin=RandomDesigns(), packs=["random-designs"]))


@hookimpl
def modiste_register_packs(register: Callable[[object], None]) -> None:
    """Register the pack with its rules, in English and Korean."""
    register(importlib.resources.files("modiste_packs") / "random-designs")
