"""The checks of the contract suite by name, and one call that runs them all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from modiste.testing.checks import (
    check_conserved,
    check_refusals,
    check_run,
    check_same_events,
    check_set_up,
    check_spaces,
    check_undo,
)
from modiste.testing.play import Trial
from modiste.testing.record_checks import check_record
from modiste.testing.state_checks import check_clones, check_json, check_leaks, check_worlds, unseen_phases
from modiste.testing.undo_checks import check_sealed, check_undo_learns_nothing

if TYPE_CHECKING:
    from modiste.ruleset import Ruleset

CHECKS: Final[Mapping[str, Callable[[Trial], None]]] = {
    "set_up": check_set_up,
    "spaces": check_spaces,
    "refusals": check_refusals,
    "clones": check_clones,
    "json": check_json,
    "same_events": check_same_events,
    "undo": check_undo,
    "undo_learns_nothing": check_undo_learns_nothing,
    "sealed": check_sealed,
    "leaks": check_leaks,
    "worlds": check_worlds,
    "conserved": check_conserved,
    "run": check_run,
    "record": check_record,
}
"""The checks that are run on a trial; the first sentence of each says what it promises."""


def check_contract(
    ruleset: Ruleset, *, seats: Iterable[int] = (), seeds: Iterable[int] = (1, 2), rare: Iterable[str] = ()
) -> None:
    """Run all checks on a ruleset.

    Args:
        ruleset: what is played.
        seats: the numbers of seats, all that the game has by default.
        seeds: one random match is played with each.
        rare: names of phase classes that random play need not reach.

    Raises:
        ContractBroken: a promise that is not kept.
    """
    counts = list(seats) or list(ruleset.game.seats)
    trials = [Trial(ruleset, count, seed) for count in counts for seed in seeds]
    for trial in trials:
        for check in CHECKS.values():
            check(trial)
    check_phases(trials[0], rare)


def check_phases(trial: Trial, rare: Iterable[str] = ()) -> None:
    """Every phase that may wait for a seat occurs in a random match, and is read from JSON as it was written."""
    unseen = [name for name in unseen_phases(trial) if name not in set(rare)]
    trial.demand(not unseen, f"no position was met in the phases {', '.join(unseen)}")
