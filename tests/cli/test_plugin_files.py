"""Plugins in single files: a variant or a bot is played, saved, gone on with and replayed without any packaging."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from modiste.plugins.files import mark_of
from tests.cli.conftest import PLUGIN, Run

VARIANT = '''"""Designers add nothing."""

from modiste import Variant, hookimpl


class PlainBids:
    @hookimpl
    def designer_bonus(self):
        return 0


@hookimpl
def modiste_register_variants(register):
    register(Variant(id="plain-bids", game="couture", plugin=PlainBids()))
'''

BOT = '''"""A bot that takes the last thing it may do."""

from modiste import BotKind, hookimpl


class LastBot:
    def choose(self, sight, rng):
        return list(sight.space)[-1]


@hookimpl
def modiste_register_bots(register):
    register(BotKind("last", LastBot, game="goofspiel"))
'''

BOTS = ("--seat", "bot:greedy", "--seat", "bot:random", "--seat", "bot:first")


@pytest.fixture
def variant(tmp_path: Path) -> Path:
    """Write a variant."""
    file = tmp_path / "plain_bids.py"
    file.write_text(VARIANT)
    return file


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    """Write a bot."""
    file = tmp_path / "last_bot.py"
    file.write_text(BOT)
    return file


@pytest.fixture
def played(run: Run, variant: Path, tmp_path: Path) -> str:
    """Play a whole match with the variant."""
    save = str(tmp_path / "whole.jsonl")
    played = run(
        "play", "couture", "--plugin", str(variant), "--variant", "plain-bids", *BOTS, "--seed", "5", "--save", save
    )
    assert played.exit_code == 0, played.output
    return save


def header_of(save: str) -> dict[str, object]:
    """Read the first line of a save."""
    header: dict[str, object] = json.loads(Path(save).read_text(encoding="utf-8").splitlines()[0])
    return header


def test_a_variant_in_a_file_is_played_and_replayed(run: Run, variant: Path, played: str) -> None:
    """The record holds the file's name and hash, not where it lay."""
    given = ("--plugin", str(variant))

    assert header_of(played)["files"] == [{"name": "plain_bids.py", "mark": mark_of(variant.read_bytes())}]
    assert str(variant.parent) not in Path(played).read_text(encoding="utf-8")
    told = run("replay", played, *given, "--verify")
    assert (told.exit_code, "has changed" in told.output) == (0, False)
    assert run("replay", played, *given).exit_code == 0
    assert "designer_bonus" in run("plugins", *given).output
    assert "plain-bids" in run("variants", "couture", *given).output
    assert "plain-bids" in run("games", *given).output
    assert run("rules", "couture", *given, "--variant", "plain-bids").exit_code == 0


def test_a_save_names_the_file_that_it_needs(run: Run, played: str) -> None:
    """Where the file is not given, the error says which it is."""
    for command in (("replay", played), ("replay", played, "--verify"), ("resume", played)):
        told = run(*command)

        assert told.exit_code == 1
        assert 'needs the variant "plain-bids"' in told.stderr
        assert "played with plain_bids.py: name the file with --plugin" in told.stderr


