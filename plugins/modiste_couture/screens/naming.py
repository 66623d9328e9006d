"""How cards are called: in full with what matters of them, or briefly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from modiste.screen_parts import together
from modiste_couture.content import BID, Cards
from modiste_couture.words import DESIGNER_BONUS

if TYPE_CHECKING:
    from modiste.text import Texts

NAMED_BY_THEMSELVES = ("editorial", "flop", "haute_couture")
"""The kinds whose cards need not say what they are."""


def family_name(texts: Texts, family: str, form: str = "") -> str:
    """Name a kind of card; one for which a pack has no words is called by its id."""
    if texts.has(texts.id_of("card", family)):
        return texts.name("card", family, form)
    return family.replace("_", " ").capitalize()


def model_name(texts: Texts, model: str) -> str:
    """Name a model; one for which a pack has no words is called by its id."""
    if texts.has(texts.id_of("model", model)):
        return texts.name("model", model)
    return model.replace("_", " ").capitalize()


def bid_words(texts: Texts, cards: Cards, card: str) -> str:
    """Say what a card bids: its value, and for a designer what it may add."""
    value = cards.bids[card]
    if card in cards.designers:
        return texts.say("value-designer", value=value, bonus=DESIGNER_BONUS)
    return str(value)


def card_title(texts: Texts, cards: Cards, card: str, form: str = "") -> str:
    """Call a card by its name, a bid card with its value."""
    name = family_name(texts, cards.families[card], form)
    if cards.kinds[card] != BID:
        return name
    return texts.say("card-with-value", name=name, value=bid_words(texts, cards, card))


def card_facts(texts: Texts, cards: Cards, card: str, form: str = "") -> list[str]:
    """List what matters of a card beside its name: kind, symbols, points, tiebreaker."""
    kind, facts = cards.kinds[card], []
    if kind not in (BID, *NAMED_BY_THEMSELVES):
        facts.append(texts.name("kind", kind, form))
    if cards.symbols.get(card):
        facts.append(texts.say("fact-symbols", symbols=cards.symbols[card]))
    if cards.points[card]:
        facts.append(texts.say("fact-points", points=cards.points[card]))
    if card in cards.numbers:
        facts.append(number_words(texts, cards.numbers[card]))
    return facts


def number_words(texts: Texts, number: int) -> str:
    """Write a tiebreaker."""
    return texts.say("fact-number", number=number)


def card_name(texts: Texts, cards: Cards, card: str) -> str:
    """Call a card in full: `Agent 4 (-2 pts, #36)`."""
    title, facts = card_title(texts, cards, card), card_facts(texts, cards, card)
    return texts.say("card-with-facts", name=title, facts=texts.say("comma").join(facts)) if facts else title


def titles(texts: Texts, cards: Cards, held: Iterable[str], form: str = "") -> list[str]:
    """Call cards by their names, those that are alike once with their number; lines break only between them."""
    counts = Counter(card_title(texts, cards, card, form) for card in held)
    several = {title: texts.say("card-several", name=title, count=count) for title, count in counts.items()}
    return [together(several[title] if count > 1 else title) for title, count in counts.items()]


def by_value(cards: Cards, held: Iterable[str]) -> list[str]:
    """Order bid cards from the highest value down, those of one value by their tiebreakers."""
    return sorted(held, key=lambda card: (-cards.bids[card], cards.numbers[card]))
