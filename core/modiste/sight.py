"""What one seat sees: the only thing of a match that a bot, a prompt or a protocol gets."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Protocol

from modiste.errors import IllegalAction

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.space import OneOf, Space
    from modiste.state import State


class BotMisplays(IllegalAction):
    """A `bot` answers with what is not in its space; the `answer` is as Python writes it."""

    code = "play/bot-misplays"


class Sight:
    """What a seat sees when it is asked.

    Attributes:
        seat: the seat that looks, from 0.
        space: what it may do.
    """

    __slots__ = ("_state", "seat", "space")

    def __init__(self, state: State, seat: int, space: Space) -> None:
        self._state = state
        self.seat = seat
        self.space = space

    @property
    def view(self) -> State:
        """The state as the seat may see it: hidden values are blank, hidden lists keep their length."""
        return self._state.masked(self.seat)

    @property
    def asides(self) -> OneOf | None:
        """Free actions that do not end the decision."""
        return self._state.stack[-1].asides(self._state, self.seat)

    def check_aside(self, bot: Bot, action: Action) -> None:
        """Refuse an answer that is no free action.

        Raises:
            BotMisplays: it is none.
        """
        asides = self.asides
        if asides is None or not asides.contains(action):
            raise BotMisplays(bot=type(bot).__name__, answer=repr(action))

    def imagine(self, rng: Random) -> State:
        """Deal a world that agrees with all the seat has seen; the match's own chance is not touched."""
        world = self._state.ruleset.redeal(self.view, self.seat, rng)
        world.seed = int(rng.random() * 2**53)
        return world


class Bot(Protocol):
    """Anything that can answer for a seat."""

    def choose(self, sight: Sight, rng: Random) -> Action:
        """Choose a member of `sight.space` or of `sight.asides`."""