@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_changed_file_that_plays_the_same_is_noted(
    run: Run, variant: Path, played: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", language)
    variant.write_text(VARIANT.replace("add nothing", "are worth nothing"))
    told = run("replay", played, "--plugin", str(variant), "--verify")

    assert told.exit_code == 0
    assert ("plain_bids.py has changed" if language == "en" else "plain_bids.py 파일이 바뀌었습니다") in told.output
    assert ("still plays as it did" in told.output) == (language == "en")
    assert "plain_bids.py" in run("replay", played, "--plugin", str(variant)).output


def test_a_changed_file_that_plays_differently_is_named(run: Run, variant: Path, played: str) -> None:
    variant.write_text(VARIANT.replace("return 0", "return 9"))
    told = run("replay", played, "--plugin", str(variant), "--verify")

    assert told.exit_code == 1
    assert "plays differently now from line" in told.stderr
    assert "What has changed since it was begun: plain_bids.py." in told.stderr


@pytest.mark.parametrize("ends", ["\r\n", "\r"])
def test_line_ends_change_nothing(run: Run, variant: Path, played: str, ends: str) -> None:
    variant.write_bytes(VARIANT.replace("\n", ends).encode())

    assert "has changed" not in run("replay", played, "--plugin", str(variant), "--verify").output


def test_a_file_may_be_called_differently(run: Run, variant: Path, played: str) -> None:
    other = variant.rename(variant.with_name("mine.py"))

    assert "has changed" not in run("replay", played, "--plugin", str(other), "--verify").output


def test_a_match_with_a_file_is_gone_on_with(run: Run, variant: Path, tmp_path: Path) -> None:
    """The line that says how to go on names the file; a new file from an old line names it as it is now."""
    save, given = str(tmp_path / "open.jsonl"), ("--plugin", str(variant))
    seats = ("--seat", "Mina", "--seat", "bot:random", "--seat", "bot:random")
    run("play", "couture", *given, "--variant", "plain-bids", *seats, "--seed", "5", "--save", save)
    variant.write_text(f"{VARIANT}\n# changed\n")
    told = run("resume", save, *given, answers="quit\n")

    assert told.exit_code == 0
    assert f"--plugin {variant}" in told.output
    assert "It still plays as it did." in told.output


def test_a_bot_in_a_file_plays(run: Run, bot: Path, tmp_path: Path) -> None:
    """A replay does not need it; going on does, and says so."""
    save = str(tmp_path / "bot.jsonl")
    seats = ("--seat", "Mina", "--seat", "bot:last")
    given = ("--plugin", PLUGIN, "--plugin", str(bot))
    run("play", "goofspiel", *given, *seats, "--save", save, answers="1\n2\nquit\n")

    assert {"last_bot.py", "goofspiel_plugin.py"} == {file["name"] for file in header_of(save)["files"]}  # type: ignore[attr-defined]
    assert run("replay", save, "--plugin", PLUGIN, "--verify").exit_code == 0
    refused = run("resume", save, "--plugin", PLUGIN)
    assert refused.exit_code == 1
    assert 'needs the kind of bot "last"' in refused.stderr
    assert "played with last_bot.py" in refused.stderr
    assert run("resume", save, *given, answers="1\n" * 11).exit_code == 0
    assert (
        "12" in run("simulate", "goofspiel", *given, "--seat", "bot:last", "--seat", "bot:last", "--games", "12").output
    )


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("1 / 0", "ZeroDivisionError"),
        ("def f(:", "SyntaxError"),
        ("x = 1", "brings nothing"),
        (VARIANT.replace("couture", "cuture"), "perhaps couture"),
        (VARIANT.replace("designer_bonus", "desiner_bonus"), "perhaps designer_bonus"),
        (VARIANT.replace("modiste_register_variants", "modiste_register_variant"), "perhaps modiste_register_variants"),
        (VARIANT.replace("@hookimpl\ndef", "def"), "not marked as one"),
    ],
)
@pytest.mark.parametrize("command", [("play", "couture"), ("games",), ("rules", "couture"), ("simulate", "couture")])
def test_a_broken_file_is_one_clear_error(
    run: Run, tmp_path: Path, code: str, told: str, command: tuple[str, ...]
) -> None:
    file = tmp_path / "broken.py"
    file.write_text(code)
    seats = BOTS if command[0] in ("play", "simulate") else ()
    result = run(*command, *seats, "--plugin", str(file))

    assert result.exit_code == 1
    assert (result.stdout, len(result.stderr.splitlines())) == ("", 1)
    assert result.stderr.startswith("The plugin broken.py is left out. ")
    assert told in result.stderr
    assert f"({file}:" in result.stderr or "brings nothing" in told


