"""What several screens share: rounds, pawns, tokens, and cards in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from modiste.screen import Span, seat_tone
from modiste.screen_parts import counted, joined, marks
from modiste_pret_a_porter.phases.awards import journalist_rows
from modiste_pret_a_porter.words import JUDGED_ROWS, LAST_ROUND

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts
    from modiste_pret_a_porter.content import Design, Side
    from modiste_pret_a_porter.state import PretState


def round_name(texts: Texts, number: int) -> str:
    """Name a round."""
    return texts.say("round-name", round=number)


def pawns(view: PretState, location: str, names: Names) -> tuple[Span, ...]:
    """Draw the pawns of a location, and its free spaces as dots."""
    letters = marks(names)
    here = view.pawns[location]
    limit = 0 if location == "bank" else view.rules.pawn_limit(view)
    return (*(Span(letters[seat], seat_tone(seat)) for seat in here), Span("." * (limit - len(here)), "quiet"))


def materials(texts: Texts, held: dict[str, int]) -> str:
    """List materials with their numbers, or say that there are none."""
    return counted(texts, [(texts.name("material", name), count) for name, count in held.items()])


def design_materials(texts: Texts, design: Design) -> str:
    """List the two materials of a design."""
    return texts.say(
        "design-materials",
        first=texts.name("material", design.materials[0]),
        second=texts.name("material", design.materials[1]),
    )


def design_bonus(texts: Texts, design: Design) -> str:
    """Say what a design's bonus is, or nothing."""
    parts = [
        texts.name("amount", token, count=count, form="short")
        for token, count in (("quality", design.quality), ("trend", design.trend), ("cash", design.cash))
        if count
    ]
    return texts.say("comma").join(parts)


def design_words(texts: Texts, design: Design) -> str:
    """Say all of a design in a few words."""
    bonus = design_bonus(texts, design)
    return texts.say(
        "design-words",
        style=texts.name("style", design.style),
        type=texts.name("type", design.type),
        materials=design_materials(texts, design),
        value=design.value,
        bonus=bonus,
        has_bonus="yes" if bonus else "no",
    )


def upkeep_change(texts: Texts, change: int) -> str:
    """Say by how much the upkeep rises or falls."""
    way = "up" if change > 0 else "down" if change < 0 else "same"
    return texts.say("upkeep-change", way=way, amount=abs(change))


def growth_words(texts: Texts, front: Side, back: Side) -> str:
    """Say what training or upgrading costs and what upkeep it leads to."""
    return texts.say(f"growth-{front.kind}", cost=front.growth_cost or 0, upkeep=back.upkeep)


def rows_judged(view: PretState, number: int) -> int:
    """Count the rows of each tile that are judged in an exhibition, as the cards in play are."""
    more = max(journalist_rows(view, seat) for seat in view.order) if number == LAST_ROUND else 0
    return JUDGED_ROWS[number] + more


def features(texts: Texts, rows: Sequence[str]) -> tuple[str | Span, ...]:
    """List features of a tile, the top row first."""
    return joined(texts, [texts.name("feature", feature, "short") for feature in rows], "board-then")
