"""Location 3, buildings."""

import pytest

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.actions import BuyBuilding, Decline, Dismiss, HireEmployee
from tests.pret_a_porter.table import at, just

OPEN = ["company_shop", "fabric_cellar", "retail_outlet"]
FULL = {"board_employees": ["model", "stylist", "muse"]}


@pytest.mark.rule("pap.buildings.buy")
def test_an_open_building_is_paid_for_and_adds_its_upkeep() -> None:
    """The price is paid at once; the upkeep counts from now on."""
    match = just("action/buildings", pawns={"buildings": [0]}, buildings=OPEN)
    match.does(BuyBuilding(0, "retail_outlet"))

    assert (["retail_outlet"], 40 - 18) == (match.company.buildings, match.company.cash)
    assert 3 + 3 == companies.upkeep(match.state, match.company)
    assert ["company_shop", "fabric_cellar"] == match.state.buildings


@pytest.mark.rule("pap.buildings.buy")
def test_the_last_cash_is_enough() -> None:
    """A price equal to the cash can be paid."""
    match = just("action/buildings", {"cash": 15}, pawns={"buildings": [0]}, buildings=OPEN)
    match.does(BuyBuilding(0, "fabric_cellar"))

    assert 0 == match.company.cash


@pytest.mark.rule("pap.buildings.buy", refused=True)
def test_a_building_that_is_too_dear_or_not_open_is_refused() -> None:
    """Without the cash for its price, or if it does not lie open, a building cannot be bought."""
    match = at("action/buildings", {"cash": 14}, pawns={"buildings": [0]}, buildings=OPEN)

    assert [BuyBuilding(0, "company_shop"), Decline(0)] == match.offers()

    match.refuses(BuyBuilding(0, "fabric_cellar"), BuyBuilding(0, "sample_room"))


@pytest.mark.rule("pap.buildings.workplace")
def test_a_building_is_a_place_for_an_employee_in_the_same_round() -> None:
    """Whoever has a full board may hire under a building bought this very round."""
    match = at("action/buildings", FULL, pawns={"buildings": [0], "employees": [0]}, buildings=OPEN)
    match.state.employees[:] = ["accountant"]
    match.does(BuyBuilding(0, "company_shop"), HireEmployee(0, "accountant"))

    assert ["accountant"] == match.company.building_employees


@pytest.mark.rule("pap.buildings.workplace", refused=True)
def test_each_building_gives_one_place() -> None:
    """Two buildings hold two employees besides the board's three, and no third."""
    staff = {**FULL, "buildings": ["company_shop", "sample_room"], "building_employees": ["seamstress", "architect"]}
    match = at("action/employees", staff, pawns={"employees": [0]}, employees=["accountant"])

    match.refuses(HireEmployee(0, "accountant"))


@pytest.mark.rule("pap.buildings.permanent")
@pytest.mark.rule("pap.buildings.permanent", refused=True)
def test_a_building_cannot_be_given_up() -> None:
    """Nothing takes a building away; it cannot be dismissed as an employee can."""
    match = at("planning", {"buildings": ["company_shop"], "board_employees": ["muse"]})

    assert [Dismiss(0, "muse")] == list(match.asides(0) or ())

    match.refuses(Dismiss(0, "company_shop"))
    match.does(Dismiss(0, "muse"))

    assert ["company_shop"] == match.company.buildings
