"""Rules as they are drawn, on the command line and at a question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from modiste.rulebook import ChapterText, Paragraphs, Rulebook, RuleText
from modiste.screen import Column, Gap, Grid, Heading, Paragraph, Screen, Span


def rules_screen(book: Rulebook, chapters: Sequence[ChapterText]) -> Screen:
    """Draw chapters with their clauses, each above the place that it comes from."""
    return [block for chapter in chapters for block in _chapter(chapter)] or _nothing(book)


def contents_screen(book: Rulebook, command: str) -> Screen:
    """List the chapters; `command` is what asks for one of them."""
    say, chapters = book.texts.say, book.chapters()
    if not chapters:
        return _nothing(book)
    rows = tuple((Span(chapter.id, "accent"), chapter.title) for chapter in chapters)
    return [
        Heading(book.title),
        Paragraph(book.setting, indent=1),
        Grid((Column(say("rules-chapter")), Column(wrap=True)), rows, indent=1),
        Paragraph(Span(say("rules-hint", command=command), "quiet"), indent=1),
    ]


def governing_screen(rules: Iterable[RuleText]) -> Screen:
    """Draw clauses alone, as they stand below the help at a question."""
    return [Paragraph(("- ", *rule.text[:1]), indent=1, hang=2) for rule in rules]


def _nothing(book: Rulebook) -> Screen:
    return [Paragraph(book.texts.say("rules-none"), indent=1)]


def _chapter(chapter: ChapterText) -> Screen:
    rules = [block for rule in chapter.rules for block in _rule(rule)]
    absent = [Paragraph(Span(line, "bad"), indent=1, hang=2) for line in chapter.absent]
    intro = [*_text(chapter.intro), Gap()] if chapter.intro else []
    return [Heading(chapter.title, chapter.id), *intro, *absent, *rules]


def _rule(rule: RuleText) -> Screen:
    origin = f"{rule.id} - {rule.origin}" if rule.origin else rule.id
    mark = (Span(f"[{rule.mark}] ", "accent"),) if rule.mark else ()
    return [*_text(rule.text), Paragraph((*mark, Span(origin, "quiet")), indent=3, hang=2), Gap()]


def _text(paragraphs: Paragraphs) -> Screen:
    return [Paragraph(paragraph, indent=1) for paragraph in paragraphs]
