"""Brings a match of Prêt-à-Porter to the point that a rule is about.

`at` begins in the middle of the year and plays on from there; `just` plays a part of the flow and nothing after it, so
that the state shows what that part did. Unless a test says otherwise, the turn order is that of the seats, companies
have 40 cash and no designs, materials, cards or tokens, the rules are the default ones, and cards have the numbers of
the tests' own `box`, so that no test leans on numbers that may be balanced anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, cast

from modiste.match import first_state
from modiste.packs import Pack, find_pack, read_pack
from modiste.ruleset import Ruleset, build
from modiste.table import Table
from modiste_pret_a_porter.abilities import refresh_moments
from modiste_pret_a_porter.cards import (
    CardFiles,
    CardOverlay,
)
from modiste_pret_a_porter.content import FILES, compile_cards
from modiste_pret_a_porter.game import PRET_A_PORTER
from modiste_pret_a_porter.setup import set_up
from modiste_pret_a_porter.state import Company, PretState
from modiste_pret_a_porter.words import (
    ACTION_KINDS,
    DISPLAY_SIZES,
    LOCATIONS,
    MATERIALS,
    PAWNS,
)
from tests import scene

Fields = Mapping[str, Any]
"""Values of fields by name, as different as fields are."""

BOX = Path(__file__).parent / "box"
BEGINNINGS = ("working", "exhibition", "preparation", "opening")
"""The parts of the flow that count the round up."""

NO_CARDS: Fields = {
    **{kind: [] for kind in DISPLAY_SIZES},
    **{kind[:-1] + "_deck": [] for kind in ACTION_KINDS},
    "upcoming": dict.fromkeys(ACTION_KINDS, ""),
}
"""Displays and decks after all ordinary cards have been dealt."""


class Scene(scene.Scene):
    """A match in the middle of the year, with short words for what tests do and ask."""

    @property
    def state(self) -> PretState:
        return cast(PretState, self._table.state)

    def view(self, seat: int | None) -> PretState:
        return cast(PretState, super().view(seat))

    @property
    def company(self) -> Company:
        """The company of seat 0."""
        return self.state.companies[0]

    @property
    def companies(self) -> list[Company]:
        """All companies by seat."""
        return self.state.companies

    def choices(self, seat: int = 0) -> list[tuple[str, ...]]:
        """List all that a seat may choose where it may choose several things."""
        return [action.chosen for action in self.offers(seat)]


def at(path: str, *companies: Fields, rules: Ruleset | None = None, **fields: Any) -> Scene:
    """Begin at a step of the flow, named by the end of its path, and play on to the first question.

    Args:
        path: the step.
        companies: values of the companies' fields, by seat.
        rules: the ruleset, if not the default one.
        fields: values of the state's fields; `seats`, `seed` and `round` among them, `pawns` by location.
    """
    state = _position(companies, rules, path, fields)
    state.place = _places(state, path)[0] - 1
    return Scene.play(state)


def just(path: str, *companies: Fields, rules: Ruleset | None = None, **fields: Any) -> Scene:
    """Begin at a part of the flow as `at` does, and end the match with that part."""
    state = _position(companies, rules, path, fields)
    places = state.ruleset.program.places
    phases = [places[number].phase for number in _places(state, path)]
    state.stack = [phase.clone() for phase in reversed(phases) if phase is not None]
    state.place = len(places)
    return Scene.play(state)


@cache
def pack() -> Pack:
    """Find the shipped pack."""
    return find_pack("modiste_packs", "pret-a-porter")


@cache
def pinned() -> CardFiles:
    """Read the shipped cards, pinned to the numbers of the tests' box."""
    shipped = pack().read(CardFiles, *[f"cards/{name}.yaml" for name in FILES])
    return boxed(shipped, read_pack(BOX).read(CardOverlay, "cards.yaml"))


def boxed(files: CardFiles, box: CardOverlay) -> CardFiles:
    """Put the cards of a box in the place of those with the same ids."""
    changed: dict[str, Any] = {"prices": box.prices or files.prices}
    for kind in ("contracts", "buildings", "employees", "designs", "tiles"):
        own = {record.id: record for record in getattr(box, kind)}
        kept = [record for record in getattr(files, kind) if record.id not in own]
        changed[kind] = [*own.values(), *kept]
    return files.model_copy(update=changed)


@cache
def ruleset(**options: Any) -> Ruleset:
    """Build a ruleset of the pinned cards with these options."""
    return with_cards(options)


@cache
def edition(name: str) -> Ruleset:
    """Build the ruleset of an edition, of the pinned cards."""
    return with_cards(PRET_A_PORTER.editions[name])


def with_cards(options: Fields | None = None, **cards: Sequence[Fields]) -> Ruleset:
    """Build a ruleset with the test's own cards in the place of those with the same ids."""
    own = {kind: [{"deck": "normal", **card} for card in records] for kind, records in cards.items()}
    content = compile_cards(boxed(pinned(), CardOverlay.model_validate(own)))
    return build(replace(PRET_A_PORTER, content=lambda packs: content), options=options or {}, packs=[pack()])


@cache
def shipped() -> Ruleset:
    """Build the default ruleset of the shipped cards."""
    return build(PRET_A_PORTER, packs=[pack()])


def fresh(seats: int = 3, seed: int = 1) -> Scene:
    """Set up a match of the shipped cards and play on to its first question."""
    return Scene.new(shipped(), seats, seed)


def seated(state: PretState, seat: int, values: Fields) -> Company:
    """Give a seat a company with these values."""
    materials = {str(material): 0 for material in MATERIALS} | values.get("materials", {})
    plain = {"clothing_type": "jacket", "cash": 40, "loan_interest": 2 * values.get("loans", 0)}
    company = Company(**deepcopy({**plain, **values, "seat": seat, "materials": materials}))
    refresh_moments(state, company)
    return company


def _position(companies: Sequence[Fields], rules: Ruleset | None, path: str, fields: dict[str, Any]) -> PretState:
    seats = fields.get("seats", max(3, len(companies)))
    state = cast(PretState, first_state(rules or ruleset(), seats, fields.get("seed", 1)))
    set_up(Table(state))
    state.round = _round_of(path)
    state.order = list(range(seats))
    for name, value in deepcopy(fields).items():
        setattr(state, name, value if name != "pawns" else {place: value.get(place, []) for place in LOCATIONS})
    state.laps = [(state.round - 1) // 3, (state.round - 1) % 3 % 2]
    if path.endswith(BEGINNINGS):
        state.round -= 1
    given = [*companies, *[{}] * (seats - len(companies))]
    pawns = PAWNS if path == "planning" else 0
    state.companies = [seated(state, seat, {"pawns": pawns, **values}) for seat, values in enumerate(given)]
    return state


def _round_of(path: str) -> int:
    return 12 if path == "settling" else 3 if "exhibition" in path else 1


def _places(state: PretState, path: str) -> list[int]:
    places = state.ruleset.program.places
    found = [number for number, place in enumerate(places) if place.phase and f"/{path}/" in f"/{place.path}/"]
    assert found, f"the flow has no part {path}"
    return found
