"""Where saved matches live: in the player's data folder, unless a file is named."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import platformdirs

from modiste.errors import NotARecord, RecordError, RecordUnwritable
from modiste.problem import system_reason
from modiste.record import Record, read_record

SUFFIX = ".jsonl"
PROGRAM = "modiste"


def saves_folder() -> Path:
    """Return the folder of the player's saves."""
    return platformdirs.user_data_path("modiste", appauthor=False) / "saves"


def new_save(game: str) -> Path:
    """Name a new file in the folder, and make the folder.

    Raises:
        RecordUnwritable: the system refuses.
    """
    folder = saves_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordUnwritable(path=str(folder), problem=system_reason(error)) from error
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(path for name in names if not (path := folder / f"{name}{SUFFIX}").exists())


def all_saves() -> list[Path]:
    """List the saves, the one played last first."""
    found = [path for path in saves_folder().glob(f"*{SUFFIX}") if path.is_file()]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def find_save(named: Path) -> Path:
    """Find the save that a person named: a file, or else one in the folder, with or without its suffix."""
    inside = [saves_folder() / named, saves_folder() / f"{named}{SUFFIX}"] if len(named.parts) == 1 else []
    try:
        return named if named.exists() else next((path for path in inside if path.is_file()), named)
    except OSError:  # such as a name that is too long: whoever reads it says so
        return named


def resume_command(path: Path, packs: Iterable[Path] = (), plugins: Iterable[Path] = ()) -> str:
    """Return what to type to go on with a save, the packs and plugins that were named for it included.

    The program stands there as it was called, where `modiste` alone is not found.
    """
    program = PROGRAM
    if not shutil.which(PROGRAM) and Path(sys.argv[0]).stem == PROGRAM and shutil.which(sys.argv[0]):
        program = shlex.quote(sys.argv[0])
    named = [("--pack", one) for one in packs] + [("--plugin", one) for one in plugins]
    words = [str(path), *(str(word) for pair in named for word in pair)]
    return f"{program} resume {shlex.join(words)}"


def all_records() -> Iterator[Record]:
    """Read the saves, the one played last first; what is none is passed over, as is one killed before its first line.

    Raises:
        RecordError: a save that cannot be read.
    """
    for path in all_saves():
        with suppress(NotARecord):
            yield read_record(path)


def last_record() -> Record:
    """Read the save that was played last.

    Raises:
        NoSave: there is none.
        RecordError: it cannot be read.
    """
    for record in all_records():
        return record
    raise NoSave


class NoSave(RecordError):
    """There is no save to go on with."""

    code = "record/none"
