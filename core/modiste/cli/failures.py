"""Turns named errors into sentences of the player's language, by their codes."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from modiste.cli.error_texts import problems_in, texts_for
from modiste.errors import ModisteError, PluginError
from modiste.plugins.errors import NamesNothing, PluginRaised, Unrepeatable
from modiste.problem import Said
from modiste.text import Argument, Texts
from modiste.wording import problem_line, sentence

_FRAMES = {Unrepeatable: "plugin-doubtful", PluginRaised: "plugin-raised", NamesNothing: "plugin-names-nothing"}
"""What is said of a plugin that is not left out, by the error."""


def explain(error: ModisteError, texts: Texts | None = None) -> str:
    """Say what went wrong, what was given and what would be right; all that is wrong with a pack, line by line.

    Where not even the texts of Modiste can be read, that is the developer's `str(error)`.
    """
    texts = texts or texts_for(error)
    if isinstance(error, PluginError):
        return _explain_plugin(error, texts)
    message, facts = _message(error, texts), _facts(error, texts)
    lines = [texts.say(message, **facts) if message else str(error)]
    if message:
        lines += [f"  {problem_line(problem, texts)}" for problem in problems_in(error)]
    return "\n".join(lines)


def problem_and_cure(error: PluginError, texts: Texts) -> tuple[str, str]:
    """Say what is wrong with a plugin, and what would be right."""
    message, facts = _message(error, texts), _facts(error, texts)
    if not message:
        return error.cause, error.cure
    return texts.say(message, **facts), texts.say(f"{message}.cure", **facts)


def shown_place(place: str) -> str:
    """Return `file:line` as seen from the working folder, if it is in there."""
    with suppress(OSError, ValueError):
        return str(Path(place).relative_to(Path.cwd()))
    return place


def _explain_plugin(error: PluginError, texts: Texts) -> str:
    frame = next((frame for cls, frame in _FRAMES.items() if isinstance(error, cls)), "plugin-left-out")
    if not texts.has(frame):
        return str(error)
    problem, cure = problem_and_cure(error, texts)
    return texts.say(frame, plugin=error.plugin, problem=problem, cure=cure, place=shown_place(error.place))


def _messages(error: ModisteError) -> list[str]:
    """Name the messages that fit, the most exact first."""
    codes = [cls.code for cls in type(error).__mro__ if issubclass(cls, ModisteError)]
    return [f"error-{code.replace('/', '-')}" for code in codes]


def _message(error: ModisteError, texts: Texts) -> str:
    return next((name for name in _messages(error) if texts.has(name)), "")


def _facts(error: ModisteError, texts: Texts) -> dict[str, Argument]:
    facts: dict[str, Argument] = {"problem": str(error)}
    for name, value in error.facts.items():
        facts |= {name: _argument(value, texts), f"{name}_given": "yes" if value else "no"}
    return facts


def _argument(value: object, texts: Texts) -> Argument:
    if isinstance(value, Said):
        return sentence(value, texts)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, str)):
        return value
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
