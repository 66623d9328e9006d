"""The peers: other engines, driven through their own public interfaces by the loop that their users write.

They belong to the `bench` extra. Catanatron is the game of comparable weight; goofspiel written in Python on
OpenSpiel's Python API, without chance nodes, is the like of a small game in a framework.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.bench.contest import Play


def catanatron(seats: int) -> tuple[Play, Callable[[], object]]:
    """Return random play of Catanatron, and the copying of one of its games half-way."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colors = list(Color)[:seats]

    def play(rng: Random) -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        return 1, _decisions(game)

    half_way = Game([RandomPlayer(color) for color in colors], seed=7)
    for _ in range(500):
        half_way.play_tick()
    return play, half_way.copy


def _decisions(game: Any) -> int:
    log = getattr(game.state, "actions", None) or game.state.action_records  # renamed after 3.2.1
    return len(log)


def openspiel_goofspiel(seats: int, cards: int = 13) -> Play:
    """Return random play of goofspiel written on OpenSpiel's Python API, prizes in descending order."""
    import pyspiel

    name = f"modiste_peer_goofspiel_{seats}"
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )

    class PeerState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.hands = [list(range(cards)) for _ in range(seats)]
            self.prizes = list(range(cards))
            self.points = [0] * seats
            self.prize: int | None = self.prizes.pop()
            self.over = False

        def current_player(self) -> Any:
            if self.over:
                return pyspiel.PlayerId.TERMINAL
            if self.prize is None:
                return pyspiel.PlayerId.CHANCE
            return pyspiel.PlayerId.SIMULTANEOUS

        def _legal_actions(self, player: int) -> list[int]:
            return self.hands[player][:]

        def _apply_actions(self, bids: list[int]) -> None:
            assert self.prize is not None
            for hand, bid in zip(self.hands, bids, strict=True):
                hand.remove(bid)
            top = max(bids)
            if bids.count(top) == 1:
                self.points[bids.index(top)] += self.prize + 1
            self.prize = self.prizes.pop() if self.prizes[1:] else None
            if len(self.prizes) == 1 and self.prize is None:  # the last cards are forced
                self.prize = self.prizes.pop()
                self._apply_actions([hand[0] for hand in self.hands])
            elif not self.prizes:
                self.over = True

        def is_terminal(self) -> bool:
            return self.over

        def returns(self) -> list[float]:
            return [float(points == max(self.points)) for points in self.points]

        def _action_to_string(self, player: int, action: int) -> str:
            return f"{player}:{action}"

        def __str__(self) -> str:
            return repr((self.hands, self.prizes, self.points, self.prize))

    class PeerGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
        def __init__(self, params: Any = None) -> None:
            info = pyspiel.GameInfo(
                num_distinct_actions=cards,
                max_chance_outcomes=0,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=cards,
            )
            super().__init__(game_type, info, params or {})

        def new_initial_state(self) -> PeerState:
            return PeerState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
            return None

    pyspiel.register_game(game_type, PeerGame)
    return _users_loop(pyspiel.load_game(name), seats)


def _users_loop(game: Any, seats: int) -> Play:
    """Return the loop that every user of OpenSpiel's Python API writes, whatever the game."""

    def play(rng: Random) -> tuple[int, int]:
        state, decisions, choice = game.new_initial_state(), 0, rng.choice
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            elif state.is_simultaneous_node():
                moves = []
                for seat in range(seats):
                    actions = state.legal_actions(seat)
                    if actions:
                        moves.append(choice(actions))
                        decisions += 1
                    else:
                        moves.append(0)
                state.apply_actions(moves)
            else:
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return 1, decisions

    return play
