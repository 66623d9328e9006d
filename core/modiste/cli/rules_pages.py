"""Rules as pages to keep: Markdown, and one HTML page that needs nothing beside itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from modiste.cli.comparing import Compared, Told
from modiste.rulebook import ChapterText, RuleText
from modiste.text import Texts

MARKED: Final = re.compile(r"([\\`*_\[\]<>#|~])")
"""What Markdown would take for a mark of its own."""


def markdown_page(told: Told) -> str:
    """Write chapters as Markdown, below a list of them."""
    say, book, chapters = told.texts.say, told.book, told.chapters
    links = "\n".join(f"- [{plain(chapter.title)}](#{chapter.id})" for chapter in chapters)
    contents = [f"## {plain(say('rules-contents'))}", links] if chapters else [plain(say("rules-none"))]
    changes = [f"## {plain(told.heading)}", markdown_changes(told)] if told.changes else []
    body = [part for chapter in chapters for part in _markdown_chapter(chapter)]
    return "\n\n".join([f"# {plain(book.title)}", plain(told.setting), *changes, *contents, *body])


def markdown_changes(told: Told | Compared) -> str:
    """Write the options on which two rulesets differ as a table."""
    titles = ("", told.texts.say("editions-rule"), *told.names)
    rows = [(change.dispute, change.title, *change.values) for change in told.changes]
    return markdown_table(titles, rows)


def markdown_table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table of plain words."""
    lines = [titles, ["---"] * len(titles), *([plain(cell) for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _markdown_chapter(chapter: ChapterText) -> list[str]:
    return [
        f'<a id="{chapter.id}"></a>\n\n## {plain(chapter.title)}',
        *map(plain, chapter.intro),
        *(f"*{plain(line)}*" for line in chapter.absent),
        *map(_markdown_rule, chapter.rules),
    ]


def _markdown_rule(rule: RuleText) -> str:
    origin = f"`{rule.id}`" + (f" - {plain(rule.origin)}" if rule.origin else "")
    origin += f" - **{plain(rule.mark)}**" if rule.mark else ""
    return "\n\n  ".join(["- " + plain(rule.text[0]), *map(plain, rule.text[1:]), f"<small>{origin}</small>"])


def plain(text: str) -> str:
    """Keep Markdown from seeing marks in plain words."""
    return MARKED.sub(r"\\\1", text)


def html_page(told: Told) -> str:
    """Write chapters as a page of their own, with a list of them and no script or file beside it."""
    texts, book = told.texts, told.book
    body = "".join(map(_html_chapter, told.chapters)) or html_text([texts.say("rules-none")])
    titled = [(chapter.id, chapter.title) for chapter in told.chapters]
    if told.changes:
        titled.insert(0, ("changes", told.heading))
        body = f'<section id="changes">\n<h2>{escape(told.heading)}</h2>\n{html_changes(told)}</section>\n{body}'
    return html_frame(texts, book.title, told.setting, titled, body)


def html_frame(texts: Texts, title: str, setting: str, chapters: Sequence[tuple[str, str]], body: str) -> str:
    """Put a page together: what it is, a list of its chapters by their ids, and the chapters themselves."""
    return Template(_resource("rules_page.html")).substitute(
        title=escape(title),
        setting=escape(setting),
        language=escape(texts.languages[0]),
        style=_resource("rules_page.css"),
        contents=_html_contents(texts.say("rules-contents"), chapters),
        body=body,
    )


def html_changes(told: Told | Compared) -> str:
    """Write the options on which two rulesets differ as a table."""
    titles = ("", told.texts.say("editions-rule"), *told.names)
    rows = [[escape(cell) for cell in (change.dispute, change.title, *change.values)] for change in told.changes]
    return html_table(titles, rows)


def html_table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table; its cells are HTML already."""
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n"


def _resource(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _html_contents(title: str, chapters: Sequence[tuple[str, str]]) -> str:
    links = "\n".join(f'<li><a href="#{name}">{escape(chapter)}</a></li>' for name, chapter in chapters)
    heading = f'<h2 id="contents">{escape(title)}</h2>'
    return f'<nav aria-labelledby="contents">\n{heading}\n<ol>\n{links}\n</ol>\n</nav>\n' if chapters else ""


def _html_chapter(chapter: ChapterText) -> str:
    absent = "".join(f'<p class="absent">{escape(line)}</p>\n' for line in chapter.absent)
    intro = f'<div class="intro">\n{html_text(chapter.intro)}</div>\n' if chapter.intro else ""
    rules = "".join(map(_html_rule, chapter.rules))
    return f'<section id="{chapter.id}">\n<h2>{escape(chapter.title)}</h2>\n{intro}{absent}{rules}</section>\n'


def _html_rule(rule: RuleText) -> str:
    name = escape(rule.id)
    link = f'<a href="#{name}">{name}</a>'
    origin = f"{link} &middot; {escape(rule.origin)}" if rule.origin else link
    origin += f' &middot; <strong class="mark">{escape(rule.mark)}</strong>' if rule.mark else ""
    return f'<article id="{name}">\n{html_text(rule.text)}<p class="origin">{origin}</p>\n</article>\n'


def html_text(paragraphs: Iterable[str]) -> str:
    """Write paragraphs."""
    return "".join(f"<p>{escape(paragraph)}</p>\n" for paragraph in paragraphs)
