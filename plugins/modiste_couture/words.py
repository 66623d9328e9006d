"""The words of the game that rules, cards and texts share."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

City: TypeAlias = Literal["new_york", "paris", "tokyo"]
Collectible: TypeAlias = Literal["haute_couture", "streetwear", "ready_to_wear", "editorial", "flop"]
Designed: TypeAlias = Literal["haute_couture", "streetwear", "ready_to_wear"]
"""The kinds of scoring cards for which there are designers."""

CITIES: tuple[City, ...] = get_args(City)
COLLECTIBLES: tuple[Collectible, ...] = get_args(Collectible)
DESIGNED: tuple[Designed, ...] = get_args(Designed)

MOST_SEATS = 6
STARTING_HAND = 4
"""So many bid cards belong to each model: Signature Walk, Iconic Pose and, by the reviews, two Go-Sees."""
TURNS = 7
ROW = 3
"""So many cards are dealt to a city each turn, and so many of its bidders take one."""

DESIGNER_BONUS = 2
NO_NUMBER = 1_000
"""Beyond every tiebreaker: the number of a seat that has no numbered card to compare."""
