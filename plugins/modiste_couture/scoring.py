"""The score: the points of every line for every seat, and who stands where.

It can be asked for at any time: before the end it tells the standings as they are, with what is known of hands.
"""

from __future__ import annotations

from modiste.game import Standing
from modiste_couture.portfolio import brands, lowest_number, of_kind
from modiste_couture.state import CoutureState

END_MAGAZINES = ("haute_couture", "flops")
"""The magazines whose covers are handed out at the end."""

LINES = ("bid_cards", "editorials", "ready_to_wear", "haute_couture", "streetwear", "flops")
"""The lines of the score, in the rulebook's order."""


def covers_of(state: CoutureState, magazine: str) -> list[tuple[int, int]]:
    """List who takes each cover of a magazine that is handed out at the end, with its points, the first place first."""
    points: list[int] = getattr(state.cards.files.covers, magazine)
    return list(zip(state.rules.cover_ranking(state, magazine), points, strict=False))


def lines(state: CoutureState) -> list[dict[str, int]]:
    """Give the points of every line of the score, by seat."""
    found = [_own_lines(state, seat) for seat in range(state.seats)]
    for place, seat in enumerate(state.streetwear):
        found[seat]["streetwear"] += state.cards.files.covers.streetwear[place]
    for magazine in END_MAGAZINES:
        for seat, points in covers_of(state, magazine):
            found[seat][magazine] += points
    return found


def _own_lines(state: CoutureState, seat: int) -> dict[str, int]:
    """Give what a seat scores whatever the others have."""
    points, scale, count = state.cards.points, state.cards.files.covers.ready_to_wear, brands(state, seat)
    return {
        "bid_cards": sum(points[card] for card in state.known[seat]),
        "editorials": sum(points[card] for card in of_kind(state, seat, "editorial")),
        "ready_to_wear": scale[min(count, len(scale)) - 1] if count else 0,
        "haute_couture": 0,
        "streetwear": sum(points[card] for card in of_kind(state, seat, "streetwear")),
        "flops": 0,
    }


def standings(state: CoutureState) -> list[Standing]:
    """Rank by points, then by the lowest tiebreaker left in hand; whoever has none comes last in a tie."""
    by_seat = lines(state)
    totals = [state.rules.final_score(state, parts) for parts in by_seat]
    results = [(-total, lowest_number(state, hand)) for total, hand in zip(totals, state.known, strict=True)]
    ranks = [1 + sum(other < result for other in results) for result in results]
    return [
        Standing(seat=seat, rank=ranks[seat], points=totals[seat], lines=by_seat[seat]) for seat in range(state.seats)
    ]
