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
    """The questions; `seat` counts from 0, money is cash."""

    @rule
    def turn_order(self, state: PretState) -> list[int]:
        """List the seats in the order of the working round that begins, the first player first."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def pawn_limit(self, state: PretState) -> int:
        """Say how many spaces every location but the bank has."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def credit_limit(self, state: PretState, seat: int) -> int:
        """Say how much the bank lends to a seat at one visit."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def material_prices(self, state: PretState, seat: int, location: str) -> Mapping[str, int]:
        """Price one piece of every material at a location for a seat; the engine lets none fall below 1."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def severance(self, state: PretState, seat: int, employee: str) -> int:
        """Say what dismissing an employee (the id of its present side) costs."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def loan_terms(self, state: PretState, for_debts: bool) -> LoanTerms:
        """Give the terms of a loan taken to pay upkeep or (in an exhibition) debts."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def victory_points_per_prestige(self, state: PretState) -> int:
        """Say how many victory points one Prestige token is exchanged for."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def feature_ranking(self, state: PretState, feature: str) -> tuple[list[int], list[int]]:
        """Name the seats that win a feature's first prize and those that win its second."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def prestige_awards(self, state: PretState, row: int) -> tuple[int, int]:
        """Give the Prestige of the first and the second prize of a tile's row, counted from 1."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def final_score(self, state: PretState, seat: int) -> int:
        """Total a seat's score at the end."""
        raise AssertionError("resolved when the ruleset is built")
