"""A record as somebody may know it: told event by event, or handed over as data.

While a match runs, its record holds what is secret: the seed, sealed answers, hands. Whatever is told or handed over
here goes through the eyes of one seat, or of a spectator. Of a sealed answer that was taken back not even that is
told: at the table nobody would have noticed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from modiste.event import Event
from modiste.match import Match
from modiste.record import Decision, Entry, Record, TakenBack
from modiste.rerun import walk

UNTOLD: Final = ("seed", "streams")
"""What a view has, but nobody sees."""

SECRET: Final = ("seed", "digest")
"""What a header says of chance: the digest is short enough to find the seed by trying."""


@dataclass(frozen=True, slots=True)
class Told:
    """What one line of a record tells: what has happened, and how many decisions were taken back in the open."""

    events: Sequence[Event]
    undone: int = 0


def retell(record: Record, match: Match, eyes: int | None, to: int | None) -> Iterator[Told]:
    """Play a record in `match`, which `start` has set up, and tell what a seat or a spectator (None) may know of it.

    Raises:
        Diverged, BrokenLine: as `walk` does.
    """
    yield Told(match.seen(eyes))
    untold = _taken_back([entry for entry in record.entries if to is None or entry.line <= to])
    sealed: list[bool] = []
    for step in walk(record, match, to=to):
        if isinstance(step.entry, TakenBack):
            yield Told((), sealed[-step.entry.count :].count(False))
            del sealed[-step.entry.count :]
            continue
        sealed.append(match.turns[-1].sealed)
        if not (sealed[-1] and step.entry.line in untold):
            seen = (event.seen_by(eyes) for event in step.happened)
            yield Told([event for event in seen if event is not None])


def _taken_back(entries: Sequence[Entry]) -> set[int]:
    """Find the lines of the decisions that are taken back later."""
    standing: list[int] = []
    found: set[int] = set()
    for entry in entries:
        if isinstance(entry, Decision):
            standing.append(entry.line)
        else:
            found.update(standing[-entry.count :])
            del standing[-entry.count :]
    return found


def handed(record: Record, match: Match, eyes: int | None, ended: bool) -> dict[str, object]:
    """Give a record that was played in `match` as JSON-ready data, as a seat or a spectator (None) may know it.

    `ended` says whether the recorded match is over, so that its chance is no secret any more.
    """
    codec, view = match.ruleset.codec, match.view(eyes)
    header = msgspec.to_builtins(record.header)
    data: dict[str, object] = {name: value for name, value in header.items() if ended or name not in SECRET}
    data |= {
        "seat": eyes,
        "over": match.over,
        "waiting": [] if match.over else list(match.waiting),
        "events": [codec.event_data(event) for event in match.seen(eyes)],
        "view": {name: value for name, value in codec.state_data(view).items() if name not in UNTOLD},
    }
    if match.over:
        data["standings"] = [
            {"seat": one.seat, "rank": one.rank, "points": one.points, "lines": dict(one.lines)}
            for one in match.standings()
        ]
    return data
