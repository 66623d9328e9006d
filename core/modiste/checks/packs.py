"""Looks through a whole pack and tells everything that is wrong with it at once, each thing at its place.

Problems keep a pack from being what it says it is; notes are worth knowing: a translation that is not complete, a deck
that a pack makes larger. What only the writer of a card can see stays with the writer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from modiste import yaml_reader
from modiste.checks.cards import SUFFIX, card_problems, open_books
from modiste.checks.names import unnamed
from modiste.checks.rules import rules_problems
from modiste.checks.texts import (
    check_references,
    check_texts,
    check_translation,
    check_widths,
)
from modiste.outline import OUTLINE_FILE
from modiste.overlay import FOLDER, CardReader
from modiste.pack_links import CORE, MANIFEST, in_order, link_problems
from modiste.pack_texts import ENGLISH, beside, by_file, extended, first_language, lacking, originals_of, sources_of
from modiste.packs import Pack, PackError, is_folder, read_pack, read_text
from modiste.problem import Problem, Said, place_in, said, visible
from modiste.scenarios.shipped import scenario_problems
from modiste.text import Source, Texts, read_texts
from modiste.text_files import TOO_DEEP, TWICE, parsed
from modiste.yaml_reader import YamlError

if TYPE_CHECKING:
    from modiste.catalogue import Catalogue

MESSAGES: Final = ".ftl"
_CONTROL: Final = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]"  # as they are
    r"|\\(?:u|U00)00(?:[0189][0-9a-fA-F]|7[fF])|\\(?:u|U00)20(?:2[a-eA-E]|6[6-9])"  # and written out
)


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found in a pack."""

    name: str
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...]


def check_pack(folder: Path, catalogue: Catalogue, *, complete: bool = False) -> Checked:
    """Look through the pack in `folder`; with `complete`, a message that a translation lacks is a problem too."""
    problems: list[Problem] = []
    notes: list[Problem] = []
    try:
        pack = read_pack(folder)
        problems += link_problems(pack, catalogue.games, catalogue.pack, {*catalogue.folders, pack.id})
        problems += _manifest_problems(pack)
    except PackError as error:
        problems += error.problems
        if not is_folder(folder):
            return Checked(str(folder), tuple(problems), ())
        pack = _guessed(folder.resolve())
    try:
        notes += _unread(pack)
        cards = _check_cards(pack, catalogue, problems, notes)
        missing = _check_texts(pack, cards, catalogue, problems)
        problems += rules_problems(pack, catalogue)
        problems += scenario_problems(pack, catalogue)
        if complete:
            problems += missing
        notes += () if complete else by_file(missing)
    except PackError as error:
        problems += error.problems
    return Checked(str(folder), tuple(sorted(set(problems))), tuple(sorted(set(notes) - set(problems))))


def reader_of(game: str, catalogue: Catalogue) -> CardReader[Any, Any] | None:
    """Return what reads the cards of a game, if it says what they are like."""
    content = catalogue.games[game].content if game in catalogue.games else None
    return content if isinstance(content, CardReader) else None


def below(pack: Pack, catalogue: Catalogue) -> list[Pack]:
    """Return the packs of cards that a pack lies over; none for the one with all cards of its game."""
    packs = catalogue.games[pack.game].packs if pack.game in catalogue.games else ()
    if not packs or pack.id == packs[0]:
        return []
    known = [
        catalogue.pack(name) for name in (packs[0], *pack.extends) if name in catalogue.folders and name != pack.id
    ]
    found = in_order(known, catalogue.pack, catalogue.folders)
    return [one for one in found if one.kind == "cards" and one.id != pack.id]


def _guessed(root: Path) -> Pack:
    """Make what can be made of a pack whose `pack.yaml` is broken, so that the rest is looked through as well."""
    value: object = None
    with suppress(PackError, YamlError):
        value = yaml_reader.read(read_text(root, MANIFEST), MANIFEST).value
    said: Mapping[str, Any] = value if isinstance(value, dict) else {}
    return Pack(
        id=root.name,
        game=str(said.get("game", "")),
        kind="language" if said.get("kind") == "language" else "cards",
        version="",
        languages=(),
        licence="",
        provenance=None,
        title="",
        extends=(),
        root=root,
    )


def _manifest_problems(pack: Pack) -> Iterator[Problem]:
    """Yield what is missing although a pack can be read without it, and languages that are not there."""
    book = yaml_reader.read(pack.text(MANIFEST), pack.shown(MANIFEST))
    if not pack.licence.strip():
        yield book.problem(["licence"], said("problem-no-licence"))
    if pack.kind == "cards" and pack.provenance is None:
        yield Problem(book.name, 1, 1, "provenance", said("problem-no-provenance"))
    there = set(pack.folders("text"))
    for number, language in enumerate(pack.languages):
        if pack.kind == "language" and language not in there:
            yield book.problem(["languages", number], said("problem-no-language", language=language))
    for language in sorted(there - set(pack.languages)):
        yield book.problem(["languages"], said("problem-unnamed-language", language=language))
    if pack.kind == "language" and pack.files("cards", ".yaml"):
        yield book.problem(["kind"], said("problem-language-with-cards"))


