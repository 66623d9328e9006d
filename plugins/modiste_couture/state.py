"""The state of a match: the deck, the cities' rows, hands and what was won. No rules live here.

What seats own stands in lists by seat. All cards that a hand gets are won in the open and all that it holds is shown
every turn, so a hand is known but for the cards discarded face down since.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from modiste.space import Chosen
from modiste.state import RulesetHolder, State
from modiste.stateclass import state_class
from modiste.visibility import Each, Nobody, Public

if TYPE_CHECKING:
    from modiste_couture.content import Cards
    from modiste_couture.options import CoutureOptions
    from modiste_couture.rules import CoutureRules


@state_class
class CoutureState(State):
    """The whole table.

    `turn` counts from 1 (0 before the first). `rows` are the open cards by city. `known` are the bid cards that a seat
    is known to hold, in the order of their tiebreakers; `unseen` those of them that it has discarded face down since
    all was shown last, so the others are its hand (`portfolio.hand_of`). `sealed` is how a seat has divided its hand,
    by city, until all cities are resolved; what it bid for a city that is resolved already is in `shown`.
    `won` are bid cards on their way to the hand, `collections` scoring cards, `out` the cards that left the game.
    `streetwear` lists the seats that have taken a streetwear cover, that of the most valuable first.
    """

    turn: Public[int] = 0
    deck: Nobody[list[str]] = field(default_factory=list)
    rows: Public[dict[str, list[str]]] = field(default_factory=dict)
    models: Public[list[str]] = field(default_factory=list)
    known: Public[list[list[str]]] = field(default_factory=list)
    unseen: Each[list[list[str]]] = field(default_factory=list)
    sealed: Each[list[dict[str, list[str]]]] = field(default_factory=list)
    shown: Public[dict[str, list[Chosen]]] = field(default_factory=dict)
    won: Public[list[list[str]]] = field(default_factory=list)
    collections: Public[list[list[str]]] = field(default_factory=list)
    out: Public[list[str]] = field(default_factory=list)
    streetwear: Public[list[int]] = field(default_factory=list)

    if TYPE_CHECKING:

        @property
        def cards(self) -> Cards:
            """All cards of the ruleset."""

        @property
        def options(self) -> CoutureOptions:
            """The options of the ruleset."""

        @property
        def rules(self) -> CoutureRules:
            """The replaceable rules, as plain callables."""

    else:
        cards = RulesetHolder.content
