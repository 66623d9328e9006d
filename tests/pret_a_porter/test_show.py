"""The show: prestige exchanged, collections presented."""

from typing import Any

import pytest

from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import ChooseStyle, ShowDesigns, ShowNothing, UseAbilities
from modiste_pret_a_porter.words import MATERIALS
from tests.pret_a_porter.table import Scene, at, just

EVENING = ["opera_cape", "ballroom_trousers", "pearl_blouse"]
PLENTY = {str(material): 9 for material in MATERIALS}


def showing(designs: list[str], materials: dict[str, int] | None = None, **company: Any) -> Scene:
    """Let seat 0 present its collection; by default with materials for everything."""
    return just("exhibition/show", {"designs": designs, "materials": materials or PLENTY, **company})


def shown(designs: list[str], style: str, **company: Any) -> Scene:
    """Let seat 0 present exactly these designs."""
    return showing(designs, **company).does(ChooseStyle(0, style), ShowDesigns(0, tuple(designs)))


@pytest.mark.rule("pap.exchange.late")
def test_prestige_is_exchanged_in_the_next_exhibition() -> None:
    """All Prestige held becomes victory points when the next exhibition begins."""
    match = just("exhibition/exchange", {"prestige": 4, "victory_points": 5}, {"prestige": 1}, round=6)

    assert [(0, 13), (0, 2), (0, 0)] == [(company.prestige, company.victory_points) for company in match.companies]

    assert 4 == just("working/upkeep", {"prestige": 4}).company.prestige


@pytest.mark.rule("pap.exchange.late")
def test_the_first_exhibition_has_nothing_to_exchange() -> None:
    """In III the exchange is skipped; what is won there waits for VI."""
    assert [] == just("exhibition/exchange", {"prestige": 2}, round=3).told(events.PrestigeExchanged)
    assert 3 == at("exhibition/exchange", {"prestige": 3, "designs": EVENING, "materials": PLENTY}).company.prestige


@pytest.mark.parametrize(("seats", "points"), [(2, 1), (3, 2), (4, 3)])
@pytest.mark.rule("pap.exchange.rate")
def test_a_token_is_worth_1_2_or_3_points(seats: int, points: int) -> None:
    """With two, three or four companies a token brings 1, 2 or 3 victory points."""
    match = just("exhibition/exchange", {"prestige": 5}, seats=seats, round=9)

    assert 5 * points == match.company.victory_points


@pytest.mark.rule("pap.show.turn_order")
def test_companies_present_openly_in_turn_order() -> None:
    """One after the other presents, and sees what those before have shown."""
    company = {"designs": EVENING, "materials": PLENTY}
    match = at("exhibition/show", company, company, company, order=[1, 2, 0])
    match.does(ChooseStyle(1, "evening"), ShowDesigns(1, ("opera_cape",)))

    assert (2,) == match.waiting
    assert ["opera_cape"] == match.view(2).companies[1].collection

    match.does(ShowNothing(2))

    assert (0,) == match.waiting


@pytest.mark.rule("pap.show.one_style")
def test_a_collection_has_one_style_and_any_size() -> None:
    """As many or as few designs of one style as the company likes, even none."""
    match = showing([*EVENING, "keynote_dress"])

    assert [ChooseStyle(0, "evening"), ChooseStyle(0, "business"), ShowNothing(0)] == match.offers()

    match.does(ChooseStyle(0, "evening"))

    assert 8 == len(match.choices())
    assert [] == showing(EVENING).does(ShowNothing(0)).company.collection
    assert [] == showing(EVENING).does(ChooseStyle(0, "evening"), ShowDesigns(0, ())).company.collection
    assert EVENING == shown(EVENING, "evening").company.collection


@pytest.mark.rule("pap.show.one_style", refused=True)
def test_another_style_is_refused() -> None:
    """Without a card that changes styles, no design of another style joins, and no style that one does not have."""
    match = showing(["opera_cape", "keynote_dress"])
    match.refuses(ChooseStyle(0, "rock"))
    match.does(ChooseStyle(0, "evening"))
    match.refuses(ShowDesigns(0, ("opera_cape", "keynote_dress")), ShowDesigns(0, ("keynote_dress",)))


@pytest.mark.rule("pap.show.finishable")
def test_a_design_with_both_its_materials_can_be_shown() -> None:
    """Wool and lace finish the cape; they leave the supply."""
    match = showing(["opera_cape"], {"wool": 1, "lace": 2})
    match.does(ChooseStyle(0, "evening"), ShowDesigns(0, ("opera_cape",)))

    assert (["opera_cape"], []) == (match.company.collection, match.company.designs)
    assert (0, 1) == (match.company.materials["wool"], match.company.materials["lace"])


@pytest.mark.rule("pap.show.finishable", refused=True)
def test_a_design_that_lacks_a_material_is_refused() -> None:
    """With one of the two materials missing, a design cannot be shown."""
    match = showing(["opera_cape", "pearl_blouse"], {"cotton": 1, "lace": 1}).does(ChooseStyle(0, "evening"))
    match.refuses(ShowDesigns(0, ("opera_cape",)))

    assert showing(["opera_cape"], {"wool": 5}).over


@pytest.mark.rule("pap.show.shared_supply")
@pytest.mark.rule("pap.show.shared_supply", refused=True)
def test_no_piece_serves_two_designs() -> None:
    """The materials must cover all shown designs together."""
    match = showing(EVENING, {"cotton": 1, "wool": 2, "lace": 2}).does(ChooseStyle(0, "evening"))

    assert tuple(EVENING) not in match.choices()

    match.refuses(ShowDesigns(0, tuple(EVENING)))
    match.does(ShowDesigns(0, ("opera_cape", "pearl_blouse")))

    assert [1, 0, 0] == [match.company.materials[material] for material in ("wool", "lace", "cotton")]


