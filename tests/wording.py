"""What is wrong with packs as an English reader is told it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from pydantic import BaseModel, ValidationError

from modiste.content import problems_of
from modiste.packs import PackError, find_pack
from modiste.problem import Problem, Said
from modiste.text import Texts, read_texts
from modiste.wording import problem_line, sentence
from modiste.yaml_reader import Located, YamlError


@cache
def texts(language: str = "en") -> Texts:
    """Read what Modiste and its games say in a language, of which any problem is an error."""
    names = ["modiste", "pret-a-porter", "couture"]
    packs = [find_pack("modiste_packs", name if language == "en" else f"{name}-{language}") for name in names]
    return Texts(read_texts(packs, [language]), [language], strict=True)


def told(problems: Iterable[Problem], language: str = "en") -> list[str]:
    """Say problems, a line each."""
    return [problem_line(problem, texts(language)) for problem in problems]


def words(what: Said) -> str:
    """Say what is wrong, without its place."""
    return sentence(what, texts())


def told_of(error: ValidationError, model: type[BaseModel]) -> str:
    """Say what a model refuses."""
    nowhere = Located("x", None, None)
    return "\n".join(told(problems_of(error, model, lambda path: nowhere)))


@contextmanager
def refused(match: str = "", error: type[PackError | YamlError] = PackError) -> Iterator[list[str]]:
    """Expect that a pack is refused with problems of which one reads like this; give them all afterwards."""
    lines: list[str] = []
    with pytest.raises(error) as caught:
        yield lines
    assert isinstance(caught.value, (PackError, YamlError))
    lines += told(caught.value.problems)
    assert re.search(match, "\n".join(lines)), lines
