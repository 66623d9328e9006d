"""Shows parts of the files of examples, found by the names of what is in them; and lets examples be played.

Nothing in a file says that it is shown: a class, a function, a message or a record is found by its name, in which `*`
stands for anything. A part that is no longer there is an error.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fnmatch import fnmatchcase
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias
from unittest.mock import patch

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from modiste.plugins.loading import GROUP
from tests.docs.markdown import fenced
from tests.docs.pages import ROOT

EXAMPLES: Final = ROOT / "examples"

RECORD: Final = re.compile(r" *- \{?id: (?P<id>[\w.-]+)")
Part: TypeAlias = tuple[str, str]
"""The name of something in a file, and its text."""


@contextmanager
def playable(arguments: Sequence[str]) -> Iterator[None]:
    """Let a command that names an example find all of them, as if they were installed, in other processes too."""
    projects = {file.parent.name: file for file in EXAMPLES.glob("*/pyproject.toml")}
    if projects.keys().isdisjoint(arguments):
        yield
        return
    with TemporaryDirectory() as folder, patch.object(sys, "path", [*sys.path, folder]):
        for file in projects.values():
            _announce(tomllib.loads(file.read_text(encoding="utf-8"))["project"], Path(folder))
        yield


def _announce(project: Mapping[str, Any], folder: Path) -> None:
    """Write what an installed distribution tells of itself; its code is found where it is."""
    place = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    place.mkdir()
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (place / "METADATA").write_text(about, encoding="utf-8")
    named = [f"{name} = {value}" for name, value in project["entry-points"][GROUP].items()]
    (place / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *named]), encoding="utf-8")


def part(path: str, *names: str) -> str:
    """Show what a file has under some names, in the order of the names."""
    file = ROOT / path
    parts = list(READERS[file.suffix](file.read_text(encoding="utf-8")))
    found = [[text for name, text in parts if fnmatchcase(name, wanted)] for wanted in names]
    missing = [name for name, texts in zip(names, found, strict=True) if not texts]
    assert not missing, f"{path} has no {', '.join(missing)}"
    gap = "\n\n\n" if file.suffix == ".py" else "\n"
    return fenced(gap.join(text for texts in found for text in texts), file.suffix.removeprefix("."))


def _of_python(text: str) -> Iterator[Part]:
    """Yield the definitions of a module, a name with the text that describes it."""
    lines = text.splitlines()
    body = ast.parse(text).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        described = after if isinstance(node, ast.Assign) and _is_text(after) else node
        for name in _names(node):
            yield name, "\n".join(lines[_first(node) - 1 : described.end_lineno if described else None])


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _first(node: ast.stmt) -> int:
    decorators = node.decorator_list if isinstance(node, (ast.ClassDef, ast.FunctionDef)) else []
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def _is_text(node: ast.stmt | None) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _of_fluent(text: str) -> Iterator[Part]:
    """Yield messages by their ids."""
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, Message) and entry.span:
            yield entry.id.name, text[entry.span.start : entry.span.end].rstrip()


def _of_yaml(text: str) -> Iterator[Part]:
    """Yield records by their ids."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if found := RECORD.match(line):
            depth = _depth(line)
            end = next((n for n in range(number + 1, len(lines)) if _depth(lines[n]) <= depth), len(lines))
            yield found["id"], "\n".join(lines[number:end]).rstrip()


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip()) if line.strip() else 1_000


READERS: Final[Mapping[str, Callable[[str], Iterator[Part]]]] = {
    ".py": _of_python,
    ".ftl": _of_fluent,
    ".yaml": _of_yaml,
}


def tree(path: str) -> str:
    """Show the files of a folder, each folder before what is in it."""
    return fenced("\n".join([Path(path).name, *_branches(ROOT / path, 1)]))


def _branches(folder: Path, depth: int) -> Iterator[str]:
    for entry in sorted(folder.iterdir(), key=lambda entry: (entry.is_dir(), entry.name)):
        if entry.name.startswith(("__", ".")):
            continue
        yield f"{'    ' * depth}{entry.name}"
        if entry.is_dir():
            yield from _branches(entry, depth + 1)
