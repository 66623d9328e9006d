"""What a pawn would bring at each location, given the pawns that stand there already."""

from __future__ import annotations

from collections.abc import Iterable

from modiste_pret_a_porter.bots.cardworth import CardWorth
from modiste_pret_a_porter.bots.outlook import Outlook
from modiste_pret_a_porter.bots.shopping import Shopping
from modiste_pret_a_porter.bots.wardrobe import Wardrobe
from modiste_pret_a_porter.words import MATERIAL_LOCATIONS, PREPARATIONS

BUILDING_COST = 7
"""What a building with its first upkeep typically costs."""

BORROWED = 0.9
"""What a borrowed cash brings while cash is short, its repayment deducted."""


class Placing:
    """Prices a pawn at the locations."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.wardrobe = Wardrobe(outlook)
        self.cards = CardWorth(self.wardrobe)
        self.mine = [place for place, seats in self.state.pawns.items() for seat in seats if seat == outlook.seat]
        self.wardrobe.committed += BUILDING_COST * self.mine.count("buildings")
        buying = any(place in MATERIAL_LOCATIONS for place in self.mine)
        again = outlook.months > 1 or outlook.company.pawns > 1 or buying
        self.shopping = Shopping(self.wardrobe, again=again)
        self.shopping.cash -= BUILDING_COST * self.mine.count("buildings")
        for place in self.mine:
            if place in MATERIAL_LOCATIONS:
                self.shopping.buy(place)

    def worth(self, place: str) -> float:
        """Price a pawn at a location, with the abilities that ask for one there."""
        return self._visit(place) + self.cards.presence(place)

    def _visit(self, place: str) -> float:
        if place in MATERIAL_LOCATIONS:
            return self.shopping.offer(place).worth
        if place == "bank":
            return 0.0 if "bank" in self.mine else credit_worth(self.wardrobe)
        if place == "designs":
            return self._left(place, design_gains(self.wardrobe, self.mine.count("designs")))
        if place == "preparations":
            rewards = [reward_worth(self.outlook, reward) for reward in self.state.preparations]
            return self._left(place, rewards) if self._queues() else max(rewards, default=0.0)
        cards = {"contracts": self.state.contracts, "buildings": self.state.buildings}.get(place, self.state.employees)
        return self._left(place, map(self.cards.taken, cards))

    def _queues(self) -> bool:
        """Say whether pawns that are at the preparations already take what a further one would want."""
        options = self.state.options
        return options.preparations_supply == "once" and options.preparations_order == "left_to_right"

    def _left(self, place: str, gains: Iterable[float]) -> float:
        """Take the best that the pawns before leave over."""
        left = sorted(gains, reverse=True)[len(self.state.pawns[place]) :]
        return left[0] if left else 0.0


def design_gains(wardrobe: Wardrobe, others: int = 0) -> list[float]:
    """Price the open designs, and the unseen one as their average, when `others` more will be taken too."""
    gains = [wardrobe.gain(wardrobe.known[design], others) for design in wardrobe.state.designs]
    return [*gains, sum(gains) / len(gains) - 1] if gains else [4.0]


def reward_worth(outlook: Outlook, reward: str) -> float:
    """Price a last-minute reward."""
    amount = PREPARATIONS[reward]
    return amount if reward == "cash" else outlook.token_worth(reward, amount)


def credit_amount(wardrobe: Wardrobe, limit: int) -> int:
    """Choose how much to borrow: what is missing, in tens, as far as the next sales will repay it."""
    sales = sum(design.value for design, _ in wardrobe.plan)
    missing = -(wardrobe.free_cash // 10) * 10
    return max(0, min(missing, limit, (sales - sum(wardrobe.company.credits)) // 10 * 10))


def credit_worth(wardrobe: Wardrobe) -> float:
    """Price a visit to the bank."""
    outlook = wardrobe.outlook
    amount = credit_amount(wardrobe, outlook.state.rules.credit_limit(outlook.state, outlook.seat))
    interest = amount // 10 * (outlook.months + 1)
    return BORROWED * min(-wardrobe.free_cash, amount) - interest if amount else 0.0
