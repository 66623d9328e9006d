"""A single Python file as a plugin, and how a record knows which it was played with.

A file is read once and compiled from what was read, so that its mark is that of the code that runs: Python's own loader
would keep compiled copies beside it, and take one for fresh that was made within the same second.
"""

from __future__ import annotations

import importlib.util
import re
import sys
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Final

from modiste.errors import PluginFailed
from modiste.plugins.blame import WAYS_OUT, Handed, blamed

PREFIX: Final = "modiste_file_"
MARK_BYTES: Final = 8


class PluginModule(ModuleType):
    """The module that is made of a file; `mark` is the hash of its text."""

    mark: str
    path: Path


def load_file(path: Path | str) -> PluginModule:
    """Import a single file as a plugin, for `load(extra_modules=[...])`.

    Raises:
        PluginFailed: there is no such file, or it cannot be imported; or a more exact PluginError.
    """
    path = Path(path).resolve()
    folder = blake2b(str(path).encode(), digest_size=4).hexdigest()
    name = f"{PREFIX}{folder}_{re.sub('[^a-z0-9]+', '_', path.stem.lower())}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None:
        raise PluginFailed(plugin=path.name, place=str(path), cause="is no Python file", reason="file")
    module = PluginModule(name)
    module.__file__, module.__spec__, module.path = str(path), spec, path
    sys.modules[name] = module  # dataclasses look their module up while they are made
    try:
        text = path.read_bytes()
        module.mark = mark_of(text)
        exec(compile(text, str(path), "exec"), vars(module))
    except WAYS_OUT as error:
        del sys.modules[name]
        raise blamed(Handed(path.name, str(path)), error) from error
    return module


def mark_of(text: bytes) -> str:
    """Give the hash of a file, whatever ends its lines."""
    return blake2b(text.replace(b"\r\n", b"\n").replace(b"\r", b"\n"), digest_size=MARK_BYTES).hexdigest()
