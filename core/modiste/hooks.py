"""The whole plugin contract: three families of hooks, and how they become plain calls.

Catalogue hooks are asked once, at start-up. Match hooks follow a match's life; rules are a game's replaceable
questions. Both of these are resolved when a ruleset is built: a pluggy call costs microseconds, a plain one a
fraction of that, and a hook nobody uses costs one `if`. Only this module knows pluggy.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import pluggy

from modiste.errors import BadDeclaration

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.phase import AnyPhase
    from modiste.table import AnyTable

S = TypeVar("S")
Call = Callable[..., Any]

PluginManager: TypeAlias = pluggy.PluginManager
"""pluggy's manager, for those who only pass it on."""

HookImpl: TypeAlias = pluggy.HookImpl
"""pluggy's word for an implementation, for those who only look at it."""

hookspec = pluggy.HookspecMarker("modiste")
hookimpl = pluggy.HookimplMarker("modiste")
rule = pluggy.HookspecMarker("modiste")(firstresult=True)
"""Marks a method of a game's rules class: the first answer that is not None counts."""


class CatalogueHooks:
    """Asked once, at start-up, in this order; each gets a `register` callback that may be called any number of times.

    What they return is ignored. Whatever is registered is checked; if any of it is wrong, the whole plugin is left out.
    """

    @hookspec
    def modiste_register_games(self, register: Callable[[object], None]) -> None:
        """Register games: `register(GAME)`, a `Game`.

        Asked first. The id must be free; what ships with Modiste keeps its ids.
        """

    @hookspec
    def modiste_register_variants(self, register: Callable[[object], None]) -> None:
        """Register variants: `register(VARIANT)`, a `Variant`.

        Its game may come from any plugin; it is looked for when all plugins have been asked. The id must be free among
        the variants of that game.
        """

    @hookspec
    def modiste_register_packs(self, register: Callable[[object], None]) -> None:
        """Register content packs: `register(folder)`, a traversable folder with a pack.yaml.

        `importlib.resources.files(package) / "name"` is one. The folder is called like the pack, and is read when
        somebody asks for the pack.
        """

    @hookspec
    def modiste_register_bots(self, register: Callable[[object], None]) -> None:
        """Register bots: `register(BotKind(...))`.

        A kind without a game plays every game. The id must be free among the bots that play that game.
        """


class MatchHooks:
    """The life of a match; implemented by a game and its variants, which may change the match through `table`.

    All implementations are called: those of variants from the last to the first in canonical order, then the game's.
    What they return is ignored. They are called on clones and in searches too, so they keep nothing outside
    `table.state`.
    """

    @hookspec
    def match_started(self, table: AnyTable) -> None:
        """The first state is set up.

        Called once, after the game's `setup` and before the first phase is entered.
        """

    @hookspec
    def phase_entered(self, table: AnyTable, phase: AnyPhase) -> None:
        """A phase has become the ruling one and has done its entering.

        Called once for each phase that comes onto the stack, of the flow or pushed, before it is asked for whom it
        waits. If its entering has pushed other phases, they are entered after this.
        """

    @hookspec
    def phase_left(self, table: AnyTable, phase: AnyPhase) -> None:
        """A phase is over and off the stack.

        Called after its `leave`, before the next phase is entered or the one below goes on.
        """

    @hookspec
    def turn_started(self, table: AnyTable, seat: int) -> None:
        """A phase in turn order has passed to `seat`.

        Called by `InTurnOrder` and by whoever calls `Table.start_turn`, before the seat is asked; seats that are passed
        over are not told. In the first turn, that is before `phase_entered`.
        """

    @hookspec
    def action_applied(self, table: AnyTable, action: Action) -> None:
        """A legal action has been carried out.

        Called after every action, also after one that was the only choice and that the engine therefore gave itself,
        and before anybody is asked again.
        """

    @hookspec
    def match_ended(self, table: AnyTable) -> None:
        """The flow has come to its end.

        Called once, when `state.over` has been set and before the scores are asked for.
        """


@dataclass(frozen=True, slots=True)
class MatchCalls:
    """The match hooks as tuples of plain callables, in calling order."""

    match_started: tuple[Call, ...] = ()
    phase_entered: tuple[Call, ...] = ()
    phase_left: tuple[Call, ...] = ()
    turn_started: tuple[Call, ...] = ()
    action_applied: tuple[Call, ...] = ()
    match_ended: tuple[Call, ...] = ()


