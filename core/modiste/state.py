"""The state of a match: what every game's state has in common, and what variants keep beside it."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, TypeVar

from modiste.errors import BadDeclaration
from modiste.phase import AnyPhase
from modiste.stateclass import Generated, state_class
from modiste.visibility import Nobody, Public

if TYPE_CHECKING:
    from modiste.ruleset import Ruleset


V = TypeVar("V", bound="VariantState")


@state_class
class VariantState(Generated):
    """The base of what a variant keeps on the table: a state class of its own, with markers like any other.

    A match begins with one of each variant that has it, made without arguments; the variant's `match_started` fills it.
    """


class RulesetHolder(Generated):
    """Ties a state to the frozen ruleset: shared by clones, outside equality, JSON and views.

    Rules are read all the time, so a state has what rules ask for at hand: the ruleset's `rules`, `options` and
    `content`. A game's state class says their types.
    """

    __slots__ = ("content", "options", "rules", "ruleset")
    ruleset: Ruleset

    def bind(self, ruleset: Ruleset) -> None:
        """Play by this ruleset."""
        self.ruleset = ruleset
        for name in ("rules", "options", "content"):
            object.__setattr__(self, name, getattr(ruleset, name))


@state_class
class State(RulesetHolder):
    """The part of a state that the engine keeps: seats, chance, and where in the flow the match is.

    `seats` is the number of seats (they count from 0); `place` and `laps` are the position in the ruleset's
    flow; `stack` holds the phases that are going on, the ruling one last. `variants` is what the variants keep.
    """

    seats: Public[int]
    seed: Nobody[int] = 0
    streams: Nobody[dict[str, int]] = field(default_factory=dict)
    place: Public[int] = -1
    laps: Public[list[int]] = field(default_factory=list)
    stack: Public[list[AnyPhase]] = field(default_factory=list)
    over: Public[bool] = False
    variants: Public[list[VariantState]] = field(default_factory=list)

    def of_variant(self, kind: type[V]) -> V:
        """Return what a variant keeps on the table, by its class.

        Raises:
            BadDeclaration: the variant is not played, or does not say that it keeps this.
        """
        for kept in self.variants:
            if type(kept) is kind:
                return kept
        raise BadDeclaration(f"no variant of this match keeps {kind.__name__}", cls=kind.__name__)
