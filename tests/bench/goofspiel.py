"""Goofspiel as a plugin of the engine: a hundred lines that measure what the engine alone costs.

Every seat holds the cards 1 to 13. In each round a prize is open, from the highest down, and all seats bid
one card at once; the highest bid takes the prize's points, tied highest bids take nothing.
"""

from __future__ import annotations

from dataclasses import field
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, cast

from modiste.action import Action
from modiste.event import Event
from modiste.flow import Repeat, Step
from modiste.game import Game, Standing
from modiste.hooks import hookimpl, rule
from modiste.phase import Simultaneous
from modiste.ruleset import Ruleset, build
from modiste.space import OneOf
from modiste.state import State
from modiste.stateclass import state_class
from modiste.table import Table
from modiste.visibility import Each, Public

CARDS = 13


class Bid(Action, frozen=True):
    """Bid a card."""

    card: int


class PrizeWon(Event, frozen=True):
    """A prize was taken; `seat` is -1 if the highest bids were tied."""

    seat: int
    prize: int


CARD_OF = attrgetter("card")
BID_OF = [[Bid(seat, card) for card in range(CARDS + 1)].__getitem__ for seat in range(8)]
"""Gives the bid of a card, by seat: bids are made once."""


@state_class
class GoofspielState(State):
    """Hands and points by seat; bids are secret, and the cards in hand, until all are in (0: none yet)."""

    hands: Public[list[list[int]]] = field(default_factory=list)
    points: Public[list[int]] = field(default_factory=list)
    bids: Each[list[int]] = field(default_factory=list)

    if TYPE_CHECKING:

        @property
        def rules(self) -> GoofspielRules:
            """The replaceable rules, as plain callables."""


class GoofspielRules:
    """The replaceable rules of Goofspiel."""

    @rule
    def winner(self, bids: list[int]) -> int:
        """Say which seat takes the prize, -1 for none."""
        return -1


class BaseRules:
    """The rules as everybody plays them."""

    @hookimpl
    def winner(self, bids: list[int]) -> int:
        top = max(bids)
        return bids.index(top) if bids.count(top) == 1 else -1


@state_class
class Bidding(Simultaneous[GoofspielState, Bid]):
    """All seats bid at once."""

    def space(self, state: GoofspielState, seat: int) -> OneOf:
        return OneOf(state.hands[seat], BID_OF[seat], CARD_OF)

    def apply(self, table: Table[GoofspielState], bid: Bid) -> None:
        table.state.bids[bid.seat] = bid.card
        self.missing.remove(bid.seat)

    def resolve(self, table: Table[GoofspielState]) -> None:
        state = table.state
        bids, hands = state.bids, state.hands
        seat = state.rules.winner(bids)
        prize = len(hands[0])
        if seat >= 0:
            state.points[seat] += prize
        table.emit(PrizeWon(seat, prize))
        for bidder, hand in enumerate(hands):
            hand.remove(bids[bidder])
            bids[bidder] = 0


def setup(table: Table[GoofspielState]) -> None:
    """Deal the hands."""
    state = table.state
    state.hands = [list(range(1, CARDS + 1)) for _ in range(state.seats)]
    state.points = [0] * state.seats
    state.bids = [0] * state.seats


def redeal(state: GoofspielState, seat: int | None, rng: Random) -> GoofspielState:
    """Imagine the bids of the other seats that have bid: any card of their hands."""
    missing = cast(Bidding, state.stack[-1]).missing
    for other, hand in enumerate(state.hands):
        if other != seat and other not in missing:
            state.bids[other] = hand[int(rng.random() * len(hand))]
    return state


def scores(state: GoofspielState) -> list[Standing]:
    """Rank by points."""
    points = state.points
    return [Standing(seat, 1 + sum(other > own for other in points), own) for seat, own in enumerate(points)]


GOOFSPIEL = Game(
    id="goofspiel",
    seats=range(2, 9),
    rules_version=1,
    state=GoofspielState,
    setup=setup,
    flow=Repeat("round", CARDS, Step("bidding", Bidding())),
    phases=[Bidding],
    actions=[Bid],
    events=[PrizeWon],
    rules=GoofspielRules,
    base_rules=BaseRules(),
    redeal=redeal,
    scores=scores,
)


def goofspiel() -> Ruleset:
    """Build the ruleset."""
    return build(GOOFSPIEL)
