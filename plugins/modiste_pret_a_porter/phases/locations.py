"""The action phase: one location after the other, pawns and abilities in the order that the options say."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from modiste.phase import AnyPhase, Automatic
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_pret_a_porter import abilities, cards
from modiste_pret_a_porter.abilities import PretTable, Which
from modiste_pret_a_porter.content import PAWNLESS_BITS
from modiste_pret_a_porter.phases.abilities import using
from modiste_pret_a_porter.phases.materials import BuyingAssortment, ChoosingMaterial
from modiste_pret_a_porter.phases.visits import (
    Borrowing,
    BuyingBuilding,
    ChoosingPreparation,
    Hiring,
    TakingContract,
    TakingDesign,
    Visit,
)
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import ACTION_KINDS

VISITS: dict[str, Visit[Any]] = {
    "bank": Borrowing(seat=0, location="bank"),
    "contracts": TakingContract(seat=0, location="contracts"),
    "buildings": BuyingBuilding(seat=0, location="buildings"),
    "employees": Hiring(seat=0, location="employees"),
    "designs": TakingDesign(seat=0, location="designs"),
    "local_manufacturer": ChoosingMaterial(seat=0, location="local_manufacturer"),
    "warehouse": BuyingAssortment(seat=0, location="warehouse"),
    "import": ChoosingMaterial(seat=0, location="import"),
    "preparations": ChoosingPreparation(seat=0, location="preparations"),
}
"""Templates of the phases in which locations are resolved; copying one is cheaper than making one."""


PAWN_VISITS = {place: [replace(phase, pawn=True, seat=seat) for seat in range(8)] for place, phase in VISITS.items()}
"""The same by seat for pawns, the commonest visitors."""


def visit(seat: int, location: str, most: int | None = None) -> AnyPhase:
    """Make the phase in which an ability of a seat resolves a location."""
    phase = VISITS[location].clone()
    phase.seat, phase.most = seat, most
    return phase


def pawn_visit(seat: int, location: str) -> AnyPhase:
    """Make the phase in which a pawn of a seat resolves a location."""
    return PAWN_VISITS[location][seat].clone()


abilities.PHASES_OF_VERBS[cards.Visit] = lambda seat, verb: visit(seat, verb.visit, most=verb.most)


@state_class
class ResolvingLocation(Automatic[PretState]):
    """One location: every pawn there, and every ability that acts there with a pawn or without."""

    location: Public[str]

    def enter(self, table: PretTable) -> None:
        state, location = table.state, self.location
        pawns = state.pawns[location]
        if location == "preparations" and state.options.preparations_order == "right_to_left":
            pawns.reverse()  # on the board too, so that the pawn that goes home is the one that acted
        actors = abilities.actors_at(state, location)
        # The second pawn of a company may profit from a card that the first one brought.
        if actors or (location in ACTION_KINDS and len(pawns) > len(set(pawns))):
            table.push(*AGENDAS[state.options.ability_order](state, location, pawns, actors))
        elif pawns:
            visits = PAWN_VISITS[location]
            table.push(*[visits[seat].clone() for seat in pawns])


def before_own_pawn(state: PretState, location: str, pawns: list[int], actors: list[int]) -> list[AnyPhase]:
    """Abilities act just before the own pawn, those of companies without a pawn after the last one (D4 b)."""
    agenda: list[AnyPhase] = []
    for number, seat in enumerate(pawns):
        again = seat in pawns[:number]
        if again or seat in actors:
            agenda.append(_use(state, seat, location, "pawn" if again else "all", again))
        agenda.append(pawn_visit(seat, location))
    bit = PAWNLESS_BITS[location]
    for seat in actors:
        if seat not in pawns and state.companies[seat].moments & bit:
            agenda.append(_use(state, seat, location, "pawnless"))
    return agenda


def pawns_first(state: PretState, location: str, pawns: list[int], actors: list[int]) -> list[AnyPhase]:
    """Pawns act with the abilities that ask for them; all pawnless abilities follow in turn order (D4 a)."""
    agenda: list[AnyPhase] = []
    for number, seat in enumerate(pawns):
        again = seat in pawns[:number]
        if again or seat in actors:
            agenda.append(_use(state, seat, location, "pawn", again))
        agenda.append(pawn_visit(seat, location))
    for seat in actors:
        agenda.append(_use(state, seat, location, "pawnless"))
    return agenda


def abilities_first(state: PretState, location: str, pawns: list[int], actors: list[int]) -> list[AnyPhase]:
    """All abilities act in turn order, then the pawns (D4 c)."""
    agenda: list[AnyPhase] = []
    for seat in actors:
        agenda.append(_use(state, seat, location, "all" if seat in pawns else "pawnless"))
        for _ in range(pawns.count(seat) - 1):
            agenda.append(_use(state, seat, location, "pawn", True))
    return agenda + [pawn_visit(seat, location) for seat in pawns]


def _use(state: PretState, seat: int, location: str, which: Which, again: bool = False) -> AnyPhase:
    return using(seat, location, which, again and state.options.repeat_pawn_abilities)


AGENDAS = {"before_own_pawn": before_own_pawn, "pawns_first": pawns_first, "abilities_first": abilities_first}
