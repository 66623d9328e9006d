"""Brings a match of Couture to the point that a rule is about.

`at` begins at a step of the first turn and plays on from there; `just` plays a part of the flow and nothing after it,
so that the state shows what that part did. A seat is a mapping: its `hand`, its `bids` by city, its `collection`, the
bid cards it has `won` this turn and those it has discarded `unseen`. Unless a test says otherwise a seat has nothing,
open cities have cards that the test does not name, the deck has the cards for the turns to come, and all others are out
of the game. Cards have the numbers of the tests' own `box`, so that no test leans on numbers that may be balanced anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, cast

from modiste.action import Action
from modiste.match import first_state
from modiste.packs import Pack, find_pack, read_pack
from modiste.ruleset import Ruleset, build
from modiste.space import Assigned
from modiste_couture.actions import PlaceBids
from modiste_couture.game import COUTURE
from modiste_couture.phases.bidding import PlacingBids
from modiste_couture.portfolio import hand_of
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES, ROW, TURNS
from tests import scene

Seat = Mapping[str, Any]
"""What a seat has, as different as its parts are."""

BOX = Path(__file__).parent / "box"
PARTS = ("fill", "bid", "win_cards", "portfolio", "scoring")
"""The parts of a turn in their order, and the scoring."""

WITH_ROWS = ("bid", "win_cards")
"""The parts that begin with open cards in every city."""


class Scene(scene.Scene):
    """A match in the middle of a game, with short words for what tests do and ask."""

    @property
    def state(self) -> CoutureState:
        return cast(CoutureState, self._table.state)

    def view(self, seat: int | None) -> CoutureState:
        return cast(CoutureState, super().view(seat))

    def asked(self) -> list[int]:
        """List the seats that are asked."""
        return list(self.waiting)

    def lines(self, name: str) -> list[int]:
        """Read a line of the score, by seat."""
        return [standing.lines[name] for standing in self.standings()]

    def ranks(self) -> list[int | None]:
        """Read the ranks, by seat."""
        return [standing.rank for standing in self.standings()]


@cache
def pack() -> Pack:
    """Find the shipped pack."""
    return find_pack("modiste_packs", "couture")


@cache
def ruleset(**options: Any) -> Ruleset:
    """Build a ruleset of the tests' cards with these options."""
    return build(COUTURE, options=options, packs=[read_pack(BOX)])


@cache
def shipped() -> Ruleset:
    """Build the default ruleset of the shipped cards."""
    return build(COUTURE, packs=[pack()])


def fresh(seats: int = 3, seed: int = 1, **options: Any) -> Scene:
    """Set up a match and play on to its first question."""
    return Scene.new(ruleset(**options), seats, seed)


def at(part: str, *seats: Seat, rules: Ruleset | None = None, **fields: Any) -> Scene:
    """Begin at a part of a turn and play on to the first question.

    Args:
        part: one of `PARTS`.
        seats: what the seats have; there are three at least.
        rules: the ruleset, if not the default one.
        fields: `turn`, `rows`, `deck` and `streetwear`, as the state has them.
    """
    state = _position(part, seats, rules or ruleset(), fields)
    state.place, state.laps = _place(state, part) - 1, [state.turn - 1]
    if part == "fill":
        state.turn -= 1
    return Scene.play(state)


def just(part: str, *seats: Seat, rules: Ruleset | None = None, **fields: Any) -> Scene:
    """Begin at a part of a turn as `at` does, and end the match with it."""
    state = _position(part, seats, rules or ruleset(), fields)
    places = state.ruleset.program.places
    phase = places[_place(state, part)].phase
    assert phase is not None
    state.stack, state.place = [phase.clone()], len(places)
    if part == "fill":
        state.turn -= 1
    return Scene.play(state)


def shown(row: Sequence[str], *bids: Sequence[str], rules: Ruleset | None = None, **fields: Any) -> Scene:
    """Show what the seats have bid for New York, where these cards lie; nobody bids for Paris and Tokyo."""
    seats = [{"bids": {"new_york": cards}} for cards in bids]
    return just("win_cards", *seats, rules=rules, rows={"new_york": row}, **fields)


def placing(seat: int, **bids: Iterable[str]) -> PlaceBids:
    """Make the action that places these cards by city."""
    return PlaceBids(seat, divided(bids))


def divided(bids: Mapping[str, Iterable[str]]) -> Assigned:
    """Write down each card with its city, in the order of the hand."""
    cities = {card: city for city, cards in bids.items() for card in cards}
    return tuple((card, cities[card]) for card in in_order(cities))


def some_action(match: Scene, rng: Random) -> Action:
    """Draw an action of a seat that is asked; now and then it bids all for one city, so that others get nothing."""
    seat = rng.choice(match.waiting)
    if isinstance(match.state.stack[-1], PlacingBids) and rng.random() < 0.5:
        return placing(seat, **{rng.choice(CITIES[:2]): hand_of(match.state, seat)})
    return match.space(seat).sample(rng)


def in_order(cards: Iterable[str]) -> list[str]:
    """Sort cards as hands are sorted, by tiebreaker."""
    return sorted(cards, key=lambda card: int(card.rpartition(".")[2]))


def _position(part: str, seats: Sequence[Seat], rules: Ruleset, fields: Mapping[str, Any]) -> CoutureState:
    everybody = [*seats, *[{}] * (3 - len(seats))]
    state = cast(CoutureState, first_state(rules, len(everybody), 1))
    state.turn = fields.get("turn", TURNS if part == "scoring" else 1)
    state.models = list(state.cards.hands)[: state.seats]
    state.streetwear = list(fields.get("streetwear", ()))
    for seat in everybody:
        _seat(state, seat)
    _lay_out(state, part, fields)
    return state


def _seat(state: CoutureState, seat: Seat) -> None:
    """Give a seat what it has; cities that its bids do not name get none."""
    bids = seat.get("bids", {})
    hand = seat.get("hand", [card for card, _ in divided(bids)])
    unseen = list(seat.get("unseen", ()))
    state.unseen.append(unseen)
    state.known.append(in_order([*hand, *unseen]))
    state.sealed.append({city: in_order(bids.get(city, ())) for city in CITIES} if "bids" in seat else {})
    state.won.append(list(seat.get("won", ())))
    state.collections.append(list(seat.get("collection", ())))


def _lay_out(state: CoutureState, part: str, fields: Mapping[str, Any]) -> None:
    """Lay out the cities, the deck, and what is out of the game."""
    given = fields.get("rows", {})
    placed = chain(*given.values(), fields.get("deck", ()), *state.known, *state.won, *state.collections)
    named = dict.fromkeys(placed)
    rest = [card for card in state.cards.auction if card not in named]
    for city in CITIES:
        wanted = ROW if part in WITH_ROWS and city not in given else 0
        state.rows[city] = [*given.get(city, ()), *rest[:wanted]]
        del rest[:wanted]
    count = ROW * len(CITIES) * (TURNS - state.turn + (part == "fill"))
    state.deck = list(fields.get("deck", rest[:count]))
    state.out = [card for card in rest if card not in state.deck]
    if part == "win_cards":
        state.sealed = [sealed or {city: [] for city in CITIES} for sealed in state.sealed]


def _place(state: CoutureState, part: str) -> int:
    places = state.ruleset.program.places
    return next(number for number, place in enumerate(places) if place.phase and place.path.endswith(f"/{part}"))
