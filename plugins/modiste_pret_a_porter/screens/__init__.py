"""What Prêt-à-Porter shows: its board, its detail screens, names, notes and defaults."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from modiste.screen import Paragraph, Screen, Words
from modiste.screens import CardEntry, Detail, Names, Screens, standings_table
from modiste_pret_a_porter.actions import Decline, EndGrowth, PlacePawn, ShowNothing
from modiste_pret_a_porter.content import Cards
from modiste_pret_a_porter.naming import card_name
from modiste_pret_a_porter.screens.board import board
from modiste_pret_a_porter.screens.catalogue import card_entries
from modiste_pret_a_porter.screens.company import company_screen
from modiste_pret_a_porter.screens.defaults import default
from modiste_pret_a_porter.screens.forecast import forecast_screen
from modiste_pret_a_porter.screens.legend import legend
from modiste_pret_a_porter.screens.market import market_screen
from modiste_pret_a_porter.screens.notes import note
from modiste_pret_a_porter.screens.rule_values import rule_values
from modiste_pret_a_porter.screens.shows import shows_screen
from modiste_pret_a_porter.screens.widths import widths
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import LOCATIONS

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.game import Content, Standing
    from modiste.ruleset import Ruleset
    from modiste.space import Space
    from modiste.text import Texts

CARD_FIELDS = ("card", "contract", "building", "employee", "dismissed_employee", "design", "use_abilities")
DESIGN_ITEMS = ("show_designs", "sell_designs")
MATERIAL_ITEMS = ("buy_assortment", "sell_materials")


class PretScreens(Screens):
    """The screens of Prêt-à-Porter."""

    @property
    def commands(self) -> Mapping[str, Detail]:
        return {
            "market": market_screen,
            "company": company_screen,
            "shows": shows_screen,
            "forecast": forecast_screen,
        }

    @property
    def of_players(self) -> Collection[str]:
        return ("company",)

    def board(self, view: PretState, seat: int | None, texts: Texts, names: Names) -> Screen:
        return board(view, texts, names)

    def result(self, view: PretState, standings: Sequence[Standing], texts: Texts, names: Names) -> Screen:
        bankrupt = [names[company.seat] for company in view.companies if company.out]
        told = [Paragraph(texts.say("result-bankrupt", seats=texts.join(bankrupt)), indent=1)] if bankrupt else []
        return [*standings_table(standings, texts, names), *told]

    def legend(self, texts: Texts) -> Screen:
        return legend(texts)

    def name_of(self, field: str, value: str, texts: Texts, content: Content) -> str | None:
        if field in CARD_FIELDS:
            return card_name(texts, value.partition(".")[0])
        if field in DESIGN_ITEMS:
            return texts.name("design", value)
        if field in MATERIAL_ITEMS:
            return texts.name("material", value.partition(" ")[0])
        return None

    def note(self, view: PretState, action: Action, texts: Texts) -> Words:
        return note(view, action, texts)

    def default(self, view: PretState, space: Space) -> Action | None:
        return default(view, space)

    def last(self, action: Action) -> bool:
        return isinstance(action, (Decline, EndGrowth, ShowNothing))

    def number(self, action: Action) -> int | None:
        return LOCATIONS.index(action.location) + 1 if isinstance(action, PlacePawn) else None

    def rule_values(self, ruleset: Ruleset) -> Mapping[str, int | str]:
        return rule_values(ruleset)

    def cards(self, content: Content, texts: Texts) -> Sequence[CardEntry]:
        assert isinstance(content, Cards)
        return card_entries(content, texts)

    def widths(self, content: Content, texts: Texts) -> Mapping[str, int]:
        assert isinstance(content, Cards)
        return widths(content, texts)
