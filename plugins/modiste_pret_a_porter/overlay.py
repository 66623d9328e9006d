"""Small packs over the shipped cards: whoever owns a box changes single values, or adds cards, without code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from modiste import yaml_reader
from modiste.content import problems_of
from modiste.packs import Pack, PackError
from modiste.problem import Problem
from modiste.yaml_reader import Located, YamlError
from modiste_pret_a_porter.cards import CardFiles, CardOverlay


def overlaid(files: CardFiles, pack: Pack) -> CardFiles:
    """Put a pack's records over the cards: known ids get the values that are given, other records are new cards.

    Raises:
        PackError: all that is wrong with the pack's card files.
    """
    problems: list[Problem] = []
    for name in pack.files("cards", ".yaml"):
        try:
            book = yaml_reader.read(pack.text(name), pack.shown(name))
            files = _with_file(files, book)
        except (PackError, YamlError) as error:
            problems += error.problems
    if problems:
        raise PackError(problems)
    return files


def _with_file(files: CardFiles, book: Located) -> CardFiles:
    if not isinstance(book.value, dict):
        raise PackError([book.problem((), "should be a mapping")])
    known = files.model_dump(exclude_unset=True)
    completed = {key: _completed(known.get(key), given) for key, given in book.value.items()}
    try:
        overlay = CardOverlay.model_validate(completed)
        changed = {key: _replaced(getattr(files, key), getattr(overlay, key)) for key in overlay.model_fields_set}
        return CardFiles.model_validate(files.model_copy(update=changed).model_dump(exclude_unset=True))
    except ValidationError as error:
        raise PackError(problems_of(error, CardOverlay, lambda path: book)) from error


def _completed(known: Any, given: Any) -> Any:
    """Complete what is given by what is known: mappings key by key, records by their ids."""
    if isinstance(known, dict) and isinstance(given, dict):
        return known | {key: _completed(known.get(key), value) for key, value in given.items()}
    if isinstance(known, list) and isinstance(given, list) and all(isinstance(one, Mapping) for one in given):
        by_id = {record.get("id"): record for record in known if isinstance(record, dict)}
        return [_completed(by_id[one["id"]], one) if one.get("id") in by_id else one for one in given]
    return given


def _replaced(known: Any, given: Any) -> Any:
    """Put new records in the place of those with the same ids, and the others behind them."""
    if not isinstance(known, list):
        return given
    own = {record.id: record for record in given}
    return [own.pop(record.id, record) for record in known] + list(own.values())
