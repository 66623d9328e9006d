"""What the vocabularies of all games share: strict records, where values come from, amounts, and unions told apart by
their first word.

The words themselves belong to the games. There is no expression language: an amount is a number, or so much
per thing counted.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Discriminator, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema

P = TypeVar("P")

Id: TypeAlias = Annotated[str, Field(pattern=r"^[a-z]+(_[a-z]+)*$")]
"""What a card is called in files, saves and messages."""

Provenance: TypeAlias = Literal["rulebook", "example", "deduced", "house"]
"""How a value is known: printed in the rules, seen in an example, worked out from those, or invented here."""


def _make_strict(schema: object) -> None:
    if isinstance(schema, dict):
        if schema.get("type") in ("int", "bool"):
            schema["strict"] = True
        for part in schema.values():
            _make_strict(part)
    elif isinstance(schema, (list, tuple)):
        for part in schema:
            _make_strict(part)


class Record(BaseModel):
    """A frozen record of a pack that refuses what it does not know.

    A number is a number and a switch is `true` or `false`: what looks like one (`'3'`, `3.0`, `no`) is refused.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    @classmethod
    def __get_pydantic_core_schema__(cls, source: type[BaseModel], handler: GetCoreSchemaHandler) -> CoreSchema:
        schema = handler(source)
        _make_strict(schema)  # of these two only: a strict model takes no mapping, and a strict tuple no list
        return schema


class Sourced(Record):
    """A record that may name the provenance of single values."""

    sources: dict[str, Provenance] = {}


def values_of(files: BaseModel) -> object:
    """Give every value of card files that play depends on, and so never where one comes from."""
    return _without_sources(files.model_dump(mode="json"))


def _without_sources(data: object) -> object:
    if isinstance(data, dict):
        return {key: _without_sources(value) for key, value in data.items() if key != "sources"}
    return [_without_sources(one) for one in data] if isinstance(data, list) else data


class PerThing(Record, Generic[P]):
    """So much `times` the number of things named by `per`."""

    per: P
    times: Annotated[int, Field(ge=1, le=99)]


Number: TypeAlias = Annotated[int, Field(ge=1, le=99)]
"""A plain amount; a game's own amounts are this, or `PerThing` of what it counts."""


def by_key(*keys: str) -> Discriminator:
    """Tell the records of a union apart by the key that each of them must have."""

    def key_of(value: Any) -> str | None:
        names = value if isinstance(value, dict) else getattr(type(value), "model_fields", ())
        return next((key for key in keys if key in names), None)

    return Discriminator(key_of)
