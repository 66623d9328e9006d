"""Winning cards: bids are shown city by city, and the best three take."""

from __future__ import annotations

import pytest

from modiste_couture.actions import TakeCard
from modiste_couture.events import BidShown, CardTaken, CityPassedOver
from tests.couture.table import Scene, Seat, at, divided, just, placing, ruleset, shown

ROW = ("editorial.1", "corso.1", "flop.45")
LATER = ("editorial.2", "bellafonte.1", "flop.46")
LAST = ("editorial.3", "eastgate.1", "flop.47")
ROWS = {"new_york": ROW, "paris": LATER, "tokyo": LAST}


def totals(match: Scene) -> dict[int, int]:
    """Read what the seats have bid for New York, with bonuses."""
    return {event.seat: event.total for event in match.told(BidShown) if event.city == "new_york"}


def takers(match: Scene) -> list[int]:
    """Let everybody take the first card that lies there; list who takes in New York."""
    while match.waiting:
        match.does(match.offers(match.waiting[0])[0])
    return [event.seat for event in match.told(CardTaken) if event.city == "new_york"]


def three_cities() -> Scene:
    """Bid one card of three for each city; the others bid for New York and Tokyo."""
    seats: list[Seat] = [
        {"hand": ["go_see.11", "iconic_pose.18", "signature_walk.32"]},
        {"hand": ["go_see.9", "go_see.14"]},
    ]
    return at("bid", *seats, rows=ROWS).does(
        placing(0, new_york=["go_see.11"], paris=["iconic_pose.18"], tokyo=["signature_walk.32"]),
        placing(1, new_york=["go_see.9"], tokyo=["go_see.14"]),
    )


@pytest.mark.rule("couture.win.cities")
@pytest.mark.rule("couture.win.reveal")
def test_cities_are_resolved_one_after_the_other() -> None:
    """Each shows its bids when its turn comes; those for later cities stay hidden."""
    match = three_cities()

    sealed = (("go_see.11", "new_york"), ("iconic_pose.18", "paris"), ("signature_walk.32", "tokyo"))

    assert {"new_york": [("go_see.11",), ("go_see.9",), ()]} == match.view(None).shown
    assert sealed == divided(match.view(0).sealed[0])
    for other in (None, 1, 2):
        assert {} == match.view(other).sealed[0]

    match.does(TakeCard(1, "editorial.1"), TakeCard(0, "corso.1"))

    assert ["new_york", "paris", "tokyo"] == list(match.view(None).shown)
    assert [{}, {}, {}] == match.state.sealed
    assert ["new_york"] * 2 + ["paris"] + ["tokyo"] * 2 == [event.city for event in match.told(BidShown)]
    assert ["new_york"] * 3 + ["paris"] * 3 == [event.city for event in match.told(CardTaken)]
    assert [0] == match.asked()


@pytest.mark.rule("couture.win.cities", refused=True)
def test_nobody_takes_from_a_city_that_is_not_resolved_or_bids_anew() -> None:
    match = three_cities()
    match.refuses(TakeCard(1, "editorial.2"), TakeCard(1, "flop.47"), placing(1, tokyo=["go_see.9", "go_see.14"]))


@pytest.mark.rule("couture.win.total")
def test_a_bid_is_the_sum_of_its_cards() -> None:
    """Zero adds nothing, and a value below zero lowers it."""
    match = shown(ROW, ["agent.36", "assistant.1", "glam_squad.51"], ["iconic_pose.18", "go_see.12"], ["go_see.9"])

    assert {0: 3, 1: 3, 2: 1} == totals(match)


@pytest.mark.rule("couture.win.order")
@pytest.mark.rule("couture.win.one_card_each")
def test_the_highest_bid_takes_first() -> None:
    """Each of the three takes a card of its choice."""
    match = shown(ROW, ["iconic_pose.18"], ["go_see.9"], ["signature_walk.30"])

    assert [2] == match.asked()
    assert [TakeCard(2, card) for card in ROW] == match.offers(2)

    match.does(TakeCard(2, "corso.1"), TakeCard(0, "editorial.1"))

    assert [["editorial.1"], ["flop.45"], ["corso.1"]] == match.state.collections
    assert [] == match.state.rows["new_york"]


