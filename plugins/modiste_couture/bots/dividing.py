"""Dividing a hand among cities without listing every way: ways with the same totals are one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Totals: TypeAlias = tuple[int | None, ...]
"""The bid in each city; None where no card lies."""


def divisions(cities: int, values: Sequence[Sequence[int]]) -> dict[Totals, tuple[int, ...]]:
    """Give all totals that a hand can reach, each with one way to reach it: the city of every card.

    `values` holds, for every card, what it counts in each city.
    """
    ways: dict[Totals, tuple[int, ...]] = {(None,) * cities: ()}
    for counts in values:
        longer: dict[Totals, tuple[int, ...]] = {}
        for totals, places in ways.items():
            for city, count in enumerate(counts):
                total = (totals[city] or 0) + count
                longer.setdefault((*totals[:city], total, *totals[city + 1 :]), (*places, city))
        ways = longer
    return ways
