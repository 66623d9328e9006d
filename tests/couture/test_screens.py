"""The screens of Couture: they fit, leave nothing raw, and show nobody's secrets."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import islice
from typing import cast

import pytest

from modiste.cli.cards import card_data
from modiste.game import Standing
from modiste.match import Match
from modiste.screen import Screen
from modiste.state import State
from modiste.testing.hidden import shuffle_unknown
from modiste_couture.screens.deck import to_come
from modiste_couture.state import CoutureState
from tests.couture.table import at, shipped
from tests.couture.test_texts import NAMES, english, positions, screens, whole_game
from tests.pret_a_porter.words import lines_of, none_cut, readable

LONG = ("Wilhelmina Augustine", "Bartholomew Quillfea", "Anastasia Featherbed", "Maximilian Underwood", "Ada", "Bo")
RAW = re.compile(r"\b[a-z_]+\.\d+\b|\{|_")
TALLEST_BOARD = 34
"""So many lines the board of four seats takes at most, of 40 with the question."""


def details(view: State, seat: int | None, names: tuple[str, ...]) -> Iterator[Screen]:
    """Draw all detail screens, with and without all that may follow their commands."""
    for name, draw in screens().commands.items():
        choices = names if name in screens().of_players else screens().choices(name, english())
        for chosen in ("", *choices):
            yield draw(view, seat, english(), names, chosen)


def drawn(match: Match, seat: int | None, names: tuple[str, ...] = NAMES) -> Iterator[Screen]:
    """Draw all screens of a seat."""
    view, texts, seats = match.view(seat), english(), names[: match.state.seats]
    yield screens().board(view, seat, texts, seats)
    yield from details(view, seat, seats)
    if match.over:
        yield screens().result(view, match.standings(), texts, seats)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (6, 2)])
def test_every_screen_fits(seats: int, seed: int, width: int) -> None:
    """In every phase, for every seat and a spectator, no line is too wide, cut, or shows an id."""
    for number, match in enumerate(islice(positions(seats, seed), 0, None, 2 if width == 80 else 5)):
        seat = (None, *range(seats))[number % (seats + 1)]
        for screen in drawn(match, seat):
            lines = lines_of(screen, width)
            assert none_cut(lines)
            assert not any(map(RAW.search, lines))


@pytest.mark.parametrize("seed", [3, 4])
def test_the_board_of_four_leaves_room_for_the_question(seed: int) -> None:
    """However long the names are, the board is no wider than the terminal, and not too tall."""
    for match in islice(positions(4, seed), 0, None, 2):
        seat = match.waiting[0] if match.waiting else None
        board = lines_of(screens().board(match.view(seat), seat, english(), LONG[:4]))
        assert len(board) <= TALLEST_BOARD


@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (6, 6)])
def test_no_screen_shows_what_a_seat_cannot_know(seats: int, seed: int) -> None:
    """Whatever is hidden from a seat may be exchanged: it sees the same screens."""
    for number, match in enumerate(positions(seats, seed)):
        seat = (None, *range(seats))[number % (seats + 1)]
        before = list(drawn(match, seat))
        other = match.state.clone()
        shuffle_unknown(other, seat, random.Random(number))
        view, texts, names = other.masked(seat), english(), NAMES[:seats]
        after = [screens().board(view, seat, texts, names), *details(view, seat, names)]

        assert before[: len(after)] == after


def test_discards_of_an_uncertain_hand_have_no_notes_for_others() -> None:
    """Where others read along, nothing is said of what would be left of a hand that only its seat knows."""
    match = at("portfolio", {"hand": ["go_see.8", "signature_walk.30"], "unseen": ["agent.37"], "won": ["agent.36"]})
    actions = list(match.space(0))

    assert all(screens().note(match.view(0), action, english()) for action in actions)
    assert not any(screens().note(match.view(None), action, english()) for action in actions)


def text_of(screen: Screen, width: int = 80) -> str:
    """Draw a screen into one text."""
    return "\n".join(lines_of(screen, width))


def test_the_board_tells_bids_and_picks() -> None:
    """In the middle of a city: totals, who picks first, and the own bid for the next city."""
    me = {"bids": {"new_york": ["signature_walk.30"], "paris": ["go_see.8", "iconic_pose.21"]}}
    match = at("win_cards", me, {"bids": {"new_york": ["iconic_pose.22"]}})
    own, others = (text_of(screens().board(match.view(seat), seat, english(), NAMES[:3])) for seat in (0, 1))

    assert "New York, to pick: Mina, then Random 1 and Mina" in own
    assert "3 Mina" in own
    assert re.search(r"3 your bid +2\+1", own)
    assert "your bid" not in others


def test_a_city_without_an_own_bid_says_nothing_of_others() -> None:
    """While bids are sealed, only what the looking seat has done is told."""
    match = at("win_cards", {"bids": {"new_york": ["go_see.8"]}}, {"bids": {"new_york": ["go_see.9"]}})
    own, others = (text_of(screens().board(match.view(seat), seat, english(), NAMES[:3])) for seat in (0, None))

    assert own.count("you bid nothing") == 2
    assert "nothing" not in others


def test_a_long_bid_goes_on_below_the_name() -> None:
    """In its narrow column, a bid that wraps keeps its indent, and the number of a tie its card."""
    bids = (["signature_walk.30"], ["iconic_pose.22", "go_see.8"])
    match = at("win_cards", *({"bids": {"new_york": bid}} for bid in bids))
    lines = lines_of(screens().board(match.view(0), 0, english(), LONG[:3]))

    assert {"   2+1  #8", "   3  #30"} < {line[:25].rstrip() for line in lines}


def test_the_cities_stand_next_to_the_question() -> None:
    """On a short terminal, what scrolls away is not what the question is about."""
    match = at("bid", {"hand": ["go_see.8"]})
    lines = lines_of(screens().board(match.view(0), 0, english(), NAMES[:3]))

    assert "New York" in lines[-4]


def test_unseen_discards_leave_a_mark() -> None:
    """Others see a question mark and a note; the seat itself sees its hand."""
    match = at("bid", {"hand": ["go_see.8", "signature_walk.30"], "unseen": ["agent.36"]})
    own, others = (text_of(screens().board(match.view(seat), seat, english(), NAMES[:3])) for seat in (0, 1))
    forecast = text_of(screens().commands["forecast"](match.view(1), 1, english(), NAMES[:3], ""))

    assert "?" not in own
    assert "8?" in others
    assert "1 of them discarded" in others
    assert "? Mina: with what is discarded unseen, the hand is worth -2 to 0." in forecast


def test_a_player_is_named() -> None:
    """`player` alone shows the one who looks."""
    match = at("bid", {"hand": ["go_see.8"], "collection": ["corso.1", "day_gown.54", "flop.45"]})
    draw = screens().commands["player"]
    own, other = (text_of(draw(match.view(0), 0, english(), NAMES[:3], typed)) for typed in ("", "Theo"))

    assert "Mina" in own
    assert "1 symbol, #54" in own
    assert "Theo" in other


def test_a_city_is_named() -> None:
    """`cities` shows all, or the one whose name follows."""
    match = at("bid")
    draw = screens().commands["cities"]
    every, one = (text_of(draw(match.view(0), 0, english(), NAMES[:3], typed)) for typed in ("", "Paris"))

    assert "New York" in every
    assert "Paris" in one
    assert "New York" not in one


def test_covers_tell_who_leads() -> None:
    """Who would take each cover, with the numbers that break ties."""
    match = at("bid", {"collection": ["day_gown.55"]}, {"collection": ["day_gown.54", "bomber.1"]}, streetwear=[2])
    said = text_of(screens().commands["covers"](match.view(0), 0, english(), NAMES[:3], ""))

    assert re.search(r"First +\d+ +Random 1 +1 symbol, #54", said)
    assert re.search(r"First +\d+ +Theo", said)
    assert "One of two: Random 1 Bomber" in said


@pytest.mark.parametrize(
    ("hands", "words"),
    [
        ((["go_see.8"], ["go_see.9"]), "lowest bid card left in hand: #8."),
        (([], ["go_see.8"]), "The tie with Mina and Theo goes to Random 1, for the lowest bid card left in hand: #8."),
        ((["go_see.8"], ["signature_walk.30"], ["iconic_pose.20"]), "The tie with Random 1 and Theo goes to Mina, "),
    ],
)
def test_the_result_says_how_a_tie_was_broken(hands: tuple[list[str], ...], words: str) -> None:
    """The lowest number decides, in the only hand with a card in it too."""
    match = at("scoring", *({"hand": hand} for hand in hands))
    said = " ".join(text_of(screens().result(match.view(None), match.standings(), english(), NAMES[:3])).split())

    assert words in said


def test_a_shared_win_is_told() -> None:
    """Nothing tells hands without a card apart."""
    match = at("scoring", {}, {})
    said = text_of(screens().result(match.view(None), match.standings(), english(), NAMES[:3]))

    assert "Mina, Random 1, and Theo share the win." in said


def test_the_deck_is_what_nobody_has_seen() -> None:
    """Every card of the deck is counted, at every question, until there is none."""
    draw = screens().commands["deck"]
    for match in positions(3, 1):
        state = cast(CoutureState, match.state)
        assert sorted(state.deck) == sorted(to_come(cast(CoutureState, match.view(None))))
        end = match.view(None)

    assert "Every card has been dealt." in text_of(draw(end, None, english(), NAMES[:3], ""))


def test_the_result_names_lines_and_covers() -> None:
    """Every line of every seat, and who is on which cover."""
    match = whole_game(3, 1)
    standings: list[Standing] = match.standings()
    lines = lines_of(screens().result(match.view(None), standings, english(), NAMES[:3]))

    assert any("Hand  Edit.  Ready  Haute  Street  Flops  Points" in line for line in lines)
    assert [f"{title} covers:" for title in ("Haute Couture", "Flops", "Streetwear")] == [
        line.strip().partition(":")[0] + ":" for line in lines if " covers:" in line
    ]


def test_all_cards_are_listed() -> None:
    """Every card, model and cover has a name, facts and a text; no fact hides the kind in what is handed over."""
    entries = screens().cards(shipped().content, english())

    assert all(card_data(entry)["kind"] == entry.kind for entry in entries)

    counts = {kind: sum(entry.kind == kind for entry in entries) for kind in dict.fromkeys(one.kind for one in entries)}
    assert {"bid_cards": 9, "scoring_cards": 14, "models": 6, "covers": 4} == counts
    for entry in entries:
        words = [entry.name, entry.title, *entry.text, *(str(fact.value) for fact in entry.facts)]
        assert entry.text
        assert all(map(readable, words))


def test_every_command_has_its_line_of_help() -> None:
    """The help at the prompt names all detail screens, and explains the board."""
    assert all(readable(english().say(f"command-{name}")) for name in screens().commands)
    assert all(none_cut(lines_of([block])) for block in screens().legend(english()))
