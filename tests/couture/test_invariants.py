"""What holds in every game, whatever the options: random games, worked out anew from their events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NoReturn, cast, get_args

import pytest

from modiste.space import Assign
from modiste_couture.events import BidShown, CardTaken, CityFilled, CityPassedOver, CoverTaken, HandShown
from modiste_couture.game import conserved
from modiste_couture.options import CoutureOptions
from modiste_couture.portfolio import hand_of
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES
from tests.couture.table import Scene, at, divided, fresh, placing, some_action

SEATS = (3, 4, 5, 6)
SEEDS = range(5)


def some_options(rng: Random) -> dict[str, Any]:
    """Draw a value for every option."""
    fields = CoutureOptions.model_fields.items()
    return {name: rng.choice(get_args(info.annotation) or (True, False)) for name, info in fields}


def played(seats: int, seed: int, **options: Any) -> Scene:
    """Play a game at random."""
    match, rng = fresh(seats, seed, **options), Random(seed)
    while not match.over:
        match.does(some_action(match, rng))
    return match


def hold(state: CoutureState) -> None:
    """Check the whole table: every card is in one place, and hands are what they are known to be but for discards."""
    numbers = state.cards.numbers
    cards = [*state.deck, *state.out]
    for places in (state.rows.values(), state.known, state.won, state.collections):
        for place in places:
            cards += place
    start = [card for model in state.models for card in state.cards.hands[model]]

    assert sorted([*state.cards.auction, *start]) == sorted(cards)
    assert {"cards": 63 + 4 * state.seats} == conserved(state)
    hands = [hand_of(state, seat) for seat in range(state.seats)]
    for hand, unseen, known in zip(hands, state.unseen, state.known, strict=True):
        assert sorted(known) == sorted([*hand, *unseen])
        assert len(hand) >= 4, "a card that costs a discard brings itself"
        assert hand == sorted(hand, key=numbers.__getitem__)
    for hand, sealed in zip(hands, state.sealed, strict=True):
        assert [card for card, _ in divided(sealed)] in ([], hand)
    for city, shown in state.shown.items():
        assert all({*bid} <= {*hand} for bid, hand in zip(shown, hands, strict=True))
        whole = [tuple(sealed.get(city, ())) for sealed in state.sealed]
        assert "tokyo" in state.shown or whole == shown


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_in_one_place(seats: int, seed: int) -> None:
    """Sixty-three auction cards and four for each seat, after every decision."""
    rng = Random(seed)
    match = fresh(seats, seed, **some_options(rng))
    while not match.over:
        hold(match.state)
        match.does(some_action(match, rng))
    hold(match.state)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_cities_go_to_their_best_bidders(seats: int, seed: int) -> None:
    """Totals, ranks and picks of every city follow from the cards that were dealt and bid; no bid, no card."""
    match = played(seats, seed)
    events = [event for event in match.events if isinstance(event, CityFilled | BidShown | CardTaken | CityPassedOver)]
    for turn in range(1, 8):
        filled = {event.city: event for event in events if isinstance(event, CityFilled) and event.turn == turn}
        start = events.index(filled["tokyo"]) + 1
        end = next((i for i in range(start, len(events)) if isinstance(events[i], CityFilled)), len(events))
        for city in CITIES:
            here = [event for event in events[start:end] if event.city == city]
            bids = [event for event in here if isinstance(event, BidShown)]
            taken = [event for event in here if isinstance(event, CardTaken)]

            assert [total(match.state, bid, filled[city].cards) for bid in bids] == [bid.total for bid in bids]
            assert expected_takers(match.state, bids) == [event.seat for event in taken]
            gone = [event.card for event in taken] if bids else list(left_alone(here))
            assert sorted(filled[city].cards) == sorted(gone)


def left_alone(here: Sequence[object]) -> tuple[str, ...]:
    """Name the cards of a city without bids."""
    (event,) = here
    assert isinstance(event, CityPassedOver)
    return event.cards


def total(state: CoutureState, bid: BidShown, row: Sequence[str]) -> int:
    """Work out a bid: its values, and two for each designer with a card of their kind in the row as dealt."""
    cards = state.cards
    kinds = {cards.kinds[card] for card in row}
    return sum(cards.bids[card] + 2 * (cards.designers.get(card) in kinds) for card in bid.cards)


def expected_takers(state: CoutureState, bids: Sequence[BidShown]) -> list[int]:
    """Work out who takes three cards, from what was bid."""
    numbers = state.cards.numbers
    ranked = sorted(bids, key=lambda bid: (-bid.total, min(numbers[card] for card in bid.cards)))
    seats = [bid.seat for bid in ranked]
    return {0: [], 1: seats * 3, 2: [*seats, *seats[:1]]}.get(len(seats), seats[:3])


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_scores_follow_from_the_cards_taken(seats: int, seed: int) -> None:
    """Hands as shown, covers as taken, and every scoring card; ranks follow the points, and somebody is first."""
    match = played(seats, seed)
    cards, points = match.state.cards, Counter[int]()
    brands: list[set[str]] = [set() for _ in range(seats)]
    for event in match.events:
        if isinstance(event, HandShown | CoverTaken):
            points[event.seat] += event.points
        elif isinstance(event, CardTaken) and cards.kinds[event.card] != "bid":
            points[event.seat] += cards.points[event.card]
            if cards.kinds[event.card] == "ready_to_wear":
                brands[event.seat].add(cards.families[event.card])
    for seat, found in enumerate(brands):
        points[seat] += [0, *cards.files.covers.ready_to_wear][len(found)]
    standings = match.standings()

    assert [points[seat] for seat in range(seats)] == [standing.points for standing in standings]
    assert all(standing.points == sum(standing.lines.values()) for standing in standings)
    assert list(range(1, seats + 1)) == sorted(standing.rank or 0 for standing in standings)
    for one in standings:
        assert all(one.points >= other.points for other in standings if (one.rank or 0) < (other.rank or 0))


def test_rows_hold_what_nobody_bid_for() -> None:
    """Where such cards stay, a row has three for each turn that it was left alone; in the end all are taken or gone."""
    largest = 0
    for seed in SEEDS:
        match, rng = fresh(3, seed, unbid_city="stay"), Random(seed)
        while not match.over:
            if not match.state.shown:
                sizes = [len(row) for row in match.state.rows.values()]
                largest = max(largest, *sizes)
                assert all(size % 3 == 0 for size in sizes)
            match.does(some_action(match, rng))

        assert [[], [], []] == list(match.state.rows.values())
    assert largest > 3


def refuse_to_list(space: Assign) -> NoReturn:
    """Stand in for what lists all ways to divide a hand."""
    raise AssertionError("a space is listed")


def test_large_hands_are_never_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a million ways and more: they are counted, drawn, checked and answered without listing them."""
    hand = [*(f"agent.{number}" for number in range(36, 42)), *(f"assistant.{number}" for number in range(1, 6))]
    hand += ["iconic_pose.24", "signature_walk.33", "glam_squad.51"]
    match = at("bid", {"hand": hand}, {"hand": hand[:12]}, {"hand": hand[:10]})
    monkeypatch.setattr(Assign, "__iter__", refuse_to_list)
    rng = Random(1)
    for seat, size in enumerate((14, 12, 10)):
        space = match.space(seat)

        assert space.only is None
        assert 3**size == space.size()
        assert size == len(hand_of(cast(CoutureState, match.sight(seat).view), seat))
        for _ in range(50):
            drawn = space.sample(rng)
            assert space.contains(drawn)
            assert not space.contains(placing(seat, paris=hand[: size - 1]))
    match.does(*[match.space(seat).sample(rng) for seat in (2, 0, 1)])

    assert "new_york" in match.state.shown
