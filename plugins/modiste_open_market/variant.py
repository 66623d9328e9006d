"""The open market: once the cities are filled, everybody sees what they will be filled with in the next turn.

The cards stay on the deck, from which the game deals them as ever; the market only says which they are.
"""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable
from dataclasses import field
from random import Random

from modiste import (
    Automatic,
    Chosen,
    Event,
    Patch,
    Public,
    Step,
    Table,
    Texts,
    Variant,
    VariantState,
    hookimpl,
    state_class,
)
from modiste.screen import Gap, Screen, Span, Words
from modiste.screens import Names
from modiste_couture.screens.by_city import by_city, offer
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES, ROW


@state_class
class Market(VariantState):
    """The next cards of each city; those of the first city lie on top of the deck."""

    rows: Public[dict[str, list[str]]] = field(default_factory=dict)


class MarketFilled(Event, frozen=True):
    """The next cards of a city are known."""

    city: str
    cards: Chosen


@state_class
class FillingMarket(Automatic[CoutureState]):
    """The cards of the next turn become known; in the last turn there are none."""

    def enter(self, table: Table[CoutureState]) -> None:
        market, deck = table.state.of_variant(Market), table.state.deck[:]
        market.rows = {}
        table.reveal()
        for city in CITIES if deck else ():
            market.rows[city] = deck[-ROW:]
            del deck[-ROW:]
            table.emit(MarketFilled(city, tuple(market.rows[city])))


def redeal(state: CoutureState, seat: int | None, rng: Random) -> CoutureState:
    """Put the cards that are known back on top of an imagined deck."""
    rows = state.of_variant(Market).rows
    top = [card for city in reversed(rows) for card in rows[city]]
    state.deck[:] = [*(card for card in state.deck if card not in top), *top]
    return state


def board(view: CoutureState, seat: int | None, texts: Texts, names: Names) -> Screen:
    """Draw the market below the cities."""
    rows = view.of_variant(Market).rows

    def lines_of(city: str, form: str) -> list[Words]:
        title = Span(texts.say("open-market-next", city=texts.name("city", city)), "strong")
        return [title, *(offer(view.cards, card, texts, form) for card in rows[city])]

    return [Gap(), by_city(lines_of)] if rows else []


@hookimpl
def modiste_register_variants(register: Callable[[object], None]) -> None:
    """Register the variant."""
    register(
        Variant(
            id="open-market",
            game="couture",
            patches=[Patch("after", "turn/fill", (Step("market", FillingMarket()),))],
            phases=[FillingMarket],
            events=[MarketFilled],
            state=Market,
            redeal=redeal,
            board=board,
            packs=["open-market"],
        )
    )


@hookimpl
def modiste_register_packs(register: Callable[[object], None]) -> None:
    """Register the pack with its rules, in English and Korean."""
    register(importlib.resources.files("modiste_packs") / "open-market")
