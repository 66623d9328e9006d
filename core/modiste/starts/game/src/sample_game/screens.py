"""What the game shows of its own: the names of garments, and the list of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from modiste.screens import CardEntry, Fact, Screens

if TYPE_CHECKING:
    from modiste import Content, Texts
    from sample_game.cards import Garments


class SampleGameScreens(Screens):
    """The screens that any game has, with words of this one."""

    def name_of(self, field: str, value: str, texts: Texts, content: Content) -> str | None:
        return texts.name("garment", value) if value in cast("Garments", content).points else None

    def cards(self, content: Content, texts: Texts) -> Sequence[CardEntry]:
        return [
            CardEntry(
                id=garment,
                kind="garments",
                title=texts.say("kind-garments"),
                name=texts.name("garment", garment),
                facts=(Fact("points", texts.say("garment-points"), points),),
            )
            for garment, points in cast("Garments", content).points.items()
        ]
