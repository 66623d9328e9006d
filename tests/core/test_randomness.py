"""Chance: the same seed is the same game, on every platform and in every process."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

import modiste
import modiste_pret_a_porter
from modiste.randomness import Stream, generator
from tests.core.toy import toy_match

DIGESTS = """
import sys
from modiste.bots import RestlessBot
from modiste.match import Match
from modiste.plugins import load
from modiste.randomness import generator
from tests.bench.goofspiel import goofspiel

catalogue = load()
rulesets = [goofspiel(), *(catalogue.ruleset(game) for game in catalogue.games)]
for ruleset in rulesets:
    for seats in ruleset.game.seats:
        match = Match.new(ruleset, seats, 5)
        match.run([RestlessBot(0.1)] * seats, generator("bots"))
        print(ruleset.game.id, ruleset.fingerprint, seats, ruleset.codec.digest(match.state), len(match.events))
"""

RULES_OF_THE_ENGINE = ("engine", "match", "phase", "flow", "space", "state", "table", "sight", "action", "event")
NOT_RULES = ("bots", "screens", "plugin.py")
"""Parts of a game's package that play, draw or hand over, but do not rule."""


def test_digests_do_not_depend_on_hash_seeds() -> None:
    """Two processes with different hash seeds play the same matches."""
    root = Path(__file__).parents[2]
    told = []
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([str(root), *sys.path])}
        done = subprocess.run([sys.executable, "-c", DIGESTS], env=environment, capture_output=True, text=True)
        assert "" == done.stderr
        told.append(done.stdout)

    assert told[0] == told[1]
    assert "pret-a-porter" in told[0]


def test_a_stream_is_known_by_seed_name_and_use() -> None:
    def numbers(*parts: object) -> list[int]:
        stream = Stream(*parts)  # type: ignore[arg-type]
        return [stream.below(1000) for _ in range(5)]

    assert [66, 122, 307, 330, 143] == numbers(1, "cards", 0)
    assert numbers(1, "cards", 0) == numbers(1, "cards", 0)
    others = [numbers(2, "cards", 0), numbers(1, "dice", 0), numbers(1, "cards", 1)]
    assert numbers(1, "cards", 0) not in others


def test_streams_do_not_disturb_one_another() -> None:
    def shuffled(*before: str) -> list[int]:
        table, cards = toy_match()._table, list(range(20))
        for stream in before:
            table.random(stream).below(6)
        table.random("cards").shuffle(cards)
        return cards

    assert shuffled() == shuffled("dice", "dice", "tiles")
    assert shuffled() != shuffled("cards")


def test_shuffling_is_fair_and_keeps_everything() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for use in range(6000):
        cards = [1, 2, 3]
        Stream(7, "cards", use).shuffle(cards)
        orders[tuple(cards)] += 1

    assert 6 == len(orders)
    assert min(orders.values()) > 850


def test_numbers_and_choices_are_in_range() -> None:
    stream = Stream(1, "dice", 0)

    assert {0, 1, 2, 3, 4, 5} == {stream.below(6) for _ in range(500)}
    assert {"a", "b"} == {stream.choice("ab") for _ in range(50)}
    assert generator("a", 1).random() != generator("a", 11).random()


def rules_code() -> Iterator[Path]:
    core = Path(str(resources.files(modiste)))
    yield from (core / f"{name}.py" for name in RULES_OF_THE_ENGINE)
    for game in (modiste_pret_a_porter,):
        folder = Path(str(resources.files(game)))
        yield from (file for file in sorted(folder.rglob("*.py")) if file.relative_to(folder).parts[0] not in NOT_RULES)


@pytest.mark.parametrize("file", list(rules_code()), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_rules_leave_nothing_to_chance(file: Path) -> None:
    """Rules use neither random, nor the time, nor hashes, nor identities, and go through no sets."""
    assert [] == temptations(file.read_text())


FORBIDDEN_MODULES = ("random", "time", "datetime", "uuid", "secrets", "os", "threading")
FORBIDDEN_CALLS = ("Random", "hash", "id")
ORDERED_CALLS = ("list", "tuple", "enumerate", "iter", "next", "zip", "map", "filter", "reversed", "str", "repr")


def temptations(code: str) -> list[str]:
    """List what could make one run differ from another; the type `Random` may be named, not called."""
    tree = ast.parse(code)
    named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} & set(set_names(tree))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name in FORBIDDEN_MODULES]
        elif isinstance(node, ast.ImportFrom) and node.module in FORBIDDEN_MODULES:
            found += [alias.name for alias in node.names if alias.name != "Random"]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            found.append(node.func.id)
        found += [f"order of {ast.unparse(part)}" for part in gone_through(node) if is_set(part, named)]
    return found


def set_names(tree: ast.Module) -> Iterator[str]:
    """Yield the names that hold sets somewhere in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and is_set(node.value, set()):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            name = node.arg if isinstance(node, ast.arg) else ast.unparse(node.target)
            if ast.unparse(node.annotation).startswith(("set", "frozenset", "AbstractSet")):
                yield name


def is_set(node: ast.AST, named: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in named
    if isinstance(node, ast.BinOp):
        return is_set(node.left, named) or is_set(node.right, named)
    called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    return called or isinstance(node, ast.Set | ast.SetComp)


def gone_through(node: ast.AST) -> list[ast.expr]:
    """List the parts of a node that it goes through in their order."""
    if isinstance(node, ast.For):
        return [node.iter]
    if isinstance(node, ast.ListComp | ast.DictComp | ast.GeneratorExp):
        return [part.iter for part in node.generators]
    if isinstance(node, ast.List | ast.Tuple):
        return [part.value for part in node.elts if isinstance(part, ast.Starred)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERED_CALLS:
        return node.args
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return (
            [node.func.value] if node.func.attr == "pop" else node.args if node.func.attr in ("join", "extend") else []
        )
    return []


@pytest.mark.parametrize(
    "code",
    [
        "import random",
        "from random import shuffle",
        "import time",
        "from datetime import date",
        "Random(3)",
        "hash(x)",
        "sorted(x, key=id(x))",
        "for x in {1, 2}: pass",
        "list({x for x in y})",
        "taken = set(x); [y for y in taken]",
        "def f(x: set[int]): return tuple(x)",
        "x: set[int] = set(); x.pop()",
        "','.join({'a'} | x)",
        "[*set(x)]",
    ],
)
def test_the_scan_finds_what_is_forbidden(code: str) -> None:
    assert 1 == len(temptations(code))


@pytest.mark.parametrize(
    "code",
    [
        "x in {1, 2}",
        "len(set(x)) != len(x)",
        "sorted({y for y in x})",
        "from random import Random",
        "x: set[int] = set(y)",
    ],
)
def test_the_scan_lets_harmless_things_pass(code: str) -> None:
    assert [] == temptations(code)
