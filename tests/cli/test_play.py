"""Playing at the command line: answers, commands, undo, what is printed, and where it is saved."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from modiste.record import read_record
from tests.cli.conftest import PLUGIN, Run


def decisions(path: Path, person: bool = True) -> int:
    """Count the decisions in a save of seat 0."""
    from modiste.record import Decision

    entries = read_record(path).entries
    return sum(isinstance(entry, Decision) and (entry.action["seat"] == 0) is person for entry in entries)


def saved(data: Path) -> Path:
    """Return the only save."""
    (path,) = (data / "modiste" / "saves").glob("*.jsonl")
    return path


def test_bots_play_to_the_end(run: Run, data: Path, goofspiel: tuple[str, ...]) -> None:
    """With bots only, the log and the result are printed, and no question is asked."""
    result = run(*goofspiel, "--seat", "bot:random", "--seat", "bot:first")

    assert result.exit_code == 0
    assert "Seed 3" in result.output
    assert result.output.count("prize won") == 13
    assert "Result" in result.output
    assert str(saved(data)) in result.output


def test_the_same_seed_gives_the_same_log(run: Run, goofspiel: tuple[str, ...], tmp_path: Path) -> None:
    """Everything but the file's name is the same."""
    logs = [
        run(*goofspiel, "--seat", "bot:random", "--seat", "bot:random", "--save", str(tmp_path / name)).output
        for name in ("one", "two")
    ]

    assert logs[0].replace("/one", "/two") == logs[1]


def test_every_answer_is_saved(run: Run, data: Path, goofspiel: tuple[str, ...]) -> None:
    """The end of input saves the match and says how to resume it; resuming goes on from there."""
    first = run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="1\n1\n")

    assert first.exit_code == 0
    assert f"modiste resume {saved(data)}" in first.output
    assert decisions(saved(data)) == 2

    second = run("resume", "--plugin", PLUGIN, answers="1\n" * 11)

    assert second.exit_code == 0
    assert "Result" in second.output


def test_resuming_changes_nothing(run: Run, goofspiel: tuple[str, ...], tmp_path: Path) -> None:
    """Bots answer the same whether or not the match was interrupted."""
    seats = ("--seat", "Mina", "--seat", "bot:random", "--seat", "bot:random")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    run(*goofspiel, *seats, "--save", str(whole), answers="2\n" * 12)
    run(*goofspiel, *seats, "--save", str(parts), answers="2\n" * 5)
    run("resume", str(parts), "--plugin", PLUGIN, answers="2\n" * 7)

    assert whole.read_bytes() == parts.read_bytes()


def test_commands_at_a_question(run: Run, data: Path, goofspiel: tuple[str, ...]) -> None:
    """Commands answer nothing; wrong answers are explained and asked again."""
    typed = ["?", "log", "1", "log all", "board", "cards", "nonsense", "", "save", "QUIT", "1"]
    result = run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="\n".join(typed))

    assert "Nothing has happened yet." in result.output
    assert "prize won" in result.output
    assert "At every question" in result.output
    assert "no cards to show" in result.output
    assert '"nonsense" is none of these' in result.output
    assert "Please answer: " in result.output
    assert decisions(saved(data)) == 1


def test_what_follows_a_command(run: Run, goofspiel: tuple[str, ...]) -> None:
    """Some commands take a word, of which the beginning will do; others say that they stand alone."""
    typed = ["1", "2", "log 1", "log ALL", "log 0", "log x", "board 2", "? me", "undo 2", "quit 1", "quit"]
    result = run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="\n".join(typed))

    assert result.output.count("earlier line") == 1
    for word in ("0", "x"):
        assert f'"{word}" cannot follow log. What can: all and a number of lines.' in result.output
    for word, command in (("2", "board"), ("me", "?"), ("2", "undo"), ("1", "quit")):
        assert f'"{word}" cannot follow {command}, which stands alone.' in result.output


def test_what_was_asked_stands_below_a_screen(run: Run, goofspiel: tuple[str, ...]) -> None:
    """After a screen that may have pushed the question away, it is shown again."""
    result = run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="log\nquit\n")

    assert result.output.count("What do you do?") == 2


