"""A ruleset: a game with chosen edition, options, variants and packs, frozen and ready to play."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from modiste.codec import Codec
from modiste.errors import SeatCount, UnknownName, VariantConflict
from modiste.flow import Node, Program, compile_flow, patched
from modiste.footprint import footprint, refuse_conflicts
from modiste.game import Content, Game, Variant
from modiste.hooks import MatchCalls, PluginManager, make_manager, resolve_match_hooks, resolve_rules
from modiste.options import Options, read_options

if TYPE_CHECKING:
    from random import Random

    from modiste.packs import Pack
    from modiste.phase import AnyPhase
    from modiste.state import State


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Ruleset:
    """What all matches of one kind share.

    Attributes:
        game, edition, options, variants, packs: what was chosen.
        content: what the game read from the packs.
        rules: an instance of the game's rules class, every rule a plain callable.
        hooks: the match hooks as plain callables.
        program: the compiled flow.
        codec: reads and writes actions, events and states.
        manager: the pluggy manager that rules and hooks were resolved from.
        fingerprint: changes whenever the same actions could play differently.
        start: the empty state before the set-up, which every match copies.
    """

    game: Game
    edition: str
    options: Options
    variants: tuple[Variant, ...]
    packs: tuple[Pack, ...]
    content: Content
    rules: object
    hooks: MatchCalls
    program: Program
    codec: Codec
    manager: PluginManager
    fingerprint: str
    start: State

    @property
    def phases(self) -> tuple[type[AnyPhase], ...]:
        """All phase classes that can be entered or pushed: the game's and its variants'."""
        return (*self.game.phases, *(phase for variant in self.variants for phase in variant.phases))

    @property
    def state_classes(self) -> tuple[type, ...]:
        """All classes that hold what stands on the table: the game's state, phases, and what variants keep."""
        return (self.game.state, *self.phases, *(variant.state for variant in self.variants if variant.state))

    def redeal(self, state: State, seat: int | None, rng: Random) -> State:
        """Turn a masked state into a world that agrees with it, given the seat that looks."""
        world = self.game.redeal(state, seat, rng)
        for variant in self.variants:
            if variant.redeal is not None:
                world = variant.redeal(world, seat, rng)
        return world

    def watched_by(self, plugin: object) -> Ruleset:
        """Make a ruleset that plays the same, and whose match hooks tell `plugin` as well, after all others.

        It must change nothing. It is told of clones and searches too, and knows its match by the table.
        """
        watching = resolve_match_hooks(make_manager(self.game.rules, [("watching", plugin)]))
        calls = {name: getattr(self.hooks, name) + getattr(watching, name) for name in MatchCalls.__dataclass_fields__}
        watched = replace(self, hooks=MatchCalls(**calls), start=self.start.clone())
        watched.start.bind(watched)
        return watched

    def check_seats(self, seats: int) -> None:
        """Refuse a seat count that the game does not have.

        Raises:
            SeatCount: with the counts that are possible.
        """
        if seats not in self.game.seats:
            least, most = min(self.game.seats), max(self.game.seats)
            exact = "yes" if least == most else "no"
            raise SeatCount(game=self.game.id, seats=seats, least=least, most=most, exact=exact)


def build(
    game: Game,
    *,
    edition: str = "standard",
    options: Mapping[str, object] | None = None,
    variants: Iterable[Variant] = (),
    packs: Sequence[Pack] = (),
) -> Ruleset:
    """Build the ruleset of a game.

    Args:
        game: the game.
        edition: the id of a preset of options.
        options: values over the edition's; a variant's own options lie between the two.
        variants: the variants to play with, in any order.
        packs: the packs to read the content from.

    Raises:
        UnknownName: no such edition.
        BadOption: an option the game does not have, or a wrong value.
        VariantConflict: the variants do not go together.
        BadDeclaration: a plugin implements a hook that does not exist.
    """
    if edition not in game.editions:
        raise unknown("edition", edition, game.editions)
    chosen = ordered(game, tuple(variants))
    read = read_options(game.options, preset(game, edition, chosen) | dict(options or {}))
    plugins = [(game.id, game.base_rules)] + [(v.id, v.plugin) for v in chosen if v.plugin is not None]
    manager = make_manager(game.rules, plugins)
    refuse_conflicts([footprint(game, variant) for variant in chosen])
    flow: Node = game.flow
    for variant in chosen:
        for patch in variant.patches:
            flow = patched(flow, patch)
    program = compile_flow(flow)
    content = game.fitted(game.content(packs), read)
    kept = [variant.state() for variant in chosen if variant.state]
    start = game.state(seats=0, laps=[0] * len(program.loops), variants=kept)
    ruleset = Ruleset(
        game=game,
        edition=edition,
        options=read,
        variants=chosen,
        packs=tuple(packs),
        content=content,
        rules=resolve_rules(manager, game.rules),
        hooks=resolve_match_hooks(manager),
        program=program,
        codec=Codec(game, chosen),
        manager=manager,
        fingerprint=_fingerprint(game, read, chosen, program, content),
        start=start,
    )
    start.bind(ruleset)
    return ruleset


def preset(game: Game, edition: str, variants: Iterable[Variant]) -> dict[str, object]:
    """Give the options that an edition sets, and variants over it."""
    values = dict(game.editions[edition])
    for variant in variants:
        values |= variant.options
    return values


def unknown(what: str, name: str, known: Iterable[str]) -> UnknownName:
    """Make the error for a name that nothing answers to, with the nearest known one."""
    names = sorted(known)
    near = difflib.get_close_matches(name, names, 1)
    facts = {"what": what, "name": name, "near": near[0] if near else "", "known": ", ".join(names)}
    return UnknownName(f"no {what} {name!r}", **facts)


def ordered(game: Game, variants: tuple[Variant, ...]) -> tuple[Variant, ...]:
    """Put variants into their canonical order: `after` first, then id; refuse what does not go together."""
    ids = {variant.id for variant in variants}
    for variant in variants:
        if variant.game != game.id:
            facts = {"variant": variant.id, "other": variant.game, "reason": "game"}
            raise VariantConflict(f"{variant.id} is a variant of {variant.game}", **facts)
        for need in variant.needs:
            if need not in ids:
                raise VariantConflict(f"{variant.id} needs {need}", variant=variant.id, other=need, reason="needs")
        for other in variant.excludes:
            if other in ids:
                facts = {"variant": variant.id, "other": other, "reason": "excludes"}
                raise VariantConflict(f"{variant.id} excludes {other}", **facts)
    waiting, done = sorted(variants, key=lambda variant: variant.id), []
    while waiting:
        names = {variant.id for variant in waiting}
        ready = next((variant for variant in waiting if not names & set(variant.after)), None)
        if ready is None:
            raise VariantConflict("variants come after one another in a circle", variant=waiting[0].id, reason="circle")
        waiting.remove(ready)
        done.append(ready)
    return tuple(done)


def _fingerprint(
    game: Game, options: Options, variants: tuple[Variant, ...], program: Program, content: Content
) -> str:
    facts = {
        "game": [game.id, game.rules_version],
        "options": options.model_dump(mode="json"),
        "variants": [[variant.id, variant.rules_version] for variant in variants],
        "flow": [[place.path, place.times] for place in program.places],
        "content": content.values(),
    }
    return blake2b(msgspec.json.encode(facts, order="deterministic"), digest_size=8).hexdigest()
