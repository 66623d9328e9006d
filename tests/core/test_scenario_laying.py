"""Whatever is laid over a set-up, no card is lost or made; what is played can be written as a scenario that holds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from modiste.match import Match, set_up
from modiste.plugins.loading import load
from modiste.problem import KeyPath, Said
from modiste.ruleset import Ruleset
from modiste.scenarios.cards import Data, slots
from modiste.scenarios.files import sheets_of
from modiste.scenarios.lay import Laying, data_of
from modiste.scenarios.run import play
from modiste.scenarios.types import decks_of
from modiste.scenarios.write import written

CATALOGUE = load()
RULES = {game: CATALOGUE.ruleset(game) for game in ("couture", "pret-a-porter")}
PLACES: dict[str, list[KeyPath]] = {
    "pret-a-porter": [("designs",), ("contracts",), ("companies", 0, "designs"), ("companies", 1, "buildings")],
    "couture": [("collections", 0), ("collections", 1), ("rows", "paris"), ("out",)],
}
KINDS = {"designs": "design_deck", "contracts": "contract_deck", "buildings": "building_deck"}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", PLACES)
def test_no_card_is_lost_or_made(game: str, seed: int) -> None:
    """Cards are put into some places and on top of the deck; every card then stands where it was put, and once."""
    rng, ruleset = Random(seed), RULES[game]
    before = data_of(set_up(ruleset, 3, seed).state)
    given, wanted = some_layout(ruleset, before, rng)
    problems: list[str] = []

    def note(path: KeyPath, what: Said, key: bool) -> None:
        problems.append(str(what))

    laid = Laying(ruleset, before, given, note).state()

    assert [] == problems
    assert laid is not None
    after = data_of(laid)
    count = sorted(text for _, text in slots(after))
    assert sorted(text for _, text in slots(before)) == count
    for path, cards in wanted:
        assert sorted(cards) == sorted(value_at(after, path))


def some_layout(ruleset: Ruleset, before: Data, rng: Random) -> tuple[Data, list[tuple[KeyPath, list[str]]]]:
    """Draw what is put where, each card of its kind once."""
    given: Data = {}
    wanted: list[tuple[KeyPath, list[str]]] = []
    known = [text for path, text in slots(before) if path[0] in decks_of(ruleset.codec.state)]
    rng.shuffle(known)
    for path in PLACES[ruleset.game.id]:
        deck = before[KINDS.get(str(path[-1]), "deck")]
        cards = [card for card in known if card in deck and may_lie(ruleset, path, card)][: rng.randrange(4)]
        known = [card for card in known if card not in cards]
        inner: Any = given
        for key in path[:-1]:
            inner = inner.setdefault(key, {})
        inner[path[-1]] = cards
        wanted.append((path, cards))
    return given, wanted


def may_lie(ruleset: Ruleset, path: KeyPath, card: str) -> bool:
    """Tell whether a card is of a kind that the game has there: no bid card is in a collection."""
    return path[0] != "collections" or card not in ruleset.content.bids  # type: ignore[attr-defined]


def value_at(data: Any, path: KeyPath) -> Any:
    """Return what stands at a path."""
    for key in path:
        data = data[key]
    return data


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "seats"), [("couture", 4), ("pret-a-porter", 3)])
def test_what_is_kept_at_hand_is_in_line_all_the_time(game: str, seats: int, seed: int) -> None:
    """So `relaid` changes nothing that play has brought about."""
    rng, ruleset = Random(seed), RULES[game]
    match = Match.new(ruleset, seats, seed)
    while not match.over:
        match.submit(match.space(rng.choice(match.waiting)).sample(rng))
        state = match.state.clone()
        ruleset.game.relaid(state)

        assert data_of(match.state) == data_of(state)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    ("game", "seats"), [("couture", 3), ("couture", 5), ("pret-a-porter", 2), ("pret-a-porter", 4)]
)
def test_what_is_played_can_be_written_and_holds(game: str, seats: int, seed: int) -> None:
    """After any number of decisions, with names or without."""
    rng = Random(seed)
    match = Match.new(RULES[game], seats, seed)
    for _ in range(rng.randrange(0, 120)):
        if match.over:
            break
        match.submit(match.space(rng.choice(match.waiting)).sample(rng))
    names = [f"Seat {number}" for number in range(seats)] if seed % 2 else ["all"] * seats
    text = written(match, names, "no: title")
    outcome = play(sheets_of(text, "x.yaml")[0], CATALOGUE)

    assert [] == list(map(str, outcome.problems))
    assert [] == [line for line in text.splitlines() if len(line) > 120]
    assert "no: title" == outcome.sheet.scenario.title


def test_long_decisions_are_wrapped() -> None:
    """Also where seats have long names: all of it in lines that a reader sees whole."""
    rng, match = Random(3), Match.new(RULES["couture"], 6, 3)
    while not match.over:
        match.submit(match.space(rng.choice(match.waiting)).sample(rng))
    names = [f"The seat with the number {number}, named at length" for number in range(6)]
    text = written(match, names, "long")

    assert [] == [line for line in text.splitlines() if len(line) > 120]
    assert "\n      place_bids:\n" in text
    assert [] == list(map(str, play(sheets_of(text, "x.yaml")[0], CATALOGUE).problems))
