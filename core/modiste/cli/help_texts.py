"""The texts of `--help` and of wrong usage, read without Fluent: help must come at once.

The files hold plain messages only: `id = text`, with further lines indented. Everything else that a player reads is
said by `modiste.text`. They are those of Modiste's own pack and, for other languages, of the packs beside it and of a
person's own. Nobody has checked these yet: of them counts what is plain and has the variables of the English message.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from modiste.cli.languages import LANGUAGE, language_code, wider

PACK: Final = "modiste"
FILES: Final = ("help.ftl", "usage.ftl")
ENGLISH: Final = "en"
LARGEST: Final = 1_000_000
"""A file of more bytes is not read."""

OF_MODISTE: Final = re.compile(rf"""^game: *["']?{PACK}["']? *(#.*)?$""", re.MULTILINE)
VARIABLE: Final = re.compile(r"\{ *\$(\w+) *\}")


@cache
def tell(message: str) -> str:
    """Return a help text; where an installation lacks it, its name."""
    return _messages().get(message, f"{{{message}}}")


@cache
def _messages() -> dict[str, str]:
    messages: dict[str, str] = {}
    spoken = environment_language()
    languages = dict.fromkeys((ENGLISH, wider(spoken), spoken))
    for folder in [folder for language in languages for folder in _folders(language)]:
        for name in FILES:
            if (folder / name).is_file():
                messages |= read_plain((folder / name).read_text(encoding="utf-8"))
    if wider(spoken) != ENGLISH:
        for folder in _own_folders(spoken):
            messages |= _own_messages(folder, messages)
    return messages


def _folders(language: str) -> Iterator[Path]:
    """Yield where Modiste's own texts in a language are."""
    spec = find_spec("modiste_packs")
    for place in (spec and spec.submodule_search_locations) or ():
        for pack in (PACK, f"{PACK}-{language.lower()}"):
            folder = Path(place) / pack / "text" / language
            if folder.is_dir():
                yield folder


def _own_folders(language: str) -> Iterator[Path]:
    """Yield where a person's own packs have Modiste's texts in a language, those in its wider one first."""
    packs = list(_own_packs())
    for wanted in dict.fromkeys((wider(language), language)):
        yield from (pack / "text" / name for pack in packs for name in _texts_in(pack) if language_code(name) == wanted)


def _own_packs() -> Iterator[Path]:
    """Yield the packs of Modiste's texts that a person has in the data folder or names."""
    from modiste.cli.data_folder import packs_folder

    try:
        own = sorted(packs_folder().iterdir())
    except OSError:
        own = []
    for pack in [*own, *map(Path, _given("--pack", sys.argv[1:]))]:
        if pack.name[:1] != "." and OF_MODISTE.search(_read_within(pack, pack / "pack.yaml")):
            yield pack


def _texts_in(pack: Path) -> list[str]:
    try:
        return sorted(folder.name for folder in (pack / "text").iterdir() if folder.is_dir())
    except OSError:
        return []


def _own_messages(folder: Path, known: Mapping[str, str]) -> dict[str, str]:
    """Read those messages of a pack of a person's own that can stand for the `known` ones."""
    messages: dict[str, str] = {}
    for file in sorted(folder.glob("*.ftl")):
        for message, text in read_plain(_read_within(folder.parent.parent, file)).items():
            said = VARIABLE.sub(r"{ $\1 }", text)
            plain = not re.search("[{}]", VARIABLE.sub("", text)) and all(map(str.isprintable, text.split("\n")))
            if plain and message in known and set(VARIABLE.findall(said)) == set(VARIABLE.findall(known[message])):
                messages[message] = said
    return messages


def _read_within(pack: Path, file: Path) -> str:
    """Read a file of a pack; nothing if it cannot be read, is too large or lies elsewhere."""
    try:
        if file.resolve().is_relative_to(pack.resolve()) and file.stat().st_size <= LARGEST:
            return file.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""
    return ""


def environment_language() -> str:
    """Return the language that the command asks for or, without one, that of the person's environment.

    It is `ko-KR` for `ko_KR.UTF-8`. What the command asks for is looked up before click has read it, so that help, and
    what is wrong with the rest of the command, are said in it too; a language without texts is left for click.
    """
    asked = _asked_language(sys.argv[1:])
    if asked and (any(_folders(wider(asked))) or any(_own_folders(asked))):
        return asked
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    named = next((name for name in names if name), ENGLISH).partition(".")[0].partition("@")[0]
    language = language_code(named)
    return language if LANGUAGE.fullmatch(language) else ENGLISH


def _asked_language(arguments: Sequence[str]) -> str:
    """Return what stands behind `--lang`."""
    language = language_code(next(_given("--lang", arguments), ""))
    return language if LANGUAGE.fullmatch(language) else ""


def _given(option: str, arguments: Sequence[str]) -> Iterator[str]:
    """Yield what stands behind an option, each time it does."""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        name, equals, value = argument.partition("=")
        if name == option:
            yield value if equals else following


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
