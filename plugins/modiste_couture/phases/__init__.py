"""The phases of a turn, one module for each part of the rulebook's turn."""

from __future__ import annotations

from modiste_couture.phases.bidding import PlacingBids
from modiste_couture.phases.filling import Filling
from modiste_couture.phases.portfolio import Discarding
from modiste_couture.phases.scoring import Scoring
from modiste_couture.phases.winning import WinningCards

PHASES = (Filling, PlacingBids, WinningCards, Discarding, Scoring)
