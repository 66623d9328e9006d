"""How a greedy company answers each kind of question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import TypeAlias

from modiste.action import Action
from modiste.phase import AnyPhase
from modiste.space import Amount, Space, Subset
from modiste_pret_a_porter import actions, cards
from modiste_pret_a_porter.bots.cardworth import CardWorth
from modiste_pret_a_porter.bots.outlook import Outlook
from modiste_pret_a_porter.bots.placing import Placing, credit_amount, design_gains, reward_worth
from modiste_pret_a_porter.bots.shopping import Shopping
from modiste_pret_a_porter.bots.wardrobe import Wardrobe
from modiste_pret_a_porter.phases.abilities import SellingGoods, TakingCredit, UsingAbilities
from modiste_pret_a_porter.phases.growth import Growing
from modiste_pret_a_porter.phases.materials import BuyingAssortment, ChoosingMaterial, ChoosingQuantity
from modiste_pret_a_porter.phases.planning import PlacingPawns
from modiste_pret_a_porter.phases.show import ChoosingDesigns, ChoosingStyle
from modiste_pret_a_porter.phases.visits import (
    Borrowing,
    BuyingBuilding,
    ChoosingPreparation,
    Hiring,
    TakingContract,
    TakingDesign,
)
from modiste_pret_a_porter.words import MATERIAL_LOCATIONS

Answer: TypeAlias = Callable[[Outlook, Space, Random], Action]
Worth: TypeAlias = Callable[[Action], float]


def best(space: Iterable[Action], worth: Worth, rng: Random) -> Action:
    """Take the action that is worth most; chance breaks ties."""
    return max(space, key=lambda action: (worth(action), rng.random()))


def place_pawn(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Send a pawn where it brings most."""
    placing = Placing(outlook)

    def worth(action: Action) -> float:
        return placing.worth(action.location) if isinstance(action, actions.PlacePawn) else 0.0

    return best(space, worth, rng)


