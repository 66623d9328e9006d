"""The board at a glance: the calendar and its shows, the locations, the companies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from modiste.screen import Block, Column, Fitting, Gap, Grid, Heading, Paragraph, Screen, Span, Tone, Words
from modiste.screen_parts import cells, joined, player, spread
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.card_text import summary
from modiste_pret_a_porter.naming import short_name
from modiste_pret_a_porter.screens.parts import features, pawns, rows_judged
from modiste_pret_a_porter.state import Company, PretState
from modiste_pret_a_porter.timeline import is_show_round, moments_ahead
from modiste_pret_a_porter.words import (
    ACTION_KINDS,
    LAST_ROUND,
    LOCATIONS,
    MATERIALS,
    PREPARATIONS,
    SHOW_ROUNDS,
    STYLES,
)

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts

WIDE = 110
USUAL = 76
"""On so many columns all displays stand side by side."""

NARROW = 18
"""The columns of each display on a board that is not wide."""

SPACIOUS = (NARROW, 28, 28, 30)
"""The columns of the displays on a wide board, where what is weighed stands behind names; of contracts nothing does."""

PLAYER = 10
"""The columns of the players' names, over which stands that they are in turn order."""

PLAIN_LOCATIONS = ("bank", "local_manufacturer", "warehouse", "import")
"""The locations where nothing lies open."""

CARD_LOCATIONS = (*ACTION_KINDS, "designs")
NUMBERS = ("cash", "upkeep", "victory-points", "prestige", "quality", "trend", "public-relations")


def board(view: PretState, texts: Texts, names: Names) -> Screen:
    """Draw the board."""
    first = texts.say("board-first", seat=names[view.order[0]])
    blocks: list[Block] = [Heading(_calendar(view, texts), first), *_shows(view, texts)]
    if not is_show_round(view):
        blocks += [Gap(), *_market(view, texts, names)]
    return [*blocks, Gap(), *_companies(view, texts, names)]


def _calendar(view: PretState, texts: Texts) -> tuple[str | Span, ...]:
    row: list[str | Span] = []
    for number in range(1, LAST_ROUND + 1):
        name = texts.say("board-round", round=number)
        if number == view.round:
            row.append(Span(texts.say("board-present-round", round=name), "accent"))
        else:
            row.append(Span(name, "quiet" if number < view.round else "plain"))
        row.append("  " if number in SHOW_ROUNDS and number < LAST_ROUND else " " * (number < LAST_ROUND))
    return tuple(row)


def _shows(view: PretState, texts: Texts) -> Iterator[Block]:
    """Draw the shows to come, one a line, each tile with the rows that will count."""
    ahead = [number for number in SHOW_ROUNDS if number >= view.round]
    for number in ahead:
        rows = rows_judged(view, number)
        tiles = [
            (f"{texts.name('tile', tile)} ", *features(texts, view.cards.tiles[tile].rows[:rows]))
            for tile in view.shows[SHOW_ROUNDS.index(number)]
        ]
        label = f"{texts.say('board-round', round=number):<5}"
        yield Paragraph((Span(label, "strong" if number == ahead[0] else "quiet"), *spread(tiles)), hang=5)


def _market(view: PretState, texts: Texts, names: Names) -> Iterator[Block]:
    """Draw the locations: those without cards in a row, then each of the others over its cards."""
    plain = tuple(_location(view, place, texts, names) for place in PLAIN_LOCATIONS)
    pairs = Grid(_columns(NARROW, 2), (plain[:2], plain[2:]))
    yield Fitting(USUAL, [Grid(_columns(NARROW), (plain,))], [pairs])
    left = [texts.name("amount", one, count=PREPARATIONS[one], form="short") for one in view.preparations]
    preparations = _location(view, "preparations", texts, names)
    yield Paragraph((*preparations, "  ", *joined(texts, [Span(one) for one in left])), hang=2)
    narrow = [_displays(view, texts, names, places) for places in (CARD_LOCATIONS[:2], CARD_LOCATIONS[2:])]
    usual = _displays(view, texts, names, CARD_LOCATIONS)
    yield Fitting(WIDE, [_displays(view, texts, names, CARD_LOCATIONS, wide=True)], [Fitting(USUAL, [usual], narrow)])


def _columns(width: int, count: int = 4) -> tuple[Column, ...]:
    return tuple(Column(width=width) for _ in range(count))


def _location(view: PretState, place: str, texts: Texts, names: Names) -> tuple[str | Span, ...]:
    number = Span(f"{LOCATIONS.index(place) + 1} ", "quiet")
    return (number, Span(short_name(texts, "location", place), "strong"), " ", *pawns(view, place, names))


def _displays(view: PretState, texts: Texts, names: Names, places: Sequence[str], *, wide: bool = False) -> Grid:
    columns: list[list[Words]] = []
    for place in places:
        cells: list[Words] = [_location(view, place, texts, names)]
        display: list[str] = getattr(view, place)
        family = place[:-1]
        cells += [_offer(view, texts, family, card, wide) for card in display]
        if upcoming := view.upcoming.get(place):
            name = short_name(texts, family, upcoming)
            cells.append(Span(texts.say("board-upcoming", card=name), "quiet"))
        columns.append(cells)
    height = max(map(len, columns))
    rows = tuple(tuple(cells[line] if line < len(cells) else "" for cells in columns) for line in range(height))
    return Grid(tuple(Column(width=width) for width in SPACIOUS) if wide else _columns(NARROW, len(places)), rows)


