"""Plays records again: to go on with a match, to look at it, or to prove that it still plays the same.

Every digest is compared on the way. Rules, cards and options have a fingerprint; where it differs from the record's
but all digests agree, nothing that changed has mattered so far, and the match can go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from modiste.differences import told_differences
from modiste.errors import (
    BadAction,
    BadOption,
    BrokenLine,
    Diverged,
    ModisteError,
    NoSuchLine,
    NotInstalled,
    RecordMisfit,
    RecordOption,
    SeatCount,
    UnknownName,
    VariantConflict,
)
from modiste.match import Match
from modiste.needed_files import changed_files, file_notes, missing_files
from modiste.record import Decision, Entry, Record, RecordNote

if TYPE_CHECKING:
    from modiste.catalogue import Catalogue
    from modiste.event import Event
    from modiste.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Replayed:
    """A line that was played again: what happened, and whether the state's digest is the recorded one."""

    entry: Entry
    happened: list[Event]
    digest: str
    agrees: bool


def resume(record: Record, catalogue: Catalogue, *, from_line: int | None = None) -> tuple[Match, list[RecordNote]]:
    """Play a record again and return the match as it was left, with what is worth telling.

    Args:
        record: what was read.
        catalogue: what is installed.
        from_line: stop before this line, to go on from there in a new file.

    Raises:
        Diverged: the first line that plays differently now.
        RecordError: the record cannot be played with what is installed.
        NoSuchLine: `from_line` is not in the record.
    """
    if from_line is not None:
        _check_line(record, from_line)
    match = start(record, catalogue)
    with _naming_files(record, catalogue):
        if from_line is None or from_line > 2:
            _check_first(record, match)
        for step in walk(record, match, to=None if from_line is None else from_line - 1):
            if not step.agrees:
                recorded = step.entry.digest if isinstance(step.entry, Decision) else ""
                raise _diverged(record, match, step.entry.line, recorded, step.digest)
    changed = file_notes(record.header, catalogue, agrees=True)
    return match, [*record.notes, *changed, *_changes(record, match.ruleset)]


def verify(record: Record, catalogue: Catalogue) -> list[RecordNote]:
    """Prove that a record plays as it did; return what is worth telling, raise as `resume` does."""
    return resume(record, catalogue)[1]


def replay(record: Record, catalogue: Catalogue, *, to: int | None = None) -> Match:
    """Play a record again up to and with line `to` (all of it by default), whatever its digests say.

    Raises:
        Diverged: a line is not possible any more.
        RecordError, NoSuchLine: as `resume` does.
    """
    if to is not None and to != 1:
        _check_line(record, to)
    match = start(record, catalogue)
    with _naming_files(record, catalogue):
        for _ in walk(record, match, to=to):
            pass
    return match


def check_bots(record: Record, catalogue: Catalogue) -> None:
    """Refuse to go on with a record whose bots are not there.

    Raises:
        NotInstalled: with the bot, and the files that may bring it.
    """
    for seat in record.header.seats:
        if seat.bot:
            try:
                catalogue.bot(record.header.game, seat.bot)
            except UnknownName as error:
                raise _not_installed(record, catalogue, error) from error


@contextmanager
def _naming_files(record: Record, catalogue: Catalogue) -> Iterator[None]:
    """Let an error that the record plays differently name the files that have changed."""
    try:
        yield
    except Diverged as error:
        error.facts["files"] = changed_files(record.header, catalogue)
        raise


def _not_installed(record: Record, catalogue: Catalogue, error: UnknownName) -> NotInstalled:
    return NotInstalled(path=str(record.path), **error.facts, files=missing_files(record.header, catalogue))


def start(record: Record, catalogue: Catalogue) -> Match:
    """Set up the match of a record's header, before its first decision; raise as `resume` does."""
    return Match.new(_ruleset(record, catalogue), len(record.header.seats), record.header.seed)


def walk(record: Record, match: Match, *, to: int | None = None) -> Iterator[Replayed]:
    """Play the lines of a record in `match`, which `start` has set up, one with each step.

    Raises:
        Diverged: a line is not possible any more.
        BrokenLine: a line is no action of the game, or takes back more than there was.
    """
    for entry in record.entries:
        if to is not None and entry.line > to:
            return
        if isinstance(entry, Decision):
            yield _decide(record, match, entry)
        else:
            if entry.count > len(match.turns):
                facts = {"reason": "undo", "count": entry.count, "made": len(match.turns)}
                raise BrokenLine(path=str(record.path), line=entry.line, **facts)
            match.take_back(entry.count)
            yield Replayed(entry, [], "", True)


def _decide(record: Record, match: Match, entry: Decision) -> Replayed:
    try:
        action = match.ruleset.codec.read_action(dict(entry.action))
    except BadAction as error:
        problem = str(error)
        raise BrokenLine(path=str(record.path), line=entry.line, reason="unreadable", problem=problem) from error
    try:
        happened = match.submit(action)
    except ModisteError as error:
        raise _diverged(record, match, entry.line, entry.digest, str(error)) from error
    digest = match.ruleset.codec.digest(match.state)
    return Replayed(entry, happened, digest, digest == entry.digest)


def _ruleset(record: Record, catalogue: Catalogue) -> Ruleset:
    header, path = record.header, str(record.path)
    try:
        ruleset = catalogue.ruleset(
            header.game,
            edition=header.edition,
            options=header.options,
            variants=header.variants,
            packs=header.packs,
        )
        ruleset.check_seats(len(header.seats))
    except UnknownName as error:
        raise _not_installed(record, catalogue, error) from error
    except BadOption as error:
        raise RecordOption(path=path, **error.facts) from error
    except (SeatCount, VariantConflict) as error:
        raise RecordMisfit(path=path, **{"reason": "seats"} | error.facts) from error
    return ruleset


def _check_line(record: Record, line: int) -> None:
    if not 2 <= line <= record.last_line:
        raise NoSuchLine(path=str(record.path), line=line, last=record.last_line)


def _check_first(record: Record, match: Match) -> None:
    digest = match.ruleset.codec.digest(match.state)
    if digest != record.header.digest:
        raise _diverged(record, match, 1, record.header.digest, digest)


def _diverged(record: Record, match: Match, line: int, recorded: str, now: str) -> Diverged:
    same = match.ruleset.fingerprint == record.header.fingerprint
    values = "" if same else told_differences(record.header.values, match.ruleset.content.values())
    facts = {"line": line, "recorded": recorded, "now": now, "same_rules": same, "values": values, "files": []}
    return Diverged(path=str(record.path), **facts)


def _changes(record: Record, ruleset: Ruleset) -> list[RecordNote]:
    """Note what is not as it was when the record was begun."""
    if ruleset.fingerprint == record.header.fingerprint:
        return []
    notes = [RecordNote("other-rules", {"path": str(record.path)})]
    if values := told_differences(record.header.values, ruleset.content.values()):
        notes.append(RecordNote("other-values", {"values": values}))
    installed = {pack.id: pack.version for pack in ruleset.packs}
    for pack, recorded in record.header.packs.items():
        if installed.get(pack) != recorded:
            facts = {"pack": pack, "recorded": recorded, "installed": installed.get(pack, "")}
            notes.append(RecordNote("other-pack", facts))
    return notes
