"""The checks of the contract suite that look at what undo gives away, and at answers that are kept secret.

Every check takes a trial and raises ContractBroken, with the place, if the game breaks a promise.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from modiste.errors import PlayError, UndoRefused
from modiste.match import Match
from modiste.testing.play import Trial, positions
from modiste.testing.state_checks import ENGINE_SECRETS, viewers

if TYPE_CHECKING:
    from modiste.match import Turn
    from modiste.state import State


def check_undo_learns_nothing(trial: Trial) -> None:
    """Nobody learns anything from a decision that can be taken back.

    Each viewer imagines a world as it could have been before. If the decision leads to another view there, it has told
    the viewer which of the two worlds is the real one: the rules should have called `Table.reveal`.
    """
    rng = trial.rng("undo learns nothing")
    for match in positions(trial):
        if match.turns and not match.turns[-1].bound:
            for viewer in viewers(trial):
                _check_learned(trial, match, viewer, rng)


def _check_learned(trial: Trial, match: Match, viewer: int | None, rng: Random) -> None:
    turn = match.turns[-1]
    other = _imagined(turn, viewer, rng)
    if _seen(other.state, viewer) != _seen(turn.before, viewer):
        return  # in that world somebody has a single answer, which was given at once
    try:
        happened = other.submit(turn.action)
    except PlayError:
        return  # somebody else's action, which in that world is not possible
    real, imagined = _seen(match.state, viewer), _seen(other.state, viewer)
    differing = [name for name in real if real[name] != imagined[name]]
    who = "a spectator" if viewer is None else f"seat {viewer}"
    what = f"{turn.action} can be taken back, but from {{}} {who} has learned what was hidden; call Table.reveal"
    trial.demand(not differing, what.format(", ".join(differing)))
    told = [[event.seen_by(viewer) for event in events] for events in (match.events[turn.events :], happened)]
    trial.demand(told[0] == told[1], what.format("an event"))


def _imagined(turn: Turn, viewer: int | None, rng: Random) -> Match:
    """Set up a match as it could have been before a decision, as far as a viewer knows."""
    before = turn.before
    world = before.ruleset.redeal(before.masked(viewer), viewer, rng)
    world.seed = rng.getrandbits(53)
    return Match.at(world)


def _seen(state: State, viewer: int | None) -> dict[str, object]:
    """Give what a viewer sees, but for what the engine fills in an imagined world."""
    seen = state.ruleset.codec.state_data(state.masked(viewer))
    return {name: value for name, value in seen.items() if name not in ENGINE_SECRETS}


def check_sealed(trial: Trial) -> None:
    """A sealed answer that is taken back and given again leads to the same state, whatever others have sealed since."""
    people = range(trial.seats)
    for match in positions(trial):
        for seat in people:
            try:
                undo = match.undoable(seat, people)
            except UndoRefused:
                continue
            if undo.again:
                _check_given_again(trial, match, seat, undo.count)


def _check_given_again(trial: Trial, match: Match, seat: int, count: int) -> None:
    before, action = match.state, match.turns[-count].action
    try:
        match.undo(seat, range(trial.seats))
        match.submit(action)
    except PlayError as refused:
        trial.demand(False, f"once {action} is taken back, a sealed answer is refused: {refused}")
    trial.demand(match.state == before, f"it matters whether {action} is sealed before the answers of others")
