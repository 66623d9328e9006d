"""Designers: two more for a bid where a card of their kind lies."""

from __future__ import annotations

import pytest

from modiste_couture.actions import TakeCard
from modiste_couture.events import BidShown
from tests.couture.table import Scene, just, shown

ROW = ("editorial.1", "corso.1", "flop.45")


def totals(match: Scene) -> dict[int, int]:
    """Read what the seats have bid, with bonuses."""
    return {event.seat: event.total for event in match.told(BidShown)}


@pytest.mark.rule("couture.designers.bonus")
@pytest.mark.parametrize(
    ("designer", "card"),
    [("gown_designer.42", "day_gown.54"), ("street_designer.43", "bomber.1"), ("label_designer.44", "eastgate.2")],
)
def test_a_designer_adds_two_where_a_card_of_their_kind_lies(designer: str, card: str) -> None:
    """Each is for one kind; elsewhere they bid their value alone."""
    for other in ("day_gown.54", "bomber.1", "eastgate.2"):
        match = shown(["editorial.1", other, "flop.45"], [designer], ["iconic_pose.18"])

        assert {0: 3 if other == card else 1, 1: 2} == totals(match)
        assert {0: 2 if other == card else 0, 1: 0} == {event.seat: event.bonus for event in match.told(BidShown)}


@pytest.mark.rule("couture.designers.bonus")
def test_cards_in_other_cities_bring_no_bonus() -> None:
    seat = {"bids": {"new_york": ["gown_designer.42"]}}
    match = just("win_cards", seat, rows={"new_york": ROW, "paris": ["day_gown.54", "day_gown.55", "grand_gown.59"]})

    assert {0: 1} == totals(match)


@pytest.mark.rule("couture.designers.each_card")
def test_every_designer_counts_once() -> None:
    """Three gowns raise a bid by no more than one; two designers with their cards raise it twice."""
    gowns = ["day_gown.54", "day_gown.55", "grand_gown.59"]
    row = ["day_gown.54", "bomber.1", "flop.45"]

    assert {0: 3} == totals(shown(gowns, ["gown_designer.42"]))
    assert {0: 6} == totals(shown(row, ["gown_designer.42", "street_designer.43"]))
    assert {0: 5} == totals(shown(row, ["gown_designer.42", "label_designer.44", "go_see.9"]))


@pytest.mark.rule("couture.designers.row_as_dealt")
@pytest.mark.rule("couture.designers.free_choice")
def test_the_bonus_does_not_depend_on_who_takes_what() -> None:
    """Whoever goes first takes the card; the designers bid the same, and take something else."""
    row = ["day_gown.54", "editorial.1", "corso.1"]
    match = shown(row, ["gown_designer.42", "iconic_pose.18"], ["agent.36", "agent.37"], ["signature_walk.30"])

    assert {0: 5, 1: 8, 2: 3} == totals(match)

    match.does(TakeCard(1, "day_gown.54"), TakeCard(0, "editorial.1"))

    assert [["editorial.1"], ["day_gown.54"], ["corso.1"]] == match.state.collections


@pytest.mark.rule("couture.designers.free_choice")
def test_a_designer_may_leave_the_card_that_brought_the_bonus() -> None:
    match = shown(["day_gown.54", "editorial.1", "corso.1"], ["gown_designer.42"], ["iconic_pose.18"], ["go_see.9"])

    assert [TakeCard(0, card) for card in ("day_gown.54", "editorial.1", "corso.1")] == match.offers(0)

    match.does(TakeCard(0, "corso.1"))

    assert ["corso.1"] == match.state.collections[0]
