"""The check of the contract suite that looks at records: what was played can be saved, read and proved.

It is also how a broken promise comes to be a file: `save` writes a match so that `modiste replay` and `resume` open it.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from modiste.catalogue import Catalogue
from modiste.errors import RecordError
from modiste.record import SeatInfo, read_record
from modiste.record_writer import RecordWriter
from modiste.rerun import resume
from modiste.testing.play import Trial, positions

if TYPE_CHECKING:
    from modiste.match import Match
    from modiste.ruleset import Ruleset

SHORT = 40
"""A match is written when it has so many decisions, and goes on from what was read."""


def check_record(trial: Trial) -> None:
    """A match that is saved can be read back, proves itself digest by digest, and goes on from there."""
    with TemporaryDirectory() as folder:
        for match in positions(trial):
            if match.over or len(match.turns) == SHORT:
                path = Path(folder, "match.jsonl")
                save(path, match)
                _check_read(trial, path, match)
                return


def save(path: Path, match: Match) -> None:
    """Write a match to a new file; every seat is a person's, so that whoever resumes it can play on."""
    seats = [SeatInfo(name=f"Seat {seat + 1}") for seat in range(match.state.seats)]
    RecordWriter.create(path, match, seats).close()


def _check_read(trial: Trial, path: Path, match: Match) -> None:
    try:
        again, notes = resume(read_record(path), _catalogue_of(trial.ruleset))
    except RecordError as error:
        trial.demand(False, f"a record that was just written cannot be read: {error}")
        return
    trial.demand(
        not notes, f"a record that was just written is read with reservations: {[note.code for note in notes]}"
    )
    trial.demand(again.state == match.state, "a record leads to another state than the one that was saved")
    trial.demand(again.events == match.events, "a record leads to other events than those that were saved")


def _catalogue_of(ruleset: Ruleset) -> Catalogue:
    """Make a catalogue of what one ruleset needs."""
    return Catalogue(
        games={ruleset.game.id: ruleset.game},
        variants={(variant.game, variant.id): variant for variant in ruleset.variants},
        folders={pack.id: pack.root for pack in ruleset.packs},
    )
