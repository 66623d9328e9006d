"""Replaying: whatever a record holds, an unfinished one tells and hands over what somebody may know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from modiste.record import read_record
from tests.cli.conftest import PLUGIN as GOOFSPIEL
from tests.cli.conftest import Run
from tests.cli.test_secrets import PLUGIN, ROUND, SECRET, TWO

SEED = "735911"


@pytest.fixture
def sealed(run: Run, tmp_path: Path) -> str:
    """Return a save in which Ada has sealed what she sends a second time, after another try that she took back."""
    save = str(tmp_path / "sealed.jsonl")
    answers = [*ROUND, "", "tokyo", "undo", "", "paris", "", "quit"]
    run("play", "tailors", "--plugin", PLUGIN, "--seed", SEED, *TWO, "--save", save, answers="\n".join(answers))
    return save


def test_a_spectator_learns_no_secret(run: Run, sealed: str) -> None:
    """Nor that a sealed answer was taken back."""
    told = run("replay", sealed, "--plugin", PLUGIN)

    assert told.exit_code == 0
    assert "Ada: picked anvil" in told.output
    assert "Board" in told.output
    assert not SECRET.search(told.output)
    assert SEED not in told.output
    assert "taken back" not in told.output
    assert told.output.count("Ada: sent") == 2


def test_open_decisions_that_were_taken_back_are_told(run: Run, tmp_path: Path) -> None:
    """What all have seen, a replay tells."""
    save = str(tmp_path / "open.jsonl")
    seats = ("--seat", "Ada", "--seat", "bot:first")
    run("play", "tailors", "--plugin", PLUGIN, *seats, "--save", save, answers="paris\n1\nundo\nquit\n")

    assert "2 decisions are taken back." in run("replay", save, "--plugin", PLUGIN).output


@pytest.mark.parametrize("named", ["Ada", "ada", "1"])
def test_a_seat_sees_its_own(named: str, run: Run, sealed: str) -> None:
    """Named or numbered, once it says who it is."""
    told = run("replay", sealed, "--plugin", PLUGIN, "--seat", named, answers="y\n")

    assert told.exit_code == 0
    assert "Are you Ada? y/n" in told.stderr
    assert "velvet" in told.stdout
    assert "batik" not in told.stdout
    assert SEED not in told.stdout
    assert "taken back" not in told.stdout


@pytest.mark.parametrize("answer", ["n\n", "\n", "", "perhaps\n"])
@pytest.mark.parametrize("more", [(), ("--json",)])
def test_anybody_else_sees_nothing(answer: str, more: tuple[str, ...], run: Run, sealed: str) -> None:
    """Anything but yes ends with one sentence."""
    told = run("replay", sealed, "--plugin", PLUGIN, "--seat", "Bela", *more, answers=answer)

    assert told.exit_code == 1
    assert told.stdout == ""
    assert "Nothing is shown: the match is unfinished, and only Bela may know this." in told.stderr


def test_unknown_players(run: Run, sealed: str) -> None:
    """The nearest name is proposed."""
    for wrong, said in (("Bella", "Did you mean Bela?"), ("4", "Known: Ada, Bela, First."), ("0", 'no player "0"')):
        told = run("replay", sealed, "--plugin", PLUGIN, "--seat", wrong, answers="y\n")

        assert told.exit_code == 1
        assert said in told.output


def test_verifying_shows_nothing(run: Run, sealed: str) -> None:
    """Whose eyes, and as what, is no question then."""
    assert run("replay", sealed, "--plugin", PLUGIN, "--verify", "--seat", "Ada").exit_code == 2
    assert run("replay", sealed, "--plugin", PLUGIN, "--verify", "--json").exit_code == 2


def test_a_record_handed_to_a_spectator(run: Run, sealed: str) -> None:
    """Header, events, whose turn, view: neither seed nor what it could be found by, and nothing hidden."""
    told = run("replay", sealed, "--plugin", PLUGIN, "--json")
    data = json.loads(told.stdout)

    assert not SECRET.search(told.stdout)
    assert SEED not in told.stdout
    assert read_record(sealed).header.digest not in told.stdout
    assert data["game"] == "tailors"
    assert data["seat"] is None
    assert [seat["name"] for seat in data["seats"]] == ["Ada", "Bela", "First"]
    assert data["waiting"] == [1, 2]
    assert not data["over"]
    assert "standings" not in data
    assert data["view"]["taken"] == [["anvil"], ["chalk"], ["bobbin"]]
    assert data["events"][-1] == {"kind": "tailors.sent", "seat": 0, "assigned": []}


def test_a_record_handed_to_a_seat(run: Run, tmp_path: Path) -> None:
    """A sealed bid is in the hands of its own seat only."""
    save = str(tmp_path / "bids.jsonl")
    game = ("play", "goofspiel", "--plugin", GOOFSPIEL, "--seed", SEED, "--save", save)
    run(*game, "--seat", "Ada", "--seat", "Bela", answers="\n7\n\n")
    handed = {
        name: run("replay", save, "--plugin", GOOFSPIEL, "--json", *seat, answers="yes\n").stdout
        for name, seat in {"all": (), "Ada": ("--seat", "1"), "Bela": ("--seat", "Bela")}.items()
    }

    assert json.loads(handed["Ada"])["view"]["bids"] == [7, 0]
    assert json.loads(handed["Ada"])["seat"] == 0
    assert json.loads(handed["Bela"])["view"]["bids"] == json.loads(handed["all"])["view"]["bids"] == [0, 0]
    assert all(SEED not in text for text in handed.values())
    assert all(read_record(save).header.digest not in text for text in handed.values())


def test_a_finished_match_has_no_secrets(run: Run, tmp_path: Path) -> None:
    """Seed and standings are handed over, and nobody is asked who they are, whatever line is looked at."""
    save = str(tmp_path / "over.jsonl")
    seats = ("--seat", "bot:first", "--seat", "bot:first")
    run("play", "goofspiel", "--plugin", GOOFSPIEL, "--seed", SEED, *seats, "--save", save)
    whole = json.loads(run("replay", save, "--plugin", GOOFSPIEL, "--json", "--seat", "1").stdout)
    part = json.loads(run("replay", save, "--plugin", GOOFSPIEL, "--json", "--to", "2", "--seat", "1").stdout)

    assert whole["seed"] == part["seed"] == int(SEED)
    assert whole["over"]
    assert [one["rank"] for one in whole["standings"]] == [1, 1]
    assert part["view"]["bids"] == [1, 0]
    assert part["waiting"] == [1]


def test_a_record_that_cannot_be_played_keeps_its_secrets(run: Run, sealed: str) -> None:
    """A line that is not possible any more does not make the match look finished."""
    with Path(sealed).open("a") as file:
        file.write('{"action":{"kind":"tailors.drop","seat":0,"cloth":"velvet"},"digest":"00000000"}\n')
    last = str(read_record(sealed).last_line - 1)
    told = run("replay", sealed, "--plugin", PLUGIN, "--to", last, "--seat", "Ada", answers="no\n")

    assert told.exit_code == 1
    assert "Nothing is shown" in told.stderr
    assert "seed" not in json.loads(run("replay", sealed, "--plugin", PLUGIN, "--to", last, "--json").stdout)
