"""What Enter takes: all abilities, the best collection, the materials that are missing; where in doubt, nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modiste.space import OneOf, Subset
from modiste_pret_a_porter.actions import (
    BuyAssortment,
    EndGrowth,
    SellDesigns,
    SellMaterials,
    ShowDesigns,
    TakeCredit,
    UseAbilities,
)
from modiste_pret_a_porter.forecast import most_designs
from modiste_pret_a_porter.phases.show import ChoosingDesigns
from modiste_pret_a_porter.screens.notes import missing_materials
from modiste_pret_a_porter.state import PretState

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.space import Space


def default(view: PretState, space: Space) -> Action | None:
    """Say what Enter takes, or None if it should take nothing."""
    if isinstance(space, Subset):
        return _of_subset(view, space)
    if isinstance(space, OneOf):
        return next((action for action in space if isinstance(action, EndGrowth)), None)
    nothing = next(iter(space), None)
    return nothing if isinstance(nothing, TakeCredit) else None


def _of_subset(view: PretState, space: Subset) -> Action | None:
    nothing = space.make(())
    if isinstance(nothing, UseAbilities):
        return space.make(tuple(space.items))
    if isinstance(nothing, BuyAssortment):
        return space.make(_missing(view, space, nothing.seat))
    if isinstance(nothing, ShowDesigns):
        phase = view.stack[-1]
        assert isinstance(phase, ChoosingDesigns)
        best = most_designs(view, view.companies[nothing.seat], phase.style)
        return space.make(tuple(item for item in space.items if item in best))
    return nothing if isinstance(nothing, (SellDesigns, SellMaterials)) else None


def _missing(view: PretState, space: Subset, seat: int) -> tuple[str, ...]:
    """Take a piece of each material that the company's designs lack, as far as it goes."""
    wanted = missing_materials(view, seat)
    chosen: tuple[str, ...] = ()
    for item in space.items:
        more = (*chosen, item)
        if wanted[item] and len(more) <= space.most and (space.fits is None or space.fits(more)):
            chosen = more
    return chosen
