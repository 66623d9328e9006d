"""The quiet words behind the entries of menus: what an action costs and brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from modiste_pret_a_porter import actions
from modiste_pret_a_porter.card_text import effects, summary
from modiste_pret_a_porter.forecast import best_collection
from modiste_pret_a_porter.phases.materials import price_of
from modiste_pret_a_porter.screens.parts import design_words, round_name, upkeep_change
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.timeline import next_repayment
from modiste_pret_a_porter.words import BOARD_PLACES, PREPARATIONS, QUALITY_OF

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.screen import Words
    from modiste.text import Texts


def note(view: PretState, action: Action, texts: Texts) -> Words:
    """Say what an action costs and brings."""
    writer = _WRITERS.get(type(action))
    return writer(view, action, texts) if writer else ""


def needed_materials(view: PretState, seat: int) -> Counter[str]:
    """Count the pieces that a company's designs take, all of them together."""
    company, known = view.companies[seat], view.cards.designs
    return Counter(str(material) for design in company.designs for material in known[design].materials)


def missing_materials(view: PretState, seat: int) -> Counter[str]:
    """Count the pieces that a company's designs take beyond those it has."""
    return needed_materials(view, seat) - Counter(view.companies[seat].materials)


def _contract(view: PretState, action: actions.TakeContract, texts: Texts) -> str:
    return summary(texts, view.cards.sides[action.contract])


def _building(view: PretState, action: actions.BuyBuilding, texts: Texts) -> str:
    side = view.cards.sides[action.building]
    upkeep = upkeep_change(texts, side.upkeep)
    costs = texts.say("note-building", cost=side.cost, upkeep=upkeep)
    return texts.say("note-card", costs=costs, effects=summary(texts, side))


def _employee(view: PretState, action: actions.HireEmployee, texts: Texts) -> str:
    side = view.cards.sides[action.employee]
    covers = len(view.companies[action.seat].board_employees) < BOARD_PLACES
    return texts.say("note-card", costs=upkeep_change(texts, side.upkeep - covers), effects=summary(texts, side))


def _swap(view: PretState, action: actions.HireInPlaceOf, texts: Texts) -> str:
    side, old = view.cards.sides[action.employee], view.cards.sides[action.dismissed_employee]
    severance = view.rules.severance(view, action.seat, action.dismissed_employee)
    upkeep = upkeep_change(texts, side.upkeep - old.upkeep)
    costs = texts.say("note-severance", severance=severance, upkeep=upkeep)
    return texts.say("note-card", costs=costs, effects=summary(texts, side))


def _design(view: PretState, action: actions.TakeDesign, texts: Texts) -> str:
    return design_words(texts, view.cards.designs[action.design])


def _top_design(view: PretState, action: actions.DrawDesign, texts: Texts) -> str:
    return texts.say("note-top-design", count=len(view.design_deck))


def _material(view: PretState, action: actions.ChooseMaterial, texts: Texts) -> str:
    return _priced(view, action.seat, action.material, texts)


def _assortment(view: PretState, action: actions.BuyAssortment, texts: Texts) -> str:
    return _priced(view, action.seat, action.chosen[0], texts)


def _priced(view: PretState, seat: int, material: str, texts: Texts) -> str:
    location: str = getattr(view.stack[-1], "location", "")
    return texts.say(
        "note-material",
        price=price_of(view, seat, location, material) if location in QUALITY_OF else 0,
        held=view.companies[seat].materials[material],
        missing=missing_materials(view, seat)[material],
    )


def _quantity(view: PretState, action: actions.BuyQuantity, texts: Texts) -> str:
    return _priced(view, action.seat, getattr(view.stack[-1], "material", ""), texts)


def _credit(view: PretState, action: actions.TakeCredit, texts: Texts) -> str:
    owed, due = sum(view.companies[action.seat].credits), next_repayment(view)
    if due is None:
        return ""
    upkeep = (owed + action.amount) // 10 - owed // 10
    return texts.say("note-credit", amount=action.amount, upkeep=upkeep, round=round_name(texts, due))


def _preparation(view: PretState, action: actions.TakePreparation, texts: Texts) -> str:
    return texts.say("note-preparation", amount=PREPARATIONS[action.resource])


def _ability(view: PretState, action: actions.UseAbilities, texts: Texts) -> str:
    return effects(texts, view.cards.abilities[action.chosen[0]], short=True)


def _sold_design(view: PretState, action: actions.SellDesigns, texts: Texts) -> str:
    return design_words(texts, view.cards.designs[action.chosen[0]])


def _sold_material(view: PretState, action: actions.SellMaterials, texts: Texts) -> str:
    material = action.chosen[0].partition(" ")[0]
    held = view.companies[action.seat].materials[material]
    needed = needed_materials(view, action.seat)[material]
    return texts.say("note-sold-material", held=held, needed=needed)


def _training(view: PretState, action: actions.Train, texts: Texts) -> str:
    return _growth(view, action.employee, texts)


def _upgrade(view: PretState, action: actions.Upgrade, texts: Texts) -> str:
    return _growth(view, action.building, texts)


def _growth(view: PretState, front: str, texts: Texts) -> str:
    side = view.cards.sides[front]
    back = view.cards.sides[side.other]
    upkeep = upkeep_change(texts, back.upkeep - side.upkeep)
    costs = texts.say("note-building", cost=side.growth_cost or 0, upkeep=upkeep)
    return texts.say("note-card", costs=costs, effects=summary(texts, back))


def _style(view: PretState, action: actions.ChooseStyle, texts: Texts) -> str:
    best = best_collection(view, action.seat, action.style)
    return texts.say("note-style", count=best.quantity, value=best.value)


def _shown(view: PretState, action: actions.ShowDesigns, texts: Texts) -> str:
    return design_words(texts, view.cards.designs[action.chosen[0]])


def _dismissal(view: PretState, action: actions.Dismiss, texts: Texts) -> str:
    on_board = action.employee in view.companies[action.seat].board_employees
    upkeep = upkeep_change(texts, on_board - view.cards.sides[action.employee].upkeep)
    severance = view.rules.severance(view, action.seat, action.employee)
    return texts.say("note-severance", severance=severance, upkeep=upkeep)


_WRITERS: dict[type[Action], Callable[[PretState, Any, Texts], str]] = {
    actions.TakeContract: _contract,
    actions.BuyBuilding: _building,
    actions.HireEmployee: _employee,
    actions.HireInPlaceOf: _swap,
    actions.TakeDesign: _design,
    actions.DrawDesign: _top_design,
    actions.ChooseMaterial: _material,
    actions.BuyAssortment: _assortment,
    actions.BuyQuantity: _quantity,
    actions.TakeCredit: _credit,
    actions.TakePreparation: _preparation,
    actions.UseAbilities: _ability,
    actions.SellDesigns: _sold_design,
    actions.SellMaterials: _sold_material,
    actions.Train: _training,
    actions.Upgrade: _upgrade,
    actions.ChooseStyle: _style,
    actions.ShowDesigns: _shown,
    actions.Dismiss: _dismissal,
}
"""Who writes the note of an action, by its class; the others have none."""
