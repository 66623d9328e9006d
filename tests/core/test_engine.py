"""The engine: entering, leaving, pushing phases, single answers, and its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import cast

import pytest

from modiste.errors import EndlessFlow
from modiste.event import AnsweredAlone
from modiste.flow import Repeat, Step
from modiste.flow import Sequence as Parts
from modiste.match import Match
from modiste.phase import Automatic, InTurnOrder, Phase, Simultaneous
from modiste.space import OneOf
from modiste.stateclass import state_class
from modiste.table import Table
from modiste.visibility import Public
from tests.core.toy import Said, Say, Talking, ToyState, log_of, toy_match


@state_class
class Noting(Automatic[ToyState]):
    """A phase that logs its life, and first lets others rule."""

    mark: Public[str] = ""
    first: Public[list[str]] = field(default_factory=list)

    def enter(self, table: Table[ToyState]) -> None:
        table.state.log.append(f"{self.mark} begins")
        table.push(*[Noting(mark=mark) for mark in self.first])

    def leave(self, table: Table[ToyState]) -> None:
        table.state.log.append(f"{self.mark} ends")


@state_class
class Interrupted(InTurnOrder[ToyState, Say]):
    """A phase in which a word can let another question come first."""

    def space(self, state: ToyState, seat: int) -> OneOf:
        return OneOf([Say(seat, "ask"), Say(seat, "pass")])

    def act(self, table: Table[ToyState], action: Say) -> bool:
        table.state.log.append(f"{action.seat} {action.word}")
        if action.word == "ask":
            table.push(Talking(words=["now", "later"]))
        return action.word == "pass"


@state_class
class Sealing(Simultaneous[ToyState, Say]):
    """All seats note a word at once."""

    def space(self, state: ToyState, seat: int) -> OneOf:
        return OneOf([Say(seat, "a"), Say(seat, "b")])

    def apply(self, table: Table[ToyState], action: Say) -> None:
        table.state.notes[action.seat] = action.word
        self.missing.remove(action.seat)

    def resolve(self, table: Table[ToyState]) -> None:
        table.state.log += [note or "" for note in table.state.notes]
        table.state.notes = [None] * table.state.seats


@state_class
class Restless(Automatic[ToyState]):
    """A phase that always lets another of its kind come first."""

    def enter(self, table: Table[ToyState]) -> None:
        table.push(Restless())


@state_class
class OnlyOdd(Talking):
    """A phase that passes even seats over."""

    def turn_order(self, state: ToyState) -> list[int]:
        return list(reversed(range(state.seats)))

    def wants(self, state: ToyState, seat: int) -> bool:
        return seat % 2 == 1


@state_class
class Undecided(Phase[ToyState, Say]):
    """A phase that waits for a seat and offers nothing."""

    def waiting(self, state: ToyState) -> Sequence[int]:
        return (0,)


def say(match: Match, seat: int, word: str) -> None:
    match.submit(Say(seat, word))


def test_pushed_phases_rule_in_the_order_given_and_then_the_first_goes_on() -> None:
    match = toy_match(Step("all", Noting(mark="whole", first=["a", "b"])), [Noting])

    expected = ["whole begins", "a begins", "a ends", "b begins", "b ends", "whole ends"]
    assert expected == log_of(match._table)
    assert match.over


def test_a_question_in_the_middle_of_another_comes_first() -> None:
    match = toy_match(Step("talk", Interrupted()), [Interrupted, Talking])
    say(match, 0, "ask")

    assert Talking is type(match.state.stack[-1])
    for seat, word in [(0, "now"), (1, "later"), (0, "pass"), (1, "pass")]:
        say(match, seat, word)
    assert ["0 ask", "0 says now", "1 says later", "0 pass", "1 pass"] == log_of(match._table)
    assert match.over


def test_a_question_with_one_answer_is_not_asked() -> None:
    match = toy_match(Step("talk", Talking(words=["yes"])))

    assert match.over
    assert [] == match.turns
    assert [AnsweredAlone(0, "toy.say"), Said(0, "yes"), AnsweredAlone(1, "toy.say"), Said(1, "yes")] == match.events


def test_seats_without_a_wish_are_passed_over() -> None:
    match = Match.new(toy_match(Step("talk", OnlyOdd()), [OnlyOdd]).ruleset, 4, 1)
    asked: list[int] = []
    while not match.over:
        asked += match.waiting
        say(match, match.waiting[0], "yes")

    assert [3, 1] == asked


def test_all_seats_answer_a_simultaneous_phase_in_any_order() -> None:
    match = toy_match(Step("seal", Sealing()), [Sealing])

    assert [0, 1] == list(match.waiting)
    say(match, 1, "b")
    assert [0] == list(match.waiting)
    assert [[None, None], [None, "b"]] == [cast(ToyState, match.view(seat)).notes for seat in (0, 1)]
    say(match, 0, "a")
    assert ["a", "b"] == log_of(match._table)


def test_moves_without_a_question_have_an_end() -> None:
    with pytest.raises(EndlessFlow) as refused:
        toy_match(Step("restless", Restless()), [Restless])
    assert ["Restless"] * 5 == refused.value.facts["places"]

    with pytest.raises(EndlessFlow):
        toy_match(Repeat("r", 1001, Step("note", Noting())), [Noting])


def test_a_phase_that_waits_must_offer_a_space() -> None:
    with pytest.raises(AssertionError, match="Undecided waits"):
        toy_match(Step("undecided", Undecided()), [Undecided])


def test_laps_begin_anew_in_every_outer_lap() -> None:
    inner = Repeat("inner", 2, Step("talk", Talking()))
    match = toy_match(Repeat("outer", 2, inner, Step("end", Noting(mark="x"))), [Talking, Noting])
    laps = []
    while not match.over:
        if match.waiting == (0,):
            laps.append(tuple(match.state.laps))
        say(match, match.waiting[0], "yes")

    assert [(0, 0), (0, 1), (1, 0), (1, 1)] == laps


def test_a_flow_of_nothing_ends_at_once() -> None:
    assert toy_match(Parts("nothing")).over
