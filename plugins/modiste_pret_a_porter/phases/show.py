"""The exhibition up to the awards: prestige becomes victory points, collections are shown."""

from __future__ import annotations

from functools import partial

from modiste.action import Action
from modiste.phase import Automatic
from modiste.space import Chosen, OneOf, Subset
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_pret_a_porter import abilities, events
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.abilities import PretTable
from modiste_pret_a_porter.actions import ChooseStyle, ShowDesigns, ShowNothing
from modiste_pret_a_porter.content import RESTYLE_BIT
from modiste_pret_a_porter.phases.abilities import using
from modiste_pret_a_porter.phases.decision import Decision
from modiste_pret_a_porter.state import Company, PretState
from modiste_pret_a_porter.words import SHOW_ROUNDS, STYLES


@state_class
class ExchangingPrestige(Automatic[PretState]):
    """The Prestige of the last show becomes victory points; before the first there is none."""

    def enter(self, table: PretTable) -> None:
        if table.state.round != SHOW_ROUNDS[0]:
            for seat in table.state.order:
                exchange_prestige(table, seat)


@state_class
class Presenting(Automatic[PretState]):
    """In turn order, each company chooses the collection it shows."""

    def enter(self, table: PretTable) -> None:
        table.push(*[ChoosingStyle(seat=seat) for seat in table.state.order])


@state_class
class ChoosingStyle(Decision[Action]):
    """A company chooses the style of its collection, or shows nothing."""

    clauses = ("pap.show.one_style", "pap.show.finishable")

    def enter(self, table: PretTable) -> None:
        table.start_turn(self.seat)

    def space(self, state: PretState, seat: int) -> OneOf:
        return OneOf([*[ChooseStyle(seat, style) for style in showable_styles(state, seat)], ShowNothing(seat)])

    def decide(self, table: PretTable, action: Action) -> None:
        if isinstance(action, ChooseStyle):
            table.push(ChoosingDesigns(seat=self.seat, style=action.style))
        else:
            show(table, self.seat, "", ())


@state_class
class ChoosingDesigns(Decision[ShowDesigns]):
    """A company chooses the designs of its collection; the materials must cover all of them together."""

    clauses = ("pap.show.one_style", "pap.show.shared_supply", "pap.show.style_change")

    style: Public[str]

    def space(self, state: PretState, seat: int) -> Subset:
        company, known, style = state.companies[seat], state.cards.designs, self.style
        restyles = restyle_count(state, company, style)
        items = showable_designs(state, company, style)

        def fits(designs: Chosen) -> bool:
            changed = [design for design in designs if known[design].style != style]
            return len(changed) <= restyles and finishable(state, company, designs)

        return Subset(items, partial(ShowDesigns, seat), fits)

    def decide(self, table: PretTable, action: ShowDesigns) -> None:
        show(table, self.seat, self.style, action.chosen)


def restyle_count(state: PretState, company: Company, style: str) -> int:
    """Count the designs of other styles that the company's cards can bring into a collection of this style."""
    if not company.moments & RESTYLE_BIT:
        return 0
    return sum(
        side.restyles.count(style) + side.restyles.count("collection") for side in companies.sides(state, company)
    )


def finishable(state: PretState, company: Company, designs: Chosen) -> bool:
    """Say whether the company's materials cover these designs together."""
    known, left = state.cards.designs, company.materials.copy()
    for design in designs:
        for material in known[design].materials:
            left[material] -= 1
            if left[material] < 0:
                return False
    return True


def showable_designs(state: PretState, company: Company, style: str) -> list[str]:
    """List the designs that can be part of a collection of a style, each taken for itself."""
    known, restyles = state.cards.designs, restyle_count(state, company, style)
    return [design for design in finished_designs(state, company) if restyles or known[design].style == style]


def finished_designs(state: PretState, company: Company) -> list[str]:
    """List the designs for which the company has both materials, each taken for itself."""
    known, materials = state.cards.designs, company.materials
    finished = []
    for design in company.designs:
        first, second = known[design].materials
        if materials[first] and materials[second]:
            finished.append(design)
    return finished


def showable_styles(state: PretState, seat: int) -> list[str]:
    """List the styles of which a seat can finish a design, or into which a card turns one."""
    company, known = state.companies[seat], state.cards.designs
    finished = finished_designs(state, company)
    if not finished:
        return []
    styles: set[str] = {known[design].style for design in finished}
    if company.moments & RESTYLE_BIT:
        styles |= {to for side in companies.sides(state, company) for to in side.restyles}
    return [style for style in STYLES if style in styles]


def show(table: PretTable, seat: int, style: str, designs: Chosen) -> None:
    """Show a collection (or nothing): its designs and materials leave, its tokens come, abilities may act."""
    state = table.state
    company, known = state.companies[seat], state.cards.designs
    if not designs:
        table.emit(events.NothingShown(seat))
    else:
        company.style, company.collection = style, list(designs)
        company.designs = [design for design in company.designs if design not in designs]
        quality = trend = cash = 0
        for design in (known[design] for design in designs):
            quality += design.quality
            trend += design.trend + (design.type == company.clothing_type)
            cash += design.cash
            for material in design.materials:
                company.materials[material] -= 1
        company.quality += quality
        company.trend += trend
        table.emit(events.CollectionShown(seat, style, designs, quality, trend))
        if cash:
            abilities.gain(table, seat, "cash", cash)
    if abilities.acts_at(company, "show"):
        table.push(using(seat, "show"))


def exchange_prestige(table: PretTable, seat: int) -> None:
    """Turn all Prestige tokens of a seat into victory points."""
    state = table.state
    company = state.companies[seat]
    if not company.prestige:
        return
    points = company.prestige * state.rules.victory_points_per_prestige(state)
    table.emit(events.PrestigeExchanged(seat, company.prestige, points))
    company.victory_points += points
    company.prestige = 0
