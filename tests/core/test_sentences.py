"""Events, actions and questions as sentences, by the ids of messages alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from modiste.action import Action
from modiste.event import AnsweredAlone, Event
from modiste.game import Content
from modiste.match import Match
from modiste.phase import InTurnOrder
from modiste.ruleset import build
from modiste.screens import Screens
from modiste.sentences import Sentences
from modiste.space import Assigned
from modiste.state import State
from modiste.stateclass import state_class
from modiste.text import Texts
from modiste.visibility import Public
from tests.bench.goofspiel import GOOFSPIEL


class GoodsBought(Event, frozen=True):
    """Goods were bought."""

    seat: int
    location: str
    materials: tuple[str, ...]
    cost: int


class PrizesGiven(Event, frozen=True):
    """Prizes were given."""

    first: tuple[int, ...]
    dismissed_employee: str


class BellRung(Event, frozen=True):
    """A bell was rung, for which there are no words."""

    seat: int
    amount: int


class Buy(Action, frozen=True):
    """Buy things."""

    chosen: tuple[str, ...]


class Store(Action, frozen=True):
    """Put things into rooms."""

    assigned: Assigned


@state_class
class Buying(InTurnOrder[State, Buy]):
    """Buying goes on."""

    location: Public[str] = "old_bank"
    again: Public[bool] = False


ENGLISH = """
location-old-bank = Old Bank
material-silk = silk
material-cotton = cotton
employee-model = Model
    .trained = Superstar
buy-silk = fine silk
counted = { $count } { $name }
nobody = nobody
you-name = You
you-elsewhere = "{ $name }"
nothing = nothing
semicolon = ;{" "}
placed = { $place }: { $items }
placed-several = { $item } x{ $count }
unknown-material = something
name-back = { $name } (back)
event-unworded = { $seat }: { $what }
event-goods-bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} { $materials } ({ $materials_count }) for { $cost } at { $location }.
event-prizes-given = { $first }, { $first_count }; { $dismissed_employee }
action-buy = Buy { $chosen }
action-store = { $assigned }.
question-buying = { $seat }, again { $again }, at { $location }?
"""


class SilkScreens(Screens):
    """Screens with a name of their own for silk, and two rooms to store things in."""

    def places(self, field: str) -> Sequence[str]:
        return ("attic", "cellar") if field == "store" else ()

    def name_of(self, field: str, value: str, texts: Texts, content: Content) -> str | None:
        return "raw silk" if (field, value) == ("material", "silk") else None


@pytest.fixture
def mina() -> Sentences:
    """Return the sentences that the first of two seats reads."""
    game = replace(
        GOOFSPIEL,
        events=[GoodsBought, PrizesGiven, BellRung],
        actions=[Buy, Store],
        phases=[Buying],
        screens=SilkScreens(),
    )
    texts = Texts([("en", "test.ftl", ENGLISH)], ["en"], strict=True)
    return Sentences(build(game), texts, ["Mina", "Joon"], 0)


@pytest.mark.parametrize(
    ("reader", "said"), [(0, "You buy nothing"), (1, '"You" buys nothing'), (None, "You buy nothing")]
)
def test_a_name_that_is_a_word(mina: Sentences, reader: int | None, said: str) -> None:
    """Whoever is called You is spoken to, unless the story is told to somebody else."""
    rules = build(replace(GOOFSPIEL, events=[GoodsBought]))
    sentences = Sentences(rules, mina.texts, ["You", "Joon"], reader)

    assert sentences.event(GoodsBought(0, "old_bank", (), 3)).startswith(said)


def test_an_event(mina: Sentences) -> None:
    """Texts are named, equal ones counted, numbers stay, the reader is spoken to."""
    materials = ("cotton", "silk", "cotton")

    assert mina.event(GoodsBought(0, "old_bank", materials, 1200)) == (
        "You buy 2 cotton and raw silk (3) for 1,200 at Old Bank."
    )
    assert mina.event(GoodsBought(1, "old_bank", (), 0)) == "Joon buys nothing (0) for 0 at Old Bank."


def test_things_may_have_a_count_of_their_own(mina: Sentences) -> None:
    """A game can say how its things are counted, one of them too."""
    texts = Texts([("en", "en", f"{ENGLISH}counted-material = {{ $name }} x{{ $count }}\n")], ["en"], strict=True)
    sentences = Sentences(build(replace(GOOFSPIEL, events=[GoodsBought])), texts, mina.names, 0)

    assert "cotton x2 and silk x1 (3)" in sentences.event(GoodsBought(0, "old_bank", ("cotton", "silk", "cotton"), 3))


def test_seats_and_long_field_names(mina: Sentences) -> None:
    """A tuple of numbers names players; a field's last words are enough; `/back` is the other side."""
    assert mina.event(PrizesGiven((1, 0), "model/back")) == "Joon and Mina, 2; Superstar"
    assert mina.name("location", "old_bank/back") == "Old Bank (back)"
    assert mina.player(-1) == "nobody"


def test_without_words(mina: Sentences) -> None:
    """An event without a message is still said; one that was answered alone is not."""
    assert mina.event(BellRung(1, 3)) == "Joon: bell rung 3"
    assert mina.event(AnsweredAlone(0, "x")) == ""
    assert mina.name("location", "new_place") == "new place"


def test_assignments(mina: Sentences) -> None:
    """They are told place by place, in the game's order: equal names are counted, empty places not forgotten."""
    stored = (("silk", "cellar"), ("silk", "cellar"), ("wool", "garage"), ("linen", "cellar"))

    assert mina.action(Store(0, stored)) == "attic: nothing; cellar: silk x2 and linen; garage: wool."
    assert mina.action(Store(0, ())) == "nothing."


def test_secrets(mina: Sentences) -> None:
    """A text that is empty has a name if the game has one for what is not known."""
    assert mina.name("material", "") == "something"
    assert mina.name("location", "") == ""


def test_actions_and_questions(mina: Sentences) -> None:
    """Items are named by the action's kind; a question gets the phase's plain fields."""
    assert mina.action(Buy(0, ("silk", "new_thing"))) == "Buy fine silk and new thing"
    assert mina.item(Buy(0, ()), "silk") == "fine silk"
    assert mina.question(Buying(), 0) == "Mina, again no, at Old Bank?"


def test_a_question_that_the_game_does_not_word() -> None:
    """Nothing is said then."""
    match = Match.new(build(GOOFSPIEL), 2, 1)
    texts = Texts([], ["en"], strict=True)

    assert Sentences(match.ruleset, texts, ["A", "B"]).question(match.state.stack[-1], 0) == ""
