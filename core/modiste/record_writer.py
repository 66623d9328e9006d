"""Writes a record while a match is played: line by line, each on the disk before the next question is asked.

A record is locked while somebody writes to it, so that two processes cannot tell one match two ways. What stands is
never written anew; only a torn last line, which a crash has left, is cut off before the first new line.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Self

import msgspec

from modiste.errors import RecordBusy, RecordExists, RecordUnreadable, RecordUnwritable
from modiste.problem import system_reason
from modiste.record import PluginFile, Record, SeatInfo, header_of

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.match import Match
    from modiste.state import State

_ALWAYS = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class RecordWriter:
    """An open record that is locked until it is closed."""

    def __init__(self, path: Path, handle: int) -> None:
        """Take over an open file; use `create` or `reopen`."""
        self.path = path
        self._handle = handle
        self._torn_at: int | None = None
        self._lacks_break = False
        self._lock()

    @classmethod
    def create(
        cls, path: Path | str, match: Match, seats: Sequence[SeatInfo], files: Sequence[PluginFile] = ()
    ) -> Self:
        """Begin a new record, with the decisions of `match` that stand already; `files` as in `header_of`.

        Raises:
            RecordExists: there is such a file.
            RecordUnwritable: the system refuses.
        """
        path = Path(path)
        try:
            handle = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL | _ALWAYS, 0o666)
        except FileExistsError:
            raise RecordExists(path=str(path)) from None
        except OSError as error:
            raise RecordUnwritable(path=str(path), problem=system_reason(error)) from error
        writer = cls(path, handle)
        lines = [msgspec.json.encode(header_of(match, seats, files))]
        lines += [_decision(match, action, state) for action, state in _decided(match)]
        writer._write(b"\n".join(lines))  # in one piece: the disk is waited for once, not once for each decision
        return writer

    @classmethod
    def reopen(cls, record: Record) -> Self:
        """Go on with a record that was read; the file stays as it is until the next line is written.

        Raises:
            RecordBusy: another process writes to it, or has written since it was read.
            RecordUnreadable: the system refuses.
        """
        try:
            handle = os.open(record.path, os.O_RDWR | os.O_APPEND | _ALWAYS)
        except OSError as error:
            raise RecordUnreadable(path=str(record.path), problem=system_reason(error)) from error
        writer = cls(record.path, handle)
        if os.fstat(handle).st_size != record.size:
            writer.close()
            raise RecordBusy(path=str(record.path))
        writer._torn_at = record.end if record.end < record.size else None
        writer._lacks_break = not record.ended
        return writer

    def decision(self, match: Match) -> None:
        """Write the last decision of `match`."""
        self._write(_decision(match, match.turns[-1].action, match.state))

    def undo(self, count: int, match: Match | None = None, again: int = 0) -> None:
        """Write that the last `count` decisions were taken back and, in one piece, the last `again` of `match` anew."""
        lines = [msgspec.json.encode({"undo": count})]
        if match is not None and again:
            lines += [_decision(match, action, state) for action, state in _decided(match)[-again:]]
        self._write(b"\n".join(lines))

    def close(self) -> None:
        """Close the file and give the lock up; closing twice does nothing."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _lock(self) -> None:
        if sys.platform == "win32":  # which has no locks of this kind
            return
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.close()
            raise RecordBusy(path=str(self.path)) from None
        except OSError:
            return  # a file system without locks

    def _write(self, line: bytes) -> None:
        """Add a line, or several, and see it onto the disk; if that fails, leave no part of it behind."""
        handle = self._handle
        try:
            if self._torn_at is not None:
                os.ftruncate(handle, self._torn_at)
                self._torn_at = None
            whole = os.fstat(handle).st_size
            data = (b"\n" if self._lacks_break else b"") + line + b"\n"
            try:
                while data:
                    data = data[os.write(handle, data) :]
                os.fsync(handle)
            except OSError:
                with contextlib.suppress(OSError):
                    os.ftruncate(handle, whole)
                raise
            self._lacks_break = False
        except OSError as error:
            raise RecordUnwritable(path=str(self.path), problem=system_reason(error)) from error


def _decided(match: Match) -> list[tuple[Action, State]]:
    """Pair the decisions that stand with the states after them."""
    after = [turn.before for turn in match.turns[1:]] + [match.state]
    return [(turn.action, state) for turn, state in zip(match.turns, after, strict=False)]


def _decision(match: Match, action: Action, state: State) -> bytes:
    codec = match.ruleset.codec
    return msgspec.json.encode({"action": codec.action_data(action), "digest": codec.digest(state)})
