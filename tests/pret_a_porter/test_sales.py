"""The sales."""

import pytest

from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import ChooseStyle, ShowDesigns, UseAbilities
from tests.pret_a_porter.table import at, just

PAIR = ["opera_cape", "pearl_blouse"]


@pytest.mark.rule("pap.sales.prestige_effect")
def test_prestige_brings_cash_for_each_design_shown() -> None:
    """Designs shown times Prestige held is paid in cash."""
    match = just("exhibition/sales", {"collection": PAIR, "prestige": 7}, {"prestige": 9})

    assert [events.CollectionSold(0, 14, 39)] == match.told(events.CollectionSold)
    assert [40 + 14 + 39, 40] == [company.cash for company in match.companies[:2]]


@pytest.mark.rule("pap.sales.prestige_effect")
def test_only_the_prestige_of_this_exhibition_counts() -> None:
    """What was won before is exchanged when the exhibition begins, and sells nothing any more."""
    company = {"prestige": 9, "designs": ["pearl_blouse"], "materials": {"cotton": 1, "lace": 1}}
    match = just("exhibition", company, round=6, shows=[[], ["london", "paris"], [], []])
    match.does(ChooseStyle(0, "evening"), ShowDesigns(0, ("pearl_blouse",)))

    assert 18 == match.company.victory_points
    assert [events.CollectionSold(0, 4 + 2 + 4 + 2, 21)] == match.told(events.CollectionSold)


@pytest.mark.rule("pap.sales.collection")
def test_each_shown_design_brings_its_value_and_leaves() -> None:
    """Values are paid; designs go to the discards, their materials to the supply."""
    materials = {"wool": 2, "cotton": 1, "lace": 3}
    match = just("exhibition", {"designs": PAIR, "materials": materials}, shows=[[], [], [], []])
    match.does(ChooseStyle(0, "evening"), ShowDesigns(0, tuple(PAIR)))

    assert 40 + 18 + 21 - 3 == match.company.cash
    assert (PAIR, [], []) == (match.state.discards["designs"], match.company.collection, match.company.designs)
    assert [1, 0, 1] == [match.company.materials[material] for material in ("wool", "cotton", "lace")]


@pytest.mark.rule("pap.sales.rest_stays")
def test_what_was_not_shown_is_kept() -> None:
    """Designs outside the collection and unused materials stay for later shows."""
    company = {"designs": [*PAIR, "keynote_dress"], "materials": {"wool": 1, "cotton": 1, "lace": 2, "denim": 4}}
    match = just("exhibition", company, round=9).does(ChooseStyle(0, "evening"), ShowDesigns(0, ("opera_cape",)))

    assert ["pearl_blouse", "keynote_dress"] == match.company.designs
    assert [1, 1, 4, 0] == [match.company.materials[material] for material in ("cotton", "lace", "denim", "wool")]


@pytest.mark.rule("pap.sales.tokens_discarded")
def test_all_tokens_but_prestige_are_discarded() -> None:
    """Quality, Trend and Public Relations count for one exhibition only, shown or not; Prestige stays."""
    tokens = {"quality": 4, "trend": 3, "public_relations": 2, "prestige": 5}
    match = just("exhibition/sales", {**tokens, "collection": PAIR}, tokens)
    for company in match.companies[:2]:
        assert (0, 0, 0, 5) == (company.quality, company.trend, company.public_relations, company.prestige)


@pytest.mark.rule("pap.sales.collection")
def test_cards_that_act_at_the_sales_still_see_the_collection() -> None:
    """Abilities of the sales count the designs just sold, in turn order."""
    shop = {"collection": PAIR, "buildings": ["company_shop"]}
    match = at("exhibition/sales", shop, shop, order=[1, 0, 2], shows=[[], [], [], []])
    match.does(UseAbilities(1, ("company_shop.0",)), UseAbilities(0, ("company_shop.0",)))

    assert [40 + 39 + 6 - 4] * 2 == [company.cash for company in match.companies[:2]]
