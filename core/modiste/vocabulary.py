"""What the vocabularies of all games share: strict records, amounts, and unions told apart by their first word.

The words themselves belong to the games. There is no expression language: an amount is a number, or so much
per thing counted.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Discriminator, Field

P = TypeVar("P")


class Record(BaseModel):
    """A frozen record of a pack that refuses what it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class PerThing(Record, Generic[P]):
    """So much `times` the number of things named by `per`."""

    per: P
    times: Annotated[int, Field(ge=1, le=99)]


Number: TypeAlias = Annotated[int, Field(ge=1, le=99)]
"""A plain amount; a game's own amounts are this, or `PerThing` of what it counts."""


def by_key(*keys: str) -> Discriminator:
    """Tell the records of a union apart by the key that each of them must have."""

    def key_of(value: Any) -> str | None:
        names = value if isinstance(value, dict) else type(value).model_fields
        return next((key for key in keys if key in names), None)

    return Discriminator(key_of)
