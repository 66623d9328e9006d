"""The packs in a person's data folder: found at every start, and left out with a word if they are broken.

Languages are there for whoever asks for them; cards lie over those of their game in every new match. A match that was
begun names its packs itself, and is gone on with these.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from modiste.catalogue import Catalogue
from modiste.cli.data_folder import packs_folder
from modiste.errors import ModisteError
from modiste.pack_links import link_problems
from modiste.packs import Pack, PackError, read_pack
from modiste.plugins.loading import load, load_file


@dataclass(frozen=True, slots=True)
class OwnPacks:
    """What was found: the packs that can be used, and by folder why others cannot."""

    packs: tuple[Pack, ...] = ()
    broken: tuple[tuple[Path, ModisteError], ...] = ()

    @property
    def folders(self) -> list[Path]:
        """The folders of the packs that can be used."""
        return [pack.root for pack in self.packs if isinstance(pack.root, Path)]

    def cards_for(self, game: str) -> list[Path]:
        """Return the folders of the packs with cards for a game."""
        cards = [pack for pack in self.packs if pack.kind == "cards" and pack.game == game]
        return [pack.root for pack in cards if isinstance(pack.root, Path)]


def find_own_packs(plugins: Iterable[Path] = ()) -> OwnPacks:
    """Look for packs in the folder and try each; `plugins` are files that may bring further games."""
    try:
        folders = sorted(one for one in packs_folder().iterdir() if one.is_dir() and one.name[0] != ".")
    except OSError:
        folders = []
    if not folders:
        return OwnPacks()
    read, broken = _read(folders)
    catalogue = load(extra_modules=[load_file(path) for path in plugins], extra_packs=[folder for folder, _ in read])
    sound = []
    for folder, pack in read:
        try:
            _try(pack, catalogue)
        except ModisteError as error:
            broken.append((folder, error))
        else:
            sound.append(pack)
    return OwnPacks(tuple(sound), tuple(sorted(broken, key=lambda one: one[0])))


def _read(folders: Iterable[Path]) -> tuple[list[tuple[Path, Pack]], list[tuple[Path, ModisteError]]]:
    read: list[tuple[Path, Pack]] = []
    broken: list[tuple[Path, ModisteError]] = []
    for folder in folders:
        try:
            read.append((folder, read_pack(folder)))
        except ModisteError as error:
            broken.append((folder, error))
    return read, broken


def _try(pack: Pack, catalogue: Catalogue) -> None:
    """Use a pack as a match would; raise what keeps it from being used."""
    for problem in catalogue.problems:
        if problem.plugin == f"pack {pack.id}":
            raise problem
    if problems := link_problems(pack, catalogue.games, catalogue.pack, catalogue.folders):
        raise PackError(problems)
    if pack.kind == "cards" and pack.game in catalogue.games:
        catalogue.ruleset(pack.game, packs=[pack.id])
    for language in pack.languages:
        for name in pack.files(f"text/{language}", ".ftl"):
            pack.text(name)
