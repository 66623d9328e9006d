"""The score, line by line, and who wins."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from modiste.packs import read_pack
from modiste.ruleset import build
from modiste_couture.actions import TakeCard
from modiste_couture.events import CoverTaken, HandShown
from modiste_couture.game import COUTURE
from tests.couture.table import BOX, Scene, Seat, just, ruleset

HAUTE_COUTURE = (9, 6, 3)
STREETWEAR = (5, 4, 3)
FLOPS = (-6, -4, -2)
BRANDS = ("atelier_nord", "bellafonte", "corso", "delacroix_fils", "eastgate")


def scored(*collections: list[str], hands: tuple[list[str], ...] = (), **fields: Any) -> Scene:
    """Score these collections and hands."""
    seats: list[Seat] = [{"collection": collection} for collection in collections]
    seats += [{}] * (len(hands) - len(seats))
    given = [{**seat, "hand": hand} for seat, hand in zip(seats, hands, strict=True)] if hands else seats
    return just("scoring", *given, **fields)


@pytest.mark.rule("couture.scoring.bid_cards")
def test_bid_cards_in_hand_score_their_points() -> None:
    """Points below zero count too; cards without points are worth nothing, and a discarded card never is."""
    match = just(
        "scoring",
        {"hand": ["assistant.1", "glam_squad.51", "gown_designer.42"]},
        {"hand": ["agent.36", "agent.37", "assistant.2"]},
        {"hand": ["signature_walk.32", "iconic_pose.18", "go_see.11"], "unseen": ["glam_squad.52"]},
    )

    assert [6, -3, 0] == match.lines("bid_cards")
    assert HandShown(1, ("assistant.2", "agent.36", "agent.37"), -3) in match.told(HandShown)
    assert "glam_squad.52" in match.state.out


@pytest.mark.rule("couture.scoring.editorials")
def test_editorials_are_worth_two_each() -> None:
    assert [6, 2, 0] == scored(["editorial.1", "editorial.2", "editorial.3"], ["editorial.4"], []).lines("editorials")


@pytest.mark.rule("couture.scoring.ready_to_wear")
def test_ready_to_wear_scores_by_different_brands() -> None:
    """Everybody scores, and without any brand nothing."""
    collections = [[f"{brand}.1" for brand in BRANDS[:count]] for count in range(6)]

    assert [0, 1, 3, 6, 10, 15] == scored(*collections).lines("ready_to_wear")


@pytest.mark.rule("couture.scoring.ready_to_wear")
def test_a_second_card_of_a_brand_adds_nothing() -> None:
    twice = ["corso.1", "corso.2", "eastgate.1", "eastgate.2"]

    assert [3, 1, 0] == scored(twice, ["bellafonte.1", "bellafonte.2"], []).lines("ready_to_wear")


def test_more_brands_than_the_cover_counts_score_its_last_step(tmp_path: Path) -> None:
    """A pack may have a sixth brand; the cover still ends with five."""
    shutil.copytree(BOX, tmp_path / "box")
    file = tmp_path / "box" / "cards" / "scoring_cards.yaml"
    text = file.read_text(encoding="utf-8").replace("copies: 4}", "copies: 3}")
    file.write_text(f"{text.rstrip()}\n  - {{id: farside, kind: ready_to_wear, copies: 1}}\n", encoding="utf-8")
    rules = build(COUTURE, packs=[read_pack(tmp_path / "box")])

    assert [15, 0, 0] == scored([f"{brand}.1" for brand in (*BRANDS, "farside")], [], [], rules=rules).lines(
        "ready_to_wear"
    )


@pytest.mark.rule("couture.scoring.haute_couture")
def test_most_symbols_take_the_best_cover() -> None:
    """A double has two symbols; the fourth of four takes nothing."""
    match = scored(
        ["day_gown.54", "day_gown.55"],
        ["grand_gown.59", "grand_gown.60"],
        ["day_gown.56"],
        ["grand_gown.61", "day_gown.57"],
    )

    assert [3, 9, 0, 6] == match.lines("haute_couture")
    assert [
        CoverTaken(seat, "haute_couture", place, HAUTE_COUTURE[place - 1]) for place, seat in enumerate((1, 3, 0), 1)
    ] == match.told(CoverTaken)


@pytest.mark.rule("couture.scoring.haute_couture_ties")
def test_the_lowest_number_on_a_gown_breaks_a_tie() -> None:
    """A single low number is enough; numbers of flops, and those in hand, do not count."""
    collections = [["grand_gown.59"], ["day_gown.55", "day_gown.58", "flop.45"], ["day_gown.54", "day_gown.57"]]
    match = scored(*collections, hands=(["assistant.1"], ["assistant.2"], ["agent.36"]))

    assert [3, 6, 9] == match.lines("haute_couture")


@pytest.mark.rule("couture.scoring.streetwear")
def test_streetwear_is_worth_one_each() -> None:
    match = scored(["bomber.1", "hoodie.1", "joggers.1"], ["bomber.2"], [])

    assert [3, 1, 0] == match.lines("streetwear")


@pytest.mark.rule("couture.scoring.streetwear_covers")
def test_a_pair_takes_a_cover_at_once() -> None:
    """In the middle of a city, and before the next one takes; it adds to the points of the cards."""
    seats: list[Seat] = [
        {"bids": {"new_york": ["agent.36"]}, "collection": ["bomber.1", "hoodie.1"]},
        {"bids": {"new_york": ["iconic_pose.18"]}, "collection": ["joggers.1"]},
        {"bids": {"new_york": ["go_see.9"]}},
    ]
    match = just("win_cards", *seats, rows={"new_york": ["bomber.2", "joggers.2", "hoodie.2"]})
    match.does(TakeCard(0, "bomber.2"))

    assert [CoverTaken(0, "streetwear", 1, 5)] == match.told(CoverTaken)
    assert [0] == match.view(None).streetwear
    assert [1] == match.asked()
    assert [8, 1, 0] == match.lines("streetwear")

    match.does(TakeCard(1, "joggers.2"))

    assert [8, 6, 1] == match.lines("streetwear")


@pytest.mark.rule("couture.scoring.streetwear_covers")
def test_two_different_designs_are_no_pair() -> None:
    """Nor is a pair whose halves two seats have."""
    seats: list[Seat] = [{"bids": {"new_york": ["agent.36"]}, "collection": ["bomber.1"]}, {"collection": ["hoodie.1"]}]
    match = just("win_cards", *seats, rows={"new_york": ["joggers.1", "hoodie.2", "editorial.1"]})

    assert [] == match.told(CoverTaken)


@pytest.mark.rule("couture.scoring.streetwear_covers")
def test_one_seat_may_take_several_covers() -> None:
    """Two pairs completed in one city bring the two best that are left."""
    seat = {"bids": {"new_york": ["go_see.9"]}, "collection": ["bomber.1", "hoodie.1"]}
    match = just("win_cards", {}, seat, rows={"new_york": ["bomber.2", "hoodie.2", "flop.45"]}, streetwear=[0])

    assert [CoverTaken(1, "streetwear", place, STREETWEAR[place - 1]) for place in (2, 3)] == match.told(CoverTaken)
    assert [0, 1, 1] == match.state.streetwear
    assert [5, 11, 0] == match.lines("streetwear")


@pytest.mark.rule("couture.scoring.streetwear_left")
def test_a_pair_may_come_too_late() -> None:
    """Its cards are worth their points all the same."""
    seat = {"bids": {"new_york": ["go_see.9"]}, "collection": ["bomber.1"]}
    match = just("win_cards", seat, rows={"new_york": ["bomber.2", "editorial.1", "flop.45"]}, streetwear=[1, 2, 1])

    assert [] == match.told(CoverTaken)
    assert [1, 2, 1] == match.state.streetwear
    assert [2, 8, 4] == match.lines("streetwear")


@pytest.mark.rule("couture.scoring.flops")
def test_most_flops_take_the_worst_cover() -> None:
    """The fourth of four takes none."""
    match = scored(["flop.45", "flop.46"], ["flop.47"], [], ["flop.48", "flop.49", "flop.50"])

    assert [-4, -2, 0, -6] == match.lines("flops")
    assert [CoverTaken(seat, "flops", place, FLOPS[place - 1]) for place, seat in enumerate((3, 0, 1), 1)] == (
        match.told(CoverTaken)
    )


@pytest.mark.rule("couture.scoring.flops_ties")
def test_the_lowest_number_on_a_flop_escapes() -> None:
    """Other than everywhere else, the higher numbers come first here; the highest number of a seat does not matter."""
    assert [-4, -2, -6] == scored(["flop.46"], ["flop.45"], ["flop.47"]).lines("flops")
    assert [-4, -6, 0] == scored(["flop.45", "flop.50"], ["flop.46", "flop.47"], []).lines("flops")
    assert [0, -2, -4, -6] == scored(*[[f"flop.{number}"] for number in (45, 46, 47, 48)]).lines("flops")


@pytest.mark.rule("couture.scoring.covers_by_cards")
def test_covers_are_for_those_with_cards() -> None:
    """The others take none, good or bad, though covers are left."""
    match = scored(["day_gown.54"], ["flop.45"], [], hands=(["agent.36"], ["agent.37"], ["assistant.1"]))

    assert [9, 0, 0] == match.lines("haute_couture")
    assert [0, -6, 0] == match.lines("flops")


@pytest.mark.rule("couture.scoring.covers_for_all")
def test_or_covers_go_on_to_those_without() -> None:
    """The lowest number in hand takes the better cover, and escapes the worse one."""
    hands = (["agent.36"], ["go_see.9"], ["assistant.1", "agent.37"])
    match = scored(["day_gown.54"], ["flop.45"], [], hands=hands, rules=ruleset(covers_without_cards=True))

    assert [9, 3, 6] == match.lines("haute_couture")
    assert [-4, -6, -2] == match.lines("flops")


@pytest.mark.rule("couture.scoring.winner")
def test_the_most_points_win() -> None:
    """All lines of a seat are added up."""
    rich = ["editorial.1", "corso.1", "eastgate.1", "bomber.1", "day_gown.54", "flop.45"]
    match = scored(rich, ["editorial.2"], [], hands=(["assistant.5"], ["agent.36"], ["assistant.1"]))
    lines = {"bid_cards": 1, "editorials": 2, "ready_to_wear": 3, "haute_couture": 9, "streetwear": 1, "flops": -6}

    assert lines == match.standings()[0].lines
    assert [10, 0, 1] == [standing.points for standing in match.standings()]
    assert [1, 3, 2] == match.ranks()


@pytest.mark.rule("couture.scoring.winner_ties")
def test_the_lowest_number_in_hand_wins_a_tie() -> None:
    """All three have two points; a single low number is enough, and numbers of gowns and flops do not count."""
    hands = (["go_see.11", "go_see.12"], ["agent.36", "signature_walk.27", "glam_squad.51"], ["go_see.9", "agent.37"])
    match = scored([], [], ["editorial.1", "editorial.2"], ["editorial.3", "editorial.4"], hands=(*hands, ["go_see.6"]))

    assert [0, 2, 2, 4] == [standing.points for standing in match.standings()]
    assert [4, 3, 2, 1] == match.ranks()


@pytest.mark.rule("couture.scoring.winner_ties")
def test_numbers_on_collections_break_no_tie_for_the_win() -> None:
    """Two flops and two gowns: the covers make the same sum, and the hands decide."""
    match = scored(
        ["day_gown.54", "flop.50"], ["editorial.1", "bomber.1"], [], hands=(["go_see.12"], ["go_see.11"], [])
    )

    assert [3, 3, 0] == [standing.points for standing in match.standings()]
    assert [2, 1, 3] == match.ranks()


@pytest.mark.rule("couture.scoring.empty_hand")
def test_a_seat_without_a_bid_card_has_no_number() -> None:
    """In a tie it comes last; points go before that as ever."""
    hands: tuple[list[str], ...] = ([], ["go_see.12"], [], ["go_see.9"])
    match = scored(["editorial.1"], ["editorial.2"], ["bomber.1"], [], hands=hands)

    assert [2, 2, 1, 0] == [standing.points for standing in match.standings()]
    assert [2, 1, 3, 4] == match.ranks()


@pytest.mark.rule("couture.scoring.empty_hand")
def test_two_seats_without_bid_cards_share_a_place() -> None:
    """Nothing is left that could tell them apart."""
    match = scored(["editorial.1"], ["editorial.2"], [], hands=([], [], []))

    assert [1, 1, 3] == match.ranks()
