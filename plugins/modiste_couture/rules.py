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
    """The questions; `seat` counts from 0, a city is `new_york`, `paris` or `tokyo`. They only read the state."""

    @rule
    def designer_bonus(self, state: CoutureState, cards: Chosen, row: list[str]) -> int:
        """Say what the designers among the cards bid add to a bid for a city with this row.

        Asked when a bid with a designer in it is weighed, and by bots. `cards` are those that one seat bids there, and
        `row` the open cards of the city. The answer is added to the sum of the cards; 0 adds nothing.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def bid_ranking(self, state: CoutureState, bids: list[WeighedBid]) -> list[WeighedBid]:
        """Order the bids for a city, the best first; who bids nothing has none. The list itself may be sorted.

        Asked for each city, when all bids have been weighed. The answer holds the same bids.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def pick_order(self, state: CoutureState, ranking: list[int], cards: int) -> list[int]:
        """Say who takes a card when, given the ranked bidders and the number of cards in the row.

        Asked for each city with bids. The answer names a seat for each card that is taken, in the order of taking, and
        a seat as often as it takes one.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def discards_owed(self, state: CoutureState, seat: int, won: list[str]) -> int:
        """Say how many bid cards a seat discards for the bid cards that it has won this turn.

        Asked after all cities for every seat that has won bid cards, and by bots. The answer is a number of cards; 0
        discards nothing.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def cover_ranking(self, state: CoutureState, magazine: str) -> list[int]:
        """Order the seats that take the covers of `haute_couture` or `flops` at the end, the first place first.

        Asked for each magazine when scores are added up, and by the board. Seats that are left out take no cover.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def final_score(self, state: CoutureState, lines: Mapping[str, int]) -> int:
        """Total the lines of a seat's score.

        Asked for every seat when standings are asked for, which may be in the middle of a match, and by forecasts.
        `lines` are the points by the name of each line. The most points win.
        """
        raise AssertionError("resolved when the ruleset is built")
