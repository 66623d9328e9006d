"""How the things of this game are called: cards by the id of their side, places, materials, and their short forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modiste_pret_a_porter.content import BACK

if TYPE_CHECKING:
    from modiste.text import Texts

CARD_FAMILIES = ("contract", "building", "employee", "design")
"""The families of messages that name cards; an id belongs to one of them only."""


def hyphened(value: str) -> str:
    """Turn an id into the end of a message's name."""
    return value.replace("_", "-")


def named(texts: Texts, family: str, value: str) -> str:
    """Name a value by its message; the other side of a card may have a name of its own."""
    message = f"{family}-{hyphened(value.removesuffix(BACK))}"
    if not value.endswith(BACK):
        return texts.say(message)
    if texts.has(f"{message}.trained"):
        return texts.say(f"{message}.trained")
    return texts.say("contract-back", name=texts.say(message))


def short_name(texts: Texts, family: str, value: str) -> str:
    """Name a value as briefly as its message allows."""
    message = f"{family}-{hyphened(value.removesuffix(BACK))}"
    if value.endswith(BACK):
        if texts.has(f"{message}.trained"):
            return texts.say(f"{message}.trained")
        return texts.say("contract-back.short", name=short_name(texts, family, value.removesuffix(BACK)))
    return texts.say(f"{message}.short" if texts.has(f"{message}.short") else message)


def card_family(texts: Texts, side: str) -> str | None:
    """Find the family that names a card, by the id of any of its sides."""
    base = hyphened(side.removesuffix(BACK))
    return next((family for family in CARD_FAMILIES if texts.has(f"{family}-{base}")), None)


def card_name(texts: Texts, side: str) -> str | None:
    """Name a card of whatever kind, or say that no text does."""
    family = card_family(texts, side)
    return None if family is None else named(texts, family, side)
