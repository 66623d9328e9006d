"""The Korean texts that are shipped: whole, of the same variables as the English ones, with one word for one term."""

import re
import unicodedata
from pathlib import Path

import pytest

from modiste.checks.texts import Part, check_texts, check_translation, missing_messages, read_parts
from modiste.text import Source

PACKS = Path(__file__).parents[2] / "content" / "modiste_packs"
KOREAN = sorted(pack for pack in PACKS.iterdir() if (pack / "text" / "ko").is_dir())

TERMS = (Path(__file__).parent / "korean_terms.txt").read_text(encoding="utf-8")
REFUSED = {
    word: term.strip()
    for line in TERMS.splitlines()
    if line and not line.startswith("#")
    for term, _, words in [line.partition(":")]
    for word in map(str.strip, words.split(","))
}
"""Words that say what another word says, and that word."""


def sources(pack: Path, language: str) -> list[Source]:
    """Return the texts of a pack in a language, the rules text too."""
    files = sorted((pack / "text" / language).glob("*.ftl"))
    return [(language, f"{pack.name}/{file.name}", file.read_text(encoding="utf-8")) for file in files]


def original(pack: Path) -> list[Source]:
    """Return the English texts that a Korean pack translates; one that speaks both languages has its own."""
    return sources(pack.with_name(pack.name.removesuffix("-ko")), "en")


@pytest.mark.parametrize("pack", KOREAN, ids=lambda pack: pack.name)
def test_nothing_is_wrong(pack: Path) -> None:
    """Functions and particles fit, and messages and variables are those of the original."""
    texts = sources(pack, "ko")

    assert [str(problem) for problem in (*check_texts(texts), *check_translation(texts, original(pack)))] == []


@pytest.mark.parametrize("pack", KOREAN, ids=lambda pack: pack.name)
def test_nothing_is_missing(pack: Path) -> None:
    """Each English message and attribute has a Korean one, in the file of the same name."""
    assert missing_messages(sources(pack, "ko"), original(pack)) == []
    assert [Path(name).name for _, name, _ in sources(pack, "ko")] == [Path(name).name for _, name, _ in original(pack)]


@pytest.mark.parametrize("pack", KOREAN, ids=lambda pack: pack.name)
def test_one_word_for_one_term(pack: Path) -> None:
    """No message says with a second word what the glossary has a word for."""
    found = [
        f"{part.source[1]}: {part.id}: {word} should be {REFUSED[word]}"
        for part in read_parts(sources(pack, "ko")).values()
        for word in refused(shown(part))
    ]

    assert found == []


def shown(part: Part) -> str:
    """Return what a reader sees of a pattern: neither variables nor names of variants."""
    span = part.pattern.span
    assert span is not None
    return re.sub(r"\{[^{}]*?(?:->|\})|\[[\w-]+\]", " ", part.source[2][span.start : span.end])


def refused(said: str) -> list[str]:
    """Return the refused words that begin a word of a text."""
    return [word for word in REFUSED if re.search(rf"(?<![가-힣]){re.escape(word)}", said)]


def test_refused_words() -> None:
    """A word is refused where a word begins, whatever particle follows it."""
    assert refused("당신이 업그레이드를 고릅니다") == ["업그레이드", "당신"]
    assert refused("유지비를 냅니다") == []
    assert len({*REFUSED.values()}) >= 40


@pytest.mark.parametrize("pack", KOREAN, ids=lambda pack: pack.name)
def test_letters_are_of_one_width_everywhere(pack: Path) -> None:
    """Hangul stands composed, and there are no signs that some terminals draw in one column and others in two."""
    for _, name, text in sources(pack, "ko"):
        assert unicodedata.is_normalized("NFC", text), name
        assert re.findall("[·→★①※×…“”‘’]", text) == [], name
