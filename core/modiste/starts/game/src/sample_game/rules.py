"""The rules that a variant may answer differently, how the game itself answers, and the score."""

from __future__ import annotations

from modiste import Standing, hookimpl, rule
from sample_game.state import SampleGameState


class SampleGameRules:
    """The questions."""

    @rule
    def worth(self, state: SampleGameState, seat: int, garment: str) -> int:
        """Say how many points a garment in a seat's wardrobe is worth at the end."""
        raise AssertionError("resolved when the ruleset is built")


class BaseRules:
    """The answers of the game itself."""

    @hookimpl
    def worth(self, state: SampleGameState, garment: str) -> int:
        return state.garments.points[garment]


def standings(state: SampleGameState) -> list[Standing]:
    """Rank by points; equal points share a place."""
    points = [
        sum(state.rules.worth(state, seat, garment) for garment in wardrobe)
        for seat, wardrobe in enumerate(state.wardrobes)
    ]
    ranks = [1 + sum(other > own for other in points) for own in points]
    return [Standing(seat, ranks[seat], points[seat], {"wardrobe": points[seat]}) for seat in range(state.seats)]
