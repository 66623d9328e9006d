"""Makes the samples of saves by playing."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from modiste.match import Match
from modiste.plugins.loading import load
from modiste.randomness import generator
from modiste.record import SeatInfo
from modiste.record_writer import RecordWriter
from tests.docs.markdown import fenced

PEOPLE = (SeatInfo(name="Ada"), SeatInfo(name="Random", kind="bot:random"))


def save(game: str) -> str:
    """Show a short save of two seats: two decisions, and an undo of both."""
    catalogue = load()
    match = Match.new(catalogue.ruleset(game), len(PEOPLE), 97)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "save.jsonl"
        with RecordWriter.create(path, match, PEOPLE) as writer:
            for _ in range(2):
                seat = match.waiting[0]
                match.submit(match.space(seat).sample(generator("sample", seat)))
                writer.decision(match)
            writer.undo(2)
        text = path.read_text(encoding="utf-8")
    return fenced(re.sub(r'"values":"[^"]{40}[^"]*"', shortened, text), "json")


def shortened(found: re.Match[str]) -> str:
    """Leave the end of a long value out."""
    return f'{found[0][:40]}…"'
