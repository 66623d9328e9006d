"""How far packs have come: what is said in each language, and where the values on the cards come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from modiste.checks.cards import open_books
from modiste.checks.texts import missing_messages, read_parts
from modiste.pack_links import in_order
from modiste.pack_texts import first_language, originals_of, sources_of
from modiste.packs import Pack
from modiste.text import Source
from modiste.vocabulary import Provenance

if TYPE_CHECKING:
    from modiste.catalogue import Catalogue

HOUSE: Final[Provenance] = "house"
_NO_VALUES: Final = ("id", "sources")


@dataclass(frozen=True, slots=True)
class Spoken:
    """How much of a game's English is said in a language, or of what a pack says in its first one."""

    language: str
    said: int
    messages: int
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sourced:
    """A value on a card, by its path, with its provenance."""

    path: str
    provenance: Provenance


def languages_of(game: str, catalogue: Catalogue) -> list[Spoken]:
    """Say how complete each language of a game is, or of Modiste itself, English first."""
    return list(_spoken(originals_of(game, catalogue), game, catalogue, "en"))


def packs_beside(game: str, catalogue: Catalogue) -> list[Pack]:
    """List the packs of cards beside those that a game always has: those of variants, and a person's own."""
    shipped = catalogue.games[game].packs if game in catalogue.games else ()
    return [pack for name, pack in catalogue.packs_of(game).items() if pack.kind == "cards" and name not in shipped]


def languages_of_pack(pack: Pack, catalogue: Catalogue) -> list[Spoken]:
    """Say how complete the languages of a pack's own words are, wherever they are said, its first language first."""
    first = first_language(pack)
    found = _spoken(sources_of(pack, [first]), pack.game, catalogue, first)
    return [one for one in found if one.messages and (one.said or one.language in pack.languages)]


def _spoken(originals: Sequence[Source], game: str, catalogue: Catalogue, first: str) -> Iterator[Spoken]:
    count = sum(not name.startswith("-") for name in read_parts(originals))
    packs = catalogue.packs_of(game).values()
    names = {language for pack in packs for language in pack.languages}
    for language in sorted(names, key=lambda name: (name != first, name)):
        missing = missing_messages([source for pack in packs for source in sources_of(pack, [language])], originals)
        yield Spoken(language, count - len(missing), count, tuple(missing))


def values_of_game(game: str, catalogue: Catalogue) -> list[Sourced]:
    """List the values on the cards of a game, each with where it comes from; a person's own packs lie over the game's.

    What a variant brings counts only where it is played.
    """
    shipped = catalogue.games[game].packs
    brought = {name for variant in catalogue.variants_of(game).values() for name in variant.packs}
    own = [name for name in catalogue.packs_of(game) if name not in {*shipped, *brought}]
    packs = in_order(map(catalogue.pack, [*shipped, *own]), catalogue.pack, catalogue.folders)
    values = [value for pack in packs if pack.kind == "cards" for value in values_in(pack)]
    return list({value.path: value for value in values}.values())


def values_in(pack: Pack) -> Iterator[Sourced]:
    """Yield the values in the card files of a pack.

    A value is a field of a card, or one of a mapping within it; a list, such as all that a card does, is one value.
    What has no provenance of its own has that of the pack.
    """
    usual = pack.provenance or HOUSE
    for book in open_books(pack)[0]:
        for file, records in book.value.items() if isinstance(book.value, dict) else ():
            named = [(file, records)]
            if isinstance(records, list):
                named = [(f"{file}.{one['id']}", one) for one in records if isinstance(one, dict) and "id" in one]
            for name, record in named:
                yield from _in_record(name, record, usual) if isinstance(record, dict) else ()


def counted(values: Sequence[Sourced]) -> dict[str, int]:
    """Count values by their provenance, the surest first."""
    counts = Counter(value.provenance for value in values)
    return {name: counts[name] for name in ("rulebook", "example", "deduced", "house")}


def _in_record(name: str, record: Mapping[str, Any], usual: Provenance) -> Iterator[Sourced]:
    sources: Mapping[str, Provenance] = record.get("sources", {})
    told = dict(_leaves(record))
    for path in [*told, *(key for key in sources if key not in told and not _within(key, told))]:
        covering = [key for key in sources if path == key or path.startswith(f"{key}.")]
        yield Sourced(f"{name}.{path}", sources[max(covering, key=len)] if covering else usual)


def _within(key: str, told: Mapping[str, object]) -> bool:
    return any(path.startswith(f"{key}.") for path in told)


def _leaves(value: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, object]]:
    for key, one in value.items():
        if not prefix and key in _NO_VALUES:
            continue
        if isinstance(one, dict):
            yield from _leaves(one, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", one
