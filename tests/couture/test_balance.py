"""That the house numbers make a game of it: every line of the score matters, no seat and no single line is enough."""

from __future__ import annotations

from random import Random

import pytest

from modiste.figures import Figures, figures_of
from modiste.match import Match
from modiste.plugins import load
from modiste.sight import Bot
from modiste.simulation import Plan, prepare, simulate
from modiste_couture.bots.cities import Tabletop
from modiste_couture.bots.greedy import GreedyBot
from modiste_couture.bots.prospects import Prospects
from modiste_couture.content import BID
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
    assert wins(kind, 300) <= 0.32
