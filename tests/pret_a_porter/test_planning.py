"""The planning phase: pawns go to the locations."""

import pytest

from modiste_pret_a_porter.actions import Decline, PlacePawn, TakeContract, TakeCredit
from modiste_pret_a_porter.words import LOCATIONS
from tests.pret_a_porter.table import Scene, at


def place(match: Scene, *places: tuple[int, str]) -> None:
    """Place pawns one after the other."""
    match.does(*[PlacePawn(seat, location) for seat, location in places])


@pytest.mark.rule("pap.planning.turns")
def test_one_pawn_each_in_turn_order_until_none_is_left() -> None:
    """The companies place one pawn each in turn; no location acts before the last pawn is placed."""
    match = at("planning", {"designs": ["opera_cape"]}, order=[1, 2, 0])
    asked: list[int] = []
    for _ in range(8):
        asked += match.waiting
        match.does(PlacePawn(asked[-1], "bank"))

    assert [1, 2, 0, 1, 2, 0, 1, 2] == asked
    assert [1, 2, 0, 1, 2, 0, 1, 2] == match.state.pawns["bank"]
    assert [(1, 40), (0, 40), (0, 40)] == [(company.pawns, company.cash) for company in match.companies]

    match.does(PlacePawn(0, "bank"))

    assert TakeCredit(0, 10) in match.offers()


@pytest.mark.rule("pap.planning.turns", refused=True)
def test_nobody_places_out_of_turn_or_acts_already() -> None:
    """A pawn of another seat, and the use of a location, are refused while pawns are placed."""
    match = at("planning")
    place(match, (0, "contracts"))

    match.refuses(PlacePawn(0, "bank"), PlacePawn(2, "bank"), Decline(1), TakeContract(1, match.state.contracts[0]))


@pytest.mark.rule("pap.planning.spaces")
def test_pawns_stand_in_the_order_they_came() -> None:
    """A pawn takes the first free space; one company may stand at a location twice."""
    match = at("planning")
    place(match, (0, "designs"), (1, "bank"), (2, "import"), (0, "import"), (1, "bank"), (2, "bank"), (0, "designs"))

    assert [0, 0] == match.state.pawns["designs"]
    assert [2, 0] == match.state.pawns["import"]


@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 2), (4, 3)])
@pytest.mark.rule("pap.planning.pawn_limit")
@pytest.mark.rule("pap.planning.pawn_limit", refused=True)
def test_a_location_holds_two_pawns_or_three_with_four_companies(seats: int, limit: int) -> None:
    """Two pawns fit with two or three companies, three with four; the next one is refused."""
    for location in LOCATIONS[1:]:
        match = at("planning", seats=seats, pawns={location: [1] * (limit - 1)})

        assert PlacePawn(0, location) in match.offers()

        place(match, (0, location))
        match.refuses(PlacePawn(1, location))


@pytest.mark.rule("pap.planning.bank_unlimited")
def test_the_bank_takes_any_number_of_pawns() -> None:
    """All pawns of all companies may go to the bank."""
    match = at("planning", pawns={"bank": [0, 1, 2, 0, 1, 2]})

    assert PlacePawn(0, "bank") in match.offers()


@pytest.mark.rule("pap.planning.ignore_limit")
@pytest.mark.rule("pap.planning.ignore_limit", refused=True)
def test_abilities_that_ignore_the_limit_let_pawns_queue_up() -> None:
    """The owner of such a card places behind the full spaces, in the order of coming; nobody else may."""
    porter = {"contracts": ["backstage_pass"]}
    match = at("planning", porter, {"contracts": ["backstage_pass/back"]}, pawns={"preparations": [2, 2]})
    place(match, (0, "preparations"), (1, "preparations"))
    match.refuses(PlacePawn(2, "preparations"))
    place(match, (2, "bank"), (0, "preparations"))

    assert [2, 2, 0, 1, 0] == match.state.pawns["preparations"]
    assert PlacePawn(1, "preparations") in match.offers(1)
