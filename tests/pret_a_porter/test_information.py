"""Open information."""

import pytest

from modiste_pret_a_porter import forecast
from tests.pret_a_porter.table import Scene, at, fresh

HIDDEN = {"seed", "streams", "contract_deck", "building_deck", "employee_deck", "design_deck"}


def different(match: Scene, seat: int | None) -> set[str]:
    """Name the fields that a seat sees otherwise than they are."""
    whole, seen = match.state.plain(), match.view(seat).plain()
    return {name for name in whole if whole[name] != seen[name]}


@pytest.mark.rule("pap.information.open")
def test_everything_but_the_decks_is_open_to_all() -> None:
    """Companies, displays, pawns and the show tiles of the whole year can be seen from round I on; decks cannot."""
    match = fresh(4)
    for seat in (None, 0, 1, 2, 3):
        view = match.view(seat)

        assert HIDDEN == different(match, seat)
        assert match.state.shows == view.shows
        assert len(match.state.design_deck) == len(view.design_deck)


@pytest.mark.rule("pap.information.forecast")
def test_anyone_may_ask_what_a_company_could_present_at_best() -> None:
    """For each style, the best collection that could be finished now, with the tokens it would bring."""
    company = {
        "designs": ["opera_cape", "ballroom_trousers", "picnic_dress"],
        "materials": {"wool": 2, "lace": 2, "cotton": 1},
        "board_employees": ["model"],
        "clothing_type": "pants",
        "quality": 2,
    }
    match = at("planning", {}, company)
    best = {one.style: one for one in forecast.collections(match.state, 1)}

    assert ("opera_cape", "ballroom_trousers") == best["evening"].designs
    assert (38, 2, 2, 1) == (
        best["evening"].value,
        best["evening"].quality,
        best["evening"].trend,
        best["evening"].public_relations,
    )
    assert ("picnic_dress",) == best["casual"].designs
    assert () == best["rock"].designs
