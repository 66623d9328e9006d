"""The upkeep phase."""

import pytest

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import (
    BuyBuilding,
    Dismiss,
    HireEmployee,
    TakeCredit,
    Train,
    UseAbilities,
)
from tests.pret_a_porter.table import at, just, with_cards

CHEAP = {"id": "intern", "upkeep": -5, "does": []}


@pytest.mark.rule("pap.company.upkeep_track")
def test_upkeep_follows_every_change_at_once() -> None:
    """Gaining, growing and losing cards, and debts, move the upkeep when they happen."""
    pawns = {"bank": [0], "buildings": [0], "employees": [0]}
    company = {"designs": ["opera_cape"]}
    match = at("action/bank", company, pawns=pawns, buildings=["retail_outlet"], employees=["accountant"])
    gained = [TakeCredit(0, 10), BuyBuilding(0, "retail_outlet"), HireEmployee(0, "accountant")]
    track = []
    for action in [*gained, Train(0, "accountant"), Dismiss(0, "accountant/back")]:
        match.does(action)
        track.append(companies.upkeep(match.state, match.company))

    assert [3 + 1, 4 + 3, 7 + 1, 8 + 1, 9 - 3 + 1] == track
    assert [
        events.CreditTaken(0, 10, 4),
        events.BuildingBought(0, "retail_outlet", 18, 7),
        events.EmployeeHired(0, "accountant", 8),
        events.EmployeeTrained(0, "accountant", 5, 9),
        events.EmployeeDismissed(0, "accountant/back", 6, 7),
    ] == [event for event in match.told(events.SeatEvent) if hasattr(event, "upkeep")]


@pytest.mark.rule("pap.company.upkeep_track")
def test_upkeep_is_the_sum_of_all_that_a_company_has() -> None:
    """Open places, employees, buildings, a tenth of the Credits and 2 for each loan."""
    company = {
        "board_employees": ["house_designer", "model/back"],
        "building_employees": ["accountant"],
        "buildings": ["retail_outlet", "sample_room/back"],
        "contracts": ["licence_deal"],
        "credits": [20, 10],
        "loans": 2,
    }
    match = just("exhibition/awards", company)

    assert 1 + (4 + 3) + 2 + (3 + 2) + 3 + 4 == companies.upkeep(match.state, match.company)


@pytest.mark.rule("pap.upkeep.abilities_first")
def test_abilities_of_the_upkeep_may_finance_it() -> None:
    """Cash from upkeep abilities is there before the payment, so that no loan is needed."""
    match = just("working/upkeep", {"board_employees": ["accountant"], "cash": 1})
    match.does(UseAbilities(0, ("accountant.0",)))

    assert (0, 0) == (match.company.cash, match.company.loans)
    assert [] == match.told(events.LoansTaken)


@pytest.mark.rule("pap.upkeep.pay")
def test_every_round_everybody_pays_the_whole_upkeep() -> None:
    """Working rounds and exhibitions alike take the whole upkeep from each company."""
    staff = {"board_employees": ["house_designer"], "buildings": ["retail_outlet"]}
    for part in ("working/upkeep", "exhibition/upkeep"):
        match = just(part, staff, {})

        assert [40 - 9, 40 - 3, 40 - 3] == [company.cash for company in match.companies]
        assert [events.UpkeepPaid(0, 9), events.UpkeepPaid(1, 3), events.UpkeepPaid(2, 3)] == match.events


@pytest.mark.rule("pap.upkeep.surplus")
def test_an_upkeep_below_zero_pays_the_company() -> None:
    """Cards may take the upkeep below zero; the difference is paid out."""
    match = just("working/upkeep", {"board_employees": ["intern"]}, rules=with_cards(employees=[CHEAP]))

    assert -3 == companies.upkeep(match.state, match.company)
    assert 43 == match.company.cash


@pytest.mark.rule("pap.upkeep.no_surplus")
def test_with_the_option_the_upkeep_stops_at_zero() -> None:
    """With `surplus` off nobody is paid for having an upkeep below zero."""
    rules = with_cards({"surplus": False}, employees=[CHEAP])
    match = just("working/upkeep", {"board_employees": ["intern"]}, rules=rules)

    assert 0 == companies.upkeep(match.state, match.company)
    assert 40 == match.company.cash


@pytest.mark.parametrize("surplus", [True, False])
@pytest.mark.rule("pap.upkeep.surplus", "pap.upkeep.no_surplus")
def test_cards_that_lower_the_upkeep_count_above_zero_either_way(surplus: bool) -> None:
    """An upkeep of 1 is paid, whether a surplus would be paid out or not."""
    rules = with_cards({"surplus": surplus}, employees=[{**CHEAP, "upkeep": -1}])

    assert 40 - 1 == just("working/upkeep", {"board_employees": ["intern"]}, rules=rules).company.cash


def test_dismissing_an_employee_with_an_upkeep_below_zero_pays_nothing() -> None:
    """Severance pay is never below zero."""
    match = at("planning", {"board_employees": ["intern"]}, rules=with_cards(employees=[CHEAP]))

    assert 40 == match.does(Dismiss(0, "intern")).company.cash


@pytest.mark.rule("pap.cards.once_per_round")
def test_upkeep_abilities_act_again_in_the_next_round() -> None:
    """Two rounds bring an accountant's cash twice."""
    match = at("working/upkeep", {"board_employees": ["accountant"]}, round=2)
    match.does(UseAbilities(0, ("accountant.0",)), UseAbilities(0, ("accountant.0",)))

    assert 40 + 3 - 4 + 3 - 4 == match.company.cash
