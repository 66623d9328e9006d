"""How the card files of a pack look: the models that every record is read into."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Self, TypeAlias

from pydantic import Field, model_validator

from modiste.content import refusal
from modiste.problem import KeyPath, nearest
from modiste.vocabulary import Id, Record, Sourced
from modiste_couture.words import CITIES, COLLECTIBLES, MOST_SEATS, ROW, TURNS, Collectible, Designed

NUMBERED = ("haute_couture", "flop")
"""The kinds of scoring cards whose tiebreakers decide who takes a cover."""

Tiebreaker: TypeAlias = Annotated[int, Field(ge=1, le=999)]
Points: TypeAlias = Annotated[int, Field(ge=-99, le=99)]
Placed: TypeAlias = tuple[str | int, KeyPath]
"""An id or a number, and where it stands in the card files."""


class BidCardRecord(Sourced):
    """A kind of bid card: its bid value, its points in hand at the end, and whether winning one costs a bid card.

    `numbers` are the tiebreakers of its copies in the auction deck, none for one that is only in starting hands;
    `designer` is the kind of scoring card that raises the bid.
    """

    id: Id
    value: Annotated[int, Field(ge=-9, le=9)]
    points: Points = 0
    discard: bool = False
    designer: Designed | None = None
    numbers: list[Tiebreaker] = []


class ModelRecord(Sourced):
    """A model: the bid cards of a starting hand, each kind with the tiebreakers of its copies."""

    id: Id
    hand: dict[Id, Annotated[list[Tiebreaker], Field(min_length=1)]]


class ScoringCardRecord(Sourced):
    """A kind of scoring card: copies with tiebreakers (`numbers`), or so many `copies` without.

    `points` are scored for each card; `symbols` count for haute couture covers.
    """

    id: Id
    kind: Collectible
    points: Points = 0
    symbols: Annotated[int, Field(ge=0, le=9)] = 0
    numbers: list[Tiebreaker] = []
    copies: Annotated[int, Field(ge=0, le=99)] = 0


class CoversRecord(Sourced):
    """The magazine covers: points by place, and those of the ready-to-wear cover by the number of brands from 1."""

    haute_couture: Annotated[list[Points], Field(min_length=3, max_length=3)]
    streetwear: Annotated[list[Points], Field(min_length=3, max_length=3)]
    flops: Annotated[list[Points], Field(min_length=3, max_length=3)]
    ready_to_wear: Annotated[list[Points], Field(min_length=5, max_length=5)]


class CardOverlay(Record):
    """Card files of a pack that lies over another: any part of them, as one mapping."""

    bid_cards: list[BidCardRecord] = []
    models: list[ModelRecord] = []
    scoring_cards: list[ScoringCardRecord] = []
    covers: CoversRecord | None = None


class CardFiles(Record):
    """All card files of a pack, as one mapping."""

    bid_cards: list[BidCardRecord]
    models: Annotated[list[ModelRecord], Field(min_length=MOST_SEATS)]
    scoring_cards: list[ScoringCardRecord]
    covers: CoversRecord

    @model_validator(mode="after")
    def has_a_whole_deck(self) -> Self:
        """Refuse an auction deck that does not go round."""
        bid_cards = sum(len(record.numbers) for record in self.bid_cards)
        count = bid_cards + sum(len(record.numbers) + record.copies for record in self.scoring_cards)
        wanted = TURNS * ROW * len(CITIES)
        if count != wanted:
            raise refusal("couture-problem-deck", ("scoring_cards",), ("bid_cards",), count=count, wanted=wanted)
        return self

    @model_validator(mode="after")
    def deals_known_cards(self) -> Self:
        """Refuse a starting hand of cards that are not there."""
        known = [record.id for record in self.bid_cards]
        for number, model in enumerate(self.models):
            for card in model.hand:
                if card not in known:
                    path, near = ("models", number, "hand", card, "[key]"), nearest(card, known)
                    raise refusal("couture-problem-hand", path, model=model.id, card=card, near=near)
        return self

    @model_validator(mode="after")
    def tells_records_apart(self) -> Self:
        """Refuse two records of cards with the same id, or two models: their copies would be the same cards."""
        cards = _ids("bid_cards", self.bid_cards) + _ids("scoring_cards", self.scoring_cards)
        for group in (cards, _ids("models", self.models)):
            for name, paths in _twice(group):
                raise refusal("couture-problem-id", *paths, id=name)
        return self

    @model_validator(mode="after")
    def breaks_every_tie(self) -> Self:
        """Refuse a tiebreaker that two bid cards have, or two cards of one kind, and copies that lack one."""
        for number, record in enumerate(self.scoring_cards):
            if record.copies and (record.numbers or record.kind in NUMBERED):
                raise refusal("couture-problem-untied", ("scoring_cards", number, "copies"), card=record.id)
        for group in self._tiebreakers():
            for tiebreaker, paths in _twice(group):
                raise refusal("couture-problem-tiebreaker", *paths, number=tiebreaker)
        return self

    def _tiebreakers(self) -> Iterator[list[Placed]]:
        """Give the groups in which no tiebreaker may be there twice: all bid cards, and each kind of scoring cards."""
        hands: list[Placed] = [
            (tiebreaker, ("models", number, "hand", card, place))
            for number, model in enumerate(self.models)
            for card, numbers in model.hand.items()
            for place, tiebreaker in enumerate(numbers)
        ]
        yield _numbers("bid_cards", dict(enumerate(self.bid_cards))) + hands
        for kind in COLLECTIBLES:
            yield _numbers("scoring_cards", {n: one for n, one in enumerate(self.scoring_cards) if one.kind == kind})


def _numbers(file: str, records: Mapping[int, BidCardRecord] | Mapping[int, ScoringCardRecord]) -> list[Placed]:
    return [
        (tiebreaker, (file, number, "numbers", place))
        for number, record in records.items()
        for place, tiebreaker in enumerate(record.numbers)
    ]


def _ids(file: str, records: Iterable[BidCardRecord | ModelRecord | ScoringCardRecord]) -> list[Placed]:
    return [(record.id, (file, number, "id")) for number, record in enumerate(records)]


def _twice(group: Iterable[Placed]) -> Iterator[tuple[str | int, list[KeyPath]]]:
    """Yield what is in a group twice, with its places from the last on."""
    places: dict[str | int, list[KeyPath]] = {}
    for value, path in group:
        places.setdefault(value, []).insert(0, path)
    return ((value, paths) for value, paths in places.items() if len(paths) > 1)
