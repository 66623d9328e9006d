"""What is wrong with the outline of a pack's rules: clauses that stand twice, speak of nothing, or have no words.

Play never reads the outline. Whatever is wrong with it would be met in the middle of a match, at the first `?`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from modiste import yaml_reader
from modiste.checks.texts import read_parts, variables_of
from modiste.errors import BadOption
from modiste.options import read_options
from modiste.outline import OUTLINE_FILE, Chapter, Clause, Outline, read_chapters
from modiste.packs import Pack, PackError
from modiste.problem import KeyPath, Problem, nearest, said
from modiste.rulebook import chapter_message, live_values
from modiste.text import hyphened, read_rules, read_texts
from modiste.yaml_reader import Located

if TYPE_CHECKING:
    from modiste.catalogue import Catalogue

Placed: TypeAlias = tuple[KeyPath, Clause]


def rules_problems(pack: Pack, catalogue: Catalogue) -> list[Problem]:
    """Return what is wrong with the outline of a pack and with the values that its rules text names."""
    problems = list(_unknown_values(pack, catalogue)) if pack.kind == "cards" else []
    if not pack.has(OUTLINE_FILE):
        return problems
    try:
        chapters = pack.read(Outline, OUTLINE_FILE).chapters
    except PackError as error:
        return [*problems, *error.problems]
    book = yaml_reader.read(pack.text(OUTLINE_FILE), pack.shown(OUTLINE_FILE))
    placed = [
        (("chapters", number, "clauses", index), clause)
        for number, chapter in enumerate(chapters)
        for index, clause in enumerate(chapter.clauses)
    ]
    others = tuple(one for one in catalogue.packs_of(pack.game).values() if one.id != pack.id)
    beside = read_chapters(others)
    problems += _twice(book, placed)
    problems += _replacing_nothing(book, placed, beside)
    problems += _strange_options(book, placed, pack, catalogue)
    for language in pack.languages:
        problems += _unworded(book, chapters, beside, [*others, pack], language)
    return problems


def _unknown_values(pack: Pack, catalogue: Catalogue) -> Iterator[Problem]:
    """Yield the variables of a rules text that no ruleset gives it; a translation is compared with its original."""
    parts = read_parts(read_rules([pack], pack.folders("text")))
    if pack.game not in catalogue.games or not parts:
        return
    known = live_values(catalogue.ruleset(pack.game))
    for part in parts.values():
        for name in sorted(variables_of(part) - {*known}):
            yield part.problem(said("problem-no-rules-value", variable=name, near=nearest(name, known)))


def _twice(book: Located, placed: Sequence[Placed]) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for path, clause in placed:
        where = (*path, "id")
        line = first.setdefault(clause.id, book.find(where)[1].line)
        if line != book.find(where)[1].line:
            yield book.problem(where, said("problem-twice", value=clause.id, line=line, file=book.name))


def _replacing_nothing(book: Located, placed: Sequence[Placed], beside: Sequence[Chapter]) -> Iterator[Problem]:
    """Yield clauses that shall be replaced and are in no outline."""
    known = {clause.id for _, clause in placed} | {clause.id for chapter in beside for clause in chapter.clauses}
    for path, clause in placed:
        for index, name in enumerate(clause.replaces):
            if name not in known:
                what = said("problem-no-record", name=name, files=OUTLINE_FILE, near=nearest(name, known))
                yield book.problem((*path, "replaces", index), what)


def _strange_options(book: Located, placed: Sequence[Placed], pack: Pack, catalogue: Catalogue) -> Iterator[Problem]:
    """Yield options that the game does not have, and values under which a clause would never hold."""
    if pack.game not in catalogue.games:
        return
    options = catalogue.games[pack.game].options
    for path, clause in placed:
        for name, value in clause.when.items():
            where = (*path, "when", name)
            if name not in options.model_fields:
                near = nearest(name, options.model_fields)
                yield book.problem(where, said("problem-no-option", name=name, near=near), key=True)
                continue
            try:
                read = getattr(read_options(options, {name: value}), name)
            except BadOption:
                read = None
            if read != value:
                yield book.problem(where, said("problem-no-option-value", name=name, got=repr(value)))


def _unworded(
    book: Located, chapters: Sequence[Chapter], beside: Sequence[Chapter], packs: Sequence[Pack], language: str
) -> Iterator[Problem]:
    """Yield the clauses that are played, and new chapters, without a message in a language that the pack speaks."""
    there = read_parts([*read_texts(packs, [language]), *read_rules(packs, [language])])
    known = {chapter.id for chapter in beside}
    for number, chapter in enumerate(chapters):
        needed: list[tuple[KeyPath, str]] = []
        if chapter.clauses and chapter.id not in known:
            needed.append((("chapters", number, "id"), chapter_message(chapter.clauses[0].id, chapter.id)))
        for index, clause in enumerate(chapter.clauses):
            if clause.status != "planned":
                needed.append((("chapters", number, "clauses", index, "id"), hyphened(clause.id)))
        for path, message in needed:
            if message not in there:
                yield book.problem(path, said("problem-no-message", message=message, language=language))
