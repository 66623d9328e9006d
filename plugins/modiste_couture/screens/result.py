"""The final table, who is on which cover, and how a tie for the win was broken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from modiste.screen import Gap, Paragraph, Screen, Span, Words
from modiste.screen_parts import joined
from modiste.screen_parts import player as player_of
from modiste.screens import standings_table
from modiste_couture.portfolio import lowest_number
from modiste_couture.scoring import END_MAGAZINES, covers_of
from modiste_couture.state import CoutureState

if TYPE_CHECKING:
    from modiste.game import Standing
    from modiste.screens import Names
    from modiste.text import Texts


def result(view: CoutureState, standings: Sequence[Standing], texts: Texts, names: Names) -> Screen:
    """Draw the end of a match."""
    covers = {magazine: covers_of(view, magazine) for magazine in END_MAGAZINES}
    points = view.cards.files.covers.streetwear
    covers["streetwear"] = list(zip(view.streetwear, points, strict=False))
    table = standings_table(standings, texts, names)
    told = [_covers(magazine, taken, texts, names) for magazine, taken in covers.items()]
    return [*table, *_tie(view, standings, texts, names), Gap(), *told]


def _covers(magazine: str, taken: list[tuple[int, int]], texts: Texts, names: Names) -> Paragraph:
    title = texts.say("result-covers", magazine=texts.name("magazine", magazine))
    parts: list[Words] = [(player_of(names, seat), texts.say("result-cover", points=points)) for seat, points in taken]
    parts = parts or [texts.say("result-no-cover")]
    return Paragraph((Span(title, "quiet"), " ", *joined(texts, parts)), indent=1, hang=2)


def _tie(view: CoutureState, standings: Sequence[Standing], texts: Texts, names: Names) -> list[Paragraph]:
    """Say what decided between the first and those with as many points."""
    best = max(standing.points for standing in standings)
    tied = [standing for standing in standings if standing.points == best]
    if len(tied) < 2:
        return []
    winners = [names[standing.seat] for standing in tied if standing.rank == 1]
    if len(winners) > 1:
        return [Paragraph(texts.say("result-shared", winners=texts.join(winners)), indent=1)]
    seat = next(standing.seat for standing in tied if standing.rank == 1)
    behind = [standing.seat for standing in tied if standing.seat != seat]
    others, number = texts.join([names[other] for other in behind]), lowest_number(view, view.known[seat])
    said = texts.say("result-tie", winner=names[seat], others=others, number=number)
    return [Paragraph(said, indent=1, hang=2)]
