"""The set-up: models with their starting hands, and the auction deck."""

from __future__ import annotations

from typing import TypeAlias

from modiste.table import Table
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES

CoutureTable: TypeAlias = Table[CoutureState]


def set_up(table: CoutureTable) -> None:
    """Lay out a new match; chance says who takes which model."""
    state = table.state
    models = list(state.cards.hands)
    table.random("models").shuffle(models)
    state.models = models[: state.seats]
    state.known = [state.cards.hands[model][:] for model in state.models]
    state.unseen = [[] for _ in state.models]
    state.won = [[] for _ in state.models]
    state.collections = [[] for _ in state.models]
    state.sealed = [()] * state.seats
    state.rows = {city: [] for city in CITIES}
    state.deck = state.cards.auction[:]
    table.random("deck").shuffle(state.deck)
