"""Several people at one keyboard, in a game with secrets: what is hidden, and what stands where all can read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from modiste.cli.installed import game_texts
from modiste.cli.secrets import has_secrets
from modiste.cli.session import Session
from modiste.cli.showing import Person
from modiste.cli.terminal import Terminal
from modiste.match import Match
from modiste.observers import Audience
from modiste.plugins.loading import load, load_file
from modiste.record import Decision, SeatInfo, TakenBack, read_record
from modiste.record_writer import RecordWriter
from modiste.sentences import Sentences
from tests.bench.goofspiel import GOOFSPIEL
from tests.cli.conftest import Run
from tests.cli.tailors_plugin import CLOTHS, TAILORS

PLUGIN = str(Path(__file__).parent / "tailors_plugin.py")
TAILOR = ("play", "tailors", "--plugin", PLUGIN, "--seed", "5150")
TWO = ("--seat", "Ada", "--seat", "Bela", "--seat", "bot:first")
HIDDEN = re.compile(r"\x1b\[\?1049h(.*?)\x1b\[\?1049l", re.DOTALL)
SECRET = re.compile("|".join(cloth for hand in CLOTHS for cloth in hand))
ROUND = ["", "1 3 / 2 / rest", "", "paris", "1", "2", "", "1", "", "drop linen"]
"""Both send, pick and drop; Bela names what she drops."""


@pytest.fixture
def hiding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the terminal have an alternate screen of 40 lines."""
    monkeypatch.setattr("modiste.cli.terminal.takes_controls", lambda out: True)
    monkeypatch.setenv("LINES", "40")


def screens(output: str) -> tuple[str, list[str]]:
    """Return what stood where all could read, and each thing that stood on the alternate screen."""
    return re.sub(r"\x1b\[H", "", HIDDEN.sub("", output)), HIDDEN.findall(output)


def test_games_with_secrets_are_known() -> None:
    """Hidden hands and sealed bids count, whatever holds them."""
    assert has_secrets([GOOFSPIEL.state, *GOOFSPIEL.phases])
    assert has_secrets([TAILORS.state])
    assert not has_secrets(TAILORS.phases)


@pytest.mark.usefixtures("hiding")
def test_sealed_questions_are_hidden(run: Run) -> None:
    """Board, question, what is typed and every command stand on the alternate screen only; the log does not."""
    looks = ["?", "log", "board", "cards", "satin wool", "undo"]
    output = run(*TAILOR, *TWO, answers="\n".join(["", *looks, *ROUND[1:], "", "log all", "quit"])).output
    open_screen, hidden = screens(output)
    ada, bela = ({cloth for cloth in hand if cloth in hidden[seat]} for seat, hand in enumerate(CLOTHS[:2]))

    assert len(hidden) == 5
    assert not SECRET.search(open_screen)
    assert "1 3 / 2" not in open_screen
    assert '"satin" is no number' in hidden[0]
    assert "In this order: york / paris / tokyo" in hidden[0]
    assert ada == set(CLOTHS[0])
    assert bela == set(CLOTHS[1])
    assert not any(cloth in hidden[1] for cloth in CLOTHS[0])
    assert "Ada: sent nothing" in open_screen
    assert "counted york 6" in open_screen
    assert "Ada: picked anvil" in open_screen
    assert "sent york: velvet" in hidden[4], "their own log tells what they sent"


@pytest.mark.usefixtures("hiding")
def test_open_questions_show_what_anybody_may_know(run: Run) -> None:
    """No passing, and board, notes and commands as a spectator has them."""
    output = run(*TAILOR, *TWO, answers="\n".join([*ROUND[:4], "board", "log", "?", "1", "quit"])).output
    after = output[output.rindex("\x1b[?1049l") :]

    assert "anvil" in after
    assert not SECRET.search(after)
    assert "Pass the keyboard" not in after
    assert after.count("-- Board") == 3


@pytest.mark.usefixtures("hiding")
def test_one_person_needs_no_curtain(run: Run) -> None:
    """Alone with bots, everything is as in games without secrets."""
    output = run(*TAILOR, "--seat", "Ada", "--seat", "bot:first", answers="rest\nquit\n").output

    assert "\x1b[?1049h" not in output
    assert "velvet" in output
    assert "Pass the keyboard" not in output


@pytest.mark.usefixtures("hiding")
def test_a_whole_game_at_one_keyboard(run: Run, tmp_path: Path) -> None:
    """To the end, nothing secret has stood where all can read; the seed is told last."""
    save = str(tmp_path / "match.jsonl")
    result = run(*TAILOR, *TWO, "--save", save, answers="\n".join([*ROUND, *ROUND[:-1], "drop satin"]))
    open_screen, _ = screens(result.output)

    assert result.exit_code == 0
    assert "Result" in open_screen
    assert not SECRET.search(open_screen)
    assert open_screen.count("5150") == 1
    assert "Seed 5150" in open_screen[open_screen.index("Result") :]
    assert "play as they did" in run("replay", save, "--plugin", PLUGIN, "--verify").output


