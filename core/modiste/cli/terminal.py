"""The terminal: where screens are drawn and lines are read, however poor it is.

Boxes and colours appear only on a terminal that can show them; a pipe, `--plain`, NO_COLOR and TERM=dumb get
plain text. The alternate screen has nothing to do with colour, so NO_COLOR leaves it. Characters that an encoding
lacks are replaced by their nearest relatives, never by a traceback.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from rich.console import Console
from rich.segment import Segment, Segments

from modiste.cli.draw import Artist, text
from modiste.cli.streams import Interrupted, PipeClosed, forget_typed, is_plain, takes_controls
from modiste.screen import Screen, Words
from modiste.text import composed

PIPE_WIDTH: Final = 80


class QuietConsole(Console):
    """A console that leaves a closed pipe to whoever runs the command."""

    def on_broken_pipe(self) -> None:
        raise PipeClosed


class Terminal:
    """Standard input and output as a place to play at.

    Attributes:
        plain: whether neither colours nor boxes are drawn.
        interactive: whether somebody types.
        hides: whether there is an alternate screen, which leaves no trace.
        is_aside: whether we are on it.
    """

    def __init__(self, plain: bool = False) -> None:
        out = sys.stdout
        self.plain = plain or is_plain(out)
        self.interactive = sys.stdin.isatty()
        self.is_aside = False
        self._is_pipe = self.plain and not out.isatty()
        controls = not plain and takes_controls(out)
        self._console = QuietConsole(
            file=out,
            color_system=None if self.plain else "auto",
            force_terminal=not self.plain or controls,
            width=_pipe_width() if not out.isatty() else None,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.hides = controls and not self._console.legacy_windows
        self._artist = Artist(self._console, boxes=not self.plain and _is_unicode(out))

    @property
    def width(self) -> int:
        """The columns that are free."""
        return self._console.width

    def fits(self, words: Words, more: int) -> bool:
        """Say whether words fit into a line and leave so many columns free."""
        return text(words).cell_len + more <= self.width

    def lines(self, least: int) -> int:
        """Say how many lines are in sight, as if there were `least` where fewer are, or none are known.

        On the alternate screen, where nothing scrolls back, it is those that are.
        """
        if self.is_aside:
            return self._console.height
        return max(least, self._console.height) if sys.stdout.isatty() else least

    def height(self, screen: Screen) -> int:
        """Say how many lines a screen takes."""
        return len(self.drawn(screen))

    def drawn(self, screen: Screen) -> list[str]:
        """Draw a screen as lines of plain text."""
        lines = self._console.render_lines(self._artist.draw(screen, self.width), pad=False)
        return ["".join(segment.text for segment in line).rstrip() for line in lines]

    def draw_in_pages(self, screen: Screen, more: Words) -> None:
        """Draw a screen part by part where it is too tall and nothing scrolls back, asking `more` between them."""
        lines = self._console.render_lines(self._artist.draw(screen, self.width), pad=False)
        page = max(1, self._console.height - 1)
        for start in range(0, len(lines), page):
            if start:
                self.ask(more)
            segments = [segment for line in lines[start : start + page] for segment in (*line, Segment.line())]
            self._console.print(Segments(segments), end="")

    def draw(self, screen: Screen) -> None:
        """Draw a screen."""
        drawn = self._artist.draw(screen, self.width)
        if not self.plain:
            self._console.print(drawn)
            return
        with self._console.capture() as captured:
            self._console.print(drawn)
        lines = captured.get().splitlines()
        self._console.file.writelines(f"{line.rstrip()}\n" for line in lines)

    def line(self, words: Words = "", whole: bool = False) -> None:
        """Print one paragraph; it stays one line (`whole`) where it is to be copied, and where no terminal shows it."""
        self._console.print(text(words), soft_wrap=whole or self._is_pipe)

    def ask(self, prompt: Words) -> str:
        """Read a line; it is kept nowhere, so nobody can bring it back with an arrow key.

        Raises:
            Interrupted: no more input comes.
        """
        self._console.print(text(prompt), end="")
        self._console.file.flush()
        answer = sys.stdin.readline()  # not input(), which keeps a history as soon as anybody imports readline
        if not answer:
            self._console.print()
            raise Interrupted(0)
        if not self.interactive:
            self._console.print(text(answer.rstrip("\r\n")))
        return composed(answer).strip()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Draw on the alternate screen, which leaves no trace; without one, go on where we are.

        What is typed before somebody is asked is lost, lest it answer a question that is meant for another.
        """
        if not self.hides:
            yield
            return
        with self._console.screen(hide_cursor=False):
            forget_typed()
            self.is_aside = True
            try:
                yield
            finally:
                self.is_aside = False
                forget_typed()


def _pipe_width() -> int:
    columns = os.environ.get("COLUMNS", "")
    return max(int(columns), 40) if columns.isdigit() else PIPE_WIDTH


def _is_unicode(out: TextIO) -> bool:
    return (out.encoding or "").lower().replace("-", "").startswith("utf")
