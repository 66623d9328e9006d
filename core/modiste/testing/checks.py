"""The checks of the contract suite that look at play: set-up, spaces, refusals, determinism, undo, conservation.

Every check takes a trial and raises ContractBroken, with the place, if the game breaks a promise.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from modiste.bots import RestlessBot
from modiste.errors import PlayError, SeatCount
from modiste.match import Match
from modiste.testing.play import ASIDES, Trial, Unplayable, actions_of, mutants, positions, replayed

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.event import Event
    from modiste.space import OneOf, Space
    from modiste.state import State

LISTED = 200
"""Spaces with at most so many members are compared with their list."""

SAMPLES = 3


def check_set_up(trial: Trial) -> None:
    """The game can be set up with this many seats and no others than it names, and ranks every seat at the end."""
    counts = trial.ruleset.game.seats
    trial.demand(trial.seats in counts, "the game does not name this number of seats")
    for wrong in (min(counts) - 1, max(counts) + 1):
        try:
            Match.new(trial.ruleset, wrong, trial.seed)
        except SeatCount:
            continue
        trial.demand(False, f"{wrong} seats are not refused")
    match = trial.match()
    if not (match.waiting or match.over):
        raise Unplayable("nobody is asked at the start", trial)
    *_, last = positions(trial, share=0)
    standings = last.standings()
    trial.demand([standing.seat for standing in standings] == list(range(trial.seats)), "a seat has no standing")
    trial.demand(
        all(standing.rank is None or 1 <= standing.rank <= trial.seats for standing in standings),
        "a rank is none of 1, 2, 3 ...",
    )


def check_spaces(trial: Trial) -> None:
    """A seat that is asked has several answers; a space contains what it lists and draws, and counts it right."""
    rng = trial.rng("spaces")
    for match in positions(trial):
        for seat in match.waiting:
            space, where = match.space(seat), f"seat {seat}"
            trial.demand(space.only is None, f"{where}: a question with one answer is asked")
            _check_space(trial, space, where, [space.sample(rng) for _ in range(SAMPLES)])
            asides = match.asides(seat)
            if asides is not None:
                trial.demand(asides.size(), f"{where}: asides are offered, but there are none")
                _check_space(trial, asides, f"{where}, asides", [asides.sample(rng) for _ in range(SAMPLES)])


def _check_space(trial: Trial, space: Space, where: str, drawn: list[Action]) -> None:
    members = list(islice(space, LISTED + 1))
    trial.demand(members, f"{where}: the space is empty")
    for member in [*members[:20], *drawn]:
        trial.demand(space.contains(member), f"{where}: the space does not contain its member {member}")
        data = msgspec.json.decode(msgspec.json.encode(trial.ruleset.codec.action_data(member)))
        again = trial.ruleset.codec.read_action(data)
        trial.demand(again == member, f"{where}: {member} is read from JSON as {again}")
    if len(members) <= LISTED:
        trial.demand(space.size() == len(members), f"{where}: {space.size()} members, but {len(members)} are listed")
        trial.demand(all(member in members for member in drawn), f"{where}: something not listed was drawn")
    msgspec.json.encode(space.describe())


def check_refusals(trial: Trial) -> None:
    """An action is refused exactly when it is not in the space, and then nothing has changed."""
    rng, others = trial.rng("refusals"), dict[type, "Action"]()
    for match in positions(trial, share=0.5):
        if match.over:
            for action in others.values():
                _check_refused(trial, match, action)
            return
        seat = match.waiting[0]
        drawn = match.space(seat).sample(rng)
        for action in [*mutants(drawn, trial.seats), *others.values()]:
            if _is_offered(trial, match, action):
                Match.at(match.state.clone()).submit(action)
            else:
                _check_refused(trial, match, action)
        others[type(drawn)] = drawn


def _is_offered(trial: Trial, match: Match, action: Action) -> bool:
    """Say whether an action is legal, by the lists where they are short."""
    if action.seat not in match.waiting:
        return False
    spaces: list[Space | OneOf | None] = [match.space(action.seat), match.asides(action.seat)]
    offered = False
    for space in filter(None, spaces):
        contained = space.contains(action)
        members = list(islice(space, LISTED + 1))
        if len(members) <= LISTED:
            trial.demand(
                contained == (action in members),
                f"the space says {contained} to {action}, its list does not",
            )
        offered = offered or contained
    return offered


def _check_refused(trial: Trial, match: Match, action: Action) -> None:
    before, events, state = match.state.clone(), len(match.events), match.state
    try:
        match.submit(action)
    except PlayError:
        pass
    else:
        trial.demand(False, f"{action} is accepted, though it is not in the space")
    unchanged = match.state is state and state == before and len(match.events) == events
    trial.demand(unchanged, f"refusing {action} has changed the match")


def check_same_events(trial: Trial) -> None:
    """The same seed and actions give the same events and states, and every event can be written down."""
    codec = trial.ruleset.codec
    *_, first = positions(trial, share=0)
    second = trial.match()
    for turn in first.turns:
        _check_same(trial, second, turn.before, first.events[: turn.events])
        trial.submit(second, turn.action)
    _check_same(trial, second, first.state, first.events)
    told = [[msgspec.json.encode(codec.event_data(event)) for event in match.events] for match in (first, second)]
    trial.demand(told[0] == told[1], "the same actions gave events that are written otherwise")
    trial.demand(codec.digest(first.state) == codec.digest(second.state), "equal states have different digests")
    for seat in (None, *range(trial.seats)):
        for event in first.seen(seat):
            codec.event_data(event)


def _check_same(trial: Trial, match: Match, state: State, events: list[Event]) -> None:
    trial.demand(match.state == state, "the same actions gave another state")
    trial.demand(match.events == events, "the same actions gave other events")


def check_undo(trial: Trial) -> None:
    """Taking decisions back gives exactly what playing the others alone gives."""
    actions, rng = actions_of(trial), trial.rng("undo")
    match = replayed(trial, actions)
    while match.turns:
        most = min(len(match.turns), 1 + len(actions) // 3)
        match.take_back(1 + int(rng.random() * most))
        other = replayed(trial, actions[: len(match.turns)])
        trial.demand(match.state == other.state, "undo gave another state")
        trial.demand(match.events == other.events, "undo left other events")
        asked = [match.space(seat).describe() for seat in match.waiting]
        asked_other = [other.space(seat).describe() for seat in other.waiting]
        trial.demand(match.waiting == other.waiting and asked == asked_other, "undo asks otherwise")


def check_run(trial: Trial) -> None:
    """`run` and `submit` play the same match."""
    fast = trial.match()
    actions = fast.run([RestlessBot(ASIDES)] * trial.seats, trial.rng("run"))
    slow = replayed(trial, actions)
    trial.demand(fast.over and slow.over, "run and submit do not end together")
    trial.demand(fast.state == slow.state, "run and submit came to different states")
    trial.demand(fast.events == slow.events, "run and submit told different events")


def check_conserved(trial: Trial) -> None:
    """What the game says is conserved stays the same from the first question to the end."""
    conserved = trial.ruleset.game.conserved
    first = dict(conserved(trial.match().state))
    for match in positions(trial):
        now = dict(conserved(match.state))
        trial.demand(now == first, f"{now} is not what there was at first, {first}")
