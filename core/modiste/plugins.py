"""Loads plugins into a catalogue.

Built-in and third-party plugins come through one group of entry points, `modiste`. A plugin that cannot be
imported, implements unknown hooks or claims what another one has is reported and left out as a whole; it
never takes the program down. pluggy's own loader would stop at the first such plugin, and would let whichever
distribution is found first take a name; here the built-in plugins come first, then the others by name.
"""

from __future__ import annotations

import difflib
import importlib.resources
import importlib.util
import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from importlib.metadata import EntryPoint
from importlib.metadata import entry_points as find_entry_points
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from modiste.bots import BotKind, FirstBot, RandomBot
from modiste.catalogue import Catalogue, Plugin
from modiste.errors import (
    IdTaken,
    NotRegistrable,
    OtherApi,
    PluginError,
    PluginFailed,
    UnknownHook,
    UnmarkedHook,
)
from modiste.game import API, Game, Variant
from modiste.hooks import CatalogueHooks, PluginManager, hookimpl
from modiste.trace import cause_of, place_of, place_of_caller, place_of_member
from modiste.version import version

GROUP: Final = "modiste"
"""The one group of entry points."""

BUILT_IN: Final = "modiste"
"""The distribution whose plugins nobody can replace."""

_HOOKS: Final = tuple(sorted(name for name in vars(CatalogueHooks) if name.startswith("modiste_")))
_ID: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_Key: TypeAlias = tuple[str, str, str]
_Registry: TypeAlias = dict[_Key, tuple[Any, str]]

_THINGS: Final[dict[str, tuple[str, type]]] = {
    "modiste_register_games": ("game", Game),
    "modiste_register_variants": ("variant", Variant),
    "modiste_register_packs": ("pack", Traversable),
    "modiste_register_bots": ("bot", BotKind),
}
_WAYS_OUT: Final = (Exception, SystemExit)
"""What a plugin may raise without taking the program down."""


def load(
    *,
    entry_points: Iterable[EntryPoint] | None = None,
    extra_modules: Iterable[object] = (),
    extra_packs: Iterable[Traversable] = (),
) -> Catalogue:
    """Ask all plugins what they bring.

    Args:
        entry_points: where to look instead of the installed ones.
        extra_modules: plugins beside those (`load_file` makes one of a file).
        extra_packs: folders of content packs beside those that plugins bring.
    """
    loading = _Loading()
    loading.add(_Source("modiste", "modiste.plugins", _Core, BUILT_IN, version()))
    for source in _entries(find_entry_points(group=GROUP) if entry_points is None else entry_points):
        loading.add(source)
    for module in extra_modules:
        loading.add(_given(module))
    for folder in extra_packs:
        whole = folder.resolve() if isinstance(folder, Path) else folder  # `.` has no name
        loading.add(_Source(f"pack {whole.name}", str(whole), partial(_OnePack, whole)))
    return loading.catalogue()


def load_file(path: Path | str) -> ModuleType:
    """Import a single file as a plugin, for `load(extra_modules=[...])`.

    Raises:
        PluginFailed: there is no such file, or it cannot be imported.
    """
    path = Path(path).resolve()
    mark = blake2b(str(path).encode(), digest_size=4).hexdigest()
    name = f"modiste_file_{mark}_{re.sub('[^a-z0-9]+', '_', path.stem.lower())}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise PluginFailed(plugin=path.name, place=str(path), cause="is no Python file", reason="file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up while they are made
    try:
        spec.loader.exec_module(module)
    except _WAYS_OUT as error:
        del sys.modules[name]
        raise _failed(path.name, str(path), error) from error
    return module


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


@dataclass(frozen=True, slots=True)
class _Source:
    """A plugin that is not loaded yet; `place` says where it would come from."""

    name: str
    place: str
    get: Callable[[], object]
    distribution: str = ""
    version: str = ""


def _given(module: object) -> _Source:
    name = str(getattr(module, "__name__", type(module).__name__))
    return _Source(name, str(getattr(module, "__file__", name)), lambda: module)


def _entries(found: Iterable[EntryPoint]) -> list[_Source]:
    """Make sources of entry points: the built-in ones first, then by name, each once."""
    sources = {}
    for entry in found:
        distribution = entry.dist.name if entry.dist else ""
        version = entry.dist.version if entry.dist else ""
        key = (distribution.lower() != BUILT_IN, entry.name, distribution, entry.value)
        sources[key] = _Source(entry.name, entry.value, entry.load, distribution, version)
    return [sources[key] for key in sorted(sources)]


