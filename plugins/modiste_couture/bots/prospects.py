"""What cards are worth to a seat, in points at the end of the match."""

from __future__ import annotations

from functools import cached_property

from modiste_couture.bots.outlook import Outlook
from modiste_couture.content import BID
from modiste_couture.portfolio import of_kind
from modiste_couture.words import DESIGNER_BONUS

POWER = 0.3
"""What a point of bid value brings in each turn."""

PRESENCE = 0.15
"""What another card to divide brings in each turn, whatever its value."""

MATCHING = 0.7
"""How often a designer's bonus counts."""

WARINESS = 1.5
"""How much more than its cover a flop weighs: bots that fear flops more than these cost come out ahead."""


class Prospects:
    """Prices cards for one seat."""

    def __init__(self, outlook: Outlook, seat: int, hand: list[str]) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.seat = seat
        self.hand = hand
        self._worths: dict[str, float] = {}

    def worth(self, card: str) -> float:
        """Price winning a card."""
        family = self.state.cards.families[card]
        if family not in self._worths:
            self._worths[family] = self._price(card)
        return self._worths[family]

    def kept(self, card: str) -> float:
        """Price holding a bid card from the next turn to the end."""
        cards = self.state.cards
        value = cards.bids[card] + (MATCHING * DESIGNER_BONUS if card in cards.designers else 0)
        return cards.points[card] + self.outlook.turns * (POWER * value + PRESENCE)

    def _price(self, card: str) -> float:
        cards = self.state.cards
        kind = cards.kinds[card]
        if kind == BID:
            return self._bid_card(card)
        if kind == "haute_couture":
            return cards.points[card] + self.outlook.symbols.gain(self.seat, cards.symbols[card])
        if kind == "flop":
            return cards.points[card] + WARINESS * self.outlook.flops.gain(self.seat, 1)
        if kind == "streetwear":
            return cards.points[card] + self._pair(cards.families[card])
        if kind == "ready_to_wear":
            return cards.points[card] + self._brand(cards.families[card])
        return float(cards.points[card])

    def _bid_card(self, card: str) -> float:
        """Price a bid card; if it costs one, that is the least useful then."""
        gain = self.kept(card)
        if not self.state.rules.discards_owed(self.state, self.seat, [card]):
            return gain
        return gain - min([gain, *self._least_kept])

    @cached_property
    def _least_kept(self) -> list[float]:
        """What the least useful bid card is worth that stays after the discards already owed."""
        won = self.state.won[self.seat]
        owed = self.state.rules.discards_owed(self.state, self.seat, won)
        return sorted(map(self.kept, [*self.hand, *won]))[owed : owed + 1]

    def _pair(self, design: str) -> float:
        """Price the cover that a streetwear card brings, now or with the other copy."""
        covers = self.state.cards.files.covers.streetwear[len(self.state.streetwear) :]
        if not covers:
            return 0.0
        families = self.state.cards.families
        copies = sum(families[card] == design for card in self.state.collections[self.seat])
        if copies:
            return float(covers[0]) if copies == 1 else 0.0
        return self.outlook.catching * covers[0] if self.outlook.coming[design] > 1 else 0.0

    def _brand(self, brand: str) -> float:
        """Price a brand by what it adds to the number of brands expected at the end."""
        if brand in self._brands:
            return 0.0
        later = self._chance(self.outlook.coming[brand] - 1)
        others = [self._chance(self.outlook.coming[other]) for other in self._brands_to_come if other != brand]
        without = _counts(others)
        return sum(chance * (1 - later) * self._step(more) for more, chance in enumerate(without))

    def _step(self, more: int) -> int:
        """Say what one brand adds to those the seat has and so many more."""
        scale = [0, *self.state.cards.files.covers.ready_to_wear]
        have = min(len(self._brands) + more, len(scale) - 2)
        return scale[have + 1] - scale[have]

    def _chance(self, copies: int) -> float:
        return float(1 - (1 - self.outlook.catching) ** max(0, copies))

    @cached_property
    def _brands(self) -> set[str]:
        families = self.state.cards.families
        return {families[card] for card in of_kind(self.state, self.seat, "ready_to_wear")}

    @cached_property
    def _brands_to_come(self) -> list[str]:
        brands = [one.id for one in self.state.cards.files.scoring_cards if one.kind == "ready_to_wear"]
        return [brand for brand in brands if brand not in self._brands]


def _counts(chances: list[float]) -> list[float]:
    """Say how probable each number of hits is among independent chances."""
    counts = [1.0]
    for chance in chances:
        missed = [count * (1 - chance) for count in counts]
        hit = [count * chance for count in counts]
        counts = [one + other for one, other in zip([*missed, 0.0], [0.0, *hit], strict=True)]
    return counts
