"""Writes a match as a scenario: how it was set up, what was decided, and what has come of it.

What is expected are the values that everybody sees and that have changed since the set-up; a reader keeps what matters
for their question.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, get_args, get_origin

from modiste.flow import path_of
from modiste.match import Match, set_up
from modiste.record import given_options
from modiste.scenarios.act import short_form
from modiste.scenarios.begin import OF_ENGINE, RESERVED
from modiste.scenarios.cards import VARIANTS, Data
from modiste.scenarios.lay import data_of
from modiste.scenarios.types import shown
from modiste.state import State
from modiste.stateclass import fields_of, is_state_class
from modiste.visibility import Visibility

WIDEST: Final = 110
LONGEST: Final = 12
"""A list of more values tells nobody anything."""


def written(match: Match, names: Sequence[str], title: str) -> str:
    """Return a match as a scenario file; it is played again by the decisions that stand."""
    return "".join(f"{line}\n" for line in _lines(match, names, title))


def _lines(match: Match, names: Sequence[str], title: str) -> Iterator[str]:
    ruleset, first = match.ruleset, match.turns[0].before if match.turns else match.state
    seats: object = list(names) if _can_be_called(names) else match.state.seats
    calls: Sequence[object] = list(names) if isinstance(seats, list) else range(match.state.seats)
    yield f"title: {shown(title)}"
    yield f"game: {ruleset.game.id}"
    yield f"edition: {ruleset.edition}"
    own = {*ruleset.game.packs, *(pack for variant in ruleset.variants for pack in variant.packs)}
    chosen = {
        "options": given_options(ruleset),
        "variants": [variant.id for variant in ruleset.variants],
        "packs": [pack.id for pack in ruleset.packs if pack.id not in own],
    }
    yield from _block({name: value for name, value in chosen.items() if value}, 0)
    yield from _block({"seats": seats, "seed": first.seed}, 0)
    if match.turns:
        yield "do:"
        for turn in match.turns:
            yield from _decision(calls[turn.action.seat], short_form(match, turn.action))
    yield "expect:"
    yield from _block(_expected(match, calls, first.seed), 1)


def _can_be_called(names: Sequence[str]) -> bool:
    """Tell whether a scenario can call the seats by these names."""
    return len(set(names)) == len(names) and not any(name in RESERVED or name.isdecimal() for name in names)


def _expected(match: Match, calls: Sequence[object], seed: int) -> dict[str, Any]:
    """Collect what has come of a match."""
    state = match.state
    before = data_of(set_up(match.ruleset, state.seats, seed).state)
    found: dict[str, Any] = {"over": match.over}
    if match.over:
        found["standings"] = {calls[one.seat]: {"rank": one.rank, "points": one.points} for one in match.standings()}
    else:
        found |= {"at": path_of(state), "waiting": [calls[seat] for seat in match.waiting]}
    changed = dict(_changed(type(state), before, _without_kept(match, before, data_of(state)), calls))
    return found | ({"state": changed} if changed else {})


def _without_kept(match: Match, before: Data, now: Data) -> Data:
    """Return a state without the numbers that it only keeps at hand: taken back, they come again."""
    ruleset, told = match.ruleset, deepcopy(now)
    for name, old in before.items():
        fields = [key for key in old[0] if type(old[0][key]) is int] if _are_objects(old) else []
        for key in fields:
            trial = deepcopy(now)
            for entry, first in zip(trial[name], old, strict=False):
                entry[key] = first[key]
            state = ruleset.codec.read_state(trial)
            state.bind(ruleset)
            ruleset.game.relaid(state)
            if data_of(state)[name] == now[name]:
                told[name] = [{**entry, key: first[key]} for entry, first in zip(told[name], old, strict=False)]
    return told


def _are_objects(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _changed(cls: Any, before: Mapping[str, Any], now: Mapping[str, Any], calls: Sequence[object]) -> Iterator[Any]:
    """Yield the public fields of an object that have changed, with what is in them now."""
    own = (*OF_ENGINE, VARIANTS) if issubclass(get_origin(cls) or cls, State) else ()
    for field in fields_of(get_origin(cls) or cls):
        if field.name in own or field.visibility is not Visibility.PUBLIC:
            continue
        if before[field.name] != now[field.name]:
            value = _change(field.type, before[field.name], now[field.name], calls)
            if value not in (None, {}):
                yield field.name, value


def _change(kind: Any, before: Any, now: Any, calls: Sequence[object]) -> Any:
    """Return what is new in a value, nothing if it is too long to tell anything."""
    parts = get_args(kind)
    if is_state_class(kind):
        return dict(_changed(kind, before, now, calls))
    if get_origin(kind) is list and is_state_class(parts[0]) and len(before) == len(now) == len(calls):
        pairs = zip(calls, before, now, strict=True)
        entries = {call: _change(parts[0], old, new, calls) for call, old, new in pairs if old != new}
        return {call: value for call, value in entries.items() if value not in (None, {})}
    if get_origin(kind) is dict and not is_state_class(parts[1]):
        return {name: now[name] for name in now if before.get(name) != now[name] and _is_short(now[name])}
    return now if not is_state_class(parts[-1] if parts else None) and _is_short(now) else None


def _is_short(value: Any) -> bool:
    return not isinstance(value, (list, dict)) or (len(value) <= LONGEST and all(map(_is_short, value)))


def _decision(call: object, action: object) -> Iterator[str]:
    """Write what a seat does: in one line, or in as many as it needs."""
    line = f"  - {shown(call)}: {shown(action)}"
    if len(line) <= WIDEST or not isinstance(action, dict):
        yield line
        return
    yield f"  - {shown(call)}:"
    yield from _block(action, 3)


def _block(value: Mapping[Any, Any], depth: int) -> Iterator[str]:
    """Write mappings in lines of their own where one line would be too long, or holds mappings of mappings."""
    for key, item in value.items():
        head = f"{'  ' * depth}{shown(key)}:"
        line = f"{head} {shown(item)}"
        if isinstance(item, dict) and (len(line) > WIDEST or _is_deep(item)):
            yield head
            yield from _block(item, depth + 1)
        elif isinstance(item, list) and len(line) > WIDEST:
            yield head
            for inner in item:
                yield from _filled(f"{'  ' * depth}  -", inner)
        else:
            yield line


def _filled(head: str, item: Any) -> Iterator[str]:
    """Write an entry of a list; one that is itself a long list fills as many lines as it needs."""
    line = f"{head} {shown(item)}"
    if isinstance(item, list) and len(line) > WIDEST:
        line = f"{head} ["
        for number, inner in enumerate(item):
            piece = f"{shown(inner)}{']' if number + 1 == len(item) else ', '}"
            if len(line) + len(piece) > WIDEST:
                yield line.rstrip()
                line = " " * (len(head) + 2)
            line += piece
    yield line


def _is_deep(item: Mapping[Any, Any]) -> bool:
    return any(isinstance(inner, dict) for inner in item.values())
