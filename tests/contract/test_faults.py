"""The contract suite catches what is wrong: goofspiel with one fault at a time."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import field, replace
from random import Random
from typing import cast

import pytest

from modiste import testing
from modiste.action import Action
from modiste.codec import Codec
from modiste.flow import Repeat, Step
from modiste.game import Game
from modiste.ruleset import build
from modiste.space import OneOf
from modiste.stateclass import state_class
from modiste.table import Table
from modiste.testing import CHECKS, ContractBroken, Trial, play, processes, report
from modiste.visibility import Nobody, Public
from tests.bench.goofspiel import GOOFSPIEL, Bid, Bidding, GoofspielState, redeal, setup


@state_class
class OpenBids(GoofspielState):
    """A state whose secret bids are marked as open."""

    bids: Public[list[int]] = field(default_factory=list)


@state_class
class Unmasked(GoofspielState):
    """A state whose views show everything but the seed."""


def show_all(state: Unmasked, seat: int | None) -> Unmasked:
    """Forget to mask."""
    shown = state.clone()
    shown.seed, shown.streams = 0, {}
    return shown


@state_class
class SharingClones(GoofspielState):
    """A state whose clones share the hands."""


def shallow_clone(state: SharingClones) -> SharingClones:
    """Copy the outer list only."""
    clone = deep_clone(state)
    clone.hands = list(state.hands)
    return clone


deep_clone: Callable[[SharingClones], SharingClones] = SharingClones.clone
Unmasked.masked = show_all  # type: ignore[method-assign, assignment]
SharingClones.clone = shallow_clone  # type: ignore[method-assign, assignment]


@state_class
class Forgetful(GoofspielState):
    """A state that writes no points."""


whole: Callable[[Forgetful], dict[str, object]] = Forgetful.plain


def part(state: Forgetful) -> dict[str, object]:
    """Leave the points out."""
    return whole(state) | {"points": []}


Forgetful.plain = part  # type: ignore[method-assign, assignment]


class TakesAnything(OneOf):
    """A space that accepts more than it lists."""

    def contains(self, action: Action) -> bool:
        return True


@state_class
class AcceptsAnything(Bidding):
    """A phase that accepts cards which the seat has not got."""

    def space(self, state: GoofspielState, seat: int) -> OneOf:
        return TakesAnything([Bid(seat, card) for card in state.hands[seat]])

    def resolve(self, table: Table[GoofspielState]) -> None:
        table.state.bids = [0] * table.state.seats


@state_class
class Curious(Bidding):
    """A phase that asks differently once another seat has bid high."""

    def space(self, state: GoofspielState, seat: int) -> OneOf:
        high = any(bid > 6 for other, bid in enumerate(state.bids) if other != seat)
        return OneOf([Bid(seat, card) for card in state.hands[seat][:: -1 if high else 1]])


@state_class
class Remembering(Bidding):
    """A phase that keeps a memory outside the state."""

    def resolve(self, table: Table[GoofspielState]) -> None:
        table.state.points[0] += next(CALLS) % 2
        Bidding.resolve(self, table)


@state_class
class Endless(Bidding):
    """A phase whose hands never run out."""

    def resolve(self, table: Table[GoofspielState]) -> None:
        table.state.bids = [0] * table.state.seats


@state_class
class Hasty(Bidding):
    """A phase in which it pays to bid first."""

    def apply(self, table: Table[GoofspielState], bid: Bid) -> None:
        table.state.points[bid.seat] += len(self.missing)
        Bidding.apply(self, table, bid)


NUMBERS = range(1, 7)


@state_class
class Curtained(GoofspielState):
    """A state with numbers behind a curtain, of which one is shown."""

    shown: Public[int] = 0
    behind: Nobody[list[int]] = field(default_factory=list)


@state_class
class Swapping(Bidding):
    """A phase that shows another number with each bid and hides the one shown: as many are hidden as before."""

    def apply(self, table: Table[GoofspielState], bid: Bid) -> None:
        Bidding.apply(self, table, bid)
        state = cast(Curtained, table.state)
        state.behind.append(state.shown)
        state.shown = state.behind.pop(0)


@state_class
class Telling(Swapping):
    """The same without a fault: it says that something is revealed."""

    def apply(self, table: Table[GoofspielState], bid: Bid) -> None:
        Swapping.apply(self, table, bid)
        table.reveal()


@state_class
class NeverEntered(Bidding):
    """A phase that no flow leads to."""


CALLS = itertools.count()


def unequal_setup(table: Table[GoofspielState]) -> None:
    """Deal by something else than the seed."""
    setup(table)
    table.state.points[0] = next(CALLS)


def curtained_setup(table: Table[GoofspielState]) -> None:
    """Put numbers behind the curtain, but for the first."""
    setup(table)
    state = cast(Curtained, table.state)
    state.shown, *state.behind = NUMBERS


def curtained_redeal(state: Curtained, seat: int | None, rng: Random) -> Curtained:
    """Imagine any order behind the curtain."""
    state.behind = [number for number in NUMBERS if number != state.shown]
    rng.shuffle(state.behind)
    redeal(state, seat, rng)
    return state


def recalling_redeal(state: GoofspielState, seat: int | None, rng: Random) -> GoofspielState:
    """Imagine by something else than the view."""
    redeal(state, seat, rng).points[0] = next(CALLS)
    return state


def careless_redeal(state: GoofspielState, seat: int | None, rng: Random) -> GoofspielState:
    """Imagine cards away."""
    redeal(state, seat, rng).hands[0].pop()
    return state


def with_phase(phase: type[Bidding], times: int = 13) -> Game:
    """Play goofspiel with another phase."""
    return replace(GOOFSPIEL, phases=[phase], flow=Repeat("round", times, Step("bidding", phase())))


def with_curtain(phase: type[Swapping]) -> Game:
    """Play goofspiel with numbers behind a curtain."""
    return replace(with_phase(phase), state=Curtained, setup=curtained_setup, redeal=curtained_redeal)


def cards(state: GoofspielState) -> dict[str, int]:
    """Count what goofspiel does not conserve."""
    return {"cards": sum(map(len, state.hands))}


FAULTS: list[tuple[str, Game]] = [
    ("leaks", replace(GOOFSPIEL, state=OpenBids)),
    ("leaks", replace(GOOFSPIEL, state=Unmasked)),
    ("leaks", replace(GOOFSPIEL, redeal=careless_redeal)),
    ("leaks", with_phase(Curious)),
    ("clones", replace(GOOFSPIEL, state=SharingClones)),
    ("json", replace(GOOFSPIEL, state=Forgetful)),
    ("refusals", with_phase(AcceptsAnything)),
    ("set_up", with_phase(Endless, 10_000)),
    ("same_events", replace(GOOFSPIEL, setup=unequal_setup)),
    ("record", replace(GOOFSPIEL, setup=unequal_setup)),
    ("undo", with_phase(Remembering)),
    ("run", with_phase(Remembering)),
    ("undo_learns_nothing", with_curtain(Swapping)),
    ("sealed", with_phase(Hasty)),
    ("worlds", replace(GOOFSPIEL, redeal=recalling_redeal)),
    ("conserved", replace(GOOFSPIEL, conserved=cards)),
]


@pytest.mark.parametrize(("check", "game"), FAULTS, ids=[f"{number}-{name}" for number, (name, _) in enumerate(FAULTS)])
def test_a_fault_is_caught(check: str, game: Game) -> None:
    """The check named for it breaks off."""
    with pytest.raises(ContractBroken):
        for seed in range(3):
            CHECKS[check](Trial(build(game), 3, seed))


def test_a_reveal_that_is_told_is_no_fault() -> None:
    """The same game keeps the contract once its rules call `Table.reveal`."""
    testing.check_contract(build(with_curtain(Telling)), seats=[2, 3])


def test_a_phase_that_is_never_met_is_named() -> None:
    """Declaring a phase without a way into it is told."""
    game = replace(GOOFSPIEL, phases=[Bidding, NeverEntered])

    assert testing.unseen_phases(Trial(build(game), 2, 1), games=3) == ["NeverEntered"]


def test_check_contract_runs_everything() -> None:
    """One call is enough for an author; a rare phase can be excused."""
    game = replace(GOOFSPIEL, phases=[Bidding, NeverEntered])

    testing.check_contract(build(game), seats=[2], seeds=[1], rare=["NeverEntered"])
    with pytest.raises(ContractBroken, match="NeverEntered"):
        testing.check_contract(build(game), seats=[2], seeds=[1])


def test_another_process_writes_each_decision_down_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that does not end would keep that process for hours if every position listed all decisions again."""
    codec, written = Codec.action_data, list[Action]()

    def counted(self: Codec, action: Action) -> dict[str, object]:
        written.append(action)
        return codec(self, action)

    monkeypatch.setattr(Codec, "action_data", counted)
    told = processes._played(Trial(build(GOOFSPIEL), 2, 1))

    assert len(written) == len(told.actions) > 2


def test_no_shorter_match_of_an_endless_game_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is none, and each would take as long as a match can."""
    for module in (play, report):
        monkeypatch.setattr(module, "MOST_DECISIONS", 50)
    trial = Trial(build(with_phase(Endless, 10_000)), 2, 1)
    error = report.raised_by(lambda: CHECKS["set_up"](trial))
    assert error is not None

    assert (trial, error, 1) == report.shortest(CHECKS["set_up"], trial, error)
