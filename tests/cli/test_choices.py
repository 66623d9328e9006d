"""What is typed at each shape of question, and what is said when it answers nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from modiste.action import Action
from modiste.cli.menus import Asker
from modiste.cli.questions import Question
from modiste.cli.reading import Misread
from modiste.match import Match
from modiste.packs import find_pack
from modiste.screen import Grid, Paragraph, text_of
from modiste.screens import Screens
from modiste.sentences import Sentences
from modiste.space import Amount, Assign, OneOf, Space, Subset
from modiste.state import State
from modiste.text import Texts, read_texts
from tests.bench.goofspiel import Bid, goofspiel


class Pick(Action, frozen=True):
    """Pick some things."""

    chosen: tuple[str, ...]


class Put(Action, frozen=True):
    """Put things somewhere."""

    assigned: tuple[tuple[str, str], ...]


class Pay(Action, frozen=True):
    """Pay an amount."""

    amount: int


class Dye(Action, frozen=True):
    """Dye a cloth."""

    cloth: str
    colour: str


class NamingSentences(Sentences):
    """Sentences for actions that no game declares."""

    def action(self, action: Action) -> str:
        return " ".join(str(getattr(action, name)) for name in action.__struct_fields__[1:])

    def item(self, action: Action, item: str) -> str:
        return item


class BidScreens(Screens):
    """Screens whose bid of 1 declines, and whose bid of 9 always has the number 9."""

    def last(self, action: Action) -> bool:
        return action == Bid(0, 1)

    def number(self, action: Action) -> int | None:
        return 9 if action == Bid(0, 9) else None


class NotedScreens(Screens):
    """Screens that say something about every action."""

    def note(self, view: State, action: Action, texts: Texts) -> str:
        return "9 each"

    def item_note(self, view: State, action: Action, item: str, texts: Texts) -> str:
        return f"{item}!"


@pytest.fixture
def asker() -> Asker:
    """Return what a question needs."""
    match = Match.new(goofspiel(), 2, 1)
    texts = Texts(read_texts([find_pack("modiste_packs", "modiste")], ["en"]), ["en"], strict=True)
    return Asker(match.view(0), NamingSentences(match.ruleset, texts, ["Mina", "Joon"], 0), BidScreens())


def pick(chosen: Sequence[str]) -> Pick:
    """Make the action of a subset."""
    return Pick(0, tuple(chosen))


def two_at_most(chosen: Sequence[str]) -> bool:
    """Let silk stand with nothing but wool."""
    return "silk" not in chosen or set(chosen) <= {"silk", "wool"}


def read(asker: Asker, space: Space, typed: str, asides: OneOf | None = None) -> Action:
    """Read an answer."""
    return Question(asker, space, asides).read(typed)


def refused(asker: Asker, space: Space, typed: str) -> str:
    """Say how an answer is refused; the sentence must exist."""
    with pytest.raises(Misread) as caught:
        read(asker, space, typed)
    return asker.say(caught.value.message, **caught.value.facts)


MENU = OneOf([Bid(0, 1), Bid(0, 9), Bid(0, 12), Bid(0, 13)])
SOME = Subset(["lace", "silk", "wool"], pick, two_at_most)
MONEY = Amount(10, 45, lambda amount: Pay(0, amount), 10)
PLACES = Assign(["a", "b", "c"], ["left", "right"], lambda pairs: Put(0, pairs))


@pytest.mark.parametrize(("typed", "card"), [("1", 12), ("2", 13), ("9", 9), ("0", 1), ("13", 13)])
def test_menu(typed: str, card: int, asker: Asker) -> None:
    """A number or a whole text picks an entry; a fixed number stays, declining is 0."""
    assert read(asker, MENU, typed) == Bid(0, card)


def test_menu_refuses(asker: Asker) -> None:
    """A beginning that fits several entries names them; anything else says what to type."""
    several = OneOf([Bid(0, 12), Bid(0, 130), Bid(0, 131)])

    assert refused(asker, several, "13") == '"13" could be 130 and 131.'
    assert "number from the list" in refused(asker, MENU, "x")
    assert refused(asker, MENU, "") == "Please answer: A number."


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("1 3", ("lace", "wool")),
        ("3,1", ("lace", "wool")),
        ("2-3", ("silk", "wool")),
        ("-", ()),
        ("none", ()),
        ("", ("lace", "wool")),
    ],
)
def test_subset(typed: str, chosen: tuple[str, ...], asker: Asker) -> None:
    """Numbers in any order and ranges; Enter takes all that fits in the order named."""
    assert read(asker, SOME, typed) == Pick(0, chosen)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1 2", "2 silk does not fit beside 1 lace. What fits: 3 wool."),
        ("all", "2 silk does not fit beside 1 lace. What fits: 3 wool."),
        ("4", '"4" is no number from 1 to 3. Type numbers like 1 3, or ? for help.'),
        ("velvet", '"velvet" is no number from 1 to 3. Type numbers like 1 3, or ? for help.'),
        ("3-2", '"3-2" is no number from 1 to 3. Type numbers like 1 3, or ? for help.'),
    ],
)
def test_subset_refuses(typed: str, said: str, asker: Asker) -> None:
    """A choice that does not fit names the first item that is too much, and what would still fit."""
    assert refused(asker, SOME, typed) == said


def test_subset_bounds(asker: Asker) -> None:
    """Too few and too many are said as such."""
    space = Subset(["a", "b", "c"], pick, least=1, most=2)

    assert refused(asker, space, "-") == "Choose at least one."
    assert refused(asker, space, "all") == "Choose no more than 2."


@pytest.mark.parametrize("typed", ["9", "15", "50", "45", "x", "1e1", "-10"])
def test_amount_refuses(typed: str, asker: Asker) -> None:
    """Anything but a step between the bounds is refused with the bounds."""
    assert "10 to 40 in steps of 10" in refused(asker, MONEY, typed)


def test_amount(asker: Asker) -> None:
    """A number; Enter takes 0 where that is possible, and nothing where it is not."""
    from_zero = Amount(0, 3, lambda amount: Pay(0, amount))

    assert read(asker, MONEY, "40") == Pay(0, 40)
    assert read(asker, MONEY, "４０") == Pay(0, 40)
    assert read(asker, from_zero, "") == Pay(0, 0)
    assert "Please answer" in refused(asker, MONEY, "")


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("1 3 / 2", "left right left"),
        ("2 / rest", "right left right"),
        ("rest", "left left left"),
        ("/1-3", "right " * 3),
        ("1,1 3 /rest", "left right left"),
        ("/ all", "right " * 3),
        ("- / REST", "right " * 3),
        ("1 rest / 2", "left right left"),
        ("right", "right " * 3),
        ("Lef", "left " * 3),
        ("1 \uff0f rest", "left right right"),
    ],
)
def test_assign(typed: str, places: str, asker: Asker) -> None:
    """Numbers, place after place; rest is all the others."""
    assert read(asker, PLACES, typed) == Put(0, tuple(zip("abc", places.split(), strict=True)))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1 / 2", "Without a place: 3 c. Add them where they go, or write rest: 1 / 2 rest"),
        ("1", "Without a place: 2 b and 3 c. Add them where they go, or write rest: 1 / rest"),
        ("1 /", "Without a place: 2 b and 3 c. Add them where they go, or write rest: 1 / rest"),
        ("1 2 / 2 3", "2 b cannot go to left and to right. Name it once."),
        ("1 / all", "1 a cannot go to left and to right. Name it once."),
        ("1/2/3", "There are 2 places, so no more than one slash: 1 / rest (left / right)."),
        ("5/rest", '"5" is no number from 1 to 3. Type them place after place: 1 / rest (left / right).'),
        ("up", '"up" is no number from 1 to 3. Type them place after place: 1 / rest (left / right).'),
        ("rest / 2 rest", "rest stands for left and for right. Write it once."),
        ("all", "All to which place? Type its name: left / right."),
        ("", "Please answer: 1 / rest, or right for all."),
    ],
)
def test_assign_refuses(typed: str, said: str, asker: Asker) -> None:
    """An item without a place or with two, a place or a rest too many, words: each is said, with what would do."""
    assert refused(asker, PLACES, typed) == said


def test_assign_three_places(asker: Asker) -> None:
    """Places may stay empty or go unnamed; three letters of a name do, and a beginning that fits two names them."""
    cities = Assign(list("abcdefghijkl"), ["New York", "Paris", "Newport"], lambda pairs: Put(0, pairs))

    assert read(asker, cities, "1-3 / / rest") == Put(0, (*both("abc", "New York"), *both("defghijkl", "Newport")))
    assert read(asker, cities, "12 / rest") == Put(0, (*both("abcdefghijk", "Paris"), ("l", "New York")))
    assert read(asker, cities, "newp") == Put(0, both("abcdefghijkl", "Newport"))
    assert refused(asker, cities, "new") == '"new" could be New York and Newport.'
    assert refused(asker, cities, "pa").startswith('"pa" is no number from 1 to 12.')
    assert refused(asker, cities, "1-11 / /") == (
        "Without a place: 12 l. Add them where they go, or write rest: 1-11 / / rest"
    )
    assert Question(asker, cities, None).hint() == "1 3 / 2 / rest, or Newport for all"
    assert "{" not in Question(asker, cities, None).help()[0]


def both(items: str, place: str) -> tuple[tuple[str, str], ...]:
    """Send several items to one place."""
    return tuple((item, place) for item in items)


def test_assign_one_item(asker: Asker) -> None:
    """A single item only needs the name of a place."""
    one = Assign(["a"], ["left", "right"], lambda pairs: Put(0, pairs))

    assert read(asker, one, "right") == read(asker, one, "/1") == Put(0, (("a", "right"),))
    assert Question(asker, one, None).hint() == "left / right: type its name"


def test_assign_is_instant(asker: Asker) -> None:
    """A hand of sixty cards is asked for, misread and read without listing what could be answered."""
    items = [f"card {number}" for number in range(60)]
    many = Assign(items, ["left", "middle", "right"], lambda pairs: Put(0, pairs), lambda pairs: len(pairs) <= 60)
    question = Question(asker, many, None)

    assert len(question.screen(80)) == 2
    assert question.read("1-20 / 21-40 / rest") == question.read("1-20/21-40/41-60")


def test_assign_notes(asker: Asker) -> None:
    """What an item is stands behind it."""
    question = Question(replace(asker, screens=NotedScreens()), PLACES, None)
    (block, _) = question.screen(80)

    assert isinstance(block, Grid)
    assert [[text_of(cell) for cell in row] for row in block.rows] == [
        ["1", "a", "a!"],
        ["2", "b", "b!"],
        ["3", "c", "c!"],
    ]


def test_assign_condition(asker: Asker) -> None:
    """What does not fit is named with its place, and with the places where it would."""
    space = Assign(["a", "b"], ["left", "right"], lambda pairs: Put(0, pairs), lambda pairs: ("b", "left") not in pairs)

    assert refused(asker, space, "1 2 / ") == "2 b cannot go to left. It can go to: right."


def test_asides(asker: Asker) -> None:
    """Free actions are letters beside every shape."""
    asides = OneOf([Pay(0, 1), Pay(0, 2)])

    assert read(asker, SOME, "B", asides) == Pay(0, 2)
    assert read(asker, MONEY, "a", asides) == Pay(0, 1)


@pytest.mark.parametrize(("least", "hint"), [(1, "from 1 to 2"), (2, "exactly 2")])
def test_hints_say_how_many(asker: Asker, least: int, hint: str) -> None:
    """A number that leaves no choice is no range."""
    question = Question(asker, Subset(["lace", "silk", "wool"], pick, least=least, most=2), None)

    assert question.hint() == f"Numbers like 1 3 ({hint} of them)"
    assert hint.removeprefix("from ") in question.help()[0]


def test_hints_name_what_enter_takes(asker: Asker) -> None:
    """The line under a question says how to answer it."""
    assert Question(asker, MENU, None).hint() == "A number"
    assert Question(asker, SOME, None).help()[1] == "Enter alone: ('lace', 'wool')."
    assert Question(asker, SOME, OneOf([Pay(0, 1)])).help()[-1].startswith("A letter")
    assert Question(asker, SOME, None).hint() == "Numbers like 1 3, all, or - for none; Enter: ('lace', 'wool')"
    assert Question(asker, MONEY, None).hint() == "10 to 40 in steps of 10"
    assert Question(asker, PLACES, None).hint() == "1 / rest, or right for all"


def grid(question: Question, width: int = 80) -> list[list[str]]:
    """Return the texts of a question that is drawn as a table."""
    (block,) = question.screen(width)
    assert isinstance(block, Grid)
    return [[text_of(cell) for cell in row] for row in block.rows]


def test_shorter(asker: Asker) -> None:
    """A question that is too tall loses its notes and comes in columns, then says what is shared only once."""
    colours = [Dye(0, cloth, colour) for cloth in ("raw silk", "wool") for colour in ("red", "blue", "green")]
    question = Question(replace(asker, screens=NotedScreens()), OneOf(colours), None)

    assert [row[2] for row in grid(question)] == ["9 each"] * 6
    assert question.shorten()
    assert grid(question, 50) == [
        ["1", "raw silk red", "4", "wool red"],
        ["2", "raw silk blue", "5", "wool blue"],
        ["3", "raw silk green", "6", "wool green"],
    ]
    assert question.hint() == "A number; ? for notes"
    assert question.shorten()
    lines = [text_of(block.words) for block in question.screen(80) if isinstance(block, Paragraph)]
    assert [line.replace("\N{NO-BREAK SPACE}", " ").rstrip() for line in lines] == [
        "raw silk   1 red   2 blue   3 green",
        "wool   4 red   5 blue   6 green",
    ]
    assert question.shorten()
    assert not question.shorten()
    assert question.read("5") == Dye(0, "wool", "blue")
    assert len(question.screen(80, whole=True)) == 1


def test_shortest(asker: Asker) -> None:
    """In the briefest way free actions are only counted by their letters, and still answer."""
    question = Question(asker, MENU, OneOf([Pay(0, 1), Pay(0, 2), Pay(0, 3)]))
    while question.shorten():
        pass
    (*_, below) = question.screen(80)

    assert below == Paragraph("a to c: what else you can do; ? lists it", indent=2)
    assert question.hint() == "A number; ? for notes"
    assert question.read("c") == Pay(0, 3)
