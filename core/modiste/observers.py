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

if TYPE_CHECKING:
    from modiste.codec import Codec
    from modiste.sentences import Sentences


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
    """Counts what has happened: `counts` by kind of event, `by_seat` also by seat."""

    def __init__(self, codec: Codec) -> None:
        self.counts: Counter[str] = Counter()
        self.by_seat: Counter[tuple[int, str]] = Counter()
        self._kind_of = codec.kind_of

    def watch(self, event: Event) -> None:
        kind = self._kind_of(type(event))
        self.counts[kind] += 1
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            self.by_seat[seat, kind] += 1


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
