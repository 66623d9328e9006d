"""Standard streams that survive whatever encoding, pipe or signal they meet; knows no rich."""

from __future__ import annotations

import codecs
import os
import signal
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final, TextIO

_RELATIVES: Final = {"…": "...", "–": "-", "—": "-", "−": "-", "‘": "'", "’": "'", "“": '"', "”": '"', "×": "x"}


class Interrupted(BaseException):
    """The process was asked to end: by a signal, or (number 0) because no more input comes."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(number)

    @property
    def exit_code(self) -> int:
        """The exit code that shells expect."""
        return 128 + self.number if self.number else 0


class PipeClosed(BaseException):
    """Whoever read our output has had enough."""


def is_plain(out: TextIO) -> bool:
    """Say whether an output gets plain text: no terminal, a dumb one, or an owner who wants no colour."""
    return not takes_controls(out) or bool(os.environ.get("NO_COLOR"))


def takes_controls(out: TextIO) -> bool:
    """Say whether an output does more than take text: a terminal that is not a dumb one."""
    return out.isatty() and os.environ.get("TERM") != "dumb"


def forget_typed() -> None:
    """Drop what was typed ahead at a terminal and not read yet."""
    if not sys.stdin.isatty():
        return
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
    else:
        import termios

        with suppress(termios.error):
            termios.tcflush(sys.stdin, termios.TCIFLUSH)


def prepare_streams() -> None:
    """Let no character that an encoding lacks stop the program."""
    codecs.register_error("modiste", _nearest)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="modiste")
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")


@contextmanager
def ending_signals() -> Iterator[None]:
    """Turn the signals that end a process into `Interrupted`, so that what is open can be closed."""
    names = ("SIGTERM", "SIGHUP", "SIGINT")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.signal(number, _interrupt) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise Interrupted(number)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(map(_relative, lost)), error.end


def _relative(character: str) -> str:
    if character in _RELATIVES:
        return _RELATIVES[character]
    plain = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return plain or "?"
