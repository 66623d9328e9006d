"""The rules as the source text has them: the last answer to every question of `rules.CoutureRules`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from modiste.hooks import hookimpl
from modiste.space import Chosen
from modiste_couture.portfolio import flops, lowest_number, symbols
from modiste_couture.rules import WeighedBid
from modiste_couture.state import CoutureState
from modiste_couture.words import DESIGNER_BONUS, ROW


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
        cards = state.cards
        values, numbers, no_designer = cards.bids, cards.numbers, cards.designers.keys().isdisjoint
        ranking = []
        for seat, bid in enumerate(bids):
            if bid:
                bonus = 0 if no_designer(bid) else state.rules.designer_bonus(state, bid, row)
                total = sum([values[card] for card in bid]) + bonus
                ranking.append((total, -numbers[bid[0]], seat, bonus))
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
        """Rank by symbols, a tie to the lowest number; by flops, a tie to the highest of the lowest numbers."""
        kind, count, sign = ("flop", flops, -1) if magazine == "flops" else ("haute_couture", symbols, 1)
        counts = {seat: count(state, seat) for seat in range(state.seats)}
        taking = [seat for seat in counts if counts[seat] or state.options.covers_without_cards]
        lowest = {seat: lowest_number(state, _numbered(state, seat, kind)) for seat in taking}
        return sorted(taking, key=lambda seat: (-counts[seat], sign * lowest[seat], seat))

    @hookimpl
    def final_score(self, state: CoutureState, lines: Mapping[str, int]) -> int:
        return sum(lines.values())


def _numbered(state: CoutureState, seat: int, kind: str) -> list[str]:
    """List the cards that break a tie for a cover: those of its kind or, for a seat with none, its hand."""
    kinds = state.cards.kinds
    return [card for card in state.collections[seat] if kinds[card] == kind] or state.known[seat]
