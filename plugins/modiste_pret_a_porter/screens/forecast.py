"""The forecast on screen: what falls due, and which collections could be shown as things are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from modiste.screen import Block, Column, Grid, Heading, Paragraph, Screen, Span, Words
from modiste.screen_parts import player
from modiste_pret_a_porter.forecast import Collection, Dues, collections, dues
from modiste_pret_a_porter.screens.parts import round_name
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
    name = round_name(texts, first.round)
    payments = texts.say("forecast-payments", count=first.payments)
    yield Heading(texts.say("forecast-dues", name=name), payments)
    keys = ("cash", "upkeep", "income", "then", "last-upkeep", "credits", "loans", "left")
    columns = (Column(), *(Column(texts.say(f"forecast-{key}", name=name), "right") for key in keys))
    yield Grid(columns, tuple(_due_row(view, one, names) for one in found))
    yield from (Paragraph(Span(words, "bad")) for one in found for words in _warnings(one, texts, names))
    if any(one.short and not one.ruinous for one in found):
        yield Paragraph(Span(texts.say("forecast-short"), "quiet"))


def _due_row(view: PretState, due: Dues, names: Names) -> tuple[Words, ...]:
    numbers = (view.companies[due.seat].cash, due.upkeep, due.income, due.cash, due.last_upkeep, due.credits, due.loans)
    left = Span(str(due.left), "bad" if due.left < 0 else "good")
    return (player(names, due.seat), *map(str, numbers), left)


def _warnings(due: Dues, texts: Texts, names: Names) -> Iterator[str]:
    if due.forced_loans:
        yield texts.say("forecast-forced-loans", seat=names[due.seat], count=due.forced_loans)
    if due.ruinous:
        yield texts.say("forecast-ruinous", seat=names[due.seat], short=due.short)


def _collections(view: PretState, texts: Texts, names: Names) -> Iterator[Block]:
    yield Heading(texts.say("forecast-collections"))
    keys = ("quality", "trend", "public-relations", "quantity", "value")
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
    designs = [texts.name("design", design) for design in one.designs]
    return (
        texts.name("style", one.style),
        *map(str, (one.quality, one.trend, one.public_relations, one.quantity, one.value)),
        Span(texts.join(designs), "quiet"),
    )
