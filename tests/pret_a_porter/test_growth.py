"""The growth phase."""

import pytest

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import Dismiss, EndGrowth, Train, Upgrade, UseAbilities
from tests.pret_a_porter.table import at, just, ruleset, with_cards

GROWING = {"board_employees": ["accountant", "muse"], "buildings": ["company_shop", "sample_room"]}


@pytest.mark.rule("pap.growth.limits")
def test_one_training_and_one_upgrade_either_or_neither() -> None:
    """A company may train one employee, upgrade one building, do both in any order, or nothing."""
    first = [Train(0, "accountant"), Train(0, "muse"), Upgrade(0, "company_shop"), Upgrade(0, "sample_room")]
    match = just("growth", GROWING)

    assert [*first, EndGrowth(0)] == match.offers()

    match.does(Upgrade(0, "sample_room"))

    assert [*first[:2], EndGrowth(0)] == match.offers()

    match.does(Train(0, "muse"))

    assert match.over
    assert just("growth", GROWING).does(EndGrowth(0)).over


@pytest.mark.rule("pap.growth.limits")
def test_companies_grow_in_turn_order() -> None:
    """The companies grow one after the other; who has nothing that could grow is not asked."""
    match = just("growth", GROWING, {}, GROWING, order=[2, 1, 0])

    assert (2,) == match.waiting

    match.does(Train(2, "muse"), EndGrowth(2))

    assert (0,) == match.waiting
    assert Train(0, "muse") in match.offers()


@pytest.mark.rule("pap.growth.limits", refused=True)
def test_a_second_training_or_upgrade_is_refused() -> None:
    """After a training no other one is possible in the same round, nor after an upgrade."""
    match = just("growth", GROWING).does(Train(0, "muse"))
    match.refuses(Train(0, "accountant"))
    match = just("growth", GROWING).does(Upgrade(0, "sample_room"))
    match.refuses(Upgrade(0, "company_shop"))


@pytest.mark.rule("pap.growth.limits", refused=True)
def test_nothing_grows_outside_the_growth_phase() -> None:
    """Exhibitions have no growth, and other phases of a working round neither."""
    rounds = [place.path for place in ruleset().program.places if "growth" in place.path]

    assert ["year/quarter/working/growth"] == rounds

    for path in ("exhibition/upkeep", "working/upkeep", "planning"):
        at(path, GROWING).refuses(Train(0, "muse"), Upgrade(0, "sample_room"))


@pytest.mark.rule("pap.growth.steps")
def test_growth_is_paid_for_and_turns_the_card_and_the_upkeep() -> None:
    """The cost is paid, the back shows, and the upkeep follows at once."""
    match = at("growth", GROWING)
    before = companies.upkeep(match.state, match.company)
    match.does(Train(0, "accountant"))

    assert (["accountant/back", "muse"], 40 - 5) == (match.company.board_employees, match.company.cash)
    assert before + 1 == companies.upkeep(match.state, match.company)

    match.does(Upgrade(0, "sample_room"))

    assert ["company_shop", "sample_room/back"] == match.company.buildings
    assert [events.BuildingUpgraded(0, "sample_room", 6, before + 2)] == match.told(events.BuildingUpgraded)


@pytest.mark.rule("pap.growth.steps", refused=True)
def test_growth_that_cannot_be_paid_is_refused() -> None:
    """Without the cash for it, a card does not grow."""
    match = just("growth", {**GROWING, "cash": 5})

    assert [Train(0, "accountant"), Upgrade(0, "company_shop"), EndGrowth(0)] == match.offers()

    match.refuses(Train(0, "muse"), Upgrade(0, "sample_room"))
    match.does(Train(0, "accountant"))

    assert match.over


@pytest.mark.rule("pap.growth.once")
@pytest.mark.rule("pap.growth.once", refused=True)
def test_a_card_grows_a_single_time() -> None:
    """A trained employee and an upgraded building stay as they are."""
    match = just("growth", {"board_employees": ["accountant/back", "muse"], "buildings": ["company_shop/back"]})

    assert [Train(0, "muse"), EndGrowth(0)] == match.offers()

    match.refuses(Train(0, "accountant/back"), Train(0, "accountant"), Upgrade(0, "company_shop/back"))


@pytest.mark.rule("pap.growth.employee_stays")
def test_an_upgrade_leaves_the_employee_below_as_it_was() -> None:
    """Upgrading a building changes nothing for the employee who works there."""
    board = ["model/back", "stylist/back", "muse/back"]
    staff = {"board_employees": board, "building_employees": ["accountant"], "buildings": ["company_shop"]}
    match = just("growth", staff).does(Upgrade(0, "company_shop"))

    assert (board, ["accountant"]) == (match.company.board_employees, match.company.building_employees)
    assert Train(0, "accountant") in match.offers()


@pytest.mark.rule("pap.growth.steps")
def test_the_grown_side_acts_in_the_same_round() -> None:
    """What was trained this round finances this round's upkeep already."""
    match = at("growth", {"board_employees": ["accountant"]}).does(Train(0, "accountant"))

    assert UseAbilities(0, ("accountant/back.0",)) in match.offers()


def test_a_dismissal_between_growths_is_possible() -> None:
    """Whoever is asked about growth may dismiss first; then nothing may be left to grow."""
    match = just("growth", {"board_employees": ["accountant", "muse"], "cash": 8}).does(Dismiss(0, "accountant"))

    assert match.over
    assert ["muse"] == match.company.board_employees


def test_cash_from_a_flip_pays_for_further_growth() -> None:
    """An instant on a trained side brings cash before the company goes on growing."""
    back = {"cost": 5, "upkeep": 2, "does": [{"on": "gained", "do": [{"gain": "cash", "amount": 9}]}]}
    rules = with_cards(employees=[{"id": "muse", "upkeep": 2, "does": [], "training": back}])
    match = just("growth", {"board_employees": ["muse"], "buildings": ["company_shop"], "cash": 5}, rules=rules)
    match.does(Train(0, "muse"), UseAbilities(0, ("muse/back.0",)))

    assert [Upgrade(0, "company_shop"), EndGrowth(0)] == match.offers()
