"""`modiste plugins`: what is installed, what it brings, and what was left out and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import click

from modiste.cli.choosing import extra_options, json_option, language_option, plain_option, print_json
from modiste.cli.failures import explain
from modiste.cli.help_texts import tell
from modiste.cli.installed import open_catalogue, own_texts
from modiste.cli.terminal import Terminal
from modiste.screen import Block, Column, Grid, Heading, Paragraph, Span
from modiste.text import Texts


@click.command("plugins", help=tell("plugins"))
@extra_options
@language_option
@json_option
@plain_option
def command(lang: str, as_json: bool, plain: bool, **given: Any) -> None:
    """List the installed plugins."""
    catalogue = open_catalogue(given["packs"], given["plugins"], warn=False)
    texts = own_texts(catalogue, lang)
    problems = [(error, explain(error, texts)) for error in catalogue.problems]
    if as_json:
        print_json(
            {
                "plugins": [
                    {
                        "name": plugin.name,
                        "distribution": plugin.distribution,
                        "version": plugin.version,
                        "place": plugin.place,
                        "hooks": list(plugin.hooks),
                        "brings": list(plugin.registered),
                    }
                    for plugin in catalogue.plugins
                ],
                "problems": [{"code": error.code, "problem": said} for error, said in problems],
            }
        )
        return
    columns = (
        Column(texts.say("plugins-name")),
        Column(texts.say("plugins-version")),
        Column(texts.say("plugins-brings"), wrap=True),
        Column(texts.say("plugins-place"), optional=True),
    )
    rows = tuple(
        (plugin.name, plugin.version, _brought(texts, plugin.registered), plugin.distribution or plugin.place)
        for plugin in catalogue.plugins
    )
    screen: list[Block] = [Heading(texts.say("heading-plugins")), Grid(columns, rows)]
    if problems:
        screen.append(Heading(texts.say("plugins-problems")))
        screen += [Paragraph(Span(said, "bad"), indent=1, hang=2) for _, said in problems]
    Terminal(plain).draw(screen)


def _brought(texts: Texts, registered: Iterable[str]) -> str:
    """List what a plugin brings, with a word for each kind."""
    parted = (thing.partition(" ") for thing in registered)
    return ", ".join(texts.say("plugins-thing", kind=kind, id=name) for kind, _, name in parted)
