"""Turns named errors into sentences of the player's language, by their codes."""

from __future__ import annotations

from modiste.errors import ModisteError
from modiste.text import Argument, Texts


def explain(error: ModisteError, texts: Texts | None = None) -> str:
    """Say what went wrong, what was given and what would be right; all that is wrong with a pack, line by line."""
    texts = texts or _own_texts()
    facts: dict[str, Argument] = {"problem": str(error)}
    for name, value in error.facts.items():
        facts |= {name: _argument(value), f"{name}_given": "yes" if value else "no"}
    message = next((name for name in _messages(error) if texts.has(name)), "error-error")
    problems = error.facts.get("problems")
    lines = [texts.say(message, **facts)]
    if isinstance(problems, (tuple, list)):
        lines += [f"  {problem}" for problem in problems]
    return "\n".join(lines)


def _messages(error: ModisteError) -> list[str]:
    """Name the messages that fit, the most exact first."""
    codes = [cls.code for cls in type(error).__mro__ if issubclass(cls, ModisteError)]
    return [f"error-{code.replace('/', '-')}" for code in codes]


def _argument(value: object) -> Argument:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, str)):
        return value
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def _own_texts() -> Texts:
    """Return what Modiste itself says, in the language of the command; nobody may have loaded any plugin yet."""
    from importlib.resources import files

    from modiste.cli.help_texts import environment_language
    from modiste.packs import find_pack
    from modiste.text import read_texts

    language = environment_language()
    names = [name for name in ("modiste", f"modiste-{language}") if (files("modiste_packs") / name).is_dir()]
    packs = [find_pack("modiste_packs", name) for name in names]
    languages = list(dict.fromkeys((language, "en")))
    return Texts(read_texts(packs, languages), languages)
