"""A toy game for tests of the engine: its flow, phases and rules are given by each test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from random import Random
from typing import Any

from modiste.action import Action
from modiste.event import Event
from modiste.flow import Node, Step
from modiste.game import Game, Standing, Variant
from modiste.hooks import hookimpl, rule
from modiste.match import Match
from modiste.phase import AnyPhase, InTurnOrder
from modiste.ruleset import Ruleset, build
from modiste.space import OneOf
from modiste.state import State
from modiste.stateclass import state_class
from modiste.table import AnyTable, Table
from modiste.visibility import Each, Nobody, Owner, Public


class Say(Action, frozen=True):
    """Say a word."""

    word: str


class Said(Event, frozen=True):
    """A word was said; others hear only that."""

    seat: int
    word: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else Said(self.seat, "?")


@state_class
class Purse:
    """What one seat owns."""

    seat: Public[int]
    coins: Owner[int] = 0
    cards: Owner[list[str]] = field(default_factory=list)


@state_class
class ToyState(State):
    """A log, purses, a deck and sealed notes."""

    log: Public[list[str]] = field(default_factory=list)
    purses: Public[list[Purse]] = field(default_factory=list)
    deck: Nobody[list[str]] = field(default_factory=list)
    notes: Each[list[str | None]] = field(default_factory=list)


class ToyRules:
    """The replaceable rules."""

    @rule
    def price(self, state: ToyState, word: str) -> int:
        """Say what a word costs."""
        return 0


class BaseToyRules:
    """The rules as everybody plays them."""

    @hookimpl
    def price(self, word: str) -> int:
        return len(word)


@state_class
class Talking(InTurnOrder[ToyState, Say]):
    """Every seat says one of two words."""

    words: Public[list[str]] = field(default_factory=lambda: ["yes", "no"])

    def space(self, state: ToyState, seat: int) -> OneOf:
        return OneOf([Say(seat, word) for word in self.words])

    def act(self, table: Table[ToyState], action: Say) -> bool:
        table.state.log.append(f"{action.seat} says {action.word}")
        table.emit(Said(action.seat, action.word))
        return True


def setup(table: Table[ToyState]) -> None:
    """Give every seat a purse."""
    state = table.state
    state.purses = [Purse(seat=seat) for seat in range(state.seats)]
    state.notes = [None] * state.seats


def redeal(state: ToyState, seat: int | None, rng: Random) -> ToyState:
    """Know everything."""
    return state


def scores(state: ToyState) -> list[Standing]:
    """Rank all the same."""
    return [Standing(seat, 1, 0) for seat in range(state.seats)]


def toy_game(
    flow: Node | None = None,
    phases: Sequence[type[AnyPhase]] = (Talking,),
    actions: Sequence[type[Action]] = (Say,),
    **more: Any,
) -> Game:
    """Make a toy game."""
    parts: dict[str, Any] = {
        "id": "toy",
        "seats": range(1, 5),
        "rules_version": 1,
        "state": ToyState,
        "setup": setup,
        "flow": flow or Step("talking", Talking()),
        "phases": phases,
        "actions": actions,
        "events": [Said],
        "rules": ToyRules,
        "base_rules": BaseToyRules(),
        "redeal": redeal,
        "scores": scores,
    }
    return Game(**(parts | more))


def toy(
    flow: Node | None = None,
    phases: Sequence[type[AnyPhase]] = (Talking,),
    *,
    variants: Iterable[Variant] = (),
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> Ruleset:
    """Build the ruleset of a toy game."""
    return build(toy_game(flow, phases, **more), variants=variants, options=options)


def toy_match(flow: Node | None = None, phases: Sequence[type[AnyPhase]] = (Talking,), **more: Any) -> Match:
    """Begin a toy match of two seats."""
    return Match.new(toy(flow, phases, **more), 2, 1)


def log_of(table: AnyTable) -> list[str]:
    """Return the log that phases of the toy game write."""
    log: list[str] = table.state.log
    return log