def test_a_long_prompt_leaves_room_to_type(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """How to answer stands on lines of its own where it is long."""
    monkeypatch.setenv("COLUMNS", "60")
    seats = ("--seat", "Mina", "--seat", "bot:first")
    output = run("play", "pret-a-porter", *seats, "--seed", "3", answers="7\n1\n9\n\n").output

    assert "\n  Numbers like 1 3, all, or - for none; Enter: buy" in output
    assert "\n  > " in output


def test_saves_go_by_their_names(run: Run, data: Path, goofspiel: tuple[str, ...]) -> None:
    """What the list of saves shows can be typed, with or without its suffix."""
    run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="1\nquit\n")
    name = saved(data).name

    for typed in (name, name.removesuffix(".jsonl")):
        assert "play as they did" in run("replay", typed, "--verify", "--plugin", PLUGIN).output
    assert "Go on with: modiste resume" in run("resume", name, "--plugin", PLUGIN, answers="quit\n").output


def test_how_to_go_on_names_what_the_match_needs(run: Run, data: Path, goofspiel: tuple[str, ...]) -> None:
    """Typed as it is told, the line goes on with the match: packs and plugins that no start finds are in it."""
    run("packs", "new", "cards", str(data / "my boxes" / "a-box"), "--game", "pret-a-porter")
    seats = ("--seat", "Mina", "--seat", "bot:first")
    box = ("play", "pret-a-porter", *seats, "--pack", str(data / "my boxes" / "a-box"))
    run("packs", "new", "cards", str(data / "modiste/packs/found"), "--game", "pret-a-porter")

    for command in ((*goofspiel, *seats), box):
        told = run(*command, answers="1\nquit\n").output.rpartition("Go on with: ")[2]
        again = run(*shlex.split(told)[1:], answers="quit\n")

        assert again.exit_code == 0
        assert again.output.endswith(told)
        assert "found" not in told


def test_whoever_is_called_you_is_spoken_to(run: Run, tmp_path: Path) -> None:
    """A replay says "You place", not "You places"; told to another seat, it takes the word for a name."""
    save = str(tmp_path / "match.jsonl")
    run("play", "pret-a-porter", "--seat", "You", "--seat", "Mina", "--save", save, answers="1\n2\n")
    to_all, to_mina = run("replay", save).output, run("replay", save, "--seat", "2", answers="y\n").output

    assert "You place a pawn" in to_all
    assert "Mina places a pawn" in to_all
    assert '"You" places a pawn' in to_mina
    assert "You place a pawn" in to_mina


def test_save_makes_a_copy(run: Run, data: Path, goofspiel: tuple[str, ...], tmp_path: Path) -> None:
    """`save FILE` copies what is played so far, and never overwrites."""
    copy = tmp_path / "copy.jsonl"
    answers = f"1\nsave {copy}\nsave {copy}\nquit\n"
    result = run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers=answers)

    assert copy.read_bytes() == saved(data).read_bytes()
    assert "is there already" in result.output


def test_undo(run: Run, data: Path, goofspiel: tuple[str, ...]) -> None:
    """What is open can be taken back; once a bid came to light it is refused with the reason."""
    refused = run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="1\nundo\nquit\n")

    assert "something hidden has come to light" in refused.output
    assert decisions(saved(data)) == 1

    nothing = run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="undo\nquit\n")

    assert "nothing of yours to take back" in nothing.output


def test_the_seed_is_told_when_it_can_help_nobody(run: Run, goofspiel: tuple[str, ...]) -> None:
    """It gives the order of every deck, so a person hears it when the match is over."""
    begun = run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="1\n").output
    ended = run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="1\n" * 13).output

    assert "Seed" not in begun
    assert "Seed 3" in ended[ended.index("-- Result") :]


def test_secrets_wait_behind_a_curtain(run: Run, goofspiel: tuple[str, ...]) -> None:
    """With several people and secret bids, each question comes after the keyboard was passed on."""
    result = run(*goofspiel, "--seat", "Mina", "--seat", "Joon", answers="\n1\n\n2\n\n")

    assert result.output.count("Pass the keyboard to Mina") == 2
    assert result.output.count("Pass the keyboard to Joon") == 1


def test_the_end_is_told_to_all(run: Run) -> None:
    """One person is spoken to; of several, each is named."""
    alone = run(
        "play", "pret-a-porter", "--seat", "Mina", "--seat", "bot:first", "--seed", "3", answers="1\n\n0\n" * 200
    )
    both = run("play", "pret-a-porter", "--seat", "Mina", "--seat", "Joon", "--seed", "3", answers="1\n\n0\n" * 400)

    assert "You " in alone.output[alone.output.rindex(" > ") :]
    assert "-- Result" in both.output
    assert "You " not in both.output[both.output.rindex(" > ") :]


