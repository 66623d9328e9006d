"""The replaceable rules of Couture: what a variant may answer differently.

Every rule is asked of the variants first, and of `base_rules` last; None means no opinion.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from modiste.hooks import rule
from modiste.space import Chosen
from modiste_couture.state import CoutureState

WeighedBid: TypeAlias = tuple[int, int, int, int]
"""A bid as it is compared, the greater the better: its total, its lowest tiebreaker negated, its seat, its bonus."""


class CoutureRules:
    """The questions; `seat` counts from 0, a city is `new_york`, `paris` or `tokyo`."""

    @rule
    def designer_bonus(self, state: CoutureState, cards: Chosen, row: list[str]) -> int:
        """Say what the designers among the cards bid add to a bid for a city with this row."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def bid_ranking(self, state: CoutureState, bids: list[WeighedBid]) -> list[WeighedBid]:
        """Order the bids for a city, the best first; who bids nothing has none. The list itself may be sorted."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def pick_order(self, state: CoutureState, ranking: list[int], cards: int) -> list[int]:
        """Say who takes a card when, given the ranked bidders and the number of cards in the row."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def discards_owed(self, state: CoutureState, seat: int, won: list[str]) -> int:
        """Say how many bid cards a seat discards for the bid cards that it has won this turn."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def cover_ranking(self, state: CoutureState, magazine: str) -> list[int]:
        """Order the seats that take the covers of `haute_couture` or `flops` at the end, the first place first."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def final_score(self, state: CoutureState, lines: Mapping[str, int]) -> int:
        """Total the lines of a seat's score."""
        raise AssertionError("resolved when the ruleset is built")
