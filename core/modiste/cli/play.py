"""`modiste play`: sets a match up and plays it."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click

from modiste.catalogue import Catalogue
from modiste.cli.choosing import Chosen, chosen, game_options, language_option, plain_option
from modiste.cli.data_folder import packs_folder
from modiste.cli.help_texts import tell
from modiste.cli.hosting import Host, Interview
from modiste.cli.installed import game_texts, open_catalogue, own_texts
from modiste.cli.own_packs import find_own_packs
from modiste.cli.saves import new_save
from modiste.cli.seats import first_language, read_seats, usual_seats
from modiste.cli.streams import ending_signals
from modiste.cli.terminal import Terminal
from modiste.game import Game
from modiste.match import Match
from modiste.needed_files import needed_files
from modiste.record_writer import RecordWriter
from modiste.ruleset import Ruleset

LARGEST_SEED = 2**32


@click.command("play", help=f"{tell('play')}\n\n{tell('play-more')}", short_help=tell("play"))
@click.argument("game", required=False)
@click.option("--seat", "seats", multiple=True, metavar="SEAT", help=tell("option-seat"))
@game_options
@language_option
@click.option("--seed", type=click.IntRange(min=0), help=tell("option-seed"))
@click.option("--save", "save", metavar="PATH", type=click.Path(path_type=Path), help=tell("option-save"))
@plain_option
def command(
    game: str | None,
    seats: tuple[str, ...],
    lang: str,
    seed: int | None,
    save: Path | None,
    plain: bool,
    **given: Any,
) -> int:
    """Play a game."""
    with ending_signals():
        return _play(chosen(game or "", given), list(seats), lang, seed, save, Terminal(plain))


def _play(
    what: Chosen, seats: list[str], language: str, seed: int | None, save: Path | None, terminal: Terminal
) -> int:
    catalogue = open_catalogue(what.packs, what.plugins)
    interview = Interview(catalogue, terminal, own_texts(catalogue, language))
    game = catalogue.game(what.game or interview.ask_game())
    ruleset = _ruleset(catalogue, game, what)
    texts = game_texts(catalogue, ruleset, language)
    if not seats:
        seats = usual_seats(catalogue, game, texts) if what.game else interview.ask_seats(game)
    usual = texts.languages[0]
    if own_language := language or first_language(seats):
        texts = game_texts(catalogue, ruleset, own_language)
    infos = read_seats(seats, usual, texts)
    for info in infos:
        if info.bot:
            catalogue.bot(game.id, info.bot)
        else:
            game_texts(catalogue, ruleset, info.language)
    match = Match.new(ruleset, len(infos), secrets.randbelow(LARGEST_SEED) if seed is None else seed)
    files = needed_files(catalogue, ruleset, infos)
    with RecordWriter.create(save or new_save(game.id), match, infos, files) as writer:
        packs = [folder for folder in what.packs if folder.resolve().parent != packs_folder().resolve()]
        return Host(catalogue, terminal, texts, packs, what.plugins).run(match, infos, writer)


def _ruleset(catalogue: Catalogue, game: Game, what: Chosen) -> Ruleset:
    """Make the ruleset that was chosen, with the packs of the data folder if the game was asked for just now."""
    own = [] if what.game else find_own_packs(what.plugins).cards_for(game.id)
    return catalogue.ruleset(
        game.id,
        edition=what.edition,
        options=what.options,
        variants=what.variants,
        packs=[*(folder.name for folder in own), *what.pack_ids],
    )
