"""Small packs over the shipped cards: whoever owns a box changes single values, or adds cards, without code.

A game has two models for this: one of all its card files, and one in which any part of them may stand. Records are told
apart by their `id`; a list of anything else is replaced as a whole.

What no model can say of a single card stands beside them in the game's `CardReader`: how many cards a deck has, what
refers to what, which numbers are there once. Play does not need it, so it is asked for by checks only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ValidationError

from modiste import yaml_reader
from modiste.content import problems_of
from modiste.packs import Pack, PackError
from modiste.problem import KeyPath, Problem, said
from modiste.yaml_reader import Located, YamlError

M = TypeVar("M", bound=BaseModel)
C = TypeVar("C")
FOLDER = "cards"
"""Where a pack keeps its card files."""


def _one(record: Mapping[str, Any]) -> int:
    return 1


@dataclass(frozen=True, slots=True)
class Total:
    """How many cards there should be in `file`, counting the records whose fields are as `where` says.

    `copies` says for how many cards a record stands.
    """

    file: str
    wanted: int
    where: Mapping[str, object] = field(default_factory=dict)
    copies: Callable[[Mapping[str, Any]], int] = _one


@dataclass(frozen=True, slots=True)
class Size:
    """How many cards there should be in each `place`, counting what stands at the `items` in it."""

    place: str
    wanted: int
    items: str = "*"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardReader(Generic[M, C]):
    """Reads the card files of a game, and says what they must be like.

    Paths are dotted; `*` stands for every item of a list or value of a mapping, `@` for every key of a mapping.

    Attributes:
        files: the model of all card files, as one mapping.
        overlay: the model in which any part of them may stand.
        names: the names of the files; each holds the part of the mapping that is called like it.
        compile: makes of the records what play needs.
        totals: how many cards there are.
        sizes: how many cards there are in one place, such as a starting hand.
        references: what must be the id of a record, and the files in which that record may stand.
        unique: groups of places in which no value stands twice; the ids in a file never do.
        named: the files of records that have a name, each with what the ids of these messages begin with (`card`).
    """

    files: type[M]
    overlay: type[BaseModel]
    names: Sequence[str]
    compile: Callable[[M], C]
    totals: Sequence[Total] = ()
    sizes: Sequence[Size] = ()
    references: Mapping[str, Sequence[str]] = field(default_factory=dict)
    unique: Sequence[Sequence[str]] = ()
    named: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, packs: Sequence[Pack]) -> C:
        """Read the cards of the first pack, lay the other card packs over them in turn, and compile them.

        Raises:
            PackError: all that is wrong with the files.
        """
        return self.compile(self.read(packs))

    def read(self, packs: Sequence[Pack]) -> M:
        """Read the records only; raise as a call does."""
        return read_files(packs, self.files, self.overlay, self.names)


def read_files(packs: Sequence[Pack], model: type[M], overlay: type[BaseModel], names: Iterable[str]) -> M:
    """Read the card files called `names` of the first pack, and lay the other packs over them in turn.

    Raises:
        PackError: all that is wrong with the files of one pack.
    """
    files = packs[0].read(model, *[f"{FOLDER}/{name}.yaml" for name in names])
    for pack in (one for one in packs[1:] if one.kind == "cards"):
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
        raise PackError([book.problem((), said("problem-value-dict-type"))])
    known = files.model_dump(exclude_unset=True)
    whole = {key: completed(known.get(key), given) for key, given in book.value.items()}
    try:
        given = overlay.model_validate(whole)
    except ValidationError as error:
        raise PackError(problems_of(error, overlay, lambda path: book)) from error
    changed = {key: _replaced(getattr(files, key), getattr(given, key)) for key in given.model_fields_set}
    whole = files.model_copy(update=changed).model_dump(exclude_unset=True)
    try:
        return type(files).model_validate(whole)
    except ValidationError as error:
        placed = partial(_in_book, whole=whole, given=book.value)
        raise PackError(problems_of(error, overlay, lambda path: book, placed=placed)) from error


def _in_book(path: KeyPath, *, whole: Mapping[str, Any], given: Mapping[str, Any]) -> KeyPath:
    """Return where what stands at a path of all cards stands in a pack over them, where records have other numbers.

    Of a record that the pack does not have, only the list is named.
    """
    if not path or path[0] not in given:
        return ()
    records, own = whole.get(str(path[0])), given[str(path[0])]
    if len(path) == 1 or not isinstance(path[1], int) or not isinstance(records, list) or not isinstance(own, list):
        return path
    record = records[path[1]]
    name = record.get("id") if isinstance(record, dict) else None
    if name is None:
        return path
    return next(((path[0], number, *path[2:]) for number, one in enumerate(own) if one.get("id") == name), path[:1])


def completed(known: Any, given: Any) -> Any:
    """Complete what is given by what is known: mappings key by key, records by their ids."""
    if isinstance(known, dict) and isinstance(given, dict):
        return known | {key: completed(known.get(key), value) for key, value in given.items()}
    if isinstance(known, list) and isinstance(given, list) and all(isinstance(one, Mapping) for one in given):
        by_id = {record["id"]: record for record in known if isinstance(record, dict) and "id" in record}
        return [completed(by_id.get(str(one.get("id"))), one) for one in given]
    return given


def _replaced(known: Any, given: Any) -> Any:
    """Put new records in the place of those with the same ids, and the others behind them."""
    if not isinstance(known, list) or not all(hasattr(record, "id") for record in (*known, *given)):
        return given
    own = {record.id: record for record in given}
    return [own.pop(record.id, record) for record in known] + list(own.values())
