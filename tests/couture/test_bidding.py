"""Bids: hands divided among the cities, all of them, in secret."""

from __future__ import annotations

import pytest

from modiste_couture.actions import PlaceBids
from modiste_couture.events import BidShown, BidsSealed
from tests.couture.table import Scene, at, divided, placing

AMBER = ("go_see.11", "go_see.12", "iconic_pose.18", "signature_walk.32")
BERYL = ("go_see.9", "go_see.14", "iconic_pose.19", "signature_walk.31")
CORAL = ("go_see.10", "go_see.13", "iconic_pose.20", "signature_walk.30")


def bidding() -> Scene:
    """Ask three seats for their bids."""
    return at("bid", {"hand": AMBER}, {"hand": BERYL}, {"hand": CORAL})


@pytest.mark.rule("couture.bid.sections")
def test_a_hand_is_divided_among_three_cities() -> None:
    """Any way is right: something for each city, or all for one of them."""
    match = bidding()

    assert 3**4 == match.space(0).size()

    match.does(placing(0, new_york=[AMBER[0]], paris=AMBER[1:3], tokyo=[AMBER[3]]))
    match.does(placing(1, paris=BERYL))

    assert tuple(zip(AMBER, ("new_york", "paris", "paris", "tokyo"), strict=True)) == divided(match.state.sealed[0])
    assert tuple((card, "paris") for card in BERYL) == divided(match.state.sealed[1])
    assert {} == match.state.sealed[2]


@pytest.mark.rule("couture.bid.sections", refused=True)
def test_there_is_no_fourth_place() -> None:
    bidding().refuses(
        placing(0, new_york=AMBER[:3], milan=AMBER[3:]),
        placing(0, new_york=AMBER[:3], **{"": AMBER[3:]}),
    )


@pytest.mark.rule("couture.bid.whole_hand")
def test_a_larger_hand_is_bid_as_a_whole() -> None:
    hand = (*AMBER, "agent.36", "assistant.1", "glam_squad.51")
    match = at("bid", {"hand": hand}, {"hand": BERYL}).does(placing(0, paris=hand[:5], tokyo=hand[5:]))

    assert sorted(hand) == sorted(card for cards in match.state.sealed[0].values() for card in cards)


@pytest.mark.rule("couture.bid.whole_hand", refused=True)
def test_nothing_is_held_back_and_nothing_bid_twice() -> None:
    """Nor is a card bid that belongs to somebody else, or to nobody."""
    bidding().refuses(
        placing(0, new_york=AMBER[:3]),
        PlaceBids(0, ()),
        PlaceBids(0, (*((card, "paris") for card in AMBER), (AMBER[0], "tokyo"))),
        PlaceBids(0, tuple((card, "paris") for card in (AMBER[0], AMBER[0], *AMBER[2:]))),
        placing(0, new_york=[*AMBER[:3], BERYL[3]]),
        placing(0, new_york=BERYL),
        placing(0, new_york=[*AMBER[:3], "agent.36"]),
    )


@pytest.mark.rule("couture.bid.secret")
def test_all_bid_at_the_same_time() -> None:
    """Whoever has bid is not asked again; how, only they can see, until the last one has bid too."""
    match = bidding()

    assert [0, 1, 2] == match.asked()

    first = placing(1, new_york=BERYL[:2], paris=BERYL[2:])
    match.does(first)

    assert [0, 2] == match.asked()
    assert [BidsSealed(1, first.assigned)] == match.seen(1)
    for other in (None, 0, 2):
        assert [] == match.seen(other)
        assert [{}, {}, {}] == match.view(other).sealed

    match.does(placing(2, tokyo=CORAL))

    assert {} == match.view(None).shown

    match.does(placing(0, new_york=AMBER))

    assert {"new_york": [AMBER, BERYL[:2], ()]} == match.view(None).shown


@pytest.mark.rule("couture.bid.secret", refused=True)
def test_a_bid_once_placed_cannot_be_placed_again() -> None:
    """Nobody may answer to what the others do."""
    match = bidding().does(placing(1, paris=BERYL))
    match.refuses(placing(1, tokyo=BERYL), placing(1, paris=BERYL))


@pytest.mark.rule("couture.bid.sections")
def test_an_empty_hand_bids_nothing_unasked() -> None:
    match = at("bid", {"hand": AMBER}, {}, {"hand": CORAL})

    assert [0, 2] == match.asked()
    assert [BidsSealed(1, ())] == match.told(BidsSealed)

    match.does(placing(0, paris=AMBER), placing(2, tokyo=CORAL))

    assert [(0, AMBER), (2, CORAL)] == [(bid.seat, bid.cards) for bid in match.told(BidShown)]
