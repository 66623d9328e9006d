"""Locations 6 to 8, materials."""

from typing import Any

import pytest

from modiste_pret_a_porter.actions import (
    BuyAssortment,
    BuyQuantity,
    ChooseMaterial,
    ChooseStyle,
    Decline,
    ShowDesigns,
    UseAbilities,
)
from modiste_pret_a_porter.words import MATERIAL_LOCATIONS
from tests.pret_a_porter.table import Fields, Scene, at, just, with_cards

ONE_TYPE = pytest.mark.parametrize("location", ["local_manufacturer", "import"])


def shopping(location: str, company: Fields, **fields: Any) -> Scene:
    """Let seat 0 buy with one pawn."""
    return just(f"action/{location}", company, pawns={location: [0]}, **fields)


def stock(match: Scene) -> dict[str, int]:
    """Read the materials that seat 0 has."""
    return {material: count for material, count in match.company.materials.items() if count}


@pytest.mark.rule("pap.materials.local_manufacturer")
def test_the_local_manufacturer_sells_any_quantity_of_one_type() -> None:
    """One type is chosen, then as many pieces as the cash allows."""
    match = shopping("local_manufacturer", {}).does(ChooseMaterial(0, "denim"))

    assert list(range(1, 14)) == [action.amount for action in match.offers()]

    match.does(BuyQuantity(0, 5))

    assert ({"denim": 5}, 40 - 15) == (stock(match), match.company.cash)


@pytest.mark.rule("pap.materials.import")
def test_import_sells_any_quantity_of_one_type() -> None:
    """One type is chosen, then as many pieces as the cash allows."""
    match = shopping("import", {}).does(ChooseMaterial(0, "silk"))

    assert [1, 2, 3, 4, 5] == [action.amount for action in match.offers()]

    match.does(BuyQuantity(0, 3))

    assert ({"silk": 3}, 40 - 24) == (stock(match), match.company.cash)


@ONE_TYPE
@pytest.mark.rule("pap.materials.local_manufacturer", "pap.materials.import", refused=True)
def test_a_second_type_is_refused(location: str) -> None:
    """A pawn there buys no second type, and no assortment."""
    match = at(f"action/{location}", pawns={location: [0, 1]})
    match.refuses(BuyAssortment(0, ("cotton", "wool")))
    match.does(ChooseMaterial(0, "cotton"))
    match.refuses(ChooseMaterial(0, "wool"), BuyAssortment(0, ("cotton", "wool")))
    match.does(BuyQuantity(0, 1))
    match.refuses(ChooseMaterial(0, "wool"))


@pytest.mark.rule("pap.materials.warehouse")
def test_the_warehouse_sells_one_piece_of_each_type_wanted() -> None:
    """Any types, one piece each."""
    match = shopping("warehouse", {}).does(BuyAssortment(0, ("cotton", "wool", "lace")))

    assert ({"cotton": 1, "wool": 1, "lace": 1}, 40 - 14) == (stock(match), match.company.cash)


@pytest.mark.rule("pap.materials.warehouse", refused=True)
def test_two_pieces_of_one_type_are_refused_at_the_warehouse() -> None:
    """No type twice, and no quantity."""
    match = shopping("warehouse", {})

    match.refuses(BuyAssortment(0, ("cotton", "cotton")), ChooseMaterial(0, "cotton"), BuyAssortment(0, ("velvet",)))


@pytest.mark.parametrize(("location", "quality"), [("local_manufacturer", 1), ("warehouse", 2), ("import", 3)])
@pytest.mark.parametrize("pieces", [1, 2])
@pytest.mark.rule("pap.materials.quality")
def test_a_purchase_brings_quality_whatever_its_size(location: str, quality: int, pieces: int) -> None:
    """1, 2 or 3 Quality come with a purchase, however many pieces it is."""
    match = shopping(location, {})
    if location == "warehouse":
        match.does(BuyAssortment(0, ("cotton", "denim")[:pieces]))
    else:
        match.does(ChooseMaterial(0, "cotton"), BuyQuantity(0, pieces))

    assert quality == match.company.quality


@pytest.mark.rule("pap.materials.quality")
def test_each_pawn_brings_its_own_quality() -> None:
    """Two purchases with two pawns bring Quality twice."""
    match = just("action/warehouse", pawns={"warehouse": [0, 0]})
    match.does(BuyAssortment(0, ("cotton",)), BuyAssortment(0, ("cotton",)))

    assert ({"cotton": 2}, 4) == (stock(match), match.company.quality)


@pytest.mark.rule("pap.materials.no_purchase")
def test_buying_nothing_brings_no_quality() -> None:
    """A pawn that buys nothing goes home with no Quality."""
    for location in MATERIAL_LOCATIONS:
        match = shopping(location, {})
        match.does(BuyAssortment(0, ()) if location == "warehouse" else Decline(0))

        assert (40, 0, {}) == (match.company.cash, match.company.quality, stock(match))


