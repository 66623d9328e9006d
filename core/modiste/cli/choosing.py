"""The options with which a game is chosen, shared by the commands that play one, and what they add up to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import click

from modiste.cli.help_texts import tell
from modiste.cli.languages import language_code
from modiste.errors import RecordUnwritable

Command: TypeAlias = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Chosen:
    """A game with edition, variants, options and packs, as a person named them."""

    game: str
    edition: str
    variants: tuple[str, ...]
    options: Mapping[str, str]
    packs: tuple[Path, ...]
    plugins: tuple[Path, ...]

    @property
    def pack_ids(self) -> tuple[str, ...]:
        """The ids of the named packs: a pack's folder is called like it."""
        return tuple(path.resolve().name for path in self.packs)


def game_options(command: Command) -> Command:
    """Add the options with which a game is chosen."""
    for option in reversed(
        [
            click.option("--edition", default="standard", metavar="E", help=tell("option-edition")),
            click.option("--variant", "variants", multiple=True, metavar="V", help=tell("option-variant")),
            click.option("--option", "options", multiple=True, metavar="K=V", help=tell("option-option")),
        ]
    ):
        command = option(command)
    return extra_options(command)


def extra_options(command: Command) -> Command:
    """Add the options that bring packs and plugins of a person's own."""
    folder = click.Path(exists=True, file_okay=False, path_type=Path)
    file = click.Path(exists=True, dir_okay=False, path_type=Path)
    plugins = click.option("--plugin", "plugins", multiple=True, metavar="FILE", type=file, help=tell("option-plugin"))
    packs = click.option("--pack", "packs", multiple=True, metavar="FOLDER", type=folder, help=tell("option-pack"))
    return packs(plugins(command))


def chosen(game: str, given: Mapping[str, Any]) -> Chosen:
    """Gather what the options of `game_options` were given, and the packs of the data folder for that game."""
    from modiste.cli.own_packs import find_own_packs

    own = find_own_packs(given["plugins"]).cards_for(game)
    return Chosen(
        game=game,
        edition=given["edition"],
        variants=tuple(given["variants"]),
        options=read_pairs(given["options"]),
        packs=tuple({path.resolve(): path for path in [*own, *given["packs"]]}.values()),
        plugins=tuple(given["plugins"]),
    )


def read_pairs(pairs: Iterable[str]) -> dict[str, str]:
    """Read `KEY=VALUE` pairs.

    Raises:
        click.BadParameter: there is no equals sign.
    """
    values = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.BadParameter(f"{pair!r}. {tell('pair-wanted')}", param_hint="--option")
        values[name.strip().replace("-", "_")] = value.strip()
    return values


def language_option(command: Command, message: str = "option-lang") -> Command:
    """Add the option that names the language, with what help says of it."""
    return click.option("--lang", default="", metavar="L", callback=_read_language, help=tell(message))(command)


def _read_language(context: click.Context, parameter: click.Parameter, typed: str) -> str:
    return language_code(typed)


def json_option(command: Command) -> Command:
    """Add the option that asks for JSON."""
    return click.option("--json", "as_json", is_flag=True, help=tell("option-json"))(command)


def plain_option(command: Command) -> Command:
    """Add the option that asks for plain text."""
    return click.option("--plain", is_flag=True, help=tell("option-plain"))(command)


def print_json(data: Mapping[str, object] | Sequence[object]) -> None:
    """Print data as JSON for people and programs."""
    import json

    click.echo(json.dumps(data, indent=2, ensure_ascii=False))


def hand_out(text: str, out: Path | None) -> None:
    """Print a text, or write it to a file.

    Raises:
        RecordUnwritable: the file cannot be written.
    """
    if out is None:
        click.echo(text.rstrip())
        return
    from modiste.problem import system_reason

    try:
        out.write_text(f"{text.rstrip()}\n", encoding="utf-8")
    except OSError as error:
        raise RecordUnwritable(path=str(out), problem=system_reason(error)) from error
