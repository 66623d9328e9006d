"""The set-up: models with their starting hands, and the auction deck."""

from __future__ import annotations

from typing import TypeAlias

from modiste.table import Table
from modiste_couture.state import CoutureState

CoutureTable: TypeAlias = Table[CoutureState]


def set_up(table: CoutureTable) -> None:
    """Lay out a new match; chance names the first seat's model, and the other seats take those that follow."""
    state = table.state
    chance = table.random("set_up")
    state.deck = state.cards.auction[:]
    chance.shuffle(state.deck)
    models = list(state.cards.hands)
    first = chance.below(len(models))
    state.models = [*models[first:], *models[:first]][: state.seats]
    state.rows = {"new_york": [], "paris": [], "tokyo": []}
    for model in state.models:
        state.known.append(state.cards.hands[model][:])
        state.unseen.append([])
        state.won.append([])
        state.collections.append([])
        state.sealed.append({})
