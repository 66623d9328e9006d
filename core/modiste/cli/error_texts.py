"""Finds the texts that can say an error: what Modiste itself says and, for problems of its cards, what a game says.

An error may come before any plugin is loaded, and may be about these very texts. So they are read file by file,
whatever `pack.yaml` says, and a file that cannot be read is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from importlib.resources import files
from typing import TYPE_CHECKING

from modiste.cli.help_texts import ENGLISH, PACK, environment_language
from modiste.errors import ContentError, ModisteError
from modiste.problem import Problem
from modiste.text import Source, Texts, read_texts

if TYPE_CHECKING:
    from modiste.catalogue import Catalogue


def problems_in(error: ModisteError) -> list[Problem]:
    """Return what is wrong with a pack, if that is the error."""
    problems = error.facts.get("problems")
    return [one for one in problems if isinstance(one, Problem)] if isinstance(problems, (list, tuple)) else []


def texts_for(error: ModisteError, catalogue: Catalogue | None = None, language: str = "") -> Texts:
    """Return texts that can say an error, as `texts_of_problems` does."""
    return texts_of_problems(problems_in(error), catalogue, language)


def texts_of_problems(problems: Iterable[Problem], catalogue: Catalogue | None = None, language: str = "") -> Texts:
    """Return texts that can say problems, of all games if those of Modiste do not have every message."""
    wanted = language or environment_language()
    languages = list(dict.fromkeys((wanted, wanted.partition("-")[0], ENGLISH)))
    own = list(_own_sources(languages))
    if catalogue is None:
        return Texts(own, languages)
    own += _sources_of([PACK], catalogue, languages)
    texts = Texts(own, languages)
    if all(texts.has(one.what.message) for one in problems):
        return texts
    return Texts([*own, *_sources_of(catalogue.games, catalogue, languages)], languages)


def _own_sources(languages: Sequence[str]) -> Iterator[Source]:
    """Yield what Modiste itself says, from the packs that are shipped."""
    shipped = files("modiste_packs")
    for language in languages:
        for name in (PACK, f"{PACK}-{language}"):
            folder = shipped / name / "text" / language
            for file in sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else ():
                with suppress(OSError, UnicodeDecodeError):
                    yield language, f"{name}/text/{language}/{file.name}", file.read_text(encoding="utf-8")


def _sources_of(games: Iterable[str], catalogue: Catalogue, languages: Sequence[str]) -> Iterator[Source]:
    """Yield what the packs of games say, but for Modiste's own."""
    shipped = {PACK, *(f"{PACK}-{language}" for language in languages)}
    for pack in [pack for game in games for pack in catalogue.packs_of(game).values() if pack.id not in shipped]:
        with suppress(ContentError):
            yield from read_texts([pack], languages)
