"""The year, as the rulebook's table of contents has it."""

from __future__ import annotations

from modiste.flow import Repeat, Sequence, Step
from modiste_pret_a_porter.phases.abilities import CardsActing
from modiste_pret_a_porter.phases.awards import Judging, Selling, Settling
from modiste_pret_a_porter.phases.growth import Growing
from modiste_pret_a_porter.phases.locations import ResolvingLocation
from modiste_pret_a_porter.phases.planning import PlacingPawns
from modiste_pret_a_porter.phases.preparing import Clearing, Opening, Preparing
from modiste_pret_a_porter.phases.show import ExchangingPrestige, Presenting
from modiste_pret_a_porter.phases.upkeep import AgingContracts, PayingUpkeep, RepayingDebts
from modiste_pret_a_porter.words import LOCATIONS

UPKEEP = Sequence(
    "upkeep",
    Step("abilities", CardsActing(moment="upkeep")),
    Step("payment", PayingUpkeep()),
)

WORKING = Repeat(
    "working",
    2,
    Step("preparation", Preparing()),
    Step("planning", PlacingPawns()),
    Sequence("action", *[Step(place, ResolvingLocation(location=place)) for place in LOCATIONS]),
    Step("growth", Growing()),
    UPKEEP,
    Step("clearing", Clearing()),
)

EXHIBITION = Sequence(
    "exhibition",
    Step("opening", Opening()),
    Step("exchange", ExchangingPrestige()),
    Step("show", Presenting()),
    Step("awards", Judging()),
    Step("sales", Selling()),
    UPKEEP,
    Step("debts", RepayingDebts()),
    Step("aging", AgingContracts()),
)

YEAR = Sequence("year", Repeat("quarter", 4, WORKING, EXHIBITION), Step("settling", Settling()))