def test_a_file_in_doubt_is_named_and_played(run: Run, variant: Path) -> None:
    variant.write_text(f"import time\n{VARIANT}")
    told = run("games", "--plugin", str(variant))

    assert (told.exit_code, told.stderr.count("\n")) == (0, 1)
    assert f"imports time. Leave clocks out of rules. ({variant}:1)" in told.stderr


def test_files_are_named_once(run: Run, variant: Path, tmp_path: Path) -> None:
    """A file given twice counts once; two files of one name are told apart by their folders."""
    other = tmp_path / "other" / variant.name
    other.parent.mkdir()
    other.write_text(VARIANT.replace("plain-bids", "plainer-bids"))
    listed = json.loads(
        run("plugins", "--json", "--plugin", str(variant), "--plugin", str(variant), "--plugin", str(other)).output
    )

    assert listed["problems"] == []
    assert {"plain_bids.py", "other/plain_bids.py"} <= {plugin["name"] for plugin in listed["plugins"]}


def test_nothing_is_written_beside_a_file(run: Run, variant: Path) -> None:
    """No compiled copy, which could be taken for a file that has been changed within a second."""
    run("games", "--plugin", str(variant))

    assert not (variant.parent / "__pycache__").exists()


RAISES = '''"""A bot and a rule that fail in the middle of a match."""

from modiste import BotKind, Variant, hookimpl


class Stumbling:
    def choose(self, sight, rng):
        return {}[sight.seat]


class Cheating:
    def choose(self, sight, rng):
        return "everything"


class Careless:
    @hookimpl
    def designer_bonus(self):
        return 1 // 0


@hookimpl
def modiste_register_bots(register):
    register(BotKind("stumbling", Stumbling))
    register(BotKind("cheating", Cheating))


@hookimpl
def modiste_register_variants(register):
    register(Variant(id="careless", game="couture", plugin=Careless()))
'''


@pytest.fixture
def raises(tmp_path: Path) -> Path:
    """Write a plugin whose parts fail in play."""
    file = tmp_path / "raises.py"
    file.write_text(RAISES)
    return file


@pytest.mark.parametrize(
    ("given", "place", "cause"),
    [
        (("--seat", "bot:stumbling"), 8, "KeyError: 0"),
        (("--seat", "bot:greedy", "--variant", "careless"), 19, "ZeroDivisionError"),
    ],
)
def test_what_fails_in_play_is_named_and_the_match_is_saved(
    run: Run, raises: Path, tmp_path: Path, given: tuple[str, ...], place: int, cause: str
) -> None:
    """Whoever plays is told what plugin has failed where, and how to go on; nobody reads a traceback."""
    save = tmp_path / "cut.jsonl"
    told = run("play", "couture", "--plugin", str(raises), *given, *BOTS[2:], "--seed", "1", "--save", str(save))

    assert told.exit_code == 1
    assert "The plugin raises.py has failed" in told.output
    assert cause in told.output
    assert f"raises.py:{place}" in told.output
    assert f"modiste resume {save} --plugin {raises}" in told.output.replace("\n", " ")
    assert "Traceback" not in told.output
    assert run("replay", str(save), "--plugin", str(raises)).exit_code == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_fails_in_a_simulation_is_named(run: Run, raises: Path, jobs: str) -> None:
    """Also where another process has played the match."""
    seats = ("--seat", "bot:stumbling", *BOTS[2:])
    told = run("simulate", "couture", "--games", "2", "--jobs", jobs, "--plugin", str(raises), *seats)

    assert told.exit_code == 1
    assert "The plugin raises.py has failed" in told.output
    assert "raises.py:8" in told.output


@pytest.mark.parametrize("command", [("play",), ("simulate", "--games", "1", "--jobs", "1")])
def test_a_bot_that_answers_with_what_it_may_not_do_is_named(run: Run, raises: Path, command: tuple[str, ...]) -> None:
    """Its class and its answer are told."""
    told = run(*command, "couture", "--plugin", str(raises), "--seat", "bot:cheating", *BOTS[2:])

    assert told.exit_code == 1
    assert "The bot Cheating has answered with 'everything'" in told.output


