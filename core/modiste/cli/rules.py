"""`modiste rules`: the rules of a game, in words, as they hold in the ruleset that is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeAlias

import click

from modiste.catalogue import Catalogue
from modiste.cli.choosing import Chosen, chosen, game_options, hand_out, json_option, language_option, plain_option
from modiste.cli.comparing import (
    Compared,
    Told,
    compare,
    comparison_data,
    comparison_screen,
    tell_book,
    told_screen,
)
from modiste.cli.comparison_pages import html_comparison, markdown_comparison
from modiste.cli.help_texts import tell
from modiste.cli.installed import game_texts, open_catalogue, packs_of, tell_broken
from modiste.cli.rules_pages import html_page, markdown_page
from modiste.cli.terminal import Terminal
from modiste.cli.untold import untold
from modiste.errors import ClauseOfVariant, UnknownName
from modiste.rulebook import ChapterText, Rulebook, RuleText, clause_called
from modiste.screen import Screen

Page: TypeAlias = Callable[[Told], str]
ComparisonPage: TypeAlias = Callable[[Compared], str]

PAGES: Final[Mapping[str, Page]] = {"md": markdown_page, "html": html_page}
COMPARISON_PAGES: Final[Mapping[str, ComparisonPage]] = {"md": markdown_comparison, "html": html_comparison}
TEXT: Final = "text"
ENDINGS: Final[Mapping[str, str]] = {"": TEXT, ".txt": TEXT} | {f".{form}": form for form in PAGES}
"""The endings of files, and the format of each."""


@click.command("rules", help=f"{tell('rules')}\n\n{tell('rules-more')}", short_help=tell("rules"))
@click.argument("game")
@click.argument("which", nargs=-1)
@game_options
@language_option
@click.option("--compare", "beside", metavar="E", help=tell("option-compare"))
@click.option("--format", "form", type=click.Choice([TEXT, *PAGES]), help=tell("option-format"))
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help=tell("option-rules-out"))
@json_option
@plain_option
def command(
    game: str,
    which: tuple[str, ...],
    lang: str,
    beside: str | None,
    form: str | None,
    out: Path | None,
    as_json: bool,
    plain: bool,
    **given: Any,
) -> None:
    """Tell the rules of a game, or compare those of two editions."""
    form = TEXT if as_json else form or _form(out)
    what = chosen(game, given)
    catalogue = open_catalogue(what.packs, what.plugins)
    book = _open_book(catalogue, what, lang)
    if beside:
        other = _open_book(catalogue, replace(what, edition=beside), lang)
        with _variants_told(catalogue, what):
            found = compare(book, other, which)
        _tell_comparison(found, form, as_json, plain, out)
        return
    usual = _usual(what)
    beside_it = book if usual == what else _open_book(catalogue, usual, lang)
    with _variants_told(catalogue, what):
        told = tell_book(book, beside_it, which)
    if as_json:
        hand_out(_json(told), out)
    elif form in PAGES:
        hand_out(PAGES[form](told), out)
    else:
        _show(told_screen(told), Terminal(plain or out is not None), out)


def _tell_comparison(found: Compared, form: str, as_json: bool, plain: bool, out: Path | None) -> None:
    if as_json:
        hand_out(_dumped(comparison_data(found)), out)
    elif form in COMPARISON_PAGES:
        hand_out(COMPARISON_PAGES[form](found), out)
    else:
        _show(comparison_screen(found), Terminal(plain or out is not None), out)


def _open_book(catalogue: Catalogue, what: Chosen, lang: str) -> Rulebook:
    ruleset = catalogue.ruleset(
        what.game, edition=what.edition, options=what.options, variants=what.variants, packs=what.pack_ids
    )
    book = Rulebook(ruleset, game_texts(catalogue, ruleset, lang))
    tell_broken(packs_of(catalogue, ruleset), book.texts)  # the rules text was read only now
    return book


@contextmanager
def _variants_told(catalogue: Catalogue, what: Chosen) -> Iterator[None]:
    """Tell of which variant a clause is that the ruleset does not have.

    Raises:
        ClauseOfVariant: it is of one that is not in play.
    """
    try:
        yield
    except UnknownName as error:
        word = str(error.facts["name"])
        known = catalogue.packs_of(what.game)
        for variant in catalogue.variants_of(what.game).values():
            if clause := clause_called(tuple(known[name] for name in variant.packs if name in known), word):
                facts = {"clause": clause, "variant": variant.id}
                raise ClauseOfVariant(f"{clause} is a clause of {variant.id}", **facts) from error
        raise


def _usual(what: Chosen) -> Chosen:
    """Choose the same game as it is played when nobody asks for anything else."""
    return replace(what, edition="standard", options={}, variants=())


def _form(out: Path | None) -> str:
    """Return the format that the ending of a file asks for; one without an ending is text.

    Raises:
        BadParameter: no format has the ending.
    """
    ending = out.suffix.casefold() if out else ""
    if ending not in ENDINGS:
        raise click.BadParameter(f"{tell('rules-out-unknown')} {', '.join(filter(None, ENDINGS))}", param_hint="--out")
    return ENDINGS[ending]


def _show(screen: Screen, terminal: Terminal, out: Path | None) -> None:
    if out:
        hand_out("\n".join(terminal.drawn(screen)), out)
    else:
        terminal.draw(screen)


def _json(told: Told) -> str:
    ruleset = told.book.ruleset
    return _dumped(
        {
            "game": ruleset.game.id,
            "title": told.book.title,
            "language": told.texts.languages[0],
            "edition": ruleset.edition,
            "variants": [variant.id for variant in ruleset.variants],
            "untold": list(untold(told.book)),
            "options": ruleset.options.model_dump(mode="json"),
            "chapters": [_chapter_data(chapter) for chapter in told.chapters],
        }
    )


def _dumped(data: Mapping[str, Any]) -> str:
    import json

    return json.dumps(data, indent=2, ensure_ascii=False)


def _chapter_data(chapter: ChapterText) -> dict[str, Any]:
    return {
        "id": chapter.id,
        "title": chapter.title,
        "intro": list(chapter.intro),
        "absent": list(chapter.absent),
        "clauses": [_rule_data(rule) for rule in chapter.rules],
    }


def _rule_data(rule: RuleText) -> dict[str, Any]:
    clause = rule.clause
    return {
        "id": rule.id,
        "text": list(rule.text),
        "origin": rule.origin,
        "source": clause.source.model_dump(mode="json"),
        "ours": clause.ours,
        "when": clause.when,
        "dispute": clause.dispute,
        "status": clause.status,
        "variant": rule.variant or None,
        "changed": bool(rule.mark or rule.variant),
    }
