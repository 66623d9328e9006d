"""Finds values that a game says it cannot hold: names that are none, seats that do not play, numbers out of bounds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Set
from copy import deepcopy
from typing import Any, TypeAlias

from modiste.errors import RecordError
from modiste.limits import Limits, matching, stranger, trespasses
from modiste.problem import KeyPath, Said, nearest, said
from modiste.ruleset import Ruleset
from modiste.scenarios.cards import Data, card_of, slots
from modiste.scenarios.types import short
from modiste.state import State
from modiste.trace import cause_of, place_of

Wrong: TypeAlias = tuple[KeyPath, Said]


def beyond(ruleset: Ruleset, laid: Data, known: Set[str]) -> list[Wrong]:
    """List what a state, as data, holds beyond the limits of its game; of one that cannot be read, nothing."""
    try:
        state = ruleset.codec.read_state(deepcopy(laid))
        state.bind(ruleset)
        return list(trespasses(laid, ruleset.game.limits(state), known))
    except RecordError:
        return []
    except Exception as error:  # noqa: BLE001 - whatever a game raises that is given what it never meets in play
        return [((), strange(error, ruleset, laid))]


def names_beyond(state: State, values: object, known: Set[str]) -> Iterator[Wrong]:
    """Yield the names and seats among expected values that the game does not have there."""
    limits: Mapping[str, Limits] = state.ruleset.game.limits(state)
    for pattern, limit in limits.items():
        among = limit.among or limit.each
        path_of = pattern if limit.among else f"{pattern}.*"
        for path, value in matching(values, path_of.split(".")) if among else ():
            if isinstance(value, (str, int)) and value not in among:
                yield path, stranger(value, among, known)


def strangers(ruleset: Ruleset, kind: str, fields: Mapping[str, Any], known: Callable[[], Set[str]]) -> Iterator[Wrong]:
    """Yield the texts of an action or event of the game that its fields never hold."""
    if not kind.startswith(f"{ruleset.game.id}."):
        return  # what a variant brings may call its fields as the game does and mean something else
    words: Mapping[str, Collection[str]] = ruleset.game.words(ruleset.content)
    for name, value in fields.items():
        among = words.get(f"{short(kind)}.{name}", words.get(name))
        if among is None:
            continue
        for path, text in slots(value, (name,)):
            if text not in among:
                yield path, stranger(text, among, known())


def strange(error: Exception, ruleset: Ruleset, before: Data) -> Said:
    """Say what a game stumbles over: a name that it does not know, or something else."""
    name = error.args[0] if isinstance(error, KeyError) and error.args else None
    if isinstance(name, str):
        words = words_of(ruleset, before)
        if card_of(name) in words:
            return said("problem-scenario-misplaced", got=name)
        return said("problem-scenario-no-card", got=name, near=nearest(name, words))
    return said("problem-scenario-raised", cause=cause_of(error), place=place_of(error, ruleset.game.id))


def words_of(ruleset: Ruleset, before: Data) -> set[str]:
    """Collect the words that a match may know: those of the set-up state and of the cards."""
    found = {text for _, text in slots(before)}
    content = ruleset.content.values()
    return found | {text for _, text in slots(content)}
