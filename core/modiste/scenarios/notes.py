"""What is found while a scenario is played: gathered, so that all of it is told, each thing at its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from modiste.errors import ContentError, ModisteError, PlayError
from modiste.match import Match
from modiste.problem import KeyPath, Problem, Said, said
from modiste.scenarios.act import short_form
from modiste.scenarios.bounds import strange
from modiste.scenarios.files import Sheet
from modiste.scenarios.place import Spot, find_spot
from modiste.scenarios.types import shown
from modiste.state import State

EXAMPLES = 8
"""So many allowed actions are told beside one that is refused."""


class Stop(Exception):
    """Nothing further can be said of a scenario."""


@dataclass(slots=True)
class Notes:
    """The problems of a scenario."""

    sheet: Sheet
    problems: list[Problem] = field(default_factory=list)

    def note(self, path: KeyPath, what: Said, key: bool = False) -> None:
        """Add what is wrong at a path of the scenario; `key` says that its key is meant."""
        self.problems.append(self.sheet.problem(path, what, key=key))

    def stop(self, path: KeyPath, what: Said) -> Stop:
        """Add what keeps the scenario from going on; return what is to be raised."""
        self.note(path, what)
        return Stop()

    def refused(self, error: ModisteError, path: KeyPath) -> Stop:
        """Add why something is refused; a pack that is broken tells all that is wrong with it."""
        told = error.facts.get("problems")
        if isinstance(error, ContentError) and isinstance(told, (tuple, list)):
            self.problems += told
            return Stop()
        return self.stop(path, _words(error))

    def spot(self, state: State, named: str, path: KeyPath) -> Spot:
        """Find a place of the flow.

        Raises:
            Stop: there is none, or several have that name.
        """
        spot = find_spot(state.ruleset.program, named)
        if isinstance(spot, Said):
            raise self.stop(path, spot)
        return spot

    @contextmanager
    def guard(self, match: Match | State, path: KeyPath) -> Iterator[None]:
        """Do something with a match; whatever it refuses, or its game does not stand, is told at `path`.

        Raises:
            Stop: it did not go well.
        """
        try:
            yield
        except PlayError as error:
            raise self.stop(path, _refusal(error, match, self.sheet.calls)) from error
        except ModisteError as error:
            raise self.refused(error, path) from error
        except Stop:
            raise
        except Exception as error:  # whatever a game raises that is given what it never meets in play
            raise self.stop(path, strange(error, match.ruleset, {})) from error


def _words(error: ModisteError) -> Said:
    """Return the message of a named error."""
    facts: dict[str, Any] = {"words": str(error), "problem": str(error)}
    for name, value in error.facts.items():
        plain = ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else value
        facts[name] = plain if isinstance(plain, (int, str)) else str(plain)
        facts[f"{name}_given"] = "yes" if value else "no"
    inner = said(f"error-{error.code.replace('/', '-')}", **facts)
    return said("problem-own-words", words=inner)  # it tells itself what was probably meant


def _refusal(error: PlayError, match: Match | State, calls: Sequence[str]) -> Said:
    """Say that an action is refused, and what would be allowed."""
    if not isinstance(match, Match) or not match.waiting:
        return said("problem-scenario-refused-now", code=error.code)
    asked = error.facts.get("seat")
    seat = asked if isinstance(asked, int) and asked in match.waiting else match.waiting[0]
    call = dict(enumerate(calls))
    offers = [shown({call.get(seat, seat): short_form(match, one)}) for one in islice(match.space(seat), EXAMPLES)]
    seats = ", ".join(str(call.get(waiting, waiting)) for waiting in match.waiting)
    return said("problem-scenario-refused", code=error.code, seats=seats, allowed=", ".join(offers))
