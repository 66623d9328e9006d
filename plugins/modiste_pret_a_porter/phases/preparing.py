"""The beginning and the end of rounds: displays, turn order, the calendar."""

from __future__ import annotations

from modiste.phase import Automatic
from modiste.stateclass import state_class
from modiste_pret_a_porter import events
from modiste_pret_a_porter.abilities import PretTable
from modiste_pret_a_porter.phases.visits import draw_design
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import (
    ACTION_KINDS,
    DISPLAY_SIZES,
    LAST_QUARTER,
    PAWNS,
    PREPARATIONS,
)


@state_class
class Preparing(Automatic[PretState]):
    """A working round begins: new displays (those of round I lie already), rewards, turn order, pawns."""

    def enter(self, table: PretTable) -> None:
        state = table.state
        state.round += 1
        if state.round == LAST_QUARTER:
            bring_last_quarter(table)
        if state.round > 1:
            deal_displays(table)
            state.preparations = list(PREPARATIONS)
        state.order = state.rules.turn_order(state)
        for company in state.companies:
            company.pawns = PAWNS
            company.used = []
        table.emit(events.RoundStarted(state.round, tuple(state.order)))
        table.emit(
            events.CardsDealt(
                tuple(state.contracts), tuple(state.buildings), tuple(state.employees), tuple(state.designs)
            )
        )


@state_class
class Opening(Automatic[PretState]):
    """An exhibition round begins: nothing is dealt and the turn order stays."""

    def enter(self, table: PretTable) -> None:
        state = table.state
        state.round += 1
        for company in state.companies:
            company.used = []
        table.emit(events.RoundStarted(state.round, tuple(state.order)))


@state_class
class Clearing(Automatic[PretState]):
    """A working round ends: all open cards are discarded; the visible next cards wait."""

    def enter(self, table: PretTable) -> None:
        clear_displays(table.state)


def clear_displays(state: PretState) -> None:
    """Discard all open cards."""
    for kind in DISPLAY_SIZES:
        display = state.display(kind)
        state.discards[kind] += display
        display.clear()


def deal_displays(table: PretTable) -> None:
    """Fill all displays; the visible next card of a deck is the first to come."""
    state = table.state
    for kind in ACTION_KINDS:
        display, deck, upcoming = state.display(kind), state.deck(kind), state.upcoming[kind]
        if upcoming:
            display.append(upcoming)
        _fill(display, deck, DISPLAY_SIZES[kind])
        state.upcoming[kind] = deck.pop() if deck else ""
    designs, size = state.designs, DISPLAY_SIZES["designs"]
    _fill(designs, state.design_deck, size)
    while len(designs) < size and (state.design_deck or state.discards["designs"]):
        designs.append(draw_design(table))


def _fill(display: list[str], deck: list[str], size: int) -> None:
    """Fill a display as far as its deck reaches, whose top is its end."""
    missing = size - len(display)
    if missing > 0:
        display += deck[: -missing - 1 : -1]
        del deck[-missing:]


def bring_last_quarter(table: PretTable) -> None:
    """Put the last-quarter cards in the place of the decks."""
    state = table.state
    for kind in ACTION_KINDS:
        deck = state.deck(kind)
        leftover = [*deck, *filter(None, [state.upcoming[kind]])]
        state.discards[kind] += leftover
        deck[:] = reversed(state.cards.decks[kind, "last_quarter"])
        state.upcoming[kind] = ""
        if state.options.last_quarter_shuffled:
            table.random(f"last_quarter_{kind}").shuffle(deck)
    table.emit(events.LastQuarterStarted())
