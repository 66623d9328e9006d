"""What the board abbreviates, in full: stands below the help at a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modiste.screen import Paragraph, Screen

if TYPE_CHECKING:
    from modiste.text import Texts

PARTS = ("legend-cities", "legend-kinds", "legend-columns", "legend-unsure")


def legend(texts: Texts) -> Screen:
    """Explain the board."""
    return [Paragraph(texts.say(part), indent=1) for part in PARTS]
