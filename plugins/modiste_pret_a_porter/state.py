"""The state of a match: companies, displays, decks, pawns and shows. No rules live here."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from modiste.state import RulesetHolder, State
from modiste.stateclass import Generated, state_class
from modiste.visibility import Nobody, Public
from modiste_pret_a_porter.words import Kind

if TYPE_CHECKING:
    from modiste_pret_a_porter.content import Cards
    from modiste_pret_a_porter.options import PretOptions
    from modiste_pret_a_porter.rules import PretRules


DECKS: dict[Kind, str] = {
    "contracts": "contract_deck",
    "buildings": "building_deck",
    "employees": "employee_deck",
    "designs": "design_deck",
}
"""The field that holds the deck of each kind."""


@state_class
class Company(Generated):
    """What one seat owns.

    Cards are ids of sides (`accountant`, or `accountant/back` once trained); `used` holds the ids of abilities that
    acted this round; `moments` are the moments at which some card acts, as the bits of `content.Side.moments`;
    `new_loans` are those of `loans` that were taken in this exhibition and are not due yet; `loan_interest` is what all
    its loans add to the upkeep; `out` marks a company that could not repay its loans at the end.
    """

    seat: Public[int]
    clothing_type: Public[str]
    cash: Public[int]
    victory_points: Public[int] = 0
    prestige: Public[int] = 0
    quality: Public[int] = 0
    trend: Public[int] = 0
    public_relations: Public[int] = 0
    pawns: Public[int] = 0
    designs: Public[list[str]] = field(default_factory=list)
    materials: Public[dict[str, int]] = field(default_factory=dict)
    contracts: Public[list[str]] = field(default_factory=list)
    buildings: Public[list[str]] = field(default_factory=list)
    board_employees: Public[list[str]] = field(default_factory=list)
    building_employees: Public[list[str]] = field(default_factory=list)
    credits: Public[list[int]] = field(default_factory=list)
    loans: Public[int] = 0
    new_loans: Public[int] = 0
    loan_interest: Public[int] = 0
    used: Public[list[str]] = field(default_factory=list)
    moments: Public[int] = 0
    style: Public[str] = ""
    collection: Public[list[str]] = field(default_factory=list)
    out: Public[bool] = False


@state_class
class PretState(State):
    """The whole table.

    `round` counts from 1 (0 before the first); `order` lists the seats in turn order, the first player first;
    `upcoming` names the visible, not yet takeable next card of a deck; `pawns` lists by location the seats of the
    pawns in their order; `preparations` are the rewards still lying on location 9; `shows` are the tiles of the four
    exhibitions.
    """

    round: Public[int] = 0
    companies: Public[list[Company]] = field(default_factory=list)
    order: Public[list[int]] = field(default_factory=list)
    contracts: Public[list[str]] = field(default_factory=list)
    buildings: Public[list[str]] = field(default_factory=list)
    employees: Public[list[str]] = field(default_factory=list)
    designs: Public[list[str]] = field(default_factory=list)
    contract_deck: Nobody[list[str]] = field(default_factory=list)
    building_deck: Nobody[list[str]] = field(default_factory=list)
    employee_deck: Nobody[list[str]] = field(default_factory=list)
    design_deck: Nobody[list[str]] = field(default_factory=list)
    upcoming: Public[dict[str, str]] = field(default_factory=dict)
    discards: Public[dict[str, list[str]]] = field(default_factory=dict)
    pawns: Public[dict[str, list[int]]] = field(default_factory=dict)
    preparations: Public[list[str]] = field(default_factory=list)
    shows: Public[list[list[str]]] = field(default_factory=list)

    if TYPE_CHECKING:

        @property
        def cards(self) -> Cards:
            """All cards of the ruleset."""

        @property
        def options(self) -> PretOptions:
            """The options of the ruleset."""

        @property
        def rules(self) -> PretRules:
            """The replaceable rules, as plain callables."""

    else:
        cards = RulesetHolder.content

    def display(self, kind: Kind) -> list[str]:
        """Return the open cards of a kind."""
        cards: list[str] = getattr(self, kind)
        return cards

    def deck(self, kind: Kind) -> list[str]:
        """Return the deck of a kind; its top is the last card."""
        cards: list[str] = getattr(self, DECKS[kind])
        return cards
