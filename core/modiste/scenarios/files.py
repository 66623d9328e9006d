"""Scenario files: how a question of the rules is written down, so that it can be settled without Python.

A file holds one scenario, or several under `scenarios`, which then share what stands beside that key. What may be given
and expected is named as the game names it; `modiste.scenarios.run` plays it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from pydantic import ValidationError

from modiste import yaml_reader
from modiste.content import problems_of
from modiste.errors import ContentError
from modiste.packs import PackError, read_text
from modiste.problem import KeyPath, Problem, Said, said
from modiste.vocabulary import Record
from modiste.yaml_reader import Located, YamlError

ENDINGS: Final = (".yaml", ".yml")
SEVERAL: Final = "scenarios"

Seat: TypeAlias = int | str
"""A seat by its number from 0, or by its name."""


class ScenarioError(ContentError):
    """A scenario file that cannot be played; the facts hold all `problems` that were found."""

    code = "content/scenario"

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(sorted(problems))
        super().__init__("\n".join(map(str, self.problems)), problems=self.problems)


class Expect(Record):
    """What must be so.

    Attributes:
        after: a place of the flow; `state` and `view` are then as they were when it was last left.
        at, waiting, over: where the match is, which seats are asked, whether it has ended.
        state, view: values by the names of the state's fields; a view is that of a `seat`, or of a spectator.
        events, no_events: what has happened since the expectation before, in order, and what has not.
        offered, not_offered: actions by seat.
        standings: rank, points and lines by seat.
    """

    after: str = ""
    at: str = ""
    waiting: list[Seat] | None = None
    over: bool | None = None
    state: dict[str, Any] = {}
    view: dict[str, Any] | list[dict[str, Any]] = {}
    events: list[Any] = []
    no_events: list[Any] = []
    offered: dict[str, list[Any]] = {}
    not_offered: dict[str, list[Any]] = {}
    standings: dict[str, dict[str, Any]] = {}


class Step(Record):
    """Something that is done, and what must be so afterwards."""

    do: list[Any] = []
    expect: Expect | None = None


class Scenario(Step):
    """A question of the rules: a game, what is given, what is done, and what must come of it.

    Attributes:
        title, question, clauses: what is settled, in words and by the ids of the rules' clauses.
        game, edition, options, variants, packs, seats, seed: the match, set up as `modiste play` does.
        given: values laid over the set-up state, and `at`: the place of the flow that is entered.
        do, expect, steps: what is done and expected, once or several times.
    """

    title: str = ""
    question: str = ""
    clauses: list[str] = []
    game: str
    edition: str = "standard"
    options: dict[str, str | int | bool] = {}
    variants: list[str] = []
    packs: list[str] = []
    seats: int | list[str] | None = None
    seed: int = 1
    given: dict[str, Any] = {}
    steps: list[Step] = []


@dataclass(frozen=True, slots=True)
class Sheet:
    """A scenario as it stands in its file; `where` says at which path each of its keys does."""

    file: Located
    base: KeyPath
    where: Mapping[str, KeyPath]
    scenario: Scenario

    @property
    def line(self) -> int:
        """The line in which the scenario begins."""
        return self.file.find(self.base)[1].line

    @property
    def calls(self) -> list[str]:
        """What the seats are called; nothing where they have numbers only."""
        seats = self.scenario.seats
        return seats if isinstance(seats, list) else []

    def steps(self) -> list[tuple[KeyPath, Step]]:
        """List what is done and expected, with the paths, what stands at the top first."""
        own = [((), Step(do=self.scenario.do, expect=self.scenario.expect))]
        more: list[tuple[KeyPath, Step]] = [
            (("steps", number), step) for number, step in enumerate(self.scenario.steps)
        ]
        return [*own, *more]

    def problem(self, path: KeyPath, what: Said, *, key: bool = False) -> Problem:
        """Return what is wrong at a path within the scenario."""
        return self.file.problem(_placed(path, self.base, self.where), what, key=key)


def find_files(paths: Sequence[Path]) -> list[Path]:
    """List the scenario files that are named, and all YAML files in the folders that are."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(one for one in path.rglob("*") if one.suffix in ENDINGS and one.is_file())
        else:
            found.append(path)
    return found


def read_sheets(path: Path) -> list[Sheet]:
    """Read the scenarios of a file.

    Raises:
        ScenarioError: all that is wrong with it.
    """
    whole = path.resolve()
    try:
        text = read_text(whole.parent, whole.name)
    except PackError as error:
        raise ScenarioError([replace(problem, file=str(path)) for problem in error.problems]) from error
    return sheets_of(text, str(path))


def sheets_of(text: str, name: str) -> list[Sheet]:
    """Read scenarios from text; errors call it `name`.

    Raises:
        ScenarioError: all that is wrong with it.
    """
    try:
        file = yaml_reader.read(text, name)
    except YamlError as error:
        raise ScenarioError(error.problems) from error
    whole = file.value
    if not isinstance(whole, dict):
        raise ScenarioError([file.problem((), said("problem-value-dict-type", got="", words=""))])
    single = SEVERAL not in whole
    parts = [whole] if single else whole[SEVERAL]
    if not isinstance(parts, list) or not parts or not all(isinstance(part, dict) for part in parts):
        raise ScenarioError([file.problem((SEVERAL,), said("problem-scenario-several"))])
    shared = {} if single else {name: value for name, value in whole.items() if name != SEVERAL}
    problems: list[Problem] = []
    bases: list[KeyPath] = [()] if single else [(SEVERAL, number) for number in range(len(parts))]
    found = [_sheet(file, base, part, shared, problems) for base, part in zip(bases, parts, strict=True)]
    if problems:
        raise ScenarioError(list(dict.fromkeys(problems)))
    return [sheet for sheet in found if sheet]


def _sheet(
    file: Located, base: KeyPath, part: Mapping[str, Any], shared: Mapping[str, Any], problems: list[Problem]
) -> Sheet | None:
    """Read one scenario, or note what is wrong with it."""
    where = {name: (*base, name) if name in part else (name,) for name in {**shared, **part}}
    try:
        scenario = Scenario.model_validate({**shared, **part})
    except ValidationError as error:
        problems += problems_of(error, Scenario, lambda path: file, placed=lambda path: _placed(path, base, where))
        return None
    return Sheet(file, base, where, scenario)


def _placed(path: KeyPath, base: KeyPath, where: Mapping[str, KeyPath]) -> KeyPath:
    """Say where in the file stands what is at a path of the scenario."""
    if not path:
        return base
    return (*where.get(str(path[0]), (*base, path[0])), *path[1:])
