"""A match: a ruleset, a state, and what has been decided so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Self

from modiste.bots import RandomBot
from modiste.engine import advance, carry_out
from modiste.errors import IllegalAction, MatchOver, NotWaitedFor, UndoRefused
from modiste.sight import Sight
from modiste.space import OneOf
from modiste.table import Table

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.event import Event
    from modiste.game import Standing
    from modiste.ruleset import Ruleset
    from modiste.sight import Bot
    from modiste.space import OneOf, Space
    from modiste.state import State
    from modiste.table import AnyTable


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision that was made: the action, the state and the number of events before it, and whether it can be undone.

    `bound` is empty, or says why nothing goes back behind it: `chance` or `revealed`. `sealed` says that it was an
    answer kept secret, and that its phase went on waiting for others.
    """

    action: Action
    before: State
    events: int
    bound: str
    sealed: bool


@dataclass(frozen=True, slots=True)
class Undo:
    """What an undo does: the last `count` decisions are taken back, then `again` is submitted again.

    `again` holds the answers that other people have sealed since, in their order.
    """

    count: int
    again: tuple[Action, ...]


class Match:
    """A match that is going on.

    Attributes:
        ruleset: shared with other matches.
        state: the state now; read it, never change it.
        turns: the decisions that stand.
        events: all that has happened.
    """

    def __init__(self, ruleset: Ruleset, state: State) -> None:
        self.ruleset = ruleset
        self.turns: list[Turn] = []
        self._table = Table(state)
        self._questions: dict[int, Space] = {}

    @classmethod
    def new(cls, ruleset: Ruleset, seats: int, seed: int) -> Self:
        """Set up a match and play on to its first question.

        Raises:
            SeatCount: the game cannot be played with that many seats.
        """
        ruleset.check_seats(seats)
        match = cls(ruleset, first_state(ruleset, seats, seed))
        lay_out(match._table)
        match._questions = dict(advance(match._table))
        return match

    @classmethod
    def at(cls, state: State) -> Self:
        """Play on from a state, an imagined world say; it is changed in place by `run` only."""
        match = cls(state.ruleset, state)
        match._questions = dict(advance(match._table))
        return match

    @property
    def state(self) -> State:
        return self._table.state

    @property
    def events(self) -> list[Event]:
        return self._table.events

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return tuple(self._questions)

    def space(self, seat: int) -> Space:
        """Say what a waited-for seat may do.

        Raises:
            MatchOver, NotWaitedFor: the seat is not asked.
        """
        if self.over:
            raise MatchOver(seat=seat)
        if seat not in self._questions:
            raise NotWaitedFor(seat=seat, waiting=self.waiting)
        return self._questions[seat]

    def asides(self, seat: int) -> OneOf | None:
        """Offer a waited-for seat its free actions."""
        return self.sight(seat).asides

    def sight(self, seat: int) -> Sight:
        """Give what a waited-for seat sees."""
        return Sight(self.state, seat, self.space(seat))

    def view(self, seat: int | None) -> State:
        """Give the state as a seat, or a spectator (None), may see it."""
        return self.state.masked(seat)

    def seen(self, seat: int | None, since: int = 0) -> list[Event]:
        """List the events from number `since` on, as a seat or a spectator may know them."""
        told = (event.seen_by(seat) for event in self.events[since:])
        return [event for event in told if event is not None]

    def submit(self, action: Action) -> list[Event]:
        """Carry out a legal action and play on to the next question; return what happened.

        The match changes only if all goes well: the work is done on a clone.

        Raises:
            MatchOver, NotWaitedFor, IllegalAction: the action is refused and nothing has changed.
        """
        self.check(action)
        before, old = self.state, self.events
        table = Table(before.clone())
        phase = table.state.stack[-1]
        carry_out(table, action)
        questions = advance(table)
        sealed = phase.sealed and bool(questions) and table.state.stack[-1] is phase and self._answers(action)
        self.turns.append(Turn(action, before, len(old), _bound(before, table), sealed))
        happened = list(table.events)
        table.events[:0] = old
        self._table, self._questions = table, dict(questions)
        return happened

    def check(self, action: Action) -> None:
        """Refuse an action that is not legal now.

        Raises:
            MatchOver, NotWaitedFor, IllegalAction: see `submit`.
        """
        space = self.space(action.seat)
        if not space.contains(action):
            asides = self.asides(action.seat)
            if asides is None or not asides.contains(action):
                kind = self.ruleset.codec.kind_of(type(action))
                raise IllegalAction(seat=action.seat, kind=kind, action=repr(action))

    def _answers(self, action: Action) -> bool:
        """Say whether a legal action is an answer to the open question, not an aside."""
        return self._questions[action.seat].contains(action)

    def undo(self, seat: int, people: Sequence[int]) -> Undo:
        """Take back the last decision of `seat` and the bots' decisions after it; return what was done.

        Answers that other people have sealed since, in a phase that still waits, are given again.

        Raises:
            UndoRefused: `reason` is nothing, other, chance or revealed.
        """
        undo = self.undoable(seat, people)
        self.take_back(undo.count)
        for action in undo.again:
            self.submit(action)
        return undo

    def undoable(self, seat: int, people: Sequence[int]) -> Undo:
        """Say what an undo of `seat` would do; refuse as `undo` does."""
        again: list[Action] = []
        sealed = True
        for count, turn in enumerate(reversed(self.turns), 1):
            if turn.bound:
                raise UndoRefused(seat=seat, reason=turn.bound)
            # Only an answer that nobody has seen, in a phase still open, cannot be why others decided as they did.
            sealed = sealed and turn.sealed
            own = turn.action.seat == seat
            if not own and turn.action.seat in people:
                again.insert(0, turn.action)
            if again and not sealed:
                raise UndoRefused(seat=seat, reason="other", other=again[-1].seat)
            if own:
                return Undo(count, tuple(again))
        raise UndoRefused(seat=seat, reason="nothing")

    def take_back(self, count: int) -> None:
        """Take back the last `count` decisions, whoever made them (a record's reader calls this)."""
        turn = self.turns[-count]
        events = self.events[: turn.events]
        del self.turns[-count:]
        self._table = Table(turn.before.clone())
        self._table.events.extend(events)
        self._questions = dict(advance(self._table))
        del self._table.events[len(events) :]

    def run(self, bots: Sequence[Bot], rng: Random) -> list[Action]:
        """Let bots play on to the end, in place and without keeping turns; return the decisions.

        Raises:
            BotMisplays: a bot answered outside its space.
        """
        table = self._table
        state, stack = table.state, table.state.stack
        applied = self.ruleset.hooks.action_applied
        questions = list(self._questions.items())
        chairs = [(Sight(state, seat, questions[0][1]), _chooser(bot)) for seat, bot in enumerate(bots) if questions]
        decisions: list[Action] = []
        decided = decisions.append
        while questions:
            phase, alone = stack[-1], len(questions) == 1
            for seat, space in questions:
                sight, choose = chairs[seat]
                if choose is None:
                    action = space.sample(rng)
                else:
                    sight.space = space
                    action = choose(sight, rng)
                if not space.contains(action):
                    sight.check_aside(bots[seat], action)
                decided(action)
                phase.apply(table, action)
                if applied:
                    for call in applied:
                        call(table, action)
                if stack[-1] is not phase:
                    break
                if alone and len(seats := phase.waiting(state)) == 1:
                    # What most often follows: the phase asks one seat again. All else is left to `advance`.
                    space = phase.space(state, seats[0])
                    if type(space) is OneOf and len(space.values) > 1:
                        questions.append((seats[0], space))
            questions = advance(table)
        self._questions = {}
        return decisions

    def standings(self) -> list[Standing]:
        """Give the standing of every seat, by seat, as the match is now."""
        return self.ruleset.game.scores(self.state)


