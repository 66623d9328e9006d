"""In every other round, whoever brought the least flair chooses first."""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable

from modiste import Variant, hookimpl, lap
from swap_party.state import SwapState


class Wallflowers:
    """What the variant answers differently."""

    @hookimpl
    def choosing_order(self, state: SwapState) -> list[int] | None:
        """Turn the order round in every second round, and have no opinion in the others."""
        if lap(state, "party/round") % 2 == 0:  # laps count from 0
            return None
        shy = sorted(state.guests, key=lambda guest: state.garments.flair[guest.brought])
        return [guest.seat for guest in shy]


WALLFLOWERS = Variant(id="wallflowers", game="swap-party", plugin=Wallflowers(), packs=["wallflowers"])


@hookimpl
def modiste_register_variants(register: Callable[[object], None]) -> None:
    """Register the variant."""
    register(WALLFLOWERS)


@hookimpl
def modiste_register_packs(register: Callable[[object], None]) -> None:
    """Register the pack with its rules, in English and Korean."""
    register(importlib.resources.files("wallflowers") / "packs" / "wallflowers")
