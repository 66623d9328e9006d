"""Building rulesets: editions, options and variants put together, or refused with a reason."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import field, replace
from itertools import permutations
from random import Random
from typing import cast

import msgspec
import pytest

from modiste.action import Action
from modiste.cli.failures import explain
from modiste.errors import BadDeclaration, BadOption, UnknownName, VariantConflict
from modiste.event import Event
from modiste.flow import Patch, Sequence, Step
from modiste.footprint import footprint
from modiste.game import Game, Variant
from modiste.hooks import hookimpl
from modiste.match import Match
from modiste.options import Options, option
from modiste.phase import InTurnOrder
from modiste.ruleset import Ruleset, build
from modiste.space import OneOf
from modiste.state import VariantState
from modiste.stateclass import state_class
from modiste.table import AnyTable, Table
from modiste.testing import check_contract
from modiste.visibility import Nobody, Public
from tests.core.toy import Talking, ToyRules, ToyState, toy_game


class ToyOptions(Options):
    """Two numbers."""

    rounds: int = option(3, source="house")
    seconds: int = option(10, source="house")


FLOW = Sequence("match", Step("talk", Talking()), Sequence("end", Step("bye", Talking())))


def game() -> Game:
    editions = {"standard": {}, "short": {"rounds": 1, "seconds": 5}}
    return toy_game(FLOW, options=ToyOptions, editions=editions)


class Dear:
    """A plugin that replaces the price."""

    @hookimpl
    def price(self) -> int:
        return 100


class Dearer:
    """A plugin that adds to the price."""

    @hookimpl(wrapper=True)
    def price(self) -> Generator[None, int, int]:
        price = yield
        return price + 1


class Twice:
    """A plugin that doubles the price."""

    @hookimpl(wrapper=True)
    def price(self) -> Generator[None, int, int]:
        price = yield
        return price * 2


class ForLongWords:
    """A plugin without an opinion on short words."""

    @hookimpl
    def price(self, word: str) -> int | None:
        return 50 if len(word) > 5 else None


class Shouted(Event, frozen=True):
    """Somebody shouts."""

    word: str


class Whisper(Action, frozen=True):
    """Whisper a word."""

    word: str


@state_class
class Echo(VariantState):
    """What was said."""

    words: Public[list[str]] = field(default_factory=list)
    secrets: Nobody[list[str]] = field(default_factory=list)


class Shouting:
    """A plugin that begins a match with a shout."""

    @hookimpl
    def match_started(self, table: AnyTable) -> None:
        table.state.of_variant(Echo).words.append("hey")
        table.state.of_variant(Echo).secrets.append("x")
        table.emit(Shouted("hey"))


def fill_echo(state: ToyState, seat: int | None, rng: Random) -> ToyState:
    """Imagine what nobody sees."""
    state.of_variant(Echo).secrets[:] = ["x"]
    return state


@state_class
class Whispering(InTurnOrder[ToyState, Whisper]):
    """Every seat whispers."""

    def space(self, state: ToyState, seat: int) -> OneOf:
        return OneOf([Whisper(seat, "psst"), Whisper(seat, "shh")])

    def act(self, table: Table[ToyState], action: Whisper) -> bool:
        table.state.of_variant(Echo).words.append(action.word)
        return True


def price(ruleset: Ruleset, word: str = "silk") -> int:
    return cast(ToyRules, ruleset.rules).price(None, word)  # type: ignore[arg-type]


def variant(name: str, plugin: object = None, *, after: tuple[str, ...] = (), **more: object) -> Variant:
    return Variant(id=name, game="toy", plugin=plugin, after=after, **more)  # type: ignore[arg-type]


def new(name: str) -> Step:
    return Step(name, Talking())


def test_options_come_from_edition_then_variants_then_choice() -> None:
    quick = variant("quick", options={"rounds": 2})

    assert {"rounds": 3, "seconds": 10} == build(game()).options.model_dump()
    assert {"rounds": 1, "seconds": 5} == build(game(), edition="short").options.model_dump()
    both = build(game(), edition="short", variants=[quick])
    assert {"rounds": 2, "seconds": 5} == both.options.model_dump()
    chosen = build(game(), edition="short", variants=[quick], options={"rounds": "9"})
    assert {"rounds": 9, "seconds": 5} == chosen.options.model_dump()


def test_unknown_editions_and_options_are_refused() -> None:
    with pytest.raises(UnknownName) as refused:
        build(game(), edition="sohrt")
    assert ("edition", "short") == (refused.value.facts["what"], refused.value.facts["near"])
    with pytest.raises(BadOption):
        build(game(), options={"colour": 1})


def test_variants_replace_and_wrap_rules() -> None:
    assert 4 == price(build(game()))
    assert 100 == price(build(game(), variants=[variant("dear", Dear())]))
    assert 101 == price(build(game(), variants=[variant("dear", Dear()), variant("dearer", Dearer())]))
    long = build(game(), variants=[variant("long", ForLongWords())])
    assert (4, 50) == (price(long), price(long, "leather"))


def test_the_order_is_canonical() -> None:
    variants = [variant("b", Twice()), variant("a", Dearer()), variant("c")]
    built = [build(game(), variants=order) for order in permutations(variants)]

    assert {("a", "b", "c")} == {tuple(one.id for one in ruleset.variants) for ruleset in built}
    assert {10} == {price(ruleset) for ruleset in built}
    assert 1 == len({ruleset.fingerprint for ruleset in built})

    after = [variant("b", Twice()), variant("a", Dearer(), after=("b",))]
    assert ["b", "a"] == [one.id for one in build(game(), variants=after).variants]
    assert 9 == price(build(game(), variants=after))


def conflicts() -> Iterator[tuple[str, list[Variant]]]:
    yield "same", [variant("a", Dear()), variant("b", ForLongWords())]
    yield (
        "same",
        [
            variant("a", patches=[Patch("replace", "talk", (new("x"),))]),
            variant("b", patches=[Patch("remove", "talk")]),
        ],
    )
    yield (
        "same",
        [
            variant("a", patches=[Patch("remove", "end")]),
            variant("b", patches=[Patch("replace", "bye", (new("x"),))]),
        ],
    )
    yield (
        "same",
        [
            variant("a", patches=[Patch("before", "end/bye", (new("x"),))]),
            variant("b", patches=[Patch("remove", "end")]),
        ],
    )
    yield "same", [variant("a", options={"rounds": 1}), variant("b", options={"rounds": 2})]
    yield "needs", [variant("a", needs=("b",))]
    yield "excludes", [variant("a", excludes=("b",)), variant("b")]
    yield "circle", [variant("a", after=("b",)), variant("b", after=("a",))]
    yield "game", [Variant(id="a", game="other")]


def test_what_a_variant_touches_is_read_from_it() -> None:
    found = footprint(game(), variant("a", Dear(), patches=[Patch("after", "bye", (new("x"),))]))

    assert (("price",), (), ()) == (found.replaced, found.wrapped, found.hooks)
    assert (("after", "match/end/bye"),) == found.patched
    assert ("price",) == footprint(game(), variant("b", Dearer())).wrapped
    assert ("match_started",) == footprint(game(), variant("c", Shouting())).hooks


def test_a_variant_brings_classes_of_its_own() -> None:
    loud = replace(
        variant("loud", Shouting(), events=[Shouted], phases=[Whispering], actions=[Whisper]),
        patches=[Patch("replace", "match/talk", (Step("talk", Whispering()),))],
        state=Echo,
        redeal=fill_echo,
    )
    ruleset = build(game(), variants=[loud])
    match = Match.new(ruleset, 2, 1)

    assert [Shouted("hey")] == match.events
    assert ["hey"] == match.state.of_variant(Echo).words
    assert [""] == match.state.masked(0).of_variant(Echo).secrets
    with pytest.raises(BadDeclaration):
        Match.new(build(game()), 2, 1).state.of_variant(Echo)
    match.submit(Whisper(0, "psst"))
    codec = ruleset.codec
    assert {"kind": "loud.whisper", "seat": 0, "word": "psst"} == codec.action_data(Whisper(0, "psst"))
    assert {"loud": {"words": ["hey", "psst"], "secrets": ["x"]}} == codec.state_data(match.state)["variants"]
    again = codec.read_state(msgspec.json.decode(codec.state_json(match.state)))
    again.bind(ruleset)
    assert match.state == again
    assert Whispering in ruleset.phases
    check_contract(ruleset, seats=[2])


def test_a_state_without_variants_is_written_as_ever() -> None:
    match = Match.new(build(game()), 2, 1)

    assert "variants" not in match.ruleset.codec.state_data(match.state)


@pytest.mark.parametrize(("reason", "variants"), list(conflicts()))
def test_what_does_not_go_together_is_refused(reason: str, variants: list[Variant]) -> None:
    with pytest.raises(VariantConflict) as refused:
        build(game(), variants=variants)

    assert reason == refused.value.facts["reason"]
    assert "The variant" in explain(refused.value)
    assert str(refused.value) not in explain(refused.value)


def test_a_stated_order_settles_a_conflict() -> None:
    variants = [variant("a", Dear(), after=("b",)), variant("b", ForLongWords())]

    assert 100 == price(build(game(), variants=variants), "leather")


def test_patches_of_several_variants_add_up() -> None:
    variants = [
        variant("a", patches=[Patch("before", "talk", (new("x"),))]),
        variant("b", patches=[Patch("after", "talk", (new("y"),)), Patch("replace", "bye", (new("z"),))]),
    ]
    places = [place.path for place in build(game(), variants=variants).program.places]

    assert ["match/x", "match/talk", "match/y", "match/end/z"] == places


def test_a_patch_of_a_place_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadDeclaration, match="no place 'tlak'; did you mean"):
        build(game(), variants=[variant("a", patches=[Patch("remove", "tlak")])])


def test_the_fingerprint_knows_what_changes_play() -> None:
    different = [
        build(game()),
        build(game(), options={"rounds": 4}),
        build(game(), variants=[variant("a")]),
        build(game(), variants=[variant("a", rules_version=2)]),
        build(game(), variants=[variant("a", patches=[Patch("remove", "bye")])]),
        build(toy_game(FLOW, options=ToyOptions, rules_version=2)),
    ]

    assert len(different) == len({ruleset.fingerprint for ruleset in different})
    assert build(game()).fingerprint == build(game(), options={"rounds": 3}).fingerprint
