"""Modiste plays tabletop games about fashion: the public names of its engine.

What is listed in `__all__` is what plugins, notebooks and scripts may count on; everything else may change with any
version. A name's module is imported when the name is first used, so that a command that needs little starts quickly.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.bots import BotKind, FirstBot, RandomBot, RestlessBot
    from modiste.catalogue import Catalogue, Plugin
    from modiste.errors import (
        BadAction,
        BadDeclaration,
        BadOption,
        ContentError,
        EndlessFlow,
        EngineError,
        IllegalAction,
        MatchOver,
        ModisteError,
        NotWaitedFor,
        PlayError,
        PluginError,
        RecordError,
        RulesetError,
        SeatCount,
        UndoRefused,
        UnknownName,
        VariantConflict,
    )
    from modiste.event import AnsweredAlone, Event
    from modiste.flow import Patch, Repeat, Sequence, Step, lap, path_of
    from modiste.game import API, Content, Game, Standing, Variant
    from modiste.hooks import hookimpl, rule
    from modiste.limits import Limits
    from modiste.match import Match, Undo
    from modiste.observers import Narrator, Observer, Statistics
    from modiste.options import Options, option
    from modiste.packs import Pack, PackError, find_pack, read_pack
    from modiste.phase import SEATS, AnyPhase, Automatic, InTurnOrder, Phase, Simultaneous
    from modiste.plugins.loading import load, load_file
    from modiste.randomness import Stream
    from modiste.record import Header, Record, RecordNote, SeatInfo, read_record
    from modiste.record_writer import RecordWriter
    from modiste.rerun import replay, resume, verify
    from modiste.ruleset import Ruleset, build
    from modiste.sight import Bot, Sight
    from modiste.space import MANY, Amount, Assign, Assigned, Chosen, OneOf, Space, Subset
    from modiste.state import RulesetHolder, State, VariantState
    from modiste.stateclass import Generated, state_class
    from modiste.table import AnyTable, Table
    from modiste.text import Texts
    from modiste.visibility import Each, Nobody, Owner, Public

__all__ = [  # noqa: RUF022 - in plain order, as `dir` has it
    "API",
    "Action",
    "Amount",
    "AnsweredAlone",
    "AnyPhase",
    "AnyTable",
    "Assign",
    "Assigned",
    "Automatic",
    "BadAction",
    "BadDeclaration",
    "BadOption",
    "Bot",
    "BotKind",
    "Catalogue",
    "Chosen",
    "Content",
    "ContentError",
    "Each",
    "EndlessFlow",
    "EngineError",
    "Event",
    "FirstBot",
    "Game",
    "Generated",
    "Header",
    "IllegalAction",
    "InTurnOrder",
    "Limits",
    "MANY",
    "Match",
    "MatchOver",
    "ModisteError",
    "Narrator",
    "Nobody",
    "NotWaitedFor",
    "Observer",
    "OneOf",
    "Options",
    "Owner",
    "Pack",
    "PackError",
    "Patch",
    "Phase",
    "PlayError",
    "Plugin",
    "PluginError",
    "Public",
    "RandomBot",
    "Record",
    "RecordError",
    "RecordNote",
    "RecordWriter",
    "Repeat",
    "RestlessBot",
    "Ruleset",
    "RulesetError",
    "RulesetHolder",
    "SEATS",
    "SeatCount",
    "SeatInfo",
    "Sequence",
    "Sight",
    "Simultaneous",
    "Space",
    "Standing",
    "State",
    "Statistics",
    "Step",
    "Stream",
    "Subset",
    "Table",
    "Texts",
    "Undo",
    "UndoRefused",
    "UnknownName",
    "Variant",
    "VariantConflict",
    "VariantState",
    "build",
    "find_pack",
    "hookimpl",
    "lap",
    "load",
    "load_file",
    "option",
    "path_of",
    "read_pack",
    "read_record",
    "replay",
    "resume",
    "rule",
    "state_class",
    "verify",
]

_MODULES = {
    "action": "Action",
    "bots": "BotKind FirstBot RandomBot RestlessBot",
    "catalogue": "Catalogue Plugin",
    "errors": (
        "BadAction BadDeclaration BadOption ContentError EndlessFlow EngineError IllegalAction MatchOver "
        "ModisteError NotWaitedFor PlayError PluginError RecordError RulesetError SeatCount UndoRefused "
        "UnknownName VariantConflict"
    ),
    "event": "AnsweredAlone Event",
    "flow": "Patch Repeat Sequence Step lap path_of",
    "game": "API Content Game Standing Variant",
    "hooks": "hookimpl rule",
    "limits": "Limits",
    "match": "Match Undo",
    "observers": "Narrator Observer Statistics",
    "options": "Options option",
    "packs": "Pack PackError find_pack read_pack",
    "phase": "AnyPhase Automatic InTurnOrder Phase SEATS Simultaneous",
    "plugins.loading": "load load_file",
    "randomness": "Stream",
    "record": "Header Record RecordNote SeatInfo read_record",
    "record_writer": "RecordWriter",
    "rerun": "replay resume verify",
    "ruleset": "Ruleset build",
    "sight": "Bot Sight",
    "space": "Amount Assign Assigned Chosen MANY OneOf Space Subset",
    "state": "RulesetHolder State VariantState",
    "stateclass": "Generated state_class",
    "table": "AnyTable Table",
    "text": "Texts",
    "visibility": "Each Nobody Owner Public",
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names.split()}


def __getattr__(name: str) -> object:
    """Import a public name on first use (PEP 562)."""
    if name not in _HOMES:
        raise AttributeError(f"module 'modiste' has no attribute {name!r}")
    found: object = getattr(import_module(f"modiste.{_HOMES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """List the public names."""
    return sorted(__all__)
