"""How many columns texts have on the board and in the shows, where whatever is wider would be cut.

The counts below the board need no limit: their columns are as wide as their titles, and the table comes in two parts
where that is too much. Nor do preparations, which stand in a line that goes on below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from modiste.screen_parts import cells
from modiste_pret_a_porter.screens.board import CARD_LOCATIONS, NARROW, PLAIN_LOCATIONS, PLAYER
from modiste_pret_a_porter.screens.shows import CELL
from modiste_pret_a_porter.words import FEATURES, LOCATIONS, MOST_SPACES

if TYPE_CHECKING:
    from modiste.text import Texts
    from modiste_pret_a_porter.content import Cards


def widths(cards: Cards, texts: Texts) -> dict[str, int]:
    """Give the columns that are left to names and titles beside what always stands with them."""
    upcoming = NARROW - cells(texts.say("board-upcoming", card=""))
    not_judged = CELL - cells(texts.say("shows-not-judged", feature=""))
    return {
        "board-turn-order": PLAYER,
        **{_short(texts, "location", place): _beside_pawns(place) for place in (*PLAIN_LOCATIONS, *CARD_LOCATIONS)},
        **{_short(texts, kind[:-1], name): upcoming for (kind, _), deck in cards.decks.items() for name in deck},
        **{_short(texts, "design", name): NARROW for name in cards.designs},
        **{texts.id_of("tile", name): CELL for name in cards.tiles},
        **{_short(texts, "feature", name): not_judged for name in FEATURES},
    }


def _beside_pawns(place: str) -> int:
    """Leave room for a location's number before its name, and behind it for its spaces; the bank has as many."""
    return NARROW - len(f"{LOCATIONS.index(place) + 1} ") - len(" ") - MOST_SPACES


def _short(texts: Texts, family: str, name: str) -> str:
    return f"{texts.id_of(family, name)}.short"
