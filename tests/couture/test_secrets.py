"""Secrets: what a seat can know is what it was told, and worlds that it imagines could be the real one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import cast

import pytest

from modiste.action import Action
from modiste.errors import IllegalAction, NotWaitedFor, PlayError
from modiste_couture.actions import DiscardCard, TakeCard
from modiste_couture.state import CoutureState
from tests.couture.book import Book
from tests.couture.table import Scene, Seat, at, divided, fresh, placing, some_action

SEATS = (3, 4, 5, 6)
DISCARDS = ("face_down", "face_up")
UNBID = ("discard", "stay")
AMBER = ("go_see.11", "go_see.12", "iconic_pose.18", "signature_walk.32")
BERYL = ("go_see.9", "go_see.14", "iconic_pose.19", "signature_walk.31")
CORAL = ("go_see.10", "go_see.13", "iconic_pose.20", "signature_walk.30")


def positions(match: Scene, rng: Random) -> Iterator[Scene]:
    """Play a game at random, whoever is quickest answering first; yield it at every question and at the end."""
    while not match.over:
        yield match
        match.does(some_action(match, rng))
    yield match


def viewers(match: Scene) -> Sequence[int | None]:
    """List who looks on: a spectator and every seat."""
    return (None, *range(match.state.seats))


def imagined(match: Scene, seat: int | None, rng: Random) -> CoutureState:
    """Imagine a world as a seat that is asked does, or as anybody else could."""
    if seat is not None and seat in match.waiting:
        return cast(CoutureState, match.sight(seat).imagine(rng))
    return cast(CoutureState, match.ruleset.game.redeal(match.view(seat), seat, rng))


@pytest.mark.parametrize(("discards", "unbid"), list(product(DISCARDS, UNBID)))
@pytest.mark.parametrize("seats", SEATS)
def test_views_and_worlds_agree_with_a_perfect_memory(seats: int, discards: str, unbid: str) -> None:
    """Whoever writes down all that they are told knows what the view says, and holds the same worlds possible."""
    for seed in range(3):
        rng = Random(seed)
        match, heard = fresh(seats, seed, discards=discards, unbid_city=unbid), 0
        books = [Book(match.state.cards, seat, match.state.models) for seat in viewers(match)]
        for scene in positions(match, rng):
            for book in books:
                view = scene.view(book.seat)
                book.hear(scene.seen(book.seat, heard), scene.waiting)
                book.agrees_with_view(view)
                if not scene.over:
                    world = imagined(scene, book.seat, rng)
                    book.agrees_with_world(world)
                    assert view == world.masked(book.seat)
            heard = len(scene.events)


def test_all_that_is_possible_is_imagined() -> None:
    """One of five cards that nobody has seen since is gone: each in some world, with every split of the rest."""
    match = at("portfolio", {"hand": AMBER, "won": ["agent.36"]}, {"hand": BERYL}, {"hand": CORAL})
    match.does(DiscardCard(0, "go_see.11"), placing(0, new_york=["agent.36"], tokyo=AMBER[1:]))
    rng = Random(1)
    worlds = [imagined(match, 1, rng) for _ in range(400)]

    assert {*AMBER, "agent.36"} == {world.unseen[0][0] for world in worlds}
    assert 3 * 5 == len({pair for world in worlds for pair in divided(world.sealed[0])})
    assert {("go_see.11",)} == {tuple(imagined(match, 0, rng).unseen[0]) for _ in range(20)}


def test_any_order_of_the_deck_is_imagined() -> None:
    """What comes next could be any card that nobody has seen, not the same one in every world."""
    match, rng = bidding(), Random(1)
    worlds = [imagined(match, seat, rng) for _ in range(400) for seat in (0, None)]

    assert {*match.state.deck} == {world.deck[-1] for world in worlds}


def test_what_is_shown_was_not_discarded() -> None:
    """Once New York has been shown, only cards that were not there can be gone."""
    match = at("portfolio", {"hand": AMBER, "won": ["agent.36"]}, {"hand": BERYL}, {"hand": CORAL})
    match.does(DiscardCard(0, "go_see.11"), placing(0, new_york=AMBER[2:], tokyo=["go_see.12", "agent.36"]))
    match.does(placing(1, new_york=BERYL), placing(2, new_york=CORAL))
    rng = Random(1)
    worlds = [imagined(match, seat, rng) for _ in range(200) for seat in (1, None)]

    assert {"new_york"} == set(match.view(1).shown)
    assert {"go_see.11", "go_see.12", "agent.36"} == {world.unseen[0][0] for world in worlds}
    sealed = [dict(divided(world.sealed[0])) for world in worlds]

    assert {("new_york", "new_york")} == {tuple(bids.pop(card) for card in AMBER[2:]) for bids in sealed}
    assert {"paris", "tokyo"} == {city for bids in sealed for city in bids.values()}


@pytest.mark.parametrize("seats", SEATS)
def test_equal_views_imagine_equal_worlds(seats: int) -> None:
    """Whatever is really hidden: a world that differs from the real one leads to the same worlds again."""
    rng, different = Random(seats), 0
    for match in positions(fresh(seats, seats), rng):
        if match.over:
            break
        for seat in viewers(match):
            other, seed = imagined(match, seat, rng), rng.random()
            different += other.plain() != match.state.plain()
            worlds = [redealt(state, seat, seed) for state in (match.state, other)]

            assert match.view(seat) == other.masked(seat)
            assert worlds[0] == worlds[1]
    assert different > 100


def redealt(state: CoutureState, seat: int | None, seed: float) -> CoutureState:
    """Imagine a world by a generator of its own."""
    return cast(CoutureState, state.ruleset.game.redeal(state.masked(seat), seat, Random(seed)))


def bidding() -> Scene:
    """Ask three seats for their bids."""
    return at("bid", {"hand": AMBER}, {"hand": BERYL}, {"hand": CORAL})


def discarding() -> Scene:
    """Ask three seats to discard."""
    seats: list[Seat] = [
        {"hand": hand, "won": [f"agent.{number}"]} for hand, number in ((AMBER, 36), (BERYL, 37), (CORAL, 38))
    ]
    return at("portfolio", *seats)


SECRETS = [
    (bidding, placing(1, new_york=BERYL), placing(1, paris=BERYL[:2], tokyo=BERYL[2:]), placing(0, tokyo=AMBER[:3])),
    (discarding, DiscardCard(1, "go_see.9"), DiscardCard(1, "agent.37"), DiscardCard(0, "agent.37")),
]
"""A question to all; two secret answers of seat 1; and something that seat 0 may not do."""


def refused(match: Scene, action: Action) -> PlayError:
    """Give the error with which an action is turned down."""
    with pytest.raises(PlayError) as caught:
        match.submit(action)
    return caught.value


@pytest.mark.parametrize(("begin", "one", "other", "wrong"), SECRETS, ids=["bids", "discards"])
def test_nothing_tells_two_secret_answers_apart(
    begin: Callable[[], Scene], one: Action, other: Action, wrong: Action
) -> None:
    """Neither events nor views, nor what others are asked, nor the errors that anybody's actions meet."""
    told = []
    for answer in (one, other):
        match = begin().does(answer)
        tried = (wrong, TakeCard(0, "flop.45"), one, other, TakeCard(1, "flop.45"))
        errors = [refused(match, action) for action in tried]

        assert [IllegalAction] * 2 + [NotWaitedFor] * 3 == [type(error) for error in errors]
        told.append(
            [
                [(str(error), repr(error), error.facts) for error in errors],
                [(match.seen(seat), match.view(seat).plain()) for seat in (None, 0, 2)],
                [(seat, match.space(seat).describe()) for seat in match.waiting],
                [standing.points for standing in match.standings()],
            ]
        )

    assert told[0] == told[1]


def test_a_refusal_names_what_was_asked_for_and_no_more() -> None:
    """A refused bid is told with its own cards; the seats that are waited for are no secret."""
    match = bidding().does(placing(1, paris=BERYL))
    again, foreign = refused(match, placing(1, tokyo=BERYL)), refused(match, placing(0, tokyo=BERYL))

    assert {"seat": 1, "waiting": (0, 2)} == again.facts
    assert not any(card in str(again) for card in BERYL)
    assert "paris" not in str(foreign)
    assert not any(card in str(foreign) for card in (*AMBER, *CORAL))
