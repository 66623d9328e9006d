"""What the board abbreviates, in full: stands below the help at a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modiste.screen import Paragraph, Screen
from modiste_pret_a_porter.words import MATERIALS, STYLES

if TYPE_CHECKING:
    from modiste.text import Texts

PARTS = ("legend-calendar", "legend-locations", "legend-companies")
NUMBERS = ("upkeep", "victory-points", "prestige", "quality", "trend", "public-relations")


def legend(texts: Texts) -> Screen:
    """Explain the board."""
    short = [(texts.say(f"board-{name}"), texts.say(f"legend-{name}")) for name in NUMBERS]
    for family, values in (("style", STYLES), ("material", MATERIALS)):
        short += [(texts.name(family, value, "short"), texts.name(family, value)) for value in values]
    entries = [texts.say("legend-entry", short=one, long=whole) for one, whole in short if one != whole]
    comma = texts.say("comma")
    return [*(Paragraph(texts.say(part), indent=1) for part in PARTS), Paragraph(comma.join(entries), indent=1)]
