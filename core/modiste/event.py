"""Events: what has happened.

Events tell players and observers about committed moves; rules never listen to them. The name of a text field
is the prefix of the message that names its value (`location="bank"` reads `location-bank`), so a game's
events need no code to become sentences.
"""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False):
    """A fact of the match, as everybody may know it unless `seen_by` says otherwise."""

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event as `seat` may know it (None: a spectator), or None if it may not know it at all."""
        return self


class AnsweredAlone(Event, frozen=True):
    """A question of `seat` had a single answer, so the engine gave it; `action` is its kind."""

    seat: int
    action: str