def test_play_asks_what_and_who(run: Run) -> None:
    """Without a game, everything is asked, and Enter takes what is proposed."""
    result = run(
        "play",
        "--plugin",
        PLUGIN,
        answers="9\n²\ngoofspiel\n9\n²\n2\nMina\nbot:none\nmina\nx" + "x" * 20 + "\nbot:first\n1\n",
    )

    assert result.exit_code == 0
    assert "Which game?" in result.output
    assert "no bot of that kind. Known: bot:first" in result.output
    assert "mina sits here already" in result.output
    assert "1 to 20 characters" in result.output
    assert "What do you do?" in result.output


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("play", "goofspeil"), 1, "Did you mean goofspiel?"),
        (("play", "goofspiel", "--seat", "bot:greedi", "--seat", "A"), 1, "Known: first, random."),
        (("play", "goofspiel", "--seat", "A"), 1, "2 to 8 seats, not 1"),
        (("play", "goofspiel", "--edition", "odd"), 1, "Known: standard."),
        (("play", "goofspiel", "--variant", "odd"), 1, 'no variant "odd". There is none at all.'),
        (("play", "pret-a-porter", "--option", "loan-paybck=30"), 1, "Did you mean loan_payback?"),
        (("play", "pret-a-porter", "--option", "loan_payback=abc"), 1, "it is a whole number from 20 to 60."),
        (("play", "pret-a-porter", "--option", "surplus=maybe"), 1, "it is yes or no."),
        (("play", "pret-a-porter", "--option", "dismissal=never"), 1, "it is one of any_time, hiring."),
        (("play", "goofspiel", "--seat", "bot:", "--seat", "A"), 2, "Which kind of bot?"),
        (("play", "goofspiel", "--option", "odd=1"), 1, 'no option "odd"'),
        (("play", "goofspiel", "--lang", "xx"), 1, 'the language "xx"'),
        (("play", "goofspiel", "--seat", "A@xx", "--seat", "B"), 1, 'the language "xx"'),
        (("play", "goofspiel", "--option", "odd"), 2, "KEY=VALUE"),
        (("play", "goofspiel", "--seat", "A", "--seat", "a"), 2, "Two seats have this name"),
        (("play", "goofspiel", "--seat", ""), 2, "1 to 20 characters"),
        (("play", "goofspiel", "--seed", "-1"), 2, "-1"),
        (("replay", "missing.jsonl"), 1, "missing.jsonl cannot be read"),
        (("resume",), 1, "no saved match to go on with"),
        (("nonsense",), 2, "nonsense"),
    ],
)
def test_mistakes_are_one_line(arguments: tuple[str, ...], code: int, said: str, run: Run) -> None:
    """A named error ends with 1 and one sentence, wrong usage with 2; neither with a traceback."""
    given = (*arguments, "--plugin", PLUGIN) if arguments[0] != "nonsense" else arguments
    result = run(*given)

    assert result.exit_code == code
    assert said in result.output
    assert "Traceback" not in result.output
    assert code == 2 or result.output.count("\n") == 1


def test_a_game_for_one_number_of_seats(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is asked how many play, and another number is refused by that one, not by a range."""
    tailors = Path(PLUGIN).with_name("tailors_plugin.py").read_text(encoding="utf-8")
    plugin = tmp_path / "duel_plugin.py"
    plugin.write_text(tailors.replace("seats=range(2, 5)", "seats=[2]"), encoding="utf-8")
    given = ("play", "--plugin", str(plugin))

    assert "How many seats" in run("play", answers="couture\n").output
    assert "How many seats" not in run(*given, answers="tailors\n").output
    assert "tailors is for 2 seats, not 1." in run(*given, "tailors", "--seat", "A").output
    monkeypatch.setenv("LANG", "ko_KR.UTF-8")
    assert "2명이 하는 게임입니다(지금 1명)." in run(*given, "tailors", "--seat", "A").output


def test_names_cannot_command_the_terminal(run: Run, goofspiel: tuple[str, ...]) -> None:
    """Escapes in a name are not printed."""
    result = run(*goofspiel, "--seat", "Mi\x1b[31mna", "--seat", "bot:random", answers="quit\n")

    assert "\x1b" not in result.output
    assert "Mina" in result.output


def test_the_language_of_the_environment(run: Run, goofspiel: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that nobody speaks is no mistake if only the environment names it."""
    monkeypatch.setenv("LANG", "xx_XX.UTF-8")
    result = run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="quit\n")

    assert result.exit_code == 0
    assert "Saved in" in result.output


