"""How the cards of this game are called: by the id of their side, in full or briefly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modiste_pret_a_porter.content import BACK

if TYPE_CHECKING:
    from modiste.text import Texts

CARD_FAMILIES = ("contract", "building", "employee", "design")
"""The families of messages that name cards; an id belongs to one of them only."""


def side_name(texts: Texts, family: str, side: str) -> str:
    """Name a side of a card; the other one may have a name of its own."""
    return _trained(texts, family, side) or _with_back(texts, family, side, "")


def short_name(texts: Texts, family: str, value: str) -> str:
    """Name a side of a card, or a value of another family, as briefly as its message allows."""
    return _trained(texts, family, value) or _with_back(texts, family, value, "short")


def card_family(texts: Texts, side: str) -> str | None:
    """Find the family that names a card, by the id of any of its sides."""
    base = side.removesuffix(BACK)
    return next((family for family in CARD_FAMILIES if texts.has(texts.id_of(family, base))), None)


def card_name(texts: Texts, side: str) -> str | None:
    """Name a card of whatever kind, or say that no text does."""
    family = card_family(texts, side)
    return None if family is None else side_name(texts, family, side)


def _trained(texts: Texts, family: str, side: str) -> str:
    """Return the name that an other side has for itself, if it has one."""
    message = f"{texts.id_of(family, side.removesuffix(BACK))}.trained"
    return texts.say(message) if side.endswith(BACK) and texts.has(message) else ""


def _with_back(texts: Texts, family: str, side: str, attribute: str) -> str:
    name = texts.name(family, side.removesuffix(BACK), attribute)
    return texts.name("contract", "back", attribute, name=name) if side.endswith(BACK) else name
