"""Small packs over the shipped cards: whoever owns a box changes single values, or adds cards, without code.

A game has two models for this: one of all its card files, and one in which any part of them may stand. Records are told
apart by their `id`; a list of anything else is replaced as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from modiste import yaml_reader
from modiste.content import problems_of
from modiste.packs import Pack, PackError
from modiste.problem import Problem
from modiste.yaml_reader import Located, YamlError

M = TypeVar("M", bound=BaseModel)
FOLDER = "cards"
"""Where a pack keeps its card files."""


def read_files(packs: Sequence[Pack], model: type[M], overlay: type[BaseModel], names: Iterable[str]) -> M:
    """Read the card files called `names` of the first pack, and lay the other packs over them in turn.

    Raises:
        PackError: all that is wrong with the files of one pack.
    """
    files = packs[0].read(model, *[f"{FOLDER}/{name}.yaml" for name in names])
    for pack in packs[1:]:
        files = overlaid(files, pack, overlay)
    return files


def overlaid(files: M, pack: Pack, overlay: type[BaseModel]) -> M:
    """Put a pack's records over the cards: known ids get the values that are given, other records are new cards.

    Raises:
        PackError: all that is wrong with the pack's card files.
    """
    problems: list[Problem] = []
    for name in pack.files(FOLDER, ".yaml"):
        try:
            book = yaml_reader.read(pack.text(name), pack.shown(name))
            files = _with_file(files, book, overlay)
        except (PackError, YamlError) as error:
            problems += error.problems
    if problems:
        raise PackError(problems)
    return files


def _with_file(files: M, book: Located, overlay: type[BaseModel]) -> M:
    if not isinstance(book.value, dict):
        raise PackError([book.problem((), "should be a mapping")])
    known = files.model_dump(exclude_unset=True)
    completed = {key: _completed(known.get(key), given) for key, given in book.value.items()}
    try:
        given = overlay.model_validate(completed)
        changed = {key: _replaced(getattr(files, key), getattr(given, key)) for key in given.model_fields_set}
        return type(files).model_validate(files.model_copy(update=changed).model_dump(exclude_unset=True))
    except ValidationError as error:
        raise PackError(problems_of(error, overlay, lambda path: book)) from error


def _completed(known: Any, given: Any) -> Any:
    """Complete what is given by what is known: mappings key by key, records by their ids."""
    if isinstance(known, dict) and isinstance(given, dict):
        return known | {key: _completed(known.get(key), value) for key, value in given.items()}
    if isinstance(known, list) and isinstance(given, list) and all(isinstance(one, Mapping) for one in given):
        by_id = {record["id"]: record for record in known if isinstance(record, dict) and "id" in record}
        return [_completed(by_id.get(str(one.get("id"))), one) for one in given]
    return given


def _replaced(known: Any, given: Any) -> Any:
    """Put new records in the place of those with the same ids, and the others behind them."""
    if not isinstance(known, list) or not all(hasattr(record, "id") for record in (*known, *given)):
        return given
    own = {record.id: record for record in given}
    return [own.pop(record.id, record) for record in known] + list(own.values())
