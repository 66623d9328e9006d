"""Location 2, contracts, and how they age."""

import pytest

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.actions import TakeContract, UseAbilities
from tests.pret_a_porter.table import at, just, ruleset

OPEN = ["licence_deal", "mill_agreement", "press_tour"]


@pytest.mark.rule("pap.contracts.take")
def test_an_open_contract_is_free() -> None:
    """A contract costs nothing when it is taken, and no upkeep after."""
    match = just("action/contracts", {"cash": 0}, pawns={"contracts": [0]}, contracts=OPEN)
    match.does(TakeContract(0, "mill_agreement"))

    assert (["mill_agreement"], ["licence_deal", "press_tour"]) == (match.company.contracts, match.state.contracts)
    assert 3 == companies.upkeep(match.state, match.company)


@pytest.mark.rule("pap.contracts.take", refused=True)
def test_only_one_open_contract_can_be_taken() -> None:
    """Contracts that do not lie open, and a second one with the same pawn, are refused."""
    match = at("action/contracts", pawns={"contracts": [0, 1]}, contracts=OPEN)
    match.refuses(TakeContract(0, "fabric_fair"), TakeContract(0, "closing_party"))
    match.does(TakeContract(0, "mill_agreement"))
    match.refuses(TakeContract(0, "press_tour"), TakeContract(1, "mill_agreement"))


@pytest.mark.rule("pap.aging.weaken")
def test_a_contract_turns_to_its_back_however_new_it_is() -> None:
    """Every contract on its front is turned when the exhibition ends, be it of this round or of the quarter's first."""
    match = just("exhibition", {"contracts": ["mill_agreement", "press_tour"]}, round=3)

    assert ["mill_agreement/back", "press_tour/back"] == match.company.contracts


@pytest.mark.rule("pap.aging.weaken")
def test_a_weakened_contract_does_what_its_back_says() -> None:
    """After aging, the weaker ability is the one that acts."""
    match = just("exhibition/aging", {"contracts": ["licence_deal"]}, round=6)
    later = just("working/upkeep", {"contracts": match.company.contracts})
    later.refuses(UseAbilities(0, ("licence_deal.0",)))
    later.does(UseAbilities(0, ("licence_deal/back.0",)))

    assert 40 + 2 - 3 == later.company.cash


@pytest.mark.rule("pap.aging.expire")
def test_a_contract_on_its_back_is_discarded() -> None:
    """A contract turned before leaves; one turned now stays until the next exhibition."""
    match = just("exhibition/aging", {"contracts": ["mill_agreement/back", "press_tour"]}, round=6)

    assert ["press_tour/back"] == match.company.contracts
    assert ["mill_agreement"] == match.state.discards["contracts"]


@pytest.mark.rule("pap.aging.moment")
def test_contracts_age_after_the_debts() -> None:
    """Aging is the last thing in an exhibition: the front still acts in its upkeep."""
    places = [place.path for place in ruleset().program.places]
    debts = places.index("year/quarter/exhibition/debts")

    assert "year/quarter/exhibition/aging" == places[debts + 1]

    match = just("exhibition", {"contracts": ["licence_deal"]}, round=9)
    match.does(UseAbilities(0, ("licence_deal.0",)))

    assert (["licence_deal/back"], 41) == (match.company.contracts, match.company.cash)


@pytest.mark.rule("pap.aging.moment")
def test_nothing_ages_in_the_last_exhibition() -> None:
    """In XII contracts stay as they are, and last-quarter ones never weaken."""
    match = just("exhibition", {"contracts": ["mill_agreement", "customs_waiver/back", "closing_party"]}, round=12)
    match.does(UseAbilities(0, ("closing_party.0",)))

    assert ["mill_agreement", "customs_waiver/back", "closing_party"] == match.company.contracts