def _offer(view: PretState, texts: Texts, family: str, card: str, wide: bool) -> Words:
    name = short_name(texts, family, card)
    if not wide or family == "contract":
        return name
    if family == "design":
        design = view.cards.designs[card]
        style = texts.name("style", design.style)
        return (name, Span(texts.say("board-design", style=style, value=design.value), "quiet"))
    side = view.cards.sides[card]
    return (name, Span(texts.say(f"board-{family}", cost=side.cost, upkeep=side.upkeep), "quiet"))


def _companies(view: PretState, texts: Texts, names: Names) -> Iterator[Block]:
    order = [view.companies[seat] for seat in view.order]
    yield Fitting(WIDE, [_numbers(view, texts, names, order, ".long")], [_numbers(view, texts, names, order, "")])
    types = [(player(names, company.seat), f" {texts.name('type', company.clothing_type)}") for company in order]
    yield Paragraph((Span(texts.say("board-types"), "quiet"), " ", *joined(texts, types)), hang=2)
    for company in order:
        wide, narrow = (_holdings(view, texts, names, company, wide=wide) for wide in (True, False))
        if wide:
            yield Fitting(WIDE, wide, narrow)


def _numbers(view: PretState, texts: Texts, names: Names, order: list[Company], form: str) -> Grid:
    """Draw what companies have in numbers, one a line, in turn order."""
    columns = [Column(texts.say("board-turn-order"), width=None if form else PLAYER)]
    columns += [Column(texts.say(f"board-{title}{form}"), "right") for title in NUMBERS]
    for family, values in (("style", STYLES), ("material", MATERIALS)):
        shorts = (texts.name(family, value, "short") for value in values)
        columns.append(Column(texts.say("board-between").join(shorts)))
    return Grid(tuple(columns), tuple(_row(view, texts, names, company) for company in order))


def _row(view: PretState, texts: Texts, names: Names, company: Company) -> tuple[Words, ...]:
    upkeep = companies.upkeep(view, company)
    styles = companies.style_counts(view, company)
    return (
        player(names, company.seat),
        Span(str(company.cash), "strong"),
        str(upkeep),
        str(company.victory_points),
        *map(_count, (company.prestige, company.quality, company.trend, company.public_relations)),
        _counts(texts, "style", styles),
        _counts(texts, "material", company.materials),
    )


def _count(number: int) -> Span:
    return Span(str(number), "plain" if number else "quiet")


def _counts(texts: Texts, family: str, counts: dict[str, int]) -> tuple[str | Span, ...]:
    """Put each count under its short heading; a dot where there is none."""
    row: list[str | Span] = []
    for value, count in counts.items():
        if row:
            row.append(texts.say("board-between"))
        shown = str(count or texts.say("board-none"))
        row.append(" " * (cells(texts.name(family, value, "short")) - len(shown)))
        row.append(Span(shown, "plain" if count else "quiet"))
    return tuple(row)


def _holdings(view: PretState, texts: Texts, names: Names, company: Company, *, wide: bool) -> list[Block]:
    """List a company's collection, its cards and what they still do, its debts."""
    parts: list[Words] = []
    if company.collection:
        style = texts.name("style", company.style)
        parts.append(Span(texts.say("board-collection", style=style, count=len(company.collection)), "good"))
    ahead = moments_ahead(view)
    parts += [_card(view, texts, company, side, ahead, wide) for side in companies.card_ids(company)]
    if company.credits:
        parts.append(Span(texts.say("board-credits", amount=sum(company.credits)), "bad"))
    if company.loans:
        parts.append(Span(texts.say("board-loans", count=company.loans), "bad"))
    colon = texts.say("board-colon")
    return [Paragraph((player(names, company.seat), colon, *joined(texts, parts)), hang=2)] if parts else []


def _card(
    view: PretState, texts: Texts, company: Company, side_id: str, ahead: set[str], wide: bool
) -> tuple[str | Span, ...]:
    side = view.cards.sides[side_id]
    name = short_name(texts, side.kind[:-1], side_id)
    still = [one for one in side.abilities if one.moment in ahead and one.id not in company.used]
    tone: Tone = "good" if still else "quiet"
    if wide:
        return (name, Span(texts.say("board-does", what=summary(texts, side)), tone))
    moments = [Span(one, tone) for one in dict.fromkeys(_moment(texts, one.moment) for one in still)]
    return (name, Span(" (", tone), *joined(texts, moments), Span(")", tone)) if moments else (Span(name),)


def _moment(texts: Texts, moment: str) -> str:
    if moment in LOCATIONS:
        return short_name(texts, "location", moment)
    return texts.say(f"ability-at-{moment}", form="short")
