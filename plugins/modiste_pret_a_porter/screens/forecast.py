"""The forecast on screen: what falls due, and which collections could be shown as things are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from modiste.screen import Block, Column, Grid, Heading, Paragraph, Screen, Span, Tone, Words
from modiste_pret_a_porter.forecast import Collection, Dues, collections, dues
from modiste_pret_a_porter.naming import named
from modiste_pret_a_porter.screens.parts import player, round_name
from modiste_pret_a_porter.state import PretState

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts


def forecast_screen(view: PretState, seat: int | None, texts: Texts, names: Names, argument: str) -> Screen:
    """Draw the forecast of all companies."""
    return [*_money(view, texts, names), *_collections(view, texts, names)]


def _money(view: PretState, texts: Texts, names: Names) -> Iterator[Block]:
    found = [due for one in view.order if (due := dues(view, one)) is not None]
    if not found:
        return
    first = found[0]
    title = texts.say("forecast-dues", round=first.round, name=round_name(texts, first.round), count=first.payments)
    yield Heading(title)
    keys = ("payments", "upkeep", "income", "before", "due-upkeep", "due-credits", "due-loans", "left")
    columns = (Column(), *(Column(texts.say(f"forecast-{key}"), "right") for key in keys[1:]))
    yield Grid(columns, tuple(_due_row(one, texts, names) for one in found))
    yield from (Paragraph(Span(words, tone)) for one in found for words, tone in _warnings(one, texts, names))


def _due_row(due: Dues, texts: Texts, names: Names) -> tuple[Words, ...]:
    left = due.cash - due.due
    loans = due.due - due.credits - (due.due - due.credits - due.loans)
    upkeep = due.due - due.credits - due.loans
    return (
        player(names, due.seat),
        str(due.upkeep),
        str(due.income),
        str(due.cash),
        str(upkeep),
        str(due.credits),
        str(loans),
        Span(str(left), "bad" if left < 0 else "good"),
    )


def _warnings(due: Dues, texts: Texts, names: Names) -> Iterator[tuple[str, Tone]]:
    name = names[due.seat]
    if due.forced_loans:
        yield texts.say("forecast-forced-loans", seat=name, count=due.forced_loans), "bad"
    if due.ruinous:
        yield texts.say("forecast-ruinous", seat=name, short=due.short), "bad"
    elif due.short:
        yield texts.say("forecast-short", seat=name, short=due.short), "plain"


def _collections(view: PretState, texts: Texts, names: Names) -> Iterator[Block]:
    yield Heading(texts.say("forecast-collections"))
    keys = ("designs", "value", "quality", "trend", "public-relations")
    columns = (
        Column(),
        Column(texts.say("card-style")),
        *(Column(texts.say(f"forecast-{key}"), "right") for key in keys),
        Column(texts.say("forecast-which"), wrap=True, optional=True),
    )
    rows: list[tuple[Words, ...]] = []
    for seat in view.order:
        found = [_collection_row(one, texts) for one in collections(view, seat) if one.designs]
        found = found or [(Span(texts.say("forecast-none"), "quiet"), *[""] * 6)]
        rows += [(player(names, seat) if row is found[0] else "", *row) for row in found]
    yield Grid(columns, tuple(rows))


def _collection_row(one: Collection, texts: Texts) -> tuple[Words, ...]:
    designs = [named(texts, "design", design) for design in one.designs]
    return (
        named(texts, "style", one.style),
        str(one.quantity),
        str(one.value),
        str(one.quality),
        str(one.trend),
        str(one.public_relations),
        Span(texts.join(designs), "quiet"),
    )
