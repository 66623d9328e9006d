"""State classes: markers, and the methods that are made of them."""

from __future__ import annotations

import sys
import types
from dataclasses import field
from typing import Any

import pytest

from modiste.errors import BadDeclaration
from modiste.stateclass import fields_of, is_state_class, state_class
from modiste.visibility import Each, Nobody, Owner, Public, Visibility
from tests.core.toy import Purse, ToyState


@state_class
class Inner:
    """An object within another."""

    seat: Public[int]
    secret: Owner[str] = ""


@state_class
class Outer:
    """One field of every shape."""

    seat: Public[int] = 1
    number: Public[int] = 3
    inner: Public[Inner] = field(default_factory=lambda: Inner(seat=0, secret="a"))
    maybe: Public[Inner | None] = None
    inners: Public[list[Inner]] = field(default_factory=lambda: [Inner(seat=1, secret="b")])
    by_name: Public[dict[str, Inner]] = field(default_factory=lambda: {"x": Inner(seat=1, secret="c")})
    nested: Public[list[list[int]]] = field(default_factory=lambda: [[1], [2, 3]])
    pair: Public[tuple[int, str]] = (1, "a")
    hand: Owner[list[str]] = field(default_factory=lambda: ["p", "q"])
    bids: Each[list[int | None]] = field(default_factory=lambda: [5, 6, None])
    piles: Each[list[list[int]]] = field(default_factory=lambda: [[1], [2, 3]])
    deck: Nobody[list[str]] = field(default_factory=lambda: ["r", "s"])
    decks: Nobody[dict[str, list[str]]] = field(default_factory=lambda: {"t": ["u"]})
    seed: Nobody[int] = 9


def test_fields_say_who_sees_them() -> None:
    seen = {part.name: part.visibility for part in fields_of(Outer)}

    assert seen["number"] is Visibility.PUBLIC
    assert seen["hand"] is Visibility.OWNER
    assert seen["bids"] is Visibility.EACH
    assert seen["deck"] is Visibility.NOBODY
    assert is_state_class(Outer)
    assert is_state_class(Outer.__mro__[0])
    assert not is_state_class(int)


def test_subclasses_inherit_fields_and_may_mark_them_anew() -> None:
    @state_class
    class Open(Purse):
        cards: Public[list[str]] = field(default_factory=list)

    seen = {part.name: part.visibility for part in fields_of(Open)}

    assert {"seat": Visibility.PUBLIC, "coins": Visibility.OWNER, "cards": Visibility.PUBLIC} == seen


def test_a_clone_equals_and_shares_nothing() -> None:
    outer = Outer(maybe=Inner(seat=2, secret="d"))
    clone: Any = outer.clone()  # type: ignore[attr-defined]

    assert outer == clone
    clone.inner.secret = "other"
    clone.maybe.secret = "other"
    clone.inners[0].secret = "other"
    clone.by_name["x"].secret = "other"
    clone.nested[1].append(4)
    clone.hand.append("other")
    clone.piles[0].append(4)
    clone.decks["t"].append("other")
    assert Outer(maybe=Inner(seat=2, secret="d")) == outer


def test_a_seat_sees_its_own_and_what_is_open() -> None:
    own: Any = Outer().masked(1)  # type: ignore[attr-defined]

    assert ["p", "q"] == own.hand
    assert [None, 6, None] == own.bids
    assert [[0], [2, 3]] == own.piles
    assert "b" == own.inners[0].secret
    assert "" == own.inner.secret
    assert "c" == own.by_name["x"].secret


def test_others_see_the_lengths_of_hidden_lists_only() -> None:
    for viewer in (0, None):
        view: Any = Outer().masked(viewer)  # type: ignore[attr-defined]

        assert ["", ""] == view.hand
        assert ["", ""] == view.deck
        assert {} == view.decks
        assert 0 == view.seed
        assert (1, "a") == view.pair
        assert [[1], [2, 3]] == view.nested


def test_plain_is_json_ready() -> None:
    plain = Outer().plain()  # type: ignore[attr-defined]

    assert {"seat": 0, "secret": "a"} == plain["inner"]
    assert [{"seat": 1, "secret": "b"}] == plain["inners"]
    assert {"x": {"seat": 1, "secret": "c"}} == plain["by_name"]
    assert plain["maybe"] is None


def test_hidden_counts_what_a_seat_does_not_see() -> None:
    count: Any = Outer().hidden  # type: ignore[attr-defined]

    nobody = 2 + 1 + 1  # deck, decks, seed
    assert nobody + 2 + 2 + 3 + 3 == count(None)  # hand, bids, piles; secrets of inner, inners, by_name
    assert nobody + 1 + 1 + 1 == count(1)  # seat 0's bid, pile and secret


def test_drawing_into_a_hand_shows_the_owner_something() -> None:
    state = ToyState(seats=2, deck=["a", "b"], purses=[Purse(seat=0), Purse(seat=1)])
    before = [state.hidden(seat) for seat in (None, 0, 1)]
    state.purses[0].cards.append(state.deck.pop())

    assert [before[0], before[1] - 1, before[2]] == [state.hidden(seat) for seat in (None, 0, 1)]


def declared(body: dict[str, object]) -> type:
    """Make a class with given annotations."""
    module = types.ModuleType("made_up")
    sys.modules["made_up"] = module
    return type("MadeUp", (), {"__annotations__": body, "__module__": "made_up"})


@pytest.mark.parametrize(
    ("annotations", "complaint"),
    [
        ({"cash": int}, "say who sees it"),
        ({"cash": "int"}, "say who sees it"),
        ({"hand": Owner[list[str]]}, "needs a `seat` field"),
        ({"cards": Public[set[str]]}, "cannot hold"),
        ({"thing": Public[object]}, "cannot hold"),
        ({"bids": Each[dict[str, int]]}, "is a list by seat"),
        ({"inner": Nobody[list[Inner]]}, "cannot hold"),
    ],
)
def test_wrong_declarations_are_refused(annotations: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadDeclaration, match=complaint):
        state_class(declared(annotations))
