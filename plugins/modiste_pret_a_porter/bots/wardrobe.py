"""A company's designs and materials as a bot sees them: what to show next, and what is missing for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.bots.outlook import Outlook
from modiste_pret_a_porter.content import Design
from modiste_pret_a_porter.words import MATERIAL_LOCATIONS, MATERIALS, STYLES

FINISHING = (0.0, 0.7, 0.95)
"""The chance that a design without materials is finished in time, by months until the show."""

CROWDING = 0.08
"""How much of that chance every other unfinished design takes away."""

KEEPING = 0.5
"""What part of its profit a design keeps that waits for a later show."""

DESIGN_COST = 9
"""What the materials of a design typically cost."""

LEFTOVER = 0.5
"""What part of its price a spare material is worth while a later show may need it."""


class Wardrobe:
    """What a company could show.

    Attributes:
        outlook: the bot's view.
        target: the style of the next collection.
        plan: its designs, those nearest to being finished first, each with the materials it lacks.
        spare: the materials that the plan leaves over.
        committed: what the pawns already placed will probably cost.
    """

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.company = outlook.company
        self.known = self.state.cards.designs
        self.target = max(STYLES, key=self.appeal.__getitem__)
        self.plan: list[tuple[Design, tuple[str, ...]]] = []
        self.spare = Counter(self.company.materials)
        self.committed = DESIGN_COST * self.state.pawns["designs"].count(outlook.seat)
        self._plan()

    @cached_property
    def appeal(self) -> dict[str, float]:
        """How much the designs of each style promise together."""
        appeal = dict.fromkeys(map(str, STYLES), 0.0)
        for design in map(self.known.__getitem__, self.company.designs):
            have = sum(self.company.materials[material] > 0 for material in design.materials)
            appeal[design.style] += self.worth(design) * (1 + have)
        return appeal

    def worth(self, design: Design) -> float:
        """Price a finished design at the next show: its value, the Prestige on it, and what it adds to features."""
        outlook = self.outlook
        worth = design.value + design.cash + outlook.prestige + outlook.token_worth("quantity")
        trend = design.trend + (design.type == self.company.clothing_type)
        if trend:
            worth += outlook.token_worth("trend", trend)
        if design.quality:
            worth += outlook.token_worth("quality", design.quality)
        return worth

    def kept(self, design: Design) -> float:
        """Price a design that waits for a later show."""
        return KEEPING * (design.value - self.cost(design.materials)) if self.outlook.later_shows else 0.0

    @cached_property
    def cheapest(self) -> dict[str, int]:
        """The company's lowest price of each material."""
        price = self.outlook.price
        return {str(material): min([price(place, material) for place in MATERIAL_LOCATIONS]) for material in MATERIALS}

    def cost(self, materials: Iterable[str]) -> int:
        """Add up the lowest prices of materials."""
        return sum(map(self.cheapest.__getitem__, materials))

    def leftover(self, material: str) -> float:
        """Price a spare material."""
        return LEFTOVER * self.cheapest[material] if self.outlook.later_shows else 0.0

    @cached_property
    def reserve(self) -> int:
        """The cash that must stay for the upkeep until the next sales."""
        return companies.upkeep(self.state, self.company) * self.outlook.months

    @cached_property
    def bill(self) -> int:
        """What the missing materials of the plan will cost at least."""
        return sum(self.cost(missing) for _, missing in self.plan)

    @property
    def free_cash(self) -> int:
        """The cash that neither upkeep nor missing materials nor pawns ask for."""
        return self.company.cash - self.reserve - self.bill - self.committed

    def gain(self, design: Design, others: int = 0) -> float:
        """Price another design, besides `others` to come: finished for the next show with some chance, else kept."""
        missing = [material for material in design.materials if not self.spare[material]]
        unfinished = others + sum(1 for _, lacks in self.plan if lacks)
        chance = FINISHING[self.outlook.months] * max(0.0, 1 - CROWDING * unfinished)
        cost = self.cost(missing)
        profit = self.worth(design) - cost - max(0, cost - max(0, self.free_cash))
        if not self.plan:
            profit += self.outlook.prestige * self.outlook.points
        if design.style != self.target and self.plan:
            chance *= min(0.9, self.appeal[design.style] / self.appeal[self.target])
        wanted = {material for _, lacks in self.plan for material in lacks}
        together = sum(material in wanted for material in missing)
        return chance * (profit + together) + (1 - chance) * self.kept(design)

    def promises(self) -> dict[str, float]:
        """Price every design the company owns as it lies there."""
        promises = {design: self.kept(self.known[design]) for design in self.company.designs}
        for design, missing in self.plan:
            chance = FINISHING[self.outlook.months] if missing else float(self.outlook.months > 0)
            soon = chance * (self.worth(design) - self.cost(missing))
            promises[design.id] = max(soon, promises[design.id])
        return promises

    def _plan(self) -> None:
        """Choose the designs of the target style and the best that may join them, and share out the materials."""
        designs = [self.known[design] for design in self.company.designs]
        chosen = [design for design in designs if design.style == self.target]
        if chosen:
            others = sorted((d for d in designs if d.style != self.target), key=self.worth, reverse=True)
            chosen += others[: self._joining()]
        chosen.sort(key=lambda design: (self._lacking(design), -self.worth(design)))
        for design in chosen:
            missing = []
            for material in design.materials:
                if self.spare[material]:
                    self.spare[material] -= 1
                else:
                    missing.append(str(material))
            self.plan.append((design, tuple(missing)))

    def _lacking(self, design: Design) -> int:
        return sum(not self.spare[material] for material in design.materials)

    def _joining(self) -> int:
        """Count the designs of other styles that cards bring into the collection."""
        allowed = [to for side in companies.sides(self.state, self.company) for to in side.restyles]
        return allowed.count(self.target) + allowed.count("collection")
