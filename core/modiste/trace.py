"""Says where in a plugin something went wrong: as `file:line`, in the plugin's own code.

The frames of Modiste, of pluggy and of the import machinery are passed over; whoever mends the plugin wants
the line that they wrote.
"""

from __future__ import annotations

import inspect
import sys
import traceback
from pathlib import Path

_OURS = Path(__file__).parent


def place_of(error: BaseException, otherwise: str) -> str:
    """Say in which line an error arose; `otherwise` where no line of a plugin is to blame."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if not _is_machinery(frame.filename):
            return f"{frame.filename}:{frame.lineno}"
    return otherwise


def cause_of(error: BaseException) -> str:
    """Say what an error is."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def place_of_caller() -> str:
    """Say which line calls the function that asks."""
    frame = sys._getframe(2)
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def place_of_member(owner: object, name: str, otherwise: str) -> str:
    """Say where a function of a module or object is defined."""
    code = getattr(inspect.unwrap(getattr(owner, name)), "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else otherwise


def _is_machinery(filename: str) -> bool:
    path = Path(filename)
    return filename.startswith("<frozen") or path.parent == _OURS or bool({"importlib", "pluggy"} & set(path.parts))
