"""`modiste replay`: shows a saved match again, or proves that it still plays as it did.

It is shown as a spectator saw it, or as a seat did; while the match runs, only whoever sits there is to see that.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from modiste.catalogue import Catalogue
from modiste.cli.choosing import extra_options, hand_out, json_option, language_option, plain_option, print_json
from modiste.cli.help_texts import tell
from modiste.cli.installed import game_texts, open_catalogue
from modiste.cli.retelling import handed, retell
from modiste.cli.saves import find_save, last_record
from modiste.cli.seats import names_for
from modiste.cli.showing import colour_names
from modiste.cli.terminal import Terminal
from modiste.cli.words import is_yes
from modiste.errors import NoSuchLine, RecordError
from modiste.match import Match
from modiste.needed_files import file_notes
from modiste.record import Record, RecordNote, read_record
from modiste.rerun import replay, start, verify
from modiste.ruleset import unknown
from modiste.scenarios.write import written
from modiste.screen import Span
from modiste.screens import Screens, board_of
from modiste.sentences import Sentences
from modiste.text import Texts, composed


@click.command("replay", help=f"{tell('replay')}\n\n{tell('replay-more')}", short_help=tell("replay"))
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--to", "line", type=click.IntRange(min=1), metavar="N", help=tell("option-to"))
@click.option("--seat", "seat", metavar="NAME", help=tell("option-as-seat"))
@click.option("--verify", "verified", is_flag=True, help=tell("option-verify"))
@click.option("--as-scenario", "as_scenario", is_flag=True, help=tell("option-as-scenario"))
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help=tell("option-scenario-out"))
@extra_options
@json_option
@language_option
@plain_option
def command(
    file: Path | None,
    line: int | None,
    seat: str | None,
    verified: bool,
    as_scenario: bool,
    out: Path | None,
    as_json: bool,
    lang: str,
    plain: bool,
    **given: Any,
) -> None:
    """Show a saved match again."""
    if verified and (as_json or seat is not None):
        raise click.UsageError(tell("verify-alone"))
    if (as_scenario and (verified or as_json or seat is not None)) or (out and not as_scenario):
        raise click.UsageError(tell("scenario-alone"))
    catalogue = open_catalogue(given["packs"], given["plugins"])
    record = read_record(find_save(file)) if file else last_record()
    if line is not None and line > record.last_line:
        raise NoSuchLine(path=str(record.path), line=line, last=record.last_line)
    match = start(record, catalogue)
    replaying = Replaying(catalogue, record, match, game_texts(catalogue, match.ruleset, lang))
    if verified:
        replaying.verify(Terminal(plain))
        return
    if as_scenario:
        hand_out(replaying.as_scenario(line), out)
        return
    eyes = None if seat is None else replaying.eyes_of(seat)
    if as_json:
        replaying.hand_over(eyes, line)
    else:
        replaying.show(Terminal(plain), eyes, line)


class SeatNotConfirmed(RecordError):
    """Nobody has said that they are the player whose secrets were asked for."""

    code = "record/not-confirmed"


class ScenarioNotConfirmed(RecordError):
    """An unfinished match is not to be written as a scenario: it would tell all that is secret."""

    code = "record/scenario-not-confirmed"


@dataclass(frozen=True, slots=True)
class Replaying:
    """A record that is played again, in `match`, for somebody to look at."""

    catalogue: Catalogue
    record: Record
    match: Match
    texts: Texts

    @property
    def names(self) -> list[str]:
        """The players' names in the language of the texts, by seat."""
        return names_for(self.record.header.seats, self.texts)

    def eyes_of(self, typed: str) -> int:
        """Find the seat that was named, or numbered from 1; while the match runs, let whoever sits there say so.

        Raises:
            UnknownName: no player is called so.
            SeatNotConfirmed: somebody else asks.
        """
        seat = seat_called(typed, self.names, [seat.name for seat in self.record.header.seats])
        if not self._ended() and not self._confirmed(self.texts.say("ask-who", seat=self.names[seat])):
            raise SeatNotConfirmed(seat=self.names[seat])
        return seat

    def _ended(self) -> bool:
        """Say whether the recorded match is over; one that cannot be played to its end keeps its secrets."""
        try:
            return replay(self.record, self.catalogue).over
        except RecordError:
            return False

    def _confirmed(self, question: str) -> bool:
        """Ask on the error stream, lest the question stand in what is handed over."""
        click.echo(f"{question} > ", err=True, nl=False)
        answer = sys.stdin.readline()
        if not sys.stdin.isatty():
            click.echo(answer.strip(), err=True)
        return is_yes(self.texts, composed(answer).strip())

    def verify(self, terminal: Terminal) -> None:
        """Prove that the record plays as it did."""
        self._show_notes(terminal, verify(self.record, self.catalogue))
        terminal.line(Span(self.texts.say("replay-agrees", count=self.record.last_line), "good"))

    def hand_over(self, eyes: int | None, line: int | None) -> None:
        """Print the record as data."""
        for _ in retell(self.record, self.match, eyes, line):
            pass
        print_json(handed(self.record, self.match, eyes, self._ended()))

    def as_scenario(self, line: int | None) -> str:
        """Write the record, up to a line, as a scenario.

        Raises:
            ScenarioNotConfirmed: the match goes on, and its secrets are not to be told.
        """
        if not self._ended() and not self._confirmed(self.texts.say("ask-scenario")):
            raise ScenarioNotConfirmed
        match = replay(self.record, self.catalogue, to=line)
        title = self.texts.say("scenario-written", file=self.record.path.name, count=len(match.turns))
        return written(match, [seat.name for seat in self.record.header.seats], title)

    def show(self, terminal: Terminal, eyes: int | None, line: int | None) -> None:
        """Tell the record event by event, then show the board or the result."""
        match, texts, names = self.match, self.texts, self.names
        self._show_notes(terminal, [*self.record.notes, *file_notes(self.record.header, self.catalogue)])
        sentences = Sentences(match.ruleset, texts, names, eyes)
        for told in retell(self.record, match, eyes, line):
            if told.undone:
                terminal.line(Span(texts.say("undone", count=told.undone), "quiet"))
            for said in filter(None, map(sentences.event, told.events)):
                terminal.line(colour_names(said, names))
        screens = match.ruleset.game.screens or Screens()
        if match.over:
            terminal.draw(screens.result(match.view(eyes), match.standings(), texts, names))
        else:
            terminal.draw(board_of(match.ruleset, match.view(eyes), eyes, texts, names))

    def _show_notes(self, terminal: Terminal, notes: Iterable[RecordNote]) -> None:
        for note in notes:
            terminal.line(Span(self.texts.say(f"note-{note.code}", **note.facts), "accent"))


def seat_called(typed: str, names: Sequence[str], also: Sequence[str] = ()) -> int:
    """Find the seat of a player by name, or by what they are called `also`, however it is written, or by its number.

    Raises:
        UnknownName: there is none.
    """
    wanted = composed(typed).strip().casefold()
    for called in ([name.casefold() for name in names], [name.casefold() for name in also]):
        if wanted in called:
            return called.index(wanted)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    raise unknown("player", typed, names)
