"""Variants of Prêt-à-Porter that meet in every way, for `--plugin`."""

from __future__ import annotations

from collections.abc import Callable, Generator

from modiste import Patch, Variant, hookimpl
from modiste_pret_a_porter.state import PretState


class FixedOrder:
    """Always the same order."""

    @hookimpl
    def turn_order(self, state: PretState) -> list[int]:
        return list(range(state.seats))


class OneMore:
    """One more space everywhere."""

    @hookimpl(wrapper=True)
    def pawn_limit(self) -> Generator[None, int, int]:
        return (yield) + 1


@hookimpl
def modiste_register_variants(register: Callable[[object], None]) -> None:
    """Register the variants."""
    game = "pret-a-porter"
    register(Variant(id="fixed-order", game=game, plugin=FixedOrder()))
    register(Variant(id="same-order", game=game, plugin=FixedOrder(), needs=["roomy"]))
    no_growth = Patch("remove", "working/growth")
    register(Variant(id="roomy", game=game, plugin=OneMore(), patches=[no_growth], options={"bankruptcy": False}))
    register(Variant(id="tight", game=game, packs=["nowhere"]))
    register(Variant(id="lonely", game=game, excludes=["roomy"]))
