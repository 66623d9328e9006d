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

from modiste.flow import path_of
from modiste.testing.play import ContractBroken, Trial
from modiste.testing.record_checks import save
from modiste.testing.subject import Setting, Subject
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
        if _length(best[0]) == 0 or monotonic() > until:
            break
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


def tell(failure: Failure, subject: Subject, records: Path) -> str:
    """Write a failure as a report, and its record into a folder."""
    told = _said(failure.error)
    lines = [f"{failure.name}: {told}", "", f"  promise   {failure.promise}", f"  game      {subject.game.id}"]
    trial = failure.trial
    if trial is not None:
        lines += _setting_of(trial)
        lines += _place_in(trial)
        lines += _record_of(failure, trial, subject, records)
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
    ]


def _place_in(trial: Trial) -> list[str]:
    match, trying = trial.journal.match, trial.journal.trying
    if match is None:
        return ["  decision  none, the match could not be set up"]
    number = len(match.turns) + (trying is not None)
    action = trying if trying is not None else match.turns[-1].action if match.turns else None
    told = f"{number}: {action}" if action is not None else "0: the first question"
    stack = "/".join(type(phase).__name__ for phase in match.state.stack)
    where = f"{path_of(match.state)} ({stack})" if stack else "the end"
    return [f"  decision  {told}{', while it is carried out' * (trying is not None)}", f"  at        {where}"]


def _record_of(failure: Failure, trial: Trial, subject: Subject, records: Path) -> list[str]:
    match = trial.journal.match
    if match is None:
        return []
    setting = Setting(trial.ruleset.edition, tuple(variant.id for variant in trial.ruleset.variants))
    path = records / f"{subject.game.id}-{setting}-{failure.name}-{trial.seats}-seats-seed-{trial.seed}.jsonl"
    problem = _saved(path, match)
    if problem:
        return [f"  record    none can be written: {problem}"]
    shown = f"the shortest of {failure.tried} matches" if failure.tried > 1 else "cut where it broke"
    return [f"  record    {path} ({len(match.turns)} decisions, {shown})", f"  see it    {_command(path, subject)}"]


def _saved(path: Path, match: Match) -> str:
    """Write a record in place of an older one; return why that cannot be done, or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    error = raised_by(lambda: save(path, match))
    return "" if error is None else cause_of(error)


def _command(path: Path, subject: Subject) -> str:
    command = ["modiste", "replay", str(path)]
    for file in subject.plugins:
        command += ["--plugin", str(file)]
    for folder in subject.packs:
        command += ["--pack", str(folder)]
    lacks = subject.given and not subject.plugins
    hint = "  (with --plugin FILE, a file that registers what is not installed)" if lacks else ""
    return shlex.join(command) + hint
