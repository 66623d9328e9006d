"""Makes the beginning of a pack: files that pass every check as they are, and say what to do with them.

The comments are for whoever opens the files; like all that stands in a pack, they are English.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from modiste.checks.packs import reader_of
from modiste.checks.texts import read_parts
from modiste.overlay import CardReader
from modiste.pack_schema import EDITOR_LINE, FOLDER, schemas_of
from modiste.pack_status import values_in
from modiste.pack_texts import originals_of
from modiste.vocabulary import Sourced

if TYPE_CHECKING:
    from modiste.catalogue import Catalogue

EXAMPLE: Final = "example.ftl"

_MANIFEST: Final = """\
{editor}schema/pack.json
# Who this pack is. The folder must be called like the id.
id: {id}
game: {game}
kind: {kind}
# Raise it with every change that you hand on.
version: 0.1.0
{languages}
# Under what terms others may use it: MIT, CC-BY-4.0, ...
licence: CC0-1.0
{more}title: {title}
extends: [{base}]
"""

_PROVENANCE: Final = """\
# Where your values come from: rulebook (they are printed), example (seen in a worked example), deduced, or house (made
# up). A card may say otherwise for single values: `sources: {cost: rulebook}`.
provenance: house
"""

_CARDS: Final = """\
{editor}../schema/cards.json
# Whatever stands here lies over the cards of the game. A record with a known id needs only the values that change; one
# with a new id is a new card and needs all of them, and a name for every language of the pack: a message in
# text/LANGUAGE/*.ftl. `modiste packs check .` tells what is wrong, `modiste cards {game}` lists the ids.
"""

_SOURCED: Final = """\
  # As it is already, with the source that the game names. Change the value, and say where yours comes from.
"""

_UNSOURCED: Final = """\
  # As it is already. To change it, take away the brackets above, and the sign before the record.
"""

_TEXTS: Final = """\
# Messages in the language {language}, in the form that projectfluent.org describes: an id, an equals sign and the text.
# The ids and what stands in braces are those of the English messages; `modiste packs status --missing` lists what is
# still to be said. What is missing here is said in English.
#
# The first one, in English as yet:
{first}
"""


def start_pack(folder: Path, kind: str, game: str, language: str, catalogue: Catalogue) -> list[Path]:
    """Write the files of a new pack into `folder`, which must be empty or new; return them."""
    root = folder.resolve()
    reader = reader_of(game, catalogue)
    base = next(iter(catalogue.games[game].packs), "") if game in catalogue.games else game
    facts = {"editor": EDITOR_LINE, "id": root.name, "game": game, "kind": kind, "base": base, "title": root.name}
    if kind == "cards" and reader is not None:
        more = {"languages": "# The languages in which the pack names its new cards.\nlanguages: [en]"}
        files = {"cards/cards.yaml": _cards(game, reader, catalogue)} | _schemas(reader, ("pack", "cards"))
        facts |= more | {"more": _PROVENANCE}
    else:
        files = {f"text/{language}/{EXAMPLE}": _texts(game, language, catalogue)} | _schemas(None, ("pack",))
        facts |= {"languages": f"languages: [{language}]", "more": ""}
    files["pack.yaml"] = _MANIFEST.format(**facts)
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [folder / name for name in sorted(files)]


def _schemas(reader: CardReader[Any, Any] | None, wanted: tuple[str, ...]) -> dict[str, str]:
    return {f"{FOLDER}/{name}.json": text for name, text in schemas_of(reader).items() if name in wanted}


def _cards(game: str, reader: CardReader[Any, Any], catalogue: Catalogue) -> str:
    """Write a card file that says one number again, and claims no more of it than the game does."""
    pack = catalogue.pack(catalogue.games[game].packs[0])
    files = reader.read([pack])
    known = [
        (file, record, name, value)
        for file, records in files.model_dump(mode="json", exclude_unset=True).items()
        for record in (records if isinstance(records, list) else ())
        for name, value in (record.items() if isinstance(record, dict) and "id" in record else ())
        if name not in ("id", "sources")
    ]
    text = _CARDS.format(editor=EDITOR_LINE, game=game)
    if not known:
        return f"{text}{{}}\n"
    file, record, name, value = min(known, key=lambda one: type(one[3]) is not int)
    line = f"{{id: {record['id']}, {name}: {json.dumps(value, ensure_ascii=False)}"
    if not isinstance(next(iter(getattr(files, file))), Sourced):
        return f"{text}{file}: []\n{_UNSOURCED}  # - {line}}}\n"
    source = {one.path: one.provenance for one in values_in(pack)}[f"{file}.{record['id']}.{name}"]
    return f"{text}{file}:\n{_SOURCED}  - {line}, sources: {{{name}: {source}}}}}\n"


def _texts(game: str, language: str, catalogue: Catalogue) -> str:
    """Write a file of messages with the name of the game, as it is in English."""
    originals = originals_of(game, catalogue)
    parts = read_parts(originals)
    first = next((part for name, part in parts.items() if name == f"game-{game}"), next(iter(parts.values())))
    span = first.pattern.span
    text = first.source[2][span.start : span.end] if span else ""
    return _TEXTS.format(language=language, first=f"{first.id} = {text}")