@pytest.mark.rule("couture.win.order", refused=True)
@pytest.mark.rule("couture.win.one_card_each", refused=True)
def test_nobody_takes_before_their_turn_or_what_is_not_there() -> None:
    match = shown(ROW, ["iconic_pose.18"], ["go_see.9"], ["signature_walk.30"])
    match.refuses(TakeCard(0, "editorial.1"), TakeCard(1, "flop.45"), TakeCard(2, "editorial.4"))
    match.does(TakeCard(2, "editorial.1"))
    match.refuses(TakeCard(2, "corso.1"), TakeCard(0, "editorial.1"))


@pytest.mark.rule("couture.win.ties")
@pytest.mark.parametrize(
    ("bids", "order"),
    [
        ([["iconic_pose.18"], ["iconic_pose.19"], ["go_see.10", "go_see.13"]], [2, 0, 1]),
        ([["signature_walk.30"], ["signature_walk.31"], ["signature_walk.29", "assistant.1"]], [2, 0, 1]),
        ([["signature_walk.33"], ["agent.36", "glam_squad.51"], ["signature_walk.27"]], [2, 0, 1]),
        ([["iconic_pose.24"], ["agent.36"], ["iconic_pose.20"]], [1, 2, 0]),
    ],
)
def test_of_equal_bids_the_lowest_number_goes_first(bids: list[list[str]], order: list[int]) -> None:
    """A single low number decides, be it on the weakest card; between unequal bids numbers do not matter."""
    assert order == takers(shown(ROW, *bids))


@pytest.mark.rule("couture.win.ties")
def test_only_numbers_bid_in_the_city_break_its_ties() -> None:
    """The lowest number of all helps nothing where it was not bid."""
    low = {"bids": {"new_york": ["iconic_pose.20"], "paris": ["assistant.1"]}}
    match = just("win_cards", low, {"bids": {"new_york": ["iconic_pose.19"]}})

    assert [1, 0, 1] == takers(match)


@pytest.mark.rule("couture.win.best_three")
@pytest.mark.rule("couture.win.best_three", refused=True)
def test_fourth_to_sixth_take_nothing() -> None:
    bids = [["go_see.11"], ["iconic_pose.19"], ["signature_walk.30"], ["agent.36"], ["assistant.1"], ["glam_squad.51"]]
    match = shown(ROW, *bids)
    match.refuses(*[TakeCard(seat, "corso.1") for seat in (0, 4, 5)])

    assert {0: 1, 1: 2, 2: 3, 3: 4, 4: 0, 5: -1} == totals(match)
    assert [3, 2, 1] == takers(match)


@pytest.mark.rule("couture.win.best_three")
def test_a_tie_for_third_is_broken_too() -> None:
    assert [3, 2, 0] == takers(shown(ROW, ["go_see.6"], ["go_see.7"], ["iconic_pose.18"], ["agent.36"]))


@pytest.mark.rule("couture.win.no_refusal")
def test_the_last_card_falls_to_its_taker() -> None:
    """A flop too, and unasked."""
    match = shown(ROW, ["iconic_pose.18"], ["go_see.9"], ["signature_walk.30"])
    match.does(TakeCard(2, "editorial.1"), TakeCard(0, "corso.1"))

    assert ["flop.45"] == match.state.collections[1]
    assert [] == match.asked()


@pytest.mark.rule("couture.win.no_refusal", refused=True)
def test_nobody_may_pass() -> None:
    """Where nothing but flops lies there, a flop is taken."""
    flops = [TakeCard(2, f"flop.{number}") for number in (45, 46, 47)]
    match = shown([flop.card for flop in flops], ["iconic_pose.18"], ["go_see.9"], ["signature_walk.30"])
    match.refuses(TakeCard(2, ""))

    assert flops == match.offers(2)


@pytest.mark.rule("couture.special.no_bid")
@pytest.mark.rule("couture.special.no_bid", refused=True)
def test_no_bid_no_card() -> None:
    """Not even with a hand full of cards that were bid elsewhere."""
    rich = {"bids": {"new_york": [], "paris": ["agent.36", "agent.37"]}}
    match = just("win_cards", {"bids": {"new_york": ["go_see.9"]}}, rich, {"bids": {"new_york": ["glam_squad.51"]}})
    match.refuses(*[TakeCard(1, card) for card in match.state.rows["new_york"]])

    assert {0: 1, 2: -1} == totals(match)
    assert [0, 2, 0] == takers(match)


