"""What anybody at the table can work out: the cards still to be won, and how a race for covers will probably end.

The whole deck is dealt in every match, so whoever remembers knows what is to come, but not when. An `Outlook` lives
for one decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import chain
from math import exp, sqrt

from modiste_couture.portfolio import flops, symbols
from modiste_couture.state import CoutureState
from modiste_couture.words import TURNS

STEEPNESS = 1.7
"""Makes the logistic curve with a spread of one nearly the normal one."""

WANTED = 1.4
"""How much likelier a seat gets a card that it waits for than its even share."""


class Outlook:
    """The table as all seats see it.

    Attributes:
        state: a seat's view of the match.
        turns: the turns after this one.
        coming: how many copies of each kind of card can still be won, open ones included.
        catching: the chance that a seat gets one particular card that it waits for.
    """

    def __init__(self, state: CoutureState) -> None:
        self.state = state
        self.turns = TURNS - state.turn
        self.catching = WANTED / state.seats
        cards = state.cards
        gone = set(chain(*state.known, *state.won, *state.collections, state.out))
        self._open = [card for card in cards.auction if card not in gone]
        self.coming = Counter(map(cards.families.__getitem__, self._open))

    @cached_property
    def symbols(self) -> Race:
        """The race for haute couture covers."""
        state = self.state
        known = state.cards.symbols
        coming = [known[card] for card in self._open if known.get(card)]
        have = [symbols(state, seat) for seat in range(state.seats)]
        return Race(state.cards.files.covers.haute_couture, have, coming)

    @cached_property
    def flops(self) -> Race:
        """The race that nobody wants to win."""
        state = self.state
        coming = [1 for card in self._open if state.cards.kinds[card] == "flop"]
        have = [flops(state, seat) for seat in range(state.seats)]
        return Race(state.cards.files.covers.flops, have, coming)


class Race:
    """Who will have most of something, when what is to come falls to all seats alike."""

    def __init__(self, covers: Sequence[int], have: Sequence[int], coming: Sequence[int]) -> None:
        self._covers = covers
        self._have = have
        self._coming = len(coming)
        self._squares = sum(count * count for count in coming)

    def gain(self, seat: int, count: int) -> float:
        """Say what winning a card that counts so much changes for a seat."""
        seats = len(self._have)
        spread = sqrt(max(0, self._squares - count * count) * 2 / seats)
        own, rivals = self._have[seat], [*self._have[:seat], *self._have[seat + 1 :]]
        share = 1.0 if own else 1 - (1 - 1 / seats) ** max(0, self._coming - 1)
        with_it = self._covered(own + count, rivals, spread)
        return with_it - share * self._covered(own, rivals, spread)

    def _covered(self, own: int, rivals: Iterable[int], spread: float) -> float:
        """Say what cover a seat with `own` may expect."""
        places = [1.0]
        for rival in rivals:
            behind = chance_of(rival - own, spread)
            places = [
                here * (1 - behind) + before * behind
                for here, before in zip([*places, 0.0], [0.0, *places], strict=True)
            ]
        return sum(chance * points for chance, points in zip(places, self._covers, strict=False))


def chance_of(lead: float, spread: float) -> float:
    """Say how probable it is that a lead holds which may be off by a spread."""
    if not spread:
        return 0.5 if not lead else float(lead > 0)
    return 1 / (1 + exp(-max(-30.0, min(30.0, STEEPNESS * lead / spread))))
