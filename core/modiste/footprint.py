"""What a variant touches: read from its hook implementations, patches and options, never declared.

Variants that would touch the same thing do not go together; whoever chooses variants sees here what each changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from modiste.errors import VariantConflict
from modiste.flow import find
from modiste.game import Game, Variant
from modiste.hooks import MatchCalls, PluginManager, make_manager, rule_names


@dataclass(frozen=True, slots=True)
class Footprint:
    """What a variant touches of its game.

    Attributes:
        replaced: the rules that it answers.
        wrapped: the rules whose answers it changes.
        hooks: the match hooks that it implements.
        patched: what it does at which place of the flow, as (where, full path).
    """

    variant: Variant
    replaced: tuple[str, ...]
    wrapped: tuple[str, ...]
    hooks: tuple[str, ...]
    patched: tuple[tuple[str, str], ...]


def footprint(game: Game, variant: Variant) -> Footprint:
    """Read what a variant touches.

    Raises:
        BadDeclaration: it implements a hook, or patches a place of the flow, that the game does not have.
    """
    plugins = [] if variant.plugin is None else [(variant.id, variant.plugin)]
    manager = make_manager(game.rules, plugins)
    return Footprint(
        variant,
        tuple(name for name in rule_names(game.rules) if _implements(manager, name, wrapper=False)),
        tuple(name for name in rule_names(game.rules) if _implements(manager, name, wrapper=True)),
        tuple(name for name in MatchCalls.__dataclass_fields__ if getattr(manager.hook, name).get_hookimpls()),
        tuple((patch.where, find(game.flow, patch.path)) for patch in variant.patches),
    )


def refuse_conflicts(prints: Sequence[Footprint]) -> None:
    """Refuse two variants that answer one rule or patch under one another, unless one says it comes after the other.

    Raises:
        VariantConflict: with both and what they both change.
    """
    for number, later in enumerate(prints):
        for earlier in prints[:number]:
            thing = next(_shared(earlier, later), None)
            if thing and earlier.variant.id not in later.variant.after:
                kind, name = thing
                raise VariantConflict(
                    f"{earlier.variant.id} and {later.variant.id} both change {kind} {name}",
                    variant=earlier.variant.id,
                    other=later.variant.id,
                    kind=kind,
                    thing=name,
                    reason="same",
                )


def _implements(manager: PluginManager, rule: str, wrapper: bool) -> bool:
    return any(impl.wrapper == wrapper for impl in getattr(manager.hook, rule).get_hookimpls())


def _shared(one: Footprint, other: Footprint) -> Iterator[tuple[str, str]]:
    """Yield the rules that both answer, and the places that one takes away where the other patches."""
    for name in one.replaced:
        if name in other.replaced:
            yield "rule", name
    for first, second in ((one, other), (other, one)):
        for where, path in first.patched:
            for _, touched in second.patched:
                if where in ("replace", "remove") and f"{touched}/".startswith(f"{path}/"):
                    yield "place", path
    for name in one.variant.options:
        if name in other.variant.options and one.variant.options[name] != other.variant.options[name]:
            yield "option", name
