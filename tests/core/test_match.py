"""A match: what it refuses, that it changes only if all goes well, undo, and playing in place."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from modiste.action import Action
from modiste.bots import FirstBot, RandomBot
from modiste.errors import BadDeclaration, IllegalAction, MatchOver, NotWaitedFor, PlayError, SeatCount, UndoRefused
from modiste.flow import Repeat, Step
from modiste.match import Match, Undo
from modiste.phase import InTurnOrder, Simultaneous
from modiste.sight import Sight
from modiste.space import OneOf
from modiste.stateclass import state_class
from modiste.table import Table
from tests.bench.goofspiel import Bid, goofspiel
from tests.core.toy import Said, Say, Talking, ToyState, log_of, toy, toy_match

WORDS = ["chance", "reveal", "swap", "draw", "quiet", "fail"]


class Breakdown(Exception):
    """What the failing word raises."""


@state_class
class Acting(InTurnOrder[ToyState, Say]):
    """Words that use chance, show a card, swap it, draw one, do nothing, or fail half-way; coughing is an aside."""

    def space(self, state: ToyState, seat: int) -> OneOf:
        return OneOf([Say(seat, word) for word in WORDS])

    def asides(self, state: ToyState, seat: int) -> OneOf | None:
        return OneOf([Say(seat, "cough")])

    def act(self, table: Table[ToyState], action: Say) -> bool:
        state = table.state
        state.log.append(action.word)
        table.emit(Said(action.seat, action.word))
        if action.word == "chance":
            table.random("dice").below(6)
        elif action.word == "reveal":
            state.log.append(state.deck.pop())
        elif action.word == "swap":
            state.log[-1], state.deck[0] = state.deck[0], state.log[-1]
            table.reveal()
        elif action.word == "draw":
            state.purses[action.seat].cards.append(state.deck.pop())
        elif action.word == "fail":
            raise Breakdown
        return action.word != "cough"


@state_class
class Noting(Simultaneous[ToyState, Say]):
    """Words that nobody ever sees; coughing is an aside, which everybody hears."""

    def space(self, state: ToyState, seat: int) -> OneOf:
        return OneOf([Say(seat, "quiet"), Say(seat, "loud")])

    def asides(self, state: ToyState, seat: int) -> OneOf | None:
        return OneOf([Say(seat, "cough")])

    def apply(self, table: Table[ToyState], action: Say) -> None:
        if action.word == "cough":
            table.state.log.append("cough")
        else:
            table.state.notes[action.seat] = action.word
            self.missing.remove(action.seat)


def setup(table: Table[ToyState]) -> None:
    """Deal a deck."""
    from tests.core.toy import setup as usual

    usual(table)
    table.state.deck = ["a", "b", "c", "d"]


def acting(rounds: int = 3) -> Match:
    return toy_match(Repeat("r", rounds, Step("act", Acting())), [Acting], setup=setup)


def play(match: Match, *words: str) -> Match:
    for word in words:
        match.submit(Say(match.waiting[0], word))
    return match


def test_refusals_are_named_and_change_nothing() -> None:
    match = acting(1)
    state, before = match.state, match.state.clone()
    refusals: list[tuple[Action, type[PlayError]]] = [
        (Say(1, "quiet"), NotWaitedFor),
        (Say(9, "quiet"), NotWaitedFor),
        (Say(0, "shout"), IllegalAction),
    ]
    for action, error in refusals:
        with pytest.raises(error) as refused:
            match.submit(action)
        assert action.seat == refused.value.facts["seat"]
        assert match.state is state
        assert before == match.state
        assert [] == match.events

    play(match, "quiet", "quiet")
    with pytest.raises(MatchOver):
        match.submit(Say(0, "quiet"))
    with pytest.raises(MatchOver):
        match.space(0)


def test_an_action_of_no_game_is_refused() -> None:
    match = acting()

    with pytest.raises(BadDeclaration):
        match.submit(Bid(0, 3))
    assert [] == match.turns


def test_a_match_stays_as_it_was_if_a_rule_fails() -> None:
    match = play(acting(), "quiet")
    state, before = match.state, match.state.clone()
    with pytest.raises(Breakdown):
        play(match, "fail")

    assert match.state is state
    assert before == state
    assert [Said(0, "quiet")] == match.events
    assert (1,) == match.waiting


def test_asides_do_not_end_the_decision() -> None:
    match = play(acting(), "cough", "cough")

    assert (0,) == match.waiting
    assert ["cough", "cough"] == log_of(match._table)


def test_submit_tells_what_happened_and_events_add_up() -> None:
    match = acting()
    told = [match.submit(Say(seat, "quiet")) for seat in (0, 1)]

    assert [[Said(0, "quiet")], [Said(1, "quiet")]] == told
    assert [Said(0, "quiet"), Said(1, "quiet")] == match.events
    assert [Said(0, "?"), Said(1, "quiet")] == match.seen(1)
    assert [Said(1, "?")] == match.seen(None, since=1)


@pytest.mark.parametrize("seats", [0, 5])
def test_a_game_has_its_numbers_of_seats(seats: int) -> None:
    with pytest.raises(SeatCount) as refused:
        Match.new(toy(), seats, 1)

    assert (1, 4) == (refused.value.facts["least"], refused.value.facts["most"])


def test_undo_takes_the_last_decision_of_a_seat_back_with_what_bots_did_since() -> None:
    match = play(acting(), "quiet")
    before, events = match.state.clone(), list(match.events)
    play(match, "quiet", "cough", "quiet")

    assert Undo(3, ()) == match.undo(1, people=[1])
    assert before == match.state
    assert events == match.events
    assert (1,) == match.waiting
    assert 1 == len(match.turns)
    play(match, "quiet")
    assert (0,) == match.waiting


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([], "nothing"),
        (["chance"], "chance"),
        (["reveal"], "revealed"),
        (["swap"], "revealed"),
        (["quiet", "swap"], "revealed"),
        (["draw"], "revealed"),
        (["quiet", "chance"], "chance"),
        (["quiet", "quiet"], "other"),
    ],
)
def test_undo_is_refused_with_a_reason(words: list[str], reason: str) -> None:
    match = play(acting(), *words)
    before = match.state.clone()
    with pytest.raises(UndoRefused) as refused:
        match.undo(0, people=[0, 1])

    assert reason == refused.value.facts["reason"]
    assert before == match.state


def bidding(*bids: Bid, seats: int = 4) -> Match:
    match = Match.new(goofspiel(), seats, 1)
    for bid in bids:
        match.submit(bid)
    return match


def test_a_sealed_answer_is_taken_back_though_other_people_have_sealed_theirs() -> None:
    match = bidding(Bid(2, 7), Bid(0, 3), Bid(1, 4))

    assert Undo(2, (Bid(1, 4),)) == match.undoable(0, people=[0, 1, 2])
    assert Undo(2, (Bid(1, 4),)) == match.undo(0, people=[0, 1, 2])
    assert bidding(Bid(2, 7), Bid(1, 4)).state == match.state
    assert [Bid(2, 7), Bid(1, 4)] == [turn.action for turn in match.turns]
    assert Undo(2, (Bid(1, 4),)) == match.undo(2, people=[0, 1, 2])
    match.submit(Bid(0, 13))
    assert bidding(Bid(1, 4), Bid(0, 13)).state == match.state


def test_bots_that_have_sealed_since_are_asked_again() -> None:
    match = bidding(Bid(0, 3), Bid(1, 4), Bid(2, 7))

    assert Undo(3, (Bid(2, 7),)) == match.undo(0, people=[0, 2])
    assert (0, 1, 3) == match.waiting


def test_the_seats_of_other_people_keep_their_order() -> None:
    match = bidding(Bid(0, 3), Bid(2, 7), Bid(1, 4))

    assert (Bid(2, 7), Bid(1, 4)) == match.undo(0, people=[0, 1, 2]).again


@pytest.mark.parametrize(
    ("said", "seat"),
    [
        (["0 quiet", "1 quiet"], 0),
        (["0 quiet", "1 quiet", "1 quiet"], 0),
        (["0 quiet", "1 quiet", "0 quiet"], 1),
        (["0 quiet", "1 cough"], 0),
        (["0 cough", "1 quiet"], 0),
    ],
    ids=["all in", "next round", "next round, other seat", "aside since", "aside taken back"],
)
def test_only_sealed_answers_of_one_open_phase_pass_each_other(said: list[str], seat: int) -> None:
    match = toy_match(Repeat("r", 3, Step("note", Noting())), [Noting])
    for words in said:
        match.submit(Say(int(words[0]), words[2:]))
    before, turns = match.state.clone(), list(match.turns)
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat, people=[0, 1])

    assert ("other", 1 - seat) == (refused.value.facts["reason"], refused.value.facts["other"])
    assert before == match.state
    assert turns == match.turns


def test_undo_is_refused_once_bids_are_open() -> None:
    match = bidding(Bid(0, 3), seats=2)

    assert Undo(1, ()) == match.undoable(0, people=[0])
    match.submit(Bid(1, 4))
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo(0, people=[0])


def test_run_plays_in_place_and_checks_the_bots() -> None:
    class Cheat:
        def choose(self, sight: Sight, rng: Random) -> Action:
            return Say(sight.seat, "shout")

    match = toy_match(Repeat("r", 2, Step("talk", Talking())))
    state = match.state
    decisions = match.run([FirstBot(), RandomBot()], Random(1))

    assert match.state is state
    assert match.over
    assert [0, 1, 0, 1] == [action.seat for action in decisions]
    with pytest.raises(IllegalAction):
        toy_match().run([Cheat(), Cheat()], Random(1))


def test_bots_may_take_asides() -> None:
    match = acting(1)
    coughs: Callable[[], int] = lambda: log_of(match._table).count("cough")  # noqa: E731

    class Polite(RandomBot):
        def choose(self, sight: Sight, rng: Random) -> Action:
            if coughs() < 2 and sight.asides is not None:
                return next(iter(sight.asides))
            return Say(sight.seat, "quiet")

    assert 4 == len(match.run([Polite(), Polite()], Random(1)))
    assert 2 == coughs()


def test_a_match_can_begin_anywhere() -> None:
    match = play(acting(), "quiet")
    other = Match.at(match.state.clone())
    play(other, "quiet")

    assert (0,) == other.waiting
    assert (1,) == match.waiting
    assert play(match, "quiet").state == other.state


def test_standings_are_by_seat() -> None:
    match = Match.new(goofspiel(), 3, 1)
    match.run([FirstBot()] * 3, Random(1))

    assert [0, 1, 2] == [standing.seat for standing in match.standings()]