@pytest.mark.rule("pap.materials.price")
def test_every_type_has_its_price_at_each_location() -> None:
    """The price of the location is paid in full, down to the last cash."""
    for location in MATERIAL_LOCATIONS:
        prices = at("planning").state.cards.prices[location]
        for material, price in prices.items():
            match = shopping(location, {"cash": price})
            if location == "warehouse":
                match.does(BuyAssortment(0, (material,)))
            else:
                match.does(ChooseMaterial(0, material))

            assert ({material: 1}, 0) == (stock(match), match.company.cash)


@pytest.mark.rule("pap.materials.price", refused=True)
def test_what_cannot_be_paid_cannot_be_bought() -> None:
    """No purchase goes beyond the cash, piece by piece or together."""
    match = shopping("local_manufacturer", {"cash": 5})
    match.refuses(ChooseMaterial(0, "lace"))
    match.does(ChooseMaterial(0, "cotton"))
    match.refuses(BuyQuantity(0, 3))

    match = shopping("warehouse", {"cash": 6})
    match.refuses(BuyAssortment(0, ("cotton", "denim")), BuyAssortment(0, ("lace",)))


@pytest.mark.rule("pap.materials.price")
def test_reductions_add_up_but_never_take_a_price_below_1() -> None:
    """Cards lower the prices of their location alone; nothing costs less than 1."""
    company = {"contracts": ["mill_agreement"], "board_employees": ["fabric_buyer"]}
    match = shopping("local_manufacturer", company).does(ChooseMaterial(0, "silk"), BuyQuantity(0, 4))

    assert 40 - 4 == match.company.cash

    match = shopping("local_manufacturer", company).does(ChooseMaterial(0, "lace"), BuyQuantity(0, 4))

    assert 40 - 8 == match.company.cash

    match = shopping("local_manufacturer", company).does(ChooseMaterial(0, "cotton"), BuyQuantity(0, 40))

    assert 0 == match.company.cash

    match = shopping("import", company).does(ChooseMaterial(0, "silk"), BuyQuantity(0, 1))

    assert 40 - 8 == match.company.cash


def test_two_changes_of_one_card_at_one_place_add_up() -> None:
    """A card that lowers one location's prices twice lowers them by both."""
    twice = [{"modify": "material_price", "at": "import", "add": add} for add in (-1, -2)]
    rules = with_cards(contracts=[{"id": "customs_waiver", "front": {"does": twice}}])
    match = shopping("import", {"contracts": ["customs_waiver"]}, rules=rules)
    match.does(ChooseMaterial(0, "lace"), BuyQuantity(0, 1))

    assert 40 - 6 == match.company.cash


@pytest.mark.rule("pap.action.locations")
def test_a_card_may_resolve_a_material_location_in_part() -> None:
    """A partial visit buys at most so many pieces, and brings the location's Quality."""
    match = just("action/local_manufacturer", {"buildings": ["sewing_workshop"]})
    match.does(UseAbilities(0, ("sewing_workshop.0",)), ChooseMaterial(0, "wool"))
    match.refuses(BuyQuantity(0, 3))
    match.does(BuyQuantity(0, 2))

    assert ({"wool": 2}, 1) == (stock(match), match.company.quality)

    match = just("action/warehouse", {"buildings": ["fabric_cellar"]}).does(UseAbilities(0, ("fabric_cellar.0",)))
    match.refuses(BuyAssortment(0, ("cotton", "denim", "wool")))
    match.does(BuyAssortment(0, ("cotton", "denim")))

    assert 2 == match.company.quality


@pytest.mark.rule("pap.materials.unlimited")
def test_materials_never_run_out() -> None:
    """The supply is endless: far more pieces than a box holds can be bought."""
    match = at("action/local_manufacturer", {"cash": 400}, {}, pawns={"local_manufacturer": [0, 1]})
    match.does(ChooseMaterial(0, "cotton"), BuyQuantity(0, 200), ChooseMaterial(1, "cotton"))

    assert {"cotton": 200} == stock(match)
    assert 20 == len(match.offers(1))


@pytest.mark.rule("pap.materials.unassigned")
def test_materials_belong_to_no_design_until_the_show() -> None:
    """Pieces that could finish either of two designs finish the one that is shown."""
    company = {"designs": ["opera_cape", "ballroom_trousers"], "materials": {"wool": 1, "lace": 1}}
    for design in company["designs"]:
        match = just("exhibition/show", company).does(ChooseStyle(0, "evening"))

        assert {(), ("opera_cape",), ("ballroom_trousers",)} == set(match.choices())

        match.does(ShowDesigns(0, (design,)))

        assert ([design], {}) == (match.company.collection, stock(match))
