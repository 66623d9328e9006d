"""Records: what is written is read, nothing is lost, and whatever is wrong has a name."""

from __future__ import annotations

import errno
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from modiste.catalogue import Catalogue
from modiste.errors import (
    BrokenLine,
    Diverged,
    ForeignLine,
    NewerRecord,
    NoSuchLine,
    NotARecord,
    NotInstalled,
    RecordBusy,
    RecordError,
    RecordExists,
    RecordMisfit,
    RecordOption,
    RecordUnreadable,
    RecordUnwritable,
    UndoRefused,
)
from modiste.game import Variant
from modiste.hooks import hookimpl
from modiste.match import Match
from modiste.options import Options, option
from modiste.record import Decision, RecordNote, SeatInfo, TakenBack, header_of, read_record
from modiste.record_writer import RecordWriter
from modiste.rerun import replay, resume, start, verify, walk
from tests.bench.goofspiel import CARDS, GOOFSPIEL, BaseRules

SEATS = [SeatInfo(name="Ann"), SeatInfo(name="민지", language="ko"), SeatInfo(name="Bot", kind="bot:random")]


class PrizeOptions(Options):
    """An option, so that there is one."""

    tied: bool = option(False, source="house")
    long: int = option(1, source="house")


GAME = replace(GOOFSPIEL, options=PrizeOptions, editions={"standard": {}, "tied": {"tied": True}})
VARIANT = Variant(id="lowest", game="goofspiel", options={"long": 2})
CATALOGUE = Catalogue(games={"goofspiel": GAME}, variants={("goofspiel", "lowest"): VARIANT})


def begin(**choices: Any) -> Match:
    return Match.new(CATALOGUE.ruleset("goofspiel", **choices), 3, 7)


def move(match: Match, rng: random.Random) -> None:
    match.submit(match.space(match.waiting[0]).sample(rng))


def written(path: Path, moves: int = 10, **choices: Any) -> Match:
    """Play some moves with a record."""
    match, rng = begin(**choices), random.Random(1)
    with RecordWriter.create(path, match, SEATS) as writer:
        for _ in range(moves):
            move(match, rng)
            writer.decision(match)
    return match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def test_a_record_gives_the_match_back(path: Path) -> None:
    match = written(path)
    record = read_record(path)
    resumed, notes = resume(record, CATALOGUE)

    assert [] == notes
    assert match.state == resumed.state
    assert match.events == resumed.events
    assert [turn.action for turn in match.turns] == [turn.action for turn in resumed.turns]
    assert match.waiting == resumed.waiting
    assert [] == verify(record, CATALOGUE)
    assert SEATS == record.header.seats
    assert ["", "", "random"] == [seat.bot for seat in record.header.seats]


def test_the_header_holds_what_was_chosen_and_no_more(path: Path) -> None:
    written(path, 0, edition="tied", variants=["lowest"], options={"long": 5})
    header = json.loads(path.read_text().splitlines()[0])

    assert {"long": 5} == header["options"]
    assert ("tied", ["lowest"], {}, 7) == (header["edition"], header["variants"], header["packs"], header["seed"])
    assert 1 == header["modiste"]
    plain = header_of(begin(edition="tied", variants=["lowest"]), SEATS)
    assert {} == plain.options


def test_every_line_is_on_the_disk_at_once(path: Path) -> None:
    match, rng = begin(), random.Random(1)
    with RecordWriter.create(path, match, SEATS) as writer:
        for count in range(5):
            assert 1 + count == len(path.read_bytes().splitlines())
            move(match, rng)
            writer.decision(match)


