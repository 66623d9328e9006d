"""The rules as the source text has them: the last answer to every question of `rules.CoutureRules`."""

from __future__ import annotations

from collections.abc import Mapping

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
        """Count each designer once, however many cards it matches."""
        designers, kinds, bonus = state.cards.designers, state.cards.kinds, 0
        for card in cards:
            if card in designers:
                kind = designers[card]
                for other in row:
                    if kinds[other] == kind:
                        bonus += DESIGNER_BONUS
                        break
        return bonus

    @hookimpl
    def bid_ranking(self, state: CoutureState, bids: list[WeighedBid]) -> list[WeighedBid]:
        """Rank by total, ties to the lowest tiebreaker."""
        bids.sort(reverse=True)
        return bids

    @hookimpl
    def pick_order(self, state: CoutureState, ranking: list[int], cards: int) -> list[int]:
        """Let the best three take in turn until nothing is left, so that one takes all and two split the row."""
        best = ranking[:ROW]
        return best if len(best) == cards else (best * cards)[:cards]

    @hookimpl
    def discards_owed(self, state: CoutureState, seat: int, won: list[str]) -> int:
        discards, owed = state.cards.discards, 0
        for card in won:
            if card in discards:
                owed += 1
        return owed

    @hookimpl
    def cover_ranking(self, state: CoutureState, magazine: str) -> list[int]:
        """Rank by symbols, a tie to the lowest tiebreaker; by flops, a tie to the highest of the lowest ones."""
        sign = -1 if magazine == "flops" else 1
        weights, numbers = state.cards.weights[magazine], state.cards.numbers
        ranked = []
        for seat, collection in enumerate(state.collections):
            weight, number = 0, NO_NUMBER
            for card in collection:
                if card in weights:
                    weight += weights[card]
                    if numbers[card] < number:
                        number = numbers[card]
            if weight:
                ranked.append((-weight, sign * number, seat))
            elif state.options.covers_without_cards:
                ranked.append((0, sign * lowest_number(state, state.known[seat]), seat))
        return [seat for _, _, seat in sorted(ranked)]

    @hookimpl
    def final_score(self, state: CoutureState, lines: Mapping[str, int]) -> int:
        return sum(lines.values())
