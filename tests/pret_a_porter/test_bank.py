"""Location 1, the bank, and Credits."""

import pytest

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.actions import TakeCredit, UseAbilities
from tests.pret_a_porter.table import at, just

SPORT = ["court_sneakers", "alpine_jersey", "rowing_jersey"]


@pytest.mark.rule("pap.bank.limit")
def test_a_credit_is_a_multiple_of_ten_up_to_ten_a_design_of_the_best_style() -> None:
    """Credit comes in tens, ten for each design of the best-represented style, finished or not."""
    match = at("action/bank", {"designs": [*SPORT, "opera_cape", "keynote_dress"]}, pawns={"bank": [0]})

    assert [TakeCredit(0, amount) for amount in (0, 10, 20, 30)] == match.offers()


@pytest.mark.rule("pap.bank.limit", refused=True)
def test_more_credit_or_broken_tens_are_refused() -> None:
    """The bank lends no more than its limit, nothing between the tens and no negative sum."""
    match = at("action/bank", {"designs": SPORT}, pawns={"bank": [0]})

    match.refuses(*[TakeCredit(0, amount) for amount in (40, 15, 31, -10)])


@pytest.mark.rule("pap.bank.printed_styles")
@pytest.mark.rule("pap.bank.printed_styles", refused=True)
def test_style_changes_do_not_raise_the_limit() -> None:
    """Only printed styles count: a card that changes styles at the show does not help at the bank."""
    stylists = {"board_employees": ["model/back", "stylist"], "contracts": ["guest_stylist"]}
    match = at("action/bank", {"designs": ["opera_cape", "garage_boots"], **stylists}, pawns={"bank": [0]})

    assert [0, 10] == [action.amount for action in match.offers()]

    match.refuses(TakeCredit(0, 20))


@pytest.mark.rule("pap.bank.per_visit")
@pytest.mark.rule("pap.bank.per_visit", refused=True)
def test_each_pawn_may_take_the_whole_limit() -> None:
    """A second pawn may take as much as the first did, but not what the first has left."""
    match = just("action/bank", {"designs": SPORT}, pawns={"bank": [0, 0]})
    match.does(TakeCredit(0, 30), TakeCredit(0, 30))
    less = just("action/bank", {"designs": SPORT}, pawns={"bank": [0, 0]}).does(TakeCredit(0, 10))
    less.refuses(TakeCredit(0, 40), TakeCredit(0, 50))

    assert [30, 30] == match.company.credits
    assert 100 == match.company.cash


@pytest.mark.rule("pap.credits.take")
def test_a_credit_pays_out_its_face_value() -> None:
    """The bank pays the face value in cash."""
    match = just("action/bank", {"designs": SPORT}, pawns={"bank": [0]}).does(TakeCredit(0, 20))

    assert (60, [20]) == (match.company.cash, match.company.credits)


@pytest.mark.rule("pap.credits.take")
@pytest.mark.rule("pap.credits.take", refused=True)
def test_a_card_may_grant_a_credit_without_a_pawn_or_designs() -> None:
    """An ability lends up to its own limit, whatever the designs."""
    match = just("action/bank", {"buildings": ["counting_house"]})
    match.does(UseAbilities(0, ("counting_house.0",)))
    match.refuses(TakeCredit(0, 30))
    match.does(TakeCredit(0, 20))

    assert (60, [20]) == (match.company.cash, match.company.credits)


@pytest.mark.rule("pap.credits.interest")
def test_interest_is_a_tenth_of_the_face_value_in_every_upkeep() -> None:
    """Each upkeep, of working rounds and exhibitions alike, rises by a tenth of the Credits."""
    for part in ("working/upkeep", "exhibition/upkeep"):
        match = just(part, {"credits": [10, 30]})

        assert 7 == companies.upkeep(match.state, match.company)
        assert 40 - 7 == match.company.cash


@pytest.mark.rule("pap.credits.due")
def test_the_face_value_falls_due_in_the_next_exhibition() -> None:
    """The exhibition takes the whole face value back; a working round takes none of it."""
    working, exhibition = just("working", {"credits": [30]}, round=2), just("exhibition", {"credits": [30]})
    while working.waiting:
        working.does(working.offers(working.waiting[0])[0])

    assert [30] == working.company.credits
    assert ([], 40 - 6 - 30) == (exhibition.company.credits, exhibition.company.cash)
