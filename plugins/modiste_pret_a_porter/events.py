"""What has happened. A text field's name is the kind of name that its value has in the texts."""

from __future__ import annotations

from modiste.event import Event


class SeatEvent(Event, frozen=True):
    """Something that one company did or met."""

    seat: int


class RoundStarted(Event, frozen=True):
    """A round began; `order` lists the seats in turn order."""

    round: int
    order: tuple[int, ...]


class CardsDealt(Event, frozen=True):
    """The displays were filled anew."""

    contracts: tuple[str, ...]
    buildings: tuple[str, ...]
    employees: tuple[str, ...]
    designs: tuple[str, ...]


class LastQuarterStarted(Event, frozen=True):
    """The last-quarter cards came into play."""


class DesignsReshuffled(Event, frozen=True):
    """The discarded designs became the new deck."""

    count: int


class PawnPlaced(SeatEvent, frozen=True):
    """A pawn was placed."""

    location: str


class LocationDeclined(SeatEvent, frozen=True):
    """A location was left without doing anything there."""

    location: str


class CreditTaken(SeatEvent, frozen=True):
    """A Credit was taken; `upkeep` is the new upkeep."""

    amount: int
    upkeep: int


class ContractTaken(SeatEvent, frozen=True):
    """A contract was taken."""

    contract: str


class BuildingBought(SeatEvent, frozen=True):
    """A building was bought; `upkeep` is the new upkeep."""

    building: str
    cost: int
    upkeep: int


class EmployeeHired(SeatEvent, frozen=True):
    """An employee was hired; `upkeep` is the new upkeep."""

    employee: str
    upkeep: int


class EmployeeDismissed(SeatEvent, frozen=True):
    """An employee was dismissed against `cost` cash; `upkeep` is the new upkeep."""

    employee: str
    cost: int
    upkeep: int


class DesignTaken(SeatEvent, frozen=True):
    """An open design was taken."""

    design: str


class DesignDrawn(SeatEvent, frozen=True):
    """The top design of the deck was taken unseen."""

    design: str


class MaterialsBought(SeatEvent, frozen=True):
    """Materials were bought (one name for each piece) for `cost` cash, which brought `quality` tokens."""

    location: str
    materials: tuple[str, ...]
    cost: int
    quality: int


class PreparationTaken(SeatEvent, frozen=True):
    """A last-minute reward was taken."""

    resource: str
    amount: int


class AbilityUsed(SeatEvent, frozen=True):
    """A card's ability acted."""

    card: str


class ResourceGained(SeatEvent, frozen=True):
    """A card brought something."""

    resource: str
    amount: int


class DesignsSold(SeatEvent, frozen=True):
    """Designs were sold by an ability."""

    designs: tuple[str, ...]
    cash: int


class MaterialsSold(SeatEvent, frozen=True):
    """Materials were sold by an ability."""

    materials: tuple[str, ...]
    cash: int


class EmployeeTrained(SeatEvent, frozen=True):
    """An employee was trained for `cost`; `upkeep` is the new upkeep."""

    employee: str
    cost: int
    upkeep: int


class BuildingUpgraded(SeatEvent, frozen=True):
    """A building was upgraded for `cost`; `upkeep` is the new upkeep."""

    building: str
    cost: int
    upkeep: int


class LoansTaken(SeatEvent, frozen=True):
    """So many forced loans brought `cash` together; `upkeep` is the new upkeep."""

    count: int
    cash: int
    upkeep: int


class UpkeepPaid(SeatEvent, frozen=True):
    """Upkeep was paid; a negative amount is a surplus that came in."""

    amount: int


class DebtsRepaid(SeatEvent, frozen=True):
    """Credits and loans that were due were repaid; `upkeep` is the new upkeep."""

    credits: int
    loans: int
    upkeep: int


class PrestigeExchanged(SeatEvent, frozen=True):
    """Prestige tokens became victory points."""

    prestige: int
    victory_points: int


class CollectionShown(SeatEvent, frozen=True):
    """A collection was shown; the design bonuses and the clothing type brought tokens."""

    style: str
    designs: tuple[str, ...]
    quality: int
    trend: int


class NothingShown(SeatEvent, frozen=True):
    """A company showed nothing."""


class FeatureJudged(Event, frozen=True):
    """A feature was judged in a city: who was first and second, and the prestige each of them won."""

    tile: str
    feature: str
    row: int
    first: tuple[int, ...]
    first_prestige: int
    second: tuple[int, ...]
    second_prestige: int


class CollectionSold(SeatEvent, frozen=True):
    """A collection was sold: cash by prestige and by the designs' values."""

    prestige_cash: int
    design_cash: int


class ContractWeakened(SeatEvent, frozen=True):
    """A contract was turned to its weaker side."""

    contract: str


class ContractExpired(SeatEvent, frozen=True):
    """A contract ran out."""

    contract: str


class LoansSettled(SeatEvent, frozen=True):
    """The last loans were repaid from cash after the last exchange."""

    amount: int


class WentBankrupt(SeatEvent, frozen=True):
    """A company could not repay its loans at the end."""

    owed: int


EVENTS = (
    RoundStarted,
    CardsDealt,
    LastQuarterStarted,
    DesignsReshuffled,
    PawnPlaced,
    LocationDeclined,
    CreditTaken,
    ContractTaken,
    BuildingBought,
    EmployeeHired,
    EmployeeDismissed,
    DesignTaken,
    DesignDrawn,
    MaterialsBought,
    PreparationTaken,
    AbilityUsed,
    ResourceGained,
    DesignsSold,
    MaterialsSold,
    EmployeeTrained,
    BuildingUpgraded,
    LoansTaken,
    UpkeepPaid,
    DebtsRepaid,
    PrestigeExchanged,
    CollectionShown,
    NothingShown,
    FeatureJudged,
    CollectionSold,
    ContractWeakened,
    ContractExpired,
    LoansSettled,
    WentBankrupt,
)
