"""Commands and answers in the words of the person's language, and with the wrong keyboard on."""

from __future__ import annotations

import unicodedata

import pytest

from modiste.cli.installed import MODISTE, make_texts
from modiste.cli.words import ANSWERS, Vocabulary, is_yes, word_for
from modiste.korean import latin_keys
from modiste.packs import find_pack
from modiste.text import Texts, composed
from tests.cli.conftest import Run

COMMANDS = ("help", "log", "cards", "rules", "board", "undo", "save", "quit")
SEATS = ("--seat", "Mina@ko", "--seat", "bot:random")


@pytest.fixture(scope="module")
def korean() -> Texts:
    """Return what Modiste says in Korean."""
    return make_texts([find_pack("modiste_packs", name) for name in (MODISTE, f"{MODISTE}-ko")], "ko")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("도움말", "help"),
        ("기록", "log"),
        ("로그", "log"),
        ("카드", "cards"),
        ("되돌리기", "undo"),
        ("저장", "save"),
        ("그만", "quit"),
        ("나가기", "quit"),
        ("undo", "undo"),
        ("UNDO", "undo"),
        ("ㅕㅜ애", "undo"),
        ("ㅗ디ㅔ", "help"),
        ("벼ㅑㅅ", "quit"),
        ("ㅣㅐㅎ", "log"),
        ("한복", ""),
        ("", ""),
    ],
)
def test_commands(korean: Texts, typed: str, meant: str) -> None:
    """A command has several words, the English one, and the keys of that one."""
    assert Vocabulary(korean, COMMANDS).name_of(typed) == meant
    assert Vocabulary(korean, COMMANDS).name_of(composed(unicodedata.normalize("NFD", typed))) == meant


def test_answers(korean: Texts) -> None:
    """The words of answers are found between numbers and slashes."""
    words = Vocabulary(korean, ANSWERS)

    assert words.translated("1 3 / 2 / 나머지") == "1 3 / 2 / rest"
    assert words.translated("모두") == words.translated("미ㅣ") == words.translated("전부") == "all"
    assert words.translated("없음") == "none"
    assert words.translated("나머지는 3") == "나머지는 3"
    assert [word_for(korean, name) for name in ANSWERS] == ["모두", "없음", "나머지"]


@pytest.mark.parametrize(
    ("typed", "yes"), [("예", True), ("네", True), ("y", True), ("ㅛ", True), ("아니요", False), ("ㅜ", False)]
)
def test_yes(korean: Texts, typed: str, yes: bool) -> None:
    """Yes is said in the person's language or in English."""
    assert is_yes(korean, typed) == yes


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        ("ㅂ", "q"),
        ("ㅕ", "u"),
        ("ㅕㅜ애", "undo"),
        ("ㄳ", "rt"),
        ("몫", "ahrt"),
        ("ㄲ", "R"),
        ("3ㅁ", "3a"),
        ("q 3", "q 3"),
    ],
)
def test_keys(typed: str, keys: str) -> None:
    """Letters that were typed alone and composed syllables go back to the keys."""
    assert latin_keys(typed) == keys


@pytest.mark.parametrize(
    ("typed", "plain"), [("１２", "12"), ("ａｌｌ", "all"), ("－１", "-1"), ("１　２", "1 2"), ("？", "?")]
)
def test_wide_letters(typed: str, plain: str) -> None:
    """What an input method makes wide is read as if it were narrow."""
    assert composed(typed) == plain


def test_commands_at_a_prompt(run: Run) -> None:
    """Help names the commands in Korean, and they work beside the English ones."""
    answers = ["도움말", "카드 계약", "ㅣㅐㅎ", "기록 모두", "시장", "ㅕㅜ애", "되돌리기", "저장", "？", "１", "그만"]
    shown = run("play", "pret-a-porter", *SEATS, "--seed", "3", answers="\n".join(answers) + "\n").output

    assert "되돌리기" in shown
    assert "에 맞는 것이 없습니다" not in shown
    assert [answer for answer in answers if f"> {answer}\n" not in shown] == []
    assert "modiste resume" in shown


def test_a_refusal_repeats_what_was_typed(run: Run) -> None:
    """A word that answers nothing here is not translated back."""
    shown = run("play", "pret-a-porter", *SEATS, "--seed", "3", answers="모두\nㅁㅠㅊ\n１１１\n그만\n").output

    assert [said for said in ("'모두'에", "'ㅁㅠㅊ'에", "'111'에") if said not in shown] == []


def test_names_are_composed(run: Run) -> None:
    """A name in decomposed Hangul is the same name."""
    parts = unicodedata.normalize("NFD", "나리")

    assert "나리" in run("play", "pret-a-porter", "--seat", parts, "--seat", "bot:random", answers="quit\n").output
    assert run("play", "pret-a-porter", "--seat", parts, "--seat", "나리").exit_code == 2
