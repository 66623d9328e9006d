"""A bot that looks one step ahead."""

from random import Random
from typing import cast

from modiste import Action, Sight
from swap_party.phases import Bring, Take
from swap_party.rules import gain
from swap_party.state import SwapState

FLAIR_PER_POINT = 8
"""So much flair is as good as a point: it lets the bot choose earlier."""


class GreedyBot:
    """Takes what brings most, and brings what is bold and what it needs least."""

    def choose(self, sight: Sight, rng: Random) -> Action:
        """Choose the best of the actions; chance decides between equals."""
        state = cast(SwapState, sight.view)
        return max(sight.space, key=lambda action: (worth(state, cast("Bring | Take", action)), rng.random()))


def worth(state: SwapState, action: Bring | Take) -> float:
    """Say how good an action seems."""
    points = gain(state, action.seat, action.garment)
    return points if isinstance(action, Take) else state.garments.flair[action.garment] / FLAIR_PER_POINT - points