def make_manager(rules: type, plugins: list[tuple[str, object]]) -> pluggy.PluginManager:
    """Make the plugin manager of one ruleset; `plugins` are (name, plugin) pairs, those asked last first.

    Raises:
        BadDeclaration: a plugin implements a hook that neither the match nor the game's rules have.
    """
    manager = pluggy.PluginManager("modiste")
    manager.add_hookspecs(MatchHooks)
    manager.add_hookspecs(rules)
    for name, plugin in plugins:
        try:
            manager.register(plugin, name=name)
        except pluggy.PluginValidationError as error:
            raise BadDeclaration(f"{name}: {error}", plugin=name) from error
    _check_pending(manager)
    return manager


def _check_pending(manager: pluggy.PluginManager) -> None:
    try:
        manager.check_pending()
    except pluggy.PluginValidationError as error:
        raise BadDeclaration(f"unknown hook: {error}") from error


def implementations(plugin: object) -> dict[str, HookImpl]:
    """List what a plugin implements, by the names of its members; nothing is checked."""
    manager = PluginManager("modiste")
    found = {}
    for name in dir(plugin):
        marks = manager.parse_hookimpl_opts(plugin, name)
        if marks is not None:
            found[name] = HookImpl(plugin, "", getattr(plugin, name), marks)
    return found


def questions(*specs: type) -> dict[str, tuple[str, ...]]:
    """List the hooks and rules of spec classes with the arguments that each is given."""
    return {
        name: tuple(inspect.signature(member).parameters)[1:]
        for spec in specs
        for name, member in vars(spec).items()
        if hasattr(member, "modiste_spec")
    }


def resolve_match_hooks(manager: pluggy.PluginManager) -> MatchCalls:
    """Read the match hooks out of a manager."""
    found = {}
    for name in MatchCalls.__dataclass_fields__:
        caller = getattr(manager.hook, name)
        found[name] = tuple(_adapted(impl, caller) for impl in reversed(caller.get_hookimpls()))
    return MatchCalls(**found)


def resolve_rules(manager: pluggy.PluginManager, rules: type[S]) -> S:
    """Make an instance of a game's rules class whose methods are the resolved plain callables.

    Raises:
        BadDeclaration: a rule has no implementation, or a wrapper of the old style.
    """
    resolved = rules()
    for name in rule_names(rules):
        setattr(resolved, name, resolve_rule(getattr(manager.hook, name)))
    return resolved


def rule_names(rules: type) -> list[str]:
    """List the rules that a rules class publishes."""
    return [name for name, member in vars(rules).items() if hasattr(member, "modiste_spec")]


def resolve_rule(caller: pluggy.HookCaller) -> Call:
    """Make one positional callable that answers as the pluggy call of a first-result hook would."""
    impls = caller.get_hookimpls()
    plain = [_adapted(impl, caller) for impl in reversed(impls) if not (impl.wrapper or impl.hookwrapper)]
    if not plain:
        raise BadDeclaration(f"the rule {caller.name!r} has no answer of the base game", rule=caller.name)
    resolved = plain[0] if len(plain) == 1 else _first_result(plain)
    for impl in impls:
        if impl.hookwrapper:
            raise BadDeclaration(f"{impl.plugin_name}: wrap {caller.name!r} with wrapper=True", rule=caller.name)
        if impl.wrapper:
            resolved = _wrapped(_adapted(impl, caller), resolved)
    return resolved


def _adapted(impl: pluggy.HookImpl, caller: pluggy.HookCaller) -> Call:
    """Let an implementation that takes some of the arguments be called with all of them by position."""
    spec = caller.spec
    if spec is None:
        raise BadDeclaration(f"unknown hook {caller.name!r}", hook=caller.name)
    if tuple(impl.argnames) == tuple(spec.argnames):
        return impl.function
    function, places = impl.function, [list(spec.argnames).index(name) for name in impl.argnames]
    return lambda *arguments: function(*[arguments[place] for place in places])


def _first_result(functions: list[Call]) -> Call:
    def first_result(*arguments: object) -> object:
        for function in functions:
            answer = function(*arguments)
            if answer is not None:
                return answer
        return None

    return first_result


def _wrapped(wrapper: Call, inner: Call) -> Call:
    def wrapped(*arguments: object) -> object:
        around = cast(Generator[None, object, object], wrapper(*arguments))
        if next(around, around) is around:
            raise BadDeclaration("a wrapper yields once")
        try:
            answer = inner(*arguments)
        except BaseException as failure:  # noqa: BLE001 - the wrapper decides, as pluggy has it
            return _finish(partial(around.throw, failure))
        return _finish(partial(around.send, answer))

    return wrapped


def _finish(step: Callable[[], object]) -> object:
    try:
        step()
    except StopIteration as stop:
        return stop.value
    raise BadDeclaration("a wrapper yields once")
