"""The checks of the contract suite that look at states: copies, JSON, what a seat may know, imagined worlds.

Every check takes a trial and raises ContractBroken, with the place, if the game breaks a promise.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

import msgspec

from modiste.match import Match
from modiste.phase import Automatic
from modiste.sight import Sight
from modiste.stateclass import fields_of
from modiste.testing.hidden import mutable_parts, shuffle_unknown
from modiste.testing.play import MOST_DECISIONS, Trial, positions, random_action

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.phase import AnyPhase
    from modiste.state import State

ENGINE_SECRETS = ("seed", "streams")
"""Fields of a view that an imagined world fills in its own way."""

WORLDS = 8
"""At about so many positions of a match, imagined worlds are played to their end."""


def check_clones(trial: Trial) -> None:
    """A clone equals its state and shares nothing with it that can change; a view shares nothing either."""
    for match in positions(trial, share=0.3):
        state = match.state
        own = {id(part) for part in mutable_parts(state)}
        clone = state.clone()
        trial.demand(clone == state, "a clone does not equal its state")
        trial.demand(clone.ruleset is state.ruleset, "a clone has lost its ruleset")
        for copy, what in [(clone, "a clone")] + [(match.view(seat), "a view") for seat in viewers(trial)]:
            shared = [part for part in mutable_parts(copy) if id(part) in own]
            trial.demand(not shared, f"{what} shares {shared[:1]} with its state")


def check_json(trial: Trial) -> None:
    """Every position can be written as JSON and read back, in the middle of effects too."""
    for match in positions(trial):
        check_json_of(trial, match.state)


def check_json_of(trial: Trial, state: State) -> None:
    """Write one state, read it back and compare."""
    codec = trial.ruleset.codec
    text = codec.state_json(state)
    again = codec.read_state(msgspec.json.decode(text))
    again.bind(state.ruleset)
    trial.demand(again == state, f"a state is not read as it was written: {_first_difference(state, again)}")
    trial.demand(codec.state_json(again) == text, "a state that was read is written differently")


def check_leaks(trial: Trial) -> None:
    """A view stays the same, byte for byte, whatever the values are that the seat cannot know.

    First all hidden values are exchanged, by the markers of the fields; then worlds are imagined, by what the game
    itself holds to be unknown. A field that is marked too openly shows in the second, one that a mask forgets in the
    first. What a seat is asked must not depend on hidden values either.
    """
    rng, codec = trial.rng("leaks"), trial.ruleset.codec
    for match in positions(trial):
        for seat in viewers(trial):
            view = codec.state_json(match.view(seat))
            other = match.state.clone()
            shuffle_unknown(other, seat, rng)
            trial.demand(codec.state_json(other.masked(seat)) == view, f"seat {seat} sees hidden values")
        for sight in _sights(match):
            _check_world(trial, match, sight, rng)


def _check_world(trial: Trial, match: Match, sight: Sight, rng: Random) -> None:
    codec, seat = trial.ruleset.codec, sight.seat
    digest = codec.digest(match.state)
    world = sight.imagine(rng)
    trial.demand(codec.digest(match.state) == digest, f"imagining for seat {seat} has changed the match")
    seen, imagined = codec.state_data(sight.view), codec.state_data(world.masked(seat))
    for name in seen:
        same = name in ENGINE_SECRETS or seen[name] == imagined[name]
        trial.demand(same, f"seat {seat} sees {name}, but a world it imagines has another one")
    phase = world.stack[-1]
    trial.demand(seat in phase.waiting(world), f"seat {seat} is not asked in a world that it imagines")
    asked = phase.space(world, seat).describe()
    trial.demand(asked == sight.space.describe(), f"what seat {seat} is asked depends on what it cannot know")


def check_worlds(trial: Trial) -> None:
    """An imagined world follows from the view alone, conserves what the match does, and can be played to its end."""
    rng, conserved = trial.rng("worlds"), trial.ruleset.game.conserved
    total = sum(1 for _ in positions(trial))
    for match in positions(trial, share=WORLDS / total):
        for sight in _sights(match):
            _check_view_is_all(trial, match, sight, rng)
            world = sight.imagine(rng)
            trial.demand(
                dict(conserved(world)) == dict(conserved(match.state)),
                f"a world imagined by seat {sight.seat} has lost or gained something: {conserved(world)}",
            )
            _play_on(trial, Match.at(world), rng)


def _check_view_is_all(trial: Trial, match: Match, sight: Sight, rng: Random) -> None:
    other, seed, digest = match.state.clone(), rng.random(), trial.ruleset.codec.digest
    shuffle_unknown(other, sight.seat, rng)
    first = sight.imagine(Random(seed))
    second = Sight(other, sight.seat, sight.space).imagine(Random(seed))
    what = f"what seat {sight.seat} imagines depends on what it cannot know: {_first_difference(first, second)}"
    trial.demand(digest(first) == digest(second), what)


def _play_on(trial: Trial, match: Match, rng: Random) -> None:
    for _ in range(MOST_DECISIONS):
        if match.over:
            return
        match.submit(random_action(match, rng))
    trial.demand(False, "an imagined world does not end")


def unseen_phases(trial: Trial, games: int = 40) -> list[str]:
    """Play random games until every phase that may wait was there when a seat was asked; return those that never were.

    The first state with each of them is written as JSON and read back.
    """
    wanted: dict[type[AnyPhase], None] = dict.fromkeys(
        phase for phase in trial.ruleset.phases if not issubclass(phase, Automatic)
    )
    for game in range(games):
        if not wanted:
            break
        seats = trial.ruleset.game.seats[game % len(trial.ruleset.game.seats)]
        match = Match.new(trial.ruleset, seats, trial.seed + game)
        match.run([_Watcher(trial, wanted)] * seats, trial.rng(f"phases {game}"))
    return [phase.__name__ for phase in wanted]


class _Watcher:
    """A bot that plays at random and strikes the phases that it sees off a list."""

    def __init__(self, trial: Trial, wanted: dict[type[AnyPhase], None]) -> None:
        self.trial = trial
        self.wanted = wanted

    def choose(self, sight: Sight, rng: Random) -> Action:
        state = sight._state
        for phase in state.stack:
            if type(phase) in self.wanted:
                del self.wanted[type(phase)]
                check_json_of(self.trial, state)
        asides = sight.asides if rng.random() < 0.1 else None
        return (asides or sight.space).sample(rng)


def viewers(trial: Trial) -> tuple[int | None, ...]:
    """List who looks at a match: a spectator and every seat."""
    return (None, *range(trial.seats))


def _sights(match: Match) -> Iterator[Sight]:
    return (match.sight(seat) for seat in match.waiting)


def _first_difference(state: State, other: State) -> str:
    for field in fields_of(type(state)):
        one, two = getattr(state, field.name), getattr(other, field.name)
        if one != two:
            return f"{field.name} is {one!r}, then {two!r}"
    return "the class"
