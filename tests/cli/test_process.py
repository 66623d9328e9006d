"""The command line as a process: signals, pipes, encodings, kills, and how quickly help comes."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from modiste.plugins.loading import load, load_file
from modiste.record import Decision, read_record
from modiste.rerun import resume
from tests.cli.conftest import PLUGIN, ROOT, Start

HEAVY = ("rich", "fluent", "babel", "pydantic", "yaml", "pluggy", "msgspec", "modiste_pret_a_porter")
PERSON = ("--seat", "Mina", "--seat", "bot:random", "--seat", "bot:random")
BOTS = ("--seat", "bot:random", "--seat", "bot:random")
WAIT = 30


class Reader:
    """Reads a process's output as it comes, and counts its prompts."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.text = b""
        self._process = process
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    @property
    def prompts(self) -> int:
        """The number of prompts that were printed."""
        return self.text.count(b"> ")

    def _read(self) -> None:
        assert self._process.stdout is not None
        while chunk := self._process.stdout.read1(4096):  # type: ignore[attr-defined]  # a buffered reader has it
            self.text += chunk

    def wait_for(self, prompts: int) -> None:
        """Wait until so many prompts were printed."""
        end = time.monotonic() + WAIT
        while self.prompts < prompts:
            assert time.monotonic() < end, self.text.decode()
            time.sleep(0.002)

    def join(self) -> str:
        """Return all output once the process has ended."""
        self._thread.join(WAIT)
        return self.text.decode()


def answer(process: subprocess.Popen[bytes], typed: str) -> None:
    """Type a line."""
    assert process.stdin is not None
    process.stdin.write(f"{typed}\n".encode())
    process.stdin.flush()


def person_decisions(path: Path) -> int:
    """Count what seat 0 has decided in a save."""
    entries = read_record(path).entries
    return sum(isinstance(entry, Decision) and entry.action["seat"] == 0 for entry in entries)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_signals_save_the_match(
    number: int, code: int, start: Start, goofspiel: tuple[str, ...], tmp_path: Path
) -> None:
    """Ctrl-C, SIGTERM and a hang-up leave a whole save and say how to resume it."""
    save = tmp_path / "match.jsonl"
    process = start(*goofspiel, *PERSON, "--save", str(save))
    reader = Reader(process)
    reader.wait_for(1)
    answer(process, "1")
    reader.wait_for(2)
    process.send_signal(number)

    assert process.wait(WAIT) == code
    assert f"modiste resume {save}" in reader.join()
    assert person_decisions(save) == 1


def test_a_kill_loses_nothing_that_was_confirmed(start: Start, goofspiel: tuple[str, ...], tmp_path: Path) -> None:
    """However suddenly the process ends, every answer that was followed by another question is in the save."""
    rng = random.Random(1)
    catalogue = load(extra_modules=[load_file(PLUGIN)])
    for trial in range(6):
        save = tmp_path / f"{trial}.jsonl"
        process = start(*goofspiel, *PERSON, "--save", str(save))
        reader = Reader(process)
        reader.wait_for(1)
        killer = threading.Timer(rng.random() * 0.1, process.kill)
        killer.start()
        try:
            for confirmed in range(1, 13):
                answer(process, "1")
                while reader.prompts <= confirmed and process.poll() is None:
                    time.sleep(0.001)
        except BrokenPipeError:
            pass
        process.wait(WAIT)
        killer.join()
        reader.join()
        match, _ = resume(read_record(save), catalogue)

        assert person_decisions(save) >= reader.prompts - 1
        assert sum(turn.action.seat == 0 for turn in match.turns) == person_decisions(save)


def test_a_save_is_played_once_at_a_time(start: Start, goofspiel: tuple[str, ...], tmp_path: Path) -> None:
    """A second process on one save is refused."""
    save = tmp_path / "match.jsonl"
    first = start(*goofspiel, *PERSON, "--save", str(save))
    Reader(first).wait_for(1)
    second = start("resume", str(save), "--plugin", PLUGIN)
    _, errors = second.communicate(b"1\n", WAIT)

    assert second.returncode == 1
    assert b"is being played by another process" in errors


def test_a_closed_pipe_is_quiet(start: Start, goofspiel: tuple[str, ...]) -> None:
    """A reader that has enough ends the program without a word."""
    process = start(*goofspiel, *BOTS)
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr is not None

    assert process.wait(WAIT) == 0
    assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_a_full_disk_is_named(goofspiel: tuple[str, ...], tmp_path: Path) -> None:
    """An output that takes no more ends the program with one line, and the match is in its save."""
    save = tmp_path / "match.jsonl"
    code = "from modiste.cli.main import main; main()"
    command = [sys.executable, "-c", code, *goofspiel, *BOTS, "--save", str(save)]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)

    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "cannot be written: No space left on device" in done.stderr
    assert save.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="a folder that somebody is in cannot be deleted")
