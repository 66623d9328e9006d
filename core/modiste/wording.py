"""Says what is wrong in the language of whoever reads: problems of files, and reasons of the system.

A message that nobody has, such as a refusal of a game without a message of its own, is said by the words that whoever
refused has put beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from modiste.problem import Problem, Said, visible

if TYPE_CHECKING:
    from modiste.text import Argument, Texts

MODEL: Final = "problem-value-"
"""Begins the messages for what models refuse by themselves."""


def sentence(what: Said, texts: Texts) -> str:
    """Say a message with its values."""
    values = _values(what, texts)
    if texts.has(what.message):
        return texts.say(what.message, **values)
    quoted = "problem-value-other" if what.message.startswith(MODEL) else "problem-own-words"
    return texts.say(quoted, **values) if "words" in values and texts.has(quoted) else visible(str(what))


def problem_line(problem: Problem, texts: Texts) -> str:
    """Tell a problem in a line that editors and programs can read: `file:line:column: path: what is wrong`."""
    values = _values(problem.what, texts)
    told = {name: values.get(name, "") for name in ("got", "near")}
    given = {f"{name}_given": "no" if value == "" else "yes" for name, value in told.items()}
    what = sentence(problem.what, texts)
    if texts.has("problem-line"):
        line = texts.say("problem-line", what=what, **told, **given)
        # A whole sentence that is quoted has its own stop, also where the line would add one.
        what = line.replace(f"{what}.", what, 1) if what.endswith(".") else line
    path = f"{problem.path}: " if problem.path else ""
    return f"{visible(f'{problem.file}:{problem.line}:{problem.column}: {path}')}{what}"


def _values(what: Said, texts: Texts) -> dict[str, Argument]:
    values: dict[str, Argument] = {}
    for name, value in what.values:
        if isinstance(value, Said):
            values[name] = sentence(value, texts)
        else:
            values[name] = visible(value) if isinstance(value, str) else value
    return values
