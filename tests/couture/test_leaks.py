"""The contract's leak check fails when one secret of Couture is marked as open."""

from __future__ import annotations

from dataclasses import field, replace

import pytest

from modiste.packs import read_pack
from modiste.ruleset import build
from modiste.stateclass import state_class
from modiste.testing import CHECKS, ContractBroken, Trial
from modiste.visibility import Public
from modiste_couture.game import COUTURE
from modiste_couture.state import CoutureState
from tests.couture.table import BOX


@state_class
class OpenSealed(CoutureState):
    """A state in which everybody sees how hands are divided."""

    sealed: Public[list[dict[str, list[str]]]] = field(default_factory=list)


@state_class
class OpenUnseen(CoutureState):
    """A state in which everybody sees what was discarded face down."""

    unseen: Public[list[list[str]]] = field(default_factory=list)


@state_class
class OpenDeck(CoutureState):
    """A state in which everybody sees the order of the deck."""

    deck: Public[list[str]] = field(default_factory=list)


def check(state: type[CoutureState], seats: int) -> None:
    """Look for leaks in a few matches with this class of state."""
    ruleset = build(replace(COUTURE, state=state), packs=[read_pack(BOX)])
    for seed in range(3):
        CHECKS["leaks"](Trial(ruleset, seats, seed))


@pytest.mark.parametrize("seats", [3, 6])
def test_nothing_leaks(seats: int) -> None:
    """With every marker as it is, the check finds nothing."""
    check(CoutureState, seats)


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize(("state", "name"), [(OpenSealed, "sealed"), (OpenUnseen, "unseen"), (OpenDeck, "deck")])
def test_a_wrong_marker_is_caught(state: type[CoutureState], name: str, seats: int) -> None:
    """The check names what is seen and should not be."""
    with pytest.raises(ContractBroken, match=f"sees {name}, but a world it imagines has another one"):
        check(state, seats)