@pytest.mark.rule("pap.show.bonus")
def test_a_printed_bonus_comes_when_its_design_is_shown_and_only_then() -> None:
    """Quality and Trend printed on designs are gained for those in the collection."""
    designs = ["brass_buckle_brogues", "keynote_dress"]
    match = shown(designs, "business")

    assert (1, 0) == (match.company.quality, match.company.trend)

    match = showing(designs).does(ChooseStyle(0, "business"), ShowDesigns(0, ("keynote_dress",)))

    assert 0 == match.company.quality
    assert 1 == shown(["picnic_dress"], "casual").company.trend


@pytest.mark.rule("pap.show.speciality")
def test_a_design_of_the_own_clothing_type_brings_a_trend() -> None:
    """Each shown design of the company's type brings 1 Trend; others, and those not shown, bring none."""
    designs = ["ballroom_trousers", "pearl_blouse"]

    assert 1 == shown(designs, "evening", clothing_type="pants").company.trend
    assert 0 == shown(designs, "evening", clothing_type="dress").company.trend
    assert 0 == showing(designs, clothing_type="pants").does(ShowNothing(0)).company.trend


@pytest.mark.rule("pap.show.two_trends")
def test_a_trend_bonus_and_the_speciality_add_up() -> None:
    """A jacket with a Trend bonus brings a company of jackets 2 Trend."""
    assert 2 == shown(["opera_cape"], "evening", clothing_type="jacket").company.trend


@pytest.mark.rule("pap.show.margin_icon")
def test_the_margin_icon_brings_nothing() -> None:
    """A design with a better margin brings neither tokens nor cash besides its value."""
    match = shown(["regatta_jacket"], "sport", clothing_type="dress")
    company = match.company

    assert (0, 0, 0, 0, 40) == (
        company.quality,
        company.trend,
        company.public_relations,
        company.prestige,
        company.cash,
    )


@pytest.mark.rule("pap.show.style_change")
def test_a_finished_design_of_another_style_joins_the_collection() -> None:
    """Each card that changes styles lets one design of another style join, at the show."""
    designs = ["opera_cape", "keynote_dress", "garage_boots"]
    match = showing(designs, contracts=["guest_stylist"]).does(ChooseStyle(0, "evening"))

    assert {(), ("opera_cape",), ("opera_cape", "keynote_dress"), ("opera_cape", "garage_boots")} < set(match.choices())

    match = showing(designs, contracts=["guest_stylist"], board_employees=["model/back"])
    match.does(ChooseStyle(0, "evening"), ShowDesigns(0, tuple(designs)))

    assert designs == match.company.collection


@pytest.mark.rule("pap.show.style_change", refused=True)
def test_unfinished_designs_and_too_many_changes_are_refused() -> None:
    """One card changes one design, and none that lacks a material."""
    designs = ["opera_cape", "keynote_dress", "garage_boots"]
    match = showing(designs, contracts=["guest_stylist"]).does(ChooseStyle(0, "evening"))
    match.refuses(ShowDesigns(0, tuple(designs)))

    match = showing(designs, {"wool": 1, "lace": 1, "cotton": 1}, contracts=["guest_stylist"])
    match.does(ChooseStyle(0, "evening"))
    match.refuses(ShowDesigns(0, ("opera_cape", "keynote_dress")))


@pytest.mark.rule("pap.show.style_token")
def test_a_style_token_gives_the_style_it_names() -> None:
    """A card that changes to evening lets one design join an evening collection, or be one by itself."""
    match = showing(["opera_cape", "keynote_dress"], buildings=["dressing_room"])
    match.does(ChooseStyle(0, "evening"), ShowDesigns(0, ("opera_cape", "keynote_dress")))

    assert ("evening", 2) == (match.company.style, len(match.company.collection))

    match = showing(["keynote_dress"], buildings=["dressing_room"])

    assert ["evening", "business"] == [action.style for action in match.offers()[:-1]]


@pytest.mark.rule("pap.show.style_token", refused=True)
def test_a_style_token_gives_no_other_style() -> None:
    """A card that changes to evening is of no use for a business collection."""
    match = showing(["opera_cape", "keynote_dress"], buildings=["dressing_room"]).does(ChooseStyle(0, "business"))

    match.refuses(ShowDesigns(0, ("opera_cape", "keynote_dress")))


@pytest.mark.rule("pap.show.ok_token")
@pytest.mark.rule("pap.show.ok_token", refused=True)
def test_an_ok_token_gives_the_style_of_the_collection() -> None:
    """A card with an OK token lets one design join whatever the collection's style is."""
    designs = ["opera_cape", "keynote_dress"]
    for style in ("evening", "business"):
        match = showing(designs, contracts=["guest_stylist"])
        match.does(ChooseStyle(0, style), ShowDesigns(0, tuple(designs)))

        assert (style, designs) == (match.company.style, match.company.collection)

    assert ["evening", "business"] == [
        action.style for action in showing(designs, contracts=["guest_stylist"]).offers()[:-1]
    ]

    showing(designs, contracts=["guest_stylist"]).refuses(ChooseStyle(0, "rock"))


@pytest.mark.rule("pap.show.bonus")
def test_show_abilities_act_after_the_own_collection_with_or_without_one() -> None:
    """Cards bring their tokens at the show even to a company that shows nothing."""
    match = showing(["opera_cape"], board_employees=["model"]).does(ShowNothing(0), UseAbilities(0, ("model.0",)))

    assert 1 == match.company.public_relations
