"""The options of Prêt-à-Porter: every point on which the source texts disagree or are silent, with its default.

docs/explanation/disputes.md gives the reasons and sources of each.
"""

from __future__ import annotations

from typing import Literal

from modiste.options import Options, option


class PretOptions(Options):
    """How this game is played where the texts leave a choice; `source` names the dispute."""

    award_table: Literal["standard", "retail"] = option("standard", source="D1")
    preparations_supply: Literal["once", "unlimited"] = option("once", source="D2")
    preparations_order: Literal["left_to_right", "right_to_left"] = option("left_to_right", source="D3")
    ability_order: Literal["pawns_first", "before_own_pawn", "abilities_first"] = option("before_own_pawn", source="D4")
    repeat_pawn_abilities: bool = option(True, source="D5")
    severance_exempt: Literal["none", "board"] = option("none", source="D6")
    dismissal: Literal["any_time", "hiring"] = option("any_time", source="D7")
    loan_payback: int = option(28, source="D8, house", ge=20, le=60)
    debt_loan_cash: int = option(18, source="D9", ge=1, le=20)
    bankruptcy: bool = option(True, source="D10")
    surplus: bool = option(True, source="D11")
    margin_bonus: Literal["none", "cash"] = option("none", source="D12")
    margin_cash: int = option(2, source="D12, house", ge=1, le=20)
    journalist_scope: Literal["everyone", "owner", "nobody"] = option("everyone", source="D13")
    last_quarter_shuffled: bool = option(True, source="D15")
    instant_on_flip: bool = option(True, source="D18")
    goods_selling: bool = option(True, source="D23")
