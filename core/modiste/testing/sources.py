"""Looks through the files that rule a game for what makes one run differ from another.

The same seed must be the same game on every machine. Rules therefore draw from `table.random(stream)` only, and go
through nothing whose order Python does not fix. Source text is read; none of it is run.
"""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from modiste.testing.temptations import Cure, Sign, temptations

NOT_RULES: Final = ("bots", "screens", "plugin", "tests")
"""Parts of a game's package that play, draw, hand over or test, but do not rule."""


class Temptation(NamedTuple):
    """A place in rules code where one run may differ from another: what stands there, and what would be right."""

    file: Path
    line: int
    what: Sign
    cure: Cure

    def __str__(self) -> str:
        return f"{shown(self.file)}:{self.line}: {self.what}; {self.cure}"


def forbidden(where: str | Path | Iterable[Path]) -> Iterator[Temptation]:
    """Yield what rules code must not do.

    Args:
        where: a package or module by name, a folder, a file or several. Of a package or folder, the parts that do not
            rule (`NOT_RULES`) are left out.

    Raises:
        ModuleNotFoundError: no module has that name.
    """
    for file in _files(where):
        for line, what, cure in temptations(file.read_text(encoding="utf-8")):
            yield Temptation(file, line, what, cure)


def shown(path: Path) -> str:
    """Return a path as it is told: from the working folder, if it lies below that."""
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


def rules_files(things: Iterable[object]) -> list[Path]:
    """List the files that rule: where a game's classes, functions and objects are made, and what these import.

    Only modules of the same package count, and none of Modiste itself. Of its parts that do not rule, those count in
    which one of the things is made: a variant may stand in `plugin.py`.
    """
    homes = {thing.__name__ if isinstance(thing, ModuleType) else str(thing.__module__) for thing in things}
    waiting = sorted(homes)
    files: dict[str, Path | None] = {}
    while waiting:
        name = waiting.pop()
        parts = name.split(".")
        if name not in files and parts[0] != "modiste" and (name in homes or all(map(_rules, parts[1:]))):
            files[name] = file = _file_of(name)
            waiting += _relatives(name, file) if file else []
    return sorted({file for file in files.values() if file is not None})


def _files(where: str | Path | Iterable[Path]) -> Iterator[Path]:
    if isinstance(where, str):
        spec = importlib.util.find_spec(where)
        if spec is None:
            raise ModuleNotFoundError(f"no module {where}", name=where)
        yield from _files(map(Path, spec.submodule_search_locations or filter(None, [spec.origin])))
    elif isinstance(where, Path):
        rules = sorted(where.rglob("*.py")) if where.is_dir() else []
        yield from (file for file in rules if _rules(file.relative_to(where).parts[0]))
        yield from () if where.is_dir() else (where,)
    else:
        for one in where:
            yield from _files(one)


def _rules(part: str) -> bool:
    """Say whether a file or folder right below a package holds rules."""
    name = part.removesuffix(".py")
    return name not in NOT_RULES and name != "conftest" and not name.startswith("test_")


def _file_of(name: str) -> Path | None:
    """Return the source file of a module: the one that is loaded, else the one that would be."""
    origin = getattr(sys.modules.get(name), "__file__", None)
    if origin is None:
        try:
            spec = importlib.util.find_spec(name)
        except ImportError:
            return None
        origin = spec.origin if spec is not None else None
    return Path(origin) if origin is not None and origin.endswith(".py") else None


def _relatives(name: str, file: Path) -> Iterator[str]:
    """Yield the modules of the same package that a module imports, and the names that may be such modules."""
    package = name if file.stem == "__init__" else name.rpartition(".")[0]
    top = name.partition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        found: list[str] = []
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package.split(".")[: len(package.split(".")) + 1 - node.level]) if node.level else ""
            module = ".".join(filter(None, (base, node.module)))
            found = [module, *(f"{module}.{alias.name}" for alias in node.names)]
        yield from (one for one in found if one.partition(".")[0] == top)