def test_undo_is_an_added_line_and_reads_back_as_the_state_it_led_to(path: Path) -> None:
    match, rng, states = begin(), random.Random(3), []
    with RecordWriter.create(path, match, SEATS) as writer:
        for _ in range(60):
            try:
                undo = match.undoable(rng.randrange(3), people=[0, 1]) if rng.random() < 0.4 else None
            except UndoRefused:
                undo = None
            if undo:
                match.take_back(undo.count)
                writer.undo(undo.count)
                states.append(match.state.clone())
            elif match.over:
                break
            for action in undo.again if undo else [match.space(match.waiting[0]).sample(rng)]:
                match.submit(action)
                writer.decision(match)
                states.append(match.state.clone())
    record = read_record(path)
    again = start(record, CATALOGUE)

    assert any(isinstance(entry, TakenBack) for entry in record.entries)
    assert states == [again.state.clone() for step in walk(record, again) if step.agrees]
    assert match.state == resume(record, CATALOGUE)[0].state


def test_a_record_can_be_gone_on_with(path: Path) -> None:
    written(path, 10)
    before = path.read_bytes()
    record = read_record(path)
    match, rng = resume(record, CATALOGUE)[0], random.Random(5)
    with RecordWriter.reopen(record) as writer:
        assert before == path.read_bytes()
        while not match.over:
            move(match, rng)
            writer.decision(match)

    assert path.read_bytes().startswith(before)
    assert 1 + 3 * CARDS - 3 == read_record(path).last_line  # the last round's bids are single answers
    assert match.state == resume(read_record(path), CATALOGUE)[0].state


def test_a_new_record_may_begin_with_a_match_under_way(path: Path, tmp_path: Path) -> None:
    match = written(path)
    other = tmp_path / "other.jsonl"
    RecordWriter.create(other, match, SEATS).close()

    assert path.read_bytes() == other.read_bytes()


