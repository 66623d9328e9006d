"""The catalogue: everything that is installed, by id.

It is what the plugins registered, after whatever was broken or claimed twice has been left out. It is sorted
by id, so that nothing depends on the order of installation. Packs are read when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from modiste.errors import ContentError, PluginError, RulesetError, VariantConflict
from modiste.ruleset import Ruleset, build, ordered, unknown

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from modiste.bots import BotKind
    from modiste.game import Game, Variant
    from modiste.packs import Pack


class Thing(NamedTuple):
    """What names something that is registered: its kind, the id of its game (if it is for one) and its own."""

    kind: str
    game: str
    id: str


@dataclass(frozen=True, slots=True)
class Plugin:
    """A plugin that was loaded: where it comes from, the hooks it implements and what it registered.

    `mark` is the hash of the file that it is made of, if a person named one.
    """

    name: str
    distribution: str
    version: str
    place: str
    hooks: tuple[str, ...]
    things: tuple[Thing, ...]
    mark: str = ""

    @property
    def registered(self) -> tuple[str, ...]:
        """What it registered, as kind and id."""
        return tuple(f"{thing.kind} {thing.id}" for thing in self.things)


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """What is installed.

    Attributes:
        games: by id.
        variants: by the id of their game and their own.
        bots: by the id of their game (empty: any game) and their own.
        folders: the folders of content packs, by pack id.
        plugins: the plugins that all of this comes from.
        problems: the plugins that were left out, and why.
    """

    games: Mapping[str, Game] = field(default_factory=dict)
    variants: Mapping[tuple[str, str], Variant] = field(default_factory=dict)
    bots: Mapping[tuple[str, str], BotKind] = field(default_factory=dict)
    folders: Mapping[str, Traversable] = field(default_factory=dict)
    plugins: tuple[Plugin, ...] = ()
    problems: tuple[PluginError, ...] = ()
    _read: dict[str, Pack] = field(default_factory=dict, repr=False, compare=False)

    def game(self, game: str) -> Game:
        """Return a game.

        Raises:
            UnknownName: nothing installed has that id; the facts name the nearest.
        """
        if game not in self.games:
            raise unknown("game", game, self.games)
        return self.games[game]

    def variant(self, game: str, variant: str) -> Variant:
        """Return a variant of a game; raise as `game` does.

        Raises:
            VariantConflict: it is a variant of another game.
        """
        known = self.variants_of(game)
        if variant not in known:
            for owner, name in self.variants:
                if name == variant:
                    facts = {"variant": variant, "other": owner, "reason": "game"}
                    raise VariantConflict(f"{variant} is a variant of {owner}", **facts)
            raise unknown("variant", variant, known)
        return known[variant]

    def bot(self, game: str, bot: str) -> BotKind:
        """Return a kind of bot that can play a game; raise as `game` does."""
        known = self.bots_of(game)
        if bot not in known:
            raise unknown("bot", bot, known)
        return known[bot]

    def pack(self, pack: str) -> Pack:
        """Return a content pack, read on first use.

        Raises:
            UnknownName: nothing installed has that id.
            ContentError: its `pack.yaml` is broken.
        """
        from modiste.packs import read_pack

        if pack not in self.folders:
            raise unknown("pack", pack, self.folders)
        if pack not in self._read:
            self._read[pack] = read_pack(self.folders[pack])
        return self._read[pack]

    def variants_of(self, game: str) -> dict[str, Variant]:
        """List the variants of a game by id; raise as `game` does."""
        self.game(game)
        return {variant.id: variant for (owner, _), variant in self.variants.items() if owner == game}

    def bots_of(self, game: str) -> dict[str, BotKind]:
        """List the kinds of bots that can play a game by id; raise as `game` does."""
        self.game(game)
        return {bot.id: bot for bot in self.bots.values() if bot.game in ("", game)}

    def packs_of(self, game: str) -> dict[str, Pack]:
        """List the packs made for a game by id, leaving out those that cannot be read (`pack` says why)."""
        found = {}
        for name in self.folders:
            try:
                pack = self.pack(name)
            except ContentError:
                continue
            if pack.game == game:
                found[name] = pack
        return found

    def compatible(self, game: str) -> Iterator[tuple[str, ...]]:
        """Yield the variants of a game that can be played together: each alone (with those it needs), and each pair.

        Raises:
            UnknownName: there is no such game.
        """
        known = self.variants_of(game)
        tried: set[frozenset[str]] = set()
        for wanted in [*combinations(known, 1), *combinations(known, 2)]:
            names = self.with_needed(game, wanted)
            if names not in tried:
                tried.add(names)
                with suppress(RulesetError, ContentError):
                    self.ruleset(game, variants=names)
                    yield tuple(sorted(names))

    def with_needed(self, game: str, variants: Iterable[str]) -> frozenset[str]:
        """Add to variants of a game those that they need, as far as they are installed."""
        known, waiting = self.variants_of(game), list(variants)
        names = set(waiting)
        while waiting:
            needed = set(known[waiting.pop()].needs) & known.keys() - names
            names |= needed
            waiting += needed
        return frozenset(names)

    def _packs_of_variant(self, variant: Variant) -> list[Pack]:
        for name in variant.packs:
            if name not in self.folders:
                facts = {"variant": variant.id, "other": name, "reason": "pack"}
                raise VariantConflict(f"{variant.id} needs the pack {name}", **facts)
        return [self.pack(name) for name in variant.packs]

    def ruleset(
        self,
        game: str,
        *,
        edition: str = "standard",
        options: Mapping[str, object] | None = None,
        variants: Iterable[str] = (),
        packs: Iterable[str] = (),
    ) -> Ruleset:
        """Build the ruleset of a game from ids; its own packs come first, then its variants', then `packs`.

        Each comes behind those that it extends. Languages change nothing, and so are no part of it.

        Raises:
            UnknownName: something that is not installed.
            VariantConflict: a variant of another game, or one whose pack is not installed.
            RulesetError, ContentError, EngineError: see `modiste.ruleset.build`.
        """
        from modiste.pack_links import in_order, refuse_other_games

        chosen = self.game(game)
        brought = ordered(chosen, tuple(self.variant(game, variant) for variant in dict.fromkeys(variants)))
        theirs = [pack for variant in brought for pack in self._packs_of_variant(variant)]
        asked = [*map(self.pack, chosen.packs), *theirs, *map(self.pack, packs)]
        refuse_other_games(asked, game)
        wanted = in_order(asked, self.pack, self.folders)
        refuse_other_games(wanted, game)
        return build(
            chosen,
            edition=edition,
            options=options,
            variants=brought,
            packs=[pack for pack in wanted if pack.kind == "cards"],
        )
