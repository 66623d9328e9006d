"""What people type for the words that the program knows: words of their own language, or Latin keys turned Korean.

A command or an answer such as `all` has a message, `word-all`, with all words that mean it; the first is the one that
is shown. The English word always works too, and so does one that was typed with the Korean keyboard on: ㅕㅜ애 is
undo, ㅂ is the key Q.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from modiste.korean import latin_keys
from modiste.text import Texts

ANSWERS: Final = ("all", "none", "rest")
"""The words that answer questions."""


def word_for(texts: Texts, name: str) -> str:
    """Return the word that is shown for a name."""
    return _words_for(texts, name)[0]


def is_yes(texts: Texts, typed: str) -> bool:
    """Say whether what was typed says yes."""
    return bool({typed.casefold(), latin_keys(typed).casefold()} & set(texts.say("answers-yes").casefold().split()))


class Vocabulary:
    """The names that may be meant, by every word that means them."""

    def __init__(self, texts: Texts, names: Iterable[str]) -> None:
        named = tuple(names)
        self._names = {word: name for name in named for word in _words_for(texts, name)}
        self._names |= {name: name for name in named}

    def name_of(self, word: str) -> str:
        """Return the name that a word means, or nothing."""
        return self._names.get(word.casefold()) or self._names.get(latin_keys(word).casefold(), "")

    def translated(self, typed: str) -> str:
        """Return what was typed with the names in place of the words that mean them."""
        return re.sub(r"[^\s,/]+", lambda found: self.name_of(found.group()) or found.group(), typed)


def _words_for(texts: Texts, name: str) -> list[str]:
    message = f"word-{name}"
    return (texts.say(message) if texts.has(message) else name).casefold().replace(",", " ").split() or [name]