@dataclass(slots=True)
class _Loading:
    """A catalogue in the making; `things` are what was registered and by whom, by kind, game and id."""

    things: _Registry = field(default_factory=dict)
    plugins: dict[str, Plugin] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    problems: list[PluginError] = field(default_factory=list)

    def add(self, source: _Source) -> None:
        """Load a plugin and keep all that it registers, or none of it and the reason."""
        try:
            self._claim_name(source)
            plugin = source.get()
            manager = _manager_of(source, plugin)
            new = self._asked(source, manager)
        except PluginError as error:
            self.problems.append(error)
        except _WAYS_OUT as error:
            self.problems.append(_failed(source.name, source.place, error))
        else:
            self.things |= new
            hooks = tuple(hook for hook in _HOOKS if getattr(manager.hook, hook).get_hookimpls())
            brought = tuple(f"{kind} {name}" for kind, _, name in new)
            place = str(getattr(plugin, "__file__", None) or source.place)
            self.plugins[source.name] = Plugin(source.name, source.distribution, source.version, place, hooks, brought)

    def _claim_name(self, source: _Source) -> None:
        owner = self.names.setdefault(source.name, source.distribution)
        if owner != source.distribution or source.name in self.plugins:
            raise _taken(source, "plugin", source.name, owner or source.name, source.place)

    def _asked(self, source: _Source, manager: PluginManager) -> _Registry:
        """Ask a plugin all catalogue hooks and check what it registers."""
        new: _Registry = {}
        for hook, (kind, wanted) in _THINGS.items():

            def register(thing: object, kind: str = kind, wanted: type = wanted) -> None:
                place = place_of_caller()
                if not isinstance(thing, wanted):
                    cause = f"registers {thing!r} as a {kind}"
                    raise NotRegistrable(plugin=source.name, place=place, cause=cause, kind=kind, reason="thing")
                key = (kind, *_id_of(source, thing, place))
                for other in _rivals(key, self.things, new):
                    raise _taken(source, kind, key[2], other, place)
                new[key] = (thing, source.name)

            getattr(manager.hook, hook)(register=register)
        return new

    def catalogue(self) -> Catalogue:
        """Sort what was registered."""

        def of(wanted: str) -> dict[tuple[str, str], Any]:
            keys = sorted(key for key in self.things if key[0] == wanted)
            return {key[1:]: self.things[key][0] for key in keys}

        return Catalogue(
            games={name: game for (_, name), game in of("game").items()},
            variants=of("variant"),
            bots=of("bot"),
            folders={name: folder for (_, name), folder in of("pack").items()},
            plugins=tuple(self.plugins[name] for name in sorted(self.plugins)),
            problems=tuple(self.problems),
        )


def _manager_of(source: _Source, plugin: object) -> PluginManager:
    """Make a manager of one plugin, so that whatever goes wrong is known to be its doing."""
    if inspect.isclass(plugin):
        plugin = plugin()
    _check_api(source, getattr(plugin, "api", API))
    manager = PluginManager("modiste")
    manager.add_hookspecs(CatalogueHooks)
    for name in dir(plugin):
        marks = manager.parse_hookimpl_opts(plugin, name)
        if marks is not None:
            hook = marks["specname"] or name
            if hook not in _HOOKS and not marks["optionalhook"]:
                near = difflib.get_close_matches(hook, _HOOKS, 1)
                cause = f"unknown hook {hook}" + (f", perhaps {near[0]}" if near else "")
                facts = {"cause": cause, "hook": hook, "near": near[0] if near else ""}
                raise UnknownHook(plugin=source.name, place=place_of_member(plugin, name, source.place), **facts)
        elif name.startswith("modiste_") and inspect.isroutine(getattr(plugin, name)):
            cause = f"{name} is not marked as a hook"
            place = place_of_member(plugin, name, source.place)
            raise UnmarkedHook(plugin=source.name, place=place, cause=cause, hook=name)
    manager.register(plugin, name=source.name)
    return manager


def _check_api(source: _Source, api: object) -> None:
    if api != API:
        cause = f"speaks version {api!r} of the plugin contract, this Modiste {API}"
        raise OtherApi(plugin=source.name, place=source.place, cause=cause, api=repr(api), known=API)


def _id_of(source: _Source, thing: Any, place: str) -> tuple[str, str]:
    """Give the game and the id of a thing, once they and its version are known to be right."""
    if isinstance(thing, Game | Variant):
        _check_api(source, thing.api)
    name = str(thing.name if isinstance(thing, Traversable) else thing.id)
    if not _ID.fullmatch(name):
        cause = f"the id {name!r} is not made of small letters, digits and single hyphens"
        raise NotRegistrable(plugin=source.name, place=place, cause=cause, id=name, reason="id")
    return (thing.game if isinstance(thing, Variant | BotKind) else ""), name


def _rivals(key: _Key, *registries: _Registry) -> Iterator[str]:
    """Yield the plugins that have a thing by this id; a bot for any game rivals those of each game."""
    kind, game, name = key
    for registry in registries:
        for (other_kind, other_game, other_name), (_, owner) in registry.items():
            meets = other_game == game or (kind == "bot" and "" in (game, other_game))
            if (kind, name) == (other_kind, other_name) and meets:
                yield owner


def _failed(plugin: str, place: str, error: BaseException) -> PluginFailed:
    return PluginFailed(plugin=plugin, place=place_of(error, place), cause=cause_of(error), reason="raised")


def _taken(source: _Source, what: str, name: str, owner: str, place: str) -> IdTaken:
    cause = f"the {what} id {name!r} belongs to {owner}"
    return IdTaken(plugin=source.name, place=place, cause=cause, what=what, id=name, owner=owner)
