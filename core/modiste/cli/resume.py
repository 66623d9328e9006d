"""`modiste resume`: goes on with a saved match, and lists what can be gone on with."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import click
from msgspec.structs import replace

from modiste.catalogue import Catalogue
from modiste.cli.choosing import extra_options, json_option, language_option, plain_option, print_json
from modiste.cli.help_texts import tell
from modiste.cli.hosting import Host
from modiste.cli.installed import game_texts, open_catalogue, own_texts
from modiste.cli.saves import NoSave, all_records, all_saves, find_save, new_save
from modiste.cli.streams import ending_signals
from modiste.cli.terminal import Terminal
from modiste.errors import ModisteError
from modiste.needed_files import needed_files
from modiste.record import Decision, Record, read_record
from modiste.record_writer import RecordWriter
from modiste.rerun import check_bots, resume
from modiste.screen import Column, Grid, Heading, Paragraph, Span
from modiste.text import Texts


@click.command("resume", help=f"{tell('resume')}\n\n{tell('resume-more')}", short_help=tell("resume"))
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--list", "listed", is_flag=True, help=tell("option-list"))
@click.option("--from", "line", type=click.IntRange(min=2), metavar="N", help=tell("option-from"))
@extra_options
@language_option
@json_option
@plain_option
def command(
    file: Path | None, listed: bool, line: int | None, lang: str, as_json: bool, plain: bool, **given: Any
) -> int:
    """Go on with a saved match."""
    catalogue = open_catalogue(given["packs"], given["plugins"])
    if listed:
        _list(own_texts(catalogue, lang), as_json, plain)
        return 0
    with ending_signals():
        record = read_record(find_save(file)) if file else _last_unfinished(catalogue)
        match, notes = resume(record, catalogue, from_line=line)
        check_bots(record, catalogue)
        seats = record.header.seats
        texts = game_texts(catalogue, match.ruleset, lang or _language(record))
        terminal = Terminal(plain)
        for note in notes:
            terminal.line(Span(texts.say(f"note-{note.code}", **note.facts), "accent"))
        if line is None:
            writer = RecordWriter.reopen(record)
        else:
            files = needed_files(catalogue, match.ruleset, seats)
            writer = RecordWriter.create(new_save(record.header.game), match, seats, files)
        with writer:
            asked = [replace(seat, language=lang or seat.language) for seat in seats]
            return Host(catalogue, terminal, texts, given["packs"], given["plugins"]).run(match, asked, writer)


def _last_unfinished(catalogue: Catalogue) -> Record:
    """Return the save that was played last and is not over.

    Raises:
        NoSave: there is none.
    """
    for record in all_records():
        if not resume(record, catalogue)[0].over:
            return record
    raise NoSave


def _language(record: Record) -> str:
    """Return the language of the first person, who is most likely to read; nothing if there is none."""
    people = [seat.language for seat in record.header.seats if not seat.bot]
    return people[0] if people else ""


def _list(texts: Texts, as_json: bool, plain: bool) -> None:
    found = [entry for path in all_saves() if (entry := _entry(path)) is not None]
    if as_json:
        print_json(found)
        return
    terminal = Terminal(plain)
    if not found:
        terminal.line(texts.say("saves-none"))
        return
    columns = (
        Column(texts.say("saves-file")),
        Column(texts.say("saves-game"), optional=True),
        Column(texts.say("saves-players"), wrap=True, least=12),
        Column(texts.say("saves-decisions"), "right"),
        Column(texts.say("saves-played")),
    )
    rows = tuple(
        (
            Path(str(entry["file"])).name,
            str(entry["game"]),
            ", ".join(map(str, entry["players"])),
            str(entry["decisions"]),
            str(entry["played"]),
        )
        for entry in found
    )
    folder = str(Path(str(found[0]["file"])).parent)
    terminal.draw([Heading(texts.say("heading-saves")), Grid(columns, rows), Paragraph(Span(folder, "quiet"))])


def _entry(path: Path) -> dict[str, Any] | None:
    """Say what a save holds; None for a file that is no save."""
    try:
        record = read_record(path)
    except ModisteError:
        return None
    return {
        "file": str(path),
        "game": record.header.game,
        "players": [seat.name for seat in record.header.seats],
        "decisions": sum(isinstance(entry, Decision) for entry in record.entries),
        "played": f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}",
    }
