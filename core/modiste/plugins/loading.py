"""Loads plugins into a catalogue.

Built-in and third-party plugins come through one group of entry points, `modiste`. A plugin that cannot be
imported, implements unknown hooks, claims what another one has or brings what cannot be played is reported and left
out as a whole; it never takes the program down. pluggy's own loader would stop at the first such plugin, and would let
whichever distribution is found first take a name; here the built-in plugins come first, then the others by name.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import EntryPoint
from importlib.metadata import entry_points as find_entry_points
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple, TypeAlias

from modiste.bots import BotKind
from modiste.catalogue import Catalogue, Plugin, Thing
from modiste.errors import IdTaken, NotRegistrable, OtherApi, PluginError
from modiste.game import API, Game, Variant
from modiste.hooks import CatalogueHooks, PluginManager, implementations, questions
from modiste.plugins.blame import WAYS_OUT, Handed, blamed
from modiste.plugins.checks import game_problems, hook_problems, variant_problems
from modiste.plugins.errors import BringsNothing
from modiste.plugins.files import load_file
from modiste.plugins.parts import part_problems
from modiste.plugins.sources import Source, core, given, installed, of_pack
from modiste.trace import place_of_caller

__all__ = ["GROUP", "load", "load_file"]

GROUP: Final = "modiste"
"""The one group of entry points."""

_HOOKS: Final = questions(CatalogueHooks)
_ID: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_THINGS: Final[dict[str, tuple[str, type]]] = {
    "modiste_register_games": ("game", Game),
    "modiste_register_variants": ("variant", Variant),
    "modiste_register_packs": ("pack", Traversable),
    "modiste_register_bots": ("bot", BotKind),
}


class _Registered(NamedTuple):
    """A thing that was registered, by whom and where."""

    thing: Any
    by: Handed


_Registry: TypeAlias = dict[Thing, _Registered]


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
    loading.add(core())
    for source in installed(find_entry_points(group=GROUP) if entry_points is None else entry_points):
        loading.add(source)
    for source in given(extra_modules):
        loading.add(source)
    for folder in extra_packs:
        loading.add(of_pack(folder))
    loading.settle_variants()
    return loading.catalogue()


@dataclass(slots=True)
class _Loading:
    """A catalogue in the making."""

    things: _Registry = field(default_factory=dict)
    plugins: dict[str, Plugin] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    problems: list[PluginError] = field(default_factory=list)

    def add(self, source: Source) -> None:
        """Load a plugin and keep all that it registers, or none of it and the reasons."""
        by = Handed(source.name, source.place, f"{source.distribution} {source.version}".strip())
        try:
            plugin = self._load(source, by)
            hooks = self._checked_hooks(plugin, by)
            new = {} if hooks is None else self._asked(plugin, by)
        except PluginError as error:
            self.problems.append(error)
        except WAYS_OUT as error:
            self.problems.append(blamed(by, error))
        else:
            if hooks is None or new is None:
                return
            self.things |= new
            place = str(getattr(plugin, "__file__", None) or source.place)
            facts = (source.name, source.distribution, source.version, place, hooks, tuple(new), source.mark)
            self.plugins[source.name] = Plugin(*facts)
            if source.mark and not new:
                self._leave_out([by.error(BringsNothing, "registers nothing")])

    def _load(self, source: Source, by: Handed) -> object:
        owner = self.names.setdefault(source.name, source.distribution)
        if owner != source.distribution or source.name in self.plugins:
            raise _taken(by, "plugin", source.name, owner or source.name)
        plugin = source.get()
        return plugin() if inspect.isclass(plugin) else plugin

    def _checked_hooks(self, plugin: object, by: Handed) -> tuple[str, ...] | None:
        """Name the hooks that a plugin implements; None if some of them are wrong."""
        _check_api(by, getattr(plugin, "api", API))
        wrong = list(hook_problems(plugin, _HOOKS, by))
        self.problems += wrong
        return None if wrong else _implemented(plugin)

    def _asked(self, plugin: object, by: Handed) -> _Registry | None:
        """Ask a plugin all catalogue hooks and check what it registers; None if some of it is wrong."""
        manager = PluginManager("modiste")
        manager.add_hookspecs(CatalogueHooks)
        manager.register(plugin, name=by.plugin)
        new: _Registry = {}
        for hook in _THINGS:
            register = partial(self._register, new, hook, by)
            getattr(manager.hook, hook)(register=lambda thing, register=register: register(thing, place_of_caller()))
        games = [held for thing, held in new.items() if thing.kind == "game"]
        wrong = [problem for held in games for problem in game_problems(held.thing, held.by)]
        bots = [held for thing, held in new.items() if thing.kind == "bot"]
        wrong += [problem for held in bots for problem in part_problems(held.thing, held.by)]
        self.problems += wrong
        return None if wrong else new

    def _register(self, new: _Registry, hook: str, by: Handed, thing: object, place: str) -> None:
        kind, wanted = _THINGS[hook]
        by = by.at(place)
        if not isinstance(thing, wanted):
            raise by.error(NotRegistrable, f"registers {thing!r} as a {kind}", kind=kind, reason="thing")
        key = Thing(kind, *_id_of(by, thing))
        for other in _rivals(key, self.things, new):
            raise _taken(by, kind, key.id, other)
        new[key] = _Registered(thing, by)

    def settle_variants(self) -> None:
        """Leave out the plugins whose variants cannot be played, until none is left; a game may go with one of them."""
        while wrong := self._wrong_variants():
            self._leave_out(wrong)

    def _leave_out(self, wrong: Sequence[PluginError]) -> None:
        """Take back what plugins have registered, because of what is wrong with them."""
        self.problems += wrong
        out = {problem.plugin for problem in wrong}
        self.things = {key: held for key, held in self.things.items() if held.by.plugin not in out}
        self.plugins = {name: plugin for name, plugin in self.plugins.items() if name not in out}

    def _wrong_variants(self) -> list[PluginError]:
        games = {key.id: held.thing for key, held in self.things.items() if key.kind == "game"}
        wrong: list[PluginError] = []
        for key, held in self.things.items():
            if key.kind == "variant":
                try:
                    wrong += variant_problems(held.thing, games, held.by)
                except WAYS_OUT as error:
                    wrong.append(blamed(held.by, error))
        return wrong

    def catalogue(self) -> Catalogue:
        """Sort what was registered."""

        def of(wanted: str) -> dict[tuple[str, str], Any]:
            keys = sorted(key for key in self.things if key.kind == wanted)
            return {key[1:]: self.things[key].thing for key in keys}

        return Catalogue(
            games={name: game for (_, name), game in of("game").items()},
            variants=of("variant"),
            bots=of("bot"),
            folders={name: folder for (_, name), folder in of("pack").items()},
            plugins=tuple(self.plugins[name] for name in sorted(self.plugins)),
            problems=tuple(self.problems),
        )


def _implemented(plugin: object) -> tuple[str, ...]:
    names = {impl.opts["specname"] or name for name, impl in implementations(plugin).items()}
    return tuple(sorted(names & _HOOKS.keys()))


def _check_api(by: Handed, api: object) -> None:
    if api != API:
        cause = f"speaks version {api!r} of the plugin contract, this Modiste {API}"
        raise by.error(OtherApi, cause, api=repr(api), known=API)


def _id_of(by: Handed, thing: Any) -> tuple[str, str]:
    """Give the game and the id of a thing, once they and its version are known to be right."""
    if isinstance(thing, Game | Variant):
        _check_api(by, thing.api)
    name = str(thing.name if isinstance(thing, Traversable) else thing.id)
    if not _ID.fullmatch(name):
        cause = f"the id {name!r} is not made of small letters, digits and single hyphens"
        raise by.error(NotRegistrable, cause, id=name, reason="id")
    return (thing.game if isinstance(thing, Variant | BotKind) else ""), name


def _rivals(key: Thing, *registries: _Registry) -> Iterator[str]:
    """Yield the plugins that have a thing by this id; a bot for any game rivals those of each game."""
    for registry in registries:
        for other, (_, by) in registry.items():
            meets = other.game == key.game or (key.kind == "bot" and "" in (key.game, other.game))
            if (key.kind, key.id) == (other.kind, other.id) and meets:
                yield by.plugin


def _taken(by: Handed, what: str, name: str, owner: str) -> PluginError:
    return by.error(IdTaken, f"the {what} id {name!r} belongs to {owner}", what=what, id=name, owner=owner)
