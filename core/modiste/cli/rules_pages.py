"""Rules as pages to keep: Markdown, and one HTML page that needs nothing beside itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from modiste.rulebook import ChapterText, Rulebook, RuleText

MARKED: Final = re.compile(r"([\\`*_\[\]<>#|~])")
"""What Markdown would take for a mark of its own."""


def markdown_page(book: Rulebook, chapters: Sequence[ChapterText]) -> str:
    """Write chapters as Markdown, below a list of them."""
    say = book.texts.say
    links = "\n".join(f"- [{_plain(chapter.title)}](#{chapter.id})" for chapter in chapters)
    contents = [f"## {_plain(say('rules-contents'))}", links] if chapters else [_plain(say("rules-none"))]
    body = [part for chapter in chapters for part in _markdown_chapter(chapter)]
    return "\n\n".join([f"# {_plain(book.title)}", _plain(book.setting), *contents, *body])


def _markdown_chapter(chapter: ChapterText) -> list[str]:
    return [
        f'<a id="{chapter.id}"></a>\n\n## {_plain(chapter.title)}',
        *map(_plain, chapter.intro),
        *(f"*{_plain(line)}*" for line in chapter.absent),
        *map(_markdown_rule, chapter.rules),
    ]


def _markdown_rule(rule: RuleText) -> str:
    origin = f"`{rule.id}`" + (f" - {_plain(rule.origin)}" if rule.origin else "")
    return "\n\n  ".join(["- " + _plain(rule.text[0]), *map(_plain, rule.text[1:]), f"<small>{origin}</small>"])


def _plain(text: str) -> str:
    """Keep Markdown from seeing marks in plain words."""
    return MARKED.sub(r"\\\1", text)


def html_page(book: Rulebook, chapters: Sequence[ChapterText]) -> str:
    """Write chapters as a page of their own, with a list of them and no script or file beside it."""
    texts = book.texts
    return Template(_resource("rules_page.html")).substitute(
        title=escape(book.title),
        setting=escape(book.setting),
        language=escape(texts.languages[0]),
        style=_resource("rules_page.css"),
        contents=_html_contents(texts.say("rules-contents"), chapters),
        body="".join(map(_html_chapter, chapters)) or _html_text([texts.say("rules-none")]),
    )


def _resource(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _html_contents(title: str, chapters: Sequence[ChapterText]) -> str:
    links = "\n".join(f'<li><a href="#{chapter.id}">{escape(chapter.title)}</a></li>' for chapter in chapters)
    heading = f'<h2 id="contents">{escape(title)}</h2>'
    return f'<nav aria-labelledby="contents">\n{heading}\n<ol>\n{links}\n</ol>\n</nav>\n' if chapters else ""


def _html_chapter(chapter: ChapterText) -> str:
    absent = "".join(f'<p class="absent">{escape(line)}</p>\n' for line in chapter.absent)
    intro = f'<div class="intro">\n{_html_text(chapter.intro)}</div>\n' if chapter.intro else ""
    rules = "".join(map(_html_rule, chapter.rules))
    return f'<section id="{chapter.id}">\n<h2>{escape(chapter.title)}</h2>\n{intro}{absent}{rules}</section>\n'


def _html_rule(rule: RuleText) -> str:
    name = escape(rule.id)
    link = f'<a href="#{name}">{name}</a>'
    origin = f"{link} &middot; {escape(rule.origin)}" if rule.origin else link
    return f'<article id="{name}">\n{_html_text(rule.text)}<p class="origin">{origin}</p>\n</article>\n'


def _html_text(paragraphs: Iterable[str]) -> str:
    return "".join(f"<p>{escape(paragraph)}</p>\n" for paragraph in paragraphs)