def test_markup_is_text(run: Run, goofspiel: tuple[str, ...]) -> None:
    """Brackets in a name are no markup."""
    result = run(*goofspiel, "--seat", "[bold]Mina", "--seat", "bot:random", answers="quit\n")

    assert "[bold]Mina" in result.output


def test_going_on_from_a_line(run: Run, data: Path, goofspiel: tuple[str, ...], tmp_path: Path) -> None:
    """`--from N` keeps what stands before that line, in a new file; the old one stays as it is."""
    old = tmp_path / "old.jsonl"
    run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", "--save", str(old), answers="1\n1\n1\n")
    before = old.read_bytes()
    result = run("resume", str(old), "--plugin", PLUGIN, "--from", "4", answers="quit\n")

    assert result.exit_code == 0
    assert saved(data).read_bytes() == b"".join(before.splitlines(keepends=True)[:3])
    assert old.read_bytes() == before
    assert "has no line 99" in run("resume", str(old), "--plugin", PLUGIN, "--from", "99").output


def test_replaying(run: Run, goofspiel: tuple[str, ...], tmp_path: Path) -> None:
    """A replay tells all events again, stops where it is told to, and can prove the record."""
    save = str(tmp_path / "match.jsonl")
    run(*goofspiel, "--seat", "bot:first", "--seat", "bot:random", "--save", save)
    whole = run("replay", save, "--plugin", PLUGIN).output
    part = run("replay", save, "--plugin", PLUGIN, "--to", "5").output

    assert whole.count("prize won") == 13
    assert "Result" in whole
    assert part.count("prize won") == 2
    assert "Board" in part
    assert "All 25 lines play as they did." in run("replay", save, "--plugin", PLUGIN, "--verify").output
    assert run("replay", save, "--plugin", PLUGIN, "--to", "99").exit_code == 1


def test_a_record_that_plays_differently(run: Run, goofspiel: tuple[str, ...], tmp_path: Path) -> None:
    """The first line that differs is named, and the file stays as it is."""
    save = tmp_path / "match.jsonl"
    run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", "--save", str(save), answers="1\n1\n")
    lines = save.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"digest":"', b'"digest":"0')
    save.write_bytes(b"".join(lines))
    result = run("resume", str(save), "--plugin", PLUGIN, answers="1\n")

    assert result.exit_code == 1
    assert "differently now from line 3 on" in result.output
    assert save.read_bytes() == b"".join(lines)


@pytest.mark.parametrize(
    ("line", "changes", "said"),
    [
        ('{"undo": 0}', {}, "line 3: it is neither a decision nor an undo."),
        ('{"undo": 9}', {}, "line 3: it takes back more decisions (9) than were made (1)."),
        ("3", {}, "line 3: it cannot be read ("),
        ("", {"seats": [{"name": "Mina"}]}, "it has 1 seats, and goofspiel is for 2 to 8."),
    ],
)
def test_what_is_wrong_with_a_save_is_said_in_words(
    line: str, changes: dict[str, object], said: str, run: Run, goofspiel: tuple[str, ...], tmp_path: Path
) -> None:
    """A save that cannot be used gets a sentence, none of it written for developers, and stays as it is."""
    save = tmp_path / "match.jsonl"
    run(*goofspiel, "--seat", "bot:first", "--seat", "bot:first", "--save", str(save))
    header, first, *_ = save.read_text().splitlines()
    lines = [json.dumps(json.loads(header) | changes), first, *([line, first] if line else [])]
    save.write_text("\n".join(lines) + "\n")
    before = save.read_bytes()
    result = run("resume", str(save), "--plugin", PLUGIN)

    assert result.exit_code == 1
    assert said in result.output
    assert "ruleset/" not in result.output
    assert save.read_bytes() == before


def test_a_torn_line(run: Run, goofspiel: tuple[str, ...], tmp_path: Path) -> None:
    """What a crash has torn is left out with a warning, and cut off with the next answer."""
    save = tmp_path / "match.jsonl"
    run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", "--save", str(save), answers="1\n")
    whole = save.read_bytes()
    save.write_bytes(whole + b'{"action":{"ki')
    result = run("resume", str(save), "--plugin", PLUGIN, answers="1\n")

    assert "line 4 was torn" in result.output
    assert save.read_bytes().startswith(whole + b'{"action":{"kind"')
