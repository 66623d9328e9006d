"""Korean particles after words of every kind, as they are read aloud."""

import subprocess
import sys
import unicodedata

import pytest

from modiste.korean import PAIRS, is_readable, josa

COMMON = ("이/가", "은/는", "을/를", "과/와", "으로/로")
VOWEL, CONSONANT, RIEUL = "가 는 를 와 로", "이 은 을 과 으로", "이 은 을 과 로"

ENDINGS = {
    VOWEL: """
        소라|나리|재봉사|채권과 계약서|리넨 바지|2|4|5|9|45|1,002|1.5|-4|10~12|50%|30℃|3+|20kg 상자|Bea|Mina|Zoë
        |Alice|JpG|MC|PR 보고서|VIP|재봉사(Ann)|'소라'|소라!|10 cm|£500
    """,
    CONSONANT: """
        민준|인턴|값|닭|록|0|3|6|10|12,000|-3|0.6|2.0|100000000|Ann|Jane|Kim|Jack|Philip|Scott|NPC 셋|옷감(실크)
        |‘트위드 재킷’|ㅋㅋ|채권(30)(만기)|ＡＮＮ|１０|옷감 (안감(겉감))
    """,
    RIEUL: "다솔|서울|1|7|8|11|21|-1|0.8|Chanel|Belle|Nicole|XL|LL|PR|튈(면)|“데님 구두 한 벌”|ㄹ",
}  # fmt: skip
CASES = [(word.strip(), endings) for endings, words in ENDINGS.items() for word in words.split("|")]


@pytest.mark.parametrize(("word", "endings"), CASES)
def test_particles(word: str, endings: str) -> None:
    """Hangul, numbers, Latin words, acronyms, brackets, quotes, signs and units."""
    assert " ".join(josa(word, pair) for pair in COMMON) == endings


@pytest.mark.parametrize(
    ("readable", "names"),
    [(True, "소라 Ann Zoë 봇 민준😀 Mina(x) 3 Bo! 100% 小雪A"), (False, "小雪 さくら ㅋㅋ !! 😀 ★☆ Аня ()")],
)
def test_names_that_can_be_read_aloud(readable: bool, names: str) -> None:
    """What is in no letters, or in letters whose sound nobody knows, cannot; signs after a name are ignored."""
    assert {is_readable(name) for name in names.split()} == {readable}
    assert not is_readable("")


def test_there_are_enough_cases() -> None:
    """Every kind of ending is seen often."""
    assert len(dict(CASES)) >= 53


@pytest.mark.parametrize(("word", "endings"), [("다솔", RIEUL), ("민준", CONSONANT), ("소라", VOWEL)])
def test_decomposed_and_isolated(word: str, endings: str) -> None:
    """Letters in parts and the marks of Fluent around a word change nothing."""
    parts = unicodedata.normalize("NFD", word)

    assert " ".join(josa(parts, pair) for pair in COMMON) == endings
    assert " ".join(josa(f"\u2068{word}\u2069", pair) for pair in COMMON) == endings


def test_every_pair_that_begins_with_eu_obeys_rieul() -> None:
    """으 is dropped after ㄹ, whatever follows it."""
    pairs = sorted(pair for pair in PAIRS if pair.startswith("으"))

    assert len(pairs) > 5
    assert [josa("서울", pair) for pair in pairs] == [pair.split("/")[1] for pair in pairs]
    assert [josa("뉴욕", pair) for pair in pairs] == [pair.split("/")[0] for pair in pairs]
    assert [josa("서울", pair) for pair in ("이랑/랑", "이라/라", "아/야")] == ["이랑", "이라", "아"]


@pytest.mark.parametrize("pair", ["가/이", "와/과", "이에/에", "이", "", "의", "을/를/을"])
def test_only_particles_are_accepted(pair: str) -> None:
    """What is no particle, or stands the wrong way round, is an error."""
    with pytest.raises(ValueError, match="no particle"):
        josa("소라", pair)


@pytest.mark.parametrize("word", ["", " ", "!?", "()", "👗", "(", ")", "漢"])
def test_nothing_that_could_be_read(word: str) -> None:
    """What nobody can read aloud is taken to end in a vowel."""
    assert josa(word, "이/가") == "가"


def test_nothing_is_imported_before_it_is_needed() -> None:
    """hangulpy takes as long to import as all the rest, so only a particle imports it."""
    code = "import sys, modiste.korean; print('hangulpy' in sys.modules)"

    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert shown.stdout.strip() == "False"
