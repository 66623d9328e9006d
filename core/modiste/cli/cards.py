"""`modiste cards`: the cards of a game, in its own words."""

from __future__ import annotations

from typing import Any

import click

from modiste.cli.card_list import cards_screen, find_cards
from modiste.cli.choosing import chosen, game_options, json_option, language_option, plain_option, print_json
from modiste.cli.help_texts import tell
from modiste.cli.installed import game_texts, open_catalogue
from modiste.cli.terminal import Terminal
from modiste.screens import CardEntry, Screens
from modiste.text import composed


@click.command("cards", help=f"{tell('cards')}\n\n{tell('cards-more')}", short_help=tell("cards"))
@click.argument("game")
@click.argument("which", nargs=-1)
@game_options
@language_option
@json_option
@plain_option
def command(game: str, which: tuple[str, ...], lang: str, as_json: bool, plain: bool, **given: Any) -> None:
    """Show the cards of a game."""
    what = chosen(game, given)
    catalogue = open_catalogue(what.packs, what.plugins)
    ruleset = catalogue.ruleset(
        game, edition=what.edition, options=what.options, variants=what.variants, packs=what.pack_ids
    )
    texts = game_texts(catalogue, ruleset, lang)
    entries = (ruleset.game.screens or Screens()).cards(ruleset.content, texts)
    wanted = composed(" ".join(which))
    if as_json:
        print_json([card_data(entry) for entry in (find_cards(entries, wanted) if wanted else entries)])
        return
    Terminal(plain).draw(cards_screen(entries, wanted, texts, game, f"modiste cards {game}"))


def card_data(entry: CardEntry) -> dict[str, Any]:
    """Give a card as JSON-ready data: ids and numbers and, under names that end in `text`, what people read of them."""
    worded = [fact for fact in entry.facts if fact.plain is not None]
    return {
        "id": entry.id,
        "kind": entry.kind,
        "name": entry.name,
        **{fact.id: fact.value if fact.plain is None else fact.plain for fact in entry.facts},
        **{f"{fact.id}_text": fact.value for fact in worded},
        "text": list(entry.text),
    }
