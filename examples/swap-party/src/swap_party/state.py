"""The state of a match: where every garment is, and who sees it. No rules live here."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from modiste import Generated, Nobody, Owner, Public, RulesetHolder, State, state_class

if TYPE_CHECKING:
    from swap_party.cards import Garments, SwapOptions
    from swap_party.rules import SwapRules


@state_class
class Guest(Generated):
    """What one seat has: its hand, what it `brings` in secret and has `brought` for all to see, and its closet."""

    seat: Public[int]
    hand: Owner[list[str]] = field(default_factory=list)
    brings: Owner[str] = ""
    brought: Public[str] = ""
    closet: Public[list[str]] = field(default_factory=list)


@state_class
class SwapState(State):
    """The whole table; `charity` holds what nobody wanted."""

    rail: Public[list[str]] = field(default_factory=list)
    guests: Public[list[Guest]] = field(default_factory=list)
    charity: Public[list[str]] = field(default_factory=list)
    deck: Nobody[list[str]] = field(default_factory=list)

    if TYPE_CHECKING:

        @property
        def garments(self) -> Garments:
            """The garments of the ruleset."""

        @property
        def options(self) -> SwapOptions:
            """The options of the ruleset."""

        @property
        def rules(self) -> SwapRules:
            """The replaceable rules, as plain callables."""

    else:
        garments = RulesetHolder.content
