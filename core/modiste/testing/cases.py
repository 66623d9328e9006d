"""The cases of the kit: what is asked of a game once, of each way to set it up, and of each number of seats."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from modiste.testing.clauses import check_clauses
from modiste.testing.play import ContractBroken, Trial, refuse
from modiste.testing.processes import check_hash_seeds
from modiste.testing.report import Failure, promise_of, raised_by, shortest, tell
from modiste.testing.sources import forbidden, rules_files
from modiste.testing.subject import Setting, Subject
from modiste.testing.suite import CHECKS, check_phases
from modiste.testing.words import check_packs, check_words, languages_of


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a case is tried: the folder for records, and that of the tests, which may carry the clauses of rules."""

    records: Path
    tests: Path


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """One test: its id, and how it looks for a failure."""

    id: str
    subject: Subject
    find: Callable[[Ground], Failure | None]

    def run(self, ground: Ground) -> None:
        """Run the case.

        Raises:
            ContractBroken: a promise is not kept; the message is a whole report.
        """
        failure = self.find(ground)
        if failure is not None:
            record = ground.records / f"{self.subject.game.id}-{self.id}.jsonl"
            raise ContractBroken(tell(failure, self.subject, record))


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is to be tried of a subject; see `contract`."""

    seats: Collection[int] = ()
    seeds: Collection[int] = (1, 2)
    rare: Collection[str] = ()
    leave_out: Collection[str] = ()


def check_sources(subject: Subject) -> None:
    """Rules draw from the streams of the table only, and use no clock, machine, hash or order of a set."""
    refuse("rules code leaves something to chance", forbidden(rules_files(subject.parts())))


def cases_of(subject: Subject, plan: Plan) -> Iterator[Case]:
    """Yield all cases of a subject, except those of the checks that are left out."""
    yield from (case for case in _of_subject(subject) if case.id.partition("-")[0] not in plan.leave_out)
    yield from _in_settings(subject, plan)


def _of_subject(subject: Subject) -> Iterator[Case]:
    """Yield what is asked once."""

    def case(name: str, check: Callable[..., None], *rest: object) -> Case:
        return Case(name, subject, lambda ground: _once(name, partial(check, subject, *rest)))

    yield case("sources", check_sources)
    yield case("hash_seeds", check_hash_seeds)
    if subject.game.packs or subject.variants:
        yield case("packs", check_packs)
        yield Case("clauses", subject, lambda ground: _once("clauses", partial(check_clauses, subject, ground.tests)))
        yield from (case(f"words-{language}", check_words, language) for language in languages_of(subject))


def _once(name: str, check: partial[None]) -> Failure | None:
    error = raised_by(check)
    trial = error.trial if isinstance(error, ContractBroken) else None
    return Failure(name, promise_of(check.func), error, trial) if error is not None else None


def _in_settings(subject: Subject, plan: Plan) -> Iterator[Case]:
    """Yield what is asked of each way to set the game up, and of each number of seats."""
    counts = [count for count in subject.game.seats if not plan.seats or count in plan.seats]
    for setting in subject.settings():
        plain = setting == Setting()
        seeds = list(plan.seeds) if plain or subject.variants else list(plan.seeds)[:1]
        for seats in counts:
            for name in CHECKS:
                if name not in plan.leave_out:
                    find = partial(_in_play, subject, name, setting, seats, seeds)
                    yield Case(f"{setting}-{seats}-seats-{name}", subject, find)
        if "phases" not in plan.leave_out:
            yield Case(f"{setting}-phases", subject, partial(_phases, subject, setting, plan.rare))


def _in_play(
    subject: Subject, name: str, setting: Setting, seats: int, seeds: list[int], ground: Ground
) -> Failure | None:
    check = CHECKS[name]
    error = raised_by(partial(subject.ruleset, setting))
    if error is not None:
        return Failure(name, promise_of(check), error)
    for seed in seeds:
        trial = Trial(subject.ruleset(setting), seats, seed)
        error = raised_by(partial(check, trial))
        if error is not None:
            least, error, tried = shortest(check, trial, error)
            return Failure(name, promise_of(check), error, least, tried)
    return None


def _phases(subject: Subject, setting: Setting, rare: Collection[str], ground: Ground) -> Failure | None:
    error = raised_by(lambda: check_phases(Trial(subject.ruleset(setting), min(subject.game.seats), 1), rare))
    return Failure("phases", promise_of(check_phases), error) if error is not None else None
