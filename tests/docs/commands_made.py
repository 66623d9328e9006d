"""Makes the reference of the command line from the commands themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module

import click

from modiste.cli.help_texts import read_plain
from modiste.cli.main import COMMANDS
from tests.docs.markdown import code, fenced, table
from tests.docs.pages import ROOT

TEXTS = ROOT / "content" / "modiste_packs"


def command_of(name: str) -> click.Command:
    """Import a command."""
    command: click.Command = import_module(f"modiste.cli.{name}").command
    return command


def commands() -> str:
    """Describe all commands, each with its arguments and options."""
    return "\n\n".join(_command(name) for name in COMMANDS)


def _command(name: str) -> str:
    return _described(name, command_of(name), "##")


def _described(name: str, command: click.Command, mark: str) -> str:
    """Describe a command, and the commands of a group below it."""
    if isinstance(command, click.Group):
        parts = [_described(f"{name} {part}", one, f"{mark}#") for part, one in sorted(command.commands.items())]
        return "\n\n".join([f"{mark} modiste {name}", *_paragraphs(command.help or ""), *parts])
    arguments = [parameter for parameter in command.params if isinstance(parameter, click.Argument)]
    usage = " ".join([f"modiste {name} [OPTIONS]", *map(_argument, arguments)])
    options = [parameter for parameter in command.params if isinstance(parameter, click.Option)]
    said = [f"{mark} modiste {name}", *_paragraphs(command.help or ""), fenced(usage)]
    return "\n\n".join([*said, table(("option", "meaning"), map(_option, options))])


def _paragraphs(text: str) -> Iterator[str]:
    for paragraph in text.split("\n\n"):
        yield " ".join(paragraph.split())


def _argument(argument: click.Argument) -> str:
    if isinstance(argument.type, click.Choice):
        return f"{{{'|'.join(argument.type.choices)}}}"
    name = argument.metavar or (argument.name or "").upper() + ("..." if argument.nargs == -1 else "")
    return name if argument.required else f"[{name}]"


def _option(option: click.Option) -> tuple[str, str]:
    names = " / ".join([*option.opts, *option.secondary_opts])
    value = "" if option.is_flag else f" {option.metavar or _value(option.type)}"
    usual = f" The default is {code(option.default)}." if option.show_default and not option.is_flag else ""
    return code(names + value), f"{option.help or ''}{usual}"


def _value(kind: object) -> str:
    """Name what an option without a name of its own for it takes."""
    if isinstance(kind, click.Path):
        return "FOLDER" if kind.dir_okay and not kind.file_okay else "FILE"
    return "N" if isinstance(kind, click.IntRange) else "TEXT"


def at_the_prompt() -> str:
    """List what can be typed at every question, whatever the game."""
    return _typed("modiste", "prompts")


def at_the_games_prompt(game: str) -> str:
    """List what can be typed at every question of a game besides."""
    return _typed(game, "*")


def _typed(pack: str, files: str) -> str:
    rows = []
    for file in sorted((TEXTS / pack / "text" / "en").glob(f"{files}.ftl")):
        for message, text in read_plain(file.read_text(encoding="utf-8")).items():
            if found := re.fullmatch(r"command-([a-z]+)", message):
                rows.append((code("?" if found[1] == "help" else found[1]), text.partition("\n")[0]))
    return table(("type", "to see or do"), rows)
