"""The numbers of the cards in play that the rules text names, so that it stays true when a pack changes one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from modiste_couture.cards import ScoringCardRecord
from modiste_couture.content import Cards
from modiste_couture.words import CITIES, COLLECTIBLES, DESIGNER_BONUS, ROW, TURNS

Values = Iterator[tuple[str, int]]


def rule_values(cards: Cards) -> dict[str, int]:
    """Give the numbers by name.

    Of a bid card `agent` there are `agent_value`, `agent_points`, `agent_copies` in the deck and `agent_starting` in a
    starting hand; of a kind of scoring card `flop_cards`, `flop_sorts` and `flop_points`; of a magazine `flops_1`,
    `flops_2` and so on, and `flops_covers`.
    """
    files = cards.files
    return {
        "turns": TURNS,
        "row": ROW,
        "turn_cards": ROW * len(CITIES),
        "designer_bonus": DESIGNER_BONUS,
        "deck": len(cards.auction),
        **dict(_bid_cards(cards)),
        **dict(_designers(cards)),
        **dict(_scoring_cards(files.scoring_cards)),
        **dict(_covers("haute_couture", files.covers.haute_couture)),
        **dict(_covers("streetwear", files.covers.streetwear)),
        **dict(_covers("flops", files.covers.flops)),
        **dict(_covers("ready_to_wear", files.covers.ready_to_wear)),
    }


def _bid_cards(cards: Cards) -> Values:
    hand = Counter({kind: len(numbers) for kind, numbers in cards.files.models[0].hand.items()})
    yield "starting_cards", hand.total()
    yield "bid_cards", sum(len(record.numbers) for record in cards.files.bid_cards)
    for record in cards.files.bid_cards:
        yield f"{record.id}_value", record.value
        yield f"{record.id}_points", record.points
        yield f"{record.id}_copies", len(record.numbers)
        yield f"{record.id}_starting", hand[record.id]


def _designers(cards: Cards) -> Values:
    found = [record for record in cards.files.bid_cards if record.designer]
    yield "designer_copies", sum(len(record.numbers) for record in found)


def _scoring_cards(records: Sequence[ScoringCardRecord]) -> Values:
    yield "scoring_cards", sum(map(_copies, records))
    yield "haute_couture_singles", sum(_copies(record) for record in records if record.symbols == 1)
    yield "haute_couture_doubles", sum(_copies(record) for record in records if record.symbols > 1)
    for kind in COLLECTIBLES:
        found = [record for record in records if record.kind == kind]
        yield f"{kind}_cards", sum(map(_copies, found))
        yield f"{kind}_sorts", len(found)
        yield f"{kind}_points", max((record.points for record in found), default=0)


def _copies(record: ScoringCardRecord) -> int:
    return len(record.numbers) + record.copies


def _covers(magazine: str, points: Sequence[int]) -> Values:
    yield f"{magazine}_covers", len(points)
    for place, value in enumerate(points, 1):
        yield f"{magazine}_{place}", value
