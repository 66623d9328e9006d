"""Cards whose effect the options take away do something else, and say so."""

from __future__ import annotations

from itertools import product
from typing import TypeAlias, cast

import pytest

from modiste.options import read_options
from modiste_pret_a_porter.actions import UseAbilities
from modiste_pret_a_porter.card_text import sentences
from modiste_pret_a_porter.cards import AbilityRecord, CardFiles, Modify, OnMoment, Sell
from modiste_pret_a_porter.content import Cards, compile_cards, fitted
from modiste_pret_a_porter.options import PretOptions
from modiste_pret_a_porter.standins import TAKING, is_lacking
from tests.pret_a_porter.table import just, ruleset, shipped, with_cards
from tests.pret_a_porter.words import english, korean

Found: TypeAlias = tuple[str, AbilityRecord, bool]

LEAST = PretOptions(goods_selling=False, instant_on_flip=False, journalist_scope="nobody")
"""The options that take away all they can."""

CARDS = cast(Cards, shipped().content)
FILES = CARDS.files


def abilities(files: CardFiles) -> list[Found]:
    """List the abilities of all cards with the card's id, and whether each stands on a back."""
    found: list[Found] = []
    for contract in files.contracts:
        found += [(contract.id, one, False) for one in contract.front.does]
        found += [(contract.id, one, True) for one in (contract.back.does if contract.back else [])]
    grown = [(card, card.upgrade) for card in files.buildings] + [(card, card.training) for card in files.employees]
    for card, growth in grown:
        found += [(card.id, one, False) for one in card.does]
        found += [(card.id, one, True) for one in (growth.does if growth else [])]
    return found


def test_every_ability_that_options_can_take_away_has_a_stand_in_and_no_other() -> None:
    """The shipped cards leave no option a blank card to make."""
    for card, one, back in abilities(FILES):
        stand_in = one.instead if isinstance(one, (OnMoment, Modify)) else None

        assert (stand_in is not None) == is_lacking(one, LEAST, back=back), card


@pytest.mark.parametrize("values", [*product((True, False), (True, False), ("everyone", "owner", "nobody"))])
@pytest.mark.rule("pap.cards.no_goods_selling", "pap.cards.flip_without_instants", "pap.awards.journalist_for_nobody")
def test_no_card_is_blank_nor_does_what_it_cannot(values: tuple[object, ...]) -> None:
    """Whatever the options, each side does something, the same cards are there, and none does what is taken away."""
    options = read_options(PretOptions, dict(zip(TAKING, values, strict=True)))
    cards = compile_cards(FILES, options)

    assert (list(CARDS.sides), CARDS.decks) == (list(cards.sides), cards.decks)
    for side in cards.sides.values():
        instant = any(ability.moment == "gained" for ability in side.abilities)
        sells = any(isinstance(verb, Sell) for ability in side.abilities for verb in ability.verbs)

        assert sentences(english(), side) and sentences(korean(), side), side.id
        assert options.goods_selling or not sells
        assert options.instant_on_flip or not instant or side.id == side.card
        assert options.journalist_scope != "nobody" or not side.judged_rows


def test_the_usual_options_leave_the_cards_as_they_are() -> None:
    """Nothing is compiled anew where nothing is taken away."""
    assert fitted(CARDS, PretOptions(loan_payback=30)) is CARDS
    assert fitted(CARDS, LEAST) is not CARDS


@pytest.mark.rule("pap.cards.no_goods_selling")
def test_a_card_that_would_sell_does_what_stands_in_for_it() -> None:
    """A stand-in is an ability like any other."""
    selling = {"on": "upkeep", "do": [{"sell": "material", "price": 9, "most": 1}]}
    card = {
        "id": "flea_market",
        "front": {"does": [{**selling, "instead": {"on": "upkeep", "do": [{"gain": "cash", "amount": 5}]}}]},
    }
    company = {"contracts": ["flea_market"], "materials": {"silk": 1}}
    match = just("working/upkeep", company, rules=with_cards({"goods_selling": False}, contracts=[card]))
    match.does(UseAbilities(0, ("flea_market.0",)))

    assert (40 + 5 - 3, 1, True) == (match.company.cash, match.company.materials["silk"], match.over)


def test_without_a_stand_in_nothing_is_left() -> None:
    """A card of somebody's own that brings none has no such ability, and its text does not speak of it."""
    side = cast(Cards, ruleset(goods_selling=False).content).sides["sample_sale"]

    assert ((), ()) == (side.abilities, sentences(english(), side))