def _unread(pack: Pack) -> Iterator[Problem]:
    """Yield files that nobody reads because their names end otherwise."""
    texts = [f"text/{language}" for language in pack.folders("text")]
    for folder, ending in [(FOLDER, SUFFIX), *((text, MESSAGES) for text in texts)]:
        for name in sorted({*pack.files(folder, "")} - {*pack.files(folder, ending)}):
            if pack.has(name):
                yield Problem(pack.shown(name), 1, 1, "", said("problem-ending", ending=ending))
    outline = f"{OUTLINE_FILE.rpartition('.')[0]}.yml"
    if pack.has(outline):
        yield Problem(pack.shown(outline), 1, 1, "", said("problem-ending", ending=SUFFIX))


def _check_cards(pack: Pack, catalogue: Catalogue, problems: list[Problem], notes: list[Problem]) -> list[Pack]:
    """Add what is wrong with the cards of a pack to `problems`; return the packs whose cards are right, this last."""
    reader = reader_of(pack.game, catalogue)
    if pack.kind != "cards" or reader is None:
        problems += open_books(pack)[1]
        with suppress(PackError):  # what is wrong with a pack that this one extends is told already
            return below(pack, catalogue)
        return []
    base = below(pack, catalogue)
    wrong, more = card_problems(pack, reader, base)
    problems += wrong
    notes += more
    if wrong:
        return base
    problems += unnamed(pack, base, reader, catalogue)
    return [*base, pack]


def _check_texts(pack: Pack, cards: Sequence[Pack], catalogue: Catalogue, problems: list[Problem]) -> list[Problem]:
    """Add what is wrong with the texts of a pack to `problems`; return what a language of it lacks."""
    missing: list[Problem] = []
    languages = sorted({*pack.folders("text"), *pack.languages})
    sources = sources_of(pack, languages)
    first = first_language(pack)
    own = [source for source in sources if source[0] == first]
    for language in languages:
        mine = [source for source in sources if source[0] == language]
        problems += _unreadable(mine)
        problems += _controls(mine)
        problems += check_texts(mine)
        problems += check_references(mine, beside(pack, catalogue, language))
        original = language == ENGLISH and pack.id in (CORE, pack.game)
        originals = mine if original else [*originals_of(pack.game, catalogue), *extended(pack, catalogue)]
        if pack.kind == "cards" and not original:  # it may name cards of its own in every language
            originals += own
        widths = _widths(cards, pack, catalogue, language)
        problems += check_widths(mine, originals, widths)
        if original:
            continue
        problems += check_translation(mine, originals, widths)
        if pack.kind == "language" or language != first:
            missing += lacking(pack, catalogue, language, originals if pack.kind == "language" else own)
    return missing


def _widths(cards: Sequence[Pack], pack: Pack, catalogue: Catalogue, language: str) -> Mapping[str, int]:
    """Say how many columns a game leaves to some texts of a pack, with the cards that are right."""
    reader = reader_of(pack.game, catalogue)
    screens = catalogue.games[pack.game].screens if reader else None
    if reader is None or screens is None or not cards:
        return {}
    names = [CORE, *catalogue.games[pack.game].packs, *pack.extends]
    packs = {name: catalogue.pack(name) for name in names if name in catalogue.folders} | {pack.id: pack}
    spoken = dict.fromkeys([language, ENGLISH])
    return screens.widths(reader(cards), Texts(read_texts(packs.values(), spoken), list(spoken)))


def _unreadable(sources: Sequence[Source]) -> Iterator[Problem]:
    """Yield what is no Fluent, and messages that stand twice."""
    from fluent.syntax import ast

    seen: dict[str, Problem] = {}
    for _, name, text in sources:
        try:
            body = parsed(text).body
        except RecursionError:
            yield _told(name, text, 0, "", TOO_DEEP)
            continue
        for entry in body:
            start = entry.span.start if entry.span else 0
            if isinstance(entry, ast.Junk):
                for note in entry.annotations or []:
                    place = note.span.start if note.span else start
                    what = said("problem-fluent", words=note.message or "", code=note.code or "")
                    yield _told(name, text, place, "", what)
            elif isinstance(entry, (ast.Message, ast.Term)):
                shown = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
                found = _told(name, text, start, shown, TWICE)
                if shown in seen:
                    yield found
                seen[shown] = found


def _controls(sources: Sequence[Source]) -> Iterator[Problem]:
    """Yield what a terminal would obey instead of showing it."""
    for _, name, text in sources:
        for found in _CONTROL.finditer(text):
            yield _told(name, text, found.start(), "", said("problem-control", character=visible(found[0])))


def _told(name: str, text: str, index: int, path: str, what: Said) -> Problem:
    return Problem(name, *place_in(text, index), path, what)
