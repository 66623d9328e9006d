"""What cards do: abilities, instants, and the goods they sell."""

from random import Random
from typing import get_args

import pytest

from modiste.bots import RandomBot
from modiste.flow import path_of
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import (
    BuyBuilding,
    ChooseStyle,
    Decline,
    DrawDesign,
    EndGrowth,
    SellDesigns,
    SellMaterials,
    ShowDesigns,
    TakeContract,
    TakeDesign,
    TakePreparation,
    Upgrade,
    UseAbilities,
)
from modiste_pret_a_porter.special import SPECIALS
from modiste_pret_a_porter.words import STYLES, Special
from tests.pret_a_porter.table import Scene, at, fresh, just, ruleset, with_cards


@pytest.mark.rule("pap.cards.designs")
def test_designs_have_style_type_two_materials_and_a_value() -> None:
    """Fifty designs of five styles and five types need two materials and sell for something; none has an ability."""
    cards = fresh().state.cards
    designs = cards.designs.values()

    assert 50 == len(designs)
    assert set(STYLES) == {design.style for design in designs}
    assert {"jacket", "dress", "shoes", "pants", "shirt"} == {design.type for design in designs}
    assert all(2 == len(design.materials) and design.value > 0 for design in designs)
    assert not any(design.id in cards.sides for design in designs)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.rule("pap.cards.gained_in_action")
def test_cards_are_gained_in_the_action_phase_only(seed: int) -> None:
    """Through a whole year, a company's cards grow in number only while locations act."""
    match, rng = fresh(seed=seed), Random(seed)
    bot = RandomBot()
    while not match.over:
        before, path = owned(match), path_of(match.state)
        match.does(bot.choose(match.sight(match.waiting[0]), rng))
        if any(new > old for new, old in zip(owned(match), before, strict=True)):
            assert "/action/" in path or path.endswith("/planning"), path


@pytest.mark.parametrize("path", ["planning", "growth", "exhibition/show"])
@pytest.mark.rule("pap.cards.gained_in_action", refused=True)
def test_no_card_is_gained_in_other_phases(path: str) -> None:
    """An open card can be taken neither while pawns are placed nor in the growth phase or the show."""
    company = {"board_employees": ["muse"], "designs": ["opera_cape"], "materials": {"wool": 1, "lace": 1}}
    match = at(path, company, contracts=["press_tour"], designs=["garage_boots"])

    assert (0,) == match.waiting

    match.refuses(TakeContract(0, "press_tour"), TakeDesign(0, "garage_boots"), DrawDesign(0))


def owned(match: Scene) -> list[int]:
    """Count the cards of every company."""
    return [
        len(companies.card_ids(company)) + len(company.designs) + len(company.collection) for company in match.companies
    ]


@pytest.mark.rule("pap.cards.once_per_round")
@pytest.mark.rule("pap.cards.once_per_round", refused=True)
def test_an_ability_acts_once_in_a_round() -> None:
    """What was used is used up for the round, and ready again in the next one."""
    match = at("working/upkeep", {"board_employees": ["accountant"]})
    match.refuses(UseAbilities(0, ("accountant.0", "accountant.0")))
    match.does(UseAbilities(0, ("accountant.0",)))
    match.refuses(UseAbilities(0, ("accountant.0",)))

    assert 40 + 3 - 4 == match.company.cash
    assert [] == match.company.used

    match = at("working/upkeep", {"board_employees": ["accountant"], "used": ["accountant.0"]})

    assert 40 - 4 == match.company.cash


@pytest.mark.rule("pap.cards.once_per_round")
def test_an_exhibition_is_a_round_of_its_own() -> None:
    """Abilities used in the working round before are ready again in the exhibition."""
    match = just("exhibition", {"board_employees": ["accountant"], "used": ["accountant.0"]})

    assert UseAbilities(0, ("accountant.0",)) in match.offers()


@pytest.mark.rule("pap.cards.optional")
def test_nobody_has_to_use_an_ability() -> None:
    """Of the abilities of a moment a company uses all, some or none."""
    company = {"board_employees": ["accountant"], "contracts": ["licence_deal"]}
    match = just("working/upkeep", company)
    both = ("licence_deal.0", "accountant.0")

    assert {(), both[:1], both[1:], both} == set(match.choices())

    match.does(UseAbilities(0, ()))

    assert 40 - 4 == match.company.cash
    assert 40 - 4 + 7 == just("working/upkeep", company).does(UseAbilities(0, both)).company.cash