def test_all_calls_are_shown_to_whoever_asks(run: Run, raises: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With MODISTE_TRACEBACK, Python tells of the error as it does."""
    monkeypatch.setenv("MODISTE_TRACEBACK", "1")

    told = run("play", "couture", "--plugin", str(raises), "--seat", "bot:stumbling", *BOTS[2:])

    assert isinstance(told.exception, KeyError)


IMPOSSIBLE = '''"""A variant whose answer the game cannot use."""

from modiste import Variant, hookimpl


class NoSuchSeat:
    @hookimpl
    def pick_order(self):
        return (99,)


@hookimpl
def modiste_register_variants(register):
    register(Variant(id="no-such-seat", game="couture", plugin=NoSuchSeat()))
'''


@pytest.fixture
def impossible(tmp_path: Path) -> Path:
    """Write a variant that hands the game a seat that there is not."""
    file = tmp_path / "impossible.py"
    file.write_text(IMPOSSIBLE)
    return file


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A mistake of Modiste or of a plugin (impossible.py): "),
        ("ko", "Modiste나 플러그인(impossible.py)에 오류"),
    ],
)
def test_an_answer_that_the_game_cannot_use_is_one_line(
    run: Run, impossible: Path, bot: Path, tmp_path: Path, language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No line of the plugin has failed; those that take part are named, and how the match goes on is told."""
    monkeypatch.setenv("LANG", language)
    save, given = tmp_path / "cut.jsonl", ("--plugin", str(impossible), "--plugin", str(bot))
    told = run("play", "couture", *given, "--variant", "no-such-seat", *BOTS, "--seed", "1", "--save", str(save))

    assert (told.exit_code, len(told.stderr.splitlines())) == (1, 1)
    assert told.stderr.startswith(said)
    assert "modiste_couture/" in told.stderr
    assert "MODISTE_TRACEBACK=1" in told.stderr
    assert str(Path(__file__).parents[2]) not in told.stderr
    assert f"modiste resume {save}" in told.stdout.replace("\n", " ")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_answer_that_the_game_cannot_use_is_one_line_in_a_simulation(run: Run, impossible: Path, jobs: str) -> None:
    given = ("--plugin", str(impossible), "--variant", "no-such-seat", *BOTS)
    told = run("simulate", "couture", "--games", "2", "--jobs", jobs, *given)

    assert (told.exit_code, len(told.stderr.splitlines())) == (1, 1)
    assert told.stderr.startswith("A mistake of Modiste or of a plugin (impossible.py): ")


def test_a_mistake_without_any_plugin_is_told_as_modistes_own(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("no\nway")

    monkeypatch.setattr("modiste.match.Match.run", fail)
    told = run("simulate", "couture", "--games", "1", "--jobs", "1", *BOTS)

    assert told.exit_code == 1
    assert told.stderr.startswith("A mistake of Modiste: ZeroDivisionError: no way (modiste/simulation.py:")


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_rules_say_what_a_variant_without_words_touches(run: Run, variant: Path, language: str) -> None:
    """Above the rules, on the screen and on pages; nothing is said of one that has words."""
    told = ("rules", "couture", "--lang", language, "--plugin", str(variant), "--variant", "plain-bids")
    said = {"en": 'The variant "plain-bids" brings no words', "ko": "'plain-bids' 변형 규칙에는 설명이 없어서"}[
        language
    ]
    for form in ("text", "md", "html"):
        output = " ".join(run(*told, "--format", form).output.split())
        assert "designer_bonus" in output.replace("\\", "")
        assert "plain-bids" in output
    assert said in " ".join(run(*told).output.split())
    assert len(json.loads(run(*told, "--json").output)["untold"]) == 1
    assert json.loads(run("rules", "couture", "--variant", "open-market", "--json").output)["untold"] == []
