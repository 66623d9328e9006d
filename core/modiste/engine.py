"""The engine: the only code that enters and leaves phases and moves along the flow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from modiste.errors import EndlessFlow
from modiste.event import AnsweredAlone
from modiste.space import OneOf

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.flow import Place
    from modiste.phase import AnyPhase
    from modiste.space import Space
    from modiste.state import State
    from modiste.table import AnyTable

MOVES = range(1000)
"""As many automatic moves may pass without a question; more are a mistake of the flow."""


def advance(table: AnyTable) -> list[tuple[int, Space]]:
    """Play on until somebody must be asked; return the open questions, none once the match is over.

    A question with a single answer is not asked: the answer is carried out.

    Raises:
        EndlessFlow: more than a thousand automatic moves passed without a question.
    """
    state, hooks = table.state, table.ruleset.hooks
    stack = state.stack
    entered, left = hooks.phase_entered, hooks.phase_left
    for _ in MOVES:
        if stack:
            phase = stack[-1]
        elif (following := _next_phase(table)) is None:
            return []
        else:
            phase = following.clone()
            stack.append(phase)
        if not phase.entered:
            phase.entered = True
            phase.enter(table)
            if entered:
                for call in entered:
                    call(table, phase)
            if stack[-1] is not phase:
                continue
        seats = phase.waiting(state)
        if not seats:
            stack.pop()
            phase.leave(table)
            if left:
                for call in left:
                    call(table, phase)
            continue
        if len(seats) > 1:
            questions = _ask_together(table, phase, seats)
            if questions:
                return questions
            continue
        seat = seats[0]
        space = phase.space(state, seat)
        # Asking the commonest shape for its length costs less than asking every shape for a single answer.
        if (type(space) is OneOf and len(space.values) > 1) or (answer := space.only) is None:
            return [(seat, space)]
        _answer_alone(table, answer)
    raise EndlessFlow(places=[type(phase).__name__ for phase in stack[-5:]])


def carry_out(table: AnyTable, action: Action) -> None:
    """Apply a legal action through the ruling phase and tell the match hooks."""
    table.state.stack[-1].apply(table, action)
    calls = table.ruleset.hooks.action_applied
    if calls:
        for call in calls:
            call(table, action)


def _ask_together(table: AnyTable, phase: AnyPhase, seats: Sequence[int]) -> list[tuple[int, Space]]:
    """Ask several seats; none once a single answer has let another phase rule."""
    state, questions = table.state, []
    for seat in tuple(seats):
        space = phase.space(state, seat)
        if (type(space) is OneOf and len(space.values) > 1) or (answer := space.only) is None:
            questions.append((seat, space))
            continue
        _answer_alone(table, answer)
        if state.stack[-1] is not phase:
            return []
    return questions


def _answer_alone(table: AnyTable, action: Action) -> None:
    table.emit(AnsweredAlone(action.seat, table.ruleset.codec.kind_of(type(action))))
    carry_out(table, action)


def _next_phase(table: AnyTable) -> AnyPhase | None:
    """Move to the next phase of the flow; at its end there is none, and the match is over."""
    state, places = table.state, table.ruleset.program.places
    number = state.place + 1
    while number < len(places):
        phase: AnyPhase | None = places[number].phase
        if phase is not None:
            state.place = number
            return phase
        number = _after_lap(state, places, number)
    if not state.over:
        state.place, state.over = number, True
        for call in table.ruleset.hooks.match_ended:
            call(table)
    return None


def _after_lap(state: State, places: Sequence[Place], number: int) -> int:
    """Count a lap of the loop that ends at place `number`; return the place that follows: in the loop or behind it."""
    place, laps = places[number], state.laps
    loop = place.loop
    laps[loop] = done = laps[loop] + 1
    if done < place.times and (place.until is None or not place.until(state)):
        return place.back + 1
    if number < len(places) - 1:
        laps[loop] = 0
    return number + 1