def test_the_disk_is_waited_for_once_when_a_match_under_way_is_written(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match of thousands of decisions would take a minute otherwise."""
    waits: list[int] = []
    match = written(path)
    monkeypatch.setattr(os, "fsync", waits.append)
    RecordWriter.create(tmp_path / "another.jsonl", match, SEATS).close()

    assert len(match.turns) > len(waits) == 1


def test_replay_stops_after_a_line(path: Path) -> None:
    match = written(path)
    record = read_record(path)

    for line in range(1, record.last_line + 1):
        assert line - 1 == len(replay(record, CATALOGUE, to=line).turns)
    assert match.state == replay(record, CATALOGUE).state
    for line in (0, -1, record.last_line + 1):
        with pytest.raises(NoSuchLine) as refused:
            replay(record, CATALOGUE, to=line)
        assert record.last_line == refused.value.facts["last"]


# What a crash leaves


@pytest.mark.parametrize("keep", [1, 5, 20, 40, -2, -1])
def test_a_torn_last_line_is_left_out_with_a_note(path: Path, keep: int) -> None:
    written(path)
    lines = path.read_bytes().splitlines(keepends=True)
    torn = b"".join(lines[:-1]) + lines[-1].rstrip(b"\n")[: keep if keep > 0 else len(lines[-1]) - 1 + keep]
    path.write_bytes(torn)
    record = read_record(path)

    assert torn == path.read_bytes()
    assert (RecordNote("torn-line", {"path": str(path), "line": 11}),) == record.notes
    match, notes = resume(record, CATALOGUE)
    assert ["torn-line"] == [note.code for note in notes]
    assert 9 == len(match.turns)
    with RecordWriter.reopen(record) as writer:
        assert torn == path.read_bytes()
        move(match, random.Random(9))
        writer.decision(match)
    assert b"".join(lines[:-1]) == b"".join(path.read_bytes().splitlines(keepends=True)[:-1])
    assert match.state == resume(read_record(path), CATALOGUE)[0].state


def test_a_whole_last_line_counts_without_its_line_break(path: Path) -> None:
    match = written(path)
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    record = read_record(path)

    assert () == record.notes
    assert match.state == resume(record, CATALOGUE)[0].state
    with RecordWriter.reopen(record) as writer:
        move(match, random.Random(9))
        writer.decision(match)
    assert match.state == resume(read_record(path), CATALOGUE)[0].state


@pytest.mark.parametrize("tail", [b"\0" * 100, b"\xff\xfe", b"{]\n", b'"', b"\n"])
def test_rubbish_at_the_end_is_a_torn_line(path: Path, tail: bytes) -> None:
    match = written(path)
    path.write_bytes(path.read_bytes() + tail)
    record = read_record(path)

    assert ["torn-line"] == [note.code for note in record.notes]
    assert match.state == resume(record, CATALOGUE)[0].state


PLAYER = """
import random, sys
from tests.core.test_record import SEATS, begin, move
from modiste.record_writer import RecordWriter

match, rng = begin(), random.Random(1)
with RecordWriter.create(sys.argv[1], match, SEATS) as writer:
    print("started", flush=True)
    while not match.over:
        move(match, rng)
        writer.decision(match)
        print(len(match.turns), flush=True)
"""


def test_nothing_confirmed_is_lost_to_a_kill(tmp_path: Path) -> None:
    """Kill a playing process at random moments; every decision that it had confirmed is in the record."""
    rng = random.Random(11)
    for number in range(6):
        path = tmp_path / f"{number}.jsonl"
        command = [sys.executable, "-c", PLAYER, str(path)]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            assert "started\n" == process.stdout.readline()
            time.sleep(rng.random() * 0.02)
            process.send_signal(signal.SIGKILL)
            told = process.stdout.read().split()
        match, _ = resume(read_record(path), CATALOGUE)

        assert len(match.turns) >= max(map(int, told), default=0)


# Who may write


def test_a_second_process_is_refused(path: Path) -> None:
    written(path)
    record = read_record(path)
    with RecordWriter.reopen(record) as writer:
        with pytest.raises(RecordBusy):
            RecordWriter.reopen(record)
        writer.close()
        RecordWriter.reopen(record).close()


def test_a_record_that_grew_since_it_was_read_is_refused(path: Path) -> None:
    match = written(path)
    record = read_record(path)
    with RecordWriter.reopen(record) as writer:
        move(match, random.Random(1))
        writer.decision(match)

    with pytest.raises(RecordBusy):
        RecordWriter.reopen(record)
    RecordWriter.reopen(read_record(path)).close()


def test_a_new_record_takes_no_place_of_another(path: Path) -> None:
    path.write_text("a diary")
    with pytest.raises(RecordExists):
        RecordWriter.create(path, begin(), SEATS)

    assert "a diary" == path.read_text()


def test_a_full_disk_leaves_no_torn_line(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, rng, whole = written(path), random.Random(1), os.write
    record, before = read_record(path), path.read_bytes()

    def full(handle: int, data: bytes) -> int:
        if len(data) > 20:
            return whole(handle, data[:20])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with RecordWriter.reopen(record) as writer:
        move(match, rng)
        monkeypatch.setattr(os, "write", full)
        with pytest.raises(RecordUnwritable, match="No space left"):
            writer.decision(match)
        monkeypatch.undo()
        assert before == path.read_bytes()
        writer.decision(match)
    assert match.state == resume(read_record(path), CATALOGUE)[0].state


def test_places_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    with pytest.raises(RecordUnreadable):
        read_record(tmp_path / "missing.jsonl")
    with pytest.raises(RecordUnreadable):
        read_record(tmp_path)
    with pytest.raises(RecordUnwritable):
        RecordWriter.create(tmp_path / "no" / "folder.jsonl", begin(), SEATS)


# What is wrong in a file


@pytest.mark.parametrize(
    "text", ["", "\n", "a diary\n", "[]\n", "{}\n", '{"modiste": "1"}\n', '{"modiste": true}\n', "\0"]
)
def test_a_file_that_is_no_record_is_refused(path: Path, text: str) -> None:
    path.write_text(text)
    with pytest.raises(NotARecord):
        read_record(path)

    assert text == path.read_text()


def changed_header(path: Path, **changes: object) -> None:
    lines = path.read_text().splitlines(keepends=True)
    path.write_text(json.dumps(json.loads(lines[0]) | changes) + "\n" + "".join(lines[1:]))


@pytest.mark.parametrize(
    ("changes", "error", "facts"),
    [
        ({"modiste": 2}, NewerRecord, {"format": 2, "known": 1}),
        ({"seed": "seven"}, BrokenLine, {"line": 1}),
        ({"seats": [{"language": "en"}]}, BrokenLine, {"line": 1}),
        ({"game": "hats"}, ForeignLine, {"line": 2, "kind": "goofspiel.bid", "game": "hats"}),
    ],
)
def test_a_header_that_cannot_be_read_is_refused(
    path: Path, changes: dict[str, object], error: type[RecordError], facts: dict[str, object]
) -> None:
    written(path)
    changed_header(path, **changes)
    with pytest.raises(error) as refused:
        read_record(path)

    assert facts == {name: refused.value.facts[name] for name in facts}


@pytest.mark.parametrize(
    ("changes", "error", "facts"),
    [
        ({"variants": ["lowset"]}, NotInstalled, {"what": "variant", "name": "lowset", "near": "lowest"}),
        ({"packs": {"cards": "1.0.0"}}, NotInstalled, {"what": "pack", "name": "cards"}),
        ({"edition": "tide"}, NotInstalled, {"what": "edition", "near": "tied"}),
        ({"options": {"tide": True}}, RecordOption, {"option": "tide", "known": "tied, long"}),
        ({"options": {"tied": "perhaps"}}, RecordOption, {"option": "tied", "value": "perhaps"}),
        ({"seats": []}, RecordMisfit, {}),
        ({"seed": 8}, Diverged, {"line": 1, "same_rules": True}),
        ({"options": {"tied": True}, "digest": "00000000"}, Diverged, {"line": 1, "same_rules": False}),
    ],
)
def test_a_header_that_does_not_fit_is_refused(
    path: Path, changes: dict[str, object], error: type[RecordError], facts: dict[str, object]
) -> None:
    written(path)
    changed_header(path, **changes)
    before = path.read_bytes()
    with pytest.raises(error) as refused:
        resume(read_record(path), CATALOGUE)

    assert str(path) == refused.value.facts["path"]
    assert facts == {name: refused.value.facts[name] for name in facts}
    assert before == path.read_bytes()


def test_a_game_that_is_not_installed_is_named(path: Path) -> None:
    written(path)
    with pytest.raises(NotInstalled) as refused:
        resume(read_record(path), Catalogue())

    assert ("game", "goofspiel") == (refused.value.facts["what"], refused.value.facts["name"])


BID = {"kind": "goofspiel.bid", "seat": 0, "card": 1}


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("{]", BrokenLine),
        ("{}", BrokenLine),
        ("3", BrokenLine),
        ('{"undo": 0}', BrokenLine),
        ('{"undo": -1}', BrokenLine),
        ('{"undo": "1"}', BrokenLine),
        (json.dumps({"action": BID}), BrokenLine),
        (json.dumps({"action": BID, "digest": 3}), BrokenLine),
        (json.dumps({"action": BID, "digest": "0", "undo": 1}), BrokenLine),
        (json.dumps({"action": BID | {"kind": "hats.bid"}, "digest": "0"}), ForeignLine),
        (json.dumps({"action": {"seat": 0}, "digest": "0"}), ForeignLine),
    ],
)
def test_a_broken_line_is_named_by_its_number(path: Path, line: str, error: type[RecordError]) -> None:
    written(path)
    lines = path.read_text().splitlines()
    lines[4] = line
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(error) as refused:
        read_record(path)

    assert 5 == refused.value.facts["line"]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (json.dumps({"action": BID | {"kind": "goofspiel.bet"}, "digest": "0"}), BrokenLine),
        (json.dumps({"action": BID | {"card": "one"}, "digest": "0"}), BrokenLine),
        ('{"undo": 9}', BrokenLine),
        (json.dumps({"action": BID | {"card": 99}, "digest": "0"}), Diverged),
        (json.dumps({"action": BID | {"seat": 2}, "digest": "0"}), Diverged),
        (json.dumps({"action": BID, "digest": "0"}), Diverged),
    ],
)
def test_a_line_that_does_not_fit_is_named_by_its_number(path: Path, line: str, error: type[RecordError]) -> None:
    written(path)
    lines = path.read_text().splitlines()
    lines[4] = line
    path.write_text("\n".join(lines) + "\n")
    before, record = path.read_bytes(), read_record(path)
    with pytest.raises(error) as refused:
        resume(record, CATALOGUE)

    assert 5 == refused.value.facts["line"]
    assert before == path.read_bytes()


# Rules that have changed


class LowestWins(BaseRules):
    """Other rules of goofspiel."""

    @hookimpl
    def winner(self, bids: list[int]) -> int:
        low = min(bids)
        return bids.index(low) if bids.count(low) == 1 else -1


def other_rules(**changes: Any) -> Catalogue:
    return Catalogue(games={"goofspiel": replace(GAME, rules_version=2, **changes)})


def test_rules_that_changed_without_effect_are_noted(path: Path) -> None:
    match = written(path)
    resumed, notes = resume(read_record(path), other_rules())

    assert ["other-rules"] == [note.code for note in notes]
    assert match.state == resumed.state


def test_rules_that_play_differently_are_named_by_the_first_line_that_does(path: Path, tmp_path: Path) -> None:
    written(path)
    before, record, catalogue = path.read_bytes(), read_record(path), other_rules(base_rules=LowestWins())
    with pytest.raises(Diverged) as refused:
        resume(record, catalogue)
    line = refused.value.facts["line"]

    assert 4 == line  # the third bid decides the first prize
    assert refused.value.facts["same_rules"] is False
    assert before == path.read_bytes()

    match, _ = resume(record, catalogue, from_line=4)
    assert 2 == len(match.turns)
    other = tmp_path / "other.jsonl"
    with RecordWriter.create(other, match, SEATS) as writer:
        move(match, random.Random(1))
        writer.decision(match)
    assert match.state == resume(read_record(other), catalogue)[0].state
    with pytest.raises(Diverged):
        resume(record, catalogue, from_line=5)
    with pytest.raises(NoSuchLine):
        resume(record, catalogue, from_line=1)


def test_packs_that_changed_are_noted_by_name(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    folder.mkdir()
    about = "id: cards\ngame: goofspiel\nkind: cards\nversion: 2.0.0\nlanguages: [en]\nlicence: MIT\n"
    (folder / "pack.yaml").write_text(about)
    written(path)
    changed_header(path, packs={"cards": "1.0.0"})
    catalogue = Catalogue(games={"goofspiel": replace(GAME, rules_version=2)}, folders={"cards": folder})
    notes = resume(read_record(path), catalogue)[1]

    assert RecordNote("other-pack", {"pack": "cards", "recorded": "1.0.0", "installed": "2.0.0"}) in notes


def test_every_record_error_has_a_code_of_its_own() -> None:
    classes: Callable[[type[RecordError]], list[type[RecordError]]] = lambda cls: [  # noqa: E731
        cls,
        *(found for part in cls.__subclasses__() for found in classes(part)),
    ]
    codes = [cls.code for cls in classes(RecordError)]

    assert len(codes) == len(set(codes))
    assert {"record"} == {code.split("/")[0] for code in codes}


def test_entries_tell_their_lines(path: Path) -> None:
    written(path, 3)

    assert [2, 3, 4] == [entry.line for entry in read_record(path).entries if isinstance(entry, Decision)]
