"""The cases of the kit: what is asked of a game once, of each way to set it up, and of each number of seats."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from modiste.errors import EndlessFlow
from modiste.testing.clauses import check_clauses
from modiste.testing.play import ContractBroken, NotTried, Trial, Unplayable, refuse
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
            NotTried: another case has told already that nothing can be played.
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


@dataclass(frozen=True, slots=True)
class Stuck:
    """The settings in which no match can be set up and played to its end, each with the case that has told so."""

    told: dict[Setting, str] = field(default_factory=dict)

    def note(self, case: str, setting: Setting, failure: Failure | None) -> None:
        """Note what a case has found, if everything else in play would find it again."""
        if failure is not None:
            nothing_yet = failure.trial is None or failure.trial.journal.match is None
            raised = nothing_yet and not isinstance(failure.error, ContractBroken)
            if raised or isinstance(failure.error, Unplayable | EndlessFlow):
                self.told.setdefault(setting, case)

    def refuse(self, case: str, *settings: Setting) -> None:
        """Leave a case out that needs matches in some settings; what a game cannot do alone, it cannot with variants.

        Raises:
            NotTried: another case has told that there are none.
        """
        for setting in (*settings, Setting()):
            told = self.told.get(setting, case)
            if told != case:
                raise NotTried(f"nothing can be played to its end, see {told}")


def cases_of(subject: Subject, plan: Plan) -> Iterator[Case]:
    """Yield all cases of a subject, except those of the checks that are left out."""
    stuck = Stuck()
    asked_once = _of_subject(subject, stuck)
    yield from (case for case in (*_in_settings(subject, plan, stuck), *asked_once) if not _left_out(case, plan))


def _left_out(case: Case, plan: Plan) -> bool:
    return case.id.partition("-")[0] in plan.leave_out


def _of_subject(subject: Subject, stuck: Stuck) -> Iterator[Case]:
    """Yield what is asked once."""

    def case(name: str, check: Callable[..., None], *rest: object) -> Case:
        return Case(name, subject, lambda ground: _once(name, partial(check, subject, *rest)))

    def played(name: str, check: Callable[..., None], *rest: object) -> Case:
        def find(ground: Ground) -> Failure | None:
            stuck.refuse(name, *subject.settings())
            return _once(name, partial(check, subject, *rest))

        return Case(name, subject, find)

    yield case("sources", check_sources)
    yield played("hash_seeds", check_hash_seeds)
    if subject.game.packs or subject.variants:
        yield case("packs", check_packs)
        yield Case("clauses", subject, lambda ground: _once("clauses", partial(check_clauses, subject, ground.tests)))
        yield from (played(f"words-{language}", check_words, language) for language in languages_of(subject))


def _once(name: str, check: partial[None]) -> Failure | None:
    error = raised_by(check)
    trial = error.trial if isinstance(error, ContractBroken) else None
    return Failure(name, promise_of(check.func), error, trial) if error is not None else None


def _in_settings(subject: Subject, plan: Plan, stuck: Stuck) -> Iterator[Case]:
    """Yield what is asked of each way to set the game up, and of each number of seats."""

    def case(name: str, setting: Setting, find: Callable[[], Failure | None]) -> Case:
        def watched(ground: Ground) -> Failure | None:
            stuck.refuse(name, setting)
            failure = find()
            stuck.note(name, setting, failure)
            return failure

        return Case(name, subject, watched)

    counts = [count for count in subject.game.seats if not plan.seats or count in plan.seats]
    for setting in subject.settings():
        plain = setting == Setting()
        seeds = list(plan.seeds) if plain or subject.variants else list(plan.seeds)[:1]
        for seats in counts:
            for name in [name for name in CHECKS if name not in plan.leave_out]:
                find = partial(_in_play, subject, name, setting, seats, seeds)
                yield case(f"{setting}-{seats}-seats-{name}", setting, find)
        if "phases" not in plan.leave_out:
            yield case(f"{setting}-phases", setting, partial(_phases, subject, setting, plan.rare))


def _in_play(subject: Subject, name: str, setting: Setting, seats: int, seeds: list[int]) -> Failure | None:
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


def _phases(subject: Subject, setting: Setting, rare: Collection[str]) -> Failure | None:
    error = raised_by(lambda: check_phases(Trial(subject.ruleset(setting), min(subject.game.seats), 1), rare))
    trial = error.trial if isinstance(error, ContractBroken) else None
    return Failure("phases", promise_of(check_phases), error, trial) if error is not None else None
