"""What plugins hand over is checked while they are loaded: every mistake is named, with its place and its cure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from modiste.catalogue import Catalogue
from modiste.cli.failures import explain, problem_and_cure
from modiste.errors import PluginError, PluginFailed, UnknownHook, UnmarkedHook
from modiste.game import Game, Variant
from modiste.packs import find_pack
from modiste.plugins.doubts import doubts
from modiste.plugins.errors import (
    BadField,
    BadFlow,
    BadPatch,
    BadPreset,
    BadWrapper,
    BringsNothing,
    DoubledKind,
    MissingPart,
    NoStandard,
    NoSuchGame,
    UnansweredRule,
    UnknownPart,
    UnlistedPhase,
    UnmarkedField,
    WrongPart,
    WrongSignature,
)
from modiste.plugins.loading import load, load_file
from modiste.plugins.parts import GAME_PARTS, VARIANT_PARTS
from modiste.text import Texts, read_texts
from tests.core.written import GAME, Install

PARTS = """
from modiste import *
from modiste.flow import Repeat
from tests.core.toy import *

class Amounts(Options):
    fee: int = option(1, source="house", ge=0, le=9)
"""

STATE = "@state_class\nclass Own:\n    seat: Public[int]\n    cash: {field}\n"
PHASE = "@state_class\nclass Walking(Automatic[ToyState]):\n    pass\n"
IMPL = "class Own:\n    {mark}\n    def {name}({arguments}):\n        {body}\n"
PRICE = IMPL.format(mark="@hookimpl", name="price", arguments="self, word", body="return 1")
RULE = "class Rules(ToyRules):\n    @rule\n    def price(self, word): ...\n    @rule\n    def worth(self): ...\n"


def variant(parts: str, before: str = "", game: str = "toy") -> str:
    """Write a plugin with a variant of a game that is there."""
    return f"{PARTS}{before}\n{HOOK}(register):\n    register(Variant(id='own', game='{game}', {parts}))\n"


def game(parts: str, before: str = "") -> str:
    """Write a plugin with a game."""
    hook = "@hookimpl\ndef modiste_register_games(register)"
    return f"{PARTS}{before}\n{hook}:\n    register(toy_game(id='own', {parts}))\n"


HOOK = "@hookimpl\ndef modiste_register_variants"
BOTS = "@hookimpl\ndef modiste_register_bots"
PLUGIN = "plugin=Own()"
TWO = "Repeat('turn', 2, Step('talk', Talking()), Step('walk', Talking()))"
NAMED = "class own:\n    class Say(Action, frozen=True):\n        pass\n"

MISTAKES = [
    (variant(PLUGIN, IMPL.format(mark="@hookimpl", name="prise", arguments="self", body="pass")), UnknownHook, "price"),
    (variant(PLUGIN, IMPL.format(mark="@hookimpl", name="turn_begun", arguments="self", body="pass")), UnknownHook, ""),
    (variant(PLUGIN, IMPL.format(mark="", name="price", arguments="self", body="pass")), UnmarkedHook, "price"),
    (
        variant(PLUGIN, IMPL.format(mark="@hookimpl", name="price", arguments="self, wort", body="pass")),
        WrongSignature,
        "wort",
    ),
    (
        variant(PLUGIN, IMPL.format(mark="@hookimpl", name="turn_started", arguments="self, player", body="pass")),
        WrongSignature,
        "table, seat",
    ),
    (
        variant(PLUGIN, IMPL.format(mark="@hookimpl(hookwrapper=True)", name="price", arguments="self", body="yield")),
        BadWrapper,
        "old style",
    ),
    (
        variant(PLUGIN, IMPL.format(mark="@hookimpl(wrapper=True)", name="price", arguments="self", body="return 1")),
        BadWrapper,
        "does not yield",
    ),
    (variant("", game="tyo"), NoSuchGame, "toy"),
    (variant("patches=[Patch('remove', 'talkin')]"), BadPatch, "perhaps talking"),
    (variant("patches=[Patch('remove', 'talking')]"), BadPatch, "the whole flow"),
    (variant("patches=[Patch('before', 'walk', (Step('go', Walking()),))]", PHASE, "toys"), UnlistedPhase, "Walking"),
    (variant("patches=[Patch('before', 'walk', (Step('walk', Talking()),))]", game="toys"), BadFlow, "the same name"),
    (variant("options={'fee': 1}"), BadPreset, "fee"),
    (variant("options={'fea': 1}", game="toys"), BadPreset, "perhaps fee"),
    (variant("options={'fee': 99}", game="toys"), BadPreset, "from 0 to 9"),
    (variant("plugin=BaseToyRules"), WrongPart, "behind it"),
    (variant("patches=[('before', 'talking')]"), WrongPart, "list of Patch"),
    (
        variant("actions=[Say], phases=[Walking]", "class Walking(Automatic[ToyState]):\n    pass\n"),
        WrongPart,
        "Walking",
    ),
    (variant("actions=[Say, own.Say]", NAMED), DoubledKind, "Say"),
    (variant("gmae='toy'"), UnknownPart, "perhaps game"),
    (f"{PARTS}{HOOK}(register):\n    register(Variant(id='own'))\n", MissingPart, "game"),
    (f"{PARTS}OWN = Game(id='own', seats=[2], flow=None)\n", MissingPart, "rules_version, state, setup"),
    (f"{PARTS}BotKind('own', bot=FirstBot)\n", UnknownPart, "bot"),
    (f"{PARTS}{BOTS}(register):\n    register(BotKind('own', object))\n", WrongPart, "choose(sight, rng)"),
    (f"{PARTS}{BOTS}(register):\n    register(BotKind('own', 7))\n", WrongPart, "choose(sight, rng)"),
    (STATE.format(field="Public[list[int]] = []"), PluginFailed, "default_factory"),
    (game("editions={}"), NoStandard, "standard"),
    (game("editions={'standard': {}, 'long': {'fee': 'x'}}, options=Amounts"), BadPreset, "long"),
    (game("rules=Rules, base_rules=Own()", f"{RULE}{PRICE}"), UnansweredRule, "worth"),
    (game("base_rules=object()"), UnansweredRule, "price"),
    (game("flow=Step('walk', Walking())", PHASE), UnlistedPhase, "Walking"),
    (game("flow=Repeat('turn', 0, Step('talk', Talking()))"), BadFlow, "less than once"),
    (game("flow=Repeat('turn', 1, Step('talk', Talking()), Step('talk', Talking()))"), BadFlow, "the same name"),
    (game("seats=[]"), WrongPart, "whole numbers"),
    (game("flow='talking'"), WrongPart, "a Step"),
    (game("state=Own", STATE.format(field="Public[int]")), WrongPart, "derived from State"),
    (game("actions=[Said]"), WrongPart, "derived from Action"),
    (STATE.format(field="int"), UnmarkedField, "cash of Own"),
    (STATE.format(field="Public[set[int]]"), BadField, "set[int]"),
    (STATE.format(field="Each[int]"), BadField, "no list"),
    (STATE.format(field="Owner[int]").replace("    seat: Public[int]\n", ""), BadField, "seat"),
]


@pytest.fixture(params=["en", "ko"])
def texts(request: pytest.FixtureRequest) -> Texts:
    """Give what Modiste says, in both languages."""
    return texts_in(request.param)


def texts_in(language: str) -> Texts:
    """Return what Modiste says in a language."""
    packs = [find_pack("modiste_packs", name) for name in ("modiste", "modiste-ko")]
    return Texts(read_texts(packs, [language]), [language], strict=True)


def with_toys(install: Install, code: str) -> Catalogue:
    """Load a plugin beside two toy games, one of which has two places and an option."""
    toys = f"{PARTS}{GAME.format(id='toy')}    register(toy_game({TWO}, id='toys', options=Amounts))\n"
    return load(entry_points=[*install("toys", toys=toys), *install("acme", own=PARTS + code)])


@pytest.mark.parametrize(("code", "error", "told"), MISTAKES)
def test_a_mistake_is_named_with_place_and_cure(
    install: Install, code: str, error: type[PluginError], told: str, texts: Texts
) -> None:
    catalogue = with_toys(install, code)

    assert [error] == [type(problem) for problem in catalogue.problems]
    problem = catalogue.problems[0]
    file, _, line = problem.place.rpartition(":")
    assert ("own", "own_") == (problem.plugin, Path(file).name[:4])
    assert 0 < int(line) <= len(Path(file).read_text(encoding="utf-8").splitlines())
    assert problem.cure in str(problem)
    said = " ".join(problem_and_cure(problem, texts))
    assert told in said or texts.languages == ("ko",)
    assert explain(problem, texts).count("\n") == 0
    assert ["modiste", "toys"] == [plugin.name for plugin in catalogue.plugins]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        (variant("patches=[\n        Patch('remove', 'nowhere'),\n    ]"), "Patch('remove', 'nowhere'),"),
        (variant("\n    options={\n        'fea': 1}"), "'fea': 1}))"),
        (variant(PLUGIN, IMPL.format(mark="@hookimpl", name="prise", arguments="self", body="pass")), "@hookimpl"),
        (STATE.format(field="int"), "cash: int"),
        (game("flow=Step('walk', Walking())", PHASE), "class Walking(Automatic[ToyState]):"),
    ],
)
def test_the_place_is_the_line_to_mend(install: Install, code: str, line: str) -> None:
    file, _, number = with_toys(install, code).problems[0].place.rpartition(":")

    assert Path(file).read_text(encoding="utf-8").splitlines()[int(number) - 1].strip() == line


def test_all_that_is_wrong_is_told_at_once(install: Install) -> None:
    code = variant("options={'a': 1, 'b': 2}, patches=[Patch('remove', 'c')]")

    assert [BadPatch, BadPreset, BadPreset] == [type(problem) for problem in with_toys(install, code).problems]


def test_a_variant_goes_with_its_game(install: Install) -> None:
    """A game that is left out takes the variants of others along, and these are told so."""
    own = install("one", a=PARTS + game("") + variant("", game="nowhere"))
    catalogue = load(entry_points=[*own, *install("two", b=variant("", game="own").replace("'own', ", "'late', "))])

    assert [("a", NoSuchGame), ("b", NoSuchGame)] == [(one.plugin, type(one)) for one in catalogue.problems]
    assert {} == catalogue.variants


@pytest.mark.parametrize(("thing", "parts"), [(Game, GAME_PARTS), (Variant, VARIANT_PARTS)])
def test_every_part_is_checked(thing: type[Game | Variant], parts: Mapping[str, object]) -> None:
    """Ids, the game of a variant and the version of the contract are looked at before."""
    assert set(thing.__dataclass_fields__) - {"id", "game", "api"} == set(parts)


def test_a_file_must_bring_something(tmp_path: Path) -> None:
    (tmp_path / "empty.py").write_text("x = 1\n")
    catalogue = load(entry_points=[], extra_modules=[load_file(tmp_path / "empty.py")])

    assert [("empty.py", BringsNothing)] == [(one.plugin, type(one)) for one in catalogue.problems]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import time", "clock"),
        ("import random", "chance"),
        ("import secrets", "chance"),
        ("import uuid", "chance"),
        ("from os import urandom", "machine"),
        ("X = hash('a')", "value"),
        ("X = id(hookimpl)", "value"),
        ("X = [one for one in {1, 2}]", "order"),
        ("X = sorted({1, 2}, key=str)", "key"),
    ],
)
def test_rules_that_no_seed_decides_are_in_doubt(tmp_path: Path, code: str, reason: str, texts: Texts) -> None:
    file = tmp_path / "own.py"
    impl = IMPL.format(mark="@hookimpl", name="final_score", arguments="self", body="return None")
    file.write_text(PARTS.replace("from tests.core.toy import *", "") + variant(PLUGIN, impl, "couture") + code)
    catalogue = load(extra_modules=[load_file(file)])
    found = list(doubts(catalogue, catalogue.plugins))

    assert [(reason, f"{file}:{len(file.read_text().splitlines())}")] == [(o.facts["reason"], o.place) for o in found]
    assert ("couture", "own") in catalogue.variants
    assert "own.py" in explain(found[0], texts)


def test_bots_may_use_clocks(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    hook = "@hookimpl\ndef modiste_register_bots(register):\n    register(BotKind('own', FirstBot))\n"
    file.write_text(f"import time\nfrom modiste import *\nfrom modiste.bots import FirstBot\n{hook}")
    catalogue = load(extra_modules=[load_file(file)])

    assert () == catalogue.problems
    assert [] == list(doubts(catalogue, catalogue.plugins))


def test_every_mistake_of_a_plugin_has_its_words() -> None:
    """What is wrong and what would be right, in a message of its own."""
    english = texts_in("en")
    for error in members(PluginError):
        message = f"error-{error.code.replace('/', '-')}"
        assert english.has(message)
        assert english.has(f"{message}.cure")


def members(family: type[PluginError]) -> Iterator[type[PluginError]]:
    for member in family.__subclasses__():
        yield member
        yield from members(member)


def test_what_ships_has_no_problems(catalogue: Catalogue) -> None:
    """Checks cost little: all plugins are loaded at every start."""
    assert () == catalogue.problems
    assert [] == list(doubts(catalogue, catalogue.plugins))
