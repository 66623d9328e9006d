"""The record of a match: its save, its replay, a bug report and a test fixture in one.

A record is a file of JSON lines: a header, then one decision a line with a short digest of the state after it, or an
undo. Lines are only ever added, so whatever stands in a record has happened. Reading needs no plugin: that the lines
fit the rules is `modiste.rerun`'s business, writing them that of `modiste.record_writer`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from modiste.differences import packed
from modiste.errors import BrokenLine, ForeignLine, NewerRecord, NotARecord, RecordUnreadable
from modiste.options import read_options
from modiste.problem import system_reason
from modiste.ruleset import Ruleset, preset
from modiste.version import version

if TYPE_CHECKING:
    from modiste.match import Match

FORMAT: Final = 1
"""The version of the save format that this Modiste writes."""

PERSON: Final = "person"


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat: a name, a language, and `person` or `bot:<kind>`."""

    name: str
    language: str = "en"
    kind: str = PERSON

    @property
    def bot(self) -> str:
        """The kind of the bot, empty for a person."""
        return self.kind.removeprefix("bot:") if self.kind != PERSON else ""


class PluginFile(msgspec.Struct, frozen=True, kw_only=True):
    """A file that a match needs: its name, and the `mark` (hash) of its text when the match was begun."""

    name: str
    mark: str


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a record: all that a match starts from.

    `modiste` is the version of the format, `version` that of the program; `options` are those that differ from the
    edition and variants; `packs` are the versions of the packs by id; `digest` is that of the first state;
    `values` are the values of the packs, packed, so that a change of them can be named (empty in older records);
    `files` are the plugins in single files that game, variants, packs and bots come from.
    """

    modiste: int
    version: str
    game: str
    edition: str
    options: dict[str, Any]
    variants: list[str]
    packs: dict[str, str]
    seats: list[SeatInfo]
    seed: int
    fingerprint: str
    digest: str
    values: str = ""
    files: list[PluginFile] = []


@dataclass(frozen=True, slots=True)
class Decision:
    """A line with an action, as data, and the digest of the state after it."""

    line: int
    action: Mapping[str, object]
    digest: str


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A line that takes the last `count` decisions back."""

    line: int
    count: int


Entry: TypeAlias = Decision | TakenBack


@dataclass(frozen=True, slots=True)
class RecordNote:
    """Something worth telling that does not keep a record from being used: a code, and facts."""

    code: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read.

    `end` is where its last whole line ends, in bytes, and `size` what the file held; `ended` says whether a line break
    follows that line.
    """

    path: Path
    header: Header
    entries: tuple[Entry, ...]
    notes: tuple[RecordNote, ...]
    end: int
    size: int
    ended: bool

    @property
    def last_line(self) -> int:
        """The number of the last line, the header being line 1."""
        return 1 + len(self.entries)


def header_of(match: Match, seats: Sequence[SeatInfo], files: Sequence[PluginFile] = ()) -> Header:
    """Make the header of a match from its first state; `files` are the plugins in single files that it needs."""
    ruleset, first = match.ruleset, match.turns[0].before if match.turns else match.state
    return Header(
        modiste=FORMAT,
        version=version(),
        game=ruleset.game.id,
        edition=ruleset.edition,
        options=given_options(ruleset),
        variants=[variant.id for variant in ruleset.variants],
        packs={pack.id: pack.version for pack in ruleset.packs},
        seats=list(seats),
        seed=first.seed,
        fingerprint=ruleset.fingerprint,
        digest=ruleset.codec.digest(first),
        values=packed(ruleset.content.values()),
        files=list(files),
    )


def given_options(ruleset: Ruleset) -> dict[str, Any]:
    """Return the options that differ from those of the edition and variants."""
    usual = read_options(ruleset.game.options, preset(ruleset.game, ruleset.edition, ruleset.variants))
    usual_values = usual.model_dump(mode="json")
    values = ruleset.options.model_dump(mode="json")
    return {name: value for name, value in values.items() if value != usual_values[name]}


def read_record(path: Path | str) -> Record:
    """Read a record; the file is not touched.

    A torn last line, as a crash leaves it, is left out with a note.

    Raises:
        RecordUnreadable, NotARecord, NewerRecord: the file is not what was hoped for.
        BrokenLine, ForeignLine: a line that cannot stand there, by its number.
    """
    path = Path(path)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordUnreadable(path=str(path), problem=system_reason(error)) from error
    lines = data.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    header = _read_header(path, lines[0] if lines else b"")
    entries, notes = [], []
    end = len(lines[0]) + 1
    for number, text in enumerate(lines[1:], 2):
        entry = _read_line(path, header, number, text, last=number == len(lines))
        if entry is None:
            notes.append(RecordNote("torn-line", {"path": str(path), "line": number}))
        else:
            entries.append(entry)
            end += len(text) + 1
    ended = end <= len(data)
    return Record(path, header, tuple(entries), tuple(notes), min(end, len(data)), len(data), ended)


def _read_header(path: Path, text: bytes) -> Header:
    try:
        found = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NotARecord(path=str(path)) from None
    if type(found.get("modiste")) is not int:
        raise NotARecord(path=str(path))
    if found["modiste"] > FORMAT:
        raise NewerRecord(path=str(path), format=found["modiste"], known=FORMAT)
    try:
        return msgspec.convert(found, Header)
    except msgspec.ValidationError as error:
        raise BrokenLine(path=str(path), line=1, reason="unreadable", problem=str(error)) from error


class _Line(msgspec.Struct):
    """A decision or an undo as it is written."""

    action: dict[str, Any] | None = None
    digest: str = ""
    undo: int = 0


def _read_line(path: Path, header: Header, number: int, text: bytes, *, last: bool) -> Entry | None:
    """Read a line; None if it is the last one and torn."""
    try:
        found = msgspec.json.decode(text, type=_Line)
    except msgspec.ValidationError as error:
        raise BrokenLine(path=str(path), line=number, reason="unreadable", problem=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        if last:
            return None
        raise BrokenLine(path=str(path), line=number, reason="unreadable", problem=str(error)) from error
    if found.action is not None and found.digest and not found.undo:
        kind = str(found.action.get("kind", ""))
        if kind.partition(".")[0] not in (header.game, *header.variants):
            raise ForeignLine(path=str(path), line=number, kind=kind, game=header.game)
        return Decision(number, found.action, found.digest)
    if found.action is None and found.undo > 0:
        return TakenBack(number, found.undo)
    raise BrokenLine(path=str(path), line=number, reason="neither")
