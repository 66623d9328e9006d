"""`modiste games`: what is installed and can be played."""

from __future__ import annotations

from typing import Any

import click

from modiste.catalogue import Catalogue
from modiste.cli.choosing import extra_options, json_option, language_option, plain_option, print_json
from modiste.cli.help_texts import environment_language, tell
from modiste.cli.installed import make_texts, open_catalogue, own_packs, own_texts
from modiste.cli.terminal import Terminal
from modiste.game import Game
from modiste.screen import Block, Column, Grid, Heading, Paragraph, Span
from modiste.text import Texts

PARTS = ("seats", "editions", "variants", "packs", "languages", "bots")


@click.command("games", help=tell("games"))
@extra_options
@language_option
@json_option
@plain_option
def command(lang: str, as_json: bool, plain: bool, **given: Any) -> None:
    """List the installed games."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    games = [_facts(catalogue, game, lang) for game in catalogue.games.values()]
    if as_json:
        print_json(games)
        return
    texts = own_texts(catalogue, lang)
    terminal = Terminal(plain)
    if not games:
        terminal.line(texts.say("games-none"))
        return
    terminal.draw([block for game in games for block in _shown(game, texts)])
    terminal.line()
    terminal.line(Span(texts.say("games-play"), "quiet"))


def _facts(catalogue: Catalogue, game: Game, lang: str) -> dict[str, Any]:
    packs = catalogue.packs_of(game.id)
    texts = make_texts([*own_packs(catalogue), *packs.values()], lang or environment_language())
    return {
        "id": game.id,
        "title": texts.say(f"game-{game.id}") if texts.has(f"game-{game.id}") else "",
        "seats": list(game.seats),
        "editions": list(game.editions),
        "variants": list(catalogue.variants_of(game.id)),
        "packs": list(packs),
        "languages": sorted({language for pack in packs.values() for language in pack.languages}),
        "bots": list(catalogue.bots_of(game.id)),
    }


def _shown(game: dict[str, Any], texts: Texts) -> list[Block]:
    shown = [(name, ", ".join(map(str, game[name]))) for name in PARTS if game[name]]
    rows = tuple((Span(texts.say(f"games-{name}"), "quiet"), values) for name, values in shown)
    title = [Paragraph(game["title"], indent=1)] if game["title"] else []
    return [Heading(game["id"]), *title, Grid((Column(least=10), Column(wrap=True)), rows, indent=1)]
