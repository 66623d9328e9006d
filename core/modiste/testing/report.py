"""Tells a broken promise: which, how, where, and by the shortest record that shows it, in a file.

The match is cut at the position where the promise broke; then fewer seats and other seeds are tried for a shorter one.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from inspect import getdoc
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from modiste.testing.play import MOST_DECISIONS, ContractBroken, Trial
from modiste.testing.record_checks import save
from modiste.testing.sources import shown
from modiste.testing.subject import Subject
from modiste.trace import cause_of, place_of

if TYPE_CHECKING:
    from modiste.match import Match

SEEDS: Final = range(1, 7)
SECONDS: Final = 10.0
"""How many seeds are tried for a shorter record, and how long at most."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A promise that broke: the name of its check, what it promises, what was raised and, if it was in play, where.

    `tried` counts the matches that were played to find it.
    """

    name: str
    promise: str
    error: Exception
    trial: Trial | None = None
    tried: int = 1


def raised_by(check: Callable[[], object]) -> Exception | None:
    """Run a check and return what it raises; whatever comes out of a game's code is the game's fault."""
    try:
        check()
    except Exception as error:  # noqa: BLE001 - see above
        return error
    return None


def promise_of(check: Callable[..., None]) -> str:
    """Return what a check promises: the first sentence of its docstring."""
    first = (getdoc(check) or check.__name__).partition("\n\n")[0]
    return " ".join(first.split())


def shortest(check: Callable[[Trial], None], trial: Trial, error: Exception) -> tuple[Trial, Exception, int]:
    """Look for a shorter match that breaks the same promise; return it and how many matches were played."""
    best, until, tried = (trial, error), monotonic() + SECONDS, 1
    for other in _others(trial):
        if _length(best[0]) in (0, MOST_DECISIONS) or monotonic() > until:
            break  # nothing is shorter, or the game is endless with other seeds as well
        tried += 1
        again = raised_by(partial(check, other))
        if type(again) is type(error) and again is not None and _length(other) < _length(best[0]):
            best = other, again
    return *best, tried


def _others(trial: Trial) -> Iterator[Trial]:
    counts = sorted({min(trial.ruleset.game.seats), trial.seats})
    for seats in counts:
        for seed in SEEDS:
            if (seats, seed) != (trial.seats, trial.seed):
                yield Trial(trial.ruleset, seats, seed)


def _length(trial: Trial) -> int:
    match = trial.journal.match
    return len(match.turns) if match is not None else 0


def tell(failure: Failure, subject: Subject, record: Path) -> str:
    """Write a failure as a report, and the record that shows it into a file."""
    lines = [f"{failure.name}: {_said(failure.error)}", ""]
    lines += [f"  promise   {failure.promise}", f"  game      {subject.game.id}"]
    if failure.trial is not None:
        lines += _setting_of(failure.trial)
        lines += _record_of(failure, failure.trial, subject, record)
    return "\n".join(lines)


def _said(error: Exception) -> str:
    """Say what went wrong: as the check does, or what the game's code has raised and where."""
    if isinstance(error, ContractBroken):
        return error.what
    place = place_of(error, "")
    ours = Path(place.rpartition(":")[0]).parent == Path(__file__).parent
    return cause_of(error) + (f" ({place})" if place and not ours else "")


def _setting_of(trial: Trial) -> list[str]:
    ruleset = trial.ruleset
    variants = ", ".join(variant.id for variant in ruleset.variants) or "none"
    return [
        f"  edition   {ruleset.edition}",
        f"  variants  {variants}",
        f"  seats     {trial.seats}",
        f"  seed      {trial.seed}",
        f"  after     {trial.journal.decision}",
        f"  at        {trial.journal.place}",
    ]


def _record_of(failure: Failure, trial: Trial, subject: Subject, path: Path) -> list[str]:
    match = trial.journal.match
    if match is None:
        return []
    problem = _saved(path, match)
    if problem:
        return [f"  record    none can be written: {problem}"]
    how = f"the shortest of {failure.tried} matches" if failure.tried > 1 else "cut where it broke"
    told = f"{shown(path)} ({len(match.turns)} decisions, {how})"
    return [f"  record    {told}", f"  see it    {_command(path, subject)}"]


def _saved(path: Path, match: Match) -> str:
    """Write a record in place of an older one; return why that cannot be done, or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    error = raised_by(lambda: save(path, match))
    return "" if error is None else cause_of(error)


def _command(path: Path, subject: Subject) -> str:
    command = ["modiste", "replay", shown(path)]
    for file in subject.plugins:
        command += ["--plugin", str(file)]
    for folder in subject.packs:
        command += ["--pack", str(folder)]
    lacks = subject.given and not subject.plugins
    hint = "  (with --plugin FILE, a file that registers what is not installed)" if lacks else ""
    return shlex.join(command) + hint
