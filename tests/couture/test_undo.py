"""Undo: what is sealed may be taken back until all are in, and nothing behind what has been shown."""

from __future__ import annotations

import pytest

from modiste.errors import UndoRefused
from modiste.match import Undo
from modiste_couture.actions import DiscardCard, TakeCard
from tests.couture.table import Scene, Seat, at, divided, placing, ruleset

AMBER = ("go_see.11", "go_see.12", "iconic_pose.18", "signature_walk.32")
BERYL = ("go_see.9", "go_see.14", "iconic_pose.19", "signature_walk.31")
CORAL = ("go_see.10", "go_see.13", "iconic_pose.20", "signature_walk.30")
BIDS = (
    placing(0, new_york=AMBER[:2], paris=AMBER[2:]),
    placing(1, new_york=BERYL),
    placing(2, new_york=CORAL[:1], tokyo=CORAL[1:]),
)
PEOPLE = (0, 1, 2)
ROWS = {"new_york": ["editorial.1", "corso.1", "flop.45"], "paris": ["agent.36", "bomber.1", "hoodie.1"]}


def bidding() -> Scene:
    """Ask three seats for their bids."""
    return at("bid", {"hand": AMBER}, {"hand": BERYL}, {"hand": CORAL}, rows=ROWS)


def cannot(match: Scene, seat: int, reason: str) -> None:
    """Make sure that a seat can take nothing back, for this reason."""
    before = match.state
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat, PEOPLE)

    assert reason == refused.value.facts["reason"]
    assert not any(card in str(refused.value) for card in (*AMBER, *BERYL, *CORAL))
    assert before is match.state


def test_a_sealed_bid_may_be_taken_back() -> None:
    """Bids that others have sealed since stay sealed, in whatever order."""
    match = bidding().does(*BIDS[:2])

    assert Undo(2, (BIDS[1],)) == match.undo(0, PEOPLE)
    assert [0, 2] == match.asked()
    assert [(), BIDS[1].assigned, ()] == [divided(sealed) for sealed in match.state.sealed]

    other = placing(0, tokyo=AMBER)
    match.does(other)

    assert Undo(1, ()) == match.undo(0, PEOPLE)
    assert Undo(1, ()) == match.undo(1, PEOPLE)
    assert [0, 1, 2] == match.asked()

    match.does(BIDS[2], other, BIDS[1])

    assert {"new_york": [(), BERYL, CORAL[:1]]} == match.view(None).shown


def test_the_others_learn_nothing_of_a_bid_that_is_taken_back() -> None:
    """They see what they have seen before."""
    match = bidding().does(BIDS[1])
    before = [(match.view(seat), match.seen(seat)) for seat in (None, 0, 2)]
    match.undo(1, PEOPLE)
    match.does(placing(1, tokyo=BERYL))

    assert before == [(match.view(seat), match.seen(seat)) for seat in (None, 0, 2)]


def test_nothing_is_taken_back_once_all_bids_are_in() -> None:
    """New York has been shown."""
    match = bidding().does(*BIDS)
    for seat in PEOPLE:
        cannot(match, seat, "revealed")


def test_a_choice_may_be_taken_back_while_it_shows_nothing() -> None:
    """Nobody has chosen after it, and no other city has been shown; the bids stay."""
    match = bidding().does(*BIDS, TakeCard(1, "corso.1"))

    assert Undo(1, ()) == match.undo(1, PEOPLE)

    cannot(match, 1, "revealed")


def test_a_choice_that_others_have_answered_stands() -> None:
    """Seat 0 takes last but one, which shows the other cities."""
    match = bidding().does(*BIDS, TakeCard(1, "corso.1"), TakeCard(0, "editorial.1"))
    for seat in PEOPLE:
        cannot(match, seat, "revealed")


def test_a_sealed_discard_may_be_taken_back_until_the_next_row_is_dealt() -> None:
    match = at("portfolio", {"hand": AMBER, "won": ["agent.36"]}, {"hand": BERYL, "won": ["agent.37"]})
    match.does(DiscardCard(0, "go_see.11"))

    assert Undo(1, ()) == match.undo(0, PEOPLE)

    match.does(DiscardCard(0, "go_see.12"), DiscardCard(1, "agent.37"))
    for seat in PEOPLE:
        cannot(match, seat, "revealed")


def test_a_discard_that_all_have_seen_stands_once_another_person_has_decided() -> None:
    """Face up, nobody may choose anew after seeing what somebody else gives up."""
    rules = ruleset(discards="face_up")
    owing: list[Seat] = [{"hand": AMBER, "won": ["agent.36"]}, {"hand": BERYL, "won": ["agent.37"]}]
    match = at("portfolio", *owing, {"hand": CORAL, "won": ["agent.38"]}, rules=rules)
    match.does(DiscardCard(0, "go_see.11"))

    assert Undo(1, ()) == match.undo(0, PEOPLE)

    match.does(DiscardCard(0, "go_see.11"), DiscardCard(1, "agent.37"))
    cannot(match, 0, "other")

    assert Undo(1, ()) == match.undo(1, PEOPLE)
    assert Undo(1, ()) == match.undo(0, PEOPLE)
