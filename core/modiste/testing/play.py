"""Random play for the contract suite: whole games, their positions, and actions that should be refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from modiste.flow import path_of
from modiste.match import Match
from modiste.randomness import generator

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.ruleset import Ruleset

MOST_DECISIONS = 20_000
"""A random game that takes longer than this does not end."""

ASIDES = 0.05
"""The chance with which random play takes a free action first."""


MOST_LISTED = 12
"""So many faults of one kind are listed."""


class ContractBroken(AssertionError):
    """A game does not keep what every game must.

    `what` says how, and `trial` on which trial that was seen, if it was on one.
    """

    def __init__(self, what: str, trial: Trial | None = None) -> None:
        self.what = what
        self.trial = trial
        super().__init__(what if trial is None else f"{trial}, {trial.journal}: {what}")


class Unplayable(ContractBroken):
    """A match cannot go on, or does not end: whatever else is tried in play fails in the same way."""


class NotTried(Exception):
    """A check is left out because of what another has told already."""


def refuse(what: str, found: Iterable[object], trial: Trial | None = None) -> None:
    """Break off if something was found; a long list is cut.

    Raises:
        ContractBroken: with each thing on a line of its own.
    """
    lines = [f"\n    {one}" for one in found]
    if lines:
        more = f"\n    and {len(lines) - MOST_LISTED} more" if len(lines) > MOST_LISTED else ""
        raise ContractBroken(f"{what}:{''.join(lines[:MOST_LISTED])}{more}", trial)


@dataclass(slots=True)
class Journal:
    """Where a check is: the match it plays, and the action that it is about to submit there."""

    match: Match | None = None
    trying: Action | None = None

    def __str__(self) -> str:
        return f"{self.decision} at {self.place}"

    @property
    def decision(self) -> str:
        """The number of the last decision and its action, or that it is being carried out."""
        if self.match is None:
            return "the set-up"
        turns = self.match.turns
        if self.trying is not None:
            return f"decision {len(turns) + 1}, {self.trying}, while it is carried out"
        return f"decision {len(turns)}, {turns[-1].action}" if turns else "the first question"

    @property
    def place(self) -> str:
        """The place in the flow, with the phases of the stack."""
        if self.match is None:
            return "the beginning"
        stack = "/".join(type(phase).__name__ for phase in self.match.state.stack)
        return f"{path_of(self.match.state)} ({stack})" if stack else "the end"


@dataclass(frozen=True, slots=True)
class Trial:
    """A ruleset, a number of seats and a seed: what every check of the suite is run on.

    The journal tells where the check that was run last is, or has broken off.
    """

    ruleset: Ruleset
    seats: int
    seed: int
    journal: Journal = field(default_factory=Journal, compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.ruleset.game.id}, {self.seats} seats, seed {self.seed}"

    def match(self) -> Match:
        """Set the match up, and note it in the journal."""
        self.journal.match = self.journal.trying = None
        self.journal.match = match = Match.new(self.ruleset, self.seats, self.seed)
        return match

    def submit(self, match: Match, action: Action) -> None:
        """Submit an action, and note it in the journal while that is done."""
        self.journal.trying = action
        match.submit(action)
        self.journal.trying = None

    def rng(self, purpose: str) -> Random:
        """Make a generator for one purpose."""
        return generator("contract", purpose, self.seats, self.seed)

    def demand(self, holds: object, what: str) -> None:
        """Break off unless something holds.

        Raises:
            ContractBroken: it does not.
        """
        if not holds:
            raise ContractBroken(what, self)


def positions(trial: Trial, share: float = 1.0) -> Iterator[Match]:
    """Play one random match and yield it at every position, or at a share of them, the last one always."""
    match = trial.match()
    rng, picking = trial.rng("play"), trial.rng("positions")
    for _ in range(MOST_DECISIONS):
        if match.over or picking.random() < share:
            yield match
        if match.over:
            return
        if not match.waiting:
            raise Unplayable("nobody is asked, but the match is not over", trial)
        trial.submit(match, random_action(match, rng))
    raise Unplayable(f"the match did not end within {MOST_DECISIONS} decisions", trial)


def random_action(match: Match, rng: Random) -> Action:
    """Draw an action of a seat that is asked; now and then a free one."""
    waiting = match.waiting
    seat = waiting[int(rng.random() * len(waiting))]
    if rng.random() < ASIDES:
        asides = match.asides(seat)
        if asides is not None:
            return asides.sample(rng)
    return match.space(seat).sample(rng)


def actions_of(trial: Trial) -> list[Action]:
    """Play one random match and return its decisions."""
    match = next(islice((match for match in positions(trial) if match.over), 1))
    return [turn.action for turn in match.turns]


def replayed(trial: Trial, actions: list[Action]) -> Match:
    """Play given decisions."""
    match = trial.match()
    for action in actions:
        trial.submit(match, action)
    return match


def mutants(action: Action, seats: int) -> Iterator[Action]:
    """Yield actions that differ from a legal one in one field, most of them illegal."""
    for name in action.__struct_fields__:
        value = getattr(action, name)
        others = range(-1, seats + 1) if name == "seat" else _other_values(value)
        for other in others:
            if other != value:
                yield msgspec.structs.replace(action, **{name: other})


def _other_values(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1, -value, value + 1000]
    if isinstance(value, str):
        return ["", f"{value}x", "no_such_thing"]
    if isinstance(value, tuple):
        twice = [(*value, value[-1]), value[1:], value[:-1], value[::-1]] if value else []
        return [(), *twice, (*value, "no_such_thing")]
    return [None]
