"""Finds names that are probably misspelt, where nothing else would tell.

An action that must be refused, or an event that must not happen, is fulfilled by any name that does not exist. So a
text is compared with all names that stand in the match; one that is none of them, but near one, is a slip of the pen.
A text that is near none may be a word of the game that stands in no card and no state, and is let pass.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from modiste.match import Match
from modiste.problem import KeyPath, said
from modiste.scenarios.cards import slips
from modiste.scenarios.lay import data_of, words_of
from modiste.scenarios.types import Note

MOST_OFFERS: Final = 200
"""Of large spaces, the first actions hold all their words."""


def note_misspelt(match: Match, fields: object, path: KeyPath, note: Note) -> bool:
    """Note the texts of an action or event that the match does not know but nearly does; say whether there are any."""
    found = slips(fields, lambda: _known(match))
    for inner, text, meant in found:
        note((*path, *inner), said("problem-scenario-no-card", got=text, near=meant), False)
    return bool(found)


def _known(match: Match) -> set[str]:
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
