"""What is installed and in which words it speaks: the catalogue and the texts of one command."""

from __future__ import annotations

import shlex
from collections.abc import Collection, Container, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from modiste.catalogue import Catalogue
from modiste.cli.error_texts import texts_for
from modiste.cli.failures import explain
from modiste.cli.help_texts import environment_language
from modiste.cli.languages import spellings, wider
from modiste.cli.main import CATALOGUE
from modiste.cli.own_packs import find_own_packs
from modiste.errors import PluginError
from modiste.packs import Pack
from modiste.plugins.doubts import doubts
from modiste.plugins.files import PluginModule
from modiste.plugins.loading import load, load_file
from modiste.plugins.sources import given
from modiste.ruleset import unknown
from modiste.text import Texts, read_rules, read_texts

if TYPE_CHECKING:
    from modiste.ruleset import Ruleset

MODISTE = "modiste"
ENGLISH = "en"

TOLD: Final = "modiste.cli.installed.told"
"""Where a command keeps the packs whose broken texts it has told of."""


def open_catalogue(packs: Collection[Path] = (), plugins: Collection[Path] = (), warn: bool = True) -> Catalogue:
    """Load what is installed, what the data folder holds and what a person adds; say in a line each what is broken.

    Without `warn`, nothing is said or raised: all that is broken is in the catalogue's problems.

    Raises:
        PluginError: a named file is no plugin, or what it brings cannot be used.
    """
    modules, broken = _load_files(plugins)
    if warn and broken:
        raise broken[0]
    own = find_own_packs([module.path for module in modules])
    named = {path.resolve() for path in packs}
    folders = [*packs, *(folder for folder in own.folders if folder not in named)]
    catalogue = load(extra_modules=modules, extra_packs=folders)
    if context := click.get_current_context(silent=True):
        context.meta[CATALOGUE] = catalogue
    if not warn:
        return replace(catalogue, problems=(*broken, *catalogue.problems))
    for folder, error in own.broken:
        click.echo(own_texts(catalogue).say("packs-left-out", pack=folder.name), err=True)
        click.echo(explain(error, texts_for(error, catalogue)), err=True)
    _tell_problems(catalogue, {source.name for source in given(modules)})
    return catalogue


def _load_files(paths: Iterable[Path]) -> tuple[list[PluginModule], list[PluginError]]:
    modules, broken = [], []
    for path in paths:
        try:
            modules.append(load_file(path))
        except PluginError as error:
            broken.append(error)
    return modules, broken


def _tell_problems(catalogue: Catalogue, files: Container[str]) -> None:
    """Say in a line for each plugin why it is left out or in doubt; raise what is wrong with a file.

    `files` are the names of the plugins that a person named.
    """
    first: dict[str, PluginError] = {}
    for problem in catalogue.problems:
        if problem.plugin in files:
            raise problem
        first.setdefault(problem.plugin, problem)
    for told in (*first.values(), *doubts(catalogue, [plugin for plugin in catalogue.plugins if plugin.mark])):
        click.echo(explain(told), err=True)
    if len(first) < len(catalogue.problems):
        click.echo(own_texts(catalogue).say("plugin-more"), err=True)


def own_texts(catalogue: Catalogue, language: str = "") -> Texts:
    """Return what Modiste says when no game is chosen."""
    return make_texts(own_packs(catalogue), language or environment_language())


def game_texts(catalogue: Catalogue, ruleset: Ruleset, language: str = "") -> Texts:
    """Return what Modiste and a game say in a language; without one, in that of the person's environment.

    Raises:
        UnknownName: nobody speaks the language.
    """
    packs = packs_of(catalogue, ruleset)
    spoken = {name for pack in packs for name in pack.languages}
    if language and not _is_spoken(language, spoken):
        raise unknown("language", language, spoken)
    usual = environment_language()
    return make_texts(packs, language or (usual if _is_spoken(usual, spoken) else ENGLISH))


def packs_of(catalogue: Catalogue, ruleset: Ruleset) -> list[Pack]:
    """Return the packs whose texts a match needs, in the order in which they are laid over one another."""
    theirs = [pack for pack in catalogue.packs_of(ruleset.game.id).values() if pack.kind == "language"]
    shipped = len(ruleset.game.packs)  # what lies over the cards may name them anew, in every language
    packs = [*own_packs(catalogue), *ruleset.packs[:shipped], *theirs, *ruleset.packs[shipped:]]
    return list({pack.id: pack for pack in packs}.values())


def own_packs(catalogue: Catalogue) -> list[Pack]:
    """Return the pack with what Modiste itself says, and those that say it in other languages."""
    return [catalogue.pack(MODISTE), *(pack for name, pack in catalogue.packs_of(MODISTE).items() if name != MODISTE)]


def _is_spoken(language: str, spoken: Iterable[str]) -> bool:
    """Say whether a language, in whatever region, has texts."""
    return wider(language) in {wider(name) for name in spoken}


def make_texts(packs: Sequence[Pack], language: str) -> Texts:
    """Read the texts of packs in a language, then its wider one, then English."""
    spoken = {name for pack in packs for name in pack.languages}
    languages = list(dict.fromkeys([*spellings(language, spoken), ENGLISH]))
    texts = Texts(read_texts(packs, languages), languages, rules=read_rules(packs, languages))
    tell_broken(packs, texts)
    return texts


def tell_broken(packs: Iterable[Pack], texts: Texts) -> None:
    """Say in a line for each pack with broken texts who knows more, once in a command."""
    for line in broken_texts(packs, texts):
        click.echo(line, err=True)


def broken_texts(packs: Iterable[Pack], texts: Texts) -> list[str]:
    """Give the lines that say which packs have broken texts, without those that were given before."""
    found = tuple(texts.problems)
    broken = [pack for pack in packs if any(problem.startswith(f"{pack.shown('text')}/") for problem in found)]
    return _told_once("packs-broken-texts", broken, texts)


def broken_rules(packs: Iterable[Pack], texts: Texts) -> list[str]:
    """Give the lines that say of packs that the outlines of their rules are broken, as `broken_texts` does."""
    return _told_once("packs-broken-rules", packs, texts)


def _told_once(message: str, packs: Iterable[Pack], texts: Texts) -> list[str]:
    context = click.get_current_context(silent=True)
    told: set[tuple[str, str]] = context.meta.setdefault(TOLD, set()) if context else set()
    new = [pack for pack in packs if (message, pack.id) not in told]
    told.update((message, pack.id) for pack in new)
    return [texts.say(message, pack=pack.id, path=shlex.quote(str(pack.root))) for pack in new]
