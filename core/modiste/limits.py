"""What the values of a game may be, as far as their types do not tell: words, bounds, seats, how many there are.

A game says it with `Game.limits` and `Game.words`. Play never asks: it keeps to them by itself. Whoever writes values
down does (a scenario), so that nonsense is refused at its place instead of being played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from modiste.problem import KeyPath, Said, nearest, said

EVERY_ENTRY: Final = "*"
MOST_TOLD: Final = 12
"""More words are not listed; the nearest is named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What a value of a state may be.

    Attributes:
        among: all that it may be: words, or numbers such as those of the seats.
        least, most, step: the bounds of a number, and what it is a multiple of.
        longest: so many entries a list may have.
        each: a list holds exactly these, each of them once, in any order.
        keys: the names of a mapping.
    """

    among: Collection[object] = ()
    least: int | None = None
    most: int | None = None
    step: int = 1
    longest: int | None = None
    each: Collection[object] = ()
    keys: Collection[str] = ()

    def wrong(self, value: Any, known: Collection[str]) -> Iterator[Said]:
        """Yield what is wrong with a value; `known` are words of the game that may belong elsewhere."""
        if value is None:
            return
        if self.among and value not in self.among:
            yield stranger(value, self.among, known)
        if self.least is not None and value < self.least:
            yield said("problem-value-greater-than-equal", ge=self.least, got=value)
        if self.most is not None and value > self.most:
            yield said("problem-value-less-than-equal", le=self.most, got=value)
        if self.step > 1 and value % self.step:
            yield said("problem-value-multiple-of", multiple_of=self.step, got=value)
        if self.longest is not None and len(value) > self.longest:
            yield said("problem-value-too-long", max_length=self.longest, actual_length=len(value))
        if self.each and (len(value) != len(self.each) or set(value) != set(self.each)):
            yield said("problem-limits-each", words=_listed(self.each), got=_listed(value))


def stranger(value: object, among: Collection[object], known: Collection[str]) -> Said:
    """Say that a value is none of those that belong there, and which was probably meant."""
    if isinstance(value, str) and not _is_known(value, known) and (near := nearest(value, map(str, among))):
        return said("problem-scenario-no-card", got=value, near=near)
    if len(among) <= MOST_TOLD:
        return said("problem-scenario-word", words=_listed(filter(_is_told, among)), got=str(value))
    return said(f"problem-scenario-{'misplaced' if _is_known(value, known) else 'no-card'}", got=str(value))


def _is_known(value: object, known: Collection[str]) -> bool:
    """Tell whether there is such a card at all; what stands behind a point numbers copies, behind a stroke sides."""
    text = str(value)
    return any(one in known for one in (text, text.rpartition(".")[0], text.partition("/")[0]))


def trespasses(data: object, limits: Mapping[str, Limits], known: Collection[str]) -> Iterator[tuple[KeyPath, Said]]:
    """Yield what goes beyond the limits, with the paths; `companies.*.cash` stands for the cash of every company."""
    for pattern, limit in limits.items():
        for path, value in matching(data, pattern.split(".")):
            yield from ((path, what) for what in limit.wrong(value, known))
            strange = [key for key in value if str(key) not in limit.keys] if limit.keys else []
            yield from (
                ((*path, key), said("problem-scenario-no-name", near=nearest(key, limit.keys))) for key in strange
            )


def matching(data: object, pattern: Sequence[str], path: KeyPath = ()) -> Iterator[tuple[KeyPath, Any]]:
    """Yield the values that a pattern names, with their paths; where data hold no such thing, nothing."""
    if not pattern:
        yield path, data
        return
    items = enumerate(data) if isinstance(data, list) else data.items() if isinstance(data, dict) else ()
    for key, item in items:
        if pattern[0] in (EVERY_ENTRY, str(key)):
            yield from matching(item, pattern[1:], (*path, key))


def _listed(values: Any) -> str:
    return ", ".join(map(str, values))


def _is_told(value: object) -> bool:
    return value != ""
