"""The score as it stands, with how far it may be off where bid cards were discarded unseen."""

from __future__ import annotations

from dataclasses import dataclass

from modiste_couture.portfolio import hand_of
from modiste_couture.scoring import lines
from modiste_couture.state import CoutureState


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat would score now: each line and the total.

    `unseen` counts the bid cards in it that are discarded already, and the hand is worth `low` to `high` in truth.
    """

    seat: int
    lines: dict[str, int]
    total: int
    unseen: int
    low: int
    high: int


def outlooks(view: CoutureState, seat: int | None) -> list[Outlook]:
    """Forecast the score of every seat as a seat knows it: its own hand is certain."""
    return [_outlook(view, owner, parts, owner == seat) for owner, parts in enumerate(lines(view))]


def _outlook(view: CoutureState, owner: int, parts: dict[str, int], own: bool) -> Outlook:
    worth = view.cards.points
    points = sorted(worth[card] for card in hand_of(view, owner))
    unseen = 0 if own else len(view.unseen[owner])
    parts = {**parts, "bid_cards": sum(points)}
    low, high = sum(points[: len(points) - unseen]), sum(points[unseen:])
    return Outlook(owner, parts, view.rules.final_score(view, parts), unseen, low, high)
