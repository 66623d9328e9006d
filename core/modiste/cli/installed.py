"""What is installed and in which words it speaks: the catalogue and the texts of one command."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from modiste.catalogue import Catalogue
from modiste.cli.failures import explain
from modiste.cli.help_texts import environment_language
from modiste.packs import Pack
from modiste.plugins import load, load_file
from modiste.ruleset import unknown
from modiste.text import Texts, read_texts

if TYPE_CHECKING:
    from modiste.ruleset import Ruleset

MODISTE = "modiste"
ENGLISH = "en"


def open_catalogue(packs: Iterable[Path] = (), plugins: Iterable[Path] = (), warn: bool = True) -> Catalogue:
    """Load what is installed, and what a person adds; say in a line each what is broken.

    Raises:
        PluginFailed: a named file is no plugin.
    """
    catalogue = load(extra_modules=[load_file(path) for path in plugins], extra_packs=packs)
    for problem in catalogue.problems if warn else ():
        click.echo(explain(problem), err=True)
    return catalogue


def own_texts(catalogue: Catalogue, language: str = "") -> Texts:
    """Return what Modiste says when no game is chosen."""
    return make_texts([catalogue.pack(MODISTE)], language or environment_language())


def game_texts(catalogue: Catalogue, ruleset: Ruleset, language: str) -> Texts:
    """Return what Modiste and a game say in a language.

    Raises:
        UnknownName: nobody speaks it.
    """
    packs = [catalogue.pack(MODISTE), *ruleset.packs]
    for game in (MODISTE, ruleset.game.id):
        packs += [pack for pack in catalogue.packs_of(game).values() if pack.kind == "language"]
    different = list({pack.id: pack for pack in packs}.values())
    spoken = {name for pack in different for name in pack.languages}
    if language.partition("-")[0] not in {name.partition("-")[0] for name in spoken}:
        raise unknown("language", language, spoken)
    return make_texts(different, language)


def make_texts(packs: Sequence[Pack], language: str) -> Texts:
    """Read the texts of packs in a language, then its wider one, then English."""
    languages = list(dict.fromkeys((language, language.partition("-")[0], ENGLISH)))
    return Texts(read_texts(packs, languages), languages)
