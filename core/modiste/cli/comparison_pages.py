"""Two rulesets side by side as pages to keep, beside those of one ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from modiste.cli.comparing import Compared
from modiste.cli.rules_pages import (
    html_changes,
    html_frame,
    html_table,
    html_text,
    markdown_changes,
    markdown_table,
    plain,
)
from modiste.comparison import ChapterPair
from modiste.rulebook import RuleText


def markdown_comparison(found: Compared) -> str:
    """Write two rulesets side by side as Markdown: a table for each chapter."""
    say = found.texts.say
    parts = [f"# {plain(found.one.title)}", plain(found.setting)]
    if found.changes:
        parts.append(markdown_changes(found))
    for chapter in found.chapters:
        rows = [[_plain_side(found, side) for side in (pair.one, pair.other)] for pair in chapter.differences]
        parts += [f'<a id="{chapter.id}"></a>\n\n## {plain(chapter.title)}', markdown_table(found.names, rows)]
    return "\n\n".join(parts if found.changes or found.chapters else [*parts, plain(say("rules-alike"))])


def _plain_side(found: Compared, rules: Sequence[RuleText]) -> str:
    said = [" ".join(rule.text) + f" ({rule.id})" for rule in rules]
    return " ".join(said) or found.texts.say("rules-no-such")


def html_comparison(found: Compared) -> str:
    """Write two rulesets side by side as a page of its own: a table for each chapter."""
    changes = html_changes(found) if found.changes else ""
    body = changes + "".join(_section(found, chapter) for chapter in found.chapters)
    titled = [(chapter.id, chapter.title) for chapter in found.chapters]
    alike = html_text([found.texts.say("rules-alike")])
    return html_frame(found.texts, found.one.title, found.setting, titled, body or alike)


def _section(found: Compared, chapter: ChapterPair) -> str:
    rows = [[_side(found, side) for side in (pair.one, pair.other)] for pair in chapter.differences]
    table = html_table(found.names, rows)
    return f'<section id="{chapter.id}">\n<h2>{escape(chapter.title)}</h2>\n{table}</section>\n'


def _side(found: Compared, rules: Sequence[RuleText]) -> str:
    if not rules:
        return f'<p class="origin">{escape(found.texts.say("rules-no-such"))}</p>'
    return "".join(f'{html_text(rule.text)}<p class="origin">{escape(rule.id)}</p>\n' for rule in rules)
