"""Conservation: what is told adds up to what every company has, so nothing comes from nowhere or gets lost."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from modiste.bots import RestlessBot
from modiste.event import Event
from modiste_pret_a_porter import events
from modiste_pret_a_porter.bots.greedy import GreedyBot
from modiste_pret_a_porter.content import Design
from modiste_pret_a_porter.words import MATERIALS, STARTING_CASH
from tests.pret_a_porter.table import Scene, shipped

Entry = tuple[int, str, int]
"""A seat, what it gains, and how much (below zero: what it pays)."""

COSTS = (
    events.BuildingBought,
    events.EmployeeDismissed,
    events.EmployeeTrained,
    events.BuildingUpgraded,
    events.MaterialsBought,
)


def money(event: Event) -> Iterator[Entry]:
    """Say what an event tells of cash."""
    match event:
        case events.CreditTaken(seat=seat, amount=amount):
            yield seat, "cash", amount
        case events.UpkeepPaid(seat=seat, amount=amount) | events.LoansSettled(seat=seat, amount=amount):
            yield seat, "cash", -amount
        case events.LoansTaken(seat=seat, cash=cash):
            yield seat, "cash", cash
        case events.DesignsSold(seat=seat, cash=cash) | events.MaterialsSold(seat=seat, cash=cash):
            yield seat, "cash", cash
        case events.DebtsRepaid(seat=seat, credits=credit, loans=loans):
            yield seat, "cash", -credit - loans
        case events.CollectionSold(seat=seat, prestige_cash=prestige, design_cash=designs):
            yield seat, "cash", prestige + designs
    if isinstance(event, COSTS):
        yield event.seat, "cash", -event.cost


def tokens(event: Event) -> Iterator[Entry]:
    """Say what an event tells of prestige, victory points and whatever cards and rewards bring."""
    match event:
        case events.ResourceGained(seat=seat, resource=resource, amount=amount):
            yield seat, resource, amount
        case events.PreparationTaken(seat=seat, resource=resource, amount=amount):
            yield seat, resource, amount
        case events.PrestigeExchanged(seat=seat, prestige=prestige, victory_points=points):
            yield seat, "prestige", -prestige
            yield seat, "victory_points", points
        case events.FeatureJudged(first=first, second=second, first_prestige=most, second_prestige=less):
            yield from ((seat, "prestige", most) for seat in first)
            yield from ((seat, "prestige", less) for seat in second)


def pieces(event: Event, designs: dict[str, Design]) -> Iterator[Entry]:
    """Say what an event tells of materials; `designs` are all there are."""
    match event:
        case events.MaterialsBought(seat=seat, materials=bought):
            yield from ((seat, material, 1) for material in bought)
        case events.MaterialsSold(seat=seat, materials=sold):
            yield from ((seat, material, -1) for material in sold)
        case events.CollectionShown(seat=seat, designs=shown):
            yield from ((seat, str(name), -1) for design in shown for name in designs[design].materials)


def ledger(told: Iterable[Event], designs: dict[str, Design]) -> Counter[tuple[int, str]]:
    """Add up all that is told."""
    totals = Counter[tuple[int, str]]()
    for event in told:
        for seat, thing, amount in (*money(event), *tokens(event), *pieces(event, designs)):
            totals[seat, thing] += amount
    return totals


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (3, 3), (4, 4), (4, 5)])
def test_events_account_for_all_that_companies_have(seats: int, seed: int) -> None:
    """Cash, Prestige, victory points and materials at the end are those of the start and what was told."""
    match, rng = Scene.new(shipped(), seats, seed), Random(seed)
    bots = [GreedyBot() if seat % 2 else RestlessBot(0.1) for seat in range(seats)]
    while not match.over:
        seat = match.waiting[0]
        match.submit(bots[seat].choose(match.sight(seat), rng))
    totals = ledger(match.events, match.state.cards.designs)

    for company in match.companies:
        seat = company.seat
        told = [totals[seat, thing] for thing in ("prestige", "victory_points", *MATERIALS)]
        assert STARTING_CASH + totals[seat, "cash"] == company.cash
        assert told == [company.prestige, company.victory_points, *company.materials.values()]
