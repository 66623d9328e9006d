"""The phases of Prêt-à-Porter, one topic a module, in the order of the rulebook's chapters."""

from __future__ import annotations

from modiste.phase import AnyPhase
from modiste_pret_a_porter.phases.abilities import (
    CardsActing,
    Gaining,
    SellingGoods,
    SpecialAct,
    TakingCredit,
    UsingAbilities,
)
from modiste_pret_a_porter.phases.awards import Judging, Selling, Settling
from modiste_pret_a_porter.phases.growth import Growing
from modiste_pret_a_porter.phases.locations import ResolvingLocation
from modiste_pret_a_porter.phases.materials import BuyingAssortment, ChoosingMaterial, ChoosingQuantity
from modiste_pret_a_porter.phases.planning import PlacingPawns
from modiste_pret_a_porter.phases.preparing import Clearing, Opening, Preparing
from modiste_pret_a_porter.phases.show import ChoosingDesigns, ChoosingStyle, ExchangingPrestige, Presenting
from modiste_pret_a_porter.phases.upkeep import AgingContracts, PayingUpkeep, RepayingDebts
from modiste_pret_a_porter.phases.visits import (
    Borrowing,
    BuyingBuilding,
    ChoosingPreparation,
    Hiring,
    TakingContract,
    TakingDesign,
)

PHASES: tuple[type[AnyPhase], ...] = (
    Preparing,
    PlacingPawns,
    ResolvingLocation,
    Borrowing,
    TakingContract,
    BuyingBuilding,
    Hiring,
    TakingDesign,
    ChoosingMaterial,
    ChoosingQuantity,
    BuyingAssortment,
    ChoosingPreparation,
    CardsActing,
    UsingAbilities,
    TakingCredit,
    SellingGoods,
    Gaining,
    SpecialAct,
    Growing,
    PayingUpkeep,
    Clearing,
    Opening,
    ExchangingPrestige,
    Presenting,
    ChoosingStyle,
    ChoosingDesigns,
    Judging,
    Selling,
    RepayingDebts,
    AgingContracts,
    Settling,
)
"""All phases that the flow enters or a rule pushes."""
