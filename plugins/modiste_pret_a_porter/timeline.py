"""Where a match is in its year, and what is still to come in this round. Reads only."""

from __future__ import annotations

from collections.abc import Iterator

from modiste.phase import AnyPhase
from modiste_pret_a_porter.phases.abilities import CardsActing
from modiste_pret_a_porter.phases.awards import Selling
from modiste_pret_a_porter.phases.locations import ResolvingLocation
from modiste_pret_a_porter.phases.preparing import Opening, Preparing
from modiste_pret_a_porter.phases.show import Presenting
from modiste_pret_a_porter.phases.upkeep import PayingUpkeep, RepayingDebts
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import LAST_ROUND, SHOW_ROUNDS


def phases_ahead(state: PretState) -> Iterator[AnyPhase]:
    """Yield the phases of this round from the present one on, as the flow has them."""
    for place in state.ruleset.program.places[max(state.place, 0) :]:
        starts_another = isinstance(place.phase, (Preparing, Opening)) and place.phase is not _present(state)
        if place.phase is None or starts_another:
            return
        yield place.phase


def moments_ahead(state: PretState) -> set[str]:
    """Name the moments of this round at which cards can still act."""
    moments = set()
    for phase in phases_ahead(state):
        if isinstance(phase, ResolvingLocation):
            moments.add(phase.location)
        elif isinstance(phase, CardsActing):
            moments.add(phase.moment)
        elif isinstance(phase, Presenting):
            moments.add("show")
        elif isinstance(phase, Selling):
            moments.add("sales")
    return moments


def next_repayment(state: PretState) -> int | None:
    """Say in which round debts are repaid next; None after the last time."""
    if any(isinstance(phase, RepayingDebts) for phase in phases_ahead(state)):
        return state.round
    return next((number for number in SHOW_ROUNDS if number > state.round), None)


def payments_until(state: PretState, round_number: int) -> int:
    """Count the upkeep payments still to come up to and with a round."""
    this_round = any(isinstance(phase, PayingUpkeep) for phase in phases_ahead(state))
    return round_number - state.round + this_round


def is_show_round(state: PretState) -> bool:
    """Say whether this round is an exhibition."""
    return state.round in SHOW_ROUNDS


def round_before(state: PretState) -> int:
    """Say which round it is right before the next phase of the flow; 0 before the first."""
    program = state.ruleset.program
    if not 0 <= state.place + 1 < len(program.places):
        return 0
    place = program.places[state.place + 1]
    laps = {path.rpartition("/")[2]: state.laps[loop] for loop, path in enumerate(program.loops)}
    if "quarter" not in place.path.split("/"):
        return LAST_ROUND if state.place > 0 else 0
    in_quarter = 3 if "exhibition" in place.path.split("/") else laps.get("working", 0) + 1
    return 3 * laps.get("quarter", 0) + in_quarter - isinstance(place.phase, (Preparing, Opening))


def is_about_to_deal(state: PretState) -> bool:
    """Say whether new displays come next."""
    places = state.ruleset.program.places
    return 0 <= state.place + 1 < len(places) and isinstance(places[state.place + 1].phase, Preparing)


def _present(state: PretState) -> AnyPhase | None:
    places = state.ruleset.program.places
    return places[state.place].phase if 0 <= state.place < len(places) else None
