"""Observers: they are told what has happened in a match, after the move, and can change nothing.

They never hear of clones, searches or moves that are played again. One that raises is switched off with a warning,
because a mistake in counting must not end a game.
"""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from modiste.event import AnsweredAlone, Event
from modiste.hooks import hookimpl

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.codec import Codec
    from modiste.phase import AnyPhase
    from modiste.sentences import Sentences
    from modiste.table import AnyTable


class Observer(Protocol):
    """Somebody who watches a match."""

    def watch(self, event: Event) -> None:
        """Take note of something that has happened."""


class ObserverWarning(UserWarning):
    """An observer has failed and watches no more."""


class Audience:
    """The observers of one match."""

    def __init__(self, observers: Iterable[Observer] = ()) -> None:
        self.observers = list(observers)

    def tell(self, events: Iterable[Event]) -> None:
        """Tell all observers what has happened; one that raises is told no more."""
        told = list(events)
        for observer in tuple(self.observers):
            try:
                for event in told:
                    observer.watch(event)
            except Exception as error:  # noqa: BLE001 - whatever a stranger's observer raises
                self.observers.remove(observer)
                name = type(observer).__name__
                warnings.warn(f"{name} watches no more: {error!r}", ObserverWarning, stacklevel=2)


class Statistics:
    """Counts what has happened: `counts` by kind of event, `by_seat` also by seat.

    Where the match hooks tell it (`Ruleset.watched_by`) it counts the course of one match as well: `phases` and
    `actions` by kind, `turns` by seat, how many phases were on the stack at most (`deepest`), and whether the match is
    `over`. It knows its match by the table, so that searches of bots are not counted.
    """

    def __init__(self, codec: Codec) -> None:
        self.counts: Counter[str] = Counter()
        self.by_seat: Counter[tuple[int, str]] = Counter()
        self.phases: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        self.deepest = 0
        self.over = False
        self._open = 0
        self._kind_of = codec.kind_of
        self._table: AnyTable | None = None

    def watch(self, event: Event) -> None:
        kind = self._kind_of(type(event))
        self.counts[kind] += 1
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            self.by_seat[seat, kind] += 1

    @hookimpl
    def match_started(self, table: AnyTable) -> None:
        if self._table is None:
            self._table = table

    @hookimpl
    def phase_entered(self, table: AnyTable, phase: AnyPhase) -> None:
        if table is self._table:
            self.phases[self._kind_of(type(phase))] += 1
            self._open += 1
            self.deepest = max(self.deepest, self._open)

    @hookimpl
    def phase_left(self, table: AnyTable) -> None:
        if table is self._table:
            self._open -= 1

    @hookimpl
    def turn_started(self, table: AnyTable, seat: int) -> None:
        if table is self._table:
            self.turns[seat] += 1

    @hookimpl
    def action_applied(self, table: AnyTable, action: Action) -> None:
        if table is self._table:
            self.actions[self._kind_of(type(action))] += 1

    @hookimpl
    def match_ended(self, table: AnyTable) -> None:
        if table is self._table:
            self.over = True


class Narrator:
    """Tells what happens, sentence by sentence; `tell` gets each line."""

    def __init__(self, sentences: Sentences, tell: Callable[[str], None]) -> None:
        self._sentences = sentences
        self._tell = tell

    def watch(self, event: Event) -> None:
        if isinstance(event, AnsweredAlone):
            return
        seen = event.seen_by(None)
        if seen is not None:
            self._tell(self._sentences.event(seen))
