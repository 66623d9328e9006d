"""Two rulesets of a game side by side: drawn, and as pages to keep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from modiste.cli.game_screen import LEAST_TITLE
from modiste.cli.rules_screen import rules_screen
from modiste.cli.untold import untold
from modiste.comparison import Change, ChapterPair, Difference, changes_between, compared, marked
from modiste.presets import EDITION
from modiste.rulebook import ChapterText, Rulebook, RuleText
from modiste.screen import Block, Column, Gap, Grid, Heading, Paragraph, Screen, Span, Words
from modiste.text import Texts


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A rulebook, as far as it was asked for.

    Attributes:
        book: the rulebook.
        chapters: what was asked for, marked where it is not as usual.
        names: what the usual ruleset and this one are called.
        changes: the options on which they differ.
        whole: whether all was asked for.
    """

    book: Rulebook
    chapters: Sequence[ChapterText]
    names: tuple[str, str]
    changes: Sequence[Change] = ()
    whole: bool = True

    @property
    def texts(self) -> Texts:
        """The texts in which it is told."""
        return self.book.texts

    @property
    def setting(self) -> str:
        """The ruleset that is spoken of, and what it has that nobody has put into words."""
        return " ".join([self.book.setting, *untold(self.book)])

    @property
    def heading(self) -> str:
        """What stands above the changes."""
        return self.texts.say("rules-changes", edition=self.names[0])


@dataclass(frozen=True, slots=True)
class Compared:
    """Two rulebooks, and what differs between them, as far as it was asked for; names and changes are as above."""

    one: Rulebook
    other: Rulebook
    names: tuple[str, str]
    changes: Sequence[Change]
    chapters: Sequence[ChapterPair]

    @property
    def texts(self) -> Texts:
        """The texts in which it is told."""
        return self.one.texts

    @property
    def setting(self) -> str:
        """What stands on which side."""
        return self.texts.say("rules-comparing", one=self.names[0], other=self.names[1])


def tell_book(book: Rulebook, usual: Rulebook, which: Sequence[str]) -> Told:
    """Tell the rules of a book, or what is asked for, and mark what is not so in the usual one.

    Raises:
        UnknownName: there is nothing of that name.
    """
    chapters = book.find(which) if which else book.chapters()
    names = _names(usual, book)
    if names[0] == names[1]:
        names = (names[0], book.texts.say("rules-here"))
    if usual.ruleset.fingerprint != book.ruleset.fingerprint:
        chapters = marked(chapters, usual.chapters(), book.texts.say("rules-changed", edition=names[0]))
    changes = changes_between(usual.ruleset, book.ruleset, book.texts) if not which else []
    return Told(book=book, chapters=chapters, names=names, changes=changes, whole=not which)


def compare(one: Rulebook, other: Rulebook, which: Sequence[str]) -> Compared:
    """Compare two rulebooks, in all chapters or in what is asked for; raise as `tell_book` does."""
    read = [book.find(which) if which else book.chapters() for book in (one, other)]
    changes = [] if which else changes_between(one.ruleset, other.ruleset, one.texts)
    return Compared(one, other, _names(one, other), changes, compared(*read))


def _names(one: Rulebook, other: Rulebook) -> tuple[str, str]:
    first, second = (one.texts.title(EDITION, book.ruleset.edition) for book in (one, other))
    return first, second


def told_screen(told: Told) -> Screen:
    """Draw rules, below what is not as usual in them."""
    book = told.book
    head: list[Block] = [Heading(book.title), Paragraph(told.setting, indent=1)] if told.whole else []
    if told.changes:
        head += [Heading(told.heading), changes_screen(told.changes, told.names, told.texts)]
    return [*head, *rules_screen(book, told.chapters)]


def changes_screen(changes: Sequence[Change], names: tuple[str, str], texts: Texts) -> Grid:
    """Draw the options on which two rulesets differ, the values side by side."""
    rows: list[tuple[Words, ...]] = [
        (Span(change.dispute, "quiet"), change.title, change.values[0], Span(change.values[1], "strong"))
        for change in changes
    ]
    title = Column(texts.say("editions-rule"), wrap=True, least=LEAST_TITLE)
    return Grid((Column(), title, *(Column(name, wrap=True) for name in names)), tuple(rows), indent=1)


def comparison_screen(found: Compared) -> Screen:
    """Draw two rulesets side by side."""
    say = found.texts.say
    head: list[Block] = [Heading(found.one.title), Paragraph(found.setting, indent=1)]
    if not found.changes and not found.chapters:
        return [*head, Gap(), Paragraph(say("rules-alike"), indent=1)]
    if found.changes:
        head += [Gap(), changes_screen(found.changes, found.names, found.texts)]
    return [*head, *(block for chapter in found.chapters for block in _chapter(found, chapter))]


def _chapter(found: Compared, chapter: ChapterPair) -> Screen:
    columns = tuple(Column(name, wrap=True) for name in found.names)
    rows: list[tuple[Words, ...]] = []
    for number, difference in enumerate(chapter.differences):
        rows += [("", "")] if number else []
        rows.append((_side(found, difference.one), _side(found, difference.other)))
        rows.append((_ids(difference.one), _ids(difference.other)))
    return [Heading(chapter.title, chapter.id), Grid(columns, tuple(rows), indent=1)]


def _side(found: Compared, rules: Sequence[RuleText]) -> Words:
    said = " ".join(paragraph for rule in rules for paragraph in rule.text)
    return said or Span(found.texts.say("rules-no-such"), "quiet")


def _ids(rules: Sequence[RuleText]) -> Words:
    return Span(" ".join(rule.id for rule in rules), "quiet")


def comparison_data(found: Compared) -> dict[str, Any]:
    """Give two rulesets side by side as JSON-ready data."""
    books = (found.one.ruleset, found.other.ruleset)
    return {
        "game": books[0].game.id,
        "language": found.texts.languages[0],
        "editions": [book.edition for book in books],
        "options": {
            change.option: [getattr(book.options, change.option) for book in books] for change in found.changes
        },
        "chapters": [
            {"id": pair.id, "title": pair.title, "differences": list(map(_data, pair.differences))}
            for pair in found.chapters
        ],
    }


def _data(difference: Difference) -> list[list[dict[str, Any]]]:
    return [[{"id": rule.id, "text": list(rule.text)} for rule in side] for side in (difference.one, difference.other)]
