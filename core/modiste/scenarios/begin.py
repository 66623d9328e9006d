"""How a scenario begins: the ruleset, the seats, the set-up, what is laid over it, and the place that is entered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from modiste.catalogue import Catalogue
from modiste.errors import ModisteError
from modiste.match import Match, set_up
from modiste.outline import read_chapters
from modiste.problem import KeyPath, nearest, said
from modiste.ruleset import Ruleset
from modiste.scenarios.cards import VARIANTS
from modiste.scenarios.files import Scenario
from modiste.scenarios.lay import Laying, data_of
from modiste.scenarios.notes import Notes, Stop
from modiste.scenarios.types import Reader
from modiste.state import State
from modiste.table import AnyTable

RESERVED: Final = ("all", "answer", "refused", "spectator", "until")
"""What nobody can be called: it means something where names stand."""

OF_ENGINE: Final = ("seats", "seed", "streams", "place", "laps", "stack", "over")
"""What nothing can be laid over: the engine keeps it, or it is said otherwise."""


@dataclass(slots=True)
class Beginning:
    """A scenario that is set up.

    Attributes:
        notes: what is found on the way.
        catalogue: what is installed.
        packs: the ids of packs that are read beside those that the scenario names.
        left: the state in which each place of the flow was left last, by its number; filled while the match runs.
    """

    notes: Notes
    catalogue: Catalogue
    packs: Sequence[str]
    left: dict[int, State] = field(default_factory=dict)

    def match(self, reader: Reader) -> Match:
        """Set the match up, lay what is given over it, and play on to the first question.

        Raises:
            Stop: it cannot be done, as `notes` say.
        """
        notes, scenario = self.notes, self.notes.sheet.scenario
        ruleset = self._ruleset()
        self._check_clauses(ruleset)
        state = set_up(ruleset, self._seats(ruleset), scenario.seed).state
        given = dict(scenario.given)
        named = str(given.pop("at", None) or "")
        values = self._given(reader, ruleset, given)
        if named:
            notes.spot(state, named, ("given", "at")).enter(state)
        with notes.guard(state, ("given",)):
            ruleset.game.relaid(state)
        laid = Laying(ruleset, data_of(state), values, notes.note)
        found = laid.state() if not notes.problems else None
        if found is None:
            raise Stop
        with notes.guard(found, ("given",)):
            return Match.at(found)

    def _ruleset(self) -> Ruleset:
        """Build the ruleset, with a hook that keeps the states in which places are left."""
        told = self.notes.sheet.scenario
        packs = [*told.packs, *filter(self._is_in_play, self.packs)]
        try:
            ruleset = self.catalogue.ruleset(
                told.game, edition=told.edition, options=told.options, variants=told.variants, packs=packs
            )
        except ModisteError as error:
            raise self.notes.refused(error, _path_of(error, told)) from error
        hooks = replace(ruleset.hooks, phase_left=(*ruleset.hooks.phase_left, self._keep))
        return replace(ruleset, hooks=hooks)

    def _is_in_play(self, pack: str) -> bool:
        found = self.catalogue.pack(pack)
        return found.game == self.notes.sheet.scenario.game and found.kind == "cards"

    def _keep(self, table: AnyTable, phase: object) -> None:
        if not table.state.stack:
            self.left[table.state.place] = table.state.clone()

    def _check_clauses(self, ruleset: Ruleset) -> None:
        clauses = self.notes.sheet.scenario.clauses
        known = [clause.id for chapter in read_chapters(ruleset.packs) for clause in chapter.clauses] if clauses else []
        for number, clause in enumerate(clauses):
            if clause not in known:
                what = said("problem-scenario-no-clause", got=clause, near=nearest(clause, known))
                self.notes.note(("clauses", number), what)

    def _seats(self, ruleset: Ruleset) -> int:
        given = self.notes.sheet.scenario.seats
        names = self.notes.sheet.calls
        for number, name in enumerate(names):
            if name in RESERVED or name.isdecimal() or not name.strip() or name in names[:number]:
                self.notes.note(("seats", number), said("problem-scenario-name", got=name))
        seats = len(names) if isinstance(given, list) else given or min(ruleset.game.seats)
        counts = ruleset.game.seats
        if seats not in counts:
            least, most = min(counts), max(counts)
            exact = "yes" if least == most else "no"
            what = said("problem-limits-seats", got=str(seats), least=least, most=most, exact=exact)
            raise self.notes.stop(("seats",), what)
        return seats

    def _given(self, reader: Reader, ruleset: Ruleset, given: Mapping[str, Any]) -> dict[str, Any]:
        for name in given:
            if name in OF_ENGINE:
                self.notes.note(("given", name), said("problem-scenario-engine", name=name), True)
        values = {name: value for name, value in given.items() if name not in (*OF_ENGINE, VARIANTS)}
        read = reader.read(ruleset.codec.state, values, ("given",))
        kept = {VARIANTS: given[VARIANTS]} if VARIANTS in given else {}
        return {**read, **kept} if isinstance(read, dict) else {}


def _path_of(error: ModisteError, told: Scenario) -> KeyPath:
    """Say where a scenario names what is refused."""
    name = str(error.facts.get("option") or error.facts.get("variant") or error.facts.get("name"))
    if name in told.options:
        return "options", name
    for key, names in ((VARIANTS, told.variants), ("packs", told.packs)):
        if name in names:
            return key, names.index(name)
    return ("edition" if error.facts.get("what") == "edition" else "game",)
