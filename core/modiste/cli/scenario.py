"""`modiste scenario`: settles questions of the rules that are written down in files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import click

from modiste.catalogue import Catalogue
from modiste.cli.choosing import extra_options, json_option, language_option, plain_option, print_json
from modiste.cli.help_texts import tell
from modiste.cli.installed import open_catalogue, own_texts
from modiste.cli.scenario_names import described_data, described_screen
from modiste.cli.scenario_screens import outcome_data, outcome_screen, total_line
from modiste.cli.terminal import Terminal
from modiste.problem import Problem
from modiste.scenarios.describe import Described, describe
from modiste.scenarios.files import ScenarioError, Sheet, find_files, read_sheets
from modiste.scenarios.run import Outcome, play
from modiste.scenarios.shipped import read_shipped, shipped
from modiste.text import Texts

Reads: TypeAlias = Callable[[], list[Sheet]]
"""Reads the scenarios of a file."""


@click.command("scenario", help=f"{tell('scenario')}\n\n{tell('scenario-more')}", short_help=tell("scenario"))
@click.argument("files", metavar="FILE|GAME...", nargs=-1)
@click.option("--describe", "game", metavar="GAME", help=tell("option-describe"))
@click.option("--variant", "variants", multiple=True, metavar="V", help=tell("option-describe-variant"))
@extra_options
@language_option
@json_option
@plain_option
def command(
    files: tuple[str, ...],
    game: str | None,
    variants: tuple[str, ...],
    lang: str,
    as_json: bool,
    plain: bool,
    **given: Any,
) -> int:
    """Play scenarios, or say what they may name."""
    if bool(files) == bool(game) or (files and variants):
        raise click.UsageError(tell("scenario-what"))
    catalogue = open_catalogue(given["packs"], given["plugins"])
    texts = own_texts(catalogue, lang)
    if game:
        _describe(describe(catalogue.ruleset(game, variants=variants)), texts, as_json, plain)
        return 0
    packs = [path.resolve().name for path in given["packs"]]
    found = [outcome for file, read in _found(files, catalogue) for outcome in _play(file, read, catalogue, packs)]
    if as_json:
        print_json([outcome_data(file, outcome, texts) for file, outcome in found])
    else:
        terminal = Terminal(plain)
        for file, outcome in found:
            terminal.draw(outcome_screen(file, outcome, texts))
        terminal.line(total_line([outcome for _, outcome in found], texts))
    return 0 if found and all(isinstance(outcome, Outcome) and outcome.holds for _, outcome in found) else 1


def _describe(found: Described, texts: Texts, as_json: bool, plain: bool) -> None:
    if as_json:
        print_json(described_data(found))
    else:
        Terminal(plain).draw(described_screen(found, texts))


def _found(names: Sequence[str], catalogue: Catalogue) -> Iterator[tuple[Path, Reads]]:
    """Yield the files that are named, those in the folders that are, and those that ship with the games that are.

    Raises:
        UnknownName: a name is neither that of a file nor that of a game.
    """
    for name in names:
        path = Path(name)
        if name not in catalogue.games and (path.exists() or path.name != name or path.suffix):
            yield from ((file, partial(read_sheets, file)) for file in find_files([path]))
        else:
            for pack, file in shipped(name, catalogue):
                yield Path(pack.shown(file)), partial(read_shipped, pack, file)


def _play(
    file: Path, read: Reads, catalogue: Catalogue, packs: Sequence[str]
) -> list[tuple[Path, Outcome | Sequence[Problem]]]:
    """Play the scenarios of a file; of one that cannot be read, return what is wrong with it."""
    try:
        sheets = read()
    except ScenarioError as error:
        return [(file, error.problems)]
    return [(file, play(sheet, catalogue, packs)) for sheet in sheets]
