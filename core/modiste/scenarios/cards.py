"""Where the cards are in a state that is held as data: found, taken away, put in one another's place.

A slot is the path to a text in a list, or to one that stands alone. What follows a stroke (`accountant/back`) is the
side of a card, not another card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Set
from copy import deepcopy
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from modiste.problem import KeyPath

VARIANTS: Final = "variants"
"""What variants keep on the table, by their ids."""

SURE: Final = 0.7
"""How alike two words are, of 1, so that one is a slip of the other: `bnak` of `bank`, but not `moon` of `moscow`."""

SHORTEST_SLIP: Final = 4
"""Shorter words are all alike."""

Data: TypeAlias = dict[str, Any]
Counted: TypeAlias = "Counter[str]"


def card_of(text: str) -> str:
    """Return the card of which a text names a side."""
    return text.partition("/")[0]


def slots(data: Any, path: KeyPath = ()) -> Iterator[tuple[KeyPath, str]]:
    """Yield all texts with their paths; what variants keep beside the table only speaks of cards that lie elsewhere."""
    if isinstance(data, str):
        if data:
            yield path, data
        return
    items = enumerate(data) if isinstance(data, list) else data.items() if isinstance(data, dict) else ()
    for key, item in items:
        if path or key != VARIANTS:
            yield from slots(item, (*path, key))


def counted(data: Data) -> Counted:
    """Count how often each card stands in a state."""
    return Counter(card_of(text) for _, text in slots(data))


def slots_of(data: Data, card: str) -> list[KeyPath]:
    """List where a card stands."""
    return [path for path, text in slots(data) if card_of(text) == card]


def fill(data: Data, slot: KeyPath, card: str = "") -> None:
    """Put a card into a slot in the place of the one that is there; without one, the slot closes."""
    holder: Any = data
    for key in slot[:-1]:
        holder = holder[key]
    if card or isinstance(holder, dict):
        holder[slot[-1]] = card
    else:
        del holder[slot[-1]]


def without(data: Data, slot: KeyPath) -> Data:
    """Return a state without what stands in a slot."""
    copy = deepcopy(data)
    fill(copy, slot)
    return copy


def with_old_cards(old: Any, new: Any) -> Any:
    """Return new values with the old texts: what is there while no card has been moved yet."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {key: with_old_cards(old[key], item) if key in old else item for key, item in new.items()}
    if isinstance(old, list) and isinstance(new, list):
        if any(isinstance(item, str) for item in (*old, *new)) or len(old) != len(new):
            return old
        return [with_old_cards(*pair) for pair in zip(old, new, strict=True)]
    return old if isinstance(old, str) else new


def slips(data: Any, known: Callable[[], Set[str]]) -> list[tuple[KeyPath, str, str]]:
    """List texts that are no known words, but nearly are: where each stands, what it is, what was probably meant."""
    texts = [(path, text) for path, text in slots(data) if len(text) >= SHORTEST_SLIP]
    words = known() if texts else set()
    near = [
        (path, text, get_close_matches(_bare(text), words, 1, SURE))
        for path, text in texts
        if words.isdisjoint({text, _bare(text)})
    ]
    return [(path, text, found[0]) for path, text, found in near if found]


def _bare(text: str) -> str:
    """Return a text without what numbers an ability or a copy, and without a card's side."""
    return card_of(text.rpartition(".")[0] or text)
