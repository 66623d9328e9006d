"""Says where in a plugin something went wrong: as `file:line`, in the plugin's own code.

The frames of Modiste, of pluggy, of pydantic and of Python's own library are passed over; whoever mends the plugin
wants the line that they wrote. Where a value is wrong that somebody handed over long ago, the source text is looked
through for the line that it comes from. Nothing here is asked before something has gone wrong.
"""

from __future__ import annotations

import ast
import difflib
import inspect
import re
import sys
import sysconfig
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

_NO_NAME: Final = re.compile(r"cannot import name '(\w+)' from (?:partially initialized module )?'([\w.]+)'")
_OURS = Path(__file__).parent
_STANDARD = Path(sysconfig.get_paths()["stdlib"])


def place_of(error: BaseException, otherwise: str) -> str:
    """Say in which line an error arose; `otherwise` where no line of a plugin is to blame."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if not _is_machinery(frame.filename):
            return f"{frame.filename}:{frame.lineno}"
    return otherwise


def cause_of(error: BaseException) -> str:
    """Say what an error is, without where it stands; `place_of` says that."""
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    if isinstance(error, ImportError) and (lacking := lacking_name(error)):
        said = f"cannot import name {lacking.name!r} from {lacking.module}"
        said += f"; did you mean {lacking.near}?" if lacking.near else ""
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


class LackingName(NamedTuple):
    """A name that a module was asked for and does not have; `near` is the nearest that it has, if there is one."""

    name: str
    module: str
    near: str


def lacking_name(error: ImportError) -> LackingName | None:
    """Find out which name could not be imported; None if that is not what went wrong."""
    found = _NO_NAME.match(str(error))
    if found is None:
        return None
    name, module = found.groups()
    known = getattr(sys.modules.get(module), "__all__", None) or dir(sys.modules.get(module))
    return LackingName(name, module, next(iter(difflib.get_close_matches(name, known, 1)), ""))


def place_of_caller() -> str:
    """Say which line calls the function that asks."""
    frame = sys._getframe(2)
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def place_of_member(owner: object, name: str, otherwise: str) -> str:
    """Say where a function of a module or object is defined."""
    code = getattr(inspect.unwrap(getattr(owner, name)), "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else otherwise


def place_of_class(cls: type, otherwise: str, field: str = "") -> str:
    """Say where a class, or a field of it, is written down."""
    file = getattr(sys.modules.get(cls.__module__), "__file__", None)
    return place_in_class(file, cls.__qualname__.rpartition(".")[2], otherwise, field) if file else otherwise


def place_in_class(file: str, cls: str, otherwise: str, field: str = "") -> str:
    """Say in which line of a file a class, or a field of it, is written down."""
    for node in _nodes(file):
        if isinstance(node, ast.ClassDef) and node.name == cls:
            fields = {
                part.target.id: part.lineno
                for part in node.body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
            }
            return f"{file}:{fields.get(field, node.lineno)}"
    return otherwise


def place_of_part(kind: str, name: str, part: str, near: str) -> str:
    """Say where a part is given to the `kind` (Game, Variant) with the id `name`; `near` is where it is registered.

    It is looked for in the file that registers it, then in all loaded modules of the same package.
    """
    file = near.rpartition(":")[0]
    for candidate in dict.fromkeys((file, *_relatives(file))):
        for node in _nodes(candidate):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == kind:
                given = {keyword.arg: keyword.value for keyword in node.keywords}
                own = given.get("id")
                if isinstance(own, ast.Constant) and own.value == name:
                    return f"{candidate}:{given[part].lineno if part in given else node.lineno}"
    return near


def place_of_text(text: str, near: str) -> str:
    """Say where a text stands in the file of `near` from that line on, or else before it."""
    file, _, line = near.rpartition(":")
    found = sorted(n.lineno for n in _nodes(file) if isinstance(n, ast.Constant) and n.value == text)
    after = [number for number in found if line.isdecimal() and number >= int(line)]
    return f"{file}:{(after or found)[0]}" if found else near


def _relatives(file: str) -> Iterator[str]:
    """Yield the files of the loaded modules of the package that a file belongs to."""
    owner = next((name for name, module in sys.modules.items() if getattr(module, "__file__", None) == file), "")
    package = owner.partition(".")[0]
    if "." in owner:
        yield from (
            path
            for name, module in sorted(sys.modules.items())
            if name.startswith(f"{package}.") and (path := getattr(module, "__file__", None))
        )


def _nodes(file: str) -> Iterator[ast.AST]:
    try:
        yield from ast.walk(ast.parse(Path(file).read_text(encoding="utf-8")))
    except (OSError, SyntaxError, ValueError):
        return


def _is_machinery(filename: str) -> bool:
    path = Path(filename)
    if filename.startswith("<frozen") or _OURS in path.parents or {"importlib", "pluggy", "pydantic"} & set(path.parts):
        return True
    return _STANDARD in path.parents and not {"site-packages", "dist-packages"} & set(path.parts)
