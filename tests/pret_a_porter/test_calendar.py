"""The year: rounds, displays, the first player."""

from functools import cache
from random import Random

import pytest

from modiste.bots import RandomBot
from modiste.flow import path_of
from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import BuyBuilding, HireEmployee, PlacePawn, TakeContract
from modiste_pret_a_porter.words import ACTION_KINDS, DISPLAY_SIZES
from tests.pret_a_porter.table import Scene, at, fresh, just, ruleset

WORKING = ["preparation", "planning", "action", "growth", "upkeep", "clearing"]
EXHIBITION = ["opening", "exchange", "show", "awards", "sales", "upkeep", "debts", "aging"]


@cache
def year(seats: int = 3) -> Scene:
    """Play a whole year of the shipped cards."""
    match = fresh(seats)
    match.run([RandomBot()] * seats, Random(1))
    return match


def parts(of: str) -> list[str]:
    """List the parts of a round in the flow, each once."""
    places = [place.path.split("/") for place in ruleset().program.places if place.phase]
    return list(dict.fromkeys(path[3] for path in places if len(path) > 3 and path[2] == of))


@pytest.mark.rule("pap.calendar.year")
def test_twelve_rounds_make_four_quarters_of_two_working_rounds_and_an_exhibition() -> None:
    """Rounds I to XII follow one another; every third is an exhibition."""
    match, seen = fresh(), dict[int, str]()
    bot, rng = RandomBot(), Random(2)
    while not match.over:
        seen.setdefault(match.state.round, path_of(match.state))
        match.does(bot.choose(match.sight(match.waiting[0]), rng))

    assert list(range(1, 13)) == [event.round for event in match.told(events.RoundStarted)]
    assert all(f"year/quarter {(number + 2) // 3}/" in path for number, path in seen.items())
    assert all((number % 3 == 0) == ("/exhibition/" in path) for number, path in seen.items())


@pytest.mark.rule("pap.calendar.working_round")
def test_a_working_round_runs_from_planning_to_upkeep() -> None:
    """Planning, action, growth and upkeep follow one another."""
    assert WORKING == parts("working")


@pytest.mark.rule("pap.exhibition.phases")
def test_an_exhibition_runs_from_the_exchange_to_the_upkeep() -> None:
    """Prestige exchange, show, awards, sales and upkeep follow one another; debts and aging end the upkeep."""
    assert EXHIBITION == parts("exhibition")


@pytest.mark.rule("pap.calendar.refill")
def test_a_working_round_opens_with_new_displays() -> None:
    """Three new contracts, buildings and employees and four new designs lie open, whatever was there."""
    match = at("clearing", round=1)
    before = {kind: just("clearing", round=1).state.discards[kind] for kind in DISPLAY_SIZES}

    assert 2 == match.state.round
    for kind, size in DISPLAY_SIZES.items():
        assert size == len(match.state.display(kind))
        assert not set(before[kind]) & set(match.state.display(kind))


@pytest.mark.rule("pap.calendar.first_display")
def test_eighteen_cards_of_a_kind_last_for_six_working_rounds() -> None:
    """Round I plays with the cards of the set-up, so that no card comes twice and none is left over."""
    dealt = year().told(events.CardsDealt)
    decks = year().state.cards.decks
    for kind in ACTION_KINDS:
        shown = [card for deal in dealt[:6] for card in getattr(deal, kind)]

        assert sorted(decks[kind, "normal"]) == sorted(shown)


@pytest.mark.rule("pap.calendar.next_card")
def test_the_next_card_is_open_and_comes_with_the_next_display() -> None:
    """The top contract, building and employee can be seen a round ahead."""
    seen = fresh().view(None).upcoming
    later = at("clearing", upcoming=seen, round=1).state

    assert all(seen[kind] and seen[kind] in later.display(kind) for kind in ACTION_KINDS)


@pytest.mark.rule("pap.calendar.next_card", refused=True)
def test_the_next_card_cannot_be_taken() -> None:
    """Nobody can take the visible next card in the round before it lies in the display."""
    for kind, action in (("contracts", TakeContract), ("buildings", BuyBuilding), ("employees", HireEmployee)):
        match = at(f"action/{kind}", {"cash": 90}, pawns={kind: [0]})
        match.refuses(action(0, match.state.upcoming[kind]))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("pap.calendar.first_player")
def test_the_first_player_token_moves_left_with_every_working_round_but_the_first(seats: int) -> None:
    """The order is passed on at II, IV, V, VII, VIII, X and XI, and stays in exhibitions."""
    start = fresh(seats).state.order[0]
    firsts = [(event.order[0] - start) % seats for event in year(seats).told(events.RoundStarted)]

    assert [moves % seats for moves in (0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7)] == firsts
    assert all(
        event.order == tuple((event.order[0] + place) % seats for place in range(seats))
        for event in year(seats).told(events.RoundStarted)
    )


@pytest.mark.rule("pap.round_end.clear")
def test_all_open_cards_are_discarded_after_the_upkeep() -> None:
    """What still lies open goes to the discards of its kind; the visible next cards stay; the next round begins."""
    before, after = at("planning").state, just("clearing").state
    for kind in DISPLAY_SIZES:
        assert (before.display(kind), []) == (after.discards[kind], after.display(kind))
    assert before.upcoming == after.upcoming
    assert 2 == at("clearing").state.round


@pytest.mark.rule("pap.exhibition.board_rests")
@pytest.mark.rule("pap.exhibition.board_rests", refused=True)
def test_the_board_rests_in_an_exhibition() -> None:
    """No cards are dealt, no pawns placed, and the first player keeps the token."""
    match = at("clearing", {"designs": ["opera_cape"], "materials": {"wool": 1, "lace": 1}}, round=2, order=[2, 0, 1])

    assert (3, [2, 0, 1]) == (match.state.round, match.state.order)
    assert not any(match.state.display(kind) for kind in DISPLAY_SIZES)
    assert not any(match.state.pawns.values()) and not match.told(events.CardsDealt)

    match.refuses(PlacePawn(0, "bank"), TakeContract(0, "press_tour"))
