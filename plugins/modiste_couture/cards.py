"""How the card files of a pack look: the models that every record is read into."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from modiste.vocabulary import Id, Record, Sourced
from modiste_couture.words import CITIES, COLLECTIBLES, MOST_SEATS, ROW, TURNS, Collectible, Designed

NUMBERED = ("haute_couture", "flop")
"""The kinds of scoring cards whose tiebreakers decide who takes a cover."""

Tiebreaker: TypeAlias = Annotated[int, Field(ge=1, le=999)]
Points: TypeAlias = Annotated[int, Field(ge=-99, le=99)]


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
            facts = {"count": count, "wanted": wanted}
            raise PydanticCustomError("deck", "the auction deck has {count} cards; it should have {wanted}", facts)
        return self

    @model_validator(mode="after")
    def deals_known_cards(self) -> Self:
        """Refuse a starting hand of cards that are not there."""
        known = [record.id for record in self.bid_cards]
        for model in self.models:
            for card in model.hand:
                if card not in known:
                    facts = {"model": model.id, "card": card, "known": known}
                    raise PydanticCustomError("hand", "the model {model} has no such bid card: {card}", facts)
        return self

    @model_validator(mode="after")
    def tells_records_apart(self) -> Self:
        """Refuse two records of cards with the same id, or two models: their copies would be the same cards."""
        cards = [record.id for record in self.bid_cards] + [record.id for record in self.scoring_cards]
        for ids in (cards, [record.id for record in self.models]):
            for name, count in Counter(ids).items():
                if count > 1:
                    raise PydanticCustomError("id", "{id} is there twice", {"id": name})
        return self

    @model_validator(mode="after")
    def breaks_every_tie(self) -> Self:
        """Refuse a tiebreaker that two bid cards have, or two cards of one kind, and copies that lack one."""
        for record in self.scoring_cards:
            if record.copies and (record.numbers or record.kind in NUMBERED):
                raise PydanticCustomError("untied", "{card} needs a tiebreaker for every copy", {"card": record.id})
        bid_cards = [number for record in self.bid_cards for number in record.numbers]
        bid_cards += [number for model in self.models for numbers in model.hand.values() for number in numbers]
        groups = [bid_cards]
        for kind in COLLECTIBLES:
            groups.append([number for one in self.scoring_cards if one.kind == kind for number in one.numbers])
        for numbers in groups:
            twice = [number for number, count in Counter(numbers).items() if count > 1]
            if twice:
                facts = {"number": twice[0]}
                raise PydanticCustomError("tiebreaker", "the tiebreaker {number} is there twice", facts)
        return self
