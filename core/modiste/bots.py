"""Bots that can play any game, and how a plugin names its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.sight import Bot, Sight


@dataclass(frozen=True, slots=True)
class BotKind:
    """A kind of bot that `--seat bot:<id>` can name; `game` is empty if it plays every game."""

    id: str
    make: Callable[[], Bot]
    game: str = ""


class RandomBot:
    """Draws from its space; now and then it takes a free action first."""

    def __init__(self, asides: float = 0.0) -> None:
        """Make a bot that takes an offered free action with the given chance."""
        self._asides = asides

    def choose(self, sight: Sight, rng: Random) -> Action:
        """Draw an action."""
        if self._asides and rng.random() < self._asides:
            asides = sight.asides
            if asides is not None:
                return asides.sample(rng)
        return sight.space.sample(rng)


class FirstBot:
    """Takes the first member of its space: the quickest way to the end of a match."""

    def choose(self, sight: Sight, rng: Random) -> Action:
        """Take the first member."""
        return next(iter(sight.space))
