"""Locations 6 to 8: materials, and the Quality that buying them brings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from modiste.action import Action
from modiste.space import MANY, Amount, Chosen, OneOf, Subset
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_pret_a_porter import events
from modiste_pret_a_porter.abilities import PretTable
from modiste_pret_a_porter.actions import BuyAssortment, BuyQuantity, ChooseMaterial, Decline
from modiste_pret_a_porter.phases.decision import Decision
from modiste_pret_a_porter.phases.visits import Visit
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import MATERIALS, QUALITY_OF

LOWEST_PRICE = 1
CHOICES: list[dict[str, Action]] = [{name: ChooseMaterial(seat, name) for name in MATERIALS} for seat in range(8)]
"""The actions by seat and material, made once."""

QUANTITIES = [partial(BuyQuantity, seat) for seat in range(8)]
ASSORTMENTS = [partial(BuyAssortment, seat) for seat in range(8)]


@state_class
class ChoosingMaterial(Visit[ChooseMaterial | Decline]):
    """Locations 6 and 8: any quantity of one material."""

    clauses = ("pap.materials.local_manufacturer", "pap.materials.import", "pap.materials.price")

    def space(self, state: PretState, seat: int) -> OneOf:
        cash, prices, known = state.companies[seat].cash, prices_of(state, seat, self.location), CHOICES[seat]
        choices = [known[name] for name, price in prices.items() if price <= cash]
        choices.append(Decline(seat))
        return OneOf(choices)

    def resolve(self, table: PretTable, action: ChooseMaterial | Decline) -> None:
        assert isinstance(action, ChooseMaterial)
        table.push(ChoosingQuantity(seat=self.seat, location=self.location, material=action.material, most=self.most))


@state_class
class ChoosingQuantity(Decision[BuyQuantity]):
    """How many pieces of the chosen material are bought."""

    clauses = ("pap.materials.price", "pap.materials.quality")

    location: Public[str]
    material: Public[str]
    most: Public[int | None] = None

    def space(self, state: PretState, seat: int) -> Amount:
        high = state.companies[seat].cash // price_of(state, seat, self.location, self.material)
        high = high if self.most is None else min(high, self.most)
        return Amount(min(1, high), high, QUANTITIES[seat])

    def decide(self, table: PretTable, action: BuyQuantity) -> None:
        buy(table, self.seat, self.location, (self.material,), action.amount)


@state_class
class BuyingAssortment(Visit[BuyAssortment]):
    """Location 7, the warehouse: one piece of each chosen material; none declines."""

    clauses = ("pap.materials.warehouse", "pap.materials.price", "pap.materials.quality")

    def space(self, state: PretState, seat: int) -> Subset:
        cash = state.companies[seat].cash
        prices = prices_of(state, seat, self.location)
        items = [material for material, price in prices.items() if price <= cash]
        price_of_one = prices.__getitem__

        def fits(chosen: Chosen) -> bool:
            return sum(map(price_of_one, chosen)) <= cash

        short = cash < sum(prices.values())
        most = MANY if self.most is None else self.most
        return Subset(items, ASSORTMENTS[seat], fits if short else None, most=most)

    def resolve(self, table: PretTable, action: BuyAssortment) -> None:
        buy(table, self.seat, self.location, action.chosen)


def price_of(state: PretState, seat: int, location: str, material: str) -> int:
    """Price one piece of a material for a seat."""
    return prices_of(state, seat, location)[material]


def prices_of(state: PretState, seat: int, location: str) -> Mapping[str, int]:
    """Price one piece of every material for a seat; nothing lowers a price below 1."""
    prices = state.rules.material_prices(state, seat, location)
    if min(prices.values()) >= LOWEST_PRICE:
        return prices
    return {name: max(LOWEST_PRICE, price) for name, price in prices.items()}


def buy(table: PretTable, seat: int, location: str, materials: tuple[str, ...], pieces: int = 1) -> None:
    """Pay for so many pieces of each material and gain the location's Quality; nothing bought brings nothing."""
    if not materials or not pieces:
        table.emit(events.LocationDeclined(seat, location))
        return
    state = table.state
    company = state.companies[seat]
    prices, cost, stock = prices_of(state, seat, location), 0, company.materials
    for material in materials:
        cost += pieces * prices[material]
        stock[material] += pieces
    company.cash -= cost
    company.quality += QUALITY_OF[location]
    table.emit(events.MaterialsBought(seat, location, materials * pieces, cost, QUALITY_OF[location]))
