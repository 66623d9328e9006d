"""Plays the sessions that pages show: what is typed stands in the page, what the game answers comes from the game.

Screens are taken as a terminal of 80 columns shows them, without colours. Double lines stand where it changes to the
alternate screen and back.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, cast
from unittest.mock import patch

from click import unstyle
from click.testing import CliRunner, Result

from modiste.cli.main import modiste
from modiste.cli.terminal import Terminal
from modiste.match import Match
from modiste.plugins.loading import load
from modiste.randomness import generator
from modiste.record import SeatInfo
from modiste.record_writer import RecordWriter
from modiste_couture.phases.winning import WinningCards
from modiste_couture.state import CoutureState
from modiste_pret_a_porter.phases.planning import PlacingPawns
from modiste_pret_a_porter.state import PretState
from tests.docs.examples_made import playable
from tests.docs.markdown import fenced

SAVE = re.compile(r"\S+/saves/([a-z-]+)-\d{8}-\d{6}(?:-\d+)?\.jsonl")
SHOWN_SAVE = r"~/.local/share/modiste/saves/\1-20260101-180000.jsonl"
CUT = "\x1e"
"""Marks in the output where a prompt begins."""

BOARD = re.compile(r"^── (?:[^\n]*XII|Turn \d).*?(?=^── |\Z)", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^(?=── )", re.MULTILINE)
CURTAINS = {"\x1b[?1049h": f"\n{' the alternate screen ':═^80}\n", "\x1b[?1049l": f"{' back ':═^80}\n"}
"""What is shown where the terminal changes to the alternate screen, and where it changes back."""

ENTER = "Enter"


def invoke(arguments: Sequence[str], answers: str, folder: Path) -> Result:
    """Run `modiste` in this process, with a data folder of its own."""
    places = {"XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    usual = {"COLUMNS": "80", "LINES": "40", "TERM": "xterm", "NO_COLOR": None, "LC_ALL": "C.UTF-8"}
    with playable(arguments):
        return CliRunner().invoke(modiste, arguments, input=answers, env={**usual, **places}, prog_name="modiste")


def play(arguments: Sequence[str], answers: Sequence[str], folder: Path) -> list[str]:
    """Play a session; return what stands before the first prompt, then, answer by answer, the prompt and what follows.

    What a session says when its input has ended is left out.
    """
    ask = Terminal.ask

    def marked(terminal: Terminal, *rest: Any) -> str:
        sys.stdout.write(CUT)
        return ask(terminal, *rest)

    typed = "".join(f"{answer}\n" for answer in answers)
    with (
        patch("modiste.cli.terminal.is_plain", return_value=False),
        patch("modiste.cli.terminal.takes_controls", return_value=True),
        patch.object(Terminal, "ask", marked),
    ):
        result = invoke(arguments, typed, folder)
    assert result.exit_code == 0, result.output
    output = SAVE.sub(SHOWN_SAVE, result.output)
    for control, shown in CURTAINS.items():
        output = output.replace(control, shown)
    parts = unstyle(output).split(CUT)
    return ["\n".join(line.rstrip() for line in part.splitlines()) for part in parts[: len(answers) + 1]]


def told(*arguments: str) -> str:
    """Show a command that asks nothing, and what it prints on a terminal."""
    with TemporaryDirectory() as folder, patch("modiste.cli.terminal.is_plain", return_value=False):
        result = invoke(arguments, "", Path(folder))
    assert result.exit_code == 0, result.output
    lines = [line.rstrip() for line in unstyle(result.output).splitlines()]
    return fenced("\n".join([f"$ modiste {shlex.join(arguments)}", *lines]))


def session_blocks(marks: Sequence[str]) -> dict[int, str]:
    """Play the sessions of a page and return what its blocks show, by their number.

    A session begins with the mark `session ARGUMENTS` and goes on with `answers A | B ~ text` or `answers-and-board
    ...`: what is typed, each perhaps with a text that the game must answer. Other marks are none of its business.
    """
    shown: dict[int, str] = {}
    begun = [number for number, mark in enumerate(marks) if mark.startswith("session ")]
    for first, following in zip(begun, [*begun[1:], len(marks)], strict=False):
        blocks = {n: marks[n] for n in range(first, following) if marks[n].startswith(("session ", "answers"))}
        shown |= _session(blocks)
    return shown


def _session(blocks: dict[int, str]) -> dict[int, str]:
    first, *rest = blocks
    answers = {number: _answers(blocks[number]) for number in rest}
    typed = [answer for block in answers.values() for answer, _ in block]
    with TemporaryDirectory() as folder:
        start, *parts = play(shlex.split(blocks[first])[1:], typed, Path(folder))
    shown = {first: fenced(f"$ modiste {blocks[first].partition(' ')[2]}\n{start}")}
    for number, block in answers.items():
        mine, parts = parts[: len(block)], parts[len(block) :]
        for part, (answer, wanted) in zip(mine, block, strict=True):
            assert wanted in part, f"{blocks[number]}: {answer!r} is not answered with {wanted!r} but:\n{part}"
        if not blocks[number].startswith("answers-and-board"):
            mine = [BOARD.sub("   …\n", part) for part in mine]
        shown[number] = fenced("\n".join(mine))
    return shown


def _answers(mark: str) -> list[tuple[str, str]]:
    """Read what is typed, and which text must be answered."""
    found = []
    for part in mark.partition(" ")[2].split(" | "):
        answer, _, wanted = part.partition(" ~ ")
        found.append(("" if answer == ENTER else answer, wanted))
    return found


def _plans(match: Match, round_wanted: int) -> bool:
    """Say whether a pawn is to be placed in a round."""
    state = cast(PretState, match.state)
    return isinstance(state.stack[-1], PlacingPawns) and state.round == round_wanted


def _wins(match: Match, turn_wanted: int) -> bool:
    """Say whether a card is to be taken in the last city of a turn."""
    state, phase = cast(CoutureState, match.state), match.state.stack[-1]
    return isinstance(phase, WinningCards) and state.turn == turn_wanted and phase.city == "tokyo"


MOMENTS: Final[Mapping[str, Callable[[Match, int], bool]]] = {"pret-a-porter": _plans, "couture": _wins}
SEATS = (SeatInfo(name="Ada"), SeatInfo(name="Greedy", kind="bot:greedy"), SeatInfo(name="Random", kind="bot:random"))
KOREAN_SEATS = (SeatInfo(name="소라", language="ko"), *SEATS[1:])


def screen(game: str, time: str, seed: str) -> str:
    """Show what Ada is asked at a game's moment, in a match in which a bot has played for her so far."""
    board = _asked(game, int(time), int(seed), SEATS)[0]
    return fenced(board[board.index("── ") :])


def korean_question(game: str, time: str, seed: str) -> str:
    """Show how Sora is asked in Korean at a game's moment, and what ? says of the rules."""
    asked, helped = _asked(game, int(time), int(seed), KOREAN_SEATS, "?")
    prompt, how, rules, *_ = HEADING.split(helped)
    return fenced("\n".join(map(str.rstrip, [HEADING.split(asked)[-1], prompt, how, rules])))


def _asked(game: str, time: int, seed: int, seats: Sequence[SeatInfo], *answers: str) -> list[str]:
    """Play up to a game's moment and then as a session."""
    catalogue = load()
    match = Match.new(catalogue.ruleset(game), len(seats), seed)
    bots = [catalogue.bot(game, seat.bot or "greedy").make() for seat in seats]
    while match.waiting[0] != 0 or not MOMENTS[game](match, time):
        seat = match.waiting[0]
        match.submit(bots[seat].choose(match.sight(seat), generator("screen", seat, len(match.turns))))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "screen.jsonl"
        RecordWriter.create(path, match, seats).close()
        return play(["resume", str(path)], answers, Path(folder))
