"""The flow: a tree of phases that reads like the rulebook's table of contents.

`Sequence` and `Repeat` hold steps and one another; every node has a name, and names joined by `/` make the
path by which variants patch the flow and saves say where a match is. A ruleset compiles the tree into a flat
program, so that moving on costs an addition.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from modiste.errors import BadDeclaration
from modiste.phase import AnyPhase
from modiste.state import State


@dataclass(frozen=True, slots=True)
class Step:
    """A named phase of the flow; `phase` is the template that entering copies."""

    name: str
    phase: AnyPhase


@dataclass(frozen=True, slots=True, init=False)
class Sequence:
    """Parts that follow one another."""

    name: str
    parts: tuple[Node, ...]

    def __init__(self, name: str, *parts: Node) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "parts", parts)


@dataclass(frozen=True, slots=True, init=False)
class Repeat:
    """Parts that are gone through `times` times, or until `until` says so after a lap."""

    name: str
    times: int
    parts: tuple[Node, ...]
    until: Callable[[State], bool] | None

    def __init__(self, name: str, times: int, *parts: Node, until: Callable[[State], bool] | None = None) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "times", times)
        object.__setattr__(self, "parts", parts)
        object.__setattr__(self, "until", until)


Node: TypeAlias = Step | Sequence | Repeat


@dataclass(frozen=True, slots=True)
class Patch:
    """A change of the flow at `path`: parts before or after it, in its place, or nothing (`remove`)."""

    where: Literal["before", "after", "replace", "remove"]
    path: str
    parts: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """One entry of the compiled flow: a phase to enter, or (without one) the end of a loop.

    `loop` is the loop's number in `State.laps`, `back` the place before its first part.
    """

    path: str
    phase: AnyPhase | None = None
    loop: int = -1
    times: int = 0
    back: int = -1
    until: Callable[[State], bool] | None = None


@dataclass(frozen=True, slots=True)
class Program:
    """A compiled flow: its places in order, and for every loop its path."""

    places: tuple[Place, ...]
    loops: tuple[str, ...]


def compile_flow(flow: Node) -> Program:
    """Flatten a flow into a program.

    Raises:
        BadDeclaration: two parts of one node have the same name, or a repeat goes round less than once.
    """
    places: list[Place] = []
    loops: list[str] = []
    _compile(flow, "", places, loops)
    return Program(tuple(places), tuple(loops))


def _compile(node: Node, parent: str, places: list[Place], loops: list[str]) -> None:
    path = f"{parent}/{node.name}" if parent else node.name
    if isinstance(node, Step):
        places.append(Place(path, node.phase))
        return
    names = [part.name for part in node.parts]
    if len(set(names)) != len(names):
        raise BadDeclaration(f"{path}: two parts have the same name", path=path, reason="twice")
    if isinstance(node, Sequence):
        for part in node.parts:
            _compile(part, path, places, loops)
        return
    if node.times < 1:
        raise BadDeclaration(f"{path}: a repeat goes round at least once", path=path, reason="laps")
    number, back = len(loops), len(places) - 1
    loops.append(path)
    for part in node.parts:
        _compile(part, path, places, loops)
    places.append(Place(path, None, number, node.times, back, node.until))


def lap(state: State, loop: str) -> int:
    """Say in which lap of the loop at path `loop` the match is, counting from 0."""
    return state.laps[state.ruleset.program.loops.index(loop)]


def path_of(state: State) -> str:
    """Say where in the flow the match is, with the laps of all loops around it: `year/quarter 2/working 1/upkeep`."""
    program = state.ruleset.program
    if not 0 <= state.place < len(program.places):
        return ""
    parts = program.places[state.place].path.split("/")
    shown = []
    for count in range(1, len(parts) + 1):
        prefix = "/".join(parts[:count])
        number = program.loops.index(prefix) if prefix in program.loops else None
        shown.append(parts[count - 1] if number is None else f"{parts[count - 1]} {state.laps[number] + 1}")
    return "/".join(shown)


def paths(flow: Node, parent: str = "") -> Iterator[str]:
    """Yield the paths of all nodes, parents first."""
    path = f"{parent}/{flow.name}" if parent else flow.name
    yield path
    for part in () if isinstance(flow, Step) else flow.parts:
        yield from paths(part, path)


def patched(flow: Node, patch: Patch) -> Node:
    """Apply one patch; its path may be the end of a full path if that fits one node only.

    Raises:
        BadDeclaration: no node has that path, or several have.
    """
    found = find(flow, patch.path)
    parent, _, name = found.rpartition("/")
    if not parent:
        raise BadDeclaration(f"{patch.path}: the whole flow cannot be patched", path=patch.path)
    return _patched(flow, "", parent, name, patch)


def find(flow: Node, path: str) -> str:
    """Return the full path that `path` (a full path or the end of one) names."""
    known = list(paths(flow))
    fits = [full for full in known if full == path] or [full for full in known if full.endswith(f"/{path}")]
    if len(fits) == 1:
        return fits[0]
    if fits:
        raise BadDeclaration(f"{path!r} fits several places of the flow: {', '.join(fits)}", path=path, fits=fits)
    near = difflib.get_close_matches(path, [*known, *(full.rpartition("/")[2] for full in known)], 1)
    meant = f"; did you mean {near[0]!r}?" if near else ""
    raise BadDeclaration(f"the flow has no place {path!r}{meant}", path=path, near=near[0] if near else "")


def _patched(node: Node, above: str, parent: str, name: str, patch: Patch) -> Node:
    if isinstance(node, Step):
        return node
    path = f"{above}/{node.name}" if above else node.name
    if path != parent:
        parts = tuple(_patched(part, path, parent, name, patch) for part in node.parts)
    else:
        parts = tuple(new for part in node.parts for new in (_spliced(part, patch) if part.name == name else (part,)))
    if isinstance(node, Sequence):
        return Sequence(node.name, *parts)
    return Repeat(node.name, node.times, *parts, until=node.until)


def _spliced(part: Node, patch: Patch) -> tuple[Node, ...]:
    if patch.where == "before":
        return (*patch.parts, part)
    if patch.where == "after":
        return (part, *patch.parts)
    return patch.parts if patch.where == "replace" else ()
