"""That the house numbers make a game of it: every line of the score matters, no seat and no single line is enough."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from random import Random

import pytest

from modiste.figures import Figures, figures_of
from modiste.match import Match
from modiste.plugins.loading import load
from modiste.sight import Bot
from modiste.simulation import Plan, prepare, simulate
from modiste_couture.bots.cities import Tabletop
from modiste_couture.bots.greedy import GreedyBot
from modiste_couture.bots.prospects import Prospects
from modiste_couture.content import BID, Cards
from modiste_couture.events import CardTaken, CityFilled
from modiste_couture.scoring import LINES
from modiste_couture.state import CoutureState
from modiste_couture.words import COLLECTIBLES
from tests.couture.table import shipped

SEATS = 4
TASTE = 3.0
"""How much more than greedy a single-minded bot gives for its favourites."""


class SingleMinded(GreedyBot):
    """Plays like greedy, but overrates one kind of card."""

    def __init__(self, kind: str) -> None:
        self._kind = kind

    def price(self, state: CoutureState, seat: int) -> Tabletop:
        table = super().price(state, seat)
        table.own = Taste(table.own, self._kind)
        return table


class Taste(Prospects):
    """Prices cards as a fan of one kind."""

    def __init__(self, prospects: Prospects, kind: str) -> None:
        super().__init__(prospects.outlook, prospects.seat, prospects.hand)
        self._kind = kind

    def worth(self, card: str) -> float:
        return super().worth(card) * (TASTE if self.state.cards.kinds[card] == self._kind else 1)


@dataclass
class Takings:
    """What was taken in games of greedy bots.

    Attributes:
        taken: how many seats took a card, by kind and whether the seat won the match.
        firsts: how often winners and others were first in a city.
    """

    taken: Counter[tuple[str, bool]] = field(default_factory=Counter)
    firsts: Counter[bool] = field(default_factory=Counter)

    def add(self, match: Match) -> None:
        cards = shipped().content
        assert isinstance(cards, Cards)
        winners = [standing.seat for standing in match.standings() if standing.rank == 1]
        untouched: set[str] = set()
        for event in match.events:
            if isinstance(event, CityFilled):
                untouched.add(event.city)
            if isinstance(event, CardTaken):
                won = event.seat in winners
                kind = cards.kinds[event.card]
                self.taken[cards.families[event.card] if kind == BID else kind, won] += 1
                self.firsts[won] += event.city in untouched
                untouched.discard(event.city)

    def share(self, name: str) -> float:
        """Say how many of those who took such a card won."""
        return self.taken[name, True] / (self.taken[name, True] + self.taken[name, False])


@cache
def takings() -> Takings:
    found = Takings()
    for seed in range(500):
        match = Match.new(shipped(), SEATS, seed)
        match.run([GreedyBot() for _ in range(SEATS)], Random(seed))
        found.add(match)
    return found


def among_themselves(games: int) -> Figures:
    """What `modiste simulate couture --games N --seat bot:greedy (four times) --seed 1` tells."""
    plan = Plan(game="couture", bots=("greedy",) * SEATS, seed=1)
    return figures_of(simulate(plan, games, workshop=prepare(plan, load())))


def wins(kind: str, games: int) -> float:
    """Count how often a single-minded bot beats three greedy ones."""
    won = 0
    for seed in range(games):
        seat = seed % SEATS
        bots: list[Bot] = [GreedyBot() for _ in range(SEATS)]
        bots[seat] = SingleMinded(kind)
        match = Match.new(shipped(), SEATS, seed)
        match.run(bots, Random(seed))
        won += match.standings()[seat].rank == 1
    return won / games


def test_every_line_decides_and_every_seat_wins() -> None:
    figures = among_themselves(100)
    assert set(figures.lines) == set(LINES)
    assert all(line.decides >= 0.10 for line in figures.lines.values())
    assert all(seat.share <= 0.40 for seat in figures.by_seat.values())


@pytest.mark.soak
def test_the_promised_bounds() -> None:
    figures = among_themselves(500)
    assert set(figures.lines) == set(LINES)
    assert all(0.01 <= line.decides <= 0.60 for line in figures.lines.values())
    assert all(seat.share <= 0.32 for seat in figures.by_seat.values())


@pytest.mark.soak
@pytest.mark.parametrize("kind", [BID, *COLLECTIBLES])
def test_no_single_kind_of_card_is_enough(kind: str) -> None:
    assert wins(kind, 300) <= 0.25


@pytest.mark.soak
def test_no_card_is_a_must_or_a_waste() -> None:
    names = {name for name, _ in takings().taken} - {"flop"}
    assert all(0.18 <= takings().share(name) <= 0.35 for name in names)
    assert 0.10 <= takings().share("flop") <= 0.22


@pytest.mark.soak
def test_being_first_matters() -> None:
    assert takings().firsts[True] > 1.15 * takings().firsts[False] / (SEATS - 1)
