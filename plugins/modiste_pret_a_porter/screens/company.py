"""One company in detail: its numbers, designs, cards and debts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from modiste.screen import Block, Column, Grid, Heading, Paragraph, Screen, Span, Words
from modiste.screen_parts import player
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.card_text import sentences
from modiste_pret_a_porter.naming import side_name
from modiste_pret_a_porter.phases.show import finished_designs
from modiste_pret_a_porter.screens.market import design_grid
from modiste_pret_a_porter.screens.parts import growth_words, materials
from modiste_pret_a_porter.state import Company, PretState

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts


def company_screen(view: PretState, seat: int | None, texts: Texts, names: Names, argument: str) -> Screen:
    """Draw the company of the player of that name; without one, one's own."""
    owner = names.index(argument) if argument else seat or 0
    return list(_company(view, view.companies[owner], texts, names))


def _company(view: PretState, company: Company, texts: Texts, names: Names) -> Iterator[Block]:
    speciality = texts.say("company-speciality", type=texts.name("type", company.clothing_type))
    yield Heading(player(names, company.seat), speciality)
    yield Paragraph(_money(view, company, texts))
    yield Paragraph(_tokens(company, texts))
    held = materials(texts, company.materials)
    yield Paragraph(texts.say("company-materials", materials=held), hang=2)
    if company.designs:
        yield Heading(texts.say("company-designs", count=len(company.designs)))
        yield design_grid(view, texts, company.designs, finished_designs(view, company))
    if companies.card_ids(company):
        yield Heading(texts.say("company-cards"))
        yield _cards(view, company, texts)


def _money(view: PretState, company: Company, texts: Texts) -> str:
    credit_due, loans_due = companies.debts_due(view, company)
    parts = [
        texts.say(
            "company-money",
            cash=company.cash,
            upkeep=companies.upkeep(view, company),
            victory_points=company.victory_points,
        )
    ]
    if company.credits:
        parts.append(texts.say("company-credits", amount=credit_due))
    if company.loans:
        parts.append(texts.say("company-loans", count=company.loans, payback=loans_due))
    return " ".join(parts)


def _tokens(company: Company, texts: Texts) -> str:
    return texts.say(
        "company-tokens",
        prestige=company.prestige,
        quality=company.quality,
        trend=company.trend,
        public_relations=company.public_relations,
    )


def _cards(view: PretState, company: Company, texts: Texts) -> Grid:
    """List the cards: name and upkeep, what the side does, what the other side costs."""
    columns = (Column(least=20), Column(texts.say("card-upkeep"), "right"), Column(texts.say("card-effect"), wrap=True))
    rows: list[tuple[Words, ...]] = []
    for side in companies.sides(view, company):
        used = all(one.id in company.used for one in side.abilities) and bool(side.abilities)
        said = [Span(" ".join(sentences(texts, side)), "quiet" if used else "plain")]
        if used:
            said.append(Span(" " + texts.say("company-used"), "quiet"))
        if side.growth_cost is not None:
            growth = growth_words(texts, side, view.cards.sides[side.other])
            said.append(Span(f" {growth}", "quiet"))
        upkeep = str(side.upkeep) if side.kind != "contracts" else ""
        rows.append((side_name(texts, side.kind[:-1], side.id), upkeep, tuple(said)))
    return Grid(columns, tuple(rows))
