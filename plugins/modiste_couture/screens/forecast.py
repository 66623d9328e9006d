"""The forecast on screen: every line of the score as it stands, with the covers as they would be handed out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modiste.screen import Block, Column, Grid, Heading, Paragraph, Screen, Span, Tone, Words
from modiste.screen_parts import player
from modiste.screens import score_name
from modiste_couture.forecast import Outlook, outlooks
from modiste_couture.scoring import LINES
from modiste_couture.screens.parts import unsure
from modiste_couture.state import CoutureState

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts


def forecast_screen(view: CoutureState, seat: int | None, texts: Texts, names: Names, argument: str) -> Screen:
    """Draw the forecast of all seats."""
    found = outlooks(view, seat)
    columns = (
        Column(texts.say("board-player")),
        *(Column(score_name(part, texts), "right") for part in LINES),
        Column(texts.say("forecast-total"), "right"),
    )
    ordered = sorted(found, key=lambda one: (-one.total, one.seat))
    blocks: list[Block] = [Heading(texts.say("forecast-heading"), texts.say("forecast-note"))]
    blocks.append(Grid(columns, tuple(_row(one, texts, names) for one in ordered)))
    return [*blocks, *(_doubt(one, texts, names) for one in ordered if one.unseen)]


def _row(one: Outlook, texts: Texts, names: Names) -> tuple[Words, ...]:
    points = {part: Span(str(count), _tone(count)) for part, count in one.lines.items()}
    points["bid_cards"] = Span(unsure(texts, one.lines["bid_cards"], one.unseen), _tone(one.lines["bid_cards"]))
    total = Span(unsure(texts, one.total, one.unseen), "strong")
    return (player(names, one.seat), *(points[part] for part in LINES), total)


def _tone(count: int) -> Tone:
    return "bad" if count < 0 else "plain" if count else "quiet"


def _doubt(one: Outlook, texts: Texts, names: Names) -> Paragraph:
    """Say between what numbers a hand is worth that holds unseen discards."""
    message = "forecast-unsure" if one.low < one.high else "forecast-unsure-same"
    said = texts.say(message, seat=names[one.seat], low=one.low, high=one.high)
    return Paragraph(Span(said, "quiet"), indent=1, hang=2)
