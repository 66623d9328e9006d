"""Prêt-à-Porter: all parts of the game in one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from modiste.game import Game
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.abilities import refresh_moments
from modiste_pret_a_porter.actions import ACTIONS
from modiste_pret_a_porter.base_rules import BaseRules
from modiste_pret_a_porter.content import fitted, read_cards
from modiste_pret_a_porter.editions import EDITIONS
from modiste_pret_a_porter.events import EVENTS
from modiste_pret_a_porter.flow import YEAR
from modiste_pret_a_porter.limits import limits, words
from modiste_pret_a_porter.options import PretOptions
from modiste_pret_a_porter.phases import PHASES
from modiste_pret_a_porter.phases.preparing import clear_displays
from modiste_pret_a_porter.rules import PretRules
from modiste_pret_a_porter.scoring import standings
from modiste_pret_a_porter.screens import PretScreens
from modiste_pret_a_porter.setup import set_up
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.timeline import is_about_to_deal, round_before
from modiste_pret_a_porter.words import ACTION_KINDS
from modiste_pret_a_porter.worlds import redeal


def conserved(state: PretState) -> Mapping[str, int]:
    """Count what never changes: the cards of each kind, leaving out the last-quarter ones once they are in play."""
    cards = Counter[str]()
    for kind in ACTION_KINDS:
        places = (state.display(kind), state.deck(kind), state.discards[kind], [state.upcoming[kind]])
        cards[kind] = sum(1 for place in places for card in place if card)
    for company in state.companies:
        for side in companies.sides(state, company):
            cards[side.kind] += 1
        cards["designs"] += len(company.designs) + len(company.collection)
    cards["designs"] += len(state.designs) + len(state.design_deck) + len(state.discards["designs"])
    in_play = 2 if state.round >= 10 else 1
    return {kind: count - 6 * (in_play - 1) * (kind != "designs") for kind, count in cards.items()}


def relaid(state: PretState) -> None:
    """Bring in line with the cards and the place: the moments at which companies act, interest of loans, the round.

    Where the round was not counted yet, and one begins that is not the first, the last one has cleared the displays.

    Raises:
        KeyError: a company has a card where none of its kind can be.
    """
    if not state.round:
        state.round = round_before(state)
        if state.round and is_about_to_deal(state):
            clear_displays(state)
    for company in state.companies:
        for kind, held in (
            ("contracts", company.contracts),
            ("buildings", company.buildings),
            ("employees", company.board_employees + company.building_employees),
        ):
            if wrong := next((side for side in held if state.cards.sides[side].kind != kind), ""):
                raise KeyError(wrong)
        refresh_moments(state, company)
        if company.loans and not company.loan_interest:
            company.loan_interest = company.loans * state.rules.loan_terms(state, False).interest


PRET_A_PORTER = Game(
    id="pret-a-porter",
    seats=(2, 3, 4),
    rules_version=1,
    options=PretOptions,
    state=PretState,
    setup=set_up,
    flow=YEAR,
    phases=PHASES,
    actions=ACTIONS,
    events=EVENTS,
    rules=PretRules,
    base_rules=BaseRules(),
    redeal=redeal,
    scores=standings,
    packs=("pret-a-porter",),
    editions=EDITIONS,
    content=read_cards,
    fitted=fitted,
    conserved=conserved,
    relaid=relaid,
    limits=limits,
    words=words,
    screens=PretScreens(),
)
