"""The errors of Modiste, in one tree.

    ModisteError
    ├─ PluginError     a plugin is broken, or claims what is not free
    ├─ ContentError    a pack, a card or a text is wrong
    ├─ RulesetError    a game cannot be set up as asked
    ├─ PlayError       what a seat asked for is refused; nothing has changed
    ├─ RecordError     a save cannot be read, or does not fit the ruleset
    └─ EngineError     a mistake of a plugin or of Modiste itself

Every class that is raised has a stable `code` and keeps its facts as fields. The command line makes a sentence of the
player's language by its code (`error-play-not-waited-for`) and these fields; `str(error)` is for developers.
"""

from __future__ import annotations

from typing import ClassVar


class ModisteError(Exception):
    """The base of every named error: a code, and facts as keyword fields."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str = "", /, **facts: object) -> None:
        self.facts = facts
        super().__init__(message or self._sentence())

    def _sentence(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}: {facts}" if facts else self.code


class PluginError(ModisteError):
    """A plugin is broken, or claims an id that is not free.

    The facts: the `plugin`, the `place` of the mistake and, for developers, its `cause`; `cure` is what would be right.
    """

    code = "plugin/broken"
    cure: ClassVar[str] = "mend the plugin or take it out"

    @property
    def plugin(self) -> str:
        """The name of the plugin."""
        return str(self.facts.get("plugin", ""))

    @property
    def place(self) -> str:
        """Where the mistake is: `file:line`, or the entry point."""
        return str(self.facts.get("place", ""))

    @property
    def cause(self) -> str:
        """What went wrong, for a developer."""
        return str(self.facts.get("cause", ""))

    def _sentence(self) -> str:
        return f"{self.plugin} ({self.place}): {self.cause}; {self.cure}"


class PluginFailed(PluginError):
    """A plugin raises an error while it is imported or asked; `reason` is file, import (of a name) or raised."""

    code = "plugin/failed"


class UnknownHook(PluginError):
    """A plugin implements a `hook` that does not exist; `near` is what it may have meant."""

    code = "plugin/unknown-hook"
    cure = "correct the name, or mark a hook of a newer Modiste with @hookimpl(optionalhook=True)"


class UnmarkedHook(PluginError):
    """A plugin has a function named like a `hook`, but nothing marks it as one."""

    code = "plugin/unmarked-hook"
    cure = "mark it with @hookimpl"


class OtherApi(PluginError):
    """A plugin was written for another version (`api`) of the plugin contract than the `known` one."""

    code = "plugin/other-api"
    cure = "get the version of the plugin that fits this Modiste"


class IdTaken(PluginError):
    """A plugin claims an id that another one has; the facts say `what`, `id` and `owner`."""

    code = "plugin/id-taken"
    cure = "choose another id"


class NotRegistrable(PluginError):
    """A plugin registers something that is not what the hook is for.

    `reason` is thing (it is not of the hook's `kind`) or id (its `id` is not made as ids are).
    """

    code = "plugin/not-registrable"
    cure = "register what the hook's documentation names"


class ContentError(ModisteError):
    """A pack, a card or a text is wrong."""

    code = "content/broken"


class RulesetError(ModisteError):
    """A game cannot be set up as asked."""

    code = "ruleset/refused"


class UnknownName(RulesetError):
    """An id that nothing installed answers to; the facts say `what`, `name` and the nearest `known`."""

    code = "ruleset/unknown"


class ClauseOfVariant(RulesetError):
    """A clause of a variant that is not in play; the facts say the `clause` and the `variant`."""

    code = "ruleset/clause-of-variant"


class BadOption(RulesetError):
    """An option that the game does not have, or a value that it does not take."""

    code = "ruleset/bad-option"


class SeatCount(RulesetError):
    """Too few or too many seats for the game."""

    code = "ruleset/seats"


class VariantConflict(RulesetError):
    """Variants that cannot be played, or not together.

    The facts name the `variant`, an `other` thing and the `reason`: game, needs, excludes, pack, circle, or same (both
    change the `thing` of a `kind`: rule, place of the flow, or option).
    """

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


class RecordUnreadable(RecordError):
    """A save cannot be opened; `problem` is the system's reason."""

    code = "record/unreadable"


class RecordUnwritable(RecordError):
    """A save cannot be written; `problem` is the system's reason."""

    code = "record/unwritable"


class RecordExists(RecordError):
    """A new save would take the place of a file that is there."""

    code = "record/exists"


class RecordBusy(RecordError):
    """Another process plays on this save, or has played on since it was read."""

    code = "record/busy"


class NotARecord(RecordError):
    """A file that is no save of Modiste."""

    code = "record/no-record"


class NewerRecord(RecordError):
    """A save of a newer Modiste; the facts say its `format` and the `known` one."""

    code = "record/newer"


class BrokenLine(RecordError):
    """A `line` of a save that cannot stand there; `reason` is unreadable, neither (decision nor undo) or undo."""

    code = "record/broken-line"


class ForeignLine(RecordError):
    """A `line` of a save with an action of another game."""

    code = "record/foreign-line"


class NoSuchLine(RecordError):
    """A line that a save does not have; `last` is its last one."""

    code = "record/no-such-line"


class NotInstalled(RecordError):
    """A save needs a game, variant, bot, pack or edition that is not there; the facts say `what`, `name` and `near`.

    `files` are the plugins in single files that it was played with, and that are not given.
    """

    code = "record/not-installed"


class RecordOption(RecordError):
    """A save has an option that the game does not know, or a value that it does not take."""

    code = "record/option"


class RecordMisfit(RecordError):
    """A save's seats or variants do not fit the game; `reason` is seats, or that of the variants' conflict."""

    code = "record/misfit"


class Diverged(RecordError):
    """A save plays differently now from `line` on.

    `same_rules` says whether the fingerprint is the same, `values` which values of the packs are not, and `files` which
    plugins in single files have changed.
    """

    code = "record/diverged"


class FolderGone(RecordError):
    """The working folder has been deleted, so that nothing can be found or written from there."""

    code = "record/folder-gone"


class EngineError(ModisteError):
    """A mistake of a plugin or of Modiste itself."""

    code = "engine/mistake"


class EndlessFlow(EngineError):
    """More than a thousand automatic moves without a question; `places` are the last phases."""

    code = "engine/endless-flow"


class BadDeclaration(EngineError):
    """A class or flow that a game declares in a way the engine cannot use."""

    code = "engine/bad-declaration"
