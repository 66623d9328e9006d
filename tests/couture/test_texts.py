"""What players read: every event, action and question of whole games, in strict English texts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from modiste.bots import RandomBot
from modiste.match import Match
from modiste.packs import find_pack
from modiste.ruleset import Ruleset
from modiste.screens import Screens
from modiste.sentences import Sentences
from modiste.space import Assign
from modiste.text import Texts, read_texts
from modiste_couture.actions import ACTIONS, DiscardCard, PlaceBids, TakeCard
from modiste_couture.events import EVENTS, BidShown, BidsSealed, CardDiscarded, CityPassedOver, CoverTaken, HandShown
from modiste_couture.game import COUTURE
from modiste_couture.words import CITIES, COLLECTIBLES
from tests.couture.table import at, shipped
from tests.pret_a_porter.words import readable

NAMES = ("Mina", "Random 1", "Theo", "Random 2", "Joon", "Sol")
PACKS = ("modiste", "couture")


@cache
def english() -> Texts:
    """Read the English texts, of which any problem is an error."""
    packs = [find_pack("modiste_packs", name) for name in PACKS]
    return Texts(read_texts(packs, ["en"]), ["en"], strict=True)


def screens() -> Screens:
    """Give the game's screens."""
    found = COUTURE.screens

    assert found is not None
    return found


@cache
def whole_game(seats: int, seed: int, rules: Ruleset | None = None) -> Match:
    """Play a game at random."""
    match, rng, bot = Match.new(rules or shipped(), seats, seed), random.Random(seed), RandomBot()
    while not match.over:
        match.submit(bot.choose(match.sight(match.waiting[0]), rng))
    return match


def positions(seats: int, seed: int) -> Iterator[Match]:
    """Yield a match at each of its questions, and at its end."""
    match = Match.new(shipped(), seats, seed)
    for turn in whole_game(seats, seed).turns:
        yield match
        match.submit(turn.action)
    yield match


def sentences(seat: int | None) -> Sentences:
    """Say things to a seat."""
    return Sentences(shipped(), english(), NAMES, seat)


@pytest.mark.parametrize("kind", [*EVENTS, *ACTIONS])
def test_every_event_and_action_has_a_message(kind: type) -> None:
    """No event and no action is left to the generic wording."""
    family = "event" if kind in EVENTS else "action"
    name = shipped().codec.kind_of(kind).rpartition(".")[2].replace("_", "-")

    assert english().has(f"{family}-{name}")


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (6, 3)])
def test_everything_that_happens_is_said(seats: int, seed: int) -> None:
    """Every event reads well to the one it is about, to the others and to a spectator."""
    match = whole_game(seats, seed)
    for reader in (None, *range(seats)):
        for line in filter(None, map(sentences(reader).event, match.seen(reader))):
            assert readable(line).endswith(".")
            assert line[0].isupper()


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (6, 3)])
def test_every_question_and_answer_is_said(seats: int, seed: int) -> None:
    """Every question, every answer and item with its note, reads well."""
    texts = english()
    for match in positions(seats, seed):
        for seat in match.waiting:
            view, space, say = match.view(seat), match.space(seat), sentences(seat)
            assert readable(say.question(view.stack[-1], seat)).endswith("?")
            first = next(iter(space))
            readable(say.action(first))
            if isinstance(space, Assign):
                for item in space.items:
                    readable(say.item(first, item))
                    assert not (note := screens().item_note(view, first, item, texts)) or readable(note)
                continue
            for action in space:
                readable(say.action(action))
                assert not (note := screens().note(view, action, texts)) or readable(note)


def test_sealed_bids_are_told_to_their_seat_alone() -> None:
    """The own seat reads how its hand is divided; others are told nothing."""
    sealed = BidsSealed(0, (("agent.36", "paris"), ("go_see.11", "tokyo"), ("go_see.12", "tokyo")))

    assert "You seal your bids. New York: nothing; Paris: Agent 4; Tokyo: Go-See 1 x2." == sentences(0).event(sealed)
    assert [sealed, None, None] == [sealed.seen_by(seat) for seat in (0, 1, None)]


