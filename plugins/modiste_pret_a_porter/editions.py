"""The editions of Prêt-à-Porter: presets of its options after the two source texts.

An edition differs from `standard` only where its text speaks; docs/explanation/disputes.md goes through all points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

EDITIONS: Final[Mapping[str, Mapping[str, object]]] = {
    "standard": {},
    "kickstarter": {"preparations_order": "right_to_left"},
    "retail": {
        "award_table": "retail",
        "ability_order": "abilities_first",
        "severance_exempt": "board",
        "margin_bonus": "cash",
        "journalist_scope": "nobody",
    },
}
"""`kickstarter` is the English text, `retail` the Korean one."""
