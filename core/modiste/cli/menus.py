"""Menus: numbered entries, laid out in as many columns as read well, more briefly the less room there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import count, groupby, takewhile
from string import ascii_lowercase
from typing import Final

from rich.cells import cell_len

from modiste.action import Action
from modiste.screen import Block, Column, Grid, Paragraph, Screen, Span, Words, text_of
from modiste.screens import Screens
from modiste.sentences import Sentences
from modiste.state import State
from modiste.text import Argument

MANY: Final = 6
"""So many short entries stand in several columns."""

FEW: Final = 3
"""Fewer free actions than this are shown with their notes."""

MOST_ACROSS: Final = 4

KEY: Final = 3
"""Keys are drawn at least so wide, that numbers of one and of two digits stand alike."""

BETWEEN: Final = 2
"""The columns left free between a key and its words, and after them."""


class Brevity(IntEnum):
    """How briefly a question is drawn: with notes, in columns, one after the other, without what is beside it."""

    WHOLE = 0
    COLUMNS = 1
    RUNNING = 2
    BARE = 3


@dataclass(frozen=True, slots=True)
class Asker:
    """What a question needs to know: what the asked seat sees, and how things are called."""

    view: State
    sentences: Sentences
    screens: Screens

    def say(self, message: str, **facts: Argument) -> str:
        """Say a message."""
        return self.sentences.texts.say(message, **facts)

    def join(self, items: Sequence[str]) -> str:
        """Say a list."""
        return self.sentences.texts.join(items)

    def note(self, action: Action) -> Words:
        """Say what an action would cost or bring."""
        return self.screens.note(self.view, action, self.sentences.texts)

    def item_note(self, action: Action, item: str) -> Words:
        """Say what an item of an assignment is."""
        return self.screens.item_note(self.view, action, item, self.sentences.texts)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a menu: what is typed for it, what it does, and how it reads."""

    key: str
    action: Action
    label: str
    note: Words


def numbered_entries(asker: Asker, actions: Sequence[Action]) -> list[Entry]:
    """Number actions: those of one kind together, those that decline last and the first of them 0."""
    kinds = list(dict.fromkeys(map(type, actions)))
    last = asker.screens.last
    ordered = sorted(actions, key=lambda action: (last(action), kinds.index(type(action))))
    keys = _keys(asker, ordered)
    return [_entry(asker, next(keys), action) for action in ordered]


def lettered_entries(asker: Asker, actions: Sequence[Action]) -> list[Entry]:
    """Letter actions `a` to `z`, then `aa`, `bb` and so on; `q` is left out, with which people leave."""
    letters = ascii_lowercase.replace("q", "")
    keys = (letters[number % len(letters)] * (number // len(letters) + 1) for number in count())
    return [_entry(asker, key, action) for key, action in zip(keys, actions, strict=False)]


def _keys(asker: Asker, ordered: Sequence[Action]) -> Iterator[str]:
    own = [asker.screens.number(action) for action in ordered]
    free = (number for number in count(1) if number not in own)
    declined = False
    for number, action in zip(own, ordered, strict=True):
        if number is not None:
            yield str(number)
        elif asker.screens.last(action) and not declined:
            declined = True
            yield "0"
        else:
            yield str(next(free))


def _entry(asker: Asker, key: str, action: Action) -> Entry:
    return Entry(key, action, asker.sentences.action(action), asker.note(action))


def laid_out(entries: Sequence[Entry], width: int, brevity: Brevity) -> Screen:
    """Lay out what a question asks."""
    if not entries:
        return ()
    if brevity >= Brevity.RUNNING:
        return _running(entries)
    noted = any(text_of(entry.note) for entry in entries)
    if brevity is Brevity.COLUMNS or (len(entries) >= MANY and not noted):
        return (_dense(entries, width),)
    return (_noted(entries),)


def in_passing(entries: Sequence[Entry], brevity: Brevity) -> Screen:
    """Lay out what can be done beside the question: line by line if it is little, else one after the other."""
    if not entries:
        return ()
    if brevity >= Brevity.RUNNING:
        return _running(entries)
    if brevity is Brevity.WHOLE and len(entries) < FEW:
        return (_noted(entries),)
    return (Paragraph(tuple(_in_a_row(entries)), indent=2),)


def _noted(entries: Sequence[Entry]) -> Grid:
    """Put each entry into a line, with its note behind it."""
    columns = (Column(align="right", least=KEY), Column(), Column(wrap=True))
    return Grid(columns, tuple((Span(one.key, "accent"), one.label, _quiet(one.note)) for one in entries))


def _quiet(note: Words) -> Words:
    return Span(note, "quiet") if isinstance(note, str) else note


def _dense(entries: Sequence[Entry], width: int) -> Grid:
    """Put entries into columns that are read downwards."""
    widest = max(cell_len(entry.label) for entry in entries) + KEY + 2 * BETWEEN + 1
    across = max(1, min(MOST_ACROSS, width // widest))
    columns = _dealt(entries, across)
    rows = []
    for line in range(len(columns[0])):
        row: list[Words] = []
        for column in columns:
            row += [Span(column[line].key, "accent"), column[line].label] if line < len(column) else ["", ""]
        rows.append(tuple(row))
    return Grid((Column(align="right", least=KEY), Column()) * len(columns), tuple(rows))


def _dealt(entries: Sequence[Entry], across: int) -> list[Sequence[Entry]]:
    down = -(-len(entries) // across)
    return [entries[start : start + down] for start in range(0, len(entries), down)]


def _running(entries: Sequence[Entry]) -> Screen:
    """Put entries one after the other; what those that differ in one thing begin with is said once."""
    blocks: list[Block] = []
    for _, kin in groupby(entries, _kin):
        group = list(kin)
        shared = _shared([entry.label for entry in group])
        beginning = [f"{_unbroken(shared)}  "] if shared else []
        blocks.append(Paragraph((*beginning, *_in_a_row(group, len(shared))), indent=2, hang=2))
    return tuple(blocks)


def _kin(entry: Entry) -> tuple[object, ...]:
    """Say what actions have in common that differ in their last field only."""
    action = entry.action
    return (type(action), *(getattr(action, name) for name in action.__struct_fields__[:-1]))


def _shared(labels: Sequence[str]) -> str:
    """Find the whole words, with the space behind them, with which several labels begin."""
    if len(labels) == 1:
        return ""
    words = zip(*(label.split(" ")[:-1] for label in labels), strict=False)
    return "".join(f"{alike[0]} " for alike in takewhile(lambda alike: len(set(alike)) == 1, words))


def _in_a_row(entries: Sequence[Entry], skipped: int = 0) -> Iterator[str | Span]:
    for entry in entries:
        yield Span(entry.key, "accent")
        yield f"\N{NO-BREAK SPACE}{_unbroken(entry.label[skipped:])}   "


def _unbroken(label: str) -> str:
    return label.replace(" ", "\N{NO-BREAK SPACE}")
