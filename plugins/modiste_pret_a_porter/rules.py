"""The replaceable rules of Prêt-à-Porter: what a variant may answer differently.

Every rule is asked of the variants first, and of `base_rules` last; None means no opinion.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from modiste.hooks import rule
from modiste_pret_a_porter.state import PretState


class LoanTerms(msgspec.Struct, frozen=True):
    """What one loan brings, adds to the upkeep, and costs in the end; all in cash."""

    cash: int
    interest: int
    payback: int


class PretRules:
    """The questions; `seat` counts from 0, money is cash. They only read the state."""

    @rule
    def turn_order(self, state: PretState) -> list[int]:
        """List the seats in the order of the working round that begins, the first player first.

        Asked when a working round begins; `state.round` is that round already, and `state.order` the last order.
        Every seat must be in the answer once.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def pawn_limit(self, state: PretState) -> int:
        """Say how many spaces every location but the bank has.

        Asked when the pawns are about to be placed, and by the board. The answer is a number of pawns.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def credit_limit(self, state: PretState, seat: int) -> int:
        """Say how much the bank lends to a seat at one visit.

        Asked at every visit, by bots and by the forecast. The answer is cash, a multiple of 10; 0 lends nothing.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def material_prices(self, state: PretState, seat: int, location: str) -> Mapping[str, int]:
        """Price one piece of every material at a location for a seat; the engine lets none fall below 1.

        Asked when a seat buys there, and by the board. The answer has a price in cash for each material of that
        location; nobody keeps it or changes it.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def severance(self, state: PretState, seat: int, employee: str) -> int:
        """Say what dismissing an employee (the id of its present side) costs.

        Asked when an employee may be dismissed, and by notes beside that choice. The answer is cash; 0 costs nothing.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def loan_terms(self, state: PretState, for_debts: bool) -> LoanTerms:
        """Give the terms of a loan taken to pay upkeep or (in an exhibition) debts.

        Asked whenever upkeep is added up or loans are paid back, so the answer should be made once and kept.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def victory_points_per_prestige(self, state: PretState) -> int:
        """Say how many victory points one Prestige token is exchanged for.

        Asked in every exhibition after the first, at the end, and by forecasts.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def feature_ranking(self, state: PretState, feature: str) -> tuple[list[int], list[int]]:
        """Name the seats that win a feature's first prize and those that win its second.

        Asked for each feature when the awards begin. The answer is two lists of seats; several seats in one list each
        win the whole prize, and an empty list gives it to nobody.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def prestige_awards(self, state: PretState, row: int) -> tuple[int, int]:
        """Give the Prestige of the first and the second prize of a tile's row, counted from 1.

        Asked for each row that is awarded, by the board and by bots. 0 is no prize.
        """
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def final_score(self, state: PretState, seat: int) -> int:
        """Total a seat's score at the end.

        Asked for every seat when standings are asked for, which may be in the middle of a match. The most points win;
        victory points break ties.
        """
        raise AssertionError("resolved when the ruleset is built")
