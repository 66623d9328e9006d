"""Loans: forced, and never for anything but upkeep and debts."""

import pytest

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import BuyBuilding, BuyQuantity, ChooseMaterial, TakeCredit
from tests.pret_a_porter.table import at, just, ruleset

DEAR = {"board_employees": ["house_designer"] * 3, "buildings": ["retail_outlet"] * 3}
"""A company with an upkeep of 21."""


@pytest.mark.rule("pap.loans.forced")
def test_a_loan_comes_when_the_upkeep_exceeds_the_cash_and_only_then() -> None:
    """With the cash to pay there is no loan; with 1 less there is."""
    enough, short = just("working/upkeep", {"cash": 3}), just("working/upkeep", {"cash": 2})

    assert (0, 0) == (enough.company.cash, enough.company.loans)
    assert (2 + 20 - 5, 1) == (short.company.cash, short.company.loans)
    assert [events.LoansTaken(0, 1, 20, 5)] == short.told(events.LoansTaken)


@pytest.mark.rule("pap.loans.forced", refused=True)
def test_nobody_can_borrow_for_a_purchase() -> None:
    """No action takes a loan, and what is too dear stays where it is; a Credit outside the bank is refused."""
    poor = {"cash": 5, "designs": ["opera_cape"]}
    match = at("action/buildings", poor, pawns={"buildings": [0]}, buildings=["company_shop", "sample_room"])
    match.refuses(BuyBuilding(0, "company_shop"), BuyBuilding(0, "sample_room"))
    match = at("action/local_manufacturer", poor, pawns={"local_manufacturer": [0]})
    match.refuses(ChooseMaterial(0, "lace"), TakeCredit(0, 10))
    match.does(ChooseMaterial(0, "cotton"))
    match.refuses(BuyQuantity(0, 3), TakeCredit(0, 10))


@pytest.mark.rule("pap.loans.amount")
def test_a_loan_for_upkeep_brings_20() -> None:
    """20 come with each loan for upkeep, in working rounds and in exhibitions."""
    for part in ("working/upkeep", "exhibition/upkeep"):
        assert [events.LoansTaken(0, 1, 20, 5)] == just(part, {"cash": 0}).told(events.LoansTaken)


@pytest.mark.rule("pap.loans.interest")
def test_a_loan_raises_the_very_upkeep_being_paid_and_later_ones() -> None:
    """2 are added at once, and to every upkeep until the loan is repaid."""
    match = just("working/upkeep", {"cash": 0})

    assert 20 - 3 - 2 == match.company.cash
    assert 5 == companies.upkeep(match.state, match.company)
    assert 40 - 7 == just("working/upkeep", {"loans": 2}).company.cash


@pytest.mark.rule("pap.loans.several")
def test_loans_follow_until_the_upkeep_can_be_paid() -> None:
    """If one loan is not enough, more come."""
    match = just("working/upkeep", {**DEAR, "cash": 0})

    assert [events.LoansTaken(0, 2, 40, 25)] == match.told(events.LoansTaken)
    assert (15, 2) == (match.company.cash, match.company.loans)


@pytest.mark.parametrize(("cash", "loans", "left"), [(2, 2, 17), (3, 1, 0), (4, 1, 1)])
@pytest.mark.rule("pap.loans.several")
def test_the_interest_of_a_loan_may_force_the_next(cash: int, loans: int, left: int) -> None:
    """An upkeep of 21 with 2 cash: one loan makes it 22 of 23, so that a second one follows."""
    match = just("working/upkeep", {**DEAR, "cash": cash})

    assert (loans, left) == (match.company.loans, match.company.cash)


@pytest.mark.parametrize("payback", [28, 20, 35])
@pytest.mark.rule("pap.loans.payback")
def test_repaying_a_loan_costs_the_agreed_payback(payback: int) -> None:
    """What a loan costs in the end is an option; by default more than it brought."""
    rules = ruleset(loan_payback=payback) if payback != 28 else ruleset()
    match = just("exhibition/debts", {"loans": 1}, rules=rules)

    assert (40 - payback, 0) == (match.company.cash, match.company.loans)


@pytest.mark.rule("pap.loans.due")
def test_a_loan_is_due_in_the_next_exhibition() -> None:
    """A loan of a working round is repaid in the exhibition of its quarter."""
    match = just("working/upkeep", {"cash": 0}, round=2)

    assert (1, 0) == (match.company.loans, match.company.new_loans)

    match = just("exhibition", {"loans": match.company.loans})

    assert (0, 40 - 5 - 28) == (match.company.loans, match.company.cash)
