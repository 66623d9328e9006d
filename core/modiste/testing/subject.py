"""What the kit tests: a game with all that is installed for it, in every way in which it can be set up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from modiste.errors import RulesetError
from modiste.game import Game, Variant
from modiste.plugins.loading import load, load_file
from modiste.testing.play import ContractBroken

if TYPE_CHECKING:
    from modiste.catalogue import Catalogue
    from modiste.ruleset import Ruleset

STANDARD: Final = "standard"
Thing: TypeAlias = Game | Variant


@dataclass(frozen=True, slots=True)
class Setting:
    """A way to set a game up: an edition, and variants."""

    edition: str = STANDARD
    variants: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "+".join((self.edition, *self.variants))


@dataclass(frozen=True, slots=True, eq=False)
class Subject:
    """A game, and the catalogue that it is tested with.

    Attributes:
        game: the game.
        catalogue: what is installed, and what was handed over.
        variants: the variants that are tested, by id; with none, the game is, with and without all of its variants.
        plugins, packs: files and folders that the command line needs to find all of it.
        given: the game and the variants that were handed over as objects, and are not installed.
    """

    game: Game
    catalogue: Catalogue
    variants: tuple[str, ...] = ()
    plugins: tuple[Path, ...] = ()
    packs: tuple[Path, ...] = ()
    given: tuple[Thing, ...] = ()
    _rulesets: dict[Setting, Ruleset] = field(default_factory=dict, repr=False)

    def ruleset(self, setting: Setting) -> Ruleset:
        """Build the ruleset of a setting, once."""
        if setting not in self._rulesets:
            self._rulesets[setting] = self.catalogue.ruleset(
                self.game.id, edition=setting.edition, variants=setting.variants
            )
        return self._rulesets[setting]

    def parts(self) -> list[object]:
        """List the classes, functions and objects that rule: those of the tested variants, or those of the game."""
        if not self.variants:
            game = self.game
            single = [game.state, game.setup, game.rules, game.base_rules, game.redeal, game.scores, game.conserved]
            return [*single, game.content, game.options, *game.phases, *game.actions, *game.events]
        parts: list[object] = []
        for name in self.variants:
            one = self.catalogue.variant(self.game.id, name)
            parts += [one.plugin, one.state, one.redeal, *one.phases, *one.actions, *one.events]
        return [part for part in parts if part is not None]

    def settings(self) -> list[Setting]:
        """List every edition alone, with each variant and with each pair that goes together.

        A variant that cannot be set up is listed too, so that somebody tells why.
        """
        groups: list[tuple[str, ...]] = list(self.catalogue.compatible(self.game.id))
        met = {name for group in groups for name in group}
        groups += [(name,) for name in self.catalogue.variants_of(self.game.id) if name not in met]
        if self.variants:
            groups = [group for group in groups if set(group) & set(self.variants)]
        else:
            groups.insert(0, ())
        return [Setting(edition, group) for group in groups for edition in self.game.editions]


def find_subject(
    game: Game | str,
    variants: Iterable[Variant | str] = (),
    plugins: Iterable[Path | str] = (),
    packs: Iterable[Path | str] = (),
) -> Subject:
    """Find a game, and put what is handed over beside what is installed.

    Raises:
        ContractBroken: a plugin is left out, or there is no such game or variant.
    """
    files, folders = tuple(map(Path, plugins)), tuple(map(Path, packs))
    wanted = tuple(variants)
    catalogue = load(extra_modules=map(load_file, files), extra_packs=folders)
    if isinstance(game, Game) and catalogue.games.get(game.id) is not game:
        catalogue = replace(catalogue, games={**catalogue.games, game.id: game})
        given: tuple[Thing, ...] = (game,)
    else:
        given = ()
    for one in wanted:
        if isinstance(one, Variant) and catalogue.variants.get((one.game, one.id)) is not one:
            catalogue = replace(catalogue, variants={**catalogue.variants, (one.game, one.id): one})
            given += (one,)
    ids = [one if isinstance(one, str) else one.id for one in wanted]
    chosen = _looked_up(catalogue, game if isinstance(game, str) else game.id, ids)
    return Subject(chosen, catalogue, tuple(ids), files, folders, given)


def _looked_up(catalogue: Catalogue, game: str, variants: Iterable[str]) -> Game:
    """Return a game that is there with its variants; otherwise tell which plugins were left out, and why."""
    try:
        for variant in variants:
            catalogue.variant(game, variant)
        return catalogue.game(game)
    except RulesetError as error:
        left_out = [f"\n  left out: {problem}" for problem in catalogue.problems]
        raise ContractBroken("".join([str(error), *left_out])) from error
