"""Sights: a bot gets what its seat may know, and worlds that agree with it."""

from __future__ import annotations

from random import Random
from typing import cast

from modiste.bots import FirstBot
from modiste.match import Match
from tests.bench.goofspiel import Bid, GoofspielState, goofspiel


def two_bids() -> Match:
    match = Match.new(goofspiel(), 3, 1)
    match.submit(Bid(0, 3))
    match.submit(Bid(1, 12))
    return match


def test_a_seat_sees_its_own_bid_only() -> None:
    match = two_bids()

    assert [[3, 0, 0], [0, 12, 0], [0, 0, 0]] == [cast(GoofspielState, match.view(seat)).bids for seat in range(3)]
    assert [0, 0, 0] == cast(GoofspielState, match.view(None)).bids


def test_the_seed_is_never_seen() -> None:
    match = Match.new(goofspiel(), 2, 77)

    assert [0, 0, 0] == [match.view(seat).seed for seat in (None, 0, 1)]


def test_imagined_worlds_differ_and_agree_with_the_view() -> None:
    match = two_bids()
    sight, rng = match.sight(2), Random(1)
    before = match.state.clone()
    worlds = [cast(GoofspielState, sight.imagine(rng)) for _ in range(200)]

    assert set(range(1, 14)) == {world.bids[0] for world in worlds}
    assert 200 == len({world.seed for world in worlds})
    assert before == match.state
    for world in worlds:
        world.seed = 0
        assert sight.view == world.masked(2)


def test_an_imagined_world_can_be_played() -> None:
    world = Match.at(two_bids().sight(2).imagine(Random(1)))
    world.run([FirstBot()] * 3, Random(1))

    assert world.over
