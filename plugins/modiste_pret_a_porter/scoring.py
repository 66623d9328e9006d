"""The end of the match: who stands where."""

from __future__ import annotations

from modiste.game import Standing
from modiste_pret_a_porter.state import PretState


def standings(state: PretState) -> list[Standing]:
    """Rank by final score, then by victory points; a further tie is shared; the bankrupt have no rank."""
    keys = {
        company.seat: (state.rules.final_score(state, company.seat), company.victory_points)
        for company in state.companies
        if not company.out
    }
    return [
        Standing(
            seat=company.seat,
            rank=1 + sum(key > keys[company.seat] for key in keys.values()) if company.seat in keys else None,
            points=state.rules.final_score(state, company.seat),
            lines={"cash": company.cash, "victory_points": company.victory_points},
        )
        for company in state.companies
    ]
