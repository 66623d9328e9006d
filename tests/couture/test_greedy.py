"""How well the greedy bot plays, that it sees nothing hidden, and that no hand is too odd or too large for it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import process_time

import pytest

from modiste.action import Action
from modiste.bots import RandomBot
from modiste.game import Standing
from modiste.match import Match
from modiste.sight import Bot, Sight
from modiste_couture.actions import DiscardCard, PlaceBids, TakeCard
from modiste_couture.bots.dividing import divisions
from modiste_couture.bots.greedy import GreedyBot
from modiste_couture.content import BID
from tests.couture.table import Scene, at, shipped

GREEDY, RANDOM = GreedyBot(), RandomBot()
DESIGNERS = ["gown_designer.42", "street_designer.43", "label_designer.44"]


def play(bots: Sequence[Bot], seed: int) -> list[Standing]:
    match = Match.new(shipped(), len(bots), seed)
    match.run(bots, Random(seed))
    return match.standings()


def answer(match: Match, seat: int = 0, seed: int = 1) -> Action:
    action = GREEDY.choose(match.sight(seat), Random(seed))
    match.check(action)
    return action


def bidding(hand: Sequence[str], **rows: Sequence[str]) -> Scene:
    """Let a seat bid against two with one card each."""
    others = [{"hand": ["go_see.6"]}, {"hand": ["go_see.7"]}]
    return at("bid", {"hand": hand}, *others, rules=shipped(), rows=rows, turn=4)


def test_beats_three_random_bots() -> None:
    wins = 0
    for seed in range(32):
        bots: list[Bot] = [RANDOM] * 4
        bots[seed % 4] = GREEDY
        wins += play(bots, seed)[seed % 4].rank == 1
    assert wins >= 28


@pytest.mark.soak
def test_beats_three_random_bots_ninety_times_of_a_hundred() -> None:
    wins = 0
    for seed in range(100):
        bots: list[Bot] = [RANDOM] * 4
        bots[seed % 4] = GREEDY
        wins += play(bots, seed)[seed % 4].rank == 1
    assert wins >= 90


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_plays_with_any_number_of_seats(seats: int) -> None:
    for seed in range(3):
        assert any(standing.rank == 1 for standing in play([GREEDY] * seats, seed))


def test_plays_the_same_again() -> None:
    assert play([GREEDY] * 4, 7) == play([GREEDY] * 4, 7)


def test_bots_do_not_all_bid_alike() -> None:
    match = Match.new(shipped(), 3, 2)
    assert len({answer(match, seed=seed) for seed in range(20)}) > 1


class _Blindfolded:
    """Plays like greedy, and checks that another world that looks the same gets the same answer."""

    def choose(self, sight: Sight, rng: Random) -> Action:
        before = rng.getstate()
        answer = GREEDY.choose(sight, rng)
        rng.setstate(before)
        for seed in range(2):
            rng.setstate(before)
            assert GREEDY.choose(Sight(sight.imagine(Random(seed)), sight.seat, sight.space), rng) == answer
        return answer


def test_needs_nothing_that_is_hidden() -> None:
    for seed in range(2):
        play([_Blindfolded()] * 4, seed)


def test_bids_with_an_empty_hand() -> None:
    state = bidding([]).state
    space = state.stack[-1].space(state, 0)
    assert GREEDY.choose(Sight(state, 0, space), Random(1)) == PlaceBids(0, ())


def test_bids_with_one_card() -> None:
    good, bad = ["grand_gown.59", "grand_gown.60", "grand_gown.61"], ["flop.45", "flop.46", "flop.47"]
    action = answer(bidding(["go_see.8"], new_york=bad, paris=good, tokyo=["flop.48", "flop.49", "flop.50"]))
    assert action == PlaceBids(0, (("go_see.8", "paris"),))


def test_bids_with_designers_only() -> None:
    action = answer(bidding(DESIGNERS))
    assert isinstance(action, PlaceBids)
    assert [card for card, _ in action.assigned] == DESIGNERS


def test_keeps_out_of_cities_full_of_flops() -> None:
    flops = {"new_york": ["flop.45", "flop.46", "flop.47"], "tokyo": ["flop.48", "flop.49", "flop.50"]}
    action = answer(bidding(["go_see.8", "go_see.9", "iconic_pose.18", "signature_walk.27"], **flops))
    assert isinstance(action, PlaceBids)
    assert {city for _, city in action.assigned} == {"paris"}


def test_large_hands_are_fast() -> None:
    cards = shipped().content
    hand = [card for card in cards.auction if cards.kinds[card] == BID]  # type: ignore[attr-defined]
    match = bidding(hand)
    before = process_time()
    answer(match)
    assert process_time() - before < 0.5


def test_ways_with_the_same_totals_are_one() -> None:
    ways = divisions(3, [[1, 1, 1]] * 12)
    assert len(ways) == 91
    assert all(len(places) == 12 for places in ways.values())


def test_no_card_is_not_a_card_of_no_value() -> None:
    assert set(divisions(2, [[0, 0]])) == {(0, None), (None, 0)}


def test_takes_what_completes_a_pair() -> None:
    row = ["hoodie.1", "assistant.1", "bomber.1"]
    first = {"bids": {"new_york": ["signature_walk.27"]}, "collection": ["hoodie.2"]}
    others = [{"bids": {"new_york": ["go_see.6"]}}, {"bids": {"new_york": ["go_see.7"]}}]
    match = at("win_cards", first, *others, rules=shipped(), rows={"new_york": row}, turn=6)
    assert answer(match) == TakeCard(0, "hoodie.1")


def test_discards_what_is_worth_least() -> None:
    seat = {"hand": ["go_see.8", "signature_walk.27"], "won": ["signature_walk.33"]}
    assert answer(at("portfolio", seat, rules=shipped(), turn=3)) == DiscardCard(0, "go_see.8")


def test_gives_up_an_agent_at_the_end() -> None:
    seat = {"hand": ["go_see.8", "agent.36"], "won": ["iconic_pose.24"]}
    assert answer(at("portfolio", seat, rules=shipped(), turn=7)) == DiscardCard(0, "agent.36")
