"""`modiste packs`: content packs for those who write them: what is there, what is wrong, how to begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from modiste.catalogue import Catalogue
from modiste.checks.packs import check_pack, reader_of
from modiste.cli.choosing import extra_options, json_option, language_option, plain_option, print_json
from modiste.cli.error_texts import problems_in, texts_for, texts_of_problems
from modiste.cli.help_texts import tell
from modiste.cli.installed import open_catalogue, own_texts
from modiste.cli.languages import LANGUAGE
from modiste.cli.pack_screens import list_screen, problems_screen, status_screen, told
from modiste.cli.terminal import Terminal
from modiste.errors import ContentError, RecordUnwritable
from modiste.pack_links import CORE
from modiste.pack_schema import schemas_of
from modiste.pack_starts import start_pack
from modiste.pack_status import (
    Sourced,
    Spoken,
    counted,
    languages_of,
    languages_of_pack,
    packs_beside,
    values_in,
    values_of_game,
)
from modiste.problem import system_reason
from modiste.ruleset import unknown

KINDS: Final = ("cards", "language")


@click.group("packs", help=tell("packs"))
def command() -> None:
    """Be the group; each command of it is one below."""


@command.command("list", help=tell("packs-list"))
@extra_options
@language_option
@json_option
@plain_option
def list_packs(lang: str, as_json: bool, plain: bool, **given: Any) -> None:
    """List the installed packs."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    owners = {name: plugin for plugin in catalogue.plugins for name in plugin.registered}
    rows: list[dict[str, Any]] = []
    for name in catalogue.folders:
        try:
            pack = catalogue.pack(name)
        except ContentError as error:
            rows.append({"id": name, "problems": told(problems_in(error), texts_for(error, catalogue, lang))})
            continue
        owner = owners[f"pack {name}"]
        facts = {key: getattr(pack, key) for key in ("id", "game", "kind", "version", "licence", "title")}
        rows.append(facts | {"languages": list(pack.languages), "from": owner.distribution or owner.place})
    if as_json:
        print_json(rows)
    else:
        Terminal(plain).draw(list_screen(rows, own_texts(catalogue, lang)))


@command.command("status", help=tell("packs-status"))
@click.argument("game", required=False)
@click.option("--missing", is_flag=True, help=tell("option-missing"))
@click.option("--values", is_flag=True, help=tell("option-values"))
@extra_options
@language_option
@json_option
@plain_option
def status(game: str | None, missing: bool, values: bool, lang: str, as_json: bool, plain: bool, **given: Any) -> None:
    """Say how complete the languages are, and where values come from."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    games = [_status(name, catalogue) for name in ([_known(game, catalogue)] if game else [*catalogue.games, CORE])]
    if as_json:
        print_json(games)
    else:
        Terminal(plain).draw(status_screen(games, missing, values, own_texts(catalogue, lang)))


def _status(game: str, catalogue: Catalogue) -> dict[str, Any]:
    values = values_of_game(game, catalogue) if game in catalogue.games else []
    others = {
        pack.id: _state_of(languages_of_pack(pack, catalogue), list(values_in(pack)))
        for pack in packs_beside(game, catalogue)
    }
    told = [{"pack": name} | state for name, state in others.items() if state["languages"] or state["provenance"]]
    return {"game": game} | _state_of(languages_of(game, catalogue), values) | {"packs": told}


def _state_of(spoken: Sequence[Spoken], values: Sequence[Sourced]) -> dict[str, Any]:
    return {
        "languages": [
            {"language": one.language, "said": one.said, "messages": one.messages, "missing": list(one.missing)}
            for one in spoken
        ],
        "provenance": counted(values) if values else {},
        "house": [value.path for value in values if value.provenance == "house"],
    }


@command.command("check", help=f"{tell('packs-check')}\n\n{tell('packs-check-more')}", short_help=tell("packs-check"))
@click.argument("folders", metavar="PATH...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--complete", is_flag=True, help=tell("option-complete"))
@extra_options
@language_option
@json_option
@plain_option
def check(folders: tuple[Path, ...], complete: bool, lang: str, as_json: bool, plain: bool, **given: Any) -> int:
    """Tell all that is wrong with packs."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    found = [check_pack(folder, catalogue, complete=complete) for folder in folders]
    texts = texts_of_problems([what for one in found for what in (*one.problems, *one.notes)], catalogue, lang)
    if as_json:
        print_json(
            [
                {"pack": one.name, "problems": told(one.problems, texts), "notes": told(one.notes, texts)}
                for one in found
            ]
        )
    else:
        terminal = Terminal(plain)
        for line in problems_screen(found, texts):
            terminal.line(line, whole=True)
    return 1 if any(one.problems for one in found) else 0


@command.command("schema", help=tell("packs-schema"))
@click.argument("game", required=False)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER", help=tell("option-schemas"))
@extra_options
def schema(game: str | None, out: Path | None, **given: Any) -> None:
    """Write the schemas of the files of packs."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    for name in [_known(game, catalogue)] if game else list(catalogue.games):
        schemas = schemas_of(reader_of(name, catalogue))
        if out is None:
            for text in schemas.values():
                click.echo(text, nl=False)
            continue
        folder = out if game else out / name
        with _writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
            for file, text in schemas.items():
                (folder / f"{file}.json").write_text(text, encoding="utf-8")
                click.echo(folder / f"{file}.json")


@command.command("new", help=f"{tell('packs-new')}\n\n{tell('packs-new-more')}", short_help=tell("packs-new"))
@click.argument("kind", type=click.Choice(KINDS))
@click.argument("folder", metavar="PATH", type=click.Path(file_okay=False, path_type=Path))
@click.option("--game", required=True, metavar="GAME", help=tell("option-pack-game"))
@extra_options
@partial(language_option, message="option-pack-lang")
def new(kind: str, folder: Path, game: str, lang: str, **given: Any) -> None:
    """Begin a pack."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    _known(game, catalogue)
    with _writing(folder):
        _refuse_start(kind, folder, game, lang, catalogue)
        written = start_pack(folder, kind, game, lang, catalogue)
    for path in written:
        click.echo(path)


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    """Tell what keeps a folder from being written.

    Raises:
        RecordUnwritable: with the system's reason.
    """
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise RecordUnwritable(path=str(folder), problem=system_reason(error)) from error


def _refuse_start(kind: str, folder: Path, game: str, language: str, catalogue: Catalogue) -> None:
    """Refuse what would make no good pack.

    Raises:
        click.BadParameter: with what would be right.
    """
    import re

    if folder.exists() and any(folder.iterdir()):
        raise click.BadParameter(tell("pack-taken"), param_hint="PATH")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", folder.resolve().name):
        raise click.BadParameter(tell("pack-name"), param_hint="PATH")
    if kind == "language" and not LANGUAGE.fullmatch(language):
        raise click.BadParameter(tell("pack-language"), param_hint="--lang")
    if kind == "cards" and reader_of(game, catalogue) is None:
        raise click.BadParameter(tell("pack-no-cards"), param_hint="--game")


def _known(game: str, catalogue: Catalogue) -> str:
    """Return the id of a game, or of Modiste itself.

    Raises:
        UnknownName: nothing is called like that.
    """
    names: Sequence[str] = [*catalogue.games, CORE]
    if game not in names:
        raise unknown("game", game, names)
    return game
