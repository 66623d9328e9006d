"""What is wrong with the cards of a pack: single values, and what only all cards together can get wrong.

The first is said by the game's models. The second is looked for in the plain values, so that a mistake in one card
hides none in another: ids and numbers that stand twice, references to nothing, decks of a wrong size, provenance of
what is not there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from modiste import yaml_reader
from modiste.overlay import FOLDER, CardReader, completed, overlaid
from modiste.packs import Pack, PackError
from modiste.problem import KeyPath, Place, Problem, dotted, nearest, said
from modiste.yaml_reader import Located, YamlError

SUFFIX: Final = ".yaml"
BESIDE: Final = ("name", "effect")
"""What `sources` may speak of that is no field: the words on a card, and the kind of what it does."""


def card_problems(
    pack: Pack, reader: CardReader[Any, Any], base: Sequence[Pack]
) -> tuple[list[Problem], list[Problem]]:
    """Return all problems of a pack's card files, and notes; `base` are the packs it lies over."""
    books, problems = open_books(pack)
    problems += _unknown_files(pack, reader) if not base else []
    together = _together(books, reader, base)
    problems += together
    places = {(one.file, one.line, one.column) for one in together}
    for problem in _by_models(pack, reader, base):  # which may say once more what was found here
        if not together or (problem.path and (problem.file, problem.line, problem.column) not in places):
            problems.append(problem)
    problems += _nearly_known(books, reader.read(base), problems) if base else []
    totals = [] if problems else [*_totals(books, reader, base), *_sizes(books, reader, base)]
    return (problems, totals) if base else (problems + totals, [])


def open_books(pack: Pack) -> tuple[list[Located], list[Problem]]:
    """Read all card files of a pack as plain values, with what keeps some from being read."""
    books: list[Located] = []
    problems: list[Problem] = []
    for name in pack.files(FOLDER, SUFFIX):
        try:
            books.append(yaml_reader.read(pack.text(name), pack.shown(name)))
        except (PackError, YamlError) as error:
            problems += error.problems
    return books, problems


def _nearly_known(books: Iterable[Located], files: object, problems: Iterable[Problem]) -> list[Problem]:
    """Tell records that lack values and are called nearly as one that is known, which may be meant."""
    lacking = {(one.file, one.path.rpartition(".")[0]) for one in problems if one.what.message == "problem-missing"}
    found = []
    for book in books:
        for path, name in _at(book.value, "*.*.id"):
            known = {str(record.id) for record in getattr(files, str(path[0]), ()) if hasattr(record, "id")}
            near = nearest(str(name), known) if str(name) not in known else ""
            if near and (book.name, dotted(path[:-1])) in lacking:
                found.append(book.problem(path, said("problem-new-record", near=near)))
    return found


def _unknown_files(pack: Pack, reader: CardReader[Any, Any]) -> list[Problem]:
    """Tell files that nobody would read; those that are missing are the models' business."""
    problems = []
    for name in pack.files(FOLDER, SUFFIX):
        stem = name.rpartition("/")[2].removesuffix(SUFFIX)
        if stem not in reader.names:
            what = said("problem-unread-file", near=nearest(stem, reader.names))
            problems.append(Problem(pack.shown(name), 1, 1, "", what))
    return problems


def _by_models(pack: Pack, reader: CardReader[Any, Any], base: Sequence[Pack]) -> Sequence[Problem]:
    try:
        if not base:
            reader.read([pack])
        else:
            overlaid(reader.read(base), pack, reader.overlay)
    except PackError as error:
        return error.problems
    return ()


def _together(books: Sequence[Located], reader: CardReader[Any, Any], base: Sequence[Pack]) -> list[Problem]:
    below = _plain(reader.read(base)) if base else {}
    patterns = [[f"{name}.*.id"] for name in reader.names]
    patterns += [list(group) for group in reader.unique if not base or all(one.endswith(".id") for one in group)]
    problems = dict.fromkeys(problem for group in patterns for problem in _twice(books, group))
    problems |= dict.fromkeys(_dangling(books, reader, below))
    for book in books:
        problems |= dict.fromkeys(_strange_sources(book, below))
    return list(problems)


def _twice(books: Iterable[Located], group: Iterable[str]) -> Iterator[Problem]:
    """Yield what stands twice in the places of a group."""
    seen: dict[object, tuple[str, Place]] = {}
    for book in books:
        for pattern in group:
            for path, value in _at(book.value, pattern):
                if not isinstance(value, (str, int)):
                    continue
                if value in seen:
                    file, place = seen[value]
                    near = "problem-twice" if file == book.name else "problem-twice-elsewhere"
                    yield book.problem(path, said(near, value=str(value), line=place.line, file=file))
                else:
                    seen[value] = book.name, book.find(path)[1]


