"""The board of a game that draws none."""

from __future__ import annotations

from modiste.flow import Repeat, Step
from modiste.plain_board import plain_board
from modiste.screen import Grid, Heading, text_of
from modiste.text import Texts
from tests.core.toy import Purse, Talking, ToyState, toy, toy_match

CORE = """
heading-board = Board
table-player = Player
field-secret = ?
field-hidden = { $count } hidden
counted = { $count } { $name }
nothing = nothing
comma = ,{" "}
"""
NAMES = ("Ada", "Bo")


def grids(more: str = "", seat: int | None = 0) -> list[list[list[str]]]:
    """Draw what a seat sees of one state, with more texts: grids of rows of cells, heads first."""
    state = ToyState(
        seats=2,
        log=["hem", "hem"],
        purses=[Purse(seat=0, coins=3, cards=["top_hat", "gown"]), Purse(seat=1, coins=5, cards=["cape"])],
        deck=["boots"] * 3,
        notes=["gown", None],
    )
    state.bind(toy())
    texts = Texts([("en", "toy.ftl", CORE + more)], ["en"], strict=True)
    found = [block for block in plain_board(state.masked(seat), seat, texts, NAMES) if isinstance(block, Grid)]
    heads = [[text_of(column.title) for column in grid.columns] for grid in found]
    return [
        [[cell.replace("\N{NO-BREAK SPACE}", " ") for cell in map(text_of, row)] for row in (head, *grid.rows)]
        for head, grid in zip(heads, found, strict=True)
    ]


def test_what_players_have_is_a_table_and_the_rest_a_list() -> None:
    """Everything is there, by the names of the code; what others alone know is counted, or a question mark."""
    table, rest = grids()

    assert table == [
        ["Player", "coins", "cards", "notes"],
        ["Ada", "3", "top hat, gown", "gown"],
        ["Bo", "?", "1 hidden", "?"],
    ]
    assert rest == [["", ""], ["log", "2 hem"], ["deck", "3 hidden"]]


def test_a_game_names_what_is_worth_seeing() -> None:
    """One message for a field is enough to leave out those without; values are named as anywhere."""
    table, rest = grids("field-cards = Wardrobe\nfield-log = Said\ncards-gown = Evening Gown\ncard-gown = Gown")

    assert table == [["Player", "Wardrobe"], ["Ada", "top hat, Gown"], ["Bo", "1 hidden"]]
    assert rest == [["", ""], ["Said", "2 hem"]]


def test_a_list_as_long_as_the_table_is_no_list_by_seat() -> None:
    """The log has two entries beside two players, and is still one list; a spectator sees no secrets."""
    table, rest = grids(seat=None)

    assert rest[1] == ["log", "2 hem"]
    assert table[1] == ["Ada", "?", "2 hidden", "?"]


def test_a_list_with_nothing_in_it_says_so() -> None:
    state = ToyState(seats=1, purses=[Purse(seat=0)])
    state.bind(toy())
    *_, rest = plain_board(state, 0, Texts([("en", "toy.ftl", CORE)], ["en"], strict=True), NAMES[:1])

    assert isinstance(rest, Grid)
    assert [text_of(cell) for row in rest.rows for cell in row] == [
        "log",
        "nothing",
        "deck",
        "nothing",
        "notes",
        "nothing",
    ]


def test_the_laps_that_have_words_are_told() -> None:
    """The outer loop has a message, the inner one has none."""
    flow = Repeat("day", 3, Repeat("hour", 2, Step("talking", Talking())))
    match = toy_match(flow)
    texts = Texts([("en", "toy.ftl", CORE + "lap-day = Day { $lap } of { $times }")], ["en"], strict=True)
    notes = []
    while not match.over:
        heading = plain_board(match.view(0), 0, texts, NAMES)[0]
        notes.append(heading.note if isinstance(heading, Heading) else "")
        match.submit(next(iter(match.space(match.waiting[0]))))

    assert notes == ["Day 1 of 3"] * 4 + ["Day 2 of 3"] * 4 + ["Day 3 of 3"] * 4
