"""The rules as the source text has them: the last answer to every question of `rules.CoutureRules`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from modiste.hooks import hookimpl
from modiste.space import Chosen
from modiste_couture.portfolio import lowest_number
from modiste_couture.rules import WeighedBid
from modiste_couture.state import CoutureState
from modiste_couture.words import DESIGNER_BONUS, NO_NUMBER, ROW


class BaseRules:
    """The base game's answers; what they mean stands in `CoutureRules`."""

    @hookimpl
    def designer_bonus(self, state: CoutureState, cards: Chosen, row: list[str]) -> int:
        designers, kinds = state.cards.designers, state.cards.kinds
        here = [kinds[card] for card in row]
        return DESIGNER_BONUS * sum(designers[card] in here for card in cards if card in designers)

    @hookimpl
    def bid_ranking(self, state: CoutureState, bids: Sequence[Chosen], row: list[str]) -> list[WeighedBid]:
        """Rank by total, ties to the lowest tiebreaker; that is the first card's, for hands are kept in that order."""
        values, numbers, designers = state.cards.bids, state.cards.numbers, state.cards.designers
        ranking = []
        for seat, bid in enumerate(bids):
            if bid:
                total, bonus, designed = 0, 0, False
                for card in bid:
                    total += values[card]
                    designed = designed or card in designers
                if designed:
                    bonus = state.rules.designer_bonus(state, bid, row)
                ranking.append((total + bonus, -numbers[bid[0]], seat, bonus))
        ranking.sort(reverse=True)
        return ranking

    @hookimpl
    def pick_order(self, state: CoutureState, ranking: list[int], cards: int) -> list[int]:
        """Let the best three take in turn until nothing is left, so that one takes all and two split the row."""
        return (ranking[:ROW] * cards)[:cards]

    @hookimpl
    def discards_owed(self, state: CoutureState, seat: int, won: list[str]) -> int:
        discards = state.cards.discards
        return sum([card in discards for card in won])

    @hookimpl
    def cover_ranking(self, state: CoutureState, magazine: str) -> list[int]:
        """Rank by symbols, a tie to the lowest tiebreaker; by flops, a tie to the highest of the lowest ones."""
        sign = -1 if magazine == "flops" else 1
        weights, numbers = state.cards.weights[magazine], state.cards.numbers
        ranked = []
        for seat, collection in enumerate(state.collections):
            weight, lowest = 0, NO_NUMBER
            for card in collection:
                if card in weights:
                    weight += weights[card]
                    lowest = min(lowest, numbers[card])
            if weight:
                ranked.append((-weight, sign * lowest, seat))
            elif state.options.covers_without_cards:
                ranked.append((0, sign * lowest_number(state, state.known[seat]), seat))
        ranked.sort()
        return [seat for _, _, seat in ranked]

    @hookimpl
    def final_score(self, state: CoutureState, lines: Mapping[str, int]) -> int:
        return sum(lines.values())
