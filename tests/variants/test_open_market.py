"""The open market in Couture: what is known one turn ahead."""

from __future__ import annotations

from itertools import chain, pairwise
from random import Random

import pytest

from modiste.match import Match
from modiste_couture.actions import TakeCard
from modiste_couture.phases.winning import WinningCards
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES
from modiste_open_market.variant import Market, MarketFilled
from tests.variants.table import CATALOGUE, ruleset

RULES = ruleset("open-market")


def state_of(match: Match) -> CoutureState:
    """Return the state of a match."""
    assert isinstance(match.state, CoutureState)
    return match.state


def turns(seats: int, seed: int) -> list[CoutureState]:
    """Play a match at random and give its state at the beginning of each turn, when bids are asked for."""
    match, rng, found = (Match.new(RULES, seats, seed), Random(seed), list[CoutureState]())
    while not match.over:
        state = state_of(match)
        if len(found) < state.turn:
            found.append(state.clone())
        match.submit(match.space(match.waiting[0]).sample(rng))
    assert 7 == len(found)
    return found


@pytest.mark.rule("couture.open_market.deck")
def test_the_deck_stays_whole_and_its_top_is_known() -> None:
    """The cards of the market are still counted as those of the deck, and each seat sees which they are."""
    state = turns(3, 1)[0]
    market = state.of_variant(Market)

    assert 54 == len(state.deck)
    assert state.deck[-9:] == [*market.rows["tokyo"], *market.rows["paris"], *market.rows["new_york"]]
    for seat in (None, 0, 2):
        assert market == state.masked(seat).of_variant(Market)
        assert {""} == {*state.masked(seat).deck}


@pytest.mark.rule("couture.open_market.deck")
@pytest.mark.parametrize("seed", range(5))
def test_who_imagines_the_deck_puts_the_market_on_top(seed: int) -> None:
    """And nothing else of the deck is known."""
    match = Match.new(RULES, 3, seed)
    world, other = (match.sight(0).imagine(Random(number)) for number in (1, 2))
    assert isinstance(world, CoutureState) and isinstance(other, CoutureState)

    assert state_of(match).deck[-9:] == world.deck[-9:] == other.deck[-9:]
    assert world.deck[:-9] != other.deck[:-9]
    assert sorted(state_of(match).deck) == sorted(world.deck)


@pytest.mark.rule("couture.open_market.market")
def test_the_market_is_told_once_the_cities_are_filled() -> None:
    """City by city, after the cities themselves."""
    match = Match.new(RULES, 4, 3)
    market = state_of(match).of_variant(Market)
    told = [event for event in match.events if isinstance(event, MarketFilled)]

    assert list(CITIES) == [event.city for event in told]
    assert market.rows == {event.city: list(event.cards) for event in told}
    assert match.events[-3:] == told


@pytest.mark.rule("couture.open_market.market", refused=True)
def test_no_card_of_the_market_can_be_taken() -> None:
    """Whoever wins in a city takes what lies there."""
    match, rng = Match.new(RULES, 3, 5), Random(5)
    while not isinstance(match.state.stack[-1], WinningCards):
        match.submit(match.space(match.waiting[0]).sample(rng))
    seat, state = match.waiting[0], state_of(match)
    market = [*chain(*state.of_variant(Market).rows.values())]

    assert 9 == len(market)
    assert not [card for card in market if match.space(seat).contains(TakeCard(seat, card))]


@pytest.mark.rule("couture.open_market.next_turn")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_next_turn_deals_what_was_shown(seats: int) -> None:
    """Each city gets its own three cards."""
    found = turns(seats, 2)
    for before, after in pairwise(found):
        assert before.of_variant(Market).rows == after.rows


@pytest.mark.rule("couture.open_market.last_turn")
def test_the_last_turn_has_no_market() -> None:
    """All others have one of nine cards."""
    sizes = [sum(map(len, state.of_variant(Market).rows.values())) for state in turns(5, 4)]

    assert [9] * 6 + [0] == sizes


def test_an_answer_that_filled_the_market_stays() -> None:
    """Nobody looks at the cards of the next turn and then decides anew."""
    match, rng = Match.new(RULES, 3, 6), Random(6)
    while state_of(match).turn == 1:
        match.submit(match.space(match.waiting[0]).sample(rng))

    assert "revealed" == match.turns[-1].bound


def test_the_bot_that_knows_the_game_plays_it() -> None:
    """Though it does not know of the market."""
    bot = CATALOGUE.bot("couture", "greedy").make()
    match = Match.new(RULES, 3, 8)
    match.run([bot, bot, bot], Random(8))

    assert match.over
