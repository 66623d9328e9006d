"""What a seat may want to do."""

from __future__ import annotations

from modiste.action import Action
from modiste.space import Assigned


class PlaceBids(Action, frozen=True):
    """Divide the hand among the cities: every bid card with its city, in the order of the hand."""

    assigned: Assigned


class TakeCard(Action, frozen=True):
    """Take a card of the city that is shown."""

    card: str


class DiscardCard(Action, frozen=True):
    """Remove a bid card from the hand, out of the game."""

    card: str


ACTIONS = (PlaceBids, TakeCard, DiscardCard)