@pytest.mark.rule("couture.special.low_bids")
def test_bids_of_zero_and_less_take_cards_in_order() -> None:
    """A sum below zero goes after zero; a tie at zero goes by the numbers."""
    match = shown(ROW, ["glam_squad.51", "glam_squad.52"], ["go_see.9", "glam_squad.53"], ["assistant.4"])

    assert {0: -2, 1: 0, 2: 0} == totals(match)
    assert [2, 1, 0] == takers(match)


@pytest.mark.rule("couture.special.low_bids")
def test_a_bid_of_zero_takes_all_if_it_is_alone() -> None:
    assert [1, 1, 1] == takers(shown(ROW, [], ["assistant.4"], []))


@pytest.mark.rule("couture.special.one_bidder")
def test_one_bidder_takes_all_three() -> None:
    """The flop as well, and unasked."""
    match = shown(ROW, [], [], ["go_see.9"])

    assert [] == match.asked()
    assert [[], [], list(ROW)] == match.state.collections


@pytest.mark.rule("couture.special.two_bidders")
def test_of_two_bidders_the_higher_takes_twice() -> None:
    """First and third; the lower bid chooses between."""
    match = shown(ROW, ["go_see.9"], [], ["iconic_pose.18"]).does(TakeCard(2, "editorial.1"), TakeCard(0, "corso.1"))

    assert [["corso.1"], [], ["editorial.1", "flop.45"]] == match.state.collections
    assert [] == match.asked()


@pytest.mark.rule("couture.special.two_bidders", refused=True)
def test_of_two_bidders_the_higher_does_not_take_twice_in_a_row() -> None:
    match = shown(ROW, ["go_see.9"], [], ["iconic_pose.18"]).does(TakeCard(2, "editorial.1"))
    match.refuses(TakeCard(2, "corso.1"), TakeCard(2, "flop.45"))


@pytest.mark.rule("couture.special.nobody_discards")
def test_a_city_without_a_bid_loses_its_cards() -> None:
    match = shown(ROW, [], [], [])

    assert CityPassedOver("new_york", ROW, False) in match.told(CityPassedOver)
    assert set(ROW) <= set(match.state.out)
    assert [] == match.state.rows["new_york"]
    assert [[], [], []] == match.state.collections


@pytest.mark.rule("couture.special.nobody_stays")
def test_or_its_cards_stay() -> None:
    """They lie there with the next three, and the takers go round until nothing is left."""
    rules = ruleset(unbid_city="stay")
    match = shown(ROW, [], [], [], rules=rules)

    assert CityPassedOver("new_york", ROW, True) in match.told(CityPassedOver)
    assert list(ROW) == match.state.rows["new_york"]

    row = (*ROW, *LATER)

    assert [1, 0, 2, 1, 0, 2] == takers(shown(row, ["iconic_pose.18"], ["agent.36"], ["go_see.9"], rules=rules))
    assert [1, 0, 1, 0, 1, 0] == takers(shown(row, ["iconic_pose.18"], ["agent.36"], rules=rules))
    assert [1] * 6 == takers(shown(row, [], ["agent.36"], rules=rules))
    four = [["go_see.9"], ["iconic_pose.18"], ["assistant.1"], ["agent.36"]]
    assert [3, 1, 0] * 2 == takers(shown(row, *four, rules=rules))


@pytest.mark.rule("couture.special.nobody_stays")
def test_cards_that_stay_are_added_to_the_next_row() -> None:
    """After the last turn there is no next one."""
    rules = ruleset(unbid_city="stay")
    filled = just("fill", rows={"new_york": ROW}, deck=[*LAST, *LATER, *ROWS["new_york"]], turn=7, rules=rules)

    assert [*ROW, *ROW] == filled.state.rows["new_york"]

    last = shown(ROW, [], [], [], turn=7, rules=rules)

    assert CityPassedOver("new_york", ROW, False) in last.told(CityPassedOver)
    assert [] == last.state.rows["new_york"]
