"""The seven turns, as the rulebook's table of contents has them."""

from __future__ import annotations

from modiste.flow import Repeat, Sequence, Step
from modiste_couture.phases.bidding import PlacingBids
from modiste_couture.phases.filling import Filling
from modiste_couture.phases.portfolio import Discarding
from modiste_couture.phases.scoring import Scoring
from modiste_couture.phases.winning import WinningCards
from modiste_couture.words import TURNS

TURN = Repeat(
    "turn",
    TURNS,
    Step("fill", Filling()),
    Step("bid", PlacingBids()),
    Step("win_cards", WinningCards()),
    Step("portfolio", Discarding()),
)

GAME = Sequence("game", TURN, Step("scoring", Scoring()))