@pytest.mark.rule("pap.cards.optional")
def test_an_ability_without_effect_is_not_offered() -> None:
    """An ability that would bring nothing now asks no question."""
    match = just("working/upkeep", {"buildings": ["retail_outlet"]})

    assert match.over

    match = just("working/upkeep", {"buildings": ["retail_outlet"], "prestige": 4})

    assert 40 + 4 - 6 == match.does(UseAbilities(0, ("retail_outlet.0",))).company.cash


@pytest.mark.rule("pap.cards.instant_on_gain")
def test_an_instant_fires_when_its_card_arrives_and_never_again() -> None:
    """The instant asks at once; used or not, it does not come back."""
    match = at("action/buildings", pawns={"buildings": [0, 1]}, buildings=["costume_museum", "company_shop"])
    match.does(BuyBuilding(0, "costume_museum"), UseAbilities(0, ("costume_museum.0",)))

    assert (4, (1,)) == (match.company.victory_points, match.waiting)

    match.does(Decline(1), EndGrowth(0))

    assert [events.AbilityUsed(0, "costume_museum")] == match.told(events.AbilityUsed)

    match = at("action/contracts", pawns={"contracts": [0, 1]}, contracts=["poster_campaign"])
    match.does(TakeContract(0, "poster_campaign"), UseAbilities(0, ()))

    assert 0 == match.company.public_relations


@pytest.mark.rule("pap.cards.instant_on_gain")
def test_a_new_card_wakes_no_other_instant() -> None:
    """Only the card that has just arrived fires."""
    owner = {"contracts": ["poster_campaign"]}
    match = just("action/buildings", owner, pawns={"buildings": [0]}, buildings=["costume_museum"])
    match.does(BuyBuilding(0, "costume_museum"))

    assert [(), ("costume_museum.0",)] == match.choices()


@pytest.mark.rule("pap.cards.instant_on_flip")
def test_an_instant_fires_when_growth_turns_its_card() -> None:
    """Upgrading a building fires the instant of the side that now shows, and not that of the other."""
    match = just("growth", {"buildings": ["costume_museum"]}).does(Upgrade(0, "costume_museum"))

    assert [(), ("costume_museum/back.0",)] == match.choices()
    assert 6 == match.does(UseAbilities(0, ("costume_museum/back.0",))).company.victory_points


@pytest.mark.rule("pap.cards.instant_on_flip")
def test_instants_of_aging_contracts_fire_in_turn_order() -> None:
    """Turning contracts at the end of an exhibition fires their backs' instants, company by company."""
    poster = {"contracts": ["poster_campaign"]}
    match = just("exhibition/aging", poster, poster, poster, order=[1, 2, 0])
    for seat in (1, 2, 0):
        match.does(UseAbilities(seat, ("poster_campaign/back.0",)))

    assert [1, 1, 1] == [company.public_relations for company in match.companies]
    assert match.over


@pytest.mark.rule("pap.cards.flip_without_instants")
def test_without_the_option_a_flip_fires_nothing() -> None:
    """With `instant_on_flip` off, instants fire on arrival only."""
    rules = ruleset(instant_on_flip=False)
    match = just("growth", {"buildings": ["costume_museum"]}, rules=rules).does(Upgrade(0, "costume_museum"))

    assert (0, True) == (match.company.victory_points, match.over)

    match = just("action/buildings", pawns={"buildings": [0]}, buildings=["costume_museum"], rules=rules)
    match.does(BuyBuilding(0, "costume_museum"), UseAbilities(0, ("costume_museum.0",)))

    assert 4 == match.company.victory_points


@pytest.mark.rule("pap.cards.goods_selling")
def test_goods_are_given_up_for_the_stated_cash() -> None:
    """A selling ability takes up to so many materials, or designs, and pays for each."""
    match = just("working/upkeep", {"contracts": ["sample_sale"], "materials": {"silk": 2, "wool": 1}})
    match.does(UseAbilities(0, ("sample_sale.0",)), SellMaterials(0, ("wool 1", "silk 2")))

    assert (40 + 10 - 3, 1, 0) == (match.company.cash, match.company.materials["silk"], match.company.materials["wool"])

    match = just("working/upkeep", {"board_employees": ["auctioneer"], "designs": ["opera_cape", "keynote_dress"]})
    match.does(UseAbilities(0, ("auctioneer.0",)), SellDesigns(0, ("opera_cape",)))

    assert (40 + 8 - 4, ["keynote_dress"]) == (match.company.cash, match.company.designs)
    assert "opera_cape" in match.state.discards["designs"]
    assert [events.DesignsSold(0, ("opera_cape",), 8)] == match.told(events.DesignsSold)