def test_a_sealed_answer_can_be_taken_back(run: Run, tmp_path: Path) -> None:
    """Where the keyboard is passed on, the last person's answer is taken back, and they are asked again."""
    save = tmp_path / "match.jsonl"
    people = ("--seat", "Ada", "--seat", "Bela", "--seat", "Cleo")
    answers = ["undo", "", "paris", "", "tokyo", "undo", "undo", "", "york", "quit"]
    output = run(*TAILOR, *people, "--save", str(save), answers="\n".join(answers)).output
    entries = read_record(save).entries

    assert "No sealed answer can be taken back now." in output
    assert "Pass the keyboard to Cleo, then press Enter; undo goes back to Bela" in output
    assert "Pass the keyboard to Bela, then press Enter; undo goes back to Ada" in output
    assert "The answer of Bela is taken back." in output
    assert "The answer of Ada is taken back." in output
    assert [entry.count for entry in entries if isinstance(entry, TakenBack)] == [1, 1]
    assert len(entries) == 5
    assert "play as they did" in run("replay", str(save), "--plugin", PLUGIN, "--verify").output


def test_what_others_have_sealed_since_stays(run: Run, tmp_path: Path) -> None:
    """Whoever takes an earlier answer back leaves the sealed ones of others as they are, in the record too."""
    save = str(tmp_path / "match.jsonl")
    catalogue = load(extra_modules=[load_file(PLUGIN)])
    names = ["Ada", "Bela", "Cleo"]
    match = Match.new(catalogue.ruleset("tailors"), 3, 1)
    texts = game_texts(catalogue, match.ruleset, "en")
    people = {seat: Person(seat, texts, Sentences(match.ruleset, texts, names, seat)) for seat in range(3)}
    with RecordWriter.create(save, match, [SeatInfo(name=name) for name in names]) as writer:
        session = Session(match, people, {}, writer, Terminal(plain=True), Audience())
        for seat in (0, 1):
            session.decide(next(iter(match.space(seat))))
        assert session.undo(0) == 1

    assert match.waiting == (0, 2)
    assert [turn.action.seat for turn in match.turns] == [1]
    assert [type(entry) for entry in read_record(save).entries] == [Decision, Decision, TakenBack, Decision]
    assert "play as they did" in run("replay", save, "--plugin", PLUGIN, "--verify").output


def test_nothing_is_taken_back_once_all_are_in(run: Run) -> None:
    """After the last answer, the next sealed question offers no undo of those before."""
    output = run(*TAILOR, *TWO, answers="\n".join([*ROUND, "undo", "quit"])).output
    last = output[output.rindex("Pass the keyboard") - 400 :]

    assert "No sealed answer can be taken back now." in last


def test_where_the_keyboard_is_passed_on(run: Run, tmp_path: Path) -> None:
    """Help, log, board, copies and leaving are possible; anything else is no answer to what follows."""
    copy = tmp_path / "copy.jsonl"
    output = run(*TAILOR, *TWO, answers="\n".join(["?", "log", "board", f"save {copy}", "2", "quit"])).output

    assert "Press Enter once nobody else looks" in output
    assert "Nothing has happened yet." in output
    assert copy.exists()
    assert "Press Enter alone once the keyboard is with Ada" in output
    assert not SECRET.search(output)
    assert "modiste resume" in output


def test_a_terminal_that_hides_nothing_says_so(run: Run) -> None:
    """Once, at the start, and only where there is something to hide from somebody."""
    warning = "This terminal cannot hide what is secret"

    assert run(*TAILOR, *TWO, answers="\n".join(ROUND)).output.count(warning) == 1
    assert warning not in run(*TAILOR, "--seat", "Ada", "--seat", "bot:first", answers="quit\n").output


def test_a_terminal_that_hides_nothing_tells_news_once(run: Run) -> None:
    """What all can read above the question is not repeated in it; the own answer still is told."""
    output = run(*TAILOR, *TWO, answers="\n".join([*ROUND, "", "quit"])).output

    assert output.count("Bela: picked") == 1
    assert "sent york: velvet" in output


@pytest.mark.usefixtures("hiding")
def test_leaving_and_going_on(run: Run, tmp_path: Path) -> None:
    """Whoever leaves behind the curtain leaves nothing there; going on shows nothing before the keyboard is passed."""
    save = str(tmp_path / "match.jsonl")
    left, _ = screens(run(*TAILOR, *TWO, "--save", save, answers="\n".join(["", "2 / rest", "", "quit"])).output)
    again, hidden = screens(run("resume", save, "--plugin", PLUGIN, answers="\n".join(["log all", "", "board"])).output)

    assert f"modiste resume {save}" in left
    assert not SECRET.search(left + again)
    assert "undo goes back to Ada" in again
    assert "batik" in hidden[0]
    assert "velvet" not in hidden[0]


@pytest.mark.usefixtures("hiding")
def test_news_fit_the_alternate_screen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing scrolls back, the oldest news give way to board and question; they stood where all can read."""
    monkeypatch.setenv("LINES", "15")
    output, hidden = screens(run(*TAILOR, *TWO, answers="\n".join([*ROUND, "", "quit"])).output)

    assert not [text for text in (output, *hidden) if "earlier line" in text]
    assert all(len(text.rstrip().splitlines()) <= 15 for text in hidden)
    assert all("-- Board" in text for text in hidden)