def _dangling(books: Sequence[Located], reader: CardReader[Any, Any], below: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield references to records that are in no file."""
    for pattern, files in reader.references.items():
        roots = [below, *(book.value for book in books)]
        known = {str(name) for root in roots for file in files for _, name in _at(root, f"{file}.*.id")}
        for book in books:
            for path, name in _at(book.value, pattern):
                if isinstance(name, str) and name not in known:
                    what = said("problem-no-record", name=name, files=", ".join(files), near=nearest(name, known))
                    yield book.problem(path, what, key=pattern.endswith("@"))


def _strange_sources(book: Located, below: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield provenance that is told of what a record does not have."""
    for path, record in _records(book.value):
        sources = record.get("sources")
        whole = {**_known_record(below, path, record), **record}
        for key in sources if isinstance(sources, dict) else ():
            parent, _, last = key.rpartition(".")
            if not _has(whole, key) and not (last in BESIDE and (not parent or _has(whole, parent))):
                near = nearest(key, {*whole, *BESIDE} - {"id", "sources"})
                yield book.problem((*path, "sources", key), said("problem-no-value", near=near), key=True)


def _records(value: object, path: KeyPath = ()) -> Iterator[tuple[KeyPath, Mapping[str, Any]]]:
    """Yield the mappings that tell their sources."""
    if isinstance(value, dict):
        if "sources" in value:
            yield path, value
        for key, one in value.items():
            yield from _records(one, (*path, key))
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from _records(one, (*path, number))


def _known_record(below: Mapping[str, Any], path: KeyPath, record: Mapping[str, Any]) -> dict[str, Any]:
    """Return what lies below a record of a pack that completes others."""
    known = below.get(str(path[0])) if path else None
    if isinstance(known, list):
        known = next((one for one in known if isinstance(one, dict) and one.get("id") == record.get("id")), None)
    return dict(known) if isinstance(known, dict) else {}


def _has(record: object, dotted_key: str) -> bool:
    for part in dotted_key.split("."):
        if not isinstance(record, dict) or part not in record:
            return False
        record = record[part]
    return True


def _totals(books: Sequence[Located], reader: CardReader[Any, Any], base: Sequence[Pack]) -> Iterator[Problem]:
    for total in reader.totals:
        book = next((one for one in books if isinstance(one.value, dict) and total.file in one.value), None)
        if book is None or not isinstance(book.value, dict):
            continue
        records = _merged(_plain(reader.read(base)).get(total.file) if base else [], book.value[total.file])
        found = sum(total.copies(one) for one in records if all(one.get(k) == v for k, v in total.where.items()))
        if found != total.wanted:
            where = ", ".join(f"{key} {str(value).lower()}" for key, value in total.where.items())
            message = "problem-total-of" if where else "problem-total"
            yield book.problem([total.file], said(message, wanted=total.wanted, where=where, found=found), key=True)


def _sizes(books: Sequence[Located], reader: CardReader[Any, Any], base: Sequence[Pack]) -> Iterator[Problem]:
    """Yield the places with too few or too many cards, those completed by what lies below."""
    below = _plain(reader.read(base)) if base else {}
    for book in books:
        given = book.value if isinstance(book.value, dict) else {}
        whole = {key: completed(below.get(key), one) for key, one in given.items()}
        for size in reader.sizes:
            for path, value in _at(whole, size.place):
                found = sum(1 for _ in _at(value, size.items))
                if found != size.wanted and book.find(path)[0] == path:
                    yield book.problem(path, said("problem-total", wanted=size.wanted, found=found), key=True)


def _merged(below: object, records: object) -> list[Mapping[str, Any]]:
    known = {one["id"]: dict(one) for one in below if isinstance(one, dict)} if isinstance(below, list) else {}
    for record in records if isinstance(records, list) else ():
        known[record["id"]] = known.get(record["id"], {}) | record
    return list(known.values())


def _plain(files: Any) -> dict[str, Any]:
    values: dict[str, Any] = files.model_dump(mode="json", exclude_unset=True)
    return values


def _at(value: object, pattern: str) -> Iterator[tuple[KeyPath, object]]:
    """Yield what stands at the places of a pattern, with their paths."""
    yield from _follow(value, pattern.split("."), ())


def _follow(value: object, parts: Sequence[str], path: KeyPath) -> Iterator[tuple[KeyPath, object]]:
    if not parts:
        yield path, value
        return
    first, rest = parts[0], parts[1:]
    if first == "@":
        yield from ((((*path, key), key) for key in value) if isinstance(value, dict) else ())
    elif first == "*":
        items = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
        for key, one in items:
            yield from _follow(one, rest, (*path, key))
    elif isinstance(value, dict) and first in value:
        yield from _follow(value[first], rest, (*path, first))
