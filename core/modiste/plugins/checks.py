"""Checks games and variants while plugins are loaded, so that nobody meets their mistakes first in a match.

Whatever is wrong is yielded, not raised: who mends a plugin wants to see all of it at once. A check costs a fraction of
a millisecond, so each game and variant is looked at whenever Modiste starts.
"""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Iterator, Mapping, Sequence

from modiste.codec import Codec
from modiste.errors import BadDeclaration, BadOption, PluginError, UnknownHook, UnmarkedHook
from modiste.flow import Node, Patch, Step, compile_flow, find, patched
from modiste.flow import Sequence as FlowSequence
from modiste.game import Game, Variant
from modiste.hooks import HookImpl, MatchHooks, implementations, questions
from modiste.options import read_options
from modiste.phase import AnyPhase
from modiste.plugins.blame import Handed
from modiste.plugins.errors import (
    BadFlow,
    BadPatch,
    BadPreset,
    BadWrapper,
    DoubledKind,
    NoStandard,
    NoSuchGame,
    UnansweredRule,
    UnlistedPhase,
    WrongSignature,
)
from modiste.plugins.parts import part_problems
from modiste.trace import place_of_class, place_of_member, place_of_part, place_of_text


def game_problems(game: Game, by: Handed) -> Iterator[PluginError]:
    """Yield what is wrong with a game; whether its parts fit together only if each is of the right kind."""
    wrong = list(part_problems(game, by))
    yield from wrong
    if wrong:
        return
    yield from _edition_problems(game, by)
    yield from _flow_problems(game, game.flow, by)
    asked = questions(MatchHooks, game.rules)
    yield from hook_problems(game.base_rules, asked, by)
    answered = {impl.opts["specname"] or name for name, impl in _answers(game.base_rules).items()}
    for rule in questions(game.rules):
        if rule not in answered:
            place = place_of_class(type(game.base_rules), by.place)
            yield by.error(UnansweredRule, f"nothing answers the rule {rule}", place, rule=rule, id=game.id)


def variant_problems(variant: Variant, games: Mapping[str, Game], by: Handed) -> Iterator[PluginError]:
    """Yield what is wrong with a variant of one of `games`."""
    game = games.get(variant.game)
    if game is None:
        near = _near(variant.game, games)
        place = place_of_part("Variant", variant.id, "game", by.place)
        cause = f"{variant.id} is for the game {variant.game}"
        yield by.error(NoSuchGame, cause, place, variant=variant.id, game=variant.game, near=near)
        return
    wrong = list(part_problems(variant, by))
    yield from wrong
    if wrong:
        return
    if variant.plugin is not None:
        yield from hook_problems(variant.plugin, questions(MatchHooks, game.rules), by)
    yield from _patch_problems(game, variant, by)
    parts = FlowSequence("", *(part for patch in variant.patches for part in patch.parts))
    yield from _unlisted(parts, (*game.phases, *variant.phases), by)
    yield from _preset_problems(game, "variant", variant.id, variant.options, by)
    try:
        Codec(game, (variant,))
    except BadDeclaration as error:
        yield by.error(DoubledKind, str(error), id=variant.id, cls=error.facts["cls"])


def hook_problems(plugin: object, asked: Mapping[str, Sequence[str]], by: Handed) -> Iterator[PluginError]:
    """Yield what is wrong with the implementations of a plugin; `asked` are the hooks with their arguments."""
    found = implementations(plugin)
    for name, impl in found.items():
        hook, place = impl.opts["specname"] or name, place_of_member(plugin, name, by.place)
        if hook in asked:
            yield from _impl_problems(hook, impl, asked[hook], by.at(place))
        elif not impl.optionalhook:
            near = _near(hook, asked)
            cause = f"unknown hook {hook}" + (f", perhaps {near}" if near else "")
            yield by.error(UnknownHook, cause, place, hook=hook, near=near)
    for name in dir(plugin):
        if name not in found and (name in asked or name.startswith("modiste_register")) and _is_own(plugin, name):
            place = place_of_member(plugin, name, by.place)
            yield by.error(UnmarkedHook, f"{name} is not marked as a hook", place, hook=name)


