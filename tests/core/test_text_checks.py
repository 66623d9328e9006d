"""What is wrong with a language pack: messages and variables beside the original, functions, Korean particles."""

import pytest

from modiste.checks.texts import check_texts, check_translation, check_widths, missing_messages
from modiste.text import Source
from tests.wording import told, words

ENGLISH: Source = (
    "en",
    "en.ftl",
    """\
-house = House
gown = Gown
    .short = G
bought = { $who } buys { $count ->
    [one] one gown
   *[other] { $count } gowns
} for { NUMBER($price) }
turn = { $own ->
    [yes] You
   *[other] { $who }
} moved
""",
)


def korean(text: str) -> Source:
    """Return a Korean source."""
    return ("ko", "ko.ftl", text)


def test_a_whole_translation() -> None:
    """The same messages of the same variables are right; what is only chosen by may be left out."""
    text = korean("""\
-term = 용어
gown = 드레스
    .short = 드
bought = { $who }{ JOSA($who, "이/가") } 드레스 { NUMBER($count) }벌을 { NUMBER($price) }에 샀습니다.
turn = { $who }{ JOSA($who, "이/가") } 움직였습니다.
""")

    assert list(check_translation([text], [ENGLISH])) == []
    assert list(check_texts([text, ENGLISH])) == []
    assert missing_messages([text], [ENGLISH]) == []


def test_what_differs_from_the_original() -> None:
    """Unknown messages and attributes, and unknown and missing variables, with their places."""
    text = korean("gowns = 드레스\ngown = 드레스\n    .desc = { $hue }\nbought = { $whom } { $count }\n")

    assert told(check_translation([text], [ENGLISH])) == [
        "ko.ftl:1:9: gowns: the original has no such message; did you mean gown?",
        "ko.ftl:3:13: gown.desc: the original has no such message; did you mean gown.short?",
        "ko.ftl:4:10: bought: the original does not speak of $whom; did you mean who?",
        "ko.ftl:4:10: bought: should say $price, as the original does",
        "ko.ftl:4:10: bought: should say $who, as the original does",
    ]
    assert missing_messages([text], [ENGLISH]) == ["gown.short", "turn"]


def test_functions() -> None:
    """A function that a language lacks is named, with the nearest that it has."""
    sources = [korean('a = { JOSE($x, "이/가") }\n'), ("en", "en.ftl", 'a = { NUMBER(1) } { JOSA($x, "이/가") }\n')]

    assert told(check_texts(sources[:1])) == ["ko.ftl:1:7: a: there is no function JOSE in ko; did you mean JOSA?"]
    assert told(check_texts(sources[1:])) == ["en.ftl:1:21: a: there is no function JOSA in en"]


def test_widths() -> None:
    """Letters count by the columns they take, what is filled in counts nothing, a message stands for its short form."""
    text = korean('gown = 드레스\n    .short = 드레\nbought = { $who } 벌{" "}\nturn = 긴 차례\n')
    widths = {"gown.short": 3, "bought": 3, "turn.short": 6, "gown": 6, "nothing": 0}

    assert told(check_widths([text], [ENGLISH], widths)) == [
        "ko.ftl:2:14: gown.short: is 4 columns wide, its place has 3",
        "ko.ftl:3:10: bought: is 4 columns wide, its place has 3",
        "ko.ftl:4:8: turn: is 7 columns wide, its place has 6",
    ]
    short = korean("turn = { $own }{ $who }\n    .short = { $whom }{ $who }\n")
    assert told(check_translation([short], [ENGLISH], widths)) == [
        "ko.ftl:2:14: turn.short: the original does not speak of $whom; did you mean who?"
    ]
    assert list(check_widths([korean("gown = 긴 드레스\n")], [ENGLISH], widths | {"gown": 9})) == []


@pytest.mark.parametrize(
    "message",
    [
        '{ $who }{ JOSA($who, "이/가") } 샀습니다',
        "'{ $card }'{ JOSA($card, \"을/를\") } 샀습니다",
        "{ $who }({ $count }명){ JOSA($who, \"은/는\") }",
        "{ $count }장을, { $count }개는",
        "{ $who }의, { $who }에게, { $who }에서, { $who }까지, { $who }부터, { $who }도, { $who }만, { $who } 이 카드",
        "{ $who }가지, { $n }은행",
        "{ $n -> [one] 한 장 *[other] { $n }장 }을",
        '{ card }{ JOSA(card.reading, "을/를") }',
        "{ $who } (이번 라운드)",
        "이름이나 봇({ $who })을 입력하세요",
        '{ $n -> [a] { $x } *[b] { $y } } { $z ->\n [a] { $x }{ JOSA($x, "이/가") }\n *[b] 나 }',
    ],
)  # fmt: skip
def test_right_particles(message: str) -> None:
    """Particles that change by JOSA, those that do not change, and those after counters."""
    assert list(check_texts([korean(f"a = {broken(message)}\n")])) == []


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("{ $who }가 샀습니다", "가 is right for some words only"),
        ("'{ $card }'를 샀습니다", "를 is right for some words only"),
        ("{ $who }({ $count }명)은 샀습니다", "은 is right for some words only"),
        ("{ $city }로.", "로 is right for some words only"),
        ("{ $seat }였습니다", "였 is right for some words only"),
        ("{ $seat }이(가) 샀습니다", "이(가) is right for some words only"),
        ("카드을(를)", "을(를) is right for some words only"),
        ("{ $city }(으)로", "(으) is right for some words only"),
        ("{ $city }을/를 ", "을/를 is right for some words only"),
        ("{ $n -> [one] { $x } *[other] { $y }장 }을", "을 is right for some words only"),
        ("{ $who }{ $n -> [one] 는 *[other] 도 }", "는 is right for some words only"),
        ('{ $who }{ JOSA($card, "을/를") }', "JOSA should follow the word that it is called with"),
        ('{ $n }개{ JOSA($n, "을/를") }', "JOSA should follow the word that it is called with"),
        ('{ $n }{ JOSA($n, "를/을") }', "를/을 is no particle after a consonant and after a vowel"),
        ("{ $n }{ JOSA($n) }", "JOSA takes what stands before it, and a particle"),
    ],
)
def test_wrong_particles(message: str, wrong: str) -> None:
    """Bare particles, double forms, and JOSA that does not fit its place."""
    found = [words(problem.what) for problem in check_texts([korean(f"a = {broken(message)}\n")])]

    assert len(found) == 1
    assert found[0].startswith(wrong)


def broken(message: str) -> str:
    """Put variants on lines of their own, as Fluent wants them."""
    for start in (" [", " *["):
        message = message.replace(start, f"\n   {start}")
    return (
        message.replace("장 }을", "장\n }을")
        .replace(" 도 }", " 도\n }")
        .replace(" } { $z", "\n } { $z")
        .replace("나 }", "나\n }")
    )
