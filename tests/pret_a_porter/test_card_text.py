"""Card texts: generated from what cards do, in full and in few words."""

import pytest

from modiste_pret_a_porter import card_text
from modiste_pret_a_porter.content import Cards
from modiste_pret_a_porter.special import SPECIALS
from tests.pret_a_porter.table import shipped, with_cards
from tests.pret_a_porter.words import english, readable

LONGEST_EFFECT = 50
"""What stands behind a card's name and price in a menu of 80 columns, in the longest case on a second line."""


def cards() -> Cards:
    """Give the shipped cards."""
    content = shipped().content

    assert isinstance(content, Cards)
    return content


@pytest.mark.parametrize("side", list(cards().sides))
def test_every_side_of_every_card_has_a_text(side: str) -> None:
    """All that a side does is said in sentences and in a few words, and nothing shows through."""
    texts, record = english(), cards().sides[side]
    said = card_text.sentences(texts, record)

    assert said
    for sentence in said:
        assert readable(sentence).endswith(".")
        assert sentence[0].isupper()
    assert readable(card_text.summary(texts, record))
    for ability in record.abilities:
        assert len(readable(card_text.ability_summary(texts, ability))) <= LONGEST_EFFECT


@pytest.mark.parametrize(
    ("ability", "sentence", "summary"),
    [
        (
            {"on": "upkeep", "do": [{"gain": "cash", "amount": 3}]},
            "Each upkeep: gain 3 cash.",
            "upkeep: +3 cash",
        ),
        (
            {"on": "location", "at": "warehouse", "pawn": True, "do": [{"gain": "quality", "amount": 2}]},
            "Warehouse, with a pawn: gain 2 Quality.",
            "Warehouse, pawn: +2 Quality",
        ),
        (
            {"on": "gained", "do": [{"gain": "victory_points", "amount": 1}]},
            "At once: gain 1 Victory Point.",
            "at once: +1 VP",
        ),
        (
            {"on": "sales", "do": [{"gain": "cash", "amount": {"per": "collection", "times": 3}}]},
            "In the sales phase: gain 3 cash for each design in your collection.",
            "sales: +3 cash per design shown",
        ),
        (
            {"on": "upkeep", "do": [{"sell": "design", "price": 8, "most": 1}]},
            "Each upkeep: sell 1 design for 8 cash.",
            "upkeep: sell 1 design at 8",
        ),
        (
            {"on": "upkeep", "do": [{"sell": "design", "price": 8, "most": 2}]},
            "Each upkeep: sell up to 2 designs for 8 cash each.",
            "upkeep: sell 2 designs at 8",
        ),
        (
            {"on": "show", "do": [{"visit": "import", "most": 2}, {"gain": "prestige", "amount": 1}]},
            "In the show: buy up to 2 pieces of one material by Import, then gain 1 Prestige.",
            "show: buy 2 alike, then +1 Prestige",
        ),
        (
            {"modify": "material_price", "at": "import", "add": -2},
            "Import: every material costs you 2 less, but never less than 1.",
            "Import: prices -2",
        ),
        (
            {"modify": "material_price", "at": "import", "add": 1},
            "Import: every material costs you 1 more.",
            "Import: prices +1",
        ),
    ],
)
def test_words_are_put_together(ability: dict[str, object], sentence: str, summary: str) -> None:
    """Moments, verbs and amounts become sentences, with the right plurals."""
    content = with_cards(employees=[{"id": "accountant", "upkeep": 2, "does": [ability]}]).content
    assert isinstance(content, Cards)
    side = content.sides["accountant"]

    assert (sentence,) == card_text.sentences(english(), side)
    assert summary == card_text.summary(english(), side)


@pytest.mark.parametrize("resource", ["cash", "quality", "trend", "public_relations", "prestige", "victory_points"])
@pytest.mark.parametrize("per", ["prestige", "buildings", "employees", "contracts", "designs", "collection"])
def test_every_amount_has_words(resource: str, per: str) -> None:
    """Every resource is said for everything that can be counted, whether a card does so or not."""
    does = [{"on": "show", "do": [{"gain": resource, "amount": {"per": per, "times": 2}}]}]
    content = with_cards(employees=[{"id": "accountant", "upkeep": 2, "does": does}]).content
    assert isinstance(content, Cards)

    assert all(map(readable, card_text.sentences(english(), content.sides["accountant"])))


@pytest.mark.parametrize("function", list(SPECIALS))
def test_every_named_function_has_words(function: str) -> None:
    """A card that calls a function of the game says what it does."""
    content = with_cards(
        employees=[{"id": "accountant", "upkeep": 2, "does": [{"on": "show", "do": [{"call": function}]}]}]
    ).content
    assert isinstance(content, Cards)

    assert readable(card_text.summary(english(), content.sides["accountant"]))