@pytest.mark.rule("pap.cards.goods_selling")
def test_selling_fewer_goods_or_none_is_possible() -> None:
    """Whoever uses a selling ability may still sell less than it allows."""
    match = just("working/upkeep", {"contracts": ["sample_sale"], "materials": {"silk": 2}})
    match.does(UseAbilities(0, ("sample_sale.0",)), SellMaterials(0, ()))

    assert (40 - 3, 2) == (match.company.cash, match.company.materials["silk"])


@pytest.mark.rule("pap.cards.goods_selling", refused=True)
def test_goods_that_are_not_there_cannot_be_sold() -> None:
    """No more than the ability names, nothing that the company lacks, nothing of another kind."""
    company = {"contracts": ["sample_sale"], "materials": {"silk": 3}, "designs": ["opera_cape"]}
    match = just("working/upkeep", company).does(UseAbilities(0, ("sample_sale.0",)))

    match.refuses(
        SellMaterials(0, ("silk 1", "silk 2", "silk 3")),
        SellMaterials(0, ("silk 1", "silk 1")),
        SellMaterials(0, ("wool 1",)),
        SellDesigns(0, ("opera_cape",)),
    )


@pytest.mark.rule("pap.cards.goods_selling", "pap.cards.no_goods_selling", refused=True)
def test_without_goods_or_without_the_option_nothing_is_offered() -> None:
    """Selling abilities ask nothing when there is nothing to sell, or when `goods_selling` is off."""
    seller = {"contracts": ["sample_sale"], "materials": {"silk": 2}}

    assert just("working/upkeep", {"contracts": ["sample_sale"]}).over
    assert just("working/upkeep", seller, rules=ruleset(goods_selling=False)).over


@pytest.mark.rule("pap.cards.goods_selling")
def test_what_was_sold_by_one_card_is_not_sold_by_another() -> None:
    """Two selling abilities used together share the goods: the second finds what the first left."""
    selling = {"on": "upkeep", "do": [{"sell": "design", "price": 9, "most": 1}]}
    auction = {"id": "house_auction", "front": {"does": [selling]}}
    company = {"contracts": ["house_auction"], "board_employees": ["auctioneer"], "designs": ["opera_cape"]}
    match = just("working/upkeep", company, rules=with_cards(contracts=[auction]))
    match.does(UseAbilities(0, ("house_auction.0", "auctioneer.0")), SellDesigns(0, ("opera_cape",)))

    assert (40 + 9 - 4, True) == (match.company.cash, match.over)


def test_a_card_may_call_a_function_of_the_game() -> None:
    """The second speciality: 1 Trend for each design of the commonest type besides the company's own."""
    calling = {"on": "show", "do": [{"call": "second_speciality"}]}
    rules = with_cards(contracts=[{"id": "notary", "front": {"does": [calling]}}])
    company = {"designs": ["garage_boots", "feedback_shirt"], "materials": {"cotton": 2, "leather": 1, "denim": 1}}
    for own, trend in (("shoes", 1 + 1), ("pants", 1)):
        match = just("exhibition/show", {**company, "contracts": ["notary"], "clothing_type": own}, rules=rules)
        match.does(ChooseStyle(0, "rock"), ShowDesigns(0, ("garage_boots", "feedback_shirt")))

        assert trend == match.does(UseAbilities(0, ("notary.0",))).company.trend

    assert set(get_args(Special)) == set(SPECIALS)


@pytest.mark.rule("pap.cards.once_per_round")
def test_verbs_of_one_ability_act_in_the_order_they_are_written() -> None:
    """What an ability brings after a question comes after the answer."""
    verbs = [{"visit": "preparations"}, {"gain": "cash", "amount": 3}]
    card = {"id": "notary", "front": {"does": [{"on": "location", "at": "preparations", "do": verbs}]}}
    match = just("action/preparations", {"contracts": ["notary"]}, rules=with_cards(contracts=[card]))
    match.does(UseAbilities(0, ("notary.0",)))

    assert 40 == match.company.cash
    assert 48 == match.does(TakePreparation(0, "cash")).company.cash
