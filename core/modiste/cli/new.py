"""`modiste new`: begins the project of a game or a variant, ready to be installed, played and tested."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from modiste.cli.choosing import extra_options, language_option
from modiste.cli.help_texts import tell
from modiste.cli.installed import open_catalogue, own_texts
from modiste.project_starts import is_free, start_game, start_variant
from modiste.text import Texts


@click.group("new", help=tell("new"))
def command() -> None:
    """Begin a project."""


@command.command("game", help=f"{tell('new-game')}\n\n{tell('new-more')}", short_help=tell("new-game"))
@click.argument("name")
@click.argument("folder", metavar="[PATH]", required=False, type=click.Path(file_okay=False, path_type=Path))
@extra_options
@language_option
def game(name: str, folder: Path | None, lang: str, **given: Any) -> None:
    """Begin a game."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    root = _free_folder(name, folder, taken=[*catalogue.games, *catalogue.folders])
    _tell(start_game(root, name), root, own_texts(catalogue, lang), play=f"modiste play {name}")


@command.command("variant", help=f"{tell('new-variant')}\n\n{tell('new-more')}", short_help=tell("new-variant"))
@click.argument("game_id", metavar="GAME")
@click.argument("name")
@click.argument("folder", metavar="[PATH]", required=False, type=click.Path(file_okay=False, path_type=Path))
@extra_options
@language_option
def variant(game_id: str, name: str, folder: Path | None, lang: str, **given: Any) -> None:
    """Begin a variant of a game."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    changed = catalogue.game(game_id)
    root = _free_folder(name, folder, taken=[*catalogue.variants_of(game_id), *catalogue.folders])
    play = f"modiste play {game_id} --variant {name}"
    _tell(start_variant(root, name, changed), root, own_texts(catalogue, lang), play=play)


def _free_folder(name: str, folder: Path | None, taken: Iterable[str]) -> Path:
    """Return the folder to write to.

    Raises:
        click.BadParameter: the name or the folder cannot be taken, with what would be right.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*", name):
        raise click.BadParameter(tell("new-name"), param_hint="NAME")
    if name in taken or not is_free(name):
        raise click.BadParameter(tell("new-name-taken"), param_hint="NAME")
    root = folder or Path(name)
    if root.exists() and any(root.iterdir()):
        raise click.BadParameter(tell("pack-taken"), param_hint="PATH")
    return root


def _tell(files: Iterable[Path], root: Path, texts: Texts, play: str) -> None:
    for path in files:
        click.echo(path)
    click.echo()
    click.echo(texts.say("new-next"))
    for line in (f"cd {root}", "pip install --editable '.[dev]'", play, "pytest"):
        click.echo(f"  {line}")
