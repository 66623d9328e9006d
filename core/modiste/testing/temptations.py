"""Reads source text for what makes one run differ from another: chance, clocks, the machine, hashes, sets.

What holds a set is guessed from how names are assigned and annotated in the same text, so a set that comes from
elsewhere goes unseen; two processes with different hash seeds (`modiste.testing.processes`) catch that.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias


class Cure(StrEnum):
    """What would be right, by the kind of temptation."""

    CHANCE = 'draw from table.random("a name"), which the seed decides'
    CLOCK = "leave clocks out of rules: a replay happens at another time"
    MACHINE = "leave the machine out of rules: a replay may happen on another one"
    VALUE = "go by a value of the thing, such as a field: this differs from run to run"
    ORDER = "go through sorted(...), or keep a list or a dict"
    KEY = "sort the set without a key first: a key leaves equal ones in the order of the set"


class Sign(NamedTuple):
    """What stands there: a `name` with what is done with it, `how`."""

    how: str
    name: str

    def __str__(self) -> str:
        return SIGNS[self.how].format(self.name)


Found: TypeAlias = tuple[Sign, Cure]
"""What stands there, and what would be right."""

SIGNS: Final = {
    "imports": "imports {}",
    "calls": "calls {}()",
    "hands": "hands over {}",
    "order": "depends on the order of the set {}",
}
"""What can be done with a name, for developers."""

FORBIDDEN_MODULES: Final = {
    "random": Cure.CHANCE,
    "secrets": Cure.CHANCE,
    "uuid": Cure.CHANCE,
    "time": Cure.CLOCK,
    "datetime": Cure.CLOCK,
    "os": Cure.MACHINE,
    "threading": Cure.MACHINE,
}
FORBIDDEN_CALLS: Final = {"Random": Cure.CHANCE, "hash": Cure.VALUE, "id": Cure.VALUE}
ORDERED_CALLS: Final = ("list", "tuple", "enumerate", "iter", "next", "zip", "map", "filter", "reversed", "str", "repr")
ORDERED_METHODS: Final = ("join", "extend")
KEYED_CALLS: Final = ("sorted", "min", "max")
SET_METHODS: Final = ("union", "intersection", "difference", "symmetric_difference")
SET_TYPES: Final = ("set", "frozenset", "AbstractSet", "MutableSet")
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)


def temptations(code: str) -> Iterator[tuple[int, Sign, Cure]]:
    """Yield the line of each thing that rules must not do, what it is and its cure, from top to bottom."""
    tree = ast.parse(code)
    bound = set(_bound_names(tree))
    sets = {name for node in ast.walk(tree) for name in _sets_of(node) if "." in name} | set(_own_sets(tree))
    found: list[tuple[int, Sign, Cure]] = []
    for node, known in _scanned(tree, sets):
        found += [(_line(node), *one) for one in (*_imports(node), *_calls(node, bound))]
        for part, cure in _gone_through(node):
            if _is_set(part, known):
                found.append((part.lineno, Sign("order", ast.unparse(part)), cure))
    yield from sorted(found)


def _scanned(node: ast.AST, sets: set[str]) -> Iterator[tuple[ast.AST, set[str]]]:
    """Yield all nodes below a node, each with the names that hold sets there: a function has names of its own."""
    for child in ast.iter_child_nodes(node):
        known = sets
        if isinstance(child, FUNCTIONS):
            known = (sets - {name for name in _bound_names(child) if name != child.name}) | set(_own_sets(child))
        yield child, known
        yield from _scanned(child, known)


def _line(node: ast.AST) -> int:
    return int(getattr(node, "lineno", 1))


def _imports(node: ast.AST) -> Iterator[Found]:
    """Yield the forbidden modules that a statement imports; the type `Random` may be named, not called."""
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
        names = [f"{node.module}.{alias.name}" for alias in node.names]
    else:
        return
    for name in names:
        module = name.partition(".")[0]
        if module in FORBIDDEN_MODULES and name != "random.Random":
            yield Sign("imports", name), FORBIDDEN_MODULES[module]


def _calls(node: ast.AST, bound: set[str]) -> Iterator[Found]:
    """Yield the forbidden functions that an expression calls, or hands to one that will."""
    if not isinstance(node, ast.Call):
        return
    if isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
        yield Sign("calls", node.func.id), FORBIDDEN_CALLS[node.func.id]
    for part in (*node.args, *(keyword.value for keyword in node.keywords)):
        if isinstance(part, ast.Name) and part.id in ("hash", "id") and part.id not in bound:
            yield Sign("hands", part.id), FORBIDDEN_CALLS[part.id]


def _gone_through(node: ast.AST) -> Iterator[tuple[ast.expr, Cure]]:
    """Yield the parts of a node whose order matters to it, with what to do if they are sets."""
    parts: list[ast.expr] = []
    if isinstance(node, ast.For):
        parts = [node.iter]
    elif isinstance(node, ast.ListComp | ast.DictComp | ast.GeneratorExp):
        parts = [part.iter for part in node.generators]
    elif isinstance(node, ast.List | ast.Tuple):
        parts = [part.value for part in node.elts if isinstance(part, ast.Starred)]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id in KEYED_CALLS and any(keyword.arg == "key" for keyword in node.keywords):
            yield from ((part, Cure.KEY) for part in node.args)
        parts = node.args if node.func.id in ORDERED_CALLS else []
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        pops = node.func.attr == "pop" and not node.args
        parts = [node.func.value] if pops else node.args if node.func.attr in ORDERED_METHODS else []
    yield from ((part, Cure.ORDER) for part in parts)


def _is_set(node: ast.AST, named: set[str]) -> bool:
    """Say whether an expression is a set, as far as it shows."""
    if isinstance(node, ast.Name):
        return node.id in named
    if isinstance(node, ast.Attribute):
        return isinstance(node.value, ast.Name) and f"{node.value.id}.{node.attr}" in named
    if isinstance(node, ast.BinOp):
        return _is_set(node.left, named) or _is_set(node.right, named) or (_is_keys(node.left) or _is_keys(node.right))
    if isinstance(node, ast.IfExp):
        return _is_set(node.body, named) or _is_set(node.orelse, named)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in SET_METHODS or (node.func.attr == "copy" and _is_set(node.func.value, named))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("set", "frozenset") or f"{node.func.id}()" in named
    return isinstance(node, ast.Set | ast.SetComp)


def _is_keys(node: ast.AST) -> bool:
    """Say whether an expression is the keys of a mapping, which make a set with others; alone they have an order."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keys"


