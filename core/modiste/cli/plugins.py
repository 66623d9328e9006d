"""`modiste plugins`: what is installed, what it brings and touches, and what was left out or is doubtful, and why."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from modiste.catalogue import Catalogue, Plugin, Thing
from modiste.cli.choosing import extra_options, json_option, language_option, plain_option, print_json
from modiste.cli.failures import explain, problem_and_cure, shown_place
from modiste.cli.footprints import footprint_data, footprint_lines
from modiste.cli.help_texts import tell
from modiste.cli.installed import open_catalogue, own_texts
from modiste.cli.terminal import Terminal
from modiste.errors import PluginError
from modiste.footprint import footprint
from modiste.plugins.doubts import doubts
from modiste.plugins.references import loose_names
from modiste.screen import Block, Column, Grid, Heading, Paragraph, Span, Words
from modiste.text import Texts


@click.command("plugins", help=f"{tell('plugins')}\n\n{tell('plugins-more')}", short_help=tell("plugins"))
@extra_options
@language_option
@json_option
@plain_option
def command(lang: str, as_json: bool, plain: bool, **given: Any) -> int:
    """List the installed plugins; the exit code says whether all of them can be used."""
    catalogue = open_catalogue(given["packs"], given["plugins"], warn=False)
    texts = own_texts(catalogue, lang)
    in_doubt, loose = list(doubts(catalogue, catalogue.plugins)), list(loose_names(catalogue))
    if as_json:
        print_json(
            {
                "plugins": [_facts(catalogue, plugin) for plugin in catalogue.plugins],
                "problems": [_problem(error, texts) for error in catalogue.problems],
                "doubts": [_problem(error, texts) for error in in_doubt],
                "loose": [_problem(error, texts) for error in loose],
            }
        )
    else:
        screen = [*_listing(catalogue, texts)]
        screen += _reports("plugins-problems", catalogue.problems, texts)
        screen += _reports("plugins-doubts", in_doubt, texts)
        screen += _reports("plugins-loose", loose, texts)
        Terminal(plain).draw(screen)
    return 1 if catalogue.problems or in_doubt or any(error.stops for error in loose) else 0


def _facts(catalogue: Catalogue, plugin: Plugin) -> dict[str, object]:
    return {
        "name": plugin.name,
        "distribution": plugin.distribution,
        "version": plugin.version,
        "place": plugin.place,
        "mark": plugin.mark,
        "hooks": list(plugin.hooks),
        "brings": list(plugin.registered),
        "variants": [_touched(catalogue, thing) for thing in plugin.things if thing.kind == "variant"],
    }


def _touched(catalogue: Catalogue, thing: Thing) -> dict[str, Any]:
    """Give what a variant touches of its game."""
    variant = catalogue.variants[thing.game, thing.id]
    found = footprint(catalogue.games[thing.game], variant)
    return {"id": thing.id, "game": thing.game, **footprint_data(found)}


def _problem(error: PluginError, texts: Texts) -> dict[str, str]:
    problem, cure = problem_and_cure(error, texts)
    facts = {name: str(error.facts.get(name, "")) for name in ("plugin", "distribution", "place")} | {
        "code": error.code
    }
    return facts | {"what": problem, "cure": cure, "problem": explain(error, texts)}


def _listing(catalogue: Catalogue, texts: Texts) -> Iterator[Block]:
    yield Heading(texts.say("heading-plugins"))
    columns = (
        Column(texts.say("plugins-name")),
        Column(texts.say("plugins-version")),
        Column(texts.say("plugins-brings"), wrap=True),
        Column(texts.say("plugins-place"), optional=True),
    )
    rows: list[tuple[Words, ...]] = []
    for plugin in catalogue.plugins:
        name, version, source = plugin.name, plugin.version, plugin.distribution or shown_place(plugin.place)
        for thing in plugin.things:
            rows.append((name, version, _named(thing, texts), source))
            name = version = source = ""
            if thing.kind == "variant":
                rows += [("", "", Span(f"  {line}", "quiet"), "") for line in _touches(catalogue, thing, texts)]
    yield Grid(columns, tuple(rows))


def _named(thing: Thing, texts: Texts) -> str:
    """Name a thing with a word for its kind, and the game that it is for."""
    named = texts.say("plugins-thing", kind=thing.kind, id=thing.id)
    return texts.say("plugins-thing-for", thing=named, game=thing.game) if thing.game else named


def _touches(catalogue: Catalogue, thing: Thing, texts: Texts) -> Iterator[str]:
    """Say line by line what a variant touches, and whether it says so to those who play."""
    variant = catalogue.variants[thing.game, thing.id]
    yield from footprint_lines(footprint(catalogue.games[thing.game], variant), texts)
    if not variant.packs:
        yield texts.say("plugins-wordless")


def _reports(heading: str, errors: Sequence[PluginError], texts: Texts) -> Iterator[Block]:
    """Report errors plugin by plugin and from top to bottom: where it is, what is wrong, and what would be right."""
    if errors:
        yield Heading(texts.say(heading))
    for plugin in dict.fromkeys(error.plugin for error in errors):
        own = sorted((error for error in errors if error.plugin == plugin), key=_position)
        folder = _folder(own)
        known = (
            one for one in (str(own[0].facts.get("distribution", "")), shown_place(folder)) if one not in ("", ".")
        )
        yield Paragraph((Span(plugin, "strong"), *(Span(f"  {one}", "quiet") for one in known)), hang=2)
        rows: list[tuple[Words, ...]] = []
        for error in own:
            problem, cure = problem_and_cure(error, texts)
            place = error.place.removeprefix(f"{folder}{os.sep}") if folder else error.place
            rows += [(Span(place, "accent"), Span(problem, "bad")), ("", cure)]
        yield Grid((Column(), Column(wrap=True)), tuple(rows), indent=2)


def _folder(errors: Sequence[PluginError]) -> str:
    """Return the folder in which all places are, if they are files of one."""
    folders = {str(Path(_position(error)[0]).parent) for error in errors}
    with suppress(ValueError):
        return os.path.commonpath(folders)
    return ""


def _position(error: PluginError) -> tuple[str, int]:
    file, _, line = error.place.rpartition(":")
    return (file, int(line)) if line.isdecimal() else (error.place, 0)
