"""How many columns texts have under the cities of the board, where a line that is longer would go on below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modiste.screen import text_of
from modiste.screen_parts import cells
from modiste_couture.screens.by_city import NARROW, offer
from modiste_couture.screens.naming import family_name
from modiste_couture.words import CITIES

if TYPE_CHECKING:
    from modiste.text import Texts
    from modiste_couture.content import Cards


def widths(cards: Cards, texts: Texts) -> dict[str, int]:
    """Give the columns of the cities' names, and what is left to names of cards beside their values and facts."""
    room = {texts.id_of("city", city): NARROW for city in CITIES}
    for card in cards.auction:
        family = cards.families[card]
        name = cells(family_name(texts, family, "short"))
        left = NARROW - (cells(text_of(offer(cards, card, texts, "short"))) - name)
        message = f"{texts.id_of('card', family)}.short"
        room[message] = min(left, room.get(message, left))
    return room
