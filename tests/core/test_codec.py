"""The codec: what is written says its kind and is read through what the game declares."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from modiste.action import Action
from modiste.codec import snake
from modiste.errors import BadAction, BadDeclaration, RecordError
from modiste.event import AnsweredAlone
from modiste.match import Match
from tests.bench.goofspiel import Bid
from tests.core.toy import Purse, Said, Say, ToyState, toy

CODEC = toy().codec


@pytest.mark.parametrize(("name", "kind"), [("Say", "say"), ("PlacePawn", "place_pawn"), ("A1B", "a1_b")])
def test_kinds_are_words(name: str, kind: str) -> None:
    assert kind == snake(name)


def test_actions_go_there_and_back() -> None:
    data = CODEC.action_data(Say(1, "yes"))

    assert {"kind": "toy.say", "seat": 1, "word": "yes"} == data
    assert Say(1, "yes") == CODEC.read_action(msgspec.json.decode(msgspec.json.encode(data)))


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "toy.say",
        {},
        {"seat": 0, "word": "yes"},
        {"kind": "toy.shout", "seat": 0, "word": "yes"},
        {"kind": "goofspiel.bid", "seat": 0, "card": 3},
        {"kind": ["toy.say"], "seat": 0, "word": "yes"},
        {"kind": "toy.say", "seat": 0},
        {"kind": "toy.say", "seat": "0", "word": "yes"},
        {"kind": "toy.say", "seat": True, "word": "yes"},
        {"kind": "toy.say", "seat": 0, "word": 3},
    ],
)
def test_what_is_no_action_is_refused(data: object) -> None:
    with pytest.raises(BadAction):
        CODEC.read_action(data)


def test_events_say_their_kind() -> None:
    assert {"kind": "toy.said", "seat": 1, "word": "yes"} == CODEC.event_data(Said(1, "yes"))
    alone = CODEC.event_data(AnsweredAlone(0, "toy.say"))
    assert {"kind": "modiste.answered_alone", "seat": 0, "action": "toy.say"} == alone


def test_undeclared_classes_are_refused() -> None:
    class Shout(Action, frozen=True):
        """An action that the game does not declare."""

    with pytest.raises(BadDeclaration, match="Shout"):
        CODEC.action_data(Shout(0))
    with pytest.raises(BadDeclaration, match="Bid"):
        CODEC.kind_of(Bid)


def test_states_go_there_and_back_with_their_phases() -> None:
    match = Match.new(toy(), 2, 1)
    match.submit(Say(0, "no"))
    match.state.purses[0].cards.append("silk")  # type: ignore[attr-defined]
    text = CODEC.state_json(match.state)
    again = CODEC.read_state(msgspec.json.decode(text))

    assert match.state == again
    assert text == CODEC.state_json(again)
    assert "toy.talking" == msgspec.json.decode(text)["stack"][0]["kind"]


def test_equal_states_have_equal_digests_and_others_do_not() -> None:
    one, two = ToyState(seats=2, streams={"a": 1, "b": 2}), ToyState(seats=2, streams={"b": 2, "a": 1})

    assert CODEC.digest(one) == CODEC.digest(two)
    assert 8 == len(CODEC.digest(one))
    two.purses.append(Purse(seat=0))
    assert CODEC.digest(one) != CODEC.digest(two)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": "two"},
        {"log": 3},
        {"purses": [{"seat": 0}]},
        {"stack": [{"kind": "toy.unknown"}]},
        {"stack": [{"kind": "toy.talking"}]},
        {"stack": [[]]},
        {"stack": None},
    ],
)
def test_data_that_is_no_state_is_refused(change: dict[str, Any]) -> None:
    data = CODEC.state_data(Match.new(toy(), 2, 1).state) | change

    with pytest.raises(RecordError):
        CODEC.read_state(data)


def test_a_missing_field_is_refused() -> None:
    data = CODEC.state_data(Match.new(toy(), 2, 1).state)
    del data["deck"]

    with pytest.raises(RecordError, match="deck"):
        CODEC.read_state(data)
