"""What several screens share: rounds, pawns, tokens, lists, and cards in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from modiste.screen import Span, Words, seat_tone
from modiste_pret_a_porter.naming import hyphened, named
from modiste_pret_a_porter.phases.awards import journalist_rows
from modiste_pret_a_porter.words import JUDGED_ROWS, LAST_ROUND

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts
    from modiste_pret_a_porter.content import Design, Side
    from modiste_pret_a_porter.state import PretState

TOKENS = ("quality", "trend", "public_relations")
SEAT_LETTERS = "ABCDEFGH"


def round_name(texts: Texts, number: int) -> str:
    """Name a round."""
    return texts.say("round-name", round=number)


def marks(names: Names) -> list[str]:
    """Give each player a letter: the first of the name or, where several begin alike, the last; or A, B, C."""
    initials = [name[:1].upper() for name in names]
    found = [
        name[-1:].upper() if initials.count(initial) > 1 else initial
        for name, initial in zip(names, initials, strict=True)
    ]
    return found if len(set(found)) == len(found) else list(SEAT_LETTERS[: len(names)])


def player(names: Names, seat: int) -> Span:
    """Name a player in the seat's tone, after the letter of the pawns where the name does not show it."""
    mark, name = marks(names)[seat], names[seat]
    shows = mark in (name[:1].upper(), name[-1:].upper())
    return Span(name if shows else f"{mark} {name}", seat_tone(seat))


def pawns(view: PretState, location: str, names: Names) -> tuple[Span, ...]:
    """Draw the pawns of a location, and its free spaces as dots."""
    letters = marks(names)
    here = view.pawns[location]
    limit = 0 if location == "bank" else view.rules.pawn_limit(view)
    return (*(Span(letters[seat], seat_tone(seat)) for seat in here), Span("." * (limit - len(here)), "quiet"))


def joined(texts: Texts, parts: Iterable[Words]) -> tuple[str | Span, ...]:
    """Put words into a row with commas."""
    row: list[str | Span] = []
    for part in parts:
        if row:
            row.append(Span(texts.say("board-comma"), "quiet"))
        row += part if isinstance(part, tuple) else (part,)
    return tuple(row)


def counted(texts: Texts, counts: Iterable[tuple[str, int]]) -> str:
    """List names with how many there are of each, leaving out those of which there is none."""
    parts = [texts.say("board-count", count=count, name=name) for name, count in counts if count]
    return _comma(texts).join(parts) if parts else texts.say("nothing")


def materials(texts: Texts, held: dict[str, int]) -> str:
    """List materials with their numbers, or say that there are none."""
    return counted(texts, [(named(texts, "material", name), count) for name, count in held.items()])


def design_materials(texts: Texts, design: Design) -> str:
    """List the two materials of a design."""
    return texts.say(
        "design-materials",
        first=named(texts, "material", design.materials[0]),
        second=named(texts, "material", design.materials[1]),
    )


def design_bonus(texts: Texts, design: Design) -> str:
    """Say what a design's bonus is, or nothing."""
    parts = [
        texts.say(f"amount-{hyphened(token)}", count=count, form="short")
        for token, count in (("quality", design.quality), ("trend", design.trend))
        if count
    ]
    return _comma(texts).join(parts)


def design_words(texts: Texts, design: Design) -> str:
    """Say all of a design in a few words."""
    bonus = design_bonus(texts, design)
    return texts.say(
        "design-words",
        style=named(texts, "style", design.style),
        type=named(texts, "type", design.type),
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


def _comma(texts: Texts) -> str:
    return texts.say("board-comma")


def rows_judged(view: PretState, number: int) -> int:
    """Count the rows of each tile that are judged in an exhibition, as the cards in play are."""
    more = max(journalist_rows(view, seat) for seat in view.order) if number == LAST_ROUND else 0
    return JUDGED_ROWS[number] + more


def features(texts: Texts, rows: Sequence[str]) -> tuple[str | Span, ...]:
    """List features of a tile, the top row first."""
    row: list[str | Span] = []
    for feature in rows:
        if row:
            row.append(Span(texts.say("board-then"), "quiet"))
        row.append(texts.say(f"feature-{hyphened(feature)}.short"))
    return tuple(row)


def cells(text: str) -> int:
    """Count the columns that a text takes on a terminal."""
    return sum(2 if east_asian_width(one) in "WF" else 1 for one in text)
