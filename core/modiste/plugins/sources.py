"""Where plugins come from: Modiste itself, entry points of distributions, files, and single packs.

Modiste comes first and the other built-in plugins after it, then the rest by name, so that nothing depends on the
order in which something was installed or found.
"""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import EntryPoint
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from modiste.bots import BotKind, FirstBot, RandomBot
from modiste.hooks import hookimpl
from modiste.plugins.files import PluginModule
from modiste.version import version

BUILT_IN: Final = "modiste"
"""The distribution whose plugins nobody can replace."""


@dataclass(frozen=True, slots=True)
class Source:
    """A plugin that is not loaded yet; `place` says where it would come from, `mark` is the hash of a file."""

    name: str
    place: str
    get: Callable[[], object]
    distribution: str = ""
    version: str = ""
    mark: str = ""


def core() -> Source:
    """Return what Modiste itself brings."""
    return Source("modiste", "modiste.plugins", _Core, BUILT_IN, version())


def installed(found: Iterable[EntryPoint]) -> list[Source]:
    """Make sources of entry points: the built-in ones first, then by name, each once."""
    sources = {}
    for entry in found:
        distribution = entry.dist.name if entry.dist else ""
        version = entry.dist.version if entry.dist else ""
        key = (distribution.lower() != BUILT_IN, entry.name, distribution, entry.value)
        sources[key] = Source(entry.name, entry.value, entry.load, distribution, version)
    return [sources[key] for key in sorted(sources)]


def given(modules: Iterable[object]) -> Iterator[Source]:
    """Make sources of modules and objects; a file is called by its name, and counts once."""
    files: dict[Path, str] = {}
    for module in modules:
        if not isinstance(module, PluginModule):
            name = str(getattr(module, "__name__", type(module).__name__))
            yield Source(name, str(getattr(module, "__file__", name)), partial(_itself, module))
        elif module.path not in files:
            path = module.path
            files[path] = f"{path.parent.name}/{path.name}" if path.name in files.values() else path.name
            yield Source(files[path], str(path), partial(_itself, module), mark=module.mark)


def _itself(module: object) -> object:
    return module


def of_pack(folder: Traversable) -> Source:
    """Make a source of a folder with a pack that a person named."""
    whole = folder.resolve() if isinstance(folder, Path) else folder  # `.` has no name
    return Source(f"pack {whole.name}", str(whole), partial(_OnePack, whole))


class _Core:
    """What Modiste itself brings: its messages, and the bots that can play any game."""

    @hookimpl
    def modiste_register_packs(self, register: Callable[[object], None]) -> None:
        for pack in ("modiste", "modiste-ko"):
            register(importlib.resources.files("modiste_packs") / pack)

    @hookimpl
    def modiste_register_bots(self, register: Callable[[object], None]) -> None:
        register(BotKind("random", RandomBot))
        register(BotKind("first", FirstBot))


class _OnePack:
    """A pack that a person named, as a plugin."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder

    @hookimpl
    def modiste_register_packs(self, register: Callable[[object], None]) -> None:
        register(self.folder)
