"""Swap Party: the set-up, the flow, and all parts of the game in one place."""

from random import Random

from modiste import Game, Repeat, Sequence, Step
from swap_party.cards import SwapOptions, read_garments
from swap_party.phases import ACTIONS, EVENTS, PHASES, Bringing, Choosing, Dressing, Hosting, SwapTable
from swap_party.rules import BaseRules, SwapRules, standings
from swap_party.screens import SwapScreens
from swap_party.state import Guest, SwapState

ROUNDS = 6

FLOW = Sequence(
    "party",
    Repeat("round", ROUNDS, Step("host", Hosting()), Step("bring", Bringing()), Step("choose", Choosing())),
    Step("dress", Dressing()),
)


def set_up(table: SwapTable) -> None:
    """Shuffle the garments and deal everybody one for each round, and one more."""
    state = table.state
    state.deck = list(state.garments.kinds)
    table.random("deck").shuffle(state.deck)
    for seat in range(state.seats):
        state.guests.append(Guest(seat=seat, hand=[state.deck.pop() for _ in range(ROUNDS + 1)]))


def seen(state: SwapState) -> list[str]:
    """List the garments of a state, or those of a view that can be seen (and "" for the others)."""
    return [*state.rail, *state.charity, *(garment for guest in state.guests for garment in guest.closet + guest.hand)]


def redeal(state: SwapState, seat: int | None, rng: Random) -> SwapState:
    """Deal anew what `seat` cannot see: the deck, and what others hold."""
    known, phase = dict.fromkeys(seen(state)), state.stack[-1]
    unknown = [garment for garment in state.garments.kinds if garment not in known]
    unknown.sort(key=lambda garment: rng.random())
    for guest in state.guests:
        if guest.seat != seat:
            guest.hand = [unknown.pop() for _ in guest.hand]
            if isinstance(phase, Bringing) and guest.seat not in phase.missing:
                guest.brings = guest.hand[0]
    state.deck = unknown
    return state


def conserved(state: SwapState) -> dict[str, int]:
    """Count the garments, wherever they are."""
    return {"garments": len(seen(state)) + len(state.deck)}


SWAP_PARTY = Game(
    id="swap-party",
    seats=range(2, 6),
    rules_version=1,
    options=SwapOptions,
    state=SwapState,
    setup=set_up,
    flow=FLOW,
    phases=PHASES,
    actions=ACTIONS,
    events=EVENTS,
    rules=SwapRules,
    base_rules=BaseRules(),
    redeal=redeal,
    scores=standings,
    packs=["swap-party"],
    content=read_garments,
    conserved=conserved,
    screens=SwapScreens(),
)
