"""What games say of their values is so: in play, nothing goes beyond it, and every word is one of those."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from modiste.limits import Limits, stranger, trespasses
from modiste.match import Match
from modiste.plugins.loading import load
from modiste.scenarios.cards import slots
from modiste.scenarios.lay import data_of
from modiste.scenarios.types import short

CATALOGUE = load()
PLAYED = [
    (game, edition, variants, seats)
    for game, most in (("couture", (3, 6)), ("pret-a-porter", (2, 4)))
    for edition in CATALOGUE.game(game).editions
    for variants, seats in zip((False, True), most, strict=True)
]
FREE = {"modiste.answered_alone", "pret-a-porter.sell_materials"}
"""Their texts are no words: kinds of actions, and materials that are numbered."""


@pytest.mark.parametrize(("game", "edition", "variants", "seats"), PLAYED)
def test_nothing_in_play_goes_beyond_the_limits(game: str, edition: str, variants: bool, seats: int) -> None:
    names = list(CATALOGUE.variants_of(game)) if variants else []
    ruleset = CATALOGUE.ruleset(game, edition=edition, variants=names)
    match, rng, wrong = Match.new(ruleset, seats, 5), Random(5), set[str]()
    words = ruleset.game.words(ruleset.content)
    while not match.over:
        action = match.space(rng.choice(match.waiting)).sample(rng)
        wrong.update(unknown(ruleset.codec.kind_of(type(action)), msgspec.to_builtins(action), words))
        match.submit(action)
        found = trespasses(data_of(match.state), ruleset.game.limits(match.state), ())
        wrong.update(f"{path} {what}" for path, what in found)
    for event in match.events:
        wrong.update(unknown(ruleset.codec.kind_of(type(event)), msgspec.to_builtins(event), words))

    assert set() == wrong


def unknown(kind: str, fields: Mapping[str, Any], words: Mapping[str, Any]) -> Iterator[str]:
    """Yield the texts of an action or event that are no words of its fields."""
    for name, value in fields.items() if kind not in FREE else ():
        among = words.get(f"{short(kind)}.{name}", words.get(name, ()))
        yield from (f"{kind}.{name} {text}" for _, text in slots(value, (name,)) if text not in among)


def test_what_is_wrong_with_a_value() -> None:
    """Each limit tells of itself; what is not there is not limited."""
    limits = {
        "cash": Limits(least=0, most=9, step=3),
        "cards.*": Limits(among=("ace", "king", "")),
        "cards": Limits(longest=2),
        "order": Limits(each=range(2)),
        "by": Limits(keys=("paris",)),
        "note": Limits(least=0),
        "none.*.there": Limits(least=0),
    }
    data = {"cash": 11, "cards": ["ace", "kin", "x"], "order": [0, 0], "by": {"pari": 1}, "note": None}
    found = [(path, what.message, dict(what.values).get("near", "")) for path, what in trespasses(data, limits, ())]

    assert [
        (("cash",), "problem-value-less-than-equal", ""),
        (("cash",), "problem-value-multiple-of", ""),
        (("cards", 1), "problem-scenario-no-card", "king"),
        (("cards", 2), "problem-scenario-word", ""),
        (("cards",), "problem-value-too-long", ""),
        (("order",), "problem-limits-each", ""),
        (("by", "pari"), "problem-scenario-no-name", "paris"),
    ] == found


def test_of_many_words_the_nearest_is_told() -> None:
    """One that belongs elsewhere is told as such."""
    many = [f"card_{number}" for number in range(20)]

    assert "problem-scenario-misplaced" == stranger("card_x.3", many, {"card_x"}).message
    assert "problem-scenario-no-card" == stranger("zebra", many, {"card_x"}).message
    assert dict(stranger("ace", ["ace!", ""], {"ace"}).values) == {"words": "ace!", "got": "ace"}
