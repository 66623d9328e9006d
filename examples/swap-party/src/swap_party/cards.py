"""The garments: what their file may hold, and what play needs of it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from modiste import Options, option
from modiste.overlay import CardReader, Total
from modiste.vocabulary import Id, Number, Record, values_of

Fabric: TypeAlias = Literal["denim", "silk", "tweed", "velvet"]
Piece: TypeAlias = Literal["hat", "coat", "shoes"]

FABRICS: tuple[Fabric, ...] = get_args(Fabric)
PIECES: tuple[Piece, ...] = get_args(Piece)


class SwapOptions(Options):
    """The one number that players may want to change."""

    look_points: int = option(5, source="house", ge=0, le=20)


class GarmentRecord(Record):
    """A kind of garment, and the flair of each of its copies."""

    id: Id
    fabric: Fabric
    piece: Piece
    flair: list[Number]


class CardFiles(Record):
    """All card files, as one mapping: here it is one file, `garments.yaml`."""

    garments: list[GarmentRecord] = []


@dataclass(frozen=True, slots=True)
class Garments:
    """The garments: `kinds` by the id of a card (`denim_hat.17`), `flair` likewise."""

    files: CardFiles
    kinds: dict[str, GarmentRecord]
    flair: dict[str, int]

    def values(self) -> object:
        """Give all that play depends on, for the fingerprint of the ruleset."""
        return values_of(self.files)


def compile_garments(files: CardFiles) -> Garments:
    """Make single cards of the records."""
    copies = [(record, flair) for record in files.garments for flair in record.flair]
    kinds = {f"{record.id}.{flair}": record for record, flair in copies}
    return Garments(files, kinds, {f"{record.id}.{flair}": flair for record, flair in copies})


read_garments = CardReader(
    files=CardFiles,
    overlay=CardFiles,
    names=["garments"],
    compile=compile_garments,
    totals=[Total("garments", 48, copies=lambda record: len(record["flair"]))],
    unique=[["garments.*.flair.*"]],
)
"""Reads the garments of the packs in play, and says for `modiste packs check` what must be true of them."""
