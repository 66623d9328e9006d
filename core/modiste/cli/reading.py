"""Reads what was typed: numbers, and the refusal of what is none."""

from __future__ import annotations

import re

from modiste.text import Argument


class Misread(Exception):
    """What was typed answers nothing; `message` names the text that says what would."""

    def __init__(self, message: str, **facts: Argument) -> None:
        self.message = message
        self.facts = facts
        super().__init__(message)


def read_numbers(typed: str, most: int) -> list[int]:
    """Read numbers and ranges, `1 3`, `1,3`, `2-4`, from 1 to `most`.

    Raises:
        Misread: it is something else.
    """
    numbers: list[int] = []
    for word in re.split(r"[\s,]+", typed.strip()):
        found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?", word)
        if word and found is None:
            raise Misread("misread-numbers", typed=word, most=most)
        if found is not None:
            first, last = int(found[1]), int(found[2] or found[1])
            if not 1 <= first <= last <= most:
                raise Misread("misread-numbers", typed=word, most=most)
            numbers += range(first, last + 1)
    return numbers
