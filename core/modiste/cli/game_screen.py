"""One game in full: its editions side by side, and every option with what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from modiste.game import Game
from modiste.options import Options, source_of, written
from modiste.presets import (
    EDITION,
    differing,
    dispute_of,
    edition_about,
    option_title,
    presets,
    value_words,
)
from modiste.screen import Block, Column, Gap, Grid, Heading, Paragraph, Span, Words
from modiste.text import Texts

LEAST_TITLE = 18
"""So many columns what an option is about takes at least."""


def changes_of(game: Game, texts: Texts) -> list[dict[str, Any]]:
    """List the options on which the editions of a game differ, with the value of each edition."""
    chosen = presets(game)
    return [
        {
            "option": name,
            "source": source_of(game.options, name),
            "title": option_title(name, texts),
            "values": {edition: written(getattr(options, name)) for edition, options in chosen.items()},
        }
        for name in differing(chosen)
    ]


def editions_screen(game: Game, texts: Texts) -> list[Block]:
    """Draw what the editions are and, side by side, what they change; a single one is nothing to draw."""
    chosen = presets(game)
    named = [(Span(edition, "accent"), edition_about(edition, texts)) for edition in chosen]
    about = Grid((Column(), Column(wrap=True)), tuple(named), indent=1)
    if len(chosen) == 1:
        return []
    titles = (
        Column(),
        Column(texts.say("editions-rule"), wrap=True, least=LEAST_TITLE),
    )
    columns = (
        *titles,
        *(Column(texts.title(EDITION, edition), wrap=True) for edition in chosen),
    )
    rows = [_row(game, name, chosen, texts) for name in differing(chosen)]
    hint = Paragraph(Span(texts.say("editions-hint", game=game.id), "quiet"), indent=1)
    return [
        Heading(texts.say("editions-heading")),
        about,
        Gap(),
        Grid(columns, tuple(rows), indent=1),
        Gap(),
        hint,
    ]


def _row(game: Game, name: str, chosen: dict[str, Options], texts: Texts) -> tuple[Words, ...]:
    values = [getattr(options, name) for options in chosen.values()]
    words = [Span(value_words(name, value, texts), "plain" if value == values[0] else "strong") for value in values]
    return (Span(dispute_of(game.options, name), "quiet"), option_title(name, texts), *words)


def options_screen(game: Game, options: dict[str, Words], texts: Texts) -> Iterator[Block]:
    """Draw every option with its values (`options`) below what it is about."""
    yield Heading(texts.say("options-heading"))
    rows: list[tuple[Words, ...]] = []
    for name, values in options.items():
        rows += [
            (Span(dispute_of(game.options, name), "quiet"), option_title(name, texts)),
            ("", values),
        ]
    yield Grid((Column(), Column(wrap=True)), tuple(rows), indent=1)
