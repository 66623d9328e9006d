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
    """Draws from its space."""

    def choose(self, sight: Sight, rng: Random) -> Action:
        """Draw an action."""
        return sight.space.sample(rng)


class RestlessBot:
    """Draws from its space, but now and then takes a free action first; for tests that must see all of a game."""

    def __init__(self, asides: float) -> None:
        """Make a bot that takes an offered free action with the given chance."""
        self._asides = asides

    def choose(self, sight: Sight, rng: Random) -> Action:
        """Draw a free action or an action."""
        asides = sight.asides if rng.random() < self._asides else None
        return (asides or sight.space).sample(rng)


class FirstBot:
    """Takes the first member of its space: the quickest way to the end of a match."""

    def choose(self, sight: Sight, rng: Random) -> Action:
        """Take the first member."""
        return next(iter(sight.space))
