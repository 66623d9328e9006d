"""The repayment of debts in an exhibition."""

import pytest

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import UseAbilities
from tests.pret_a_porter.table import Scene, just, ruleset


def debts(match: Scene) -> tuple[int, int, int]:
    """Read cash, loans and upkeep of seat 0."""
    return match.company.cash, match.company.loans, companies.upkeep(match.state, match.company)


@pytest.mark.rule("pap.debts.after_upkeep")
def test_old_interest_is_paid_once_more_before_the_debts() -> None:
    """Abilities, then the upkeep with all old interest, then every old debt at face value or payback."""
    company = {"cash": 70, "credits": [10, 20], "loans": 1, "contracts": ["licence_deal"]}
    match = just("exhibition", company).does(UseAbilities(0, ("licence_deal.0",)))
    told = [event for event in match.events if getattr(event, "seat", None) == 0]
    kinds = [type(event).__name__ for event in told]

    assert (70 + 4 - (3 + 3 + 2) - 30 - 28, 0, 3) == debts(match)
    assert kinds.index("AbilityUsed") < kinds.index("UpkeepPaid") < kinds.index("DebtsRepaid")
    assert [events.UpkeepPaid(0, 8), events.DebtsRepaid(0, 30, 28, 3)] == [
        event for event in told if isinstance(event, (events.UpkeepPaid, events.DebtsRepaid))
    ]


@pytest.mark.parametrize(("cash", "loans"), [(30, 0), (29, 1), (12, 1), (11, 2), (0, 2)])
@pytest.mark.rule("pap.debts.forced_loan")
def test_as_many_new_loans_as_old_debts_need(cash: int, loans: int) -> None:
    """Who lacks the cash takes loans of 18 until it is there, and no more."""
    match = just("exhibition/debts", {"cash": cash, "credits": [30]})

    assert (cash + 18 * loans - 30, loans, 3 + 2 * loans) == debts(match)


@pytest.mark.rule("pap.debts.loan_cash")
def test_a_loan_for_debts_brings_18_and_one_for_upkeep_20() -> None:
    """In the same exhibition, upkeep is financed at 20 and debts at 18."""
    match = just("exhibition", {"cash": 0, "credits": [20]})

    assert [events.LoansTaken(0, 1, 20, 7), events.LoansTaken(0, 1, 18, 9)] == match.told(events.LoansTaken)
    assert (20 - 7 + 18 - 20, 2, 3 + 4) == debts(match)


@pytest.mark.rule("pap.debts.loan_cash")
def test_the_cash_of_a_loan_for_debts_is_an_option() -> None:
    """`debt_loan_cash` says what such a loan brings."""
    match = just("exhibition/debts", {"cash": 0, "credits": [20]}, rules=ruleset(debt_loan_cash=20))

    assert (0, 1, 5) == debts(match)


@pytest.mark.rule("pap.debts.new_loans_wait")
def test_loans_of_an_exhibition_wait_for_the_next() -> None:
    """Neither a loan for upkeep nor one for debts is repaid in the exhibition it was taken in; both are in the next."""
    match = just("exhibition", {"cash": 2, "loans": 1}, round=3)

    assert [events.LoansTaken(0, 1, 20, 7), events.LoansTaken(0, 1, 18, 9)] == match.told(events.LoansTaken)
    assert (2 + 20 - 7 + 18 - 28, 2, 7) == debts(match)

    assert 0 == match.company.new_loans

    match = just("exhibition", {"cash": 70, "loans": 2}, round=6)

    assert (70 - 7 - 56, 0, 3) == debts(match)


@pytest.mark.rule("pap.debts.new_loans_wait")
def test_without_old_debts_a_new_loan_still_waits() -> None:
    """A loan for upkeep stays although nothing else was due, and is no longer new afterwards."""
    match = just("exhibition", {"cash": 0})

    assert (20 - 5, 1, 5) == debts(match)
    assert 0 == match.company.new_loans


@pytest.mark.rule("pap.debts.upkeep_drops")
def test_repaid_debts_leave_the_upkeep_only_afterwards() -> None:
    """The upkeep paid in the exhibition holds the old interest; the one after it does not."""
    before, after = just("exhibition/upkeep", {"credits": [30]}), just("exhibition", {"credits": [30]})

    assert (40 - 6, 0, 6) == debts(before)
    assert (40 - 6 - 30, 0, 3) == debts(after)
