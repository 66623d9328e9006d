"""The portfolio: bid cards return, new ones join, and some cost a bid card; scoring cards lie open."""

from __future__ import annotations

import pytest

from modiste_couture.actions import DiscardCard, TakeCard
from modiste_couture.events import BidShown, CardDiscarded
from modiste_couture.portfolio import hand_of
from tests.couture.table import Scene, Seat, at, just, placing, ruleset, shown

AMBER = ("go_see.11", "go_see.12", "iconic_pose.18", "signature_walk.32")
BERYL = ("go_see.9", "go_see.14", "iconic_pose.19", "signature_walk.31")

ASSISTANTS = {
    "new_york": ["assistant.1", "editorial.1", "corso.1"],
    "tokyo": ["editorial.2", "bomber.1", "eastgate.1"],
}
"""Rows in which one card bids."""


def after(*won: str, **options: str) -> Scene:
    """Let seat 0 have won these bid cards this turn."""
    return just("portfolio", {"hand": AMBER, "won": won}, {"hand": BERYL}, rules=ruleset(**options))


def next_turn(**options: str) -> Scene:
    """Let seat 0 discard a new agent or an old card at the end of a turn, and play on to the next bids."""
    hands: list[Seat] = [{"hand": AMBER, "won": ["agent.36"]}, {"hand": BERYL}]
    return at("portfolio", *hands, rules=ruleset(**options)).does(DiscardCard(0, "go_see.11"))


@pytest.mark.rule("couture.portfolio.return")
@pytest.mark.rule("couture.portfolio.won")
def test_bid_cards_return_and_new_ones_join_them() -> None:
    """Cards that have won something are bid again; one that was won in New York does not help in Tokyo."""
    match = at("win_cards", {"bids": {"new_york": AMBER[:3], "tokyo": AMBER[3:]}}, {"hand": BERYL}, rows=ASSISTANTS)

    assert [("new_york", AMBER[:3]), ("tokyo", AMBER[3:])] == [(bid.city, bid.cards) for bid in match.told(BidShown)]
    assert [0, 1] == match.asked()
    assert ["assistant.1", *AMBER] == hand_of(match.state, 0)

    match.does(placing(0, paris=(*AMBER, "assistant.1")))

    assert [[], [], []] == match.state.won


@pytest.mark.rule("couture.portfolio.grow")
def test_cards_without_the_icon_make_the_hand_grow() -> None:
    """Nobody is asked anything."""
    match = after("assistant.1", "glam_squad.51", "gown_designer.42")

    assert [] == match.asked()
    assert ["assistant.1", *AMBER, "gown_designer.42", "glam_squad.51"] == hand_of(match.state, 0)


@pytest.mark.rule("couture.portfolio.grow", refused=True)
def test_nobody_discards_for_a_card_without_the_icon() -> None:
    """Not even if they want to, and not while others do."""
    match = just("portfolio", {"hand": AMBER, "won": ["agent.36"]}, {"hand": BERYL, "won": ["assistant.1"]})

    assert [0] == match.asked()

    match.refuses(DiscardCard(1, "assistant.1"), DiscardCard(1, "go_see.9"))


@pytest.mark.rule("couture.portfolio.discard")
def test_each_icon_costs_a_bid_card() -> None:
    """Any card of the hand may go; with two icons, two do. They are out of the game."""
    match = after("agent.36", "assistant.1", "iconic_pose.24")
    hand = ["assistant.1", *AMBER[:3], "iconic_pose.24", "signature_walk.32", "agent.36"]

    assert [DiscardCard(0, card) for card in hand] == match.offers(0)

    match.does(DiscardCard(0, "go_see.11"))

    assert [0] == match.asked()

    match.does(DiscardCard(0, "go_see.12"))

    assert [] == match.asked()
    assert [card for card in hand if card not in ("go_see.11", "go_see.12")] == hand_of(match.state, 0)
    assert [CardDiscarded(0, "go_see.11", False), CardDiscarded(0, "go_see.12", False)] == match.told(CardDiscarded)


