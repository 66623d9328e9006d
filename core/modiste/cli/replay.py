"""`modiste replay`: shows a saved match again, or proves that it still plays as it did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from modiste.cli.choosing import extra_options, language_option, plain_option
from modiste.cli.help_texts import tell
from modiste.cli.installed import game_texts, open_catalogue
from modiste.cli.saves import find_save, last_record
from modiste.cli.showing import colour_names
from modiste.cli.terminal import Terminal
from modiste.errors import NoSuchLine
from modiste.record import RecordNote, TakenBack, read_record
from modiste.rerun import start, verify, walk
from modiste.screen import Span
from modiste.screens import Screens
from modiste.sentences import Sentences
from modiste.text import Texts


@click.command("replay", help=f"{tell('replay')}\n\n{tell('replay-more')}", short_help=tell("replay"))
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--to", "line", type=click.IntRange(min=1), metavar="N", help=tell("option-to"))
@click.option("--verify", "verified", is_flag=True, help=tell("option-verify"))
@extra_options
@language_option
@plain_option
def command(file: Path | None, line: int | None, verified: bool, lang: str, plain: bool, **given: Any) -> None:
    """Show a saved match again."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    record = read_record(find_save(file)) if file else last_record()
    if line is not None and line > record.last_line:
        raise NoSuchLine(path=str(record.path), line=line, last=record.last_line)
    match = start(record, catalogue)
    texts = game_texts(catalogue, match.ruleset, lang)
    terminal = Terminal(plain)
    if verified:
        notes = verify(record, catalogue)
        _show_notes(terminal, texts, notes)
        terminal.line(Span(texts.say("replay-agrees", count=record.last_line), "good"))
        return
    _show_notes(terminal, texts, record.notes)
    names = [seat.name for seat in record.header.seats]
    sentences = Sentences(match.ruleset, texts, names)

    def tell_all(events: Any) -> None:
        for event in events:
            seen = event.seen_by(None)
            if seen is not None and (said := sentences.event(seen)):
                terminal.line(colour_names(said, names))

    tell_all(match.events)
    for step in walk(record, match, to=line):
        if isinstance(step.entry, TakenBack):
            terminal.line(Span(texts.say("undone", count=step.entry.count), "quiet"))
        tell_all(step.happened)
    screens = match.ruleset.game.screens or Screens()
    view = match.view(None)
    if match.over:
        terminal.draw(screens.result(view, match.standings(), texts, names))
    else:
        terminal.draw(screens.board(view, None, texts, names))


def _show_notes(terminal: Terminal, texts: Texts, notes: list[RecordNote] | tuple[RecordNote, ...]) -> None:
    for note in notes:
        terminal.line(Span(texts.say(f"note-{note.code}", **note.facts), "accent"))
