"""Assignments as they are asked for and answered: a place for every item, typed in one line.

The items' numbers stand place after place with slashes between, `rest` stands for all others, and a place's name
alone sends everything there: `1 3 / 2 / rest`, `1 3 / / rest`, `/ all`, `tokyo`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from modiste.action import Action
from modiste.cli.menus import Asker, Entry
from modiste.cli.reading import Misread, read_numbers
from modiste.cli.words import word_for
from modiste.screen import Paragraph, Screen
from modiste.space import Assign

SLASH: Final = "/"
REST: Final = "rest"
ALL: Final = ("all", "*")
NONE: Final = ("-", "none", "0")

SHORTEST: Final = 3
"""So many letters of a place's name are needed: a slip of one finger should not send everything there."""

EXAMPLES: Final = {1: "1", 2: "1 / rest", 3: "1 / 2 / rest"}
LONG_EXAMPLE: Final = "1 3 / 2 / rest"


class AssignChoice:
    """A place for every item."""

    def __init__(self, asker: Asker, space: Assign) -> None:
        self._asker = asker
        self._space = space
        action = next(iter(space))
        names = [asker.sentences.item(action, item) for item in space.items]
        self._named = [f"{number} {name}" for number, name in enumerate(names, 1)]
        self._places = [asker.sentences.item(action, place) for place in space.places]
        notes = [asker.item_note(action, item) for item in space.items]
        lines = enumerate(zip(names, notes, strict=True), 1)
        self.entries = [Entry(str(number), action, name, note) for number, (name, note) in lines]

    @property
    def _all_places(self) -> str:
        return f" {SLASH} ".join(self._places)

    @property
    def _example(self) -> str:
        """An answer that could be given: no more numbers than items, no more slashes than places have between them."""
        groups = EXAMPLES.get(len(self._named), LONG_EXAMPLE).split(f" {SLASH} ")
        fitting = groups if len(groups) <= len(self._places) else [groups[0], REST]
        return self._in_words(f" {SLASH} ".join(fitting))

    def remark(self) -> Screen:
        return (Paragraph(self._asker.say("assign-places", places=self._all_places), indent=1),)

    def hint(self) -> str:
        if len(self._named) == 1:
            return self._asker.say("hint-assign-one", places=self._all_places)
        last = self._places[-1]
        return self._asker.say("hint-assign", example=self._example, place=last)

    def help(self) -> str:
        return self._asker.say("help-assign", example=self._example, places=self._all_places, place=self._places[-1])

    def read(self, typed: str) -> Action:
        place = self._place_named(typed)
        if place is not None:
            return self._made({}, place)
        groups = [group.strip().casefold() for group in typed.split(SLASH)]
        if len(groups) > len(self._places):
            raise self._misread("misread-places", count=len(self._places), slashes=len(self._places) - 1)
        placed: dict[int, int] = {}
        for place, group in enumerate(groups):
            for number in self._numbers(group):
                before = placed.setdefault(number, place)
                if before != place:
                    raise Misread("misread-twice", item=self._named[number - 1], **self._two(before, place))
        rest = self._place_of_rest(groups)
        missing = [name for number, name in enumerate(self._named, 1) if number not in placed]
        if missing and rest is None:
            raise Misread("misread-missing", items=self._asker.join(missing), better=self._completed(groups))
        return self._made(placed, rest or 0)

    def _place_named(self, typed: str) -> int | None:
        """Find the place whose name, or the beginning of it, was typed and nothing else."""
        word = typed.casefold()
        if word in ALL:
            raise self._misread("misread-all")
        exact = [place for place, name in enumerate(self._places) if name.casefold() == word]
        begun = self._places if len(word) >= SHORTEST else []
        found = exact or [place for place, name in enumerate(begun) if name.casefold().startswith(word)]
        if len(found) > 1 and word not in (REST, *NONE):
            fits = self._asker.join([self._places[place] for place in found])
            raise Misread("misread-several", typed=typed, fits=fits)
        return found[0] if len(found) == 1 else None

    def _numbers(self, group: str) -> Sequence[int]:
        """Read the numbers of one place."""
        most = len(self._named)
        words = " ".join(word for word in group.split() if word != REST)
        if words in NONE:
            return ()
        if words in ALL:
            return range(1, most + 1)
        try:
            return read_numbers(words, most)
        except Misread as misread:
            raise self._misread("misread-assign", typed=misread.facts["typed"], most=most) from None

    def _place_of_rest(self, groups: Sequence[str]) -> int | None:
        """Find the place that takes what has no other."""
        takes = [place for place, group in enumerate(groups) if REST in group.split()]
        if len(takes) > 1:
            raise Misread("misread-rest-twice", **self._two(*takes[:2]))
        return takes[0] if takes else None

    def _completed(self, groups: Sequence[str]) -> str:
        """Say what was typed, with a place for the others: the next one or, where there is none, the last."""
        *before, last = groups
        if last and len(groups) < len(self._places):
            before, last = [*groups], ""
        better = [*before, f"{last} {REST}"]
        return self._in_words(f" {SLASH} ".join(group.strip() for group in better).replace("  ", " "))

    def _in_words(self, answer: str) -> str:
        """Say an answer with the person's own word for the rest."""
        return answer.replace(REST, word_for(self._asker.sentences.texts, REST))

    def _two(self, first: int, second: int) -> dict[str, str]:
        return {"first": self._places[first], "second": self._places[second]}

    def _misread(self, message: str, **facts: str | int | float) -> Misread:
        """Refuse what was typed with an example of what would be right."""
        return Misread(message, example=self._example, places=self._all_places, place=self._places[-1], **facts)

    def _made(self, placed: Mapping[int, int], rest: int) -> Action:
        """Make the action, or refuse the first item that cannot go where it is sent."""
        places = self._space.places
        numbered = enumerate(self._space.items, 1)
        pairs = tuple((item, places[placed.get(number, rest)]) for number, item in numbered)
        fits = self._space.fits
        for count in range(1, len(pairs) + 1):
            if fits is not None and not fits(pairs[:count]):
                others = [place for place in places if fits((*pairs[: count - 1], (pairs[count - 1][0], place)))]
                raise Misread(
                    "misread-unplaced",
                    item=self._named[count - 1],
                    place=self._called(pairs[count - 1][1]),
                    others=self._asker.join([self._called(place) for place in others]),
                    others_count=len(others),
                )
        return self._space.make(pairs)

    def _called(self, place: str) -> str:
        return self._places[list(self._space.places).index(place)]
