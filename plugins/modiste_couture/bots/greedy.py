"""The greedy bot: prices every open card in points, bids where that brings most, and looks no further."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from modiste.action import Action
from modiste.phase import AnyPhase
from modiste.sight import Sight
from modiste.space import Assign, OneOf, Space
from modiste_couture.actions import DiscardCard, TakeCard
from modiste_couture.bots.cities import City, Tabletop
from modiste_couture.bots.dividing import divisions
from modiste_couture.bots.outlook import Outlook
from modiste_couture.phases.bidding import PlacingBids
from modiste_couture.phases.portfolio import Discarding
from modiste_couture.phases.winning import WinningCards
from modiste_couture.state import CoutureState

Answer: TypeAlias = Callable[[Tabletop, Space, Random], Action]

MOOD = 0.3
"""How far a bot over- or underrates a city, so that equal bots do not always bid alike."""


class GreedyBot:
    """Wants what brings most points by what everybody knows; its moods come from chance."""

    def choose(self, sight: Sight, rng: Random) -> Action:
        """Choose the action that is worth most; a question it does not know is answered at random."""
        state = sight.view
        assert isinstance(state, CoutureState)
        for kind in type(state.stack[-1]).__mro__:
            answer = ANSWERS.get(kind)
            if answer is not None:
                return answer(self.price(state, sight.seat), sight.space, rng)
        return sight.space.sample(rng)

    def price(self, state: CoutureState, seat: int) -> Tabletop:
        """Price what a seat sees; a bot of other tastes prices it otherwise."""
        return Tabletop(Outlook(state), seat)


def place_bids(table: Tabletop, space: Space, rng: Random) -> Action:
    """Divide the hand so that the cities together are worth most."""
    assert isinstance(space, Assign)
    state, names = table.state, space.places
    cities = [City(table, name, guesses) for name, guesses in zip(names, table.guesses(names), strict=True)]
    moods = [1 + MOOD * (rng.random() - 0.5) for _ in cities]
    bids, bonus = state.cards.bids, state.rules.designer_bonus
    values = [[bids[card] + bonus(state, (card,), city.row) for city in cities] for card in space.items]
    ways = divisions(len(cities), values)

    def worth(totals: tuple[int | None, ...]) -> float:
        return sum([mood * city.worth(total) for mood, city, total in zip(moods, cities, totals, strict=True)])

    places = ways[max(ways, key=worth)]
    return space.make(tuple([(card, names[place]) for card, place in zip(space.items, places, strict=True)]))


def take_card(table: Tabletop, space: Space, rng: Random) -> Action:
    """Take the card that is worth most."""
    assert isinstance(space, OneOf)

    def worth(action: Action) -> float:
        return table.worth(action.card) if isinstance(action, TakeCard) else 0.0

    return max(space, key=worth)


def discard_card(table: Tabletop, space: Space, rng: Random) -> Action:
    """Part with the bid card that is worth least."""
    assert isinstance(space, OneOf)

    def worth(action: Action) -> float:
        return table.own.kept(action.card) if isinstance(action, DiscardCard) else 0.0

    return min(space, key=worth)


ANSWERS: dict[type[AnyPhase], Answer] = {
    PlacingBids: place_bids,
    WinningCards: take_card,
    Discarding: discard_card,
}
"""The answers by the phase that asks."""
