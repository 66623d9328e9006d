"""The end of the year."""

import pytest

from modiste_pret_a_porter import events
from tests.pret_a_porter.table import Scene, just, ruleset


def ranks(match: Scene) -> list[int | None]:
    """List the ranks by seat."""
    return [standing.rank for standing in match.standings()]


@pytest.mark.rule("pap.final_scoring.exchange")
def test_the_last_prestige_is_exchanged_before_anything_is_counted() -> None:
    """What XII brought becomes victory points at the usual rate, for the bankrupt too."""
    match = just("settling", {"prestige": 5, "victory_points": 20}, {"prestige": 1, "loans": 9})

    assert [(0, 30), (0, 2)] == [(company.prestige, company.victory_points) for company in match.companies[:2]]
    assert 40 + 30 == match.standings()[0].points


@pytest.mark.rule("pap.final_scoring.bankruptcy")
def test_loans_left_are_repaid_from_cash_alone() -> None:
    """Whoever can repays the last loans; whoever lacks the cash is bankrupt, whatever the victory points."""
    poor = {"cash": 55, "loans": 2, "victory_points": 99}
    match = just("settling", {"cash": 56, "loans": 2}, poor, {"cash": 1})

    assert [1 + 1, None, 1] == ranks(match)
    assert [0, 55, 1] == [company.cash for company in match.companies]
    assert [events.LoansSettled(0, 56)] == match.told(events.LoansSettled)
    assert [events.WentBankrupt(1, 56)] == match.told(events.WentBankrupt)


@pytest.mark.rule("pap.final_scoring.bankruptcy")
def test_the_last_exhibition_repays_debts_as_ever_and_its_loans_are_settled_after() -> None:
    """XII forces loans for old debts; these new ones are due after the last exchange."""
    match = just("exhibition", {"cash": 20, "credits": [20]}, round=12)

    assert (20 - 5 - 20 + 18, 1) == (match.company.cash, match.company.loans)

    match = just("settling", {"cash": 13, "loans": 1}, {})

    assert [None, 1, 1] == ranks(match)


@pytest.mark.rule("pap.final_scoring.no_bankruptcy")
def test_without_the_option_loans_left_are_not_looked_at() -> None:
    """With `bankruptcy` off, last loans cost nothing and everybody is ranked."""
    match = just("settling", {"cash": 60, "loans": 1}, {"cash": 50, "loans": 9}, rules=ruleset(bankruptcy=False))

    assert [60, 50, 40] == [company.cash for company in match.companies]
    assert [1, 2, 3] == ranks(match)


@pytest.mark.rule("pap.final_scoring.nobody_wins")
def test_if_all_are_bankrupt_nobody_wins() -> None:
    """With every company bankrupt there is no first place."""
    ruined = {"cash": 27, "loans": 1, "victory_points": 50}

    assert [None, None, None] == ranks(just("settling", ruined, ruined, ruined))


@pytest.mark.rule("pap.final_scoring.score")
def test_cash_and_victory_points_make_the_score() -> None:
    """The highest sum of cash and victory points wins."""
    match = just("settling", {"cash": 30, "victory_points": 20}, {"cash": 60}, {"cash": 5, "victory_points": 40})

    assert [50, 60, 45] == [standing.points for standing in match.standings()]
    assert [2, 1, 3] == ranks(match)


@pytest.mark.rule("pap.final_scoring.tie")
def test_among_equals_more_victory_points_win() -> None:
    """A tie goes to the company with more victory points."""
    match = just("settling", {"cash": 40, "victory_points": 10}, {"cash": 20, "victory_points": 30}, {"cash": 50})

    assert [2, 1, 3] == ranks(match)


@pytest.mark.rule("pap.final_scoring.shared_win")
def test_companies_equal_in_both_share_the_win() -> None:
    """A further tie is shared, and the next place is left out."""
    match = just("settling", {"victory_points": 10}, {"victory_points": 10}, {"cash": 30, "victory_points": 5})

    assert [1, 1, 3] == ranks(match)
