"""What values can mean in this game: which cards, words and seats stand where, and which numbers there are."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from modiste import Limits
from modiste_pret_a_porter.content import BACK, Cards
from modiste_pret_a_porter.state import DECKS, PretState
from modiste_pret_a_porter.words import (
    ACTION_KINDS,
    BOARD_PLACES,
    FEATURES,
    LAST_ROUND,
    LOCATIONS,
    MATERIALS,
    PREPARATIONS,
    STYLES,
)

COUNTS: Final = (
    "cash",
    "victory_points",
    "prestige",
    "quality",
    "trend",
    "public_relations",
    "pawns",
    "loans",
    "loan_interest",
    "materials.*",
)
"""What a company has a number of, or nothing."""

CREDIT: Final = 10
"""Credits are multiples of this."""

_NO_CARD: Final = ""


def limits(state: PretState) -> Mapping[str, Limits]:
    """Say what the values of a state may be."""
    seats = range(state.seats)
    found = {
        "round": Limits(least=0, most=LAST_ROUND),
        "order": Limits(each=seats),
        "pawns": Limits(keys=LOCATIONS),
        "pawns.*.*": Limits(among=seats),
        "preparations.*": Limits(among=tuple(PREPARATIONS)),
        "shows.*.*": Limits(among=state.cards.tiles),
    }
    return found | _cards(state.cards) | _company(state.cards) | dict(_each_company(state))


def words(cards: Cards) -> Mapping[str, Collection[str]]:
    """Say which words the text fields of actions and events may hold."""
    designs, materials = cards.designs, (*MATERIALS, _NO_CARD)
    sides: dict[str, list[str]] = {str(kind): _sides(cards, kind) for kind in ACTION_KINDS}
    return {
        "location": LOCATIONS,
        "contract": sides["contracts"],
        "building": sides["buildings"],
        "employee": sides["employees"],
        "dismissed_employee": sides["employees"],
        "card": cards.sides,
        "design": designs,
        "designs": designs,
        "material": materials,
        "materials": materials,
        "resource": (*PREPARATIONS, "prestige", "victory_points"),
        "style": STYLES,
        "tile": cards.tiles,
        "feature": FEATURES,
        "show_designs.chosen": designs,
        "sell_designs.chosen": designs,
        "buy_assortment.chosen": materials,
        "use_abilities.chosen": cards.abilities,
        **sides,
    }


def _cards(cards: Cards) -> dict[str, Limits]:
    """Say which cards are in displays, decks and discards: all of one kind, with their fronts up."""
    kinds: dict[str, Collection[str]] = {
        kind: [card for card in _sides(cards, kind) if BACK not in card] for kind in DECKS
    }
    kinds["designs"] = cards.designs
    places = {kind: (f"{kind}.*", f"{deck}.*", f"discards.{kind}.*") for kind, deck in DECKS.items()}
    found = {place: Limits(among=kinds[kind]) for kind, names in places.items() for place in names}
    return found | {f"upcoming.{kind}": Limits(among=(*kinds[kind], _NO_CARD)) for kind in ACTION_KINDS}


def _company(cards: Cards) -> dict[str, Limits]:
    """Say what holds for every company."""
    employees = Limits(among=_sides(cards, "employees"))
    found = {name: Limits(least=0) for name in COUNTS} | {
        "clothing_type": Limits(among=cards.starting),
        "designs.*": Limits(among=cards.designs),
        "collection.*": Limits(among=cards.designs),
        "materials": Limits(keys=MATERIALS),
        "contracts.*": Limits(among=_sides(cards, "contracts")),
        "buildings.*": Limits(among=_sides(cards, "buildings")),
        "board_employees": Limits(longest=BOARD_PLACES),
        "board_employees.*": employees,
        "building_employees.*": employees,
        "credits.*": Limits(least=CREDIT, step=CREDIT),
        "used.*": Limits(among=cards.abilities),
        "style": Limits(among=(*STYLES, "")),
    }
    return {f"companies.*.{name}": limit for name, limit in found.items()}


def _each_company(state: PretState) -> Iterator[tuple[str, Limits]]:
    """Yield what depends on what else a company has."""
    for seat, company in enumerate(state.companies):
        yield f"companies.{seat}.seat", Limits(among=(seat,))
        yield f"companies.{seat}.building_employees", Limits(longest=len(company.buildings))
        yield f"companies.{seat}.new_loans", Limits(least=0, most=max(company.loans, 0))


def _sides(cards: Cards, kind: str) -> list[str]:
    return [side.id for side in cards.sides.values() if side.kind == kind]
