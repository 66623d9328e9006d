"""The language of a person: --lang, the environment, a seat's own, in help, usage, errors, prompts and results."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from wcwidth import wcswidth

from modiste.cli.help_texts import tell
from modiste.cli.usage import SAID
from tests.cli.conftest import Run, Start

HANGUL = re.compile("[가-힣]")
KOREAN = {"LC_ALL": "ko_KR.UTF-8", "PYTHONIOENCODING": "utf-8"}


def said(process: subprocess.Popen[bytes]) -> tuple[str, str]:
    """Return what a process writes on its two streams."""
    out, err = process.communicate(timeout=60)
    return out.decode(), err.decode()


@pytest.mark.parametrize("command", [(), ("play",), ("replay",), ("simulate",), ("cards",), ("rules",), ("packs",)])
def test_help_speaks_the_language_of_the_environment(start: Start, command: tuple[str, ...]) -> None:
    """Headings, options and commands are Korean, and no line is wider than the terminal."""
    out, err = said(start(*command, "--help", COLUMNS="80", **KOREAN))

    assert (out.startswith("사용법:"), err) == (True, "")
    assert "이 도움말을 보여 줍니다." in out
    assert not re.search("Usage|Options|Commands|Show", out)
    assert [line for line in out.splitlines() if wcswidth(line) > 80] == []
    columns = {wcswidth(found[0]) for found in re.finditer(r"^  --?\w[^가-힣\n]*?  +(?=[가-힣])", out, re.MULTILINE)}
    assert len(columns) == 1


def test_a_language_that_was_asked_for_comes_first(start: Start) -> None:
    """--lang is followed by help and by errors too; a language that nobody speaks is said in the environment's."""
    assert said(start("games", "--lang", "ko", "--help"))[0].startswith("사용법:")
    assert said(start("games", "--lang=en", "--help", **KOREAN))[0].startswith("Usage:")
    assert HANGUL.search(said(start("cards", "hats", "--lang", "ko"))[1])
    assert HANGUL.search(said(start("cards", "couture", "--lang", "xx", **KOREAN))[1])
    assert not HANGUL.search(said(start("cards", "hats", "--lang", "en", **KOREAN))[1])


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        (["paly"], "오류: 'paly' 명령이 없습니다."),
        (["play", "--sed"], "오류: '--sed' 옵션이 없습니다. (비슷한 것: '--save', '--seat', '--seed')"),
        (["play", "--seed", "x"], "오류: '--seed': 정수를 적어야 합니다(적힌 값: 'x')."),
        (["cards"], "오류: 빠진 인자: 'GAME'."),
        (["play", "--pack", "nowhere"], "오류: '--pack': 'nowhere' 폴더: 찾을 수 없습니다."),
        (["games", "chess"], "오류: 필요 없는 인자가 있습니다: chess"),
    ],
)
def test_wrong_usage_is_explained_in_korean(start: Start, typed: list[str], error: str) -> None:
    """What click says by itself is said in the same language."""
    assert error in said(start(*typed, **KOREAN))[1]


def test_usage_has_a_message_for_all_that_click_says() -> None:
    """Every template is a message of its own."""
    assert len({tell(message) for message in SAID.values()}) == len(SAID)


def test_two_people_at_one_keyboard_read_their_own_language(run: Run) -> None:
    """Prompts, events, errors and help change with the person who is asked."""
    shown = run(
        *("play", "pret-a-porter", "--seed", "7", "--lang", "en"),
        *("--seat", "Mina@ko", "--seat", "Ann"),
        answers="nonsense\n1\nnonsense\nhelp\nlog\ncards\nquit\n",
    ).output

    first, _, rest = shown.partition("> 1\n")
    assert not HANGUL.search(first.replace("Mina@ko", ""))
    assert '"nonsense" is none of these' in first
    assert HANGUL.search(rest)
    assert not re.search("Type a number|How to answer", rest)


@pytest.mark.parametrize("typed", ["q", "ㅂ", "그만", "ｑ"])
def test_leaving_in_a_word_or_with_a_key(run: Run, typed: str) -> None:
    """The key Q does, whichever way the keyboard is switched."""
    left = run("play", "pret-a-porter", "--seat", "Mina@ko", "--seat", "bot:first", answers=f"{typed}\n1\n")

    assert left.output.count("번호 > ") == 1
    assert "이어서 하려면" in left.output


def test_whoever_plays_reads_everything_in_their_language(run: Run) -> None:
    """What is said to nobody in particular follows the first person; the result is told in each language."""
    answers = "1\n\n0\n" * 400
    alone = run("play", "pret-a-porter", "--seed", "7", "--seat", "Mina@ko", "--seat", "bot:first", answers=answers)
    both = run("play", "pret-a-porter", "--seed", "7", "--seat", "Mina@ko", "--seat", "Ann", answers=answers)

    assert alone.output.startswith("저장 파일: ")
    assert "첫째 봇" in alone.output
    assert not re.search("Result|Points|Seed|The match", alone.output)
    assert ("-- 결과" in both.output, "-- Result" in both.output) == (True, True)


def test_a_match_is_resumed_in_another_language(run: Run, tmp_path: Path) -> None:
    """--lang changes the language of those who play on, and nothing that is recorded."""
    save = str(tmp_path / "match.jsonl")
    run("play", "pret-a-porter", "--seat", "Ann@en", "--seat", "bot:random", "--save", save, answers="1\nquit\n")

    assert "번호 > " in run("resume", save, "--lang", "ko", answers="2\n그만\n").output
    assert "번호 > " not in run("resume", save, answers="quit\n").output


def test_lists_of_commands(run: Run) -> None:
    """What is installed is told in Korean."""
    assert "게임 couture" in run("plugins", "--lang", "ko").output
    assert "game couture" in run("plugins", "--lang", "en").output


@pytest.mark.parametrize("game", ["pret-a-porter", "couture"])
def test_a_whole_match_in_korean(run: Run, game: str) -> None:
    """A game of bots is told in Korean from the first event to the result, with nothing left in English."""
    bots = ["--seat", "bot:greedy"] * 3
    shown = run("play", game, *bots, "--seed", "7", "--lang", "ko", "--plain").output

    lines = [line for line in shown.splitlines() if re.search("[A-Za-z]{4}", re.sub(r"/\S+|modiste \S+", "", line))]
    assert lines == []
