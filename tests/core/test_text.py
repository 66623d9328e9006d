"""Saying Fluent messages: languages message by message, numbers, ordinals, and what is wrong with a text."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from modiste.packs import PackError, read_pack
from modiste.text import Argument, Source, TextError, Texts, printable, read_rules, read_texts

ENGLISH = """\
-company = House
bought = { $who } buys { $count ->
    [one] one design
   *[other] { $count } designs
}.
place = { ORDINAL($place) ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
gown = Moonlit gown
    .desc = A gown of { -company }.
only-english = Only here
cloth-raw-silk = { $count ->
    [one] silk
   *[other] { $count } silks
}
    .short = S
price = { gown }: { $price }
unknown-term = { -nobody }
unknown-function = { NOPE($x) }
"""
KOREAN = """\
bought = { $who }: { $count }벌
gown = 달빛 드레스
paid = { $who }{ JOSA($who, "이/가") } { gown }{ JOSA(gown, "을/를") } { $price }{ JOSA($price, "으로/로") } 샀습니다.
tenths = { NUMBER($n, minimumFractionDigits: 1) }{ JOSA(NUMBER($n, minimumFractionDigits: 1), "이/가") }
place-ko = { ORDINAL($place) ->
   *[other] { $place }위
}
no-particle = { JOSA($who, "가/이") }
"""


@pytest.fixture
def english() -> Texts:
    """Return strict English texts."""
    return Texts([("en", "a.ftl", ENGLISH)], ["en"], strict=True)


@pytest.fixture
def korean() -> Texts:
    """Return Korean texts that fall back to English."""
    return Texts([("en", "a.ftl", ENGLISH), ("ko", "b.ftl", KOREAN), ("de", "c.ftl", "???")], ["ko", "en"])


@pytest.mark.parametrize(
    ("message_id", "arguments", "expected"),
    [
        ("gown", {}, "Moonlit gown"),
        ("gown.desc", {}, "A gown of House."),
        ("bought", {"who": "Ann", "count": 1}, "Ann buys one design."),
        ("bought", {"who": "Ann", "count": 12000}, "Ann buys 12,000 designs."),
        ("price", {"price": 2.5}, "Moonlit gown: 2.5"),
    ],
)
def test_say(message_id: str, arguments: dict[str, Argument], expected: str, english: Texts) -> None:
    """Messages, attributes, terms, plurals and numbers, without isolating marks."""
    assert english.say(message_id, **arguments) == expected


@pytest.mark.parametrize(
    ("number", "expected"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st")],
)
def test_ordinals(number: int, expected: str, english: Texts) -> None:
    """ORDINAL chooses by the ordinal of the language."""
    assert english.say("place", place=number) == expected


def test_fallback_is_by_message(korean: Texts) -> None:
    """What Korean lacks is said in English; an attribute counts for itself."""
    assert korean.say("bought", who="Ann", count=1200) == "Ann: 1,200벌"
    assert korean.say("gown") == "달빛 드레스"
    assert korean.say("gown.desc") == "A gown of House."
    assert korean.say("only-english") == "Only here"
    assert korean.say("price", price=3) == "Moonlit gown: 3"
    assert korean.problems == []


def test_particles(korean: Texts) -> None:
    """JOSA gives the particle alone, after texts and after numbers as they are shown; others are refused."""
    assert korean.say("paid", who="민준", price=12000) == "민준이 달빛 드레스를 12,000으로 샀습니다."
    assert korean.say("paid", who="Bea", price=-3.5) == "Bea가 달빛 드레스를 -3.5로 샀습니다."
    assert (korean.say("tenths", n=2), korean.say("tenths", n=2.5)) == ("2.0이", "2.5가")
    assert korean.say("place-ko", place=3) == "3위"
    assert korean.problems == []
    korean.say("no-particle", who="민준")
    assert "no-particle (ko): 가/이 is no particle" in korean.problems[0]


def test_name(english: Texts) -> None:
    """A value is named by its family and itself, by an attribute only where there is one."""
    assert "cloth-raw-silk" == english.id_of("cloth", "raw_silk")
    assert "2 silks" == english.name("cloth", "raw_silk", count=2)
    assert "S" == english.name("cloth", "raw_silk", "short")
    assert "2 silks" == english.name("cloth", "raw_silk", "long", count=2)


def test_an_attribute_comes_from_the_language_of_its_message() -> None:
    """A translation may do without a short form: its own name is said, not the short form of the original."""
    original = "dress-gown = Gown\n    .short = G\ndress-cape = Cape\n    .short = C\n"
    texts = Texts([("en", "a.ftl", original), ("ja", "b.ftl", "dress-gown = ガウン\n")], ["ja", "en"], strict=True)

    assert [texts.name("dress", name, "short") for name in ("gown", "cape")] == ["ガウン", "C"]


def test_has(korean: Texts) -> None:
    """A message is there if any language has it."""
    assert korean.has("only-english")
    assert korean.has("gown.desc")
    assert not korean.has("gown.flavour")
    assert not korean.has("nothing")
    assert not korean.has("-company")


@pytest.mark.parametrize(
    ("message_id", "said", "problem"),
    [
        ("nothing", "{nothing}", "nothing: no such message in ko, en"),
        ("gown.flavour", "{gown.flavour}", "gown.flavour: no such message in ko, en"),
        ("bought", "who: count벌", "bought (ko): Unknown external: who"),
        ("unknown-term", "{-nobody}", "unknown-term (en): Unknown term: -nobody"),
        ("unknown-function", "NOPE()", "unknown-function (en): Unknown function: NOPE"),
        ("place", "placeth", "place (en): Unknown external: place"),
    ],
)
def test_problems(message_id: str, said: str, problem: str, korean: Texts) -> None:
    """What cannot be said is kept as a problem, once; strict texts raise it."""
    strict = Texts([("en", "a.ftl", ENGLISH), ("ko", "b.ftl", KOREAN)], ["ko", "en"], strict=True)

    assert (korean.say(message_id), korean.say(message_id)) == (said, said)
    assert problem in korean.problems
    assert len(set(korean.problems)) == len(korean.problems)
    with pytest.raises(TextError, match=r"no such message|Unknown"):
        strict.say(message_id)


def test_broken_text() -> None:
    """What is no Fluent, or stands there twice, is a problem with its place."""
    first = "a = one\nb = { $x\nc = two\nc = three\n"
    second = "\n\na = four\n"
    texts = Texts([("en", "one.ftl", first), ("en", "two.ftl", second)], ["en"])

    assert texts.problems == [
        "one.ftl:3:1: problem-fluent (words='Expected token: \"}\"', code='E0003')",
        "one.ftl:4:1: c: problem-fluent-twice",
        "two.ftl:3:1: a: problem-fluent-twice",
    ]
    assert (texts.say("a"), texts.say("c")) == ("one", "two")
    with pytest.raises(TextError, match=r"one\.ftl:3:1"):
        Texts([("en", "one.ftl", first)], ["en"], strict=True)


def test_a_later_pack_says_it_anew() -> None:
    """Its messages take the place of those before, whose attributes stay unless it has them too."""
    first = "gown = Gown\n    .short = G\n    .long = Long Gown\nshown = { gown }\n"
    texts = Texts(
        [("en", "base/en/a.ftl", first), ("en", "mine/en/a.ftl", "gown = Robe\n    .short = R\n")], ["en"], strict=True
    )

    assert [texts.say(name) for name in ("gown", "gown.short", "gown.long", "shown")] == [
        "Robe",
        "R",
        "Long Gown",
        "Robe",
    ]


def test_rules_are_read_when_they_are_asked_for() -> None:
    """Nobody looks at the rules text before; then it is there beside the other messages, which it may name."""
    read: list[str] = []

    def rules() -> Iterator[Source]:
        read.append("rules.ftl")
        yield "en", "rules.ftl", "rule-gown = A { gown } is worn long."
        yield "de", "rules.ftl", "???"

    texts = Texts([("en", "a.ftl", ENGLISH)], ["en"], strict=True, rules=rules())

    assert (texts.has("rule-gown"), read) == (False, [])
    for _ in range(2):
        texts.open_rules()
        assert (texts.say("rule-gown"), read) == ("A Moonlit gown is worn long.", ["rules.ftl"])


def test_rules_lie_beside_the_texts_of_play(tmp_path: Path) -> None:
    """The file `rules.ftl` is no part of what is read to play."""
    folder = tmp_path / "town" / "text" / "en"
    folder.mkdir(parents=True)
    manifest = "{id: town, game: town, kind: cards, version: 1.0.0, languages: [en], licence: MIT}"
    (tmp_path / "town" / "pack.yaml").write_text(manifest)
    (folder / "names.ftl").write_text("town = Town")
    (folder / "rules.ftl").write_text("rule = Rule")
    packs = [read_pack(tmp_path / "town")]

    assert ["town = Town"] == [text for _, _, text in read_texts(packs, ["en", "ko"])]
    assert ["rule = Rule"] == [text for _, _, text in read_rules(packs, ["en", "ko"])]


def test_join(english: Texts, korean: Texts) -> None:
    """Lists are joined as the first language joins them."""
    assert english.join(["cotton", "denim", "silk"]) == "cotton, denim, and silk"
    assert korean.join(["코트", "드레스", "모자"]) == "코트, 드레스, 모자"
    assert (english.join(["silk"]), english.join([])) == ("silk", "")


def test_a_language_that_babel_does_not_know() -> None:
    """An invented language is spoken with English numbers."""
    message = "a = { ORDINAL($n) ->\n  [one] { $n }.\n *[other] { $n }\n }\n"
    texts = Texts([("qqx", "q.ftl", message)], ["qqx"])

    assert texts.say("a", n=1001) == "1,001."
    assert texts.join(["x", "y"]) == "x and y"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Zoë 가나다 👗", "Zoë 가나다 👗"),
        ("\x1b[2J\x1b[31mred\x1b[0m", "red"),
        ("\x1b]0;title\x07bell\x07", "bell"),
        ("\x1b]8;;x\x1b\\link\x1b]8;;\x1b\\", "link"),
        ("\x9b2Jeight\x85bit", "2Jeightbit"),
        ("two\nlines\ttab\r", "two lines tab"),
        ("right\u202eleft\u2066", "rightleft"),
        ("end\x1b", "end"),
    ],
)
def test_nothing_reaches_the_terminal_but_text(text: str, expected: str, english: Texts) -> None:
    """Control sequences in arguments are not passed on."""
    assert printable(text) == expected
    assert english.say("bought", who=text, count=1) == f"{expected} buys one design."


def test_read_texts(tmp_path: Path) -> None:
    """The files of the wanted languages are collected from each pack in order."""
    root = tmp_path / "pack"
    (root / "text" / "en").mkdir(parents=True)
    (root / "pack.yaml").write_text(
        "{id: pack, game: g, kind: cards, version: 1.0.0, languages: [en, ko], licence: MIT}"
    )
    (root / "text" / "en" / "b.ftl").write_text("b = B\n")
    (root / "text" / "en" / "a.ftl").write_text("a = É\n", encoding="utf-8")
    pack = read_pack(root)

    sources = read_texts([pack], ["ko", "en"])

    assert [(language, Path(name).name, text) for language, name, text in sources] == [
        ("en", "a.ftl", "a = É\n"),
        ("en", "b.ftl", "b = B\n"),
    ]
    (root / "text" / "en" / "c.ftl").write_bytes(b"c = \xff\n")
    with pytest.raises(PackError, match=r"c\.ftl:1:5: problem-no-utf8 \(byte='0xff'\)"):
        read_texts([pack], ["en"])


def test_nothing_is_imported_before_it_is_needed() -> None:
    """Importing the module loads neither Fluent nor babel nor pydantic."""
    code = "import sys, modiste.text; print({'fluent', 'babel', 'pydantic', 'yaml'} & set(sys.modules))"

    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert shown.stdout.strip() == "set()"
