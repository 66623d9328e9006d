"""Actions: what a seat wants.

An action is a small frozen struct, cheap to make and to compare. Its kind in saves is `<game>.<class_name>`.
Three field names are agreed between actions and spaces: `chosen` (Subset), `assigned` (Assign) and `amount`
(Amount).
"""

from __future__ import annotations

import msgspec


class Action(msgspec.Struct, frozen=True, gc=False):
    """What a seat wants to do; `seat` counts from 0."""

    seat: int