def borrow(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Borrow what is missing."""
    assert isinstance(space, Amount)
    return space.make(credit_amount(Wardrobe(outlook), space.high))


def take_card(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Take the contract, building or employee that is worth most, if any is worth more than it costs."""
    prices = CardWorth(Wardrobe(outlook))

    def worth(action: Action) -> float:
        if isinstance(action, actions.TakeContract):
            return prices.taken(action.contract)
        if isinstance(action, actions.BuyBuilding):
            return prices.taken(action.building)
        if isinstance(action, actions.HireEmployee):
            return prices.taken(action.employee)
        if isinstance(action, actions.HireInPlaceOf):
            old = action.dismissed_employee
            severance = outlook.state.rules.severance(outlook.state, outlook.seat, old)
            return prices.taken(action.employee) - max(0.0, prices.held(old)) - severance
        return 0.0

    return best(space, worth, rng)


def take_design(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Take the design that suits the next collection best."""
    wardrobe = Wardrobe(outlook)
    *_, unseen = design_gains(wardrobe)

    def worth(action: Action) -> float:
        if isinstance(action, actions.TakeDesign):
            return wardrobe.gain(wardrobe.known[action.design])
        return unseen if isinstance(action, actions.DrawDesign) else 0.0

    return best(space, worth, rng)


def choose_material(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Choose the material that brings most at this location."""
    phase = outlook.state.stack[-1]
    assert isinstance(phase, ChoosingMaterial)
    pieces = _shopping(outlook, phase.location).offer(phase.location, phase.most).pieces
    return actions.ChooseMaterial(outlook.seat, pieces[0]) if pieces else actions.Decline(outlook.seat)


def choose_quantity(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Buy as many pieces as designs wait for."""
    phase = outlook.state.stack[-1]
    assert isinstance(phase, ChoosingQuantity) and isinstance(space, Amount)
    pieces = _shopping(outlook, phase.location).offer(phase.location, phase.most).pieces
    return space.make(min(max(space.low, pieces.count(phase.material)), space.high))


def choose_assortment(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Buy the pieces that designs wait for."""
    phase = outlook.state.stack[-1]
    assert isinstance(phase, BuyingAssortment) and isinstance(space, Subset)
    return space.make(_shopping(outlook, phase.location).offer(phase.location, phase.most).pieces)


def take_reward(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Take the last-minute reward that is worth most."""

    def worth(action: Action) -> float:
        return reward_worth(outlook, action.resource) if isinstance(action, actions.TakePreparation) else 0.0

    return best(space, worth, rng)


def use_abilities(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Use every ability that gains something, and sales only of what is better sold."""
    assert isinstance(space, Subset)
    known = outlook.state.cards.abilities
    return space.make(tuple(item for item in space.items if any(_useful(outlook, verb) for verb in known[item].verbs)))


def sell_goods(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Sell what is worth less than its price."""
    phase = outlook.state.stack[-1]
    assert isinstance(phase, SellingGoods) and isinstance(space, Subset)
    goods = _better_sold(outlook, phase.goods, phase.price, phase.most)
    return space.make(tuple(item for item in space.items if item in goods))


def grow(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Train or upgrade what is worth more than it costs."""
    prices = CardWorth(Wardrobe(outlook))

    def worth(action: Action) -> float:
        if isinstance(action, actions.Train):
            return prices.grown(action.employee)
        return prices.grown(action.building) if isinstance(action, actions.Upgrade) else 0.0

    return best(space, worth, rng)


def choose_style(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Show the style whose best collection is worth most."""

    def worth(action: Action) -> float:
        if not isinstance(action, actions.ChooseStyle):
            return 0.0
        collections = ChoosingDesigns(seat=outlook.seat, style=action.style).space(outlook.state, outlook.seat)
        return max(_collection_worth(outlook, show) for show in collections)

    return best(space, worth, rng)


def choose_designs(outlook: Outlook, space: Space, rng: Random) -> Action:
    """Show the collection that is worth most."""
    return best(space, lambda action: _collection_worth(outlook, action), rng)


def _collection_worth(outlook: Outlook, action: Action) -> float:
    """Price a collection: its designs, and the Prestige it wins, each worth cash by design and victory points."""
    if not isinstance(action, actions.ShowDesigns) or not action.chosen:
        return 0.0
    shown = [outlook.state.cards.designs[design] for design in action.chosen]
    company = outlook.company
    counts = Counter[str](quantity=len(shown), public_relations=company.public_relations)
    counts["quality"] = company.quality + sum(design.quality for design in shown)
    counts["trend"] = company.trend + sum(design.trend for design in shown)
    counts["trend"] += sum(design.type == company.clothing_type for design in shown)
    prestige = sum(outlook.awarded(feature, count) for feature, count in counts.items())
    return sum(design.value for design in shown) + prestige * (outlook.points + len(shown))


def _shopping(outlook: Outlook, place: str) -> Shopping:
    """Make the shopping list at a material location, knowing the pawns that come after."""
    pawns = outlook.state.pawns
    later = MATERIAL_LOCATIONS[MATERIAL_LOCATIONS.index(place) :]
    visits = sum(pawns[location].count(outlook.seat) for location in later)
    return Shopping(Wardrobe(outlook), again=outlook.months > 1 or visits > 1)


def _useful(outlook: Outlook, verb: cards.Verb) -> bool:
    """Say whether a verb does anything that helps."""
    if isinstance(verb, cards.Sell):
        return bool(_better_sold(outlook, verb.sell, verb.price, verb.most))
    if isinstance(verb, cards.Credit):
        return credit_amount(Wardrobe(outlook), verb.credit) > 0
    if isinstance(verb, cards.Visit) and verb.visit in MATERIAL_LOCATIONS:
        return bool(_shopping(outlook, verb.visit).offer(verb.visit, verb.most).pieces)
    return True


def _better_sold(outlook: Outlook, goods: str, price: int, most: int) -> tuple[str, ...]:
    """List the own goods that are worth less than a price, the most useless first."""
    wardrobe = Wardrobe(outlook)
    if goods == "design":
        worth = wardrobe.promises()
    else:
        worth = {
            f"{material} {number}": wardrobe.leftover(material)
            for material, count in wardrobe.spare.items()
            for number in range(1, min(count, most) + 1)
        }
    return tuple([item for item in sorted(worth, key=worth.__getitem__) if worth[item] < price][:most])


ANSWERS: dict[type[AnyPhase], Answer] = {
    PlacingPawns: place_pawn,
    Borrowing: borrow,
    TakingCredit: borrow,
    TakingContract: take_card,
    BuyingBuilding: take_card,
    Hiring: take_card,
    TakingDesign: take_design,
    ChoosingMaterial: choose_material,
    ChoosingQuantity: choose_quantity,
    BuyingAssortment: choose_assortment,
    ChoosingPreparation: take_reward,
    UsingAbilities: use_abilities,
    SellingGoods: sell_goods,
    Growing: grow,
    ChoosingStyle: choose_style,
    ChoosingDesigns: choose_designs,
}
"""The answers by the phase that asks."""
