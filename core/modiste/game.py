"""A game: what a plugin hands over, and what a variant may do to it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from modiste.action import Action
from modiste.event import Event
from modiste.flow import Node, Patch
from modiste.options import Options
from modiste.phase import AnyPhase
from modiste.state import State, VariantState

if TYPE_CHECKING:
    from modiste.limits import Limits
    from modiste.packs import Pack
    from modiste.screen import Screen
    from modiste.screens import Names, Screens
    from modiste.table import AnyTable
    from modiste.text import Texts

API = 1
"""The version of the plugin contract that this Modiste speaks."""


class Content(Protocol):
    """What a game reads from its packs: anything, as long as it can give its values for the fingerprint."""

    def values(self) -> object:
        """Give all values that rules may depend on, as JSON-ready data (no texts, no comments)."""


class NoContent:
    """The content of a game without packs."""

    def values(self) -> object:
        return None


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's place at the end.

    `rank` counts from 1 and is shared on ties; None means unranked. `lines` are the parts of the score in
    order, by the id of the message that names them.
    """

    seat: int
    rank: int | None
    points: int
    lines: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """All parts of a game, none of them inherited.

    Attributes:
        id: the name on the command line.
        seats: the seat counts it can be played with.
        rules_version: raised whenever the same record could play differently.
        options: the class of its options.
        editions: presets of options by id; `standard` must be among them.
        state: the class of its state.
        setup: fills the first state.
        flow: the tree of phases.
        phases: all phase classes that can be entered or pushed.
        actions, events: all classes of its actions and events.
        rules: the class that publishes the replaceable rules.
        base_rules: a plugin that answers every rule (and may implement match hooks).
        packs: ids of the packs that its content is read from unless told otherwise.
        content: reads those packs.
        fitted: what the content becomes with the options in play (unless told otherwise, it stays).
        redeal: turns a masked state into a world that agrees with it, given the seat that looks.
        scores: the standing of every seat, by seat.
        conserved: counts what never changes, by kind.
        relaid: brings in line what a state keeps at hand, after values were laid over it or another place was entered.
        limits: what the values of a state may be, by their paths (`companies.*.cash`), as far as types do not tell.
        words: the words that text fields of actions and events may hold, given the content: by the name of the field
            (`city`), or by the last part of a kind and that name (`use_abilities.chosen`).
        screens: how it is shown (None: as any game can be).
    """

    id: str
    seats: Sequence[int]
    rules_version: int
    state: type[State]
    setup: Callable[[AnyTable], None]
    flow: Node
    phases: Sequence[type[AnyPhase]]
    actions: Sequence[type[Action]]
    events: Sequence[type[Event]]
    rules: type
    base_rules: object
    redeal: Callable[[Any, int | None, Random], State]
    scores: Callable[[Any], list[Standing]]
    options: type[Options] = Options
    editions: Mapping[str, Mapping[str, object]] = field(default_factory=lambda: {"standard": {}})
    packs: Sequence[str] = ()
    content: Callable[[Sequence[Pack]], Content] = lambda packs: NoContent()
    fitted: Callable[[Any, Any], Content] = lambda content, options: content
    conserved: Callable[[Any], Mapping[str, int]] = lambda state: {}
    relaid: Callable[[Any], None] = lambda state: None
    limits: Callable[[Any], Mapping[str, Limits]] = lambda state: {}
    words: Callable[[Any], Mapping[str, Collection[str]]] = lambda content: {}
    screens: Screens | None = None
    api: int = API


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A change of one game's rules, by a plugin.

    Attributes:
        id: the name on the command line.
        game: the id of the game it changes.
        rules_version: as of a game.
        plugin: implements rules and match hooks of that game (None: it has none).
        patches: changes of the flow.
        phases, actions, events: all classes of its own phases, actions and events.
        state: the class of what it keeps on the table, which `State.of_variant` gives (None: nothing).
        redeal: changes an imagined world, after the game's `redeal`, to agree with what the variant shows.
        board: draws what stands below the game's board: view, seat that looks, texts, and names by seat.
        options: values of the game's options that it sets.
        packs: ids of packs that it adds.
        needs, excludes, after: ids of other variants.
    """

    id: str
    game: str
    rules_version: int = 1
    plugin: object | None = None
    patches: Sequence[Patch] = ()
    phases: Sequence[type[AnyPhase]] = ()
    actions: Sequence[type[Action]] = ()
    events: Sequence[type[Event]] = ()
    state: type[VariantState] | None = None
    redeal: Callable[[Any, int | None, Random], State] | None = None
    board: Callable[[Any, int | None, Texts, Names], Screen] | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    packs: Sequence[str] = ()
    needs: Sequence[str] = ()
    excludes: Sequence[str] = ()
    after: Sequence[str] = ()
    api: int = API
