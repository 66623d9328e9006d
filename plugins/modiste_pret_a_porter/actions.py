"""What a company may want to do."""

from __future__ import annotations

from modiste.action import Action


class PlacePawn(Action, frozen=True):
    """Place a pawn on a location."""

    location: str


class Decline(Action, frozen=True):
    """Take the pawn home, or leave an ability, without doing anything."""


class TakeCredit(Action, frozen=True):
    """Take a Credit of this amount; 0 takes none."""

    amount: int


class TakeContract(Action, frozen=True):
    """Take an open contract."""

    contract: str


class BuyBuilding(Action, frozen=True):
    """Buy an open building."""

    building: str


class HireEmployee(Action, frozen=True):
    """Hire an open employee."""

    employee: str


class HireInPlaceOf(Action, frozen=True):
    """Hire an open employee in the place of one of the company's, who is dismissed and paid off."""

    employee: str
    dismissed_employee: str


class TakeDesign(Action, frozen=True):
    """Take an open design."""

    design: str


class DrawDesign(Action, frozen=True):
    """Take the unseen top design of the deck."""


class ChooseMaterial(Action, frozen=True):
    """Choose the one material to buy."""

    material: str


class BuyQuantity(Action, frozen=True):
    """Buy this many pieces of the chosen material."""

    amount: int


class BuyAssortment(Action, frozen=True):
    """Buy one piece of each chosen material."""

    chosen: tuple[str, ...]


class TakePreparation(Action, frozen=True):
    """Take one of the last-minute rewards."""

    resource: str


class UseAbilities(Action, frozen=True):
    """Use these abilities, by their ids, in the order named."""

    chosen: tuple[str, ...]


class SellDesigns(Action, frozen=True):
    """Sell these designs by an ability."""

    chosen: tuple[str, ...]


class SellMaterials(Action, frozen=True):
    """Sell these materials by an ability, each named as `silk 1`, `silk 2`."""

    chosen: tuple[str, ...]


class Train(Action, frozen=True):
    """Train an employee."""

    employee: str


class Upgrade(Action, frozen=True):
    """Upgrade a building."""

    building: str


class EndGrowth(Action, frozen=True):
    """Let nothing (more) grow this round."""


class ChooseStyle(Action, frozen=True):
    """Choose the style of the collection."""

    style: str


class ShowNothing(Action, frozen=True):
    """Show no collection."""


class ShowDesigns(Action, frozen=True):
    """Show these designs as the collection."""

    chosen: tuple[str, ...]


class Dismiss(Action, frozen=True):
    """Dismiss an employee against severance pay: a free action within any decision of one's own."""

    employee: str


ACTIONS = (
    PlacePawn,
    Decline,
    TakeCredit,
    TakeContract,
    BuyBuilding,
    HireEmployee,
    HireInPlaceOf,
    TakeDesign,
    DrawDesign,
    ChooseMaterial,
    BuyQuantity,
    BuyAssortment,
    TakePreparation,
    UseAbilities,
    SellDesigns,
    SellMaterials,
    Train,
    Upgrade,
    EndGrowth,
    ChooseStyle,
    ShowNothing,
    ShowDesigns,
    Dismiss,
)
