"""All cards as a list: for `modiste cards`, and for `cards` at the prompt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from modiste.screens import CardEntry, Fact
from modiste_couture.cards import BidCardRecord, ScoringCardRecord
from modiste_couture.content import Cards
from modiste_couture.screens.card_text import COVER_OF, sentences
from modiste_couture.screens.naming import by_value, card_name, family_name, model_name
from modiste_couture.words import DESIGNER_BONUS

if TYPE_CHECKING:
    from modiste.text import Texts

MAGAZINES = ("haute_couture", "streetwear", "flops", "ready_to_wear")


def card_entries(cards: Cards, texts: Texts) -> list[CardEntry]:
    """List all cards, kind by kind."""
    return [
        *(_bid_card(cards, record, texts) for record in cards.files.bid_cards),
        *(_scoring_card(cards, record, texts) for record in cards.files.scoring_cards),
        *_models(cards, texts),
        *(_covers(cards, magazine, texts) for magazine in MAGAZINES),
    ]


def _bid_card(cards: Cards, record: BidCardRecord, texts: Texts) -> CardEntry:
    started = [card for hand in cards.hands.values() for card in hand if cards.families[card] == record.id]
    copies = [f"{record.id}.{number}" for number in record.numbers]
    numbers = [cards.numbers[card] for card in (*started, *copies)]
    value = texts.say("value-designer", value=record.value, bonus=DESIGNER_BONUS) if record.designer else record.value
    facts = [
        Fact("value", texts.say("card-value"), value, record.value if record.designer else None),
        Fact("points", texts.say("card-points"), record.points),
        Fact("discard", texts.say("card-discard"), texts.say("card-discard-yes") if record.discard else "", True),
        Fact("copies", texts.say("card-copies"), len(copies)),
        Fact("hands", texts.say("card-hands"), len(started)),
        Fact("numbers", texts.say("card-numbers"), _runs(numbers, texts), sorted(numbers)),
    ]
    said = sentences(texts, cards, [*copies, *started][0]) if numbers else []
    entry = _entry(texts, "bid_cards", record.id, family_name(texts, record.id), facts, said)
    return replace(entry, also=_numbered(numbers, texts))


def _scoring_card(cards: Cards, record: ScoringCardRecord, texts: Texts) -> CardEntry:
    facts = [
        Fact("scores_as", texts.say("card-kind"), texts.name("kind", record.kind), record.kind),
        Fact("points", texts.say("card-points"), record.points),
        Fact("symbols", texts.say("card-symbols"), record.symbols),
        Fact("copies", texts.say("card-copies"), len(record.numbers) + record.copies),
        Fact("numbers", texts.say("card-numbers"), _runs(record.numbers, texts), sorted(record.numbers)),
    ]
    first = next((card for card in cards.auction if cards.families[card] == record.id), None)
    said = sentences(texts, cards, first) if first else []
    entry = _entry(texts, "scoring_cards", record.id, family_name(texts, record.id), facts, said)
    lines = _spellings(COVER_OF.get(record.kind, record.kind))
    return replace(entry, also=(*lines, texts.name("kind", record.kind), *_numbered(record.numbers, texts)))


def _numbered(numbers: Sequence[int], texts: Texts) -> tuple[str, ...]:
    """Write numbers as they stand on the board and as they may be typed: `#37`, `37`."""
    return tuple(name for number in numbers for name in (texts.say("fact-number", number=number), str(number)))


def _spellings(magazine: str) -> tuple[str, str]:
    """Write a magazine's id as it may be typed to list the cards of its line beside the covers."""
    return magazine.replace("_", " "), magazine.replace("_", "-")


def _models(cards: Cards, texts: Texts) -> Iterator[CardEntry]:
    for model, hand in cards.hands.items():
        facts = [
            Fact("cards", texts.say("board-cards"), len(hand)),
            Fact("strength", texts.say("card-strength"), sum(cards.bids[card] for card in hand)),
        ]
        held = texts.join([card_name(texts, cards, card) for card in by_value(cards, hand)])
        yield _entry(texts, "models", model, model_name(texts, model), facts, [texts.say("text-model", cards=held)])


def _covers(cards: Cards, magazine: str, texts: Texts) -> CardEntry:
    points: list[int] = getattr(cards.files.covers, magazine)
    by_brands = magazine == "ready_to_wear"
    facts = [
        Fact(
            f"brands_{number}" if by_brands else f"place_{number}",
            texts.say("card-brands", count=number) if by_brands else texts.say("card-place", place=number),
            worth,
        )
        for number, worth in enumerate(points, 1)
    ]
    said = texts.name("text-cover", magazine)
    return _entry(texts, "covers", magazine, texts.name("magazine", magazine), facts, [said])


def _entry(texts: Texts, kind: str, card: str, name: str, facts: list[Fact], said: list[str]) -> CardEntry:
    shown = tuple(fact for fact in facts if fact.value not in ("", 0) or fact.id == "value")
    return CardEntry(card, kind, texts.name("kind", kind), name, shown, tuple(said))


def _runs(numbers: Sequence[int], texts: Texts) -> str:
    """Write tiebreakers, those without a gap as a range: `6-17`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = [texts.say("card-number-range", low=run[0], high=run[-1]) if len(run) > 1 else str(run[0]) for run in runs]
    return texts.say("comma").join(parts)
