"""The set-up: companies, decks, displays and the calendar of shows."""

from __future__ import annotations

from modiste_pret_a_porter.abilities import PretTable
from modiste_pret_a_porter.phases.preparing import deal_displays
from modiste_pret_a_porter.state import Company
from modiste_pret_a_porter.words import (
    ACTION_KINDS,
    DISPLAY_SIZES,
    LOCATIONS,
    MATERIALS,
    PREPARATIONS,
    STARTING_CASH,
)


def set_up(table: PretTable) -> None:
    """Lay out a new match."""
    state = table.state
    state.upcoming = {str(kind): "" for kind in ACTION_KINDS}
    state.discards = {str(kind): [] for kind in DISPLAY_SIZES}
    state.pawns = {str(place): [] for place in LOCATIONS}
    state.preparations = list(PREPARATIONS)
    _found_companies(table)
    _shuffle_decks(table)
    deal_displays(table)
    _lay_tiles(table)
    first = table.random("first_player").below(state.seats)
    state.order = [(first + place) % state.seats for place in range(state.seats)]


def _found_companies(table: PretTable) -> None:
    state = table.state
    types = list(state.cards.starting)
    table.random("clothing_types").shuffle(types)
    state.companies = [
        Company(
            seat=seat,
            clothing_type=types[seat],
            cash=STARTING_CASH,
            designs=list(state.cards.starting[types[seat]]),
            materials=dict.fromkeys(MATERIALS, 0),
        )
        for seat in range(state.seats)
    ]


def _shuffle_decks(table: PretTable) -> None:
    state = table.state
    for kind in ACTION_KINDS:
        deck = state.deck(kind)
        deck += state.cards.decks[kind, "normal"]
        table.random(kind).shuffle(deck)
    dealt = {design for company in state.companies for design in company.designs}
    state.design_deck += [design for design in state.cards.designs if design not in dealt]
    table.random("designs").shuffle(state.design_deck)


def _lay_tiles(table: PretTable) -> None:
    """Lay one normal tile at III, two at VI and three at IX; all last-quarter tiles belong to XII."""
    state = table.state
    normal = [tile.id for tile in state.cards.tiles.values() if tile.deck == "normal"]
    last = [tile.id for tile in state.cards.tiles.values() if tile.deck == "last_quarter"]
    table.random("tiles").shuffle(normal)
    state.shows = [normal[:1], normal[1:3], normal[3:6], last]
