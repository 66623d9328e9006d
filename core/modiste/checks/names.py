"""Cards of a pack that have no name: players would read an id.

Some games say the messages that they lack while they list their cards, others call a card by its id then; these tell in
their `CardReader` which messages name their records.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from modiste.checks.cards import open_books
from modiste.overlay import CardReader
from modiste.pack_links import CORE, MANIFEST
from modiste.packs import Pack
from modiste.problem import KeyPath, Problem, said
from modiste.text import Texts, hyphened, read_texts
from modiste.yaml_reader import Located

if TYPE_CHECKING:
    from modiste.catalogue import Catalogue

ENGLISH: Final = "en"
_MISSING: Final = re.compile(r"^(?P<id>[\w.-]+): no such message")


def unnamed(pack: Pack, base: Sequence[Pack], reader: CardReader[Any, Any], catalogue: Catalogue) -> Iterator[Problem]:
    """Yield the messages that new cards of a pack lack in the languages it claims to speak, or in English."""
    books, known = open_books(pack)[0], _ids(reader, base)
    for language in pack.languages or (ENGLISH,):
        packs = [*catalogue.packs_of(CORE).values(), *base, *_translations(pack, catalogue), pack]
        sources = read_texts(packs, [language])
        texts = Texts(sources, [language])
        lacking = _lacking(pack.game, reader, [*base, pack], texts, catalogue)
        if base:  # what the cards below lack is not this pack's business
            lacking -= _lacking(pack.game, reader, base, Texts(sources, [language]), catalogue)
        lacking |= {message for message in _names(books, reader, known) if not texts.has(message)}
        for message in sorted(lacking):
            yield _problem(pack, books, message, language)


def _ids(reader: CardReader[Any, Any], base: Sequence[Pack]) -> Mapping[str, set[str]]:
    """Return the ids of the records below a pack, by their files."""
    files = reader.read(base) if base else None
    return {name: {record.id for record in getattr(files, name, ())} for name in reader.named}


def _translations(pack: Pack, catalogue: Catalogue) -> list[Pack]:
    return [one for one in catalogue.packs_of(pack.game).values() if one.kind == "language" and one.id != pack.id]


def _lacking(
    game: str, reader: CardReader[Any, Any], packs: Sequence[Pack], texts: Texts, catalogue: Catalogue
) -> set[str]:
    """Return the messages that a game looks for in vain when it lists the cards of some packs."""
    if screens := catalogue.games[game].screens:
        screens.cards(reader(packs), texts)
    return {found["id"] for found in map(_MISSING.match, texts.problems) if found}


def _names(books: Sequence[Located], reader: CardReader[Any, Any], known: Mapping[str, set[str]]) -> Iterator[str]:
    """Yield the messages that name the new records of a pack."""
    for book in books:
        for path, name in _records(book):
            family = reader.named.get(str(path[0]))
            if family and name not in known[str(path[0])]:
                yield Texts.id_of(family, name)


def _records(book: Located) -> Iterator[tuple[KeyPath, str]]:
    """Yield the records of a card file that have an id, with it."""
    for file, records in book.value.items() if isinstance(book.value, dict) else ():
        for number, record in enumerate(records if isinstance(records, list) else ()):
            if isinstance(record, dict) and "id" in record:
                yield (file, number), str(record["id"])


def _problem(pack: Pack, books: Sequence[Located], message: str, language: str) -> Problem:
    """Say that a message is missing, at the card that needs it if its id tells."""
    what = said("problem-no-message", message=message, language=language)
    for book in books:
        for path, name in _records(book):
            if message.endswith(f"-{hyphened(name)}"):
                return book.problem((*path, "id"), what)
    return Problem(pack.shown(MANIFEST), 1, 1, "languages", what)
