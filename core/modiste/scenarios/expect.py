"""Compares what must be so with what is: values, events, choices, standings; every difference is told by its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec

from modiste.event import Event
from modiste.flow import path_of
from modiste.match import Match
from modiste.problem import KeyPath, Said, nearest, said
from modiste.scenarios.act import Writing, is_offered
from modiste.scenarios.cards import VARIANTS
from modiste.scenarios.files import Expect, Seat
from modiste.scenarios.lay import data_of
from modiste.scenarios.misspelt import note_strange
from modiste.scenarios.place import Spot, find_spot
from modiste.scenarios.types import EVERY, Reader, as_written, decks_of, short, shown
from modiste.state import State

DIFFERS: Final = "scenario-differs"
NOTHING: Final = "scenario-nothing"
PARTS: Final = ("rank", "points", "lines")
SEAT: Final = "seat"
SPECTATOR: Final = "spectator"
MANY_TOLD: Final = 12

Snapshots: TypeAlias = Mapping[int, State]
"""The states in which places of the flow were left, by the number of the place."""


def difference(expected: object, found: object) -> Said:
    """Say what was expected and what was found."""
    told = [one if isinstance(one, Said) else shown(one) for one in (expected, found)]
    return said(DIFFERS, expected=told[0], found=told[1])


@dataclass(frozen=True, slots=True)
class Comparing:
    """Compares an expectation, at `path` of a scenario, with a match.

    `left` are the states in which places were left; `events` is what has happened since the expectation before.
    """

    match: Match
    writing: Writing
    left: Snapshots
    events: Sequence[Event]
    path: KeyPath

    def compare(self, expect: Expect) -> None:
        """Note every difference, and every name that the game does not have."""
        told = expect.model_fields_set
        self._values(expect)
        if expect.at and (spot := self._spot(expect.at, "at")) and not spot.holds(self.match.state):
            self._differs(("at",), expect.at, path_of(self.match.state) or said(NOTHING))
        if expect.waiting is not None:
            self._waiting(expect.waiting)
        if expect.over is not None:
            self._equal(("over",), expect.over, self.match.over)
        if "events" in told:
            self._happened(expect.events)
        for number, value in enumerate(expect.no_events):
            self._not_happened(value, ("no_events", number))
        self._offers("offered", expect.offered, True)
        self._offers("not_offered", expect.not_offered, False)
        self._standings(expect.standings)

    def _waiting(self, wanted: Sequence[Seat]) -> None:
        """Compare which seats are asked; they are told by their names."""
        careful = self._reader.watched()
        paths = [(*self.path, "waiting", number) for number in range(len(wanted))]
        seats = [careful.seat(seat, self.match.state.seats, path) for seat, path in zip(wanted, paths, strict=True)]
        if not careful.noted:
            calls = dict(enumerate(careful.names))
            told = ([calls.get(seat, seat) for seat in sorted(some)] for some in (seats, self.match.waiting))
            self._equal(("waiting",), *told)

    def _values(self, expect: Expect) -> None:
        state = self._state(expect.after) if expect.after else self.match.state
        if state is None:
            return
        self._state_is(expect.state, state, ("state",), ())
        views = expect.view if isinstance(expect.view, list) else [expect.view]
        for number, view in enumerate(views):
            path: KeyPath = ("view", number) if isinstance(expect.view, list) else ("view",)
            if view:
                asked = view.get(SEAT, SPECTATOR)
                seat = None if asked in (None, SPECTATOR) else self._seat(asked, (*path, SEAT))
                self._state_is(view, state.masked(seat), path, (SEAT,))

    def _state(self, place: str) -> State | None:
        """Return the state in which a place was left last; without one, that it was not is noted."""
        spot = self._spot(place, "after")
        if spot is None:
            return None
        if spot.last not in self.left or not spot.holds(self.left[spot.last]):
            self._differs(("after",), place, said("scenario-not-left"))
            return None
        return self.left[spot.last]

    def _state_is(self, wanted: Mapping[str, Any], state: State, path: KeyPath, other: Sequence[str]) -> None:
        values = {name: value for name, value in wanted.items() if name not in other}
        variants = {name: values.pop(name) for name in (VARIANTS,) if name in values}
        cls, found = type(state), data_of(state)
        careful = self._reader.watched()
        read = careful.read(cls, values, (*self.path, *path))
        if isinstance(read, dict) and not careful.noted:
            for name in decks_of(cls):
                if isinstance(read.get(name), list):
                    found[name] = found[name][::-1][: len(read[name])]
            note_strange(self.match, state, read, (*self.path, *path), self.writing.note)
            self._same({**read, **variants}, found, path)

    def _same(self, wanted: object, found: object, path: KeyPath) -> None:
        """Compare values, mappings entry by entry."""
        if isinstance(wanted, dict) and isinstance(found, (dict, list)):
            for key, item in wanted.items():
                if key == EVERY and isinstance(found, list):
                    for one in found:
                        self._same(item, one, (*path, key))
                else:
                    inner = (*path, as_written(key))
                    here = _entry(found, key)
                    self._same(item, here[0], inner) if here else self._differs(inner, item, said(NOTHING))
        elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
            for number, pair in enumerate(zip(wanted, found, strict=True)):
                if any(isinstance(item, dict) for item in pair):
                    self._same(*pair, (*path, number))
            if not any(isinstance(item, dict) for item in wanted):
                self._equal(path, wanted, found)
        else:
            self._equal(path, wanted, found)

    def _happened(self, wanted: Sequence[object]) -> None:
        """Look for events in order; each is searched behind the one before it."""
        start = 0
        for number, value in enumerate(wanted):
            path: KeyPath = ("events", number)
            read = self.writing.event(value, (*self.path, *path))
            if read is None:
                continue
            there = next((n for n in range(start, len(self.events)) if self._is(self.events[n], *read)), None)
            if there is None:
                self._differs(path, _told(*read), self._candidates(*read, start))
            else:
                start = there + 1

    def _not_happened(self, value: object, path: KeyPath) -> None:
        read = self.writing.event(value, (*self.path, *path))
        found = next((event for event in self.events if read and self._is(event, *read)), None)
        if found:
            self._differs(path, said("scenario-no-event"), self._event(found))

    def _is(self, event: Event, kind: str, fields: Mapping[str, Any]) -> bool:
        if self.match.ruleset.codec.kind_of(type(event)) != kind:
            return False
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(event))
        return all(_fits(value, found[name]) for name, value in fields.items())

    def _candidates(self, kind: str, fields: Mapping[str, Any], start: int) -> object:
        """Tell the events of a kind, that there are none, or that what is wanted came before what stands above."""
        same = [one for one in self.events[start:] if self.match.ruleset.codec.kind_of(type(one)) == kind]
        if not same and any(self._is(one, kind, fields) for one in self.events[:start]):
            return said("scenario-earlier")
        return [self._event(one) for one in same[:MANY_TOLD]] or said(NOTHING)

    def _event(self, event: Event) -> object:
        data = msgspec.json.decode(msgspec.json.encode(event))
        return _told(self.match.ruleset.codec.kind_of(type(event)), data)

    def _offers(self, name: str, wanted: Mapping[str, Sequence[object]], offered: bool) -> None:
        for key, values in wanted.items():
            seat = self._seat(key, (name, key), key=True)
            if offered and seat not in self.match.waiting:
                self._differs((name, key), said("scenario-is-asked"), said("scenario-not-asked"))
                continue
            for number, value in enumerate(values):
                path: KeyPath = (name, key, number)
                action = self.writing.action(seat, value, (*self.path, *path))
                if action and is_offered(self.match, action) != offered:
                    words = said("scenario-offered"), said("scenario-not-offered")
                    self._differs(path, *(words if offered else reversed(words)))

    def _standings(self, wanted: Mapping[str, Mapping[str, object]]) -> None:
        standings = {one.seat: one for one in self.match.standings()} if wanted else {}
        for key, values in wanted.items():
            path: KeyPath = ("standings", key)
            for name in values:
                if name not in PARTS:
                    what = said("problem-unknown-key", near=nearest(name, PARTS))
                    self.writing.note((*self.path, *path, name), what, True)
            one = standings.get(self._seat(key, path, key=True))
            found = {"rank": one.rank, "points": one.points, "lines": dict(one.lines)} if one else {}
            self._same({name: value for name, value in values.items() if name in PARTS}, found, path)

    @property
    def _reader(self) -> Reader:
        return self.writing.reader

    def _seat(self, value: Seat, path: KeyPath, key: bool = False) -> int:
        return self._reader.seat(value, self.match.state.seats, (*self.path, *path), key)

    def _spot(self, named: str, key: str) -> Spot | None:
        spot = find_spot(self.match.ruleset.program, named)
        if isinstance(spot, Said):
            self.writing.note((*self.path, key), spot, False)
            return None
        return spot

    def _equal(self, path: KeyPath, wanted: object, found: object) -> None:
        if not _fits(wanted, found):
            self._differs(path, wanted, found)

    def _differs(self, path: KeyPath, wanted: object, found: object) -> None:
        self.writing.note((*self.path, *path), difference(wanted, found), False)


def _entry(found: dict[str, Any] | list[Any], key: object) -> tuple[Any] | None:
    """Return an entry of a mapping or list, if it is there."""
    if isinstance(found, list):
        return (found[key],) if isinstance(key, int) and 0 <= key < len(found) else None
    return (found[str(key)],) if str(key) in found else None


def _fits(wanted: object, found: object) -> bool:
    """Tell whether values are equal; `true` is no number, and a mapping may leave entries out."""
    if isinstance(wanted, dict) and isinstance(found, (dict, list)):
        return all((here := _entry(found, key)) is not None and _fits(item, here[0]) for key, item in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(map(_fits, wanted, found))
    return wanted == found and isinstance(wanted, bool) == isinstance(found, bool)


def _told(kind: str, fields: Mapping[str, Any]) -> object:
    return {short(kind): dict(fields)} if fields else short(kind)
