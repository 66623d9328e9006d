"""The cards as play needs them: records of the packs, compiled once per ruleset and shared by all its matches.

States hold ids of single cards: the kind's id, a point, and the copy's tiebreaker, `iconic_pose.24`; copies without
tiebreakers are counted, `editorial.1`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from modiste.overlay import CardReader, Size, Total
from modiste.vocabulary import values_of
from modiste_couture.actions import DiscardCard, TakeCard
from modiste_couture.cards import BidCardRecord, CardFiles, CardOverlay, ScoringCardRecord
from modiste_couture.words import DESIGNED, MOST_SEATS, STARTING_HAND

FILES = ("bid_cards", "models", "scoring_cards", "covers")
BID = "bid"
"""The kind of all bid cards."""


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards of a ruleset by id, and the files they came from.

    `auction` lists the 63 auction cards and `hands` the starting hands by model, in the packs' order. By card:
    `kinds` (`bid` or the kind of scoring card), `families` (the id without the copy), `bids` (bid values),
    `numbers` (tiebreakers), `points` in hand or in the collection, haute couture `symbols`; `designers` gives the kind
    of card that raises a designer's bid; `discards` holds the cards that cost a bid card when they are won, `pairs`
    gives the cards that match one, `weights` what counts for the covers of a magazine that is ranked at the end. By
    seat: `takes` and `removals` give the action that takes or discards a card, made once because they are asked often.
    """

    files: CardFiles
    auction: list[str] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    kinds: dict[str, str] = field(default_factory=dict)
    families: dict[str, str] = field(default_factory=dict)
    bids: dict[str, int] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    symbols: dict[str, int] = field(default_factory=dict)
    designers: dict[str, str] = field(default_factory=dict)
    discards: dict[str, bool] = field(default_factory=dict)
    pairs: dict[str, list[str]] = field(default_factory=dict)
    weights: dict[str, dict[str, int]] = field(default_factory=lambda: {"haute_couture": {}, "flops": {}})
    takes: list[Callable[[str], TakeCard]] = field(default_factory=list)
    removals: list[Callable[[str], DiscardCard]] = field(default_factory=list)

    def values(self) -> object:
        """Give every value that play depends on (never where it comes from)."""
        return values_of(self.files)


def compile_cards(files: CardFiles) -> Cards:
    """Compile records into what play needs."""
    cards = Cards(files)
    known = {record.id: record for record in files.bid_cards}
    for record in files.bid_cards:
        cards.auction.extend(_add_bid_card(cards, record, number) for number in record.numbers)
    for model in files.models:
        hand = [_add_bid_card(cards, known[kind], number) for kind, numbers in model.hand.items() for number in numbers]
        cards.hands[model.id] = sorted(hand, key=cards.numbers.__getitem__)
    for scoring in files.scoring_cards:
        cards.auction.extend(_add_scoring_cards(cards, scoring))
    for seat in range(MOST_SEATS):
        cards.takes.append({card: TakeCard(seat, card) for card in cards.auction}.__getitem__)
        cards.removals.append({card: DiscardCard(seat, card) for card in cards.bids}.__getitem__)
    return cards


def _add_bid_card(cards: Cards, record: BidCardRecord, number: int) -> str:
    card = f"{record.id}.{number}"
    cards.kinds[card], cards.families[card] = BID, record.id
    cards.bids[card], cards.numbers[card] = record.value, number
    cards.points[card] = record.points
    if record.designer:
        cards.designers[card] = record.designer
    if record.discard:
        cards.discards[card] = True
    return card


def _add_scoring_cards(cards: Cards, record: ScoringCardRecord) -> Iterator[str]:
    copies = [(number, number) for number in record.numbers]
    copies += [(copy, 0) for copy in range(1, record.copies + 1)]
    for copy, number in copies:
        card = f"{record.id}.{copy}"
        cards.kinds[card], cards.families[card] = record.kind, record.id
        cards.points[card], cards.symbols[card] = record.points, record.symbols
        if record.kind == "streetwear":
            cards.pairs[card] = [f"{record.id}.{other}" for other, _ in copies if other != copy]
        elif record.kind == "haute_couture":
            cards.weights["haute_couture"][card] = record.symbols
        elif record.kind == "flop":
            cards.weights["flops"][card] = 1
        if number:
            cards.numbers[card] = number
        yield card


def _copies(record: Mapping[str, Any]) -> int:
    return len(record.get("numbers", ())) + int(record.get("copies", 0))


read_cards = CardReader(
    files=CardFiles,
    overlay=CardOverlay,
    names=FILES,
    compile=compile_cards,
    totals=[
        Total("bid_cards", 23, copies=_copies),
        *(Total("scoring_cards", 10, {"kind": kind}, _copies) for kind in DESIGNED),
        Total("scoring_cards", 4, {"kind": "editorial"}, _copies),
        Total("scoring_cards", 6, {"kind": "flop"}, _copies),
        Total("models", MOST_SEATS),
    ],
    sizes=[Size("models.*.hand", STARTING_HAND, "*.*")],
    references={"models.*.hand.@": ["bid_cards"]},
    unique=[
        ["bid_cards.*.id", "scoring_cards.*.id"],
        ["bid_cards.*.numbers.*", "models.*.hand.*.*"],
    ],
    named={"bid_cards": "card", "scoring_cards": "card", "models": "model"},
)
"""Reads the cards of this game from packs."""
