"""Phases: what is going on.

A phase is a small state class: its fields are its parameters and its own memory. The flow holds templates;
entering copies one onto `state.stack`, and the top of the stack rules. A phase is entered when it first
becomes the top, so phases pushed together run one after the other in the order given; it is left when it
waits for nobody any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from modiste.action import Action
from modiste.stateclass import Generated, state_class
from modiste.visibility import Public

if TYPE_CHECKING:
    from modiste.space import OneOf, Space
    from modiste.state import State
    from modiste.table import Table

S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Action)

SEATS = tuple((seat,) for seat in range(16))
"""`SEATS[seat]` is the tuple of that one seat, made once because `waiting` is asked all the time."""


@state_class
class Phase(Generated, Generic[S, A]):
    """The base of all phases, of a game's state and the actions it asks for; every method may be left as it is.

    Methods that take `state` only read it; methods that take `table` may change it.
    """

    clauses: ClassVar[tuple[str, ...]] = ()
    """Ids of the rules clauses that govern the decision asked for here."""

    entered: Public[bool] = False

    @property
    def sealed(self) -> bool:
        """Whether an answer is kept secret from the other seats until all are in."""
        return False

    def enter(self, table: Table[S]) -> None:
        """Do what happens at the start."""

    def waiting(self, state: S) -> Sequence[int]:
        """Say which seats must answer now; nobody ends the phase."""
        return ()

    def space(self, state: S, seat: int) -> Space:
        """Say what a waited-for seat may do."""
        raise AssertionError(f"{type(self).__name__} waits for a seat but offers no space")

    def asides(self, state: S, seat: int) -> OneOf | None:
        """Offer free actions that do not end the decision."""
        return None

    def apply(self, table: Table[S], action: A) -> None:
        """Carry out a legal action."""

    def leave(self, table: Table[S]) -> None:
        """Do what happens at the end, when the phase is off the stack."""


@state_class
class Automatic(Phase[S, Action]):
    """A phase without questions: override `enter`."""


@state_class
class InTurnOrder(Phase[S, A]):
    """A phase that asks seats one after the other; override `turn_order`, `space` and `act`.

    A seat for which `wants` says no is passed over. `act` says whether the seat's turn is over.
    """

    order: Public[list[int]] = field(default_factory=list)
    position: Public[int] = -1

    def turn_order(self, state: S) -> list[int]:
        """List the seats in the order in which they are asked, once each."""
        return list(range(state.seats))

    def wants(self, state: S, seat: int) -> bool:
        """Say whether `seat` has anything to decide here."""
        return True

    def act(self, table: Table[S], action: A) -> bool:
        """Carry out an action and say whether the seat's turn ends with it."""
        return True

    def enter(self, table: Table[S]) -> None:
        self.order = self.turn_order(table.state)
        self.next_turn(table)

    def next_turn(self, table: Table[S]) -> None:
        """Pass to the next seat that has something to decide."""
        self.position += 1
        while self.position < len(self.order) and not self.wants(table.state, self.order[self.position]):
            self.position += 1
        if self.position < len(self.order):
            table.start_turn(self.order[self.position])

    def waiting(self, state: S) -> Sequence[int]:
        return SEATS[self.order[self.position]] if self.position < len(self.order) else ()

    def apply(self, table: Table[S], action: A) -> None:
        if self.act(table, action):
            self.next_turn(table)


@state_class
class Simultaneous(Phase[S, A]):
    """A phase in which all seats answer at once; override `space`, `apply` and `resolve`.

    `apply` keeps the answer and takes its seat off `missing`. No seat's space may depend on another's answer.
    """

    missing: Public[list[int]] = field(default_factory=list)

    @property
    def sealed(self) -> bool:
        return True

    def asked(self, state: S) -> list[int]:
        """List the seats that must answer."""
        return list(range(state.seats))

    def resolve(self, table: Table[S]) -> None:
        """Do what follows from all answers together."""

    def enter(self, table: Table[S]) -> None:
        self.missing = self.asked(table.state)

    def waiting(self, state: S) -> Sequence[int]:
        return self.missing

    def leave(self, table: Table[S]) -> None:
        self.resolve(table)


AnyPhase: TypeAlias = Phase[Any, Any]
"""A phase of whatever game, as the engine handles it."""
