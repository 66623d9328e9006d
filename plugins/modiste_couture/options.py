"""The options of Couture: every point on which the source text is silent, with its default.

docs/explanation/disputes.md gives the reasons of each.
"""

from __future__ import annotations

from typing import Literal

from modiste.options import Options, option


class CoutureOptions(Options):
    """How this game is played where its text leaves a choice; `source` names the question."""

    unbid_city: Literal["discard", "stay"] = option("discard", source="C1")
    discards: Literal["face_down", "face_up"] = option("face_down", source="C2")
    covers_without_cards: bool = option(False, source="C3")
