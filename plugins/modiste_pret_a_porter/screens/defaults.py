"""What Enter takes: all abilities, the best collection, the materials that are missing, the sale of what is left over.

Where in doubt, nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from modiste.screens import all_that_fits
from modiste.space import Amount, OneOf, Subset
from modiste_pret_a_porter.actions import (
    BuyAssortment,
    BuyQuantity,
    EndGrowth,
    SellDesigns,
    SellMaterials,
    ShowDesigns,
    TakeCredit,
    UseAbilities,
)
from modiste_pret_a_porter.forecast import most_designs
from modiste_pret_a_porter.phases.materials import ChoosingQuantity
from modiste_pret_a_porter.phases.show import ChoosingDesigns
from modiste_pret_a_porter.screens.notes import missing_materials, needed_materials
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import LAST_ROUND

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.space import Space


def default(view: PretState, space: Space) -> Action | None:
    """Say what Enter takes, or None if it should take nothing."""
    if isinstance(space, Subset):
        return _of_subset(view, space)
    if isinstance(space, OneOf):
        return next((action for action in space if isinstance(action, EndGrowth)), None)
    least = next(iter(space), None)
    if isinstance(space, Amount) and isinstance(least, BuyQuantity):
        return _quantity(view, space, least.seat)
    return least if isinstance(least, TakeCredit) else None


def _quantity(view: PretState, space: Amount, seat: int) -> Action | None:
    """Buy as many pieces as the company's designs lack, as far as it goes."""
    phase = view.stack[-1]
    assert isinstance(phase, ChoosingQuantity)
    wanted = min(missing_materials(view, seat)[phase.material], space.high)
    return space.make(wanted) if wanted >= space.low else None


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
    if isinstance(nothing, (SellDesigns, SellMaterials)) and view.round == LAST_ROUND:
        return space.make(all_that_fits(space))
    if isinstance(nothing, SellMaterials):
        return space.make(_spare(view, space, nothing.seat))
    return nothing if isinstance(nothing, SellDesigns) else None


def _spare(view: PretState, space: Subset, seat: int) -> tuple[str, ...]:
    """Sell the pieces that no design of the company takes, as far as it goes."""
    spare = Counter(view.companies[seat].materials) - needed_materials(view, seat)
    pieces = [item for item in space.items if int(item.partition(" ")[2]) <= spare[item.partition(" ")[0]]]
    return tuple(pieces[: space.most])


def _missing(view: PretState, space: Subset, seat: int) -> tuple[str, ...]:
    """Take a piece of each material that the company's designs lack, as far as it goes."""
    wanted = missing_materials(view, seat)
    chosen: tuple[str, ...] = ()
    for item in space.items:
        more = (*chosen, item)
        if wanted[item] and len(more) <= space.most and (space.fits is None or space.fits(more)):
            chosen = more
    return chosen
