"""How cards act: which abilities a company may use at a moment, and what using one does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from modiste.phase import AnyPhase
from modiste.table import Table
from modiste.vocabulary import PerThing
from modiste_pret_a_porter import cards, events
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.content import MOMENT_BITS, Ability
from modiste_pret_a_porter.state import Company, PretState

Which: TypeAlias = Literal["all", "pawn", "pawnless"]
"""Which abilities are meant: those that ask for a pawn, those that do not, or both."""

PretTable: TypeAlias = Table[PretState]

PHASES_OF_VERBS: dict[type, Callable[[int, Any], AnyPhase]] = {}
"""The phase in which a verb asks its question, or acts in its turn; the phases' modules fill it in."""


def acts_at(company: Company, moment: str) -> bool:
    """Say whether some card of the company acts at a moment (used already or not)."""
    return bool(company.moments & MOMENT_BITS[moment])


def actors_at(state: PretState, moment: str) -> list[int]:
    """List the seats of which some card acts at a moment, in turn order."""
    bit, all_companies = MOMENT_BITS[moment], state.companies
    for company in all_companies:  # mostly nobody acts, and this is asked at every location
        if company.moments & bit:
            return [seat for seat in state.order if all_companies[seat].moments & bit]
    return []


def refresh_moments(state: PretState, company: Company) -> None:
    """Note at which moments the company's cards act; to be called whenever its cards change."""
    bits, known = 0, state.cards.sides
    for side in companies.card_ids(company):
        bits |= known[side].moments
    company.moments = bits


def usable(
    state: PretState, company: Company, moment: str, which: Which = "all", again: bool = False, card: str = ""
) -> list[str]:
    """List the ids of the abilities that the company may use now.

    Args:
        state: the state.
        company: whose abilities.
        moment: what is going on.
        which: with a pawn, without one, or both.
        again: a further pawn of the company acts, for which abilities that ask for a pawn are fresh again.
        card: if given, the id of the only side that is meant.
    """
    bit, known, used = MOMENT_BITS[moment], state.cards.sides, company.used
    if not company.moments & bit:
        return []
    owned = companies.card_ids(company)
    if card:
        owned = [card] if card in owned else []
    found = []
    for side_id in owned:
        side = known[side_id]
        if side.moments & bit:
            for ability in side.abilities_at[moment]:
                if ability.id in used and not (again and ability.pawn):
                    continue
                meant = which == "all" or ability.pawn == (which == "pawn")
                if meant and (ability.sure or can_act(state, company, ability)):
                    found.append(ability.id)
    return found


def can_act(state: PretState, company: Company, ability: Ability) -> bool:
    """Say whether at least one verb of the ability would do something."""
    return any(_can(state, company, verb) for verb in ability.verbs)


def _can(state: PretState, company: Company, verb: cards.Verb, later: bool = False) -> bool:
    """Say whether a verb would do something now, or may `later` when others have acted."""
    if type(verb) is cards.Gain:  # asking pydantic's classes with isinstance is slow
        return later or amount_of(company, verb) > 0
    if type(verb) is cards.Sell:
        goods = company.designs if verb.sell == "design" else [m for m, n in company.materials.items() if n]
        return later or bool(goods)
    return True


def amount_of(company: Company, gain: cards.Gain) -> int:
    """Work out how much a gain brings."""
    amount = gain.amount
    if type(amount) is int:
        return amount
    assert isinstance(amount, PerThing)
    return amount.times * companies.things(company, amount.per)


def use(table: PretTable, seat: int, ability: Ability, later: list[AnyPhase]) -> None:
    """Use an ability: gain what it brings; from the first verb that asks something on, all goes to `later`."""
    company = table.state.companies[seat]
    if ability.id not in company.used:
        company.used.append(ability.id)
    table.emit(events.AbilityUsed(seat, ability.side))
    for verb in ability.verbs:
        if type(verb) is cards.Gain and not later:
            gain(table, seat, verb.gain, amount_of(company, verb))
        elif _can(table.state, company, verb, bool(later)):
            later.append(PHASES_OF_VERBS[type(verb)](seat, verb))


def gain(table: PretTable, seat: int, resource: str, amount: int) -> None:
    """Give a company cash, tokens or victory points from the supply."""
    company = table.state.companies[seat]
    setattr(company, resource, getattr(company, resource) + amount)
    table.emit(events.ResourceGained(seat, resource, amount))