@pytest.mark.rule("couture.portfolio.discard")
def test_all_who_owe_discard_at_the_same_time() -> None:
    match = just("portfolio", {"hand": AMBER, "won": ["agent.36"]}, {"hand": BERYL, "won": ["agent.37"]})

    assert [0, 1] == match.asked()
    assert [] == match.does(DiscardCard(1, "agent.37"), DiscardCard(0, "agent.36")).asked()


@pytest.mark.rule("couture.portfolio.discard", refused=True)
def test_only_bid_cards_in_hand_are_discarded_and_each_once() -> None:
    """Neither a scoring card, nor somebody else's card, nor nothing; and a card that has left never comes back."""
    seat = {"hand": AMBER, "won": ["agent.36", "agent.37"], "collection": ["flop.45"]}
    match = just("portfolio", seat, {"hand": BERYL})
    match.refuses(DiscardCard(0, "flop.45"), DiscardCard(0, "go_see.9"), DiscardCard(0, ""))
    match.does(DiscardCard(0, "agent.37"))
    match.refuses(DiscardCard(0, "agent.37"))

    bidding = next_turn()
    bidding.refuses(placing(0, tokyo=(*AMBER, "agent.36")))


@pytest.mark.rule("couture.portfolio.discard_new")
def test_the_new_card_itself_may_go() -> None:
    match = after("agent.36").does(DiscardCard(0, "agent.36"))

    assert list(AMBER) == hand_of(match.state, 0)


@pytest.mark.rule("couture.portfolio.discard_new")
def test_another_card_that_was_just_won_may_go() -> None:
    match = after("agent.36", "assistant.1").does(DiscardCard(0, "assistant.1"))

    assert [*AMBER, "agent.36"] == hand_of(match.state, 0)


@pytest.mark.rule("couture.portfolio.scoring_cards")
def test_scoring_cards_lie_open_before_their_owner() -> None:
    """They cost no discard."""
    match = shown(["editorial.1", "flop.45", "agent.36"], AMBER)

    assert ["editorial.1", "flop.45"] == match.view(1).collections[0]
    assert ["agent.36"] == match.view(1).won[0]


@pytest.mark.rule("couture.portfolio.scoring_cards", refused=True)
def test_scoring_cards_cannot_be_bid() -> None:
    match = at("bid", {"hand": AMBER, "collection": ["editorial.1"]})
    match.refuses(placing(0, paris=(*AMBER, "editorial.1")))


@pytest.mark.rule("couture.portfolio.face_down")
def test_which_card_is_discarded_shows_in_the_bids_that_follow() -> None:
    """Until then the others know that one of the cards they remember is gone."""
    match = next_turn()

    assert CardDiscarded(0, "go_see.11", False) in match.seen(0)
    for other in (None, 1, 2):
        assert CardDiscarded(0, "", False) in match.seen(other)
        assert ([*AMBER, "agent.36"], [""]) == (match.view(other).known[0], match.view(other).unseen[0])
        assert "go_see.11" not in match.view(other).out

    hand = ("go_see.12", "iconic_pose.18", "signature_walk.32", "agent.36")
    match.does(placing(0, tokyo=hand), placing(1, paris=BERYL))
    while match.state.turn == 2:
        match.does(match.offers(match.waiting[0])[0])

    assert list(hand) == [card for card in match.view(1).known[0] if card in (*AMBER, "agent.36")]
    assert "go_see.11" in match.view(1).out


@pytest.mark.rule("couture.portfolio.face_up")
def test_or_everybody_sees_it() -> None:
    match = next_turn(discards="face_up")
    hand = ["go_see.12", "iconic_pose.18", "signature_walk.32", "agent.36"]

    for seat in (None, 0, 1, 2):
        assert CardDiscarded(0, "go_see.11", True) in match.seen(seat)
        assert (hand, []) == (match.view(seat).known[0], match.view(seat).unseen[0])
        assert "go_see.11" in match.view(seat).out


def test_taking_is_no_discarding() -> None:
    """An action of another phase is refused here."""
    after("agent.36").refuses(TakeCard(0, "agent.36"))
