"""The escape hatch: functions that a card may call by name where the vocabulary does not reach.

A function here has a test of its own; when a third card wants the same one, it becomes a verb.
"""

from __future__ import annotations

from collections.abc import Callable

from modiste_pret_a_porter.abilities import PretTable, gain
from modiste_pret_a_porter.words import Special


def second_speciality(table: PretTable, seat: int) -> None:
    """Gain 1 Trend for each shown design of the clothing type the collection has most of besides the own type."""
    state = table.state
    company = state.companies[seat]
    types = [state.cards.designs[design].type for design in company.collection]
    others = [kind for kind in types if kind != company.clothing_type]
    if others:
        gain(table, seat, "trend", max(others.count(kind) for kind in others))


SPECIALS: dict[Special, Callable[[PretTable, int], None]] = {"second_speciality": second_speciality}
"""The functions by the names that cards may use, which `words.Special` lists."""
