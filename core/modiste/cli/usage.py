"""What click says by itself, in the words of our texts: headings, and what is wrong with a command that was typed.

click asks gettext, which knows compiled catalogues only, and measures in letters, so that a help text in Hangul grows
twice as wide as the terminal. So both are given to it from here; what it says beyond `SAID` stays as it is.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Final

from modiste.cli.help_texts import tell
from modiste.screen_parts import cells

MODULES: Final = ("core", "decorators", "exceptions", "formatting", "parser", "types", "_textwrap")
"""The modules of click that look up their words, or measure."""

SAID: Final = {
    "Usage:": "usage-usage",
    "Options": "usage-options",
    "Commands": "commands",
    "Show this message and exit.": "usage-help",
    "default: {default}": "usage-default",
    "Error: {message}": "usage-error",
    "Try '{command} {option}' for help.": "usage-try",
    "Invalid value: {message}": "usage-invalid",
    "Invalid value for {param_hint}: {message}": "usage-invalid-for",
    "Missing argument": "usage-missing-argument",
    "Missing option": "usage-missing-option",
    "Missing command.": "usage-missing-command",
    "No such option {name!r}.": "usage-no-option",
    "No such command {name!r}.": "usage-no-command",
    "Did you mean {possibility}?": "usage-did-you-mean",
    "(Did you mean one of: {possibilities}?)": "usage-did-you-mean-several",
    "Option {name!r} does not take a value.": "usage-takes-none",
    "Option {name!r} requires an argument.": "usage-takes-one",
    "Option {name!r} requires {nargs} arguments.": "usage-takes-several",
    "Got unexpected extra argument ({args})": "usage-extra",
    "Got unexpected extra arguments ({args})": "usage-extra-several",
    "{value!r} is not a valid {number_type}.": "usage-number",
    "{value} is not in the range {range}.": "usage-range",
    "{value!r} is not {choice}.": "usage-choice",
    "{value!r} is not one of {choices}.": "usage-choices",
    "{name} {filename!r} does not exist.": "usage-nowhere",
    "{name} {filename!r} is a file.": "usage-is-file",
    "{name} {filename!r} is a directory.": "usage-is-folder",
    "{name} {filename!r} is not readable.": "usage-unreadable",
    "file": "usage-file",
    "directory": "usage-folder",
    "path": "usage-path",
}
"""What click looks up, as templates of Python, and the message that says it."""


def speak() -> None:
    """Let click say our words and measure columns; to be called before any command is made."""
    for name in MODULES:
        module = import_module(f"click.{name}")
        for wanted, own in (("_", _said), ("ngettext", _said_of), ("term_len", cells)):
            if hasattr(module, wanted):
                setattr(module, wanted, own)


def _said(template: str) -> str:
    """Return our words for a template; what it puts into quotes stands in quotes in them too."""
    if template not in SAID:
        return template
    quoted = set(re.findall(r"\{(\w+)!r\}", template))
    told = tell(SAID[template])
    return re.sub(r"\{ \$(\w+) \}", lambda found: f"{{{found[1]}{'!r' * (found[1] in quoted)}}}", told)


def _said_of(one: str, several: str, count: int) -> str:
    return _said(one if count == 1 else several)
