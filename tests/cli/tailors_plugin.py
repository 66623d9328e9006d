"""A game whose every cloth stays secret, for `--plugin`: sealed and open questions in turn.

Every seat sends its cloths to three cities in secret, all pick an open card one after the other, and each drops a
cloth in secret; two rounds. What cloths a seat has is never shown, only how many went where.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from functools import partial
from random import Random

from modiste.action import Action
from modiste.event import Event
from modiste.flow import Repeat, Sequence, Step
from modiste.game import Game, Standing
from modiste.hooks import hookimpl, rule
from modiste.phase import InTurnOrder, Simultaneous
from modiste.space import Assign, Assigned, OneOf
from modiste.state import State
from modiste.stateclass import state_class
from modiste.table import Table
from modiste.visibility import Each, Public


class TailorsRules:
    """The replaceable rules."""

    @rule
    def points(self, cards: int) -> int:
        """Say what so many cards are worth."""
        return cards


class BaseRules:
    """The rules as everybody plays them."""

    @hookimpl
    def points(self, cards: int) -> int:
        return cards


CITIES = ("york", "paris", "tokyo")
CLOTHS = (
    ("velvet", "tulle", "denim", "suede"),
    ("batik", "linen", "satin", "gauze"),
    ("tweed", "wool", "felt", "plaid"),
    ("silk", "jute", "hemp", "tartan"),
)
CARDS = ("anvil", "bobbin", "chalk", "dummy", "easel", "form", "gimp", "hook")


class Send(Action, frozen=True):
    """Send every cloth to a city."""

    assigned: Assigned


class Pick(Action, frozen=True):
    """Take an open card."""

    card: str


class Drop(Action, frozen=True):
    """Drop a cloth."""

    cloth: str


class Sent(Event, frozen=True):
    """A seat has sent its cloths; where each went, only the seat knows."""

    seat: int
    assigned: Assigned

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Sent(self.seat, ())


class Counted(Event, frozen=True):
    """So many cloths came to a city in all."""

    city: str
    count: int


class Picked(Event, frozen=True):
    """A seat has taken a card."""

    seat: int
    card: str


class Dropped(Event, frozen=True):
    """A seat has dropped a cloth; only the seat knows which."""

    seat: int
    cloth: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dropped(self.seat, "")


@state_class
class TailorsState(State):
    """Cloths by seat, how they were sent, which were dropped, open cards, and what was taken."""

    cloths: Each[list[list[str]]] = field(default_factory=list)
    dropped: Each[list[list[str]]] = field(default_factory=list)
    sent: Each[list[dict[str, str]]] = field(default_factory=list)
    cards: Public[list[str]] = field(default_factory=list)
    taken: Public[list[list[str]]] = field(default_factory=list)


@state_class
class Sending(Simultaneous[TailorsState, Send]):
    """All send at once."""

    def space(self, state: TailorsState, seat: int) -> Assign:
        return Assign(state.cloths[seat], CITIES, partial(Send, seat))

    def apply(self, table: Table[TailorsState], action: Send) -> None:
        table.state.sent[action.seat] = dict(action.assigned)
        self.missing.remove(action.seat)
        table.emit(Sent(action.seat, action.assigned))

    def resolve(self, table: Table[TailorsState]) -> None:
        for city in CITIES:
            table.emit(Counted(city, sum(list(sent.values()).count(city) for sent in table.state.sent)))
        table.state.sent = [{} for _ in table.state.sent]
        table.reveal()


@state_class
class Picking(InTurnOrder[TailorsState, Pick]):
    """One after the other takes a card."""

    def space(self, state: TailorsState, seat: int) -> OneOf:
        return OneOf([Pick(seat, card) for card in state.cards])

    def act(self, table: Table[TailorsState], action: Pick) -> bool:
        table.state.cards.remove(action.card)
        table.state.taken[action.seat].append(action.card)
        table.emit(Picked(action.seat, action.card))
        return True


@state_class
class Dropping(Simultaneous[TailorsState, Drop]):
    """All drop at once."""

    def space(self, state: TailorsState, seat: int) -> OneOf:
        return OneOf([Drop(seat, cloth) for cloth in state.cloths[seat]])

    def apply(self, table: Table[TailorsState], action: Drop) -> None:
        table.state.cloths[action.seat].remove(action.cloth)
        table.state.dropped[action.seat].append(action.cloth)
        self.missing.remove(action.seat)
        table.emit(Dropped(action.seat, action.cloth))


def setup(table: Table[TailorsState]) -> None:
    """Deal the cloths."""
    state = table.state
    state.cloths = [list(CLOTHS[seat]) for seat in range(state.seats)]
    state.sent = [{} for _ in range(state.seats)]
    state.dropped = [[] for _ in range(state.seats)]
    state.taken = [[] for _ in range(state.seats)]
    state.cards = list(CARDS)


def redeal(state: TailorsState, seat: int | None, rng: Random) -> TailorsState:
    """Imagine nothing: no bot of the tests asks."""
    return state


def scores(state: TailorsState) -> list[Standing]:
    """Let all win."""
    return [Standing(seat, 1, len(taken)) for seat, taken in enumerate(state.taken)]


TAILORS = Game(
    id="tailors",
    seats=range(2, 5),
    rules_version=1,
    state=TailorsState,
    setup=setup,
    flow=Repeat(
        "round",
        2,
        Sequence("turn", Step("sending", Sending()), Step("picking", Picking()), Step("dropping", Dropping())),
    ),
    phases=[Sending, Picking, Dropping],
    actions=[Send, Pick, Drop],
    events=[Sent, Counted, Picked, Dropped],
    rules=TailorsRules,
    base_rules=BaseRules(),
    redeal=redeal,
    scores=scores,
)


@hookimpl
def modiste_register_games(register: Callable[[object], None]) -> None:
    """Register the game."""
    register(TAILORS)
