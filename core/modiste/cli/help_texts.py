"""The texts of `--help` and of wrong usage, read without Fluent: help must come at once.

The files hold plain messages only: `id = text`, with further lines indented. Everything else that a player reads is
said by `modiste.text`. They are those of Modiste's own pack and, for other languages, of the packs beside it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACK: Final = "modiste"
FILES: Final = ("help.ftl", "usage.ftl")
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]+)*")


@cache
def tell(message: str) -> str:
    """Return a help text."""
    return _messages()[message]


@cache
def _messages() -> dict[str, str]:
    messages: dict[str, str] = {}
    for language in ("en", environment_language()):
        for folder in _folders(language):
            for name in FILES:
                if (folder / name).is_file():
                    messages |= read_plain((folder / name).read_text(encoding="utf-8"))
    return messages


def _folders(language: str) -> Iterator[Path]:
    """Yield where Modiste's own texts in a language are."""
    spec = find_spec("modiste_packs")
    for place in (spec and spec.submodule_search_locations) or ():
        for pack in (PACK, f"{PACK}-{language}"):
            folder = Path(place) / pack / "text" / language
            if folder.is_dir():
                yield folder


def environment_language() -> str:
    """Return the language that the command asks for or, without one, that of the person's environment.

    It is `ko` for `ko_KR.UTF-8`. What the command asks for is looked up before click has read it, so that help, and
    what is wrong with the rest of the command, are said in it too; a language without texts is left for click.
    """
    asked = _asked_language(sys.argv[1:])
    if asked and any(_folders(asked)):
        return asked
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next((name for name in names if name), "en").partition(".")[0].partition("_")[0]
    return language if LANGUAGE.fullmatch(language) else "en"


def _asked_language(arguments: Sequence[str]) -> str:
    """Return what stands behind `--lang`, without a region."""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            language = (value if equals else following).partition("-")[0]
            return language if LANGUAGE.fullmatch(language) else ""
    return ""


def read_plain(text: str) -> dict[str, str]:
    """Read messages that hold neither placeables nor attributes."""
    messages: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        if line[:1] in (" ", "") and name:
            messages[name] += f"\n{line.strip()}"
        elif line[:1].isalpha():
            name, _, first = line.partition(" =")
            messages[name] = first.strip()
    return {name: text.strip() for name, text in messages.items()}
