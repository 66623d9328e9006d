"""The codec: actions, events and states to JSON and back.

Every ruleset builds one. What is written carries its kind, `<game>.<class_name>`, and is read through a table
of the classes that the game declares, never through a guessed union.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Union, cast, get_args, get_origin

import msgspec

from modiste.action import Action
from modiste.errors import BadAction, BadDeclaration, RecordError
from modiste.event import AnsweredAlone, Event
from modiste.phase import AnyPhase
from modiste.state import State
from modiste.stateclass import fields_of, is_state_class

if TYPE_CHECKING:
    from modiste.game import Game, Variant

DIGEST_BYTES = 4


def snake(name: str) -> str:
    """Turn `PlacePawn` into `place_pawn`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Codec:
    """The declared classes of a game and its variants, by kind and back; a kind begins with the id of its owner."""

    def __init__(self, game: Game, variants: Sequence[Variant] = ()) -> None:
        """Collect what a game and its variants declare.

        Raises:
            BadDeclaration: two of them declare classes of the same kind.
        """
        self.state = game.state
        self.actions: dict[str, type[Action]] = {}
        self.events: dict[str, type[Event]] = {"modiste.answered_alone": AnsweredAlone}
        self.phases: dict[str, type[AnyPhase]] = {}
        owners: list[Game | Variant] = [game, *variants]
        for owner in owners:
            _declare(self.actions, owner.id, owner.actions)
            _declare(self.events, owner.id, owner.events)
            _declare(self.phases, owner.id, owner.phases)
        self._kept = {variant.id: variant.state for variant in variants if variant.state}
        tables: list[dict[str, Any]] = [self.actions, self.events, self.phases]
        self._kinds: dict[type, str] = {cls: kind for table in tables for kind, cls in table.items()}
        self._keepers = {cls: owner for owner, cls in self._kept.items()}

    def kind_of(self, cls: type) -> str:
        """Return the kind of a declared class.

        Raises:
            BadDeclaration: the game does not declare the class.
        """
        try:
            return self._kinds[cls]
        except KeyError:
            raise BadDeclaration(
                f"{cls.__name__} is not declared: list it in phases, actions or events", cls=cls.__name__
            ) from None

    def action_data(self, action: Action) -> dict[str, object]:
        """Give an action as JSON-ready data."""
        return {"kind": self.kind_of(type(action)), **msgspec.to_builtins(action)}

    def read_action(self, data: object) -> Action:
        """Read an action from JSON-ready data.

        Raises:
            BadAction: it is no action of this game; the facts say what is wrong and which kinds there are.
        """
        kind = data.get("kind") if isinstance(data, dict) else data
        if not isinstance(data, dict) or not isinstance(kind, str) or kind not in self.actions:
            raise BadAction(f"{kind!r} is no action of this game", kind=kind, known=sorted(self.actions))
        fields = {name: value for name, value in data.items() if name != "kind"}
        try:
            return msgspec.convert(fields, self.actions[kind])
        except msgspec.ValidationError as error:
            raise BadAction(f"{kind}: {error}", kind=kind, problem=str(error)) from error

    def event_data(self, event: Event) -> dict[str, object]:
        """Give an event as JSON-ready data."""
        return {"kind": self.kind_of(type(event)), **msgspec.to_builtins(event)}

    def state_data(self, state: State) -> dict[str, object]:
        """Give a state, or a masked one, as JSON-ready data."""
        data = state.plain()
        data["stack"] = [{"kind": self.kind_of(type(phase)), **phase.plain()} for phase in state.stack]
        del data["variants"]
        if state.variants:
            data["variants"] = {self._keepers[type(kept)]: kept.plain() for kept in state.variants}
        return data

    def state_json(self, state: State) -> bytes:
        """Give a state as JSON; equal states give equal bytes."""
        return msgspec.json.encode(self.state_data(state), order="deterministic")

    def read_state(self, data: dict[str, Any]) -> State:
        """Read a state from JSON-ready data; the caller sets its ruleset.

        Raises:
            RecordError: the data does not fit the game's state.
        """
        try:
            stack = [self._read_phase(dict(phase)) for phase in data["stack"]]
            variants = [_read(self._kept[owner], kept) for owner, kept in data.get("variants", {}).items()]
            state = cast(State, _read(self.state, {**data, "stack": [], "variants": []}))
        except (msgspec.ValidationError, KeyError, TypeError) as error:
            raise RecordError(f"no state of this game: {error}", problem=str(error)) from error
        state.stack, state.variants = stack, variants
        return state

    def digest(self, state: State) -> str:
        """Give the short fingerprint of a state that records carry."""
        return blake2b(self.state_json(state), digest_size=DIGEST_BYTES).hexdigest()

    def _read_phase(self, data: dict[str, Any]) -> AnyPhase:
        return cast(AnyPhase, _read(self.phases[data.pop("kind")], data))


def _declare(table: dict[str, type[Any]], owner: str, classes: Iterable[type[Any]]) -> None:
    for cls in classes:
        kind = f"{owner}.{snake(cls.__name__)}"
        if table.setdefault(kind, cls) is not cls:
            raise BadDeclaration(f"two classes are of the kind {kind}", cls=cls.__name__)


@cache
def _wire(cls: type) -> type[msgspec.Struct]:
    """Make the struct that a state class is checked against, so that msgspec reads a whole object at once."""
    fields = [(field.name, _wire_type(field.type)) for field in fields_of(cls)]
    return msgspec.defstruct(cls.__name__, fields, forbid_unknown_fields=True)


def _wire_type(kind: Any) -> Any:
    if is_state_class(kind):
        return _wire(kind) if get_origin(kind) is None else dict[str, Any]  # phases are read by their kind
    parts = tuple(_wire_type(part) for part in get_args(kind))
    if get_origin(kind) in (list, dict):
        return get_origin(kind)[parts]
    return Union[parts] if any(is_state_class(part) for part in get_args(kind)) else kind  # noqa: UP007 - at run time


def _read(cls: Any, data: dict[str, Any]) -> Any:
    return _unwired(cls, msgspec.convert(data, _wire(cls), str_keys=True))


def _unwired(kind: Any, value: Any) -> Any:
    """Turn checked structs back into objects of their state classes."""
    if is_state_class(kind):
        made = object.__new__(kind)
        for field in fields_of(kind):
            held = getattr(value, field.name)
            setattr(made, field.name, _unwired(field.type, held) if field.name in _nested(kind) else held)
        return made
    inner = next(part for part in get_args(kind) if is_state_class(part))
    if isinstance(value, list):
        return [_unwired(inner, item) for item in value]
    if isinstance(value, dict):
        return {key: _unwired(inner, item) for key, item in value.items()}
    return None if value is None else _unwired(inner, value)


@cache
def _nested(cls: type) -> frozenset[str]:
    """Name the fields that hold objects of state classes."""
    return frozenset(
        field.name
        for field in fields_of(cls)
        if is_state_class(field.type) or any(is_state_class(part) for part in get_args(field.type))
    )
