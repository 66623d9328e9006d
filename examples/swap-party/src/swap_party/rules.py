"""The rules that a variant may answer differently, how the game itself answers, and the score that follows."""

from __future__ import annotations

from modiste import Standing, hookimpl, rule
from swap_party.cards import FABRICS, PIECES
from swap_party.state import SwapState


class SwapRules:
    """The questions."""

    @rule
    def choosing_order(self, state: SwapState) -> list[int]:
        """Say in which order the seats choose from the rail, once all garments hang there."""
        raise AssertionError("resolved when the ruleset is built")

    @rule
    def collection_points(self, state: SwapState, count: int) -> int:
        """Say what so many garments of one fabric are worth."""
        raise AssertionError("resolved when the ruleset is built")


class BaseRules:
    """The answers of the game itself."""

    @hookimpl
    def choosing_order(self, state: SwapState) -> list[int]:
        """Let the most flair go first; no two garments have the same."""
        bold = sorted(state.guests, key=lambda guest: state.garments.flair[guest.brought], reverse=True)
        return [guest.seat for guest in bold]

    @hookimpl
    def collection_points(self, count: int) -> int:
        """Give 1, 3, 6, 10, 15 ... points: each further garment is worth one more than the last."""
        return count * (count + 1) // 2


def lines_of(state: SwapState, closet: list[str]) -> dict[str, int]:
    """Give the lines of the score that a closet brings: collections of one fabric, looks from hat to shoes."""
    kinds = [state.garments.kinds[garment] for garment in closet]
    counts = [sum(kind.fabric == fabric for kind in kinds) for fabric in FABRICS]
    looks = min(sum(kind.piece == piece for kind in kinds) for piece in PIECES)
    return {
        "collections": sum(state.rules.collection_points(state, count) for count in counts),
        "looks": looks * state.options.look_points,
    }


def gain(state: SwapState, seat: int, garment: str) -> int:
    """Say how many points a garment would add to a seat's closet as it is."""
    closet = state.guests[seat].closet
    return sum(lines_of(state, [*closet, garment]).values()) - sum(lines_of(state, closet).values())


def standings(state: SwapState) -> list[Standing]:
    """Rank by points; equal points share a place."""
    lines = [lines_of(state, guest.closet) for guest in state.guests]
    points = [sum(parts.values()) for parts in lines]
    ranks = [1 + sum(other > own for other in points) for own in points]
    return [Standing(seat, ranks[seat], points[seat], lines[seat]) for seat in range(state.seats)]
