"""How the card files of a pack look: the models that every record is read into."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, Tag, model_validator

from modiste.content import refusal
from modiste.problem import nearest
from modiste.vocabulary import Id, Number, PerThing, Record, Sourced, by_key
from modiste_pret_a_porter.words import (
    MATERIAL_LOCATIONS,
    MATERIALS,
    ClothingType,
    Deck,
    Feature,
    Location,
    Material,
    MaterialLocation,
    Resource,
    Special,
    Style,
)

Count: TypeAlias = Annotated[int, Field(ge=1, le=99)]
Money: TypeAlias = Annotated[int, Field(ge=0, le=99)]
Upkeep: TypeAlias = Annotated[int, Field(ge=-99, le=99)]
"""Below zero, a card lowers the company's upkeep."""

Per: TypeAlias = Literal["prestige", "buildings", "employees", "contracts", "designs", "collection"]
Amount: TypeAlias = Number | PerThing[Per]


class Gain(Record):
    """Gain tokens, cash or victory points."""

    gain: Resource
    amount: Amount


class Visit(Record):
    """Resolve a location as a pawn would, at the material locations for at most `most` materials."""

    visit: Location
    most: Count | None = None


class Credit(Record):
    """Take a Credit of up to this amount, a multiple of ten, whatever the bank would lend."""

    credit: Annotated[int, Field(ge=10, le=90, multiple_of=10)]


class Sell(Record):
    """Sell up to `most` own materials or designs for `price` each."""

    sell: Literal["material", "design"]
    price: Count
    most: Count


class Call(Record):
    """Run a named function of the game, where the other verbs do not reach."""

    call: Special


Verb: TypeAlias = Annotated[
    Annotated[Gain, Tag("gain")]
    | Annotated[Visit, Tag("visit")]
    | Annotated[Credit, Tag("credit")]
    | Annotated[Sell, Tag("sell")]
    | Annotated[Call, Tag("call")],
    by_key("gain", "visit", "credit", "sell", "call"),
]


class Acting(Record):
    """At a moment, do verbs in order; `pawn` asks for an own pawn at the location."""

    on: Literal["gained", "upkeep", "show", "sales", "location"]
    at: Location | None = None
    pawn: bool = False
    do: Annotated[list[Verb], Field(min_length=1)]

    @model_validator(mode="after")
    def names_its_location(self) -> Self:
        """Refuse a location's ability without a location, and a place or a pawn anywhere else."""
        if (self.on == "location") != (self.at is not None):
            raise refusal("pap-problem-at")
        if self.pawn and self.on != "location":
            raise refusal("pap-problem-pawn")
        return self


class OnMoment(Acting):
    """An ability that acts; `instead` stands in for it where the options in play take it away."""

    instead: Acting | None = None

    @model_validator(mode="after")
    def can_be_taken_away(self) -> Self:
        """Refuse a stand-in for what no option takes away."""
        if self.instead and self.on != "gained" and not any(isinstance(verb, Sell) for verb in self.do):
            raise refusal("pap-problem-instead")
        return self


class Modify(Record):
    """Change a value while the card is in play; `instead` is as in an ability that acts."""

    modify: Literal["material_price", "pawn_limit", "judged_rows"]
    at: Location | None = None
    add: int = 0
    instead: Acting | None = None

    @model_validator(mode="after")
    def names_its_location(self) -> Self:
        """Refuse a price or a limit without a location, a location for what has none, and a needless stand-in."""
        if (self.modify == "judged_rows") == (self.at is not None):
            raise refusal("pap-problem-modify-at")
        if self.instead and self.modify != "judged_rows":
            raise refusal("pap-problem-instead")
        return self


class Allow(Record):
    """Allow something that nobody may do otherwise."""

    allow: Literal["restyle"]
    to: Style | Literal["collection"]


AbilityRecord: TypeAlias = Annotated[
    Annotated[OnMoment, Tag("on")] | Annotated[Modify, Tag("modify")] | Annotated[Allow, Tag("allow")],
    by_key("on", "modify", "allow"),
]


class SideRecord(Record):
    """What one side of a contract does."""

    does: list[AbilityRecord]


class GrowthRecord(SideRecord):
    """The trained or upgraded side: its cost and its new upkeep."""

    cost: Money
    upkeep: Upkeep


class CardRecord(Sourced):
    """What all cards with abilities share."""

    id: Id
    deck: Deck


class ContractRecord(CardRecord):
    """A contract: front and, unless it belongs to the last quarter, back."""

    front: SideRecord
    back: SideRecord | None = None


class BuildingRecord(CardRecord):
    """A building with its price and, unless it belongs to the last quarter, its upgrade."""

    cost: Money
    upkeep: Upkeep
    does: list[AbilityRecord]
    upgrade: GrowthRecord | None = None


class EmployeeRecord(CardRecord):
    """An employee and, unless it belongs to the last quarter, its training."""

    upkeep: Upkeep
    does: list[AbilityRecord]
    training: GrowthRecord | None = None


class DesignRecord(Sourced):
    """A design; `starting` marks the ten that clothing type tokens name."""

    id: Id
    style: Style
    type: ClothingType
    materials: Annotated[list[Material], Field(min_length=2, max_length=2)]
    value: Count
    bonus: list[Literal["quality", "trend", "margin"]] = []
    starting: bool = False


class TileRecord(Sourced):
    """A show tile: its features from the top row down."""

    id: Id
    deck: Deck
    rows: Annotated[list[Feature], Field(min_length=2, max_length=4)]


class ClothingTypeRecord(Sourced):
    """A clothing type token and the two designs on its back."""

    id: ClothingType
    designs: Annotated[list[Id], Field(min_length=2, max_length=2)]


class CardOverlay(Record):
    """Card files of a pack that lies over another: any part of them, as one mapping."""

    contracts: list[ContractRecord] = []
    buildings: list[BuildingRecord] = []
    employees: list[EmployeeRecord] = []
    designs: list[DesignRecord] = []
    tiles: list[TileRecord] = []
    clothing_types: list[ClothingTypeRecord] = []
    prices: dict[MaterialLocation, dict[Material, Count]] = {}


class CardFiles(Record):
    """All card files of a pack, as one mapping."""

    contracts: list[ContractRecord]
    buildings: list[BuildingRecord]
    employees: list[EmployeeRecord]
    designs: list[DesignRecord]
    tiles: list[TileRecord]
    clothing_types: list[ClothingTypeRecord]
    prices: dict[MaterialLocation, dict[Material, Count]]

    @model_validator(mode="after")
    def prices_everything(self) -> Self:
        """Refuse a location or a material without a price."""
        for location in MATERIAL_LOCATIONS:
            for material in MATERIALS:
                if material not in self.prices.get(location, {}):
                    place = ("prices", location)
                    raise refusal("pap-problem-price", place, ("prices",), location=location, material=material)
        return self

    @model_validator(mode="after")
    def refers_to_its_designs(self) -> Self:
        """Refuse a clothing type that names a design which is not there."""
        known = [design.id for design in self.designs]
        for number, kind in enumerate(self.clothing_types):
            for place, design in enumerate(kind.designs):
                if design not in known:
                    path = ("clothing_types", number, "designs", place)
                    near = nearest(design, known)
                    raise refusal("pap-problem-design", path, type=kind.id, design=design, near=near)
        return self
