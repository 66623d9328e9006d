"""The particles of a Korean message: whether each fits whatever word will stand before it.

A particle that is written plainly after a placeable is right for half of all words, and a double form such as 이(가)
tells the reader that a machine gave up. After a counter (`{ $count }장을`) the sound is known, so it stands plainly.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast

from modiste.korean import PAIRS
from modiste.problem import Said, said

Mistake = tuple[int, Said]
"""An index of the source, and what is wrong there."""

OPEN: Final = "\ufffc"
"""Stands for a placeable of which nobody knows how it ends."""
CLOSED: Final = "\ufffb"
"""Stands for one that is sure to end in a particle or in plain words."""

_FORMS: Final = sorted({form for pair in PAIRS for form in pair.split("/")}, key=len, reverse=True)
_BETWEEN: Final = r"(?:\([^()]*\)|[\"'’”»」』〉》])*"
_BARE: Final = re.compile(rf"{OPEN}{_BETWEEN}({'|'.join(_FORMS)})(?:(?<=였)|(?![가-힣]))")
_DOUBLE: Final = re.compile(
    r"(?:이\(가|가\(이|은\(는|는\(은|을\(를|를\(을|과\(와|와\(과|아\(야|야\(아)\)|\((?:으|이)\)(?=[가-힣])|로\(으로\)|으로\(로\)"
    rf"|(?:{'|'.join(sorted(PAIRS))})(?![가-힣])"
)
_LAST: Final = re.compile(rf"{OPEN}{_BETWEEN}$")


def korean_mistakes(pattern: ast.Pattern) -> Iterator[Mistake]:
    """Yield the places of a pattern where a particle is bare or double, is none, or does not follow its word."""
    yield from _Line().walk(pattern)


def _overlap(one: re.Match[str], other: re.Match[str]) -> bool:
    return one.start() < other.end() and other.start() < one.end()


class _Line:
    """A message as it is said up to some place: its signs, the source's index and the expression of each."""

    def __init__(self, before: _Line | None = None) -> None:
        self.signs: str = before.signs if before else ""
        self._indices: list[int] = list(before._indices) if before else []
        self._expressions: dict[int, ast.InlineExpression] = dict(before._expressions) if before else {}
        self._known = len(self.signs)

    def walk(self, pattern: ast.Pattern) -> Iterator[Mistake]:
        """Follow a pattern, yielding what is wrong with JOSA on the way and with the plain words at its end."""
        for element in pattern.elements:
            start = element.span.start if element.span else 0
            if isinstance(element, ast.TextElement):
                self._add(element.value, start)
            else:
                yield from self._placeable(element.expression, start)
        doubles = list(_DOUBLE.finditer(self.signs))
        bare = (found for found in _BARE.finditer(self.signs) if not any(_overlap(found, double) for double in doubles))
        for found in (*doubles, *bare):
            if found.end() > self._known:
                shown = found.group(found.lastindex or 0)
                what = said("problem-josa-bare", particle=shown, call='JOSA($…, "이/가")')
                yield self._indices[found.end() - 1], what

    def ends_plainly(self) -> bool:
        """Say whether the line ends with words that are known, of which the last sound is Hangul."""
        return self.signs[-1:] == CLOSED or bool(re.search(r"[가-힣]$", self.signs))

    def _placeable(
        self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression, start: int
    ) -> Iterator[Mistake]:
        if isinstance(expression, ast.Placeable):
            yield from self._placeable(expression.expression, start)
        elif isinstance(expression, ast.SelectExpression):
            yield from self._select(expression, start)
        elif isinstance(expression, ast.StringLiteral):
            self._add(expression.parse()["value"], start)
        elif isinstance(expression, ast.FunctionReference) and expression.id.name == "JOSA":
            yield from ((start, what) for what in self._josa(expression.arguments.positional))
            self._add(CLOSED, start)
        else:
            self._expressions[len(self.signs)] = expression
            self._add(OPEN, start)

    def _select(self, expression: ast.SelectExpression, start: int) -> Iterator[Mistake]:
        ends = []
        for variant in expression.variants:
            line = _Line(self)
            yield from line.walk(variant.value)
            ends.append(line.ends_plainly())
        self._add(CLOSED if all(ends) else OPEN, start)

    def _josa(self, arguments: list[ast.InlineExpression | ast.Placeable]) -> Iterator[Said]:
        pair = arguments[1] if len(arguments) == 2 else None
        if not isinstance(pair, ast.StringLiteral):
            yield said("problem-josa-arguments", call='JOSA($seat, "이/가")')
            return
        if pair.value not in PAIRS:
            yield said("problem-josa-pair", pair=pair.value)
        word, before = arguments[0], _LAST.search(self.signs)
        if isinstance(word, ast.MessageReference) and word.attribute:
            return  # a reading, which is not shown
        expression = self._expressions.get(before.start()) if before else None
        if expression is None or not word.equals(expression):
            yield said("problem-josa-word")

    def _add(self, signs: str, start: int) -> None:
        self.signs += signs
        self._indices += [start] * len(signs)
