"""The market in detail: all that lies open, with what it costs and does, and the prices of materials."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from modiste.screen import Block, Column, Gap, Grid, Heading, Paragraph, Screen, Span, Words
from modiste_pret_a_porter.card_text import summary
from modiste_pret_a_porter.naming import side_name
from modiste_pret_a_porter.phases.materials import price_of
from modiste_pret_a_porter.screens.parts import design_bonus, design_materials
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import ACTION_KINDS, MATERIAL_LOCATIONS, MATERIALS, QUALITY_OF, Kind

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts


def market_screen(view: PretState, seat: int | None, texts: Texts, names: Names, argument: str) -> Screen:
    """Draw the market."""
    blocks: list[Block] = []
    for kind in ACTION_KINDS:
        blocks += _cards(view, texts, kind)
    blocks += _designs(view, texts)
    legend = Paragraph(Span(texts.say("market-legend"), "quiet"))
    return [*blocks, Heading(texts.say("market-prices")), _prices(view, seat, texts), Gap(), legend]


def _cards(view: PretState, texts: Texts, kind: Kind) -> Iterator[Block]:
    yield Heading(texts.name("location", kind))
    costly, kept = kind == "buildings", kind != "contracts"
    columns = [Column(least=22)]
    columns += [Column(texts.say("card-cost"), "right")] * costly
    columns += [Column(texts.say("card-upkeep"), "right")] * kept
    rows = []
    for card in [*view.display(kind), *filter(None, [view.upcoming[kind]])]:
        side = view.cards.sides[card]
        upcoming = card == view.upcoming[kind]
        name = side_name(texts, kind[:-1], card)
        cells: list[Words] = [Span(texts.say("board-upcoming", card=name), "quiet") if upcoming else name]
        cells += [str(side.cost)] * costly + [str(side.upkeep)] * kept
        rows.append((*cells, Span(summary(texts, side), "quiet" if upcoming else "plain")))
    yield Grid((*columns, Column(texts.say("card-effect") if kept else "", wrap=True)), tuple(rows))


def _designs(view: PretState, texts: Texts) -> Iterator[Block]:
    count = len(view.design_deck)
    yield Heading(texts.name("location", "designs"), texts.say("market-design-deck", count=count))
    if view.designs:
        yield design_grid(view, texts, view.designs)


def design_grid(view: PretState, texts: Texts, designs: list[str], ready: Sequence[str] = ()) -> Grid:
    """List designs with all that stands on them, marking those that are `ready`."""
    columns = (
        Column(least=21),
        Column(texts.say("card-style")),
        Column(texts.say("card-type")),
        Column(texts.say("card-materials")),
        Column(texts.say("card-value")),
        Column(),
    )
    rows: list[tuple[Words, ...]] = []
    for name in designs:
        design = view.cards.designs[name]
        bonus = design_bonus(texts, design)
        rows.append(
            (
                texts.name("design", name),
                texts.name("style", design.style),
                texts.name("type", design.type),
                design_materials(texts, design),
                texts.say("card-value-bonus", value=design.value, bonus=bonus) if bonus else str(design.value),
                Span(texts.say("card-ready"), "good") if name in ready else "",
            )
        )
    return Grid(columns, tuple(rows))


def _prices(view: PretState, seat: int | None, texts: Texts) -> Grid:
    """List the prices that the looking seat pays."""
    columns = [Column(least=22), *(Column(texts.name("material", material), "right") for material in MATERIALS)]
    rows: list[tuple[Words, ...]] = []
    for place in MATERIAL_LOCATIONS:
        printed = view.cards.prices[place]
        prices = [printed[one] if seat is None else price_of(view, seat, place, one) for one in MATERIALS]
        lowered = [
            Span(str(price), "good" if price < printed[material] else "plain")
            for price, material in zip(prices, MATERIALS, strict=True)
        ]
        brought = texts.say("amount-quality", count=QUALITY_OF[place], form="short")
        rows.append((texts.name("location", place), *lowered, Span(brought, "quiet")))
    return Grid((*columns, Column()), tuple(rows))
