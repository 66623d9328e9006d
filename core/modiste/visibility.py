"""Who may see a field of the state.

Every field of a state class or phase carries one of these markers; a field without one is an error when the
class is made. Visibility is static: revealing something means moving it to a field that others see.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias, TypeVar

T = TypeVar("T")


class Visibility(Enum):
    """Who sees a field: everybody, the seat that owns the object, each seat its own entry, or nobody."""

    PUBLIC = "public"
    OWNER = "owner"
    EACH = "each"
    NOBODY = "nobody"


Public: TypeAlias = Annotated[T, Visibility.PUBLIC]
"""Everybody sees it."""

Owner: TypeAlias = Annotated[T, Visibility.OWNER]
"""Only the seat named by the object's own `seat` field sees it."""

Each: TypeAlias = Annotated[T, Visibility.EACH]
"""A list by seat, of which every seat sees its own entry."""

Nobody: TypeAlias = Annotated[T, Visibility.NOBODY]
"""No seat sees it."""
