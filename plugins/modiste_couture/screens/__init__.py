"""What Couture shows: its board, its detail screens, names, notes and the final table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from modiste.screen import Screen, Words
from modiste.screens import CardEntry, Detail, Names, Screens
from modiste_couture.content import Cards
from modiste_couture.screens.board import board
from modiste_couture.screens.catalogue import card_entries
from modiste_couture.screens.cities import cities_screen, city_names
from modiste_couture.screens.covers import covers_screen
from modiste_couture.screens.deck import deck_screen
from modiste_couture.screens.forecast import forecast_screen
from modiste_couture.screens.legend import legend
from modiste_couture.screens.naming import card_name, card_title
from modiste_couture.screens.notes import item_note, note
from modiste_couture.screens.player import player_screen
from modiste_couture.screens.result import result
from modiste_couture.screens.rule_values import rule_values
from modiste_couture.screens.widths import widths
from modiste_couture.state import CoutureState
from modiste_couture.words import CITIES

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.game import Content, Standing
    from modiste.ruleset import Ruleset
    from modiste.text import Texts


class CoutureScreens(Screens):
    """The screens of Couture."""

    @property
    def commands(self) -> Mapping[str, Detail]:
        return {
            "cities": cities_screen,
            "player": player_screen,
            "covers": covers_screen,
            "deck": deck_screen,
            "forecast": forecast_screen,
        }

    @property
    def of_players(self) -> Collection[str]:
        return ("player",)

    def choices(self, command: str, texts: Texts) -> Sequence[str]:
        return city_names(texts) if command == "cities" else ()

    def board(self, view: CoutureState, seat: int | None, texts: Texts, names: Names) -> Screen:
        return board(view, seat, texts, names)

    def result(self, view: CoutureState, standings: Sequence[Standing], texts: Texts, names: Names) -> Screen:
        return result(view, standings, texts, names)

    def legend(self, texts: Texts) -> Screen:
        return legend(texts)

    def name_of(self, field: str, value: str, texts: Texts, content: Content) -> str | None:
        assert isinstance(content, Cards)
        if value not in content.kinds:
            return texts.name("city", value) if field in ("place_bids", "bids_sealed") else None
        if field == "bids_sealed":
            return card_title(texts, content, value)
        return card_name(texts, content, value)

    def places(self, field: str) -> Sequence[str]:
        return CITIES

    def note(self, view: CoutureState, action: Action, texts: Texts) -> Words:
        return note(view, action, texts)

    def item_note(self, view: CoutureState, action: Action, item: str, texts: Texts) -> Words:
        return item_note(view, item, texts)

    def rule_values(self, ruleset: Ruleset) -> Mapping[str, int | str]:
        assert isinstance(ruleset.content, Cards)
        return rule_values(ruleset.content)

    def cards(self, content: Content, texts: Texts) -> Sequence[CardEntry]:
        assert isinstance(content, Cards)
        return card_entries(content, texts)

    def widths(self, content: Content, texts: Texts) -> Mapping[str, int]:
        assert isinstance(content, Cards)
        return widths(content, texts)
