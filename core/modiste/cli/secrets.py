"""Whether a game has anything that one player must not see of another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from modiste.stateclass import fields_of, is_state_class
from modiste.visibility import Visibility

HIDING = (Visibility.OWNER, Visibility.EACH)


def has_secrets(classes: Iterable[type]) -> bool:
    """Say whether any of these state classes, or what they hold, shows one seat more than another."""
    return any(
        field.visibility in HIDING or has_secrets(_state_classes(field.type))
        for cls in classes
        for field in fields_of(cls)
    )


def _state_classes(kind: object) -> list[type]:
    found = [part for part in (kind, *get_args(kind)) if isinstance(part, type) and is_state_class(part)]
    return [part for part in found if "state_fields" in vars(part)]
