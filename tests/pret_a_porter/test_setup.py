"""The set-up."""

import pytest

from modiste.errors import SeatCount
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.words import ACTION_KINDS
from tests.pret_a_porter.table import fresh


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("pap.setup.players")
def test_two_three_or_four_companies_take_part(seats: int) -> None:
    """Two to four companies play."""
    assert seats == len(fresh(seats).companies)


@pytest.mark.parametrize("seats", [0, 1, 5])
@pytest.mark.rule("pap.setup.players", refused=True)
def test_other_numbers_of_companies_are_refused(seats: int) -> None:
    """Fewer than two or more than four companies cannot play."""
    with pytest.raises(SeatCount):
        fresh(seats)


@pytest.mark.rule("pap.setup.displays")
def test_three_of_each_lie_open_without_last_quarter_cards() -> None:
    """Eighteen contracts, buildings and employees each are shuffled; three of each lie open."""
    state = fresh().state
    for kind in ACTION_KINDS:
        pile = [*state.display(kind), state.upcoming[kind], *state.deck(kind)]

        assert 3 == len(state.display(kind))
        assert sorted(state.cards.decks[kind, "normal"]) == sorted(pile)
        assert state.display(kind) != fresh(seed=2).state.display(kind)


@pytest.mark.rule("pap.setup.company")
def test_a_company_begins_with_40_cash_three_pawns_and_an_upkeep_of_3() -> None:
    """Every company begins alike: 40 cash, 3 pawns, upkeep 3, no victory points, no tokens."""
    match = fresh(4)
    for company in match.companies:
        assert (40, 3, 0, 0) == (company.cash, company.pawns, company.victory_points, company.prestige)
        assert (0, 0, 0) == (company.quality, company.trend, company.public_relations)
        assert 3 == companies.upkeep(match.state, company)


@pytest.mark.rule("pap.setup.starting_designs")
def test_a_clothing_type_token_names_two_starting_designs() -> None:
    """Each company draws another token and gets the two designs numbered on it."""
    match = fresh(4)
    for company in match.companies:
        assert list(match.state.cards.starting[company.clothing_type]) == company.designs
        assert all(match.state.cards.designs[design].starting for design in company.designs)
    assert 4 == len({company.clothing_type for company in match.companies})
    assert 1 < len({fresh(seed=seed).company.clothing_type for seed in range(20)})


@pytest.mark.rule("pap.setup.design_deck")
def test_all_other_designs_form_the_deck() -> None:
    """Four designs lie open, the rest (starting ones that nobody drew included) is the deck."""
    state = fresh(2).state
    rest = state.designs + state.design_deck

    assert 4 == len(state.designs)
    assert 46 == len(rest)
    assert 6 == sum(state.cards.designs[design].starting for design in rest)
    assert 1 < len({tuple(fresh(4, seed).state.designs) for seed in range(5)})
    assert [design for design in state.cards.designs if design in state.design_deck] != state.design_deck


@pytest.mark.rule("pap.setup.shows")
def test_tiles_fall_at_random_on_the_first_three_exhibitions() -> None:
    """One ordinary tile lies at III, two at VI, three at IX; the last-quarter tiles lie at XII."""
    state = fresh().state

    assert [1, 2, 3, 4] == [len(tiles) for tiles in state.shows]
    assert 10 == len({tile for tiles in state.shows for tile in tiles})
    assert all("last_quarter" == state.cards.tiles[tile].deck for tile in state.shows[3])
    assert all("normal" == state.cards.tiles[tile].deck for tiles in state.shows[:3] for tile in tiles)
    assert 6 == len({fresh(seed=seed).state.shows[0][0] for seed in range(50)})


@pytest.mark.rule("pap.setup.first_player")
def test_chance_names_the_first_player() -> None:
    """Every seat can be the first player; the others follow to the left."""
    orders = [fresh(3, seed).state.order for seed in range(30)]

    assert {0, 1, 2} == {order[0] for order in orders}
    assert all(order in ([0, 1, 2], [1, 2, 0], [2, 0, 1]) for order in orders)