def _own_sets(scope: ast.AST) -> Iterator[str]:
    """Yield the names that hold sets in a module or function, but for those of the functions within it."""
    for node in ast.iter_child_nodes(scope):
        yield from _sets_of(node)
        if not isinstance(node, FUNCTIONS):
            yield from _own_sets(node)


def _sets_of(node: ast.AST) -> Iterator[str]:
    """Yield the names to which a node gives a set, and the function (`owners()`) that returns one."""
    if isinstance(node, ast.Assign) and _is_set(node.value, set()):
        yield from (ast.unparse(target) for target in node.targets if isinstance(target, ast.Name | ast.Attribute))
    elif isinstance(node, ast.AnnAssign) and _is_set_type(node.annotation):
        yield ast.unparse(node.target)
    elif isinstance(node, ast.arg) and node.annotation is not None and _is_set_type(node.annotation):
        yield node.arg
    elif isinstance(node, ast.FunctionDef) and node.returns is not None and _is_set_type(node.returns):
        yield f"{node.name}()"
    elif isinstance(node, ast.ClassDef):
        yield from (f"self.{name}" for part in node.body for name in _sets_of(part) if name.isidentifier())


def _is_set_type(annotation: ast.expr) -> bool:
    name = ast.unparse(annotation).strip("'\"").partition("[")[0]
    return name.rpartition(".")[2] in SET_TYPES


def _bound_names(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a module or function gives to something of its own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
