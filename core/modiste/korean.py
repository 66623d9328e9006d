"""Korean letters: the particle that fits what precedes it (소라가, 민준이, Ann이, 3이, 50%가, 서울로), and their keys.

Which of two forms stands after a word depends on the last sound of how the word is read aloud. Whatever people and
packs may put there is therefore brought down to a word, a number or an acronym that hangulpy can read. hangulpy is
imported when the first is asked for, because only those who play in Korean need it.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from modiste.text import composed

PAIRS: Final = frozenset(
    [
        "이/가",
        "은/는",
        "을/를",
        "과/와",
        "아/야",
        "이나/나",
        "이나마/나마",
        "이랑/랑",
        "이며/며",
        "이고/고",
        "이든/든",
        "이든지/든지",
        "이거나/거나",
        "으로/로",
        "으로는/로는",
        "으로도/로도",
        "으로만/로만",
        "으로서/로서",
        "으로써/로써",
        "으로부터/로부터",
        "이라/라",
        "이라고/라고",
        "이라는/라는",
        "이라도/라도",
        "이라면/라면",
        "이라서/라서",
        "이란/란",
        "이야/야",
        "이야말로/야말로",
        "이여/여",
        "이면/면",
        "이니/니",
        "이므로/므로",
        "이지만/지만",
        "이어서/여서",
        "이었/였",
        "이에요/예요",
    ]
)
"""All that may be asked for: the form after a consonant, the form after a vowel."""

_HANGUL: Final = re.compile("[ㄱ-ㅣ가-힣]")
_OPENING: Final = {")": "(", "）": "（", "]": "["}
_SIGNS: Final = {
    "%": "퍼센트", "％": "퍼센트", "‰": "퍼밀", "℃": "도", "°": "도", "+": "플러스", "㎏": "킬로그램", "㎝": "센티미터",
    "$": "달러", "€": "유로", "£": "파운드", "₩": "원",
}  # fmt: skip
_MEASURES: Final = {"g": "그램", "kg": "킬로그램", "l": "리터", "m": "미터", "cm": "센티미터", "km": "킬로미터"}
_NUMBER: Final = re.compile(r"([$€£₩]?)(?:\d+\.\d*(\d)|((?:\d{1,3}(?:,\d{3})+|\d+)))$")
_MEASURED: Final = re.compile(r"\d ?(k?g|l|[ck]?m)$")
_LATIN: Final = re.compile(r"[A-Za-zÀ-ɏ]+$")
_READ_ALOUD: Final = re.compile(r"[가-힣A-Za-zÀ-ɏ0-9]")
_LONGEST_ACRONYM: Final = 4
_SOUNDS: Final = (
    (re.compile(r"le?$"), "알"),
    (re.compile(r"(?:[mn]e?|ng)$"), "안"),
    (re.compile(r"[aeiouy](?:[bckpt]|ck|tt)$"), "악"),
    (re.compile(r""), "아"),
)
"""How Latin words end in Korean. It is a guess; whoever knows better gives a reading in Hangul instead of the word."""


def josa(word: str, pair: str) -> str:
    """Return the form of a particle, `이/가`, that stands after a word or a number; the word itself is not repeated.

    Raises:
        ValueError: the pair is none of `PAIRS`.
    """
    if pair not in PAIRS:
        raise ValueError(f"{pair} is no particle after a consonant and after a vowel")
    after_consonant, after_vowel = pair.split("/")
    # hangulpy knows that 으 goes after ㄹ as it does after a vowel, but of this one pair only.
    known = "으로/로" if pair.startswith("으") else "이/가"
    return after_vowel if _fitting(word, known) in ("로", "가") else after_consonant


@lru_cache(maxsize=1024)
def _fitting(word: str, pair: str) -> str:
    from hangulpy.josa import josa_pick

    return josa_pick(_ending(_heard(word)), pair)


def is_readable(name: str) -> bool:
    """Say whether a name ends in something that is read aloud in Korean: a syllable, a Latin letter, a digit, a sign.

    Nobody knows how names end that are written otherwise, or in signs alone: さくら, 小雪, ㅋㅋ, !!.
    """
    last = _until_heard(_heard(name))[-1:]
    return last in _SIGNS or bool(_READ_ALOUD.match(last))


def latin_keys(typed: str) -> str:
    """Return what the keys would have typed with the Latin keyboard on: `undo` for ㅕㅜ애; Latin text stays."""
    if not _HANGUL.search(typed):
        return typed
    from hangulpy.hangul_typoerror import koen

    return koen(typed)


def _heard(word: str) -> str:
    """Drop the marks that nobody sees or hears."""
    return "".join(sign for sign in composed(word) if unicodedata.category(sign) not in ("Cf", "Cc"))


def _ending(word: str) -> str:
    """Return something that hangulpy can read, and that ends with the same sound as a word."""
    word = _until_heard(word)
    if word[-1:] in _SIGNS:
        return _SIGNS[word[-1:]]
    if number := _NUMBER.search(word):
        currency, digit, whole = number.groups()
        return _SIGNS[currency] if currency else digit or whole
    if measured := _MEASURED.search(word):
        return _MEASURES[measured[1]]
    if latin := _LATIN.search(word):
        return _latin_ending(latin.group())
    return _letter_ending(word[-1:])


def _until_heard(word: str) -> str:
    """Take away what is not read at the end of a word: brackets behind it, punctuation, emoji."""
    while word and not word[-1].isalnum() and word[-1] not in _SIGNS:
        word = _without_last(word)
    return word


def _without_last(word: str) -> str:
    """Take away the last sign, or all that stands in brackets there if something precedes them."""
    closing, depth = word[-1], 0
    opening = _OPENING.get(closing)
    for index in range(len(word) - 1, 0, -1):
        depth += (word[index] == closing) - (word[index] == opening)
        if not depth:
            before = word[:index]
            return before if opening and any(map(str.isalnum, before)) else word[:-1]
    return word[:-1]


def _latin_ending(word: str) -> str:
    """Read acronyms letter by letter, and guess how other words sound."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", word) if sign.isascii())
    if plain[-1:].isupper() and not (plain.isupper() and len(plain) > _LONGEST_ACRONYM):
        return plain[-1]
    return next(ending for sound, ending in _SOUNDS if sound.search(plain.lower()))


def _letter_ending(letter: str) -> str:
    """Read a single letter by its name, ㄱ as 기역; Japanese words end in a vowel or in ん."""
    if "ㄱ" <= letter <= "ㅎ":
        return "리을" if letter == "ㄹ" else "기역"
    return "안" if letter in ("ん", "ン") else letter
