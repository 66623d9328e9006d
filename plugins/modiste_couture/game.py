"""Couture: all parts of the game in one place."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from modiste.game import Game
from modiste_couture.actions import ACTIONS
from modiste_couture.base_rules import BaseRules
from modiste_couture.content import read_cards
from modiste_couture.events import EVENTS
from modiste_couture.flow import GAME
from modiste_couture.limits import limits, words
from modiste_couture.options import CoutureOptions
from modiste_couture.phases import PHASES
from modiste_couture.phases.filling import Filling
from modiste_couture.rules import CoutureRules
from modiste_couture.scoring import standings
from modiste_couture.screens import CoutureScreens
from modiste_couture.setup import set_up
from modiste_couture.state import CoutureState
from modiste_couture.words import MOST_SEATS, TURNS
from modiste_couture.worlds import redeal


def conserved(state: CoutureState) -> Mapping[str, int]:
    """Count the cards, wherever they are."""
    places = chain(state.rows.values(), state.known, state.won, state.collections)
    return {"cards": sum(map(len, places)) + len(state.deck) + len(state.out)}


def relaid(state: CoutureState) -> None:
    """Sort hands and bids by their tiebreakers, and count the turn where it was not said."""
    state.turn = state.turn or _turn_before(state)
    numbers = state.cards.numbers
    for cards in chain(state.known, *(sealed.values() for sealed in state.sealed)):
        cards.sort(key=numbers.__getitem__)


def _turn_before(state: CoutureState) -> int:
    """Say which turn it is right before the next phase of the flow; 0 before the first."""
    ahead = [place.phase for place in state.ruleset.program.places[state.place + 1 :]]
    if None not in ahead:  # the end of the last turn is behind
        return TURNS
    return state.laps[0] + (not any(isinstance(phase, Filling) for phase in ahead))


COUTURE = Game(
    id="couture",
    seats=range(3, MOST_SEATS + 1),
    rules_version=1,
    options=CoutureOptions,
    state=CoutureState,
    setup=set_up,
    flow=GAME,
    phases=PHASES,
    actions=ACTIONS,
    events=EVENTS,
    rules=CoutureRules,
    base_rules=BaseRules(),
    redeal=redeal,
    scores=standings,
    packs=("couture",),
    content=read_cards,
    conserved=conserved,
    relaid=relaid,
    limits=limits,
    words=words,
    screens=CoutureScreens(),
)
