"""The set-up: who plays, starting hands, the deck, the covers."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from modiste.errors import SeatCount
from modiste.packs import read_pack
from modiste_couture.content import Cards, read_cards
from modiste_couture.events import CityFilled
from tests.couture.table import BOX, Scene, just, shipped
from tests.wording import refused

DECK = [f"{kind}.{copy}" for kind in ("bomber", "hoodie", "corso", "eastgate") for copy in (1, 2)] + ["editorial.1"]
"""Nine cards."""


def shipped_cards() -> Cards:
    """Give the shipped cards."""
    cards = shipped().content
    assert isinstance(cards, Cards)
    return cards


def families(cards: list[str]) -> Counter[str]:
    """Count cards by what they are copies of."""
    return Counter(card.split(".")[0] for card in cards)


@pytest.mark.rule("couture.setup.players")
@pytest.mark.rule("couture.setup.players", refused=True)
def test_three_to_six_take_part() -> None:
    for seats in (3, 4, 5, 6):
        assert tuple(range(seats)) == Scene.new(shipped(), seats, 1).waiting
    for seats in (0, 1, 2, 7):
        with pytest.raises(SeatCount):
            Scene.new(shipped(), seats, 1)


@pytest.mark.rule("couture.setup.models")
def test_everybody_has_the_cards_of_another_model() -> None:
    """All six models are somebody's at a full table; chance says which ones are taken by fewer seats."""
    state = Scene.new(shipped(), 6, 1).state

    assert sorted(shipped_cards().hands) == sorted(state.models)
    assert [shipped_cards().hands[model] for model in state.models] == state.known
    assert [[] for _ in state.models] == state.unseen
    assert 6 == len({tuple(Scene.new(shipped(), 3, seed).state.models) for seed in range(40)})


@pytest.mark.rule("couture.setup.hand")
def test_a_starting_hand_is_a_three_a_two_and_two_ones() -> None:
    cards = shipped_cards()
    for hand in cards.hands.values():
        assert {"signature_walk": 1, "iconic_pose": 1, "go_see": 2} == families(hand)
        assert [1, 1, 2, 3] == sorted(cards.bids[card] for card in hand)


@pytest.mark.rule("couture.setup.scoring_cards")
def test_forty_cards_score() -> None:
    cards = shipped_cards()
    by_kind = {kind: [card for card in cards.auction if cards.kinds[card] == kind] for kind in cards.kinds.values()}
    counts = {kind: len(found) for kind, found in by_kind.items() if kind != "bid"}

    assert {"haute_couture": 10, "streetwear": 10, "ready_to_wear": 10, "flop": 6, "editorial": 4} == counts
    assert {1: 5, 2: 5} == Counter(cards.symbols[card] for card in by_kind["haute_couture"])
    assert [2] * 5 == list(families(by_kind["streetwear"]).values())
    assert [2] * 5 == list(families(by_kind["ready_to_wear"]).values())


@pytest.mark.rule("couture.setup.bid_cards")
def test_twenty_three_cards_bid() -> None:
    """Every designer is for another kind of card."""
    cards = shipped_cards()
    found = families([card for card in cards.auction if cards.kinds[card] == "bid"])
    designers = sum(count for family, count in found.items() if family.endswith("_designer"))
    named = {"assistant": 5, "signature_walk": 3, "iconic_pose": 3, "agent": 6, "glam_squad": 3}

    assert named == {family: found[family] for family in named}
    assert (3, 23) == (designers, found.total())
    assert ["haute_couture", "ready_to_wear", "streetwear"] == sorted(cards.designers.values())


@pytest.mark.rule("couture.setup.deck")
def test_the_deck_is_shuffled_once() -> None:
    """Nobody sees its order, and another seed has another one."""
    matches = [Scene.new(shipped(), 3, seed) for seed in (1, 2)]
    for match in matches:
        dealt = [card for row in match.state.rows.values() for card in row]

        assert sorted(shipped_cards().auction) == sorted([*match.state.deck, *dealt])
        for seat in (None, 0, 1, 2):
            assert [""] * 54 == match.view(seat).deck
    assert matches[0].state.deck != matches[1].state.deck


@pytest.mark.rule("couture.setup.deck", refused=True)
@pytest.mark.rule("couture.setup.tiebreakers", refused=True)
@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("scoring_cards", "points: 2, copies: 4", "points: 2, copies: 3", "has 62 cards"),
        ("bid_cards", "[51, 52, 53]", "[44, 52, 53]", "44 is there twice"),
        ("models", "go_see: [11, 12]", "go_see: [11, 1]", "1 is there twice"),
        ("scoring_cards", "[45, 46, 47, 48, 49, 50]", "[45, 46, 47, 48, 49, 49]", "49 is there twice"),
        ("scoring_cards", "[54, 55, 56, 57, 58]", "[54, 55, 56, 57, 59]", "59 is there twice"),
        ("scoring_cards", "numbers: [45, 46, 47, 48, 49, 50]", "copies: 6", "flop needs a tiebreaker"),
        ("scoring_cards", "numbers: [54, 55, 56, 57, 58]", "copies: 5", "day_gown needs a tiebreaker"),
        ("scoring_cards", "points: 2, copies: 4", "numbers: [1, 2], copies: 2", "editorial needs a tiebreaker"),
        ("scoring_cards", "id: hoodie", "id: bomber", "bomber is there twice"),
        ("scoring_cards", "id: flop", "id: glam_squad", "glam_squad is there twice"),
        ("models", "id: beryl", "id: amber", "amber is there twice"),
    ],
)
def test_a_card_set_with_a_fault_is_refused(tmp_path: Path, name: str, old: str, new: str, said: str) -> None:
    """One card too few, two that are one, or ties that nothing breaks: two cards share a tiebreaker, or have none."""
    shutil.copytree(BOX, tmp_path / "box")
    file = tmp_path / "box" / "cards" / f"{name}.yaml"
    text = file.read_text(encoding="utf-8")

    assert old in text

    file.write_text(text.replace(old, new), encoding="utf-8")
    with refused(said):
        read_cards([read_pack(tmp_path / "box")])


@pytest.mark.rule("couture.setup.tiebreakers")
def test_every_tie_is_broken() -> None:
    """All bid cards have a number of their own, those of the models too; so have haute couture cards and flops."""
    cards = shipped_cards()
    for kind in ("bid", "haute_couture", "flop"):
        found = [card for card in cards.kinds if cards.kinds[card] == kind]

        assert len(found) == len({cards.numbers[card] for card in found})


@pytest.mark.rule("couture.setup.covers")
def test_there_are_ten_covers() -> None:
    """The first of each magazine is worth the most, good or bad; more brands are worth more."""
    covers = shipped_cards().files.covers
    scale = covers.ready_to_wear

    for points in (covers.haute_couture, covers.streetwear, [-points for points in covers.flops]):
        assert 3 == len(points)
        assert sorted(points, reverse=True) == points
        assert min(points) > 0
    assert (5, sorted(set(scale))) == (len(scale), scale)


@pytest.mark.rule("couture.fill.cards")
def test_every_city_gets_three_open_cards() -> None:
    match = just("fill", deck=DECK)

    assert {"new_york": DECK[6:], "paris": DECK[3:6], "tokyo": DECK[:3]} == match.view(None).rows
    assert [CityFilled(1, city, tuple(row)) for city, row in match.state.rows.items()] == match.told(CityFilled)
    assert [] == match.state.deck
