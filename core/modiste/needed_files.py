"""Which plugins in single files a match needs, and how those that are given compare with those that a record names.

A record names files, not folders: where a file lies is nobody else's business, and it may have been moved. What a
match needs is found by its ids as ever; a file is only asked for where one of them is missing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from modiste.catalogue import Catalogue, Thing
from modiste.record import Header, PluginFile, RecordNote, SeatInfo

if TYPE_CHECKING:
    from modiste.ruleset import Ruleset


def needed_files(catalogue: Catalogue, ruleset: Ruleset, seats: Iterable[SeatInfo]) -> list[PluginFile]:
    """List the files that bring the game, variants, packs or bots of a match."""
    game = ruleset.game.id
    needed = {Thing("game", "", game)}
    needed |= {Thing("variant", game, variant.id) for variant in ruleset.variants}
    needed |= {Thing("pack", "", pack.id) for pack in ruleset.packs}
    needed |= {Thing("bot", owner, seat.bot) for seat in seats if seat.bot for owner in ("", game)}
    found = (plugin for plugin in catalogue.plugins if plugin.mark and needed & set(plugin.things))
    return [PluginFile(name=plugin.name, mark=plugin.mark) for plugin in found]


def missing_files(header: Header, catalogue: Catalogue) -> list[str]:
    """Name the files of a record that are not given, neither by name nor by what is in them."""
    given = {fact for plugin in catalogue.plugins if plugin.mark for fact in (plugin.name, plugin.mark)}
    return [file.name for file in header.files if not {file.name, file.mark} & given]


def changed_files(header: Header, catalogue: Catalogue) -> list[str]:
    """Name the files that are given, but are not what they were when the record was begun."""
    given = {plugin.name: plugin.mark for plugin in catalogue.plugins if plugin.mark}
    known = set(given.values())
    return [file.name for file in header.files if file.name in given and file.mark not in known]


def file_notes(header: Header, catalogue: Catalogue, *, agrees: bool = False) -> list[RecordNote]:
    """Note which files have changed; `agrees` says that the record is known to play as it did."""
    facts = {"agrees": "yes" if agrees else "no"}
    return [RecordNote("changed-file", {"file": name} | facts) for name in changed_files(header, catalogue)]
