"""Rules code leaves nothing to chance, and the scan that says so finds what it should and nothing else."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from modiste import testing
from modiste.game import Game
from modiste.testing.sources import Temptation, forbidden, rules_files
from modiste.testing.temptations import temptations
from tests.bench import goofspiel

RULES_OF_THE_ENGINE = ("engine", "match", "phase", "flow", "space", "state", "table", "sight", "action", "event")
PLUGINS = sorted(file.parent.name for file in Path(__file__).parents[2].glob("plugins/*/__init__.py"))


@pytest.mark.parametrize("name", RULES_OF_THE_ENGINE)
def test_the_engine_leaves_nothing_to_chance(name: str) -> None:
    assert [] == list(forbidden(f"modiste.{name}"))


@pytest.mark.parametrize("plugin", PLUGINS)
def test_the_rules_of_every_plugin_leave_nothing_to_chance(plugin: str) -> None:
    """A package uses neither random, nor clocks, nor hashes, nor identities, and goes through no sets."""
    assert [] == list(forbidden(plugin))


def test_a_package_is_named_or_handed_over_or_a_folder() -> None:
    """All ways of naming a package lead to the same files, without its tests and what does not rule."""
    (folder,) = map(Path, testing.__path__)

    found = list(forbidden("modiste.testing"))
    assert found == list(forbidden(folder)) == list(forbidden([folder]))
    assert folder / "processes.py" in {one.file for one in found}
    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        list(forbidden("no_such_package"))


def test_places_are_named(tmp_path: Path) -> None:
    """Each find says where it is, what it is and what would be right, from top to bottom."""
    file = tmp_path / "rules.py"
    file.write_text("import time\n\n\nfor one in {1, 2}:\n    print(hash(one))\n")

    found = list(forbidden([file]))
    assert [(file, 1), (file, 4), (file, 5)] == [(one.file, one.line) for one in found]
    assert f"{file}:1: imports time; leave clocks out of rules: a replay happens at another time" == str(found[0])
    assert all(isinstance(one, Temptation) and one.cure for one in found)
    (tmp_path / "tests").mkdir()
    file.rename(tmp_path / "tests" / "rules.py")
    file.with_name("test_rules.py").write_text("import time")
    assert [] == list(forbidden(tmp_path))


def test_the_files_that_rule_are_found_from_the_parts_of_a_game() -> None:
    """What the parts are made in, and what of the same package that imports; nothing of the engine."""
    game: Game = goofspiel.GOOFSPIEL

    assert [Path(goofspiel.__file__)] == rules_files([game.state, game.setup, *game.phases, game.base_rules])


def test_a_part_that_rules_counts_wherever_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`modiste new variant` writes the rules into `plugin.py`, which holds none in other packages."""
    package = tmp_path / "own_variant"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "screens.py").write_text("import time\n")
    (package / "plugin.py").write_text("from own_variant import screens\n\nclass Own:\n    pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    own = importlib.import_module("own_variant.plugin").Own()

    assert [package / "__init__.py", package / "plugin.py"] == rules_files([own])


@pytest.mark.parametrize(
    "code",
    [
        "import random",
        "from random import shuffle",
        "import time",
        "import os.path",
        "from datetime import date",
        "Random(3)",
        "hash(x)",
        "sorted(x, key=id)",
        "for x in {1, 2}: pass",
        "list({x for x in y})",
        "taken = set(x); [y for y in taken]",
        "def f(x: set[int]): return tuple(x)",
        "x: set[int] = set(); x.pop()",
        "','.join({'a'} | x)",
        "[*set(x)]",
        "def f() -> 'set[int]': ...\nfor x in f(): pass",
        "self.taken = {1}\nnext(iter(self.taken))",
        "for x in a.keys() & b.keys(): pass",
        "tuple(a.union(b))",
        "max({1, 2}, key=len)",
        "list({1} if x else y)",
        "x = {1}\ndef f(): return list(x)",
        "class A:\n    x: set[int]\n    def f(self): return list(self.x)",
    ],
)
def test_the_scan_finds_what_is_forbidden(code: str) -> None:
    assert 1 == len(list(temptations(code)))


@pytest.mark.parametrize(
    "code",
    [
        "x in {1, 2}",
        "len(set(x)) != len(x)",
        "sorted({y for y in x})",
        "max({1, 2})",
        "from random import Random",
        "from .time import clock",
        "x: set[int] = set(y)",
        "for x in a.keys(): pass",
        "x = {}\nx.pop(1)",
        "for id in x: f(id)",
        "def f():\n    x = {1}\n    return len(x)\ndef g(x): return list(x)",
        "x = {1}\ndef g():\n    x = [1]\n    return list(x)",
    ],
)
def test_the_scan_lets_harmless_things_pass(code: str) -> None:
    assert [] == list(temptations(code))
