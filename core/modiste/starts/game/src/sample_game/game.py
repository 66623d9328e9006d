"""Sample Game: the set-up, the flow, and all parts of the game in one place."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from random import Random

from modiste import Game, Repeat, Sequence, Step
from sample_game.cards import read_garments
from sample_game.phases import ACTIONS, EVENTS, PHASES, Filling, SampleGameTable, Taking
from sample_game.rules import BaseRules, SampleGameRules, standings
from sample_game.screens import SampleGameScreens
from sample_game.state import SampleGameState

FLOW = Sequence("game", Repeat("round", 3, Step("fill", Filling()), Step("take", Taking())))


def set_up(table: SampleGameTable) -> None:
    """Shuffle the garments; every seat begins with an empty wardrobe."""
    state = table.state
    state.deck = list(state.garments.points)
    table.random("deck").shuffle(state.deck)
    state.wardrobes = [[] for _ in range(state.seats)]


def seen(state: SampleGameState) -> list[str]:
    """List the garments that lie open."""
    return [*state.row, *state.gone, *chain(*state.wardrobes)]


def redeal(state: SampleGameState, seat: int | None, rng: Random) -> SampleGameState:
    """Shuffle what nobody can see into the deck."""
    unseen = [garment for garment in state.garments.points if garment not in seen(state)]
    state.deck = sorted(unseen, key=lambda garment: rng.random())
    return state


def conserved(state: SampleGameState) -> Mapping[str, int]:
    """Count the garments, wherever they are."""
    return {"garments": len(seen(state)) + len(state.deck)}


SAMPLE_GAME = Game(
    id="sample-game",
    seats=(2, 3, 4),
    rules_version=1,
    state=SampleGameState,
    setup=set_up,
    flow=FLOW,
    phases=PHASES,
    actions=ACTIONS,
    events=EVENTS,
    rules=SampleGameRules,
    base_rules=BaseRules(),
    redeal=redeal,
    scores=standings,
    packs=["sample-game"],
    content=read_garments,
    conserved=conserved,
    screens=SampleGameScreens(),
)
