"""The errors of Modiste, in one tree.

    ModisteError
    ├─ PluginError     a plugin is broken, or claims what is not free
    ├─ ContentError    a pack, a card or a text is wrong
    ├─ RulesetError    a game cannot be set up as asked
    ├─ PlayError       what a seat asked for is refused; nothing has changed
    ├─ RecordError     a save cannot be read, or does not fit the ruleset
    └─ EngineError     a mistake of a plugin or of Modiste itself

Every class that is raised has a stable `code` and keeps its facts as fields. The command line turns an error into a
sentence of the player's language by its code (`error-play-not-waited-for`) and these fields; `str(error)` is for
developers.
"""

from __future__ import annotations

from typing import ClassVar


class ModisteError(Exception):
    """The base of every named error: a code, and facts as keyword fields."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str = "", **facts: object) -> None:
        self.facts = facts
        super().__init__(message or self._sentence())

    def _sentence(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}: {facts}" if facts else self.code


class PluginError(ModisteError):
    """A plugin is broken, or claims an id that is not free."""

    code = "plugin/broken"


class ContentError(ModisteError):
    """A pack, a card or a text is wrong."""

    code = "content/broken"


class RulesetError(ModisteError):
    """A game cannot be set up as asked."""

    code = "ruleset/refused"


class UnknownName(RulesetError):
    """An id that nothing installed answers to; the facts say `what`, `name` and the nearest `known`."""

    code = "ruleset/unknown"


class BadOption(RulesetError):
    """An option that the game does not have, or a value that it does not take."""

    code = "ruleset/bad-option"


class SeatCount(RulesetError):
    """Too few or too many seats for the game."""

    code = "ruleset/seats"


class VariantConflict(RulesetError):
    """Two variants that replace the same thing, or one that lacks what it needs."""

    code = "ruleset/variant-conflict"


class PlayError(ModisteError):
    """What a seat asked for is refused; the match stays as it was."""

    code = "play/refused"


class NotWaitedFor(PlayError):
    """An action of a seat that is not asked now."""

    code = "play/not-waited-for"


class IllegalAction(PlayError):
    """An action that is not in the seat's space."""

    code = "play/illegal-action"


class MatchOver(PlayError):
    """An action for a match that has ended."""

    code = "play/match-over"


class UndoRefused(PlayError):
    """Nothing can be taken back; `reason` says why."""

    code = "play/undo-refused"


class BadAction(PlayError):
    """Data that is no action of this game."""

    code = "play/bad-action"


class RecordError(ModisteError):
    """A save cannot be read, or does not fit the ruleset."""

    code = "record/broken"


class EngineError(ModisteError):
    """A mistake of a plugin or of Modiste itself."""

    code = "engine/mistake"


class EndlessFlow(EngineError):
    """More than a thousand automatic moves without a question; `places` are the last phases."""

    code = "engine/endless-flow"


class BadDeclaration(EngineError):
    """A class or flow that a game declares in a way the engine cannot use."""

    code = "engine/bad-declaration"
