"""The scenarios that packs ship: what stands in their folder `scenarios`, and whether all of it is right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from modiste.packs import Pack, PackError
from modiste.problem import Problem
from modiste.scenarios.files import ENDINGS, ScenarioError, Sheet, sheets_of
from modiste.scenarios.run import play

if TYPE_CHECKING:
    from modiste.catalogue import Catalogue

FOLDER: Final = "scenarios"


def shipped(game: str, catalogue: Catalogue) -> Iterator[tuple[Pack, str]]:
    """Yield the scenario files of all packs of a game: each pack, and the name of a file in it.

    Raises:
        UnknownName: there is no such game.
    """
    catalogue.game(game)
    for pack in catalogue.packs_of(game).values():
        yield from ((pack, name) for name in files_in(pack))


def files_in(pack: Pack) -> list[str]:
    """List the scenario files of a pack."""
    return sorted(name for ending in ENDINGS for name in pack.files(FOLDER, ending))


def read_shipped(pack: Pack, name: str) -> list[Sheet]:
    """Read the scenarios of a file in a pack.

    Raises:
        ScenarioError: all that is wrong with it.
    """
    try:
        text = pack.text(name)
    except PackError as error:
        raise ScenarioError(error.problems) from error
    return sheets_of(text, pack.shown(name))


def scenario_problems(pack: Pack, catalogue: Catalogue) -> Iterator[Problem]:
    """Yield what is wrong with the scenarios of a pack, installed or not, and what in them does not hold."""
    beside = replace(catalogue, folders={**catalogue.folders, pack.id: pack.root}, _read={})
    for name in files_in(pack):
        try:
            sheets = read_shipped(pack, name)
        except ScenarioError as error:
            yield from error.problems
            continue
        for sheet in sheets:
            yield from play(sheet, beside).problems
