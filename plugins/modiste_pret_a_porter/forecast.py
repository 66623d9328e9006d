"""What can be foreseen from the open table: the money that falls due, and the collections that could be shown now.

Only what is certain counts: no sale, no prize and no further purchase. Everything here reads; the show that it
rehearses is played on a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modiste.table import Table
from modiste_pret_a_porter import abilities, cards
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.phases.show import finishable, restyle_count, show, showable_designs
from modiste_pret_a_porter.state import Company, PretState
from modiste_pret_a_porter.timeline import next_repayment, payments_until
from modiste_pret_a_porter.words import LAST_ROUND, SHOW_ROUNDS, STYLES


@dataclass(frozen=True, slots=True)
class Dues:
    """What a company has to pay up to and in the next exhibition.

    Attributes:
        seat: whose.
        round: the exhibition.
        payments: how often upkeep is paid until then, the exhibition's own payment with it.
        upkeep: what each payment costs as things are.
        income: what the cards are sure to bring before each payment.
        forced_loans: how many loans the payments before the exhibition would force.
        cash: what is left when the exhibition's own payments begin, forced loans included.
        last_upkeep: the upkeep to be paid then, with the interest of forced loans.
        credits: the face value of the Credits to be repaid then.
        loans: what the loans cost to be repaid then, forced ones included.
    """

    seat: int
    round: int
    payments: int
    upkeep: int
    income: int
    forced_loans: int
    cash: int
    last_upkeep: int
    credits: int
    loans: int

    @property
    def left(self) -> int:
        """What the exhibition's payments leave; below 0, what they lack."""
        return self.cash - self.last_upkeep - self.credits - self.loans

    @property
    def short(self) -> int:
        """What the show must bring if no (further) loan is to be taken then."""
        return max(0, -self.left)

    @property
    def ruinous(self) -> bool:
        """Whether the company goes bankrupt unless the last show brings what is short: its loans come too late."""
        return self.round == LAST_ROUND and self.short > 0


@dataclass(frozen=True, slots=True)
class Collection:
    """A collection that could be shown now, and what the company would then bring to each feature."""

    style: str
    designs: tuple[str, ...]
    value: int
    quality: int
    trend: int
    public_relations: int

    @property
    def quantity(self) -> int:
        """The number of designs."""
        return len(self.designs)


def dues(state: PretState, seat: int) -> Dues | None:
    """Foresee what a company has to pay until the next repayment of debts; nothing after the last one."""
    round_number = next_repayment(state)
    if round_number is None:
        return None
    company = state.companies[seat]
    payments = payments_until(state, round_number)
    incomes = _incomes(state, company, payments, round_number)
    terms = state.rules.loan_terms(state, False)
    upkeep = companies.upkeep(state, company)
    cash, grown, forced = company.cash, upkeep, 0
    for income in incomes[:-1]:
        cash += income
        while grown > cash:
            cash, grown, forced = cash + terms.cash, grown + terms.interest, forced + 1
        cash -= grown
    credit_due, loans_due = companies.debts_due(state, company)
    return Dues(
        seat=seat,
        round=round_number,
        payments=payments,
        upkeep=upkeep,
        income=upkeep_income(state, company),
        forced_loans=forced,
        cash=cash + sum(incomes[-1:]),
        last_upkeep=grown * bool(payments),
        credits=credit_due,
        loans=loans_due + forced * terms.payback,
    )


def upkeep_income(state: PretState, company: Company, without: Sequence[str] = ()) -> int:
    """Add up the cash that a company's cards bring before an upkeep payment, some abilities left out."""
    return sum(
        abilities.amount_of(company, verb)
        for side in companies.sides(state, company)
        for ability in side.abilities
        for verb in ability.verbs
        if ability.moment == "upkeep" and ability.id not in without
        if isinstance(verb, cards.Gain) and verb.gain == "cash"
    )


def _incomes(state: PretState, company: Company, payments: int, round_number: int) -> list[int]:
    """List what the cards bring before each payment: now only those not used yet, later without today's Prestige."""
    incomes = [upkeep_income(state, company)] * payments
    if incomes and state.round < round_number:
        later = company.clone()
        later.prestige = 0  # exchanged when the exhibition begins
        incomes[-1] = upkeep_income(state, later)
    if payments > round_number - state.round:
        incomes[0] = upkeep_income(state, company, company.used)
    return incomes


def collections(state: PretState, seat: int) -> list[Collection]:
    """Find the best collection of every style; one without designs where nothing can be finished."""
    return [best_collection(state, seat, style) for style in STYLES]


def best_collection(state: PretState, seat: int, style: str) -> Collection:
    """Find the collection of a style with the most designs, and among those the one that sells best.

    A company that has shown already has that collection and no other.
    """
    company, known = state.companies[seat], state.cards.designs
    if company.collection:
        designs = tuple(company.collection) if company.style == style else ()
        after = company
    else:
        designs = most_designs(state, company, style)
        after = rehearse(state, seat, style, designs)
    value = sum(known[design].value for design in designs)
    return Collection(style, designs, value, after.quality, after.trend, after.public_relations)


def most_designs(state: PretState, company: Company, style: str) -> tuple[str, ...]:
    """Choose as many finished designs of a style as the materials allow, the dearest among equally many."""
    known = state.cards.designs
    restyles = restyle_count(state, company, style)
    items = sorted(showable_designs(state, company, style), key=lambda design: -known[design].value)
    values = [known[design].value for design in items]
    best: tuple[int, int, tuple[str, ...]] = (0, 0, ())

    def grow(chosen: tuple[str, ...], value: int, changed: int, start: int) -> None:
        nonlocal best
        if (len(chosen), value) > best[:2]:
            best = (len(chosen), value, chosen)
        for place in range(start, len(items)):
            if not _could_beat(best, len(chosen), value, values[place:]):
                return
            more = (*chosen, items[place])
            other = changed + (known[items[place]].style != style)
            if other <= restyles and finishable(state, company, more):
                grow(more, value + values[place], other, place + 1)

    grow((), 0, 0, 0)
    return tuple(design for design in company.designs if design in best[2])


def _could_beat(best: tuple[int, int, tuple[str, ...]], count: int, value: int, rest: Sequence[int]) -> bool:
    """Say whether taking all the `rest` would give a better collection than the best so far."""
    return (count + len(rest), value + sum(rest)) > best[:2]


def rehearse(state: PretState, seat: int, style: str, designs: tuple[str, ...]) -> Company:
    """Return the company as it would be after showing these designs and using all that cards then surely bring."""
    world = state.clone()
    table = Table(world)
    company = world.companies[seat]
    if state.round not in SHOW_ROUNDS:
        company.used = []
    show(table, seat, style, designs)
    for ability in abilities.usable(world, company, "show"):
        for verb in state.cards.abilities[ability].verbs:
            if isinstance(verb, cards.Gain):
                abilities.gain(table, seat, verb.gain, abilities.amount_of(company, verb))
    return company
