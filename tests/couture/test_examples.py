"""The worked example of the source text."""

from __future__ import annotations

import pytest

from modiste_couture.actions import TakeCard
from modiste_couture.events import BidShown, CardTaken
from tests.couture.table import Seat, at, placing

ROW = ("editorial.1", "corso.1", "flop.45")


@pytest.mark.rule("couture.example.bids")
@pytest.mark.rule("couture.bid.sections", "couture.bid.secret", "couture.bid.whole_hand")
@pytest.mark.rule("couture.win.reveal", "couture.win.total", "couture.win.order", "couture.win.ties")
@pytest.mark.rule("couture.win.one_card_each", "couture.win.no_refusal")
@pytest.mark.rule("couture.special.no_bid", "couture.special.low_bids")
def test_four_players_bid_for_a_city() -> None:
    """Three, minus one, nothing, and three again: first picks player 1, then player 4, then player 2, and 3 never."""
    seats: list[Seat] = [
        {"hand": ["assistant.1", "go_see.13", "iconic_pose.20", "go_see.10"]},
        {"hand": ["glam_squad.51", "go_see.9"]},
        {"hand": ["go_see.11", "signature_walk.31"]},
        {"hand": ["assistant.3", "signature_walk.32", "go_see.12"]},
    ]
    match = at("bid", *seats, rows={"new_york": ROW})
    match.does(
        placing(0, new_york=["assistant.1", "go_see.13", "iconic_pose.20"], paris=["go_see.10"]),
        placing(2, paris=["go_see.11"], tokyo=["signature_walk.31"]),
        placing(3, new_york=["assistant.3", "signature_walk.32"], tokyo=["go_see.12"]),
    )

    assert {} == match.view(None).shown

    match.does(placing(1, new_york=["glam_squad.51"], tokyo=["go_see.9"]))

    assert [
        BidShown(0, "new_york", ("assistant.1", "go_see.13", "iconic_pose.20"), 3, 0),
        BidShown(3, "new_york", ("assistant.3", "signature_walk.32"), 3, 0),
        BidShown(1, "new_york", ("glam_squad.51",), -1, 0),
    ] == match.told(BidShown)
    assert [0] == match.asked()

    match.refuses(*[TakeCard(seat, "corso.1") for seat in (1, 2, 3)])
    match.does(TakeCard(0, "corso.1"))

    assert [3] == match.asked()

    match.does(TakeCard(3, "editorial.1"))
    first = [event for event in match.told(CardTaken) if event.city == "new_york"]

    assert [(0, "corso.1"), (3, "editorial.1"), (1, "flop.45")] == [(event.seat, event.card) for event in first]
    assert [] == match.state.collections[2]
