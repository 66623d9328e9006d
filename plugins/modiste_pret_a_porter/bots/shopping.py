"""Buying materials: which pieces a wardrobe wishes for, what each is worth, and what a visit would buy."""

from __future__ import annotations

from typing import NamedTuple

from modiste_pret_a_porter.bots.wardrobe import Wardrobe
from modiste_pret_a_porter.phases.materials import price_of
from modiste_pret_a_porter.words import MATERIALS, QUALITY_OF

EARLY = 0.75
"""How much of a piece's worth counts in a quarter's first month, when it may still be bought later."""

LONELY = 0.8
"""How much of it counts if the design will then lack its other piece, to be bought on another visit."""


class Wish(NamedTuple):
    """A piece of material: what it is worth, and whether its design lacks another piece too."""

    worth: float
    lonely: bool


class Offer(NamedTuple):
    """What a visit would buy, one name a piece, and what it would bring beyond its cost."""

    worth: float
    pieces: tuple[str, ...]


NOTHING = Offer(0.0, ())


class Shopping:
    """A company's wishes for materials, the best first of each, and the cash it may spend on them."""

    def __init__(self, wardrobe: Wardrobe, *, again: bool) -> None:
        """List the wishes; `again` says that another visit can follow the next one before the show."""
        self.wardrobe = wardrobe
        self.outlook = wardrobe.outlook
        self.lonely = LONELY if again else 0.0
        self.cash = wardrobe.company.cash - wardrobe.reserve
        self.wishes: dict[str, list[Wish]] = {str(material): [] for material in MATERIALS}
        early = EARLY if self.outlook.months > 1 else 1.0
        for design, missing in wardrobe.plan:
            gain = early * (wardrobe.worth(design) - wardrobe.kept(design))
            for material in missing:
                self.wishes[material].append(Wish(gain / len(missing), len(missing) > 1))
        for wishes in self.wishes.values():
            wishes.sort(reverse=True)

    def offer(self, place: str, most: int | None = None) -> Offer:
        """Say what a visit to a place for at most `most` pieces would buy."""
        pieces = self._assortment(most) if place == "warehouse" else self._best_quantity(place, most)
        tokens = self.outlook.token_worth("quality", QUALITY_OF[place])
        best = max(pieces, key=lambda offer: offer.worth, default=NOTHING)
        return Offer(best.worth + tokens, best.pieces) if best.pieces and best.worth + tokens > 0 else NOTHING

    def quantity(self, place: str, material: str, most: int | None = None) -> Offer:
        """Say how many pieces of one material a visit would buy; one at least, for the sake of the Quality."""
        price = self._price(place, material)
        worth, pieces = 0.0, 0
        for wish in self.wishes[material]:
            gain = wish.worth * self.lonely if wish.lonely else wish.worth
            if gain <= price or (pieces + 1) * price > self.cash or pieces == most:
                break
            worth += gain - price
            pieces += 1
        if pieces:
            return Offer(worth, (material,) * pieces)
        affordable = price <= self.cash
        return Offer(self.wardrobe.leftover(material) - price, (material,)) if affordable else NOTHING

    def buy(self, place: str) -> None:
        """Take for granted that a visit to a place buys what it would buy now."""
        for material in self.offer(place).pieces:
            self.cash -= self._price(place, material)
            if self.wishes[material]:
                self.wishes[material].pop(0)

    def _best_quantity(self, place: str, most: int | None) -> list[Offer]:
        return [self.quantity(place, material, most) for material in self.wishes]

    def _assortment(self, most: int | None) -> list[Offer]:
        """Choose one piece of each material that is worth its price; if none is, the one that loses least."""
        tops = []
        for material, wishes in self.wishes.items():
            price = self._price("warehouse", material)
            worth = wishes[0].worth if wishes else self.wardrobe.leftover(material)
            if price <= self.cash:
                tops.append((worth - price, material, price))
        tops.sort(reverse=True)
        worth, pieces, cash = 0.0, set[str](), self.cash
        for gain, material, price in tops:
            if (gain > 0 and price <= cash and len(pieces) != most) or not pieces:
                worth += gain
                cash -= price
                pieces.add(material)
        return [Offer(worth, tuple(material for material in self.wishes if material in pieces))]

    def _price(self, place: str, material: str) -> int:
        return price_of(self.outlook.state, self.outlook.seat, place, material)
