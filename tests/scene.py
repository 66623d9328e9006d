"""A match in the middle of any game, with short words for what tests do and ask; each game's own table builds on it."""

from __future__ import annotations

from typing import Any, Self, TypeVar

import pytest

from modiste.action import Action
from modiste.engine import advance
from modiste.errors import PlayError
from modiste.event import Event
from modiste.match import Match
from modiste.state import State

E = TypeVar("E", bound=Event)


class Scene(Match):
    """A match that begins wherever a test likes."""

    @classmethod
    def play(cls, state: State) -> Self:
        """Play on from a state to its first question, and keep what happens on the way."""
        scene = cls(state.ruleset, state)
        scene._questions = dict(advance(scene._table))
        return scene

    def offers(self, seat: int = 0) -> list[Any]:
        """List all that a seat may answer."""
        return list(self.space(seat))

    def does(self, *actions: Action) -> Self:
        """Carry out actions one after the other."""
        for action in actions:
            self.submit(action)
        return self

    def refuses(self, *actions: Action) -> None:
        """Make sure that each of these actions is turned down and changes nothing."""
        for action in actions:
            before = self.state.plain()
            with pytest.raises(PlayError):
                self.submit(action)

            assert before == self.state.plain()

    def told(self, kind: type[E]) -> list[E]:
        """List the events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]
