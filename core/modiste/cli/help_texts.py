"""The texts of `--help`, read without Fluent: help must come at once.

The file holds plain messages only: `id = text`, with further lines indented. Everything else that a player reads is
said by `modiste.text`.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path

FOLDER = "modiste/text"


@cache
def tell(message: str) -> str:
    """Return a help text."""
    return _messages()[message]


@cache
def _messages() -> dict[str, str]:
    spec = find_spec("modiste_packs")
    folders = [Path(place) / FOLDER for place in (spec and spec.submodule_search_locations) or ()]
    messages: dict[str, str] = {}
    for language in ("en", environment_language()):
        for folder in folders:
            file = folder / language / "help.ftl"
            if file.is_file():
                messages |= read_plain(file.read_text(encoding="utf-8"))
    return messages


def environment_language() -> str:
    """Return the language of the person's environment, `ko` for `ko_KR.UTF-8`."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next((name for name in names if name), "en").partition(".")[0].partition("_")[0]
    return "en" if language in ("C", "POSIX") else language


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
