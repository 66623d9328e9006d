"""The state of a match: where every card is, and who sees it. No rules live here."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from modiste import Nobody, Public, RulesetHolder, State, state_class

if TYPE_CHECKING:
    from sample_game.cards import Garments
    from sample_game.rules import SampleGameRules


@state_class
class SampleGameState(State):
    """The whole table; `wardrobes` are by seat. Every field says who sees it: Public, Owner, Each or Nobody."""

    row: Public[list[str]] = field(default_factory=list)
    wardrobes: Public[list[list[str]]] = field(default_factory=list)
    gone: Public[list[str]] = field(default_factory=list)
    deck: Nobody[list[str]] = field(default_factory=list)

    if TYPE_CHECKING:

        @property
        def garments(self) -> Garments:
            """The garments of the ruleset."""

        @property
        def rules(self) -> SampleGameRules:
            """The replaceable rules, as plain callables."""

    else:
        garments = RulesetHolder.content
