"""`modiste variants`: what can be played differently, what each variant changes, and which go together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from modiste.catalogue import Catalogue
from modiste.cli.choosing import extra_options, json_option, language_option, plain_option, print_json
from modiste.cli.failures import explain
from modiste.cli.footprints import footprint_data, patch_words
from modiste.cli.help_texts import environment_language, tell
from modiste.cli.installed import make_texts, open_catalogue, own_packs, own_texts
from modiste.cli.terminal import Terminal
from modiste.codec import snake
from modiste.errors import ModisteError
from modiste.footprint import footprint
from modiste.game import Game, Variant
from modiste.options import written
from modiste.outline import read_chapters
from modiste.screen import Block, Column, Gap, Grid, Heading, Paragraph, Span, Words
from modiste.text import Texts

PARTS = ("replaced", "wrapped", "hooks", "flow", "brings", "options", "clauses", "packs", "needs", "excludes", "after")


@click.command("variants", help=f"{tell('variants')}\n\n{tell('variants-more')}", short_help=tell("variants"))
@click.argument("game", required=False)
@extra_options
@language_option
@json_option
@plain_option
def command(game: str | None, lang: str, as_json: bool, plain: bool, **given: Any) -> None:
    """List the variants of a game, or of all games."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    games = [catalogue.game(game)] if game else list(catalogue.games.values())
    if as_json:
        print_json([facts for one in games for facts in _facts_of(catalogue, one, _texts(catalogue, one, lang))])
        return
    terminal = Terminal(plain)
    for one in games:
        texts = _texts(catalogue, one, lang)
        found = list(_facts_of(catalogue, one, texts))
        if found or game:
            terminal.draw(_screen(one, found, texts))
            terminal.line()
    for hint in ("variants-play", "variants-read"):
        terminal.line(Span(own_texts(catalogue, lang).say(hint), "quiet"))


def _texts(catalogue: Catalogue, game: Game, lang: str) -> Texts:
    packs = [*own_packs(catalogue), *catalogue.packs_of(game.id).values()]
    return make_texts(packs, lang or environment_language())


def _facts_of(catalogue: Catalogue, game: Game, texts: Texts) -> Iterator[dict[str, Any]]:
    variants = catalogue.variants_of(game.id)
    alone = {name: _why_not(catalogue, variant, texts) for name, variant in variants.items()}
    for variant in variants.values():
        touched, refused = footprint(game, variant), alone[variant.id]
        others = [name for name in variants if name != variant.id and not alone[name] and not refused]
        reasons = {other: _why_not(catalogue, variant, texts, other) for other in others}
        yield {
            "id": variant.id,
            "game": game.id,
            "title": _say(texts, f"variant-{variant.id}"),
            "about": _say(texts, f"variant-{variant.id}.about"),
            **footprint_data(touched),
            "brings": list(_brought(variant)),
            "clauses": list(_clauses(catalogue, variant)),
            "packs": list(variant.packs),
            "needs": list(variant.needs),
            "excludes": list(variant.excludes),
            "after": list(variant.after),
            "together": [other for other in others if not reasons[other]],
            "refused": refused,
            "clashes": {other: reason for other, reason in reasons.items() if reason},
        }


def _brought(variant: Variant) -> Iterator[str]:
    """Name what a variant brings of its own, as it is called in records and events."""
    kept = [variant.state] if variant.state else []
    for cls in (*variant.phases, *variant.actions, *variant.events, *kept):
        yield snake(cls.__name__)


def _say(texts: Texts, message: str) -> str:
    return texts.say(message) if texts.has(message) else ""


def _clauses(catalogue: Catalogue, variant: Variant) -> Iterator[dict[str, Any]]:
    """Yield the clauses that a variant's packs bring, with those that they replace."""
    packs = tuple(catalogue.pack(name) for name in variant.packs if name in catalogue.folders)
    for chapter in read_chapters(packs):
        yield from ({"id": clause.id, "replaces": list(clause.replaces)} for clause in chapter.clauses)


def _why_not(catalogue: Catalogue, variant: Variant, texts: Texts, *others: str) -> str:
    """Say why a variant cannot be played, or not with others, those that they need beside them; nothing if it can."""
    try:
        catalogue.ruleset(variant.game, variants=catalogue.with_needed(variant.game, [variant.id, *others]))
    except ModisteError as error:
        return explain(error, texts)
    return ""


def _screen(game: Game, found: list[dict[str, Any]], texts: Texts) -> list[Block]:
    head: list[Block] = [Heading(texts.say("variants-of", game=texts.title("game", game.id)), Span(game.id, "quiet"))]
    if not found:
        return [*head, Paragraph(texts.say("variants-none"), indent=1)]
    return [*head, *(block for number, facts in enumerate(found) for block in _shown(facts, texts, first=number == 0))]


def _shown(facts: dict[str, Any], texts: Texts, first: bool) -> Iterator[Block]:
    if not first:
        yield Gap()
    title = Span(f"  {facts['title']}") if facts["title"] else ""
    yield Paragraph((Span(facts["id"], "accent"), title), indent=1)
    if facts["about"]:
        yield Paragraph(facts["about"], indent=3)
    rows = [(Span(texts.say(f"variants-{part}"), "quiet"), _told(part, facts[part], texts)) for part in PARTS]
    told: list[tuple[Words, ...]] = [row for row in rows if row[1]]
    together = texts.say("comma").join(facts["together"])
    if together:
        told.append((Span(texts.say("variants-together"), "quiet"), together))
    yield Grid((Column(least=10), Column(wrap=True)), tuple(told), indent=3)
    for reason in filter(None, [facts["refused"], *facts["clashes"].values()]):
        yield Paragraph(Span(reason, "bad"), indent=3, hang=2)


def _told(part: str, values: Any, texts: Texts) -> str:
    """Tell a part of what a variant changes in one line."""
    say = texts.say
    if part == "flow":
        told = [patch_words(patch["where"], patch["path"], texts) for patch in values]
    elif part == "options":
        told = [f"{name}={written(value)}" for name, value in values.items()]
    elif part == "clauses":
        told = [
            say("variants-clause", clause=one["id"], others=say("comma").join(one["replaces"]), given=_given(one))
            for one in values
        ]
    else:
        told = values
    return say("semicolon" if part == "clauses" else "comma").join(told)


def _given(clause: dict[str, Any]) -> str:
    return "yes" if clause["replaces"] else "no"
