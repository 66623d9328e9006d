"""What the editions of a game make of its options, and the words for options and their values.

The message `game-option-dismissal` names an option in a few words; its attributes name its values, `.any-time`. An
edition is named by `edition-retail`, whose attribute `.about` says in a line what it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from modiste.options import read_options, source_of, written

if TYPE_CHECKING:
    from modiste.game import Game
    from modiste.options import Options
    from modiste.text import Texts

OPTION: Final = "game-option"
EDITION: Final = "edition"


def presets(game: Game) -> dict[str, Options]:
    """Give the options of each edition, by its id."""
    return {edition: read_options(game.options, values) for edition, values in game.editions.items()}


def differing(chosen: Mapping[str, Options]) -> list[str]:
    """List the options of which not all that were chosen have the same value."""
    values = [options.model_dump() for options in chosen.values()]
    return [name for name in (values[0] if values else {}) if any(one[name] != values[0][name] for one in values)]


def dispute_of(options: type[Options], name: str) -> str:
    """Return the number of the dispute that an option is about: the first word of where its values come from."""
    return source_of(options, name).partition(",")[0]


def option_title(name: str, texts: Texts) -> str:
    """Say in a few words what an option is about; without a message, its name must do."""
    message = texts.id_of(OPTION, name)
    return texts.say(message) if texts.has(message) else name


def value_words(name: str, value: object, texts: Texts) -> str:
    """Say in a few words what a value of an option means."""
    plain = written(value)
    message = f"{texts.id_of(OPTION, name)}.{plain.replace('_', '-')}"
    if texts.has(message):
        return texts.say(message)
    return texts.say(f"switch-{plain}") if isinstance(value, bool) else plain


def edition_about(edition: str, texts: Texts) -> str:
    """Say in a line what an edition is, or nothing."""
    message = f"{texts.id_of(EDITION, edition)}.about"
    return texts.say(message) if texts.has(message) else ""
