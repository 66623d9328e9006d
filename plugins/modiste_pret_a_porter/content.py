"""The cards as play needs them: records of the packs, compiled once per ruleset and shared by all its matches.

Every side of a card has an id of its own: the card's id for the front, and that id with `/back` for the weaker,
trained or upgraded side. States hold these ids only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from modiste.overlay import CardReader, Total
from modiste.vocabulary import values_of
from modiste_pret_a_porter.cards import (
    Acting,
    Allow,
    BuildingRecord,
    CardFiles,
    CardOverlay,
    CardRecord,
    ContractRecord,
    DesignRecord,
    EmployeeRecord,
    Gain,
    GrowthRecord,
    Modify,
    Verb,
)
from modiste_pret_a_porter.options import PretOptions
from modiste_pret_a_porter.standins import TAKING, effective
from modiste_pret_a_porter.words import ACTION_KINDS, LOCATIONS, MATERIALS, Deck, Feature, Kind, Material, Style

BACK = "/back"
MOMENTS: tuple[str, ...] = ("gained", "upkeep", "show", "sales", *LOCATIONS)
"""When abilities act; a location's moment is its resolving."""

MOMENT_BITS: dict[str, int] = {moment: 1 << number for number, moment in enumerate(MOMENTS)}
LIMIT_BIT = 1 << len(MOMENTS)
"""Set for a side that ignores some pawn limit."""

PRICE_BIT = LIMIT_BIT << 1
"""Set for a side that changes some material price."""

RESTYLE_BIT = PRICE_BIT << 1
"""Set for a side that changes a design's style."""

GROWTH_BIT = RESTYLE_BIT << 1
"""Set for a side that can be trained or upgraded."""

PAWNLESS_BITS: dict[str, int] = {moment: (GROWTH_BIT << 1) * bit for moment, bit in MOMENT_BITS.items()}
"""Set besides for a side that acts at a moment without a pawn."""

USUAL = PretOptions()

FILES = ("contracts", "buildings", "employees", "designs", "tiles", "clothing_types", "prices")


@dataclass(frozen=True, slots=True)
class Ability:
    """One `on` record of a card's side; `id` is the side's id and its number there.

    `sure` says that it always has something to do: it brings a plain amount.
    """

    id: str
    side: str
    moment: str
    pawn: bool
    verbs: tuple[Verb, ...]
    sure: bool


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a contract, building or employee.

    `growth_cost` is the price of turning it to `other`, None if it cannot be trained or upgraded; `moments` is the
    set of moments at which it has an ability, as bits.
    """

    id: str
    card: str
    kind: Kind
    deck: Deck
    cost: int
    upkeep: int
    abilities: tuple[Ability, ...]
    abilities_at: dict[str, list[Ability]]
    price_changes: dict[str, int]
    ignored_limits: frozenset[str]
    restyles: tuple[str, ...]
    judged_rows: int
    moments: int
    growth_cost: int | None = None
    other: str = ""


@dataclass(frozen=True, slots=True)
class Design:
    """A design card; `cash` is what its better margin brings at the show."""

    id: str
    style: Style
    type: str
    materials: tuple[Material, Material]
    value: int
    quality: int
    trend: int
    cash: int
    starting: bool


@dataclass(frozen=True, slots=True)
class Tile:
    """A show tile: its city and its features from the top row down."""

    id: str
    deck: Deck
    rows: tuple[Feature, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards of a ruleset by id, and the files they came from.

    `decks` lists the card ids (front sides) of each kind and deck in the pack's order.
    """

    files: CardFiles
    sides: dict[str, Side] = field(default_factory=dict)
    abilities: dict[str, Ability] = field(default_factory=dict)
    designs: dict[str, Design] = field(default_factory=dict)
    tiles: dict[str, Tile] = field(default_factory=dict)
    starting: dict[str, tuple[str, str]] = field(default_factory=dict)
    prices: dict[str, dict[str, int]] = field(default_factory=dict)
    decks: dict[tuple[Kind, Deck], list[str]] = field(default_factory=dict)

    def values(self) -> object:
        """Give every value that play depends on (never where it comes from)."""
        return values_of(self.files)


def compile_cards(files: CardFiles, options: PretOptions = USUAL) -> Cards:
    """Compile records into what play needs, as far as the options leave it to the cards."""
    cards = Cards(files)
    for contract in files.contracts:
        _add(cards, "contracts", contract, _contract_sides(contract, options))
    for building in files.buildings:
        growth = building.upgrade
        _add(cards, "buildings", building, _grown_sides("buildings", building, growth, options, building.cost))
    for employee in files.employees:
        _add(cards, "employees", employee, _grown_sides("employees", employee, employee.training, options))
    cards.designs.update({record.id: _design(record, options) for record in files.designs})
    cards.tiles.update({record.id: Tile(record.id, record.deck, tuple(record.rows)) for record in files.tiles})
    cards.starting.update({record.id: (record.designs[0], record.designs[1]) for record in files.clothing_types})
    for place, prices in files.prices.items():
        cards.prices[place] = {str(material): prices[material] for material in MATERIALS}
    return cards


