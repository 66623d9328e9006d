"""The table: through it, and only through it, rules change a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from modiste.randomness import Stream

if TYPE_CHECKING:
    from modiste.event import Event
    from modiste.phase import AnyPhase
    from modiste.ruleset import Ruleset
    from modiste.state import State

S = TypeVar("S", bound="State")


class Table(Generic[S]):
    """A state that may be changed, and the events that come of it.

    Attributes:
        state: the state, changed in place.
        ruleset: the ruleset of the match.
        events: what has happened, in order.
        emit: adds an event.
        revealed: whether `reveal` was called.
    """

    __slots__ = ("emit", "events", "revealed", "ruleset", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.ruleset: Ruleset = state.ruleset
        self.events: list[Event] = []
        self.emit: Callable[[Event], None] = self.events.append
        self.revealed = False

    def push(self, *phases: AnyPhase) -> None:
        """Let phases rule before the present one goes on; the first given comes first."""
        self.state.stack.extend(phases[::-1])

    def random(self, stream: str) -> Stream:
        """Open the named stream of chance for one use."""
        streams = self.state.streams
        use = streams.get(stream, 0)
        streams[stream] = use + 1
        return Stream(self.state.seed, stream, use)

    def reveal(self) -> None:
        """Say that something hidden has been shown; nothing before it can be taken back."""
        self.revealed = True

    def start_turn(self, seat: int) -> None:
        """Tell the match hooks that a phase in turn order has passed to `seat`."""
        calls = self.ruleset.hooks.turn_started
        if calls:
            for call in calls:
                call(self, seat)


AnyTable: TypeAlias = Table[Any]
"""A table of whatever game, as the engine handles it."""
