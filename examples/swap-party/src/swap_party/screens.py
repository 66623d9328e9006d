"""What the game shows of its own: names with flair, what a garment would score, and the list of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from modiste.screen import Words
from modiste.screens import CardEntry, Fact, Screens
from swap_party.phases import Take
from swap_party.rules import gain

if TYPE_CHECKING:
    from modiste import Action, Content, Texts
    from swap_party.cards import GarmentRecord, Garments
    from swap_party.state import SwapState


class SwapScreens(Screens):
    """The screens that any game has, with words of this one."""

    def name_of(self, field: str, value: str, texts: Texts, content: Content) -> str | None:
        garments = cast("Garments", content)
        if value not in garments.kinds:
            return None
        return texts.say("garment", name=texts.name("garment", garments.kinds[value].id), flair=garments.flair[value])

    def note(self, view: SwapState, action: Action, texts: Texts) -> Words:
        if not isinstance(action, Take):
            return ""
        return texts.say("note-take", points=gain(view, action.seat, action.garment))

    def cards(self, content: Content, texts: Texts) -> Sequence[CardEntry]:
        name, kinds = texts.name, cast("Garments", content).files.garments
        return [
            CardEntry(one.id, one.fabric, name("fabric", one.fabric), name("garment", one.id), facts_of(one, texts))
            for one in kinds
        ]


def facts_of(kind: GarmentRecord, texts: Texts) -> tuple[Fact, ...]:
    """List what is on the cards of a kind, with ids and plain values for machines."""
    flair = ", ".join(map(str, kind.flair))
    return (
        Fact("piece", texts.say("piece"), texts.name("piece", kind.piece), plain=kind.piece),
        Fact("flair", texts.say("flair"), flair, plain=kind.flair),
    )
