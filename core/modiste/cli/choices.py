"""Choices as they are asked for and answered at a keyboard, one class for each shape of space (`assigning` has one).

A choice lists its entries, says in a short line how it is answered, and turns what was typed into an action, or
raises `Misread` with what would be right. Nothing here draws, prints or reads.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol, cast

from modiste.action import Action
from modiste.cli.assigning import AssignChoice
from modiste.cli.menus import Asker, Entry, numbered_entries
from modiste.cli.reading import Misread, read_numbers
from modiste.screen import Paragraph, Screen, Span
from modiste.space import Amount, Assign, Chosen, OneOf, Space, Subset


class Choice(Protocol):
    """A question of one shape."""

    @property
    def entries(self) -> Sequence[Entry]:
        """What can be chosen, as it is numbered."""

    def remark(self) -> Screen:
        """Draw what stands below the entries."""

    def hint(self) -> str:
        """Say how to answer, in one short line."""

    def help(self) -> str:
        """Say how to answer, in a sentence."""

    def read(self, typed: str) -> Action:
        """Turn what was typed (not nothing) into an action, or raise `Misread`."""


class MenuChoice:
    """One of several actions: a number, or the beginning of its text; declining is 0 and stands last."""

    def __init__(self, asker: Asker, space: OneOf) -> None:
        self._asker = asker
        self.entries = numbered_entries(asker, list(space))

    def remark(self) -> Screen:
        return ()

    def hint(self) -> str:
        return self._asker.say("hint-menu")

    def help(self) -> str:
        return self._asker.say("help-menu")

    def read(self, typed: str) -> Action:
        wanted = typed.casefold()
        starting = []
        for entry in self.entries:
            if wanted in (entry.key, entry.label.casefold()):
                return entry.action
            if entry.label.casefold().startswith(wanted):
                starting.append(entry)
        if len(starting) == 1:
            return starting[0].action
        if starting:
            fits = self._asker.join([entry.label for entry in starting])
            raise Misread("misread-several", typed=typed, fits=fits)
        raise Misread("misread-menu", typed=typed)


class SubsetChoice:
    """Some of the items, by their numbers."""

    def __init__(self, asker: Asker, space: Subset) -> None:
        self._asker = asker
        self._space = space
        self._most = min(space.most, len(space.items))
        empty = space.make(())
        self._names = [asker.sentences.item(empty, item) for item in space.items]
        alone = [space.make((item,)) for item in space.items]
        named = enumerate(zip(alone, self._names, strict=True), 1)
        self.entries = [Entry(str(number), action, name, asker.note(action)) for number, (action, name) in named]

    def remark(self) -> Screen:
        return ()

    def hint(self) -> str:
        space = self._space
        if space.least == 0:
            return self._asker.say("hint-subset", most=min(space.most, len(space.items)), items=len(space.items))
        return self._asker.say("hint-subset-least", least=space.least, most=self._most, exact=self._exact())

    def help(self) -> str:
        return self._asker.say("help-subset", least=self._space.least, most=self._most, exact=self._exact())

    def _exact(self) -> str:
        """Say whether there is no choice of how many."""
        return "yes" if self._space.least >= self._most else "no"

    def read(self, typed: str) -> Action:
        space = self._space
        chosen = self._chosen(typed)
        if len(chosen) < space.least:
            raise Misread("misread-too-few", least=space.least)
        if len(chosen) > self._most:
            raise Misread("misread-too-many", most=self._most)
        self._check(chosen)
        return space.make(chosen)

    def _chosen(self, typed: str) -> Chosen:
        word = typed.casefold()
        if (named := self._named(word)) is not None:
            return (named,)
        if word in ("-", "none", "0"):
            return ()
        if word in ("all", "*"):
            return tuple(self._space.items)
        numbers = set(read_numbers(typed, len(self._space.items)))
        return tuple(item for number, item in enumerate(self._space.items, 1) if number in numbers)

    def _named(self, word: str) -> str | None:
        """Find the one item that was typed by its name."""
        found = [item for item, name in zip(self._space.items, self._names, strict=True) if name.casefold() == word]
        return found[0] if len(found) == 1 else None

    def _check(self, chosen: Chosen) -> None:
        """Refuse a choice that does not fit, naming the first item that is too much and what would still fit."""
        fits = self._space.fits
        if fits is None:
            return
        for count in range(1, len(chosen) + 1):
            if not fits(chosen[:count]):
                before = chosen[: count - 1]
                rest = [item for item in self._space.items if item not in before and self._fits(before, item)]
                raise Misread(
                    "misread-unfit",
                    item=self._name(chosen[count - 1]),
                    before=self._list(before),
                    before_count=len(before),
                    rest=self._list(rest),
                    rest_count=len(rest),
                )

    def _fits(self, before: Chosen, item: str) -> bool:
        both = {*before, item}
        ordered = tuple(one for one in self._space.items if one in both)
        return self._space.fits is None or self._space.fits(ordered)

    def _name(self, item: str) -> str:
        place = list(self._space.items).index(item)
        return f"{place + 1} {self._names[place]}"

    def _list(self, items: Sequence[str]) -> str:
        return self._asker.join(list(map(self._name, items)))


class AmountChoice:
    """A number."""

    def __init__(self, asker: Asker, space: Amount) -> None:
        self._asker = asker
        self._space = space
        self._high = space.high - (space.high - space.low) % space.step
        self.entries: list[Entry] = []

    def remark(self) -> Screen:
        note = self._asker.note(self._space.make(self._high))
        return (Paragraph(Span(note, "quiet") if isinstance(note, str) else note, indent=2, hang=2),) if note else ()

    def hint(self) -> str:
        space = self._space
        return self._asker.say("hint-amount", low=space.low, high=self._high, step=space.step)

    def help(self) -> str:
        return self._asker.say("help-amount", hint=self.hint())

    def read(self, typed: str) -> Action:
        space = self._space
        if not re.fullmatch(r"-?\d{1,9}", typed):
            raise Misread("misread-amount", typed=typed, hint=self.hint())
        amount = int(typed)
        if not space.low <= amount <= space.high or (amount - space.low) % space.step:
            raise Misread("misread-amount", typed=typed, hint=self.hint())
        return space.make(amount)


def choice_for(asker: Asker, space: Space) -> Choice:
    """Make the choice that asks for a member of a space."""
    if isinstance(space, Subset):
        return SubsetChoice(asker, space)
    if isinstance(space, Amount):
        return AmountChoice(asker, space)
    if isinstance(space, Assign):
        return AssignChoice(asker, space)
    return MenuChoice(asker, cast(OneOf, space))
