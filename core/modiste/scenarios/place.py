"""Places of the flow as scenarios name them: `quarter 2/working 1/planning`, or the end of such a path."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from modiste.flow import Program
from modiste.problem import Said, nearest, said
from modiste.state import State

_PART: Final = re.compile(r"(?P<name>.+?)(?: (?P<lap>\d{1,6}))?")


@dataclass(frozen=True, slots=True)
class Spot:
    """A node of the flow in certain laps: its full path, its first and last place, laps by loop that were named."""

    path: str
    first: int
    last: int
    laps: dict[int, int]

    def holds(self, state: State) -> bool:
        """Tell whether a match is in here."""
        here = self.first <= state.place <= self.last
        return here and all(state.laps[loop] == lap for loop, lap in self.laps.items())

    def enter(self, state: State) -> None:
        """Put a state right before this, in the laps that were named and in the first of all others."""
        state.place = self.first - 1
        state.laps = [self.laps.get(loop, 0) for loop in range(len(state.laps))]


def nodes(program: Program) -> list[str]:
    """List the paths of all nodes of a flow, parents first."""
    found: dict[str, None] = {}
    for place in program.places:
        parts = place.path.split("/")
        found |= dict.fromkeys("/".join(parts[:count]) for count in range(1, len(parts) + 1))
    return list(found)


def find_spot(program: Program, named: str) -> Spot | Said:
    """Find the place that is named, or say what is wrong with the name."""
    parts = [found for part in named.split("/") if (found := _PART.fullmatch(part.strip()))]
    plain = "/".join(part["name"] for part in parts)
    known = nodes(program)
    fits = [path for path in known if path == plain] or [path for path in known if path.endswith(f"/{plain}")]
    if len(fits) > 1:
        return said("problem-scenario-places", places=", ".join(fits))
    if not fits:
        ends = {"/".join(path.split("/")[start:]) for path in known for start in range(path.count("/") + 1)}
        return said("problem-scenario-no-place", got=named, near=nearest(plain, ends))
    laps = _laps(program, fits[0], parts)
    return laps if isinstance(laps, Said) else _spot(program, fits[0], laps)


def _laps(program: Program, path: str, parts: Iterable[re.Match[str]]) -> dict[int, int] | Said:
    """Read the laps that are named with the last parts of a path."""
    times = {place.loop: place.times for place in program.places if place.phase is None}
    named = list(parts)
    steps = path.split("/")
    laps: dict[int, int] = {}
    for depth, part in enumerate(named, len(steps) - len(named) + 1):
        node = "/".join(steps[:depth])
        if part["lap"] is None:
            continue
        if node not in program.loops:
            return said("problem-scenario-no-loop", name=part["name"])
        loop = program.loops.index(node)
        if not 1 <= int(part["lap"]) <= times[loop]:
            return said("problem-scenario-laps", name=part["name"], got=part["lap"], most=times[loop])
        laps[loop] = int(part["lap"]) - 1
    return laps


def _spot(program: Program, path: str, laps: dict[int, int]) -> Spot:
    inside = [
        number
        for number, place in enumerate(program.places)
        if place.phase is not None and f"{place.path}/".startswith(f"{path}/")
    ]
    return Spot(path, inside[0], inside[-1], laps)