def _impl_problems(hook: str, impl: HookImpl, wanted: Sequence[str], by: Handed) -> Iterator[PluginError]:
    unknown = [name for name in impl.argnames if name not in wanted]
    if unknown:
        cause = f"{hook} takes {', '.join(unknown)}, but is given {', '.join(wanted)}"
        yield by.error(WrongSignature, cause, hook=hook, unknown=unknown, wanted=list(wanted))
    if impl.hookwrapper:
        yield by.error(BadWrapper, f"wrap {hook} with wrapper=True", hook=hook, reason="old")
    elif impl.wrapper and not inspect.isgeneratorfunction(impl.function):
        yield by.error(BadWrapper, f"{hook} is a wrapper that does not yield", hook=hook, reason="plain")


def _is_own(plugin: object, name: str) -> bool:
    """Say whether a function is the plugin's own, not one that its module imports."""
    member = getattr(plugin, name)
    own = not inspect.ismodule(plugin) or getattr(member, "__module__", None) == plugin.__name__
    return inspect.isroutine(member) and own


def _answers(plugin: object) -> dict[str, HookImpl]:
    return {name: impl for name, impl in implementations(plugin).items() if not (impl.wrapper or impl.hookwrapper)}


def _edition_problems(game: Game, by: Handed) -> Iterator[PluginError]:
    if "standard" not in game.editions:
        place = place_of_part("Game", game.id, "editions", by.place)
        yield by.error(NoStandard, f"{game.id} has no edition 'standard'", place, id=game.id)
    for edition, values in game.editions.items():
        yield from _preset_problems(game, "edition", edition, values, by)


def _preset_problems(
    game: Game, what: str, name: str, values: Mapping[str, object], by: Handed
) -> Iterator[PluginError]:
    """Try each value alone, so that all that are wrong are found."""
    for option, value in values.items():
        try:
            read_options(game.options, {option: value})
        except BadOption as error:
            part = ("Game", game.id, "editions") if what == "edition" else ("Variant", name, "options")
            place = place_of_text(option, place_of_part(*part, by.place))
            yield by.error(BadPreset, f"{what} {name}: {error}", place, what=what, id=name, **error.facts)


def _flow_problems(owner: Game, flow: Node, by: Handed) -> Iterator[PluginError]:
    try:
        compile_flow(flow)
        Codec(owner)
    except BadDeclaration as error:
        if "path" in error.facts:
            yield by.error(BadFlow, str(error), id=owner.id, **error.facts)
        else:
            yield by.error(DoubledKind, str(error), id=owner.id, cls=error.facts["cls"])
    yield from _unlisted(flow, owner.phases, by)


def _patch_problems(game: Game, variant: Variant, by: Handed) -> Iterator[PluginError]:
    """Apply the patches one after the other, leaving out those that cannot be."""
    flow = game.flow
    for patch in variant.patches:
        place = place_of_text(patch.path, place_of_part("Variant", variant.id, "patches", by.place))
        try:
            new = patched(flow, patch)
        except BadDeclaration as error:
            facts = _misfit(flow, patch)
            yield by.error(BadPatch, str(error), place, variant=variant.id, path=patch.path, **facts)
            continue
        try:
            compile_flow(new)
        except BadDeclaration as error:
            yield by.error(BadFlow, str(error), place, id=variant.id, **error.facts)
        else:
            flow = new


def _misfit(flow: Node, patch: Patch) -> dict[str, object]:
    """Say why a patch does not fit a flow."""
    try:
        find(flow, patch.path)
    except BadDeclaration as error:
        places = error.facts.get("fits", ())
        return {"reason": "several" if places else "unknown", "places": places, "near": error.facts.get("near", "")}
    return {"reason": "whole", "places": (), "near": ""}


def _unlisted(flow: Node, listed: Sequence[type[AnyPhase]], by: Handed) -> Iterator[PluginError]:
    """Yield the phases that stand in a flow, but are not listed; each once."""
    steps = {type(node.phase): path for path, node in _nodes(flow) if isinstance(node, Step)}
    for kind, path in steps.items():
        if kind not in listed:
            place = place_of_class(kind, by.place)
            yield by.error(UnlistedPhase, f"{kind.__name__} is not in phases", place, phase=kind.__name__, path=path)


def _nodes(node: Node, above: str = "") -> Iterator[tuple[str, Node]]:
    path = f"{above}/{node.name}" if above else node.name
    yield path, node
    for part in () if isinstance(node, Step) else node.parts:
        yield from _nodes(part, path)


def _near(name: str, known: Mapping[str, object]) -> str:
    return next(iter(difflib.get_close_matches(name, list(known), 1)), "")
