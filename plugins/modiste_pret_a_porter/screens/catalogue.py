"""All cards as a list: for `modiste cards`, and for `cards` at the prompt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from modiste.screens import CardEntry, Fact
from modiste_pret_a_porter.card_text import sentences
from modiste_pret_a_porter.content import Cards, Design, Side, Tile
from modiste_pret_a_porter.naming import short_name, side_name
from modiste_pret_a_porter.screens.parts import design_bonus, design_materials, growth_words

if TYPE_CHECKING:
    from modiste.text import Texts


def card_entries(cards: Cards, texts: Texts) -> list[CardEntry]:
    """List all cards, kind by kind."""
    fronts = [side for side in cards.sides.values() if side.id == side.card]
    return [
        *(_side(cards, side, texts) for side in fronts),
        *(_design(design, texts) for design in cards.designs.values()),
        *(_tile(tile, texts) for tile in cards.tiles.values()),
        *_clothing_types(cards, texts),
    ]


def _side(cards: Cards, front: Side, texts: Texts) -> CardEntry:
    facts = [_deck(front.deck, texts)]
    if front.kind == "buildings":
        facts.append(Fact("cost", texts.say("card-cost"), front.cost))
    if front.kind != "contracts":
        facts.append(Fact("upkeep", texts.say("card-upkeep"), front.upkeep))
    text = [*sentences(texts, front)]
    also = []
    if front.other:
        back = cards.sides[front.other]
        name = side_name(texts, front.kind[:-1], back.id)
        costs = growth_words(texts, front, back)
        also.append(name)
        text += [texts.say("card-other-side", name=name, costs=costs), *sentences(texts, back)]
    return _entry(texts, front.kind, front.id, facts, text, also)


def _deck(deck: str, texts: Texts) -> Fact:
    return Fact("deck", texts.say("card-deck"), texts.name("deck", deck), deck)


def _design(design: Design, texts: Texts) -> CardEntry:
    facts = [
        Fact("style", texts.say("card-style"), texts.name("style", design.style), design.style),
        Fact("type", texts.say("card-type"), texts.name("type", design.type), design.type),
        Fact("materials", texts.say("card-materials"), design_materials(texts, design), list(design.materials)),
        Fact("value", texts.say("card-value"), design.value),
    ]
    if bonus := design_bonus(texts, design):
        bonuses = {"quality": design.quality, "trend": design.trend, "cash": design.cash}
        plain = {token: count for token, count in bonuses.items() if count}
        facts.append(Fact("bonus", texts.say("card-bonus"), bonus, plain))
    return _entry(texts, "designs", design.id, facts, [texts.say("card-starting")] if design.starting else [])


def _tile(tile: Tile, texts: Texts) -> CardEntry:
    rows = [
        Fact(f"row_{number}", texts.say("card-row", number=number), short_name(texts, "feature", feature), feature)
        for number, feature in enumerate(tile.rows, 1)
    ]
    return _entry(texts, "tiles", tile.id, [_deck(tile.deck, texts), *rows], [])


def _clothing_types(cards: Cards, texts: Texts) -> Iterator[CardEntry]:
    for kind, designs in cards.starting.items():
        names = texts.join([texts.name("design", design) for design in designs])
        fact = Fact("designs", texts.say("card-starting-designs"), names, list(designs))
        yield _entry(texts, "types", kind, [fact], [])


def _entry(
    texts: Texts, kind: str, card: str, facts: list[Fact], text: list[str], also: Sequence[str] = ()
) -> CardEntry:
    name = side_name(texts, kind[:-1], card)
    return CardEntry(card, kind, texts.say(f"kind-{kind}"), name, tuple(facts), tuple(text), tuple(also))
