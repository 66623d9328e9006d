"""What can be wrong with what a plugin hands over: one class for each kind of mistake.

All of these are found while plugins are loaded, so that nobody meets them first in the middle of a match. The facts
beside `plugin`, `place` and `cause` are named in each class; the texts of players are `error-plugin-...`.
"""

from __future__ import annotations

from modiste.errors import PluginError, PluginFailed


class WrongSignature(PluginError):
    """An implementation of a `hook` takes arguments (`unknown`) that it is not given; `wanted` are those there are."""

    code = "plugin/wrong-signature"
    cure = "take only the arguments of the hook, by their names; those that are not needed may be left out"


class BadWrapper(PluginError):
    """A wrapper of a `hook` cannot be used; `reason` is old (its style) or plain (it does not yield)."""

    code = "plugin/bad-wrapper"
    cure = "mark it with @hookimpl(wrapper=True), let it yield once and return the answer"


class MissingPart(PluginError):
    """A `thing` (Game, Variant, ...) is made without the `parts` that it needs."""

    code = "plugin/missing-part"
    cure = "give it what is missing"


class UnknownPart(PluginError):
    """A `thing` (Game, Variant, ...) is made with a `part` that there is not; `near` is what was perhaps meant."""

    code = "plugin/unknown-part"
    cure = "correct the name, or leave it out"


class WrongPart(PluginError):
    """The `part` of a game or variant (`what`, `id`) is not what is `wanted` there, but `found`."""

    code = "plugin/wrong-part"
    cure = "give what the documentation of Game and Variant names"


class UnansweredRule(PluginError):
    """A game (`id`) publishes a `rule` that its base_rules do not answer."""

    code = "plugin/unanswered-rule"
    cure = "answer it in base_rules with a method of that name, marked with @hookimpl"


class BadFlow(PluginError):
    """A flow cannot be gone through at `path`; `reason` is twice (two parts of one name) or laps (none at all)."""

    code = "plugin/bad-flow"
    cure = "give the parts of a node different names, and a Repeat at least one lap"


class UnlistedPhase(PluginError):
    """A `phase` stands in the flow at `path`, but not in the `phases` of its game or variant."""

    code = "plugin/unlisted-phase"
    cure = "add it to phases, so that it can be saved"


class NoStandard(PluginError):
    """A game (`id`) has no edition `standard`."""

    code = "plugin/no-standard"
    cure = "add it to editions; it may be empty"


class BadPreset(PluginError):
    """An edition or a variant (`what`, `id`) sets an `option` of its game as it cannot be; the rest as in BadOption."""

    code = "plugin/bad-preset"
    cure = "correct the name or the value of the option"


class NoSuchGame(PluginError):
    """A `variant` is for a `game` that is not there; `near` is what was perhaps meant."""

    code = "plugin/no-such-game"
    cure = "install the game, or correct the id"


class BadPatch(PluginError):
    """A `variant` patches the flow at a `path` that cannot be.

    `reason` is unknown (there is no such place; `near` is the nearest), several (the path fits `places`) or whole (it
    is the flow itself).
    """

    code = "plugin/bad-patch"
    cure = "name one place below the top of the flow, by its path or the end of it"


class UnmarkedField(PluginError):
    """A state class or phase (`cls`) has a `field` that does not say who sees it."""

    code = "plugin/unmarked-field"
    cure = "annotate it with Public[...], Owner[...], Each[...] or Nobody[...]"


class BadField(PluginError):
    """A state class or phase (`cls`) cannot be made; `field` is to blame where one is.

    `reason` is type (a state cannot hold its `type`), each (an Each field is a list by seat) or owner (an Owner field
    needs a field `seat` beside it).
    """

    code = "plugin/bad-field"
    cure = "use numbers, texts, tuples, lists, dicts and state classes, with markers that fit them"


class DoubledKind(PluginError):
    """Two classes (`cls`) of a game or variant (`id`) are of one kind, so that saves could not tell them apart."""

    code = "plugin/doubled-kind"
    cure = "give one of the classes another name"


class Unrepeatable(PluginError):
    """Rules go by something that no seed decides: a `name`; the plugin is used all the same.

    `how` is what is done with the name: imports, calls, hands (it over) or order (it is a set). `reason` is chance,
    clock, machine, value (hash or id), order (of a set) or key (a set sorted by one).
    """

    code = "plugin/unrepeatable"
    cure = "draw from table.random(...), and go through what has an order"


class PluginRaised(PluginFailed):
    """The code of a plugin raises an error in the middle of a match or another task."""

    code = "plugin/raised"
    cure = "mend it there; MODISTE_TRACEBACK=1 shows all calls that led to it"


class BringsNothing(PluginError):
    """A file that was named as a plugin registers nothing."""

    code = "plugin/brings-nothing"
    cure = "register something in a function marked with @hookimpl, modiste_register_variants for example"


class NamesNothing(PluginError):
    """A game, variant or pack (`what`, `id`) names what is not there, and its plugin is used all the same.

    `part` is what names it: packs, needs, excludes, after or, of a pack, its folder. `near` is what was perhaps meant.
    """

    code = "plugin/names-nothing"
    cure = "correct the name, or install what it names"

    @property
    def stops(self) -> bool:
        """Whether something cannot be used for lack of it; other variants may well come later."""
        return self.facts["part"] in ("packs", "folder")
