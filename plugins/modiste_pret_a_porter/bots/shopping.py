"""Buying materials: which pieces a wardrobe wishes for, what each is worth, and what a visit would buy."""

from __future__ import annotations

from typing import NamedTuple

from modiste_pret_a_porter.bots.wardrobe import Wardrobe
from modiste_pret_a_porter.words import MATERIALS, QUALITY_OF

EARLY = 0.75
"""How much of a piece's worth counts in a quarter's first month, when it may still be bought later."""

LONELY = 0.8
"""How much of it counts if the design will then lack its other piece, to be bought on another visit."""


LOAN_COST = 14
"""What a forced loan costs in interest and payback beyond its cash."""


class Wish(NamedTuple):
    """A piece of material: what it is worth, and whether its design lacks another piece too."""

    worth: float
    lonely: bool


class Offer(NamedTuple):
    """What a visit would buy, one name a piece, what it would bring beyond its cost, and whether on a loan."""

    worth: float
    pieces: tuple[str, ...]
    on_loan: bool = False


NOTHING = Offer(0.0, ())
UNAFFORDABLE = Offer(float("-inf"), ())


class Shopping:
    """A company's wishes for materials, the best first of each, and the cash it may spend on them."""

    def __init__(self, wardrobe: Wardrobe, *, again: bool) -> None:
        """List the wishes; `again` says that another visit can follow the next one before the show."""
        self.wardrobe = wardrobe
        self.outlook = wardrobe.outlook
        self.lonely = LONELY if again else 0.0
        self.cash = wardrobe.company.cash - wardrobe.reserve
        self.on_loan = False
        self.wishes: dict[str, list[Wish]] = {str(material): [] for material in MATERIALS}
        early = EARLY if self.outlook.months > 1 else 1.0
        for number, (design, missing) in enumerate(wardrobe.plan):
            gain = early * (wardrobe.worth(design) - wardrobe.kept(design))
            if number == 0:
                gain += self.outlook.prestige * self.outlook.points
            for material in missing:
                self.wishes[material].append(Wish(gain / len(missing), len(missing) > 1))
        for wishes in self.wishes.values():
            wishes.sort(reverse=True)

    def offer(self, place: str, most: int | None = None) -> Offer:
        """Say what a visit to a place for at most `most` pieces would buy, on a loan for the upkeep if that pays."""
        prudent = self._offer(place, most, self.cash)
        bold = NOTHING
        if self.outlook.months == 1 and not self.on_loan:
            bold = self._offer(place, most, self.cash + self.wardrobe.reserve)
        if bold.worth - LOAN_COST > prudent.worth:
            return Offer(bold.worth - LOAN_COST, bold.pieces, on_loan=True)
        return prudent

    def buy(self, place: str) -> None:
        """Take for granted that a visit to a place buys what it would buy now."""
        offer = self.offer(place)
        if offer.on_loan:
            self.on_loan = True
            self.cash += self.wardrobe.reserve
        for material in offer.pieces:
            self.cash -= self.outlook.price(place, material)
            if self.wishes[material]:
                self.wishes[material].pop(0)

    def _offer(self, place: str, most: int | None, cash: int) -> Offer:
        if place == "warehouse":
            best = self._assortment(most, cash)
        else:
            offers = [self._quantity(place, material, most, cash) for material in self.wishes]
            best = max(offers, key=lambda offer: offer.worth)
        worth = best.worth + self.outlook.token_worth("quality", QUALITY_OF[place])
        return Offer(worth, best.pieces) if best.pieces and worth > 0 else NOTHING

    def _quantity(self, place: str, material: str, most: int | None, cash: int) -> Offer:
        """Say how many pieces of one material are worth their price; one at least, for the sake of the Quality."""
        price = self.outlook.price(place, material)
        worth, pieces = 0.0, 0
        for wish in self.wishes[material]:
            gain = wish.worth * self.lonely if wish.lonely else wish.worth
            if gain <= price or (pieces + 1) * price > cash or pieces == most:
                break
            worth += gain - price
            pieces += 1
        if pieces:
            return Offer(worth, (material,) * pieces)
        return Offer(self.wardrobe.leftover(material) - price, (material,)) if price <= cash else UNAFFORDABLE

    def _assortment(self, most: int | None, cash: int) -> Offer:
        """Choose one piece of each material that is worth its price; if none is, the one that loses least."""
        tops = []
        for material, wishes in self.wishes.items():
            price = self.outlook.price("warehouse", material)
            worth = wishes[0].worth if wishes else self.wardrobe.leftover(material)
            if price <= cash:
                tops.append((worth - price, material, price))
        tops.sort(reverse=True)
        total, pieces = 0.0, set[str]()
        for gain, material, price in tops:
            if (gain > 0 and price <= cash and len(pieces) != most) or not pieces:
                total += gain
                cash -= price
                pieces.add(material)
        return Offer(total, tuple(material for material in self.wishes if material in pieces))
