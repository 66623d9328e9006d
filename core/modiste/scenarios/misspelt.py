"""Finds names that are probably misspelt, where nothing else would tell.

An action that must be refused, or an event that must not happen, is fulfilled by any name that does not exist. So a
text is compared with all names that stand in the match; one that is none of them, but near one, is a slip of the pen.
A text that is near none may be a word of the game that stands in no card and no state, and is let pass unless the game
says which words belong there (`Game.words`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, Final

import msgspec

from modiste.match import Match
from modiste.problem import KeyPath, said
from modiste.scenarios.bounds import names_beyond, strangers, words_of
from modiste.scenarios.cards import slips, slots
from modiste.scenarios.lay import data_of
from modiste.scenarios.types import Note, as_written
from modiste.state import State

MOST_OFFERS: Final = 200
"""Of large spaces, the first actions hold all their words."""

_NAME: Final = re.compile(r"\w[\w./-]*")
"""What may be a name; a text of several words is none."""


def note_misspelt(match: Match, kind: str, fields: Mapping[str, Any], path: KeyPath, note: Note) -> bool:
    """Note the texts of an action or event that cannot be meant; say whether there are any."""

    @cache
    def known() -> set[str]:
        return known_words(match)

    found = {
        inner: said("problem-scenario-no-card", got=text, near=meant) for inner, text, meant in slips(fields, known)
    }
    found = dict(strangers(match.ruleset, kind, fields, known)) | found
    for inner, what in found.items():
        note((*path, *inner), what, False)
    return bool(found)


def note_strange(match: Match, state: State, values: Mapping[str, Any], path: KeyPath, note: Note) -> None:
    """Note the names among values that are expected of a state, and that it can never hold."""
    known = known_words(match) | set(_words(data_of(state)))
    names = [(inner, text) for inner, text in slots(values) if _NAME.fullmatch(text)]
    found = {
        inner: said("problem-scenario-no-card", got=text, near=meant)
        for inner, text in names
        for _, _, meant in slips([text], lambda: known)
    }
    found = dict(names_beyond(state, values, known)) | found
    for inner, what in found.items():
        note((*path, *map(as_written, inner)), what, False)


def known_words(match: Match) -> set[str]:
    """Collect the texts of the cards, of the state and its mappings, of what happened and of what may be done now."""
    codec = match.ruleset.codec
    found = {*words_of(match.ruleset, {}), *_words(data_of(match.state)), *codec.actions, *codec.events}
    found.update(*(_words(msgspec.to_builtins(event)) for event in match.events))
    for seat in match.waiting:
        found.update(*(_words(codec.action_data(one)) for one in islice(match.space(seat), MOST_OFFERS)))
    return found


def _words(value: Any) -> Iterator[str]:
    """Yield all texts of a value, and the keys of its mappings."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
    items = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    for item in items:
        yield from _words(item)