def fitted(cards: Cards, options: PretOptions) -> Cards:
    """Fit cards that were compiled for the usual options to others."""
    changed = any(getattr(options, name) != getattr(USUAL, name) for name in (*TAKING, "margin_bonus"))
    return compile_cards(cards.files, options) if changed else cards


def _add(cards: Cards, kind: Kind, record: CardRecord, sides: list[Side]) -> None:
    cards.decks.setdefault((kind, record.deck), []).append(record.id)
    for side in sides:
        cards.sides[side.id] = side
        cards.abilities.update({ability.id: ability for ability in side.abilities})


def _contract_sides(record: ContractRecord, options: PretOptions) -> list[Side]:
    front = _side("contracts", record, effective(record.front.does, options, back=False))
    if record.back is None:
        return [front]
    back = _side("contracts", record, effective(record.back.does, options, back=True), back=True)
    return [replace(front, other=back.id), back]


def _grown_sides(
    kind: Kind,
    record: BuildingRecord | EmployeeRecord,
    growth: GrowthRecord | None,
    options: PretOptions,
    cost: int = 0,
) -> list[Side]:
    front = _side(kind, record, effective(record.does, options, back=False), cost=cost, upkeep=record.upkeep)
    if growth is None:
        return [front]
    grown = effective(growth.does, options, back=True)
    back = _side(kind, record, grown, cost=cost, upkeep=growth.upkeep, back=True)
    return [replace(front, other=back.id, growth_cost=growth.cost, moments=front.moments | GROWTH_BIT), back]


def _side(
    kind: Kind,
    record: CardRecord,
    does: Sequence[Acting | Modify | Allow],
    *,
    cost: int = 0,
    upkeep: int = 0,
    back: bool = False,
) -> Side:
    side_id = record.id + BACK * back
    moments = [one for one in does if isinstance(one, Acting)]
    changes = [one for one in does if isinstance(one, Modify)]
    abilities = tuple(_ability(side_id, number, one) for number, one in enumerate(moments))
    prices: Counter[str] = Counter()
    for one in changes:
        if one.modify == "material_price":
            prices[str(one.at)] += one.add
    limits = frozenset(str(one.at) for one in changes if one.modify == "pawn_limit")
    restyles = tuple(one.to for one in does if isinstance(one, Allow))
    bits = LIMIT_BIT * bool(limits) | PRICE_BIT * bool(prices) | RESTYLE_BIT * bool(restyles)
    for ability in abilities:
        bits |= MOMENT_BITS[ability.moment] | (0 if ability.pawn else PAWNLESS_BITS[ability.moment])
    by_moment: dict[str, list[Ability]] = {}
    for ability in abilities:
        by_moment.setdefault(ability.moment, []).append(ability)
    return Side(
        id=side_id,
        card=record.id,
        kind=kind,
        deck=record.deck,
        cost=cost,
        upkeep=upkeep,
        abilities=abilities,
        abilities_at=by_moment,
        price_changes=dict(prices),
        ignored_limits=limits,
        restyles=restyles,
        judged_rows=sum(one.add for one in changes if one.modify == "judged_rows"),
        moments=bits,
    )


def _ability(side_id: str, number: int, record: Acting) -> Ability:
    moment = str(record.at) if record.on == "location" else record.on
    sure = any(isinstance(verb, Gain) and isinstance(verb.amount, int) for verb in record.do)
    return Ability(f"{side_id}.{number}", side_id, moment, record.pawn, tuple(record.do), sure)


def _design(record: DesignRecord, options: PretOptions) -> Design:
    return Design(
        id=record.id,
        style=record.style,
        type=record.type,
        materials=(record.materials[0], record.materials[1]),
        value=record.value,
        quality=record.bonus.count("quality"),
        trend=record.bonus.count("trend"),
        cash=options.margin_cash * (options.margin_bonus == "cash") * record.bonus.count("margin"),
        starting=record.starting,
    )


read_cards = CardReader(
    files=CardFiles,
    overlay=CardOverlay,
    names=FILES,
    compile=compile_cards,
    totals=[
        *(Total(kind, 18, {"deck": "normal"}) for kind in ACTION_KINDS),
        *(Total(kind, 6, {"deck": "last_quarter"}) for kind in ACTION_KINDS),
        Total("designs", 50),
        Total("designs", 10, {"starting": True}),
        Total("tiles", 6, {"deck": "normal"}),
        Total("tiles", 4, {"deck": "last_quarter"}),
        Total("clothing_types", 5),
    ],
    references={"clothing_types.*.designs.*": ["designs"]},
    unique=[[f"{kind}.*.id" for kind in ACTION_KINDS], ["clothing_types.*.designs.*"]],
)
"""Reads the cards of this game from packs."""
