"""Says of which kind each part of a game or variant must be, and finds those that are not.

Python takes whatever is handed over; a type checker would refuse it, but an author need not have one.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeGuard

from modiste.action import Action
from modiste.bots import BotKind
from modiste.errors import PluginError
from modiste.event import Event
from modiste.flow import Patch, Repeat, Step
from modiste.flow import Sequence as FlowSequence
from modiste.game import Game, Variant
from modiste.options import Options
from modiste.phase import Phase
from modiste.plugins.blame import Handed
from modiste.plugins.errors import WrongPart
from modiste.state import State, VariantState
from modiste.trace import place_of_class, place_of_part

Test: TypeAlias = Callable[[Any], bool]


class Wanted(NamedTuple):
    """What a part must be: `kind` (a word of the message), of which `base`, and how that is seen."""

    kind: str
    base: str
    fits: Test


def part_problems(thing: Game | Variant | BotKind, by: Handed) -> Iterator[PluginError]:
    """Yield the parts that are not of the right kind."""
    what, (word, parts) = type(thing).__name__, PARTS[type(thing)]
    for part, wanted in parts.items():
        value = getattr(thing, part)
        if not wanted.fits(value):
            place, found = place_of_part(what, thing.id, part, by.place), _found(value)
            if wanted.kind in ("state", "states"):
                for undecorated in filter(_is_undecorated, _listed(value)):
                    place, found = place_of_class(undecorated, place), undecorated.__name__
            facts = {"what": word, "id": thing.id, "part": part, "found": found}
            cause = f"{part} of {thing.id} is {found}"
            yield by.error(WrongPart, cause, place, wanted=wanted.kind, base=wanted.base, **facts)


def _found(value: object) -> str:
    text = value.__name__ if inspect.isclass(value) else repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _listed(value: object) -> Sequence[object]:
    return value if isinstance(value, Sequence) and not isinstance(value, str) else [value]


def _is_undecorated(cls: object) -> TypeGuard[type]:
    """Say whether somebody has forgotten to make a state class of a class that should be one."""
    return inspect.isclass(cls) and issubclass(cls, (State, Phase, VariantState)) and "state_fields" not in vars(cls)


def _of(base: type) -> Test:
    return lambda value: inspect.isclass(value) and issubclass(value, base)


def _list_of(test: Test) -> Test:
    return lambda value: isinstance(value, Sequence) and not isinstance(value, str) and all(map(test, value))


def _made_of(base: type) -> Test:
    return lambda value: _of(base)(value) and not _is_undecorated(value)


def _either(test: Test) -> Test:
    return lambda value: value is None or test(value)


def _makes_bots(value: object) -> bool:
    """Say whether something may make bots; what a function returns is not known before it is called."""
    return callable(getattr(value, "choose", None)) if inspect.isclass(value) else callable(value)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_object(value: object) -> bool:
    return value is not None and not inspect.isclass(value)


def _is_mapping(value: object) -> bool:
    return isinstance(value, Mapping)


_COUNTS: Final = Wanted("counts", "", lambda value: bool(value) and _list_of(_is_number)(value))
_NUMBER: Final = Wanted("number", "", _is_number)
_FUNCTION: Final = Wanted("function", "", callable)
_MAPPING: Final = Wanted("mapping", "", _is_mapping)
_TEXTS: Final = Wanted("texts", "", _list_of(lambda value: isinstance(value, str)))
_FLOW: Final = Wanted("flow", "", lambda value: isinstance(value, (Step, FlowSequence, Repeat)))
_PHASES: Final = Wanted("states", "Phase", _list_of(_made_of(Phase)))
_ACTIONS: Final = Wanted("classes", "Action", _list_of(_of(Action)))
_EVENTS: Final = Wanted("classes", "Event", _list_of(_of(Event)))

GAME_PARTS: Final[Mapping[str, Wanted]] = {
    "seats": _COUNTS,
    "rules_version": _NUMBER,
    "state": Wanted("state", "State", _made_of(State)),
    "setup": _FUNCTION,
    "flow": _FLOW,
    "phases": _PHASES,
    "actions": _ACTIONS,
    "events": _EVENTS,
    "rules": Wanted("class", "", inspect.isclass),
    "base_rules": Wanted("object", "", _is_object),
    "redeal": _FUNCTION,
    "scores": _FUNCTION,
    "options": Wanted("class", "Options", _of(Options)),
    "editions": Wanted("mapping", "", lambda value: _is_mapping(value) and all(map(_is_mapping, value.values()))),
    "packs": _TEXTS,
    "content": _FUNCTION,
    "fitted": _FUNCTION,
    "conserved": _FUNCTION,
    "relaid": _FUNCTION,
    "limits": _FUNCTION,
    "words": _FUNCTION,
    "screens": Wanted("object", "", _either(_is_object)),
}
VARIANT_PARTS: Final[Mapping[str, Wanted]] = {
    "rules_version": _NUMBER,
    "plugin": Wanted("object", "", _either(_is_object)),
    "patches": Wanted("patches", "", _list_of(lambda value: isinstance(value, Patch))),
    "phases": _PHASES,
    "actions": _ACTIONS,
    "events": _EVENTS,
    "state": Wanted("state", "VariantState", _either(_made_of(VariantState))),
    "redeal": Wanted("function", "", _either(callable)),
    "board": Wanted("function", "", _either(callable)),
    "options": _MAPPING,
    "packs": _TEXTS,
    "needs": _TEXTS,
    "excludes": _TEXTS,
    "after": _TEXTS,
}
BOT_PARTS: Final[Mapping[str, Wanted]] = {"make": Wanted("bots", "", _makes_bots)}
PARTS: Final[Mapping[type, tuple[str, Mapping[str, Wanted]]]] = {
    Game: ("game", GAME_PARTS),
    Variant: ("variant", VARIANT_PARTS),
    BotKind: ("bot", BOT_PARTS),
}
"""What a thing is called in messages, and its parts."""
