"""Plays scenarios: sets a match up, does what is to be done, compares what must be so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from modiste.action import Action
from modiste.catalogue import Catalogue
from modiste.errors import ModisteError, PlayError
from modiste.match import Match
from modiste.problem import KeyPath, Problem, nearest, said
from modiste.scenarios.act import Writing
from modiste.scenarios.begin import Beginning
from modiste.scenarios.expect import DIFFERS, Comparing, difference
from modiste.scenarios.files import Sheet
from modiste.scenarios.notes import Notes, Stop
from modiste.scenarios.place import Spot
from modiste.scenarios.types import Reader, shown

FIRST: Final = "first"
MOST_ANSWERS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a scenario: all that is wrong with it, and all that is not as expected."""

    sheet: Sheet
    problems: tuple[Problem, ...]

    @property
    def holds(self) -> bool:
        """Whether all was as expected."""
        return not self.problems

    @property
    def broken(self) -> bool:
        """Whether it could not be played as it is written."""
        return any(problem.what.message != DIFFERS for problem in self.problems)


def play(sheet: Sheet, catalogue: Catalogue, packs: Sequence[str] = ()) -> Outcome:
    """Play a scenario; `packs` are ids of packs that are read beside those that it names."""
    notes = Notes(sheet)
    with suppress(Stop):
        reader = Reader(sheet.calls, notes.note)
        beginning = Beginning(notes, catalogue, packs)
        _Playing(notes, reader, beginning, beginning.match(reader)).play()
    return Outcome(sheet, tuple(sorted(dict.fromkeys(notes.problems))))


@dataclass(frozen=True, slots=True)
class _Playing:
    """A scenario that goes on from its beginning."""

    notes: Notes
    reader: Reader
    beginning: Beginning
    match: Match

    def play(self) -> None:
        told = 0
        for path, step in self.notes.sheet.steps():
            for number, entry in enumerate(step.do):
                self._do(entry, (*path, "do", number))
            if step.expect:
                where = (*path, "expect")
                writing = Writing(self.match, self.reader)
                with self.notes.guard(self.match, where):
                    events = self.match.events[told:]
                    Comparing(self.match, writing, self.beginning.left, events, where).compare(step.expect)
                told = len(self.match.events)

    def _do(self, entry: object, path: KeyPath) -> None:
        keys = [key for key in entry if key != "refused"] if isinstance(entry, dict) else []
        if isinstance(entry, dict) and "answer" in entry:
            self._answer(entry, path)
        elif isinstance(entry, dict) and len(keys) == 1:
            action = self._action(keys[0], entry[keys[0]], (*path, keys[0]))
            if "refused" in entry:
                self._refuse(action, entry["refused"], (*path, "refused"))
            else:
                with self.notes.guard(self.match, path):
                    self.match.submit(action)
        else:
            raise self.notes.stop(path, said("problem-scenario-do", got=shown(entry)))

    def _action(self, key: str, value: object, path: KeyPath) -> Action:
        known = len(self.notes.problems)
        seat = self.reader.seat(key, self.match.state.seats, path, key=True)
        action = Writing(self.match, self.reader).action(seat, value, path)
        if action is None or len(self.notes.problems) > known:
            raise Stop
        return action

    def _refuse(self, action: Action, given: object, path: KeyPath) -> None:
        """Make sure that an action is refused, for the reason that is given."""
        code = self._code(given, path)
        try:
            self.match.check(action)
        except PlayError as error:
            if error.code != code:
                self.notes.note(path, difference(code, error.code))
            return
        raise self.notes.stop(path, difference(code, said("scenario-allowed")))

    def _code(self, given: object, path: KeyPath) -> str:
        """Return the code of a refusal, which may be given without its family."""
        known = list(codes_of(PlayError))
        codes = {code.partition("/")[2]: code for code in known} | {code: code for code in known}
        if str(given) not in codes:
            near = nearest(str(given), codes)
            what = said("problem-scenario-code", got=shown(given), near=near, known=", ".join(known))
            raise self.notes.stop(path, what)
        return codes[str(given)]

    def _answer(self, entry: Mapping[str, Any], path: KeyPath) -> None:
        """Give the first answer to what is asked now, or to everything until a place is reached."""
        if entry["answer"] != FIRST or set(entry) - {"answer", "until"}:
            raise self.notes.stop(path, said("problem-scenario-answer"))
        if "until" not in entry:
            with self.notes.guard(self.match, path):
                for seat in self.match.waiting:
                    self._answer_first(seat)
            return
        until = (*path, "until")
        spot = self.notes.spot(self.match.state, str(entry["until"]), until)
        with self.notes.guard(self.match, path):
            self._answer_until(spot)
        if not spot.holds(self.match.state):
            raise self.notes.stop(until, said("problem-scenario-never", place=str(entry["until"])))

    def _answer_until(self, spot: Spot) -> None:
        for _ in range(MOST_ANSWERS):
            if self.match.over or spot.holds(self.match.state):
                return
            self._answer_first(self.match.waiting[0])

    def _answer_first(self, seat: int) -> None:
        if seat in self.match.waiting:
            self.match.submit(next(iter(self.match.space(seat))))


def codes_of(cls: type[ModisteError]) -> Iterator[str]:
    """Yield the codes of a family of errors."""
    yield cls.code
    for sub in cls.__subclasses__():
        yield from codes_of(sub)
