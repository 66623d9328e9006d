"""What packs say, in which language the others are measured by it, and what a translation lacks of it.

A game and Modiste itself are measured by their English. So is a pack that brings words of its own in several languages,
as those of variants do, or by the first of its languages where it has no English.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from modiste.checks.texts import missing_messages, read_parts
from modiste.pack_links import CORE
from modiste.packs import Pack
from modiste.problem import Problem, said
from modiste.text import Source, read_rules, read_texts

if TYPE_CHECKING:
    from modiste.catalogue import Catalogue

ENGLISH: Final = "en"


def originals_of(game: str, catalogue: Catalogue) -> list[Source]:
    """Return the English messages of a game, or of Modiste itself, the rules text among them."""
    packs = [catalogue.pack(name) for name in (catalogue.games[game].packs if game in catalogue.games else [CORE])]
    return [*read_texts(packs, [ENGLISH]), *read_rules(packs, [ENGLISH])]


def sources_of(pack: Pack, languages: Iterable[str]) -> list[Source]:
    """Return all messages of a pack in some languages, the rules text among them."""
    wanted = tuple(languages)
    return [*read_texts([pack], wanted), *read_rules([pack], wanted)]


def first_language(pack: Pack) -> str:
    """Return the language by which the other languages of a pack are measured."""
    return ENGLISH if ENGLISH in pack.languages else next(iter(pack.languages), ENGLISH)


def extended(pack: Pack, catalogue: Catalogue) -> list[Source]:
    """Return what the packs that a pack extends say on their own, beside the game: it may say that anew."""
    shipped = catalogue.games[pack.game].packs if pack.game in catalogue.games else (CORE,)
    names = [name for name in pack.extends if name in catalogue.folders and name not in shipped and name != pack.id]
    others = map(catalogue.pack, names)
    return [source for other in others for source in sources_of(other, [first_language(other)])]


def beside(pack: Pack, catalogue: Catalogue, language: str) -> Iterator[Source]:
    """Yield what other packs say in a language to whoever plays the game of a pack."""
    packs = catalogue.packs_of(CORE) | catalogue.packs_of(pack.game)
    others = [one for one in packs.values() if one.id != pack.id]
    yield from read_texts(others, [language])
    yield from read_rules(others, [language])


def lacking(pack: Pack, catalogue: Catalogue, language: str, originals: Sequence[Source]) -> Iterator[Problem]:
    """Yield the messages that a pack lacks in a language, in the file where they would stand.

    A translation has all that the originals say; of a pack's own words, what another pack says in their place will do.
    """
    missing = missing_messages(sources_of(pack, [language]), originals)
    if missing and pack.kind == "cards":
        said_elsewhere = read_parts(beside(pack, catalogue, language))
        missing = [name for name in missing if name not in said_elsewhere]
    there = read_parts(originals)
    what = said("problem-untranslated", language=language)
    for name in missing:
        file = there[name].source[1].rpartition("/")[2]
        yield Problem(pack.shown(f"text/{language}/{file}"), 1, 1, name, what)


def by_file(found: Iterable[Problem]) -> Iterator[Problem]:
    """Say for each file only how many messages it lacks: in a new translation, that is nearly all of them."""
    for file, count in Counter(one.file for one in found).items():
        yield Problem(file, 1, 1, "", said("problem-lacking", count=count))
