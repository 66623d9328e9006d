"""The language of a person: --lang, the environment, a seat's own, in help, usage, errors, prompts and results."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from random import Random

import pytest
from wcwidth import wcswidth

from modiste.bots import FirstBot
from modiste.cli.help_texts import tell
from modiste.cli.installed import game_texts
from modiste.cli.languages import language_code
from modiste.cli.seats import split_seat
from modiste.cli.showing import Showing, colour_names
from modiste.cli.terminal import Terminal
from modiste.cli.usage import SAID
from modiste.match import Match
from modiste.plugins.loading import load
from modiste.screen import Span, text_of
from modiste.sentences import Sentences
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
        (["games", "couture", "chess"], "오류: 필요 없는 인자가 있습니다: chess"),
    ],
)
def test_wrong_usage_is_explained_in_korean(start: Start, typed: list[str], error: str) -> None:
    """What click says by itself is said in the same language."""
    assert error in said(start(*typed, **KOREAN))[1]


def japanese(folder: Path, name: str, text: str) -> None:
    """Write a pack with what Modiste says in Japanese."""
    (folder / "modiste-ja/text/ja").mkdir(parents=True, exist_ok=True)
    pack = "id: modiste-ja\ngame: modiste\nkind: language\nversion: 1.0.0\nlanguages: [ja]\nlicence: MIT\n"
    (folder / "modiste-ja/pack.yaml").write_text(f"{pack}title: 日本語\nextends: [modiste]\n", encoding="utf-8")
    (folder / "modiste-ja/text/ja" / name).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("asked", [{"LC_ALL": "ja_JP.UTF-8"}, {"LC_ALL": "C.UTF-8"}])
def test_help_is_told_by_a_pack_of_a_person(data: Path, start: Start, asked: dict[str, str]) -> None:
    """A third language in the data folder translates help and usage, message by message, whatever its files are."""
    japanese(data / "modiste/packs", "words.ftl", "usage-usage = 使い方:\nusage-no-option = {$name} はありません。\n")
    option = [] if "ja" in asked["LC_ALL"] else ["--lang", "ja"]
    variables = {**asked, "PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": str(data)}

    assert said(start("games", *option, "--help", **variables))[0].startswith("使い方: ")
    assert "'--bad' はありません。" in said(start("games", *option, "--bad", **variables))[1]
    assert (
        "使い方"
        in said(start("games", "--pack", str(data / "modiste/packs/modiste-ja"), *option, "-h", **variables))[0]
    )


@pytest.mark.parametrize("asked", ["pt-BR", "pt_br", "PT-BR", "environment"])
def test_help_is_told_for_a_region(data: Path, start: Start, asked: str) -> None:
    """A pack for a region translates help where that is asked for; what it lacks is said in the wider language."""
    for language, text in (("pt-BR", "usage-usage = Uso:\n"), ("pt", "usage-usage = Modo:\nusage-options = Opções\n")):
        folder = data / "modiste/packs" / f"a-{language}".lower()
        (folder / "text" / language).mkdir(parents=True)
        (folder / "pack.yaml").write_text(f"id: {folder.name}\ngame: modiste\n")
        (folder / "text" / language / "help.ftl").write_text(text, encoding="utf-8")
    option = [] if asked == "environment" else ["--lang", asked]
    variables = {"LC_ALL": "C" if option else "pt_BR.UTF-8", "PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": str(data)}
    shown = said(start("games", *option, "--help", **variables))[0]

    assert shown.startswith("Uso: ")
    assert "Opções:" in shown


@pytest.mark.parametrize("asked", ["ko", "KO", "ko-KR", "ko_KR", "KO-kr"])
def test_a_language_is_known_however_it_is_written(run: Run, start: Start, asked: str) -> None:
    """In any case, with a region or without, behind a hyphen or an underscore; for a seat as well."""
    left = run("play", "couture", "--seat", f"Mina@{asked}", "--seat", "Tom", "--seat", "bot:first", answers="q\n")

    assert HANGUL.search(run("cards", "couture", "--lang", asked).output)
    assert said(start("games", "--lang", asked, "--help"))[0].startswith("사용법:")
    assert "이어서 하려면" in left.output


@pytest.mark.parametrize(
    ("spec", "parted"),
    [
        ("Mina", ("Mina", "")),
        ("Mina@ko", ("Mina", "ko")),
        ("Mina@", ("Mina", "")),
        ("Mina@korean", ("Mina", "korean")),
        ("a@b.c@ko", ("a@b.c", "ko")),
        ("a@b.c@PT_br", ("a@b.c", "pt-BR")),
        ("a@b.c", ("a@b.c", "")),
        ("소라@집", ("소라@집", "")),
    ],
)
def test_a_name_may_be_an_address(spec: str, parted: tuple[str, str]) -> None:
    """What stands behind the last @ is a language if it looks like one."""
    assert split_seat(spec) == parted


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("zh_hant_tw", "zh-Hant-TW"),
        ("DE", "de"),
        ("es-419", "es-419"),
        ("../x", "../x"),
        ("korean", "korean"),
        ("", ""),
    ],
)
def test_codes_of_languages(typed: str, code: str) -> None:
    """They are written as packs write them; what is no code stays as it is."""
    assert language_code(typed) == code


def test_what_a_pack_says_wrongly_is_said_in_english(data: Path, start: Start) -> None:
    """Other variables, braces, control sequences and files that are no text never reach help."""
    wrong = "usage-no-option = { $nothing }\nusage-usage = { bad\ngames = \x1b[2J 消\nplay = {1}\n"
    japanese(data / "modiste/packs", "help.ftl", wrong)
    (data / "modiste/packs/modiste-ja/text/ja/usage.ftl").write_bytes(b"usage-options = \xff\xfe\n")
    variables = {"LC_ALL": "ja_JP.UTF-8", "PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": str(data)}

    assert said(start("--help", **variables)) == said(start("--help", LC_ALL="C.UTF-8", PYTHONIOENCODING="utf-8"))
    assert "No such option '--bad'" in said(start("games", "--bad", **variables))[1]


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


def test_each_language_is_told_the_end_and_the_bots_in_its_words(run: Run) -> None:
    """What happens after the last question is told to both; a bot is called as each reader calls its kind."""
    seats = ("--seat", "Mina@ko", "--seat", "Tom@en", "--seat", "bot:first")
    shown = run("play", "pret-a-porter", "--seed", "7", *seats, answers="1\n\n0\n" * 400).output

    told, results = shown[shown.rindex("> ") :].split("-- 결과")
    korean, english = results.split("-- Result")
    assert {bool(HANGUL.search(line)) for line in told.splitlines()[1:] if "Tom" in line} == {True, False}
    assert ("첫째 봇" in korean, "First" in korean) == (True, False)
    assert ("첫째 봇" in english, "First" in english) == (False, True)
    assert not [line for line in shown.splitlines() if "First" in line and HANGUL.search(line)]


@pytest.mark.parametrize(
    ("line", "coloured"),
    [
        ("소라가 봇 1에게 졌습니다.", ["소라", "봇 1"]),
        ("소라의 차례, 소라나무가 아닙니다.", ["소라"]),
        ("Ann이 !!를 이겼습니다.", ["Ann", "!!"]),
        ("Annabel and Ann", ["Ann"]),
    ],
)
def test_names_are_coloured_with_particles_behind_them(line: str, coloured: list[str]) -> None:
    """A particle belongs to no name, and a name within a word is none."""
    words = colour_names(line, ["소라", "봇 1", "Ann", "!!"])

    assert [part.text for part in words if isinstance(part, Span)] == coloured
    assert text_of(words) == line


def test_a_word_and_its_number_stay_in_one_line() -> None:
    """What is worth so much, or how many there are of it, is not parted where a line ends."""
    catalogue = load()
    match = Match.new(catalogue.ruleset("couture"), 3, 7)
    match.run([FirstBot()] * 3, Random(1))
    sentences = Sentences(match.ruleset, game_texts(catalogue, match.ruleset, "ko"), ["소라", "봇 1", "Ann"])
    lines = Showing(match, Terminal(plain=True)).lines(sentences, match.events)

    said = [text_of(line) for line in lines]
    assert any(re.search("\N{NO-BREAK SPACE}\\d", line) for line in said)
    assert not [line for line in said if re.search(r"\S [-+]?\d", line.replace("봇 1", ""))]


def test_people_who_cannot_be_read_aloud_are_honoured_in_korean(run: Run) -> None:
    """One such name gives all people a 님 in Korean, but no bot, and nobody in another language."""
    seats = ("--seat", "Mina@ko", "--seat", "小雪@en", "--seat", "bot:first")
    shown = run("play", "pret-a-porter", "--seed", "7", *seats, answers="1\n" * 4 + "quit\n").output

    assert "Mina 님이" in shown
    assert "첫째 봇 님" not in shown
    assert [line for line in shown.splitlines() if "小雪" in line and not HANGUL.search(line)]
    assert not re.search("小雪[은는이가을를]", shown)


def test_a_record_is_told_with_bots_named_in_the_language_of_the_reader(run: Run, tmp_path: Path) -> None:
    """Seats are found by what they were called and by what they are called now."""
    save = str(tmp_path / "match.jsonl")
    run("play", "couture", *("--seat", "bot:first", "--seat", "bot:random") * 2, "--lang", "en", "--save", save)

    assert "첫째 봇 1" in run("replay", save, "--lang", "ko").output
    for name in ("First 1", "첫째 봇 1"):
        assert run("replay", save, "--lang", "ko", "--seat", name).exit_code == 0


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