def _chooser(bot: Bot) -> Callable[[Sight, Random], Action] | None:
    """Return how a bot chooses; None if it draws, whatever it sees, which playouts do all the time."""
    return None if type(bot) is RandomBot else bot.choose


def set_up(ruleset: Ruleset, seats: int, seed: int) -> AnyTable:
    """Lay out a match on a new table."""
    table: AnyTable = Table(first_state(ruleset, seats, seed))
    lay_out(table)
    return table


def lay_out(table: AnyTable) -> None:
    """Lay out a match on a table with its first state, before anything of its flow."""
    ruleset = table.ruleset
    ruleset.game.setup(table)
    for call in ruleset.hooks.match_started:
        call(table)


def first_state(ruleset: Ruleset, seats: int, seed: int) -> State:
    """Make the empty first state of a match."""
    state = ruleset.start.clone()
    state.seats, state.seed = seats, seed
    return state


def _bound(before: State, table: AnyTable) -> str:
    """Say why a step cannot be taken back: chance was used, or somebody has come to see what was hidden.

    Rules say so with `Table.reveal`; where fewer values are hidden than before, it is seen without that.
    """
    after = table.state
    if before.streams != after.streams:
        return "chance"
    if table.revealed:
        return "revealed"
    viewers = (None, *range(before.seats))
    return "revealed" if any(after.hidden(seat) < before.hidden(seat) for seat in viewers) else ""