@pytest.mark.parametrize(("language", "said"), [("en", "has been deleted"), ("ko", "삭제되었습니다")])
def test_a_working_folder_that_is_gone_is_named(language: str, said: str, data: Path) -> None:
    """In one line, whatever the command needs the folder for; another error that is met there is told as ever."""
    code = "import os, sys; os.mkdir(sys.argv[1]); os.chdir(sys.argv[1]); os.rmdir(sys.argv.pop(1))"
    code += "; from modiste.cli.main import main; main()"
    for command in (("games",), ("rules", "couture"), ("packs", "check", "x"), ("resume",)):
        arguments = [sys.executable, "-c", code, str(data / "gone"), *command, "--lang", language]
        ended = subprocess.run(
            arguments, capture_output=True, timeout=WAIT, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)}
        )
        assert ended.returncode == 1
        (line,) = ended.stderr.decode().splitlines()
        assert (said in line) == (command != ("resume",))


@pytest.mark.parametrize("encoding", ["ascii", "cp949", "latin-1"])
def test_encodings_cause_no_traceback(encoding: str, start: Start, goofspiel: tuple[str, ...]) -> None:
    """What an encoding lacks is replaced by its nearest relative."""
    process = start(*goofspiel, "--seat", "Zoë", "--seat", "미나", PYTHONIOENCODING=encoding)
    output, errors = process.communicate(b"\xff\xfe\n1\n", WAIT)

    assert process.returncode == 0
    assert b"Zo" in output
    assert b"Traceback" not in errors


@pytest.mark.parametrize("variables", [{"TERM": "dumb"}, {"NO_COLOR": "1"}, {"TERM": "xterm-256color"}])
def test_plain_text(variables: dict[str, str], start: Start, goofspiel: tuple[str, ...]) -> None:
    """A terminal that is dumb or wants no colour, and any pipe, gets neither escapes nor boxes."""
    output, _ = start(*goofspiel, *BOTS, **variables).communicate(b"", WAIT)

    assert b"\x1b" not in output
    assert output.decode().isascii()


def test_colours_on_a_terminal(data: Path, goofspiel: tuple[str, ...]) -> None:
    """A terminal gets colours and boxes, unless --plain is given."""
    pty = pytest.importorskip("pty")

    for extra, coloured in (((), True), (("--plain",), False)):
        controller, terminal = pty.openpty()
        code = "from modiste.cli.main import main; main()"
        environment = {**os.environ, "TERM": "xterm-256color", "PYTHONPATH": str(Path(__file__).parents[2])}
        environment.pop("NO_COLOR", None)
        process = subprocess.Popen(
            [sys.executable, "-c", code, *goofspiel, *BOTS, *extra], stdout=terminal, stdin=terminal, env=environment
        )
        os.close(terminal)
        output = b""
        try:
            while chunk := os.read(controller, 4096):
                output += chunk
        except OSError:  # the other side is closed
            pass
        os.close(controller)

        assert process.wait(WAIT) == 0
        assert (b"\x1b[" in output) is coloured


def test_help_imports_nothing_heavy() -> None:
    """`modiste --help` comes without rich, fluent, babel, pydantic, yaml, pluggy, msgspec or any plugin."""
    code = (
        "import sys; from modiste.cli.main import modiste\n"
        "try: modiste(['--help'])\n"
        "finally: print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "simulate" in done.stdout
    assert set(HEAVY) & set(done.stderr.split()) == set()


def test_help_is_quick(tmp_path: Path) -> None:
    """`modiste --help` takes at most twice as long as that of a bare click program."""
    bare = tmp_path / "bare.py"
    bare.write_text("import click\n@click.group()\ndef bare(): ...\n@bare.command()\ndef command(): ...\nbare()\n")
    ours = "from modiste.cli.main import main; main()"
    best = {"bare": 9.0, "ours": 9.0}
    for _ in range(12):
        for name, arguments in (("bare", [str(bare)]), ("ours", ["-c", ours])):
            started = time.perf_counter()
            subprocess.run([sys.executable, *arguments, "--help"], capture_output=True, check=True)
            best[name] = min(best[name], time.perf_counter() - started)

    assert best["ours"] <= 2 * best["bare"]
