"""`modiste games`: what is installed and can be played; one game in full."""

from __future__ import annotations

from typing import Any

import click

from modiste.catalogue import Catalogue
from modiste.cli.choosing import extra_options, json_option, language_option, plain_option, print_json
from modiste.cli.game_screen import changes_of, editions_screen, options_screen
from modiste.cli.help_texts import environment_language, tell
from modiste.cli.installed import make_texts, open_catalogue, own_packs, own_texts
from modiste.cli.terminal import Terminal
from modiste.game import Game
from modiste.options import read_options, values_of, written
from modiste.screen import Block, Column, Grid, Heading, Paragraph, Span, Words
from modiste.text import Texts

PARTS = ("seats", "editions", "variants", "packs", "languages", "bots")


@click.command("games", help=f"{tell('games')}\n\n{tell('games-more')}", short_help=tell("games"))
@click.argument("game", required=False)
@extra_options
@language_option
@json_option
@plain_option
def command(game: str | None, lang: str, as_json: bool, plain: bool, **given: Any) -> None:
    """List the installed games, or show one of them in full."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    if game:
        _show_one(catalogue, catalogue.game(game), lang, as_json, Terminal(plain))
        return
    games = [_facts(catalogue, one, _texts(catalogue, one, lang)) for one in catalogue.games.values()]
    if as_json:
        print_json(games)
        return
    texts = own_texts(catalogue, lang)
    terminal = Terminal(plain)
    if not games:
        terminal.line(texts.say("games-none"))
        return
    terminal.draw([block for one in games for block in _shown(one, texts)])
    terminal.line()
    terminal.line(Span(texts.say("games-play"), "quiet"))
    if any(one["options"] for one in games):
        terminal.line(Span(texts.say("games-set"), "quiet"))


def _show_one(catalogue: Catalogue, game: Game, lang: str, as_json: bool, terminal: Terminal) -> None:
    texts = _texts(catalogue, game, lang)
    facts = _facts(catalogue, game, texts)
    if as_json:
        print_json({**facts, "changes": changes_of(game, texts)})
        return
    options = {name: _option(name, option, texts) for name, option in facts["options"].items()}
    terminal.draw(_shown({**facts, "options": {}}, texts))
    terminal.draw([*editions_screen(game, texts), *(options_screen(game, options, texts) if options else ())])
    terminal.line()
    for hint in ("games-play", *(["games-set"] if options else [])):
        terminal.line(Span(texts.say(hint), "quiet"))


def _texts(catalogue: Catalogue, game: Game, lang: str) -> Texts:
    packs = [*own_packs(catalogue), *catalogue.packs_of(game.id).values()]
    return make_texts(packs, lang or environment_language())


def _facts(catalogue: Catalogue, game: Game, texts: Texts) -> dict[str, Any]:
    packs = catalogue.packs_of(game.id)
    return {
        "id": game.id,
        "title": texts.say(f"game-{game.id}") if texts.has(f"game-{game.id}") else "",
        "seats": list(game.seats),
        "editions": list(game.editions),
        "variants": list(catalogue.variants_of(game.id)),
        "packs": list(packs),
        "languages": sorted({language for pack in packs.values() for language in pack.languages}),
        "bots": list(catalogue.bots_of(game.id)),
        "options": _options(game),
    }


def _options(game: Game) -> dict[str, dict[str, Any]]:
    """List the options by name: what each may be, and what it is unless somebody says otherwise."""
    defaults = read_options(game.options, game.editions.get("standard", {}))
    return {
        name: {"values": values_of(game.options, name), "default": written(getattr(defaults, name))}
        for name in game.options.model_fields
    }


def _shown(game: dict[str, Any], texts: Texts) -> list[Block]:
    shown = [(name, ", ".join(map(str, game[name]))) for name in PARTS if game[name]]
    rows: list[tuple[Words, ...]] = [(Span(texts.say(f"games-{name}"), "quiet"), values) for name, values in shown]
    for number, (name, option) in enumerate(game["options"].items()):
        label = texts.say("games-options") if number == 0 else ""
        rows.append((Span(label, "quiet"), _option(name, option, texts)))
    title = [Paragraph(game["title"], indent=1)] if game["title"] else []
    return [Heading(game["id"]), *title, Grid((Column(least=10), Column(wrap=True)), tuple(rows), indent=1)]


def _option(name: str, option: dict[str, Any], texts: Texts) -> Words:
    """Write an option as it is given on the command line, with its default first, then what else it may be."""
    others = [value for value in option["values"] if value != option["default"]]
    rest = texts.say("games-option-others", values=texts.say("comma").join(others)) if others else ""
    return (Span(f"{name}=", "accent"), Span(option["default"], "strong"), Span(rest, "quiet"))
