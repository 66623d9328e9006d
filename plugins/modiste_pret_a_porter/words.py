"""The words of the game that rules, cards and texts share."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Style: TypeAlias = Literal["evening", "business", "casual", "rock", "sport"]
ClothingType: TypeAlias = Literal["jacket", "dress", "shoes", "pants", "shirt"]
Material: TypeAlias = Literal["cotton", "denim", "wool", "leather", "silk", "lace"]
Feature: TypeAlias = Literal["quality", "trend", "public_relations", "quantity"]
Resource: TypeAlias = Literal["cash", "quality", "trend", "public_relations", "prestige", "victory_points"]
Location: TypeAlias = Literal[
    "bank",
    "contracts",
    "buildings",
    "employees",
    "designs",
    "local_manufacturer",
    "warehouse",
    "import",
    "preparations",
]
MaterialLocation: TypeAlias = Literal["local_manufacturer", "warehouse", "import"]
Special: TypeAlias = Literal["second_speciality"]
Kind: TypeAlias = Literal["contracts", "buildings", "employees", "designs"]
Deck: TypeAlias = Literal["normal", "last_quarter"]

STYLES: tuple[Style, ...] = get_args(Style)
MATERIALS: tuple[Material, ...] = get_args(Material)
FEATURES: tuple[Feature, ...] = get_args(Feature)
LOCATIONS: tuple[Location, ...] = get_args(Location)
MATERIAL_LOCATIONS: tuple[MaterialLocation, ...] = ("local_manufacturer", "warehouse", "import")
ACTION_KINDS: tuple[Kind, ...] = ("contracts", "buildings", "employees")
"""The kinds of cards with abilities, dealt from decks whose next card is visible."""

DISPLAY_SIZES: dict[Kind, int] = {"contracts": 3, "buildings": 3, "employees": 3, "designs": 4}
QUALITY_OF: dict[str, int] = {"local_manufacturer": 1, "warehouse": 2, "import": 3}
PREPARATIONS: dict[str, int] = {"quality": 2, "public_relations": 1, "trend": 1, "cash": 5}
PAWNS = 3
MOST_SPACES = 3
"""The spaces of a location with four players; with fewer it has one less."""

STARTING_CASH = 40
BOARD_PLACES = 3
LAST_ROUND = 12
LAST_QUARTER = 10
"""The round at whose beginning the last-quarter cards come into play."""

SHOW_ROUNDS: tuple[int, ...] = (3, 6, 9, 12)
JUDGED_ROWS: dict[int, int] = {3: 4, 6: 3, 9: 2, 12: 1}
