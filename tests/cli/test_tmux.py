"""Two people at a real terminal: what scrolls back holds the log of the table, and nothing that was secret."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT
from tests.cli.test_secrets import PLUGIN, SECRET

TMUX = shutil.which("tmux")
WAIT = 30
PROGRAM = "import readline; from modiste.cli.main import main; main()"
"""The program, with a module loaded that would let `input` keep a history."""

pytestmark = pytest.mark.skipif(TMUX is None, reason="tmux is not installed")


class Pane:
    """A terminal of 80 columns in a tmux server of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def start(self, *seats: str, height: int = 40, colour: bool = True) -> None:
        """Play the tailors' game there; the pane stays when it ends."""
        chosen = [word for seat in seats for word in ("--seat", seat)]
        command = [sys.executable, "-c", PROGRAM, "play", "tailors", "--plugin", PLUGIN, *chosen, "--seed", "5150"]
        config = self._folder / "conf"
        config.write_text("set -g remain-on-exit on\nset -g history-limit 5000\n")
        usual = {
            "PYTHONPATH": str(ROOT),
            "XDG_DATA_HOME": str(self._folder),
            "NO_COLOR": "" if colour else "1",
            "LC_ALL": "C.UTF-8",
        }
        words = ["env", "-u", "LINES", "-u", "COLUMNS", *(f"{name}={value}" for name, value in usual.items()), *command]
        self.tmux("-f", str(config), "new-session", "-d", "-x", "80", "-y", str(height), shlex.join(words))

    def tmux(self, *arguments: str) -> str:
        """Call tmux."""
        environment = {name: value for name, value in os.environ.items() if name != "TMUX"}
        command = [TMUX or "", "-S", str(self._folder / "socket"), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout

    def shows(self, *wanted: str, hidden: bool) -> str:
        """Wait until the pane shows texts, each as often as named, on the alternate screen or not; return all shown."""
        end = time.monotonic() + WAIT
        while True:
            aside = self.tmux("display-message", "-p", "#{alternate_on}").strip() == "1"
            shown = self.tmux("capture-pane", "-p")
            if aside is hidden and all(shown.count(text) >= wanted.count(text) for text in wanted):
                return shown
            assert time.monotonic() < end, f"{wanted} ({hidden=}, {aside=}) in:\n{shown}"
            time.sleep(0.02)

    def type(self, text: str) -> None:
        """Type a line."""
        if text:
            self.tmux("send-keys", "-l", text)
        self.tmux("send-keys", "Enter")

    def scrolled_back(self) -> str:
        """Return all that is there, from the first line that scrolls back."""
        return self.tmux("capture-pane", "-p", "-J", "-S", "-")


@pytest.fixture
def pane() -> Iterator[Pane]:
    """Return a terminal, and end it."""
    with tempfile.TemporaryDirectory() as folder:  # a socket's path must be short
        pane = Pane(Path(folder))
        yield pane
        pane.tmux("kill-server")


@pytest.mark.parametrize("colour", [True, False])
def test_what_scrolls_back_holds_no_secret(colour: bool, pane: Pane) -> None:
    """Prompts, what was typed and boards of sealed questions are gone; what all may know is there."""
    pane.start("Ada", "Bela", "bot:first", colour=colour)

    pane.shows("Pass the keyboard to Ada", hidden=False)
    pane.type("")
    pane.shows("velvet", "In this order", "for all >", hidden=True)
    pane.type("log all")
    pane.shows("Nothing has happened yet.", hidden=True)
    pane.type("velvet / rest")
    pane.shows('"velvet" is no number', hidden=True)
    pane.type("1 3 / 2 / rest")
    pane.shows("Pass the keyboard to Bela", "undo goes back to Ada", hidden=False)
    pane.type("undo")
    pane.shows("The answer of Ada is taken back.", hidden=False)
    pane.type("")
    pane.shows("velvet", "for all >", hidden=True)
    pane.type("4 / rest")
    pane.shows("undo goes back to Ada", "undo goes back to Ada", hidden=False)
    pane.type("")
    shown = pane.shows("batik", "for all >", hidden=True)
    assert "velvet" not in shown
    pane.type("2 4 / rest")

    pane.shows("counted york", "pick anvil", hidden=False)
    pane.type("1")
    pane.shows("Ada: picked anvil", "pick chalk", hidden=False)
    pane.type("2")
    pane.shows("Bela: picked chalk", "Pass the keyboard to Ada", hidden=False)
    pane.type("")
    pane.shows("drop velvet", "A number >", hidden=True)
    pane.type("drop tulle")
    pane.shows("Ada: dropped", "Pass the keyboard to Bela", hidden=False)
    pane.type("")
    pane.shows("drop gauze", "A number >", hidden=True)
    pane.tmux("send-keys", "Up")
    assert "tulle" not in pane.shows("A number > ^[[A", hidden=True)
    pane.tmux("send-keys", "C-u")
    pane.type("drop gauze")
    pane.shows("Bela: dropped", "Pass the keyboard to Ada", hidden=False)
    pane.type("quit")
    pane.shows("Go on with", hidden=False)

    left = pane.scrolled_back()
    assert not SECRET.search(left)
    assert not any(text in left for text in ("/ rest", "In this order", "for all", "A number > drop", "5150"))
    assert all(text in left for text in ("Ada: sent", "counted york", "Ada: picked anvil", "Bela: dropped"))


def test_what_is_too_tall_comes_in_pages(pane: Pane) -> None:
    """On the alternate screen nothing can be scrolled back, so board, question and long screens wait to be read."""
    pane.start("Ada", "Bela", height=9)
    pane.shows("Pass the keyboard to Ada", hidden=False)
    pane.type("")
    shown = pane.shows("Enter: more", hidden=True)
    assert shown.startswith("── Board")
    pane.type("")
    pane.shows("for all >", hidden=True)
    pane.type("board")
    pane.shows("Enter: more", hidden=True)
    pane.type("")
    pane.shows("for all >", hidden=True)
    pane.type("paris")
    pane.shows("Pass the keyboard to Bela", hidden=False)
    assert not SECRET.search(pane.scrolled_back())
