"""The garments: what their file may hold, and what play needs of it."""

from __future__ import annotations

from dataclasses import dataclass

from modiste.overlay import CardReader, Total
from modiste.vocabulary import Id, Number, Record, values_of


class GarmentRecord(Record):
    """A garment and its points."""

    id: Id
    points: Number


class CardFiles(Record):
    """All card files, as one mapping: here it is one file, `garments.yaml`."""

    garments: list[GarmentRecord] = []


@dataclass(frozen=True, slots=True)
class Garments:
    """The garments: their points by id."""

    files: CardFiles
    points: dict[str, int]

    def values(self) -> object:
        """Give all that play depends on, for the fingerprint of the ruleset."""
        return values_of(self.files)


def compile_garments(files: CardFiles) -> Garments:
    """Make of the records what play needs."""
    return Garments(files, {record.id: record.points for record in files.garments})


read_garments = CardReader(
    files=CardFiles,
    overlay=CardFiles,
    names=["garments"],
    compile=compile_garments,
    totals=[Total("garments", 15)],
)
"""Reads the garments of the packs in play, and says for `modiste packs check` how many cards there should be."""
