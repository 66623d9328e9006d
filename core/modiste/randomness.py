"""Named streams of chance.

A stream's numbers follow from the match's seed, the stream's name and how often the stream was used before.
The state therefore keeps a seed and a few counters instead of a generator; streams do not disturb one
another, so a variant that shuffles one more deck changes no other deck. Shuffling uses only
`random.Random.random()`, the one method whose sequence Python promises to keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import TypeVar

T = TypeVar("T")


def generator(*parts: object) -> Random:
    """Make the generator that belongs to `parts`: the same parts give the same numbers on every platform."""
    text = "/".join(map(str, parts)).encode()
    return Random(int.from_bytes(blake2b(text, digest_size=8).digest(), "big"))


class Stream:
    """One use of a named stream."""

    __slots__ = ("_random",)

    def __init__(self, seed: int, name: str, use: int) -> None:
        self._random = generator(f"{seed}/{name}/{use}").random

    def below(self, limit: int) -> int:
        """Draw a whole number from 0 to `limit` - 1."""
        return int(self._random() * limit)

    def choice(self, items: Sequence[T]) -> T:
        """Draw one item."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle `items` in place (Fisher-Yates from the back)."""
        random = self._random
        for last in range(len(items) - 1, 0, -1):
            other = int(random() * (last + 1))
            items[last], items[other] = items[other], items[last]
