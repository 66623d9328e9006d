"""Plugins: what is found, what is left out and why, and that order and names cannot be played with."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest

from modiste.catalogue import Catalogue
from modiste.cli.failures import explain
from modiste.errors import (
    ContentError,
    IdTaken,
    NotRegistrable,
    OtherApi,
    PluginError,
    PluginFailed,
    UnknownHook,
    UnknownName,
    UnmarkedHook,
)
from modiste.plugins.errors import WrongSignature
from modiste.plugins.loading import load, load_file
from tests.core.written import BOT, GAME, HEAD, VARIANT, Install

STATE = """from modiste.stateclass import state_class

@state_class
class Unmarked:
    cash: int
"""


def only_problem(catalogue: Catalogue) -> PluginError:
    assert 1 == len(catalogue.problems)
    return catalogue.problems[0]


def test_the_core_brings_its_texts_and_bots() -> None:
    catalogue = load(entry_points=[])

    assert ["modiste", "modiste-ko"] == list(catalogue.folders)
    assert [("", "first"), ("", "random")] == list(catalogue.bots)
    assert () == catalogue.problems
    assert catalogue.bots["", "random"].make() is not catalogue.bots["", "random"].make()


def test_a_plugin_brings_games_variants_and_bots(install: Install) -> None:
    code = GAME.format(id="hats") + VARIANT.format(id="long", game="hats") + BOT.format(id="clever", game="hats")
    catalogue = load(entry_points=install("acme-hats", hats=code))

    assert () == catalogue.problems
    assert "hats" == catalogue.game("hats").id
    assert ["long"] == list(catalogue.variants_of("hats"))
    assert ["first", "random", "clever"] == list(catalogue.bots_of("hats"))
    plugin = next(plugin for plugin in catalogue.plugins if plugin.name == "hats")
    assert ("acme-hats", "2.5") == (plugin.distribution, plugin.version)
    assert ("game hats", "variant long", "bot clever") == plugin.registered
    assert ("long",) == tuple(one.id for one in catalogue.ruleset("hats", variants=["long", "long"]).variants)


@pytest.mark.parametrize(
    ("code", "error", "cause"),
    [
        ("import no_such_module_at_all", PluginFailed, "No module named 'no_such_module_at_all'"),
        ("raise SystemExit(3)", PluginFailed, "SystemExit: 3"),
        ("def broken(:", PluginFailed, "SyntaxError"),
        ("@hookimpl\ndef modiste_register_games(register):\n    1 / 0", PluginFailed, "ZeroDivisionError"),
        ("@hookimpl\ndef modiste_register_games(colour):\n    pass", WrongSignature, "colour"),
        ("@hookimpl\ndef modiste_register_game(register):\n    pass", UnknownHook, "modiste_register_games"),
        ("@hookimpl(specname='modiste_x')\ndef f(register):\n    pass", UnknownHook, "modiste_x"),
        ("def modiste_register_games(register):\n    pass", UnmarkedHook, "not marked"),
        ("api = 2", OtherApi, "version 2"),
        ("@hookimpl\ndef modiste_register_games(register):\n    register(3)", NotRegistrable, "3 as a game"),
        (GAME.format(id="Red Hats"), NotRegistrable, "'Red Hats'"),
        (GAME.format(id="hats").replace('id="hats"', 'id="hats", api=2'), OtherApi, "version 2"),
        ("@hookimpl\ndef modiste_register_packs(register):\n    register('a/path')", NotRegistrable, "as a pack"),
        (GAME.format(id="hats") + "    register(toy_game(id='hats'))", IdTaken, "'hats' belongs to broken"),
        (BOT.format(id="random", game="toy"), IdTaken, "'random' belongs to modiste"),
        (BOT.format(id="x", game="toy") + "    register(BotKind('x', FirstBot))", IdTaken, "'x'"),
    ],
)
def test_a_broken_plugin_is_reported_and_left_out(
    install: Install, code: str, error: type[PluginError], cause: str
) -> None:
    entries = install("acme", broken=code) + install("other", fine=GAME.format(id="shoes"))
    catalogue = load(entry_points=entries)
    problem = only_problem(catalogue)

    assert error is type(problem)
    assert "broken" == problem.plugin
    assert cause in problem.cause
    assert problem.cure in str(problem)
    told = explain(error("", **problem.facts | {"cause": "in English"}))
    assert told.startswith("The plugin broken is left out")
    assert (error is PluginFailed) == ("in English" in told)
    assert problem.place
    assert ["shoes"] == list(catalogue.games)
    assert ["fine", "modiste"] == [plugin.name for plugin in catalogue.plugins]


def test_the_place_of_a_mistake_is_its_line(install: Install) -> None:
    for code, line in [
        ("x = 1\nraise ValueError('no')", 2),
        (GAME.format(id="Bad Name"), 4),
        ("\n\ndef f(:", 3),
        (STATE, 5),
    ]:
        problem = only_problem(load(entry_points=install("acme", broken=code)))
        file, number = problem.place.rsplit(":", 1)

        assert Path(file).name.startswith("broken_")
        assert len(HEAD.splitlines()) + line == int(number)


def test_hooks_of_a_newer_modiste_may_be_optional(install: Install) -> None:
    code = "@hookimpl(optionalhook=True)\ndef modiste_register_hats(register):\n    pass\n"
    catalogue = load(entry_points=install("acme", hats=code + GAME.format(id="hats")))

    assert () == catalogue.problems
    assert ["hats"] == list(catalogue.games)


def test_nobody_takes_what_is_built_in(install: Install) -> None:
    """Whatever the names, the plugin of the distribution `modiste` has its id."""
    own = install("modiste", zebra=GAME.format(id="hats"))
    thief = install("aaa", aardvark=GAME.format(id="hats"))
    for entries in (own + thief, thief + own):
        catalogue = load(entry_points=entries)
        problem = only_problem(catalogue)

        assert ("aardvark", "zebra", "hats") == (problem.plugin, problem.facts["owner"], problem.facts["id"])
        assert ["hats"] == list(catalogue.games)


def test_a_name_of_a_built_in_plugin_is_taken_even_if_that_is_broken(install: Install) -> None:
    entries = install("modiste", hats="1 / 0") + install("acme", hats=GAME.format(id="hats"))
    catalogue = load(entry_points=entries)

    assert [PluginFailed, IdTaken] == [type(problem) for problem in catalogue.problems]
    assert {} == catalogue.games


def test_order_does_not_depend_on_the_installation(install: Install) -> None:
    entries = [
        *install("one", b=GAME.format(id="zebras"), a=GAME.format(id="hats")),
        *install("two", c=GAME.format(id="ants") + BOT.format(id="b", game="ants"), d=GAME.format(id="hats")),
    ]
    loaded = [load(entry_points=order) for order in permutations(entries)]

    assert {("ants", "hats", "zebras")} == {tuple(catalogue.games) for catalogue in loaded}
    assert {("a", "b", "c", "modiste")} == {tuple(one.name for one in catalogue.plugins) for catalogue in loaded}
    assert {"d"} == {only_problem(catalogue).plugin for catalogue in loaded}


def test_a_plugin_found_twice_counts_once(install: Install) -> None:
    entries = install("acme", hats=GAME.format(id="hats"))

    assert () == load(entry_points=entries * 2).problems


def test_unknown_names_come_with_the_nearest(install: Install) -> None:
    catalogue = load(entry_points=install("acme", hats=GAME.format(id="hats") + VARIANT.format(id="long", game="hats")))
    lookups: list[tuple[Callable[[], object], str, str]] = [
        (lambda: catalogue.game("hast"), "game", "hats"),
        (lambda: catalogue.variant("hats", "logn"), "variant", "long"),
        (lambda: catalogue.bot("hats", "rondom"), "bot", "random"),
        (lambda: catalogue.pack("modist"), "pack", "modiste"),
        (lambda: catalogue.variants_of("zzz"), "game", ""),
    ]
    for lookup, what, near in lookups:
        with pytest.raises(UnknownName) as refused:
            lookup()
        assert (what, near) == (refused.value.facts["what"], refused.value.facts["near"])


def test_a_single_file_is_a_plugin(tmp_path: Path) -> None:
    file = tmp_path / "my house-rules.py"
    file.write_text(HEAD + GAME.format(id="hats"))
    module = load_file(file)

    assert ["hats"] == list(load(entry_points=[], extra_modules=[module]).games)
    assert sys.modules[module.__name__] is module


@pytest.mark.parametrize(
    ("name", "text", "cause"),
    [("x.py", "1 / 0", "ZeroDivisionError"), ("x.txt", "", "no Python file"), ("y.py", None, "")],
)
def test_a_file_that_is_no_plugin_is_refused(tmp_path: Path, name: str, text: str | None, cause: str) -> None:
    file, before = tmp_path / name, set(sys.modules)
    if text is not None:
        file.write_text(text)
    with pytest.raises(PluginFailed) as refused:
        load_file(file)

    assert cause in refused.value.cause
    assert set() == {module for module in set(sys.modules) - before if module.startswith("modiste_file")}


def test_packs_are_read_when_they_are_asked_for(tmp_path: Path) -> None:
    for name, manifest in [("good", "id: good\ngame: hats\n"), ("bad", "id: other\n")]:
        (tmp_path / name).mkdir()
        rest = "kind: cards\nversion: 1.0.0\nlanguages: [en]\nlicence: MIT\n"
        (tmp_path / name / "pack.yaml").write_text(manifest + rest)
    catalogue = load(entry_points=[], extra_packs=[tmp_path / "good", tmp_path / "bad"])

    assert () == catalogue.problems
    assert ["bad", "good", "modiste", "modiste-ko"] == list(catalogue.folders)
    assert catalogue.pack("good") is catalogue.pack("good")
    assert ["good"] == list(catalogue.packs_of("hats"))
    with pytest.raises(ContentError, match=r"pack\.yaml"):
        catalogue.pack("bad")


def test_everything_built_in_is_installed_as_a_plugin(catalogue: Catalogue) -> None:
    """Built-in and third-party plugins come the same way."""
    plugin = next(plugin for plugin in catalogue.plugins if plugin.name == "pret-a-porter")

    assert "modiste" == plugin.distribution
    assert "game pret-a-porter" in plugin.registered


def test_loading_a_catalogue_reads_no_pack_and_no_texts() -> None:
    code = "import sys, modiste; modiste.load(); print('fluent.runtime' in sys.modules, 'babel' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert "False False" == told.strip()
