"""The advanced variant: turn order follows wealth, instead of going round the table.

It answers one rule of the game, so everything that asks for the turn order is right without knowing of it.
"""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable

from modiste import Table, Variant, hookimpl
from modiste_pret_a_porter.state import PretState


class AdvancedTurnOrder:
    """What the variant answers differently, and what it does when a match begins."""

    @hookimpl
    def match_started(self, table: Table[PretState]) -> None:
        """Let chance order all companies for round I."""
        table.random("advanced_turn_order").shuffle(table.state.order)

    @hookimpl
    def turn_order(self, state: PretState) -> list[int]:
        """Turn the order round in the second round of a quarter, and begin the others from the poorest."""
        if state.round == 1:
            return state.order[:]
        if state.round % 3 == 2:
            return state.order[::-1]

        def wealth(seat: int) -> int:
            return state.companies[seat].cash + state.companies[seat].victory_points

        return sorted(state.order, key=wealth)  # equals stay as they were


@hookimpl
def modiste_register_variants(register: Callable[[object], None]) -> None:
    """Register the variant."""
    register(
        Variant(
            id="advanced-turn-order", game="pret-a-porter", plugin=AdvancedTurnOrder(), packs=["advanced-turn-order"]
        )
    )


@hookimpl
def modiste_register_packs(register: Callable[[object], None]) -> None:
    """Register the pack with its rules, in English and Korean."""
    register(importlib.resources.files("modiste_packs") / "advanced-turn-order")
