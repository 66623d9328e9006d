"""Menus: numbered entries, laid out in as many columns as read well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from string import ascii_lowercase
from typing import Final

from modiste.action import Action
from modiste.screen import Column, Grid, Paragraph, Screen, Span, Words, text_of
from modiste.screens import Screens
from modiste.sentences import Sentences
from modiste.state import State
from modiste.text import Argument

MANY: Final = 6
"""So many short entries stand in several columns."""

FEW: Final = 3
"""Fewer free actions than this are shown with their notes."""

MOST_ACROSS: Final = 4


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
    """Letter actions `a` to `z`, then `aa`, `bb` and so on."""
    keys = (ascii_lowercase[number % 26] * (number // 26 + 1) for number in count())
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


def menu(entries: Sequence[Entry], width: int) -> Grid:
    """Lay a menu out: short entries in columns read downwards, others line by line with their notes."""
    if len(entries) >= MANY and not any(text_of(entry.note) for entry in entries):
        return _dense(entries, width)
    rows = [(Span(entry.key, "accent"), entry.label, entry.note) for entry in entries]
    return _grid(rows)


def in_passing(entries: Sequence[Entry]) -> Screen:
    """Lay out what can be done beside the question: line by line if it is little, else one after the other."""
    if len(entries) < FEW:
        return (menu(entries, 0),) if entries else ()
    words: list[str | Span] = []
    for entry in entries:
        words += [Span(entry.key, "accent"), f"\N{NO-BREAK SPACE}{_unbroken(entry.label)}   "]
    return (Paragraph(tuple(words), indent=2),)


def _unbroken(label: str) -> str:
    return label.replace(" ", "\N{NO-BREAK SPACE}")


def numbered(names: Sequence[str], notes: Sequence[Words] = ()) -> Grid:
    """Lay items out with their numbers and notes."""
    return _grid(
        [
            (Span(str(number), "accent"), name, notes[number - 1] if notes else "")
            for number, name in enumerate(names, 1)
        ]
    )


def _grid(rows: Sequence[tuple[Words, Words, Words]]) -> Grid:
    columns = (Column(align="right", least=3), Column(), Column(wrap=True))
    quiet = ((key, label, Span(note, "quiet") if isinstance(note, str) else note) for key, label, note in rows)
    return Grid(columns, tuple(quiet))


def _dense(entries: Sequence[Entry], width: int) -> Grid:
    widest = max(len(entry.label) for entry in entries) + 8
    across = max(1, min(MOST_ACROSS, width // widest))
    down = -(-len(entries) // across)
    rows = []
    for line in range(down):
        row: list[Words] = []
        for place in range(line, down * across, down):
            entry = entries[place] if place < len(entries) else None
            row += [Span(entry.key, "accent"), entry.label] if entry else ["", ""]
        rows.append(tuple(row))
    return Grid((Column(align="right", least=3), Column()) * across, tuple(rows))
