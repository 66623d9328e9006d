"""Location 5, designs."""

import pytest

from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import Decline, DrawDesign, TakeDesign
from tests.pret_a_porter.table import at, just

OPEN = ["opera_cape", "garage_boots", "regatta_jacket", "harbour_coat"]
NOTHING: dict[str, list[str]] = {"contracts": [], "buildings": [], "employees": [], "designs": []}


@pytest.mark.rule("pap.designs.take")
def test_one_open_design_is_taken() -> None:
    """A pawn takes one of the open designs; the display is not filled up."""
    match = just("action/designs", pawns={"designs": [0]}, designs=OPEN).does(TakeDesign(0, "garage_boots"))

    assert ["garage_boots"] == match.company.designs
    assert ["opera_cape", "regatta_jacket", "harbour_coat"] == match.state.designs
    assert [events.DesignTaken(0, "garage_boots")] == match.told(events.DesignTaken)


@pytest.mark.rule("pap.designs.take")
def test_the_unseen_top_of_the_deck_may_be_drawn() -> None:
    """Instead of an open design, a pawn may take the top of the deck, which then lies open."""
    match = just("action/designs", pawns={"designs": [0]}, design_deck=["muse_coat", "picnic_dress"])

    assert DrawDesign(0) in match.offers()

    match.does(DrawDesign(0))

    assert ["picnic_dress"] == match.company.designs
    assert [events.DesignDrawn(0, "picnic_dress")] == match.told(events.DesignDrawn)


@pytest.mark.rule("pap.designs.take", refused=True)
def test_a_design_of_the_deck_cannot_be_chosen() -> None:
    """Only open designs can be named, one for each pawn."""
    match = at("action/designs", pawns={"designs": [0, 1]}, designs=OPEN, design_deck=["picnic_dress"])
    match.refuses(TakeDesign(0, "picnic_dress"))
    match.does(TakeDesign(0, "opera_cape"))
    match.refuses(TakeDesign(0, "garage_boots"), TakeDesign(1, "opera_cape"))


@pytest.mark.rule("pap.designs.reshuffle")
def test_the_discards_become_the_deck_in_the_middle_of_an_action() -> None:
    """A drawer who finds no deck gets one out of the discards, and draws on."""
    discards = {**NOTHING, "designs": ["opera_cape", "picnic_dress"]}
    match = just("action/designs", pawns={"designs": [0, 0, 1]}, design_deck=["garage_boots"], discards=discards)
    match.does(DrawDesign(0))

    assert ["garage_boots"] == match.company.designs

    match.does(DrawDesign(0), DrawDesign(1))

    assert {"opera_cape", "picnic_dress"} == {match.company.designs[1], *match.companies[1].designs}
    assert [events.DesignsReshuffled(2)] == match.told(events.DesignsReshuffled)
    assert [] == match.state.discards["designs"]


@pytest.mark.rule("pap.designs.reshuffle")
def test_the_discards_become_the_deck_while_the_display_is_filled() -> None:
    """The four open designs come out of a new deck when the old one runs out halfway."""
    match = at("clearing", designs=OPEN[:3], design_deck=["picnic_dress"], discards=NOTHING)

    assert {"picnic_dress", *OPEN[:3]} == set(match.state.designs)


def test_without_deck_and_discards_there_is_nothing_to_draw() -> None:
    """With no card anywhere, only the open designs are left."""
    match = at("action/designs", pawns={"designs": [0]}, designs=["opera_cape"], design_deck=[], discards=NOTHING)

    assert [TakeDesign(0, "opera_cape"), Decline(0)] == match.offers()
