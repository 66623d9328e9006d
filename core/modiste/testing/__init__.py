"""The contract suite: what every game promises, as checks that its author runs.

With pytest, three lines in a test file make a test of each promise, edition, variant and number of seats:

    from modiste.testing import contract
    from my_game import GAME
    test_contract = contract(GAME)

Without it, `check_contract(ruleset)` runs the checks one after the other. A name's module is imported when the name is
first used: pytest loads a part of this package at every start, which must cost nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from modiste.testing.kit import contract
    from modiste.testing.play import ContractBroken, Trial
    from modiste.testing.state_checks import unseen_phases
    from modiste.testing.suite import CHECKS, check_contract

__all__ = ["CHECKS", "ContractBroken", "Trial", "check_contract", "contract", "unseen_phases"]

_HOMES = {
    "CHECKS": "suite",
    "ContractBroken": "play",
    "Trial": "play",
    "check_contract": "suite",
    "contract": "kit",
    "unseen_phases": "state_checks",
}


def __getattr__(name: str) -> object:
    """Import the home of a name when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