def test_discards_are_told_as_they_are_made() -> None:
    """Face down, only the seat reads which card; face up, everybody."""
    hidden, opened = CardDiscarded(0, "agent.36", False), CardDiscarded(0, "agent.36", True)

    assert "You discard Agent 4 (-2 pts, #36), face down." == sentences(0).event(hidden)
    assert "Mina discards a bid card, face down." == sentences(1).event(hidden.seen_by(1))
    assert "Mina discards Agent 4 (-2 pts, #36)." == sentences(1).event(opened.seen_by(1))


def test_a_replay_speaks_to_you_of_secrets_that_it_does_not_tell() -> None:
    """A spectator reads of somebody who is called You, but not what only they know."""
    told = Sentences(shipped(), english(), ("You", "Ada", "Bo")).event(CardDiscarded(0, "", False))

    assert "You discard a bid card, face down." == told


def test_rare_events_read_well() -> None:
    """What random games seldom bring."""
    cards = ("flop.45", "bomber.1", "bomber.2")
    say = sentences(None).event
    told = [
        (CityPassedOver("paris", cards, True), "Its cards wait for the next turn"),
        (CityPassedOver("paris", cards, False), "Bomber (Streetwear, 1 pt), and Bomber"),
        (BidShown(0, "paris", ("gown_designer.42",), 4, 4), "4 of it for designers."),
        (HandShown(0, (), 0), "Mina has no bid card left."),
        (CoverTaken(0, "flops", 1, -6), "Flops: Mina is on the first cover: -6 points."),
    ]

    for event, words in told:
        assert words in readable(say(event))
    assert "You have no bid card left to send anywhere." == sentences(0).event(BidsSealed(0, ()))


def test_notes_tell_what_a_card_brings() -> None:
    """New and second brands, pairs with and without a cover, symbols, flops, and what a discard leaves."""
    row = ["corso.2", "eastgate.1", "bomber.2", "hoodie.1", "joggers.1", "day_gown.54", "flop.45", "editorial.1"]
    own = ["corso.1", "bomber.1"]
    others = {"collection": ["hoodie.2", "grand_gown.59", "flop.46"], "bids": {"paris": ["go_see.8"]}}
    me = {"collection": own, "bids": {"paris": ["signature_walk.30"]}}
    match = at("win_cards", me, others, rows={"paris": row})
    notes = {card: screens().note(match.view(0), TakeCard(0, card), english()) for card in row}

    assert "a brand that you have already" == notes["corso.2"]
    assert str(notes["eastgate.1"]).startswith("a new brand, for ")
    assert str(notes["bomber.2"]).startswith("completes a pair, for the cover of")
    assert "half a pair; another player has the other half" == notes["hoodie.1"]
    assert "half a pair; the other half" in str(notes["joggers.1"])
    assert "then you have 1 symbol, the best of the others 2" == notes["day_gown.54"]
    assert "then you have 1 flop, the most of another is 1" == notes["flop.45"]
    assert not notes["editorial.1"]


def test_a_discard_says_what_it_leaves() -> None:
    """Cards, strength, points and the tie number."""
    match = at("portfolio", {"hand": ["go_see.8", "signature_walk.30"], "won": ["agent.36"]})
    note = screens().note(match.view(0), DiscardCard(0, "go_see.8"), english())

    assert "leaves 2 cards bidding 7, worth -2 points; your lowest tie number goes" == note


def test_designers_say_where_they_count() -> None:
    """A designer's item names the cities in which a card of its line lies."""
    rows = {"new_york": ["day_gown.54"], "paris": ["flop.45"], "tokyo": ["grand_gown.59"]}
    match = at("bid", {"hand": ["gown_designer.42", "go_see.8"]}, rows=rows)
    action = PlaceBids(0, ())
    said = [screens().item_note(match.view(0), action, card, english()) for card in ("gown_designer.42", "go_see.8")]

    assert ["2 more where Haute Couture lies: New York and Tokyo now", ""] == said


@pytest.mark.parametrize("family", ["city", "kind", "magazine"])
def test_words_of_the_game_have_names(family: str) -> None:
    """Cities, kinds and magazines are named."""
    words: dict[str, tuple[str, ...]] = {
        "city": CITIES,
        "kind": COLLECTIBLES,
        "magazine": ("haute_couture", "flops", "streetwear"),
    }

    assert all(readable(english().name(family, word)) for word in words[family])
