"""How well the greedy bot plays, and that the house numbers make a game of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from statistics import median

import pytest

from modiste.action import Action
from modiste.bots import RandomBot
from modiste.game import Standing
from modiste.match import Match
from modiste.packs import find_pack
from modiste.ruleset import Ruleset, build
from modiste.sight import Bot, Sight
from modiste_pret_a_porter.bots.greedy import GreedyBot
from modiste_pret_a_porter.game import PRET_A_PORTER

MOST_QUESTIONS = 130
GREEDY, RANDOM = GreedyBot(), RandomBot()


@dataclass(frozen=True)
class Played:
    """A finished game: what each seat came to and how often it was asked."""

    standings: list[Standing]
    questions: list[int]


@cache
def ruleset(edition: str = "standard") -> Ruleset:
    return build(PRET_A_PORTER, edition=edition, packs=[find_pack("modiste_packs", "pret-a-porter")])


def play(bots: Sequence[Bot], seed: int, edition: str = "standard") -> Played:
    match = Match.new(ruleset(edition), len(bots), seed)
    actions = match.run(bots, Random(seed))
    return Played(match.standings(), [sum(action.seat == seat for action in actions) for seat in range(len(bots))])


@cache
def among_themselves() -> list[Played]:
    return [play([GREEDY] * 3, seed) for seed in range(200)]


def share(standings: list[Standing], seat: int) -> float:
    """A win counts one, a tie for the first place half, and whoever is bankrupt has lost."""
    first = [standing.seat for standing in standings if standing.rank == 1]
    return (1.0 if len(first) == 1 else 0.5) if seat in first else 0.0


def winner(standings: list[Standing]) -> int:
    """What the winner came to; nothing if nobody is left."""
    return max((standing.points for standing in standings if standing.rank == 1), default=0)


def bankrupt(played: list[Played]) -> float:
    standings = [standing for game in played for standing in game.standings]
    return sum(standing.rank is None for standing in standings) / len(standings)


def test_wins_ninety_of_a_hundred_against_two_random_bots() -> None:
    wins = 0.0
    for seed in range(100):
        bots: list[Bot] = [RANDOM] * 3
        bots[seed % 3] = GREEDY
        wins += share(play(bots, seed).standings, seed % 3)
    assert wins >= 90


def test_a_person_is_not_worn_out() -> None:
    assert max(count for game in among_themselves() for count in game.questions) <= MOST_QUESTIONS


def test_house_numbers_make_a_game() -> None:
    played = among_themselves()
    assert bankrupt(played) <= 0.10
    assert 80 <= median(winner(game.standings) for game in played) <= 220


def test_random_companies_struggle() -> None:
    played = [play([RANDOM] * 3, seed) for seed in range(60)]
    assert bankrupt(played) > 0.5
    assert median(winner(game.standings) for game in played) < 80


@pytest.mark.parametrize("edition", [edition for edition in PRET_A_PORTER.editions if edition != "standard"])
def test_plays_every_edition_sensibly(edition: str) -> None:
    """The aims for the house numbers hold with an edition's rules as well."""
    played = [play([GREEDY] * 3, seed, edition) for seed in range(30)]

    assert bankrupt(played) <= 0.10
    assert 80 <= median(winner(game.standings) for game in played) <= 220
    assert max(count for game in played for count in game.questions) <= MOST_QUESTIONS


@pytest.mark.parametrize("seats", [2, 4])
def test_plays_with_any_number_of_seats(seats: int) -> None:
    for seed in range(5):
        assert any(standing.rank == 1 for standing in play([GREEDY] * seats, seed).standings)


def test_plays_the_same_again() -> None:
    assert play([GREEDY] * 3, 7) == play([GREEDY] * 3, 7)


class _Blindfolded:
    """Plays like greedy, and checks that imagining another order of the decks changes no answer."""

    def choose(self, sight: Sight, rng: Random) -> Action:
        state = rng.getstate()
        answer = GREEDY.choose(sight, rng)
        rng.setstate(state)
        other = Sight(sight.imagine(Random(1)), sight.seat, sight.space)
        assert GREEDY.choose(other, rng) == answer
        return answer


def test_needs_nothing_that_is_hidden() -> None:
    play([_Blindfolded()] * 3, 3)
