"""What is wrong with the messages of a language pack, beside those it lacks.

A translation says what the original says: the same messages with the same attributes, of the same variables. A
variable that the original only chooses by, as English chooses by a count, may be left out; one that it shows may not.
Korean is looked at more closely by `checks.korean`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from modiste.checks.korean import korean_mistakes
from modiste.problem import Problem, Said, nearest, place_in, said
from modiste.screen_parts import cells
from modiste.text import Source, functions_of
from modiste.text_files import parsed

FLUENT_FUNCTIONS: Final = ("NUMBER", "DATETIME")
MISTAKES: Final[Mapping[str, Callable[[ast.Pattern], Iterable[tuple[int, Said]]]]] = {"ko": korean_mistakes}
"""What looks at each pattern of a language for what is wrong in that language only."""


@dataclass(frozen=True)
class Part:
    """The value of a message, or one of its attributes (`gown.short`), with the source where it stands."""

    id: str
    pattern: ast.Pattern
    source: Source

    def problem(self, what: Said, index: int | None = None) -> Problem:
        """Say what is wrong here, or at an index of the source."""
        _, name, text = self.source
        start = index if index is not None else self.pattern.span.start if self.pattern.span else 0
        return Problem(name, *place_in(text, start), self.id, what)


def read_parts(sources: Iterable[Source]) -> dict[str, Part]:
    """Return all values and attributes of the messages and terms (`-house`) of some sources, by id."""
    parts: dict[str, Part] = {}
    for source in sources:
        try:
            body = parsed(source[2]).body
        except RecursionError:  # whoever says messages tells this, and leaves the file out
            continue
        for entry in body:
            if isinstance(entry, (ast.Message, ast.Term)):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if entry.value is not None:
                    parts.setdefault(name, Part(name, entry.value, source))
                for attribute in entry.attributes:
                    with_attribute = f"{name}.{attribute.id.name}"
                    parts.setdefault(with_attribute, Part(with_attribute, attribute.value, source))
    return parts


def check_texts(texts: Iterable[Source]) -> Iterator[Problem]:
    """Yield what is wrong with texts that need no original: unknown functions, and the mistakes of a language."""
    for part in read_parts(texts).values():
        language = part.source[0]
        known = {*FLUENT_FUNCTIONS, *functions_of(language)}
        for name, index in _Uses.of(part.pattern).functions:
            if name not in known:
                what = said("problem-no-function", name=name, language=language, near=nearest(name, known))
                yield part.problem(what, index)
        for index, what in MISTAKES.get(language.partition("-")[0], _nothing)(part.pattern):
            yield part.problem(what, index)


def check_translation(
    texts: Iterable[Source], originals: Iterable[Source], optional: Collection[str] = ()
) -> Iterator[Problem]:
    """Yield the messages and variables of a translation that the original has not, and variables that it misses.

    Of `optional` attributes (`gown.short`) only the message must be in the original.
    """
    original = read_parts(originals)
    for part in read_parts(texts).values():
        if part.id.startswith("-"):
            continue  # terms are each language's own
        model = original.get(part.id) or (original.get(part.id.partition(".")[0]) if part.id in optional else None)
        if model is None:
            yield part.problem(said("problem-no-original", near=nearest(part.id, original)))
            continue
        here, there = _Uses.of(part.pattern), _Uses.of(model.pattern)
        for name in sorted(here.variables - there.variables):
            near = nearest(name, there.variables)
            yield part.problem(said("problem-foreign-variable", variable=name, near=near))
        for name in sorted(there.shown - here.variables):
            yield part.problem(said("problem-unsaid-variable", variable=name))


def check_references(texts: Iterable[Source], beside: Iterable[Source]) -> Iterator[Problem]:
    """Yield references to messages and terms that are not there in the language, and messages that contain themselves.

    What is said in the language `beside` these texts is read only if something is not among them.
    """
    here = read_parts(texts)
    used = {name: _Uses.of(part.pattern).references for name, part in here.items()}
    known = {*here}
    if any(reference not in known for references in used.values() for reference, _ in references):
        known |= {*read_parts(beside)}
    for name, references in used.items():
        for reference, index in references:
            if reference not in known:
                what = said("problem-no-reference", name=reference, near=nearest(reference, known))
                yield here[name].problem(what, index)
        if _contains_itself(name, used):
            yield here[name].problem(said("problem-round"))


def _contains_itself(name: str, used: Mapping[str, Collection[tuple[str, int]]]) -> bool:
    met: set[str] = set()
    ahead = [name]
    while ahead:
        for reference, _ in used.get(ahead.pop(), ()):
            if reference == name:
                return True
            if reference not in met:
                met.add(reference)
                ahead.append(reference)
    return False


def variables_of(part: Part) -> set[str]:
    """Return the variables that a value or an attribute speaks of."""
    return _Uses.of(part.pattern).variables


def missing_messages(texts: Iterable[Source], originals: Iterable[Source]) -> list[str]:
    """Return the ids of the messages and attributes of the original that a translation lacks, in their order."""
    there = read_parts(texts)
    return [name for name in read_parts(originals) if name not in there and not name.startswith("-")]


def check_widths(texts: Iterable[Source], originals: Iterable[Source], widths: Mapping[str, int]) -> Iterator[Problem]:
    """Yield the messages and attributes that are wider than their places; an attribute may be left to its message."""
    here, there = read_parts(texts), read_parts(originals)
    for name, room in widths.items():
        used = name if name in here or name in there else name.partition(".")[0]
        if used in here and (width := _width(here[used].pattern)) > room:
            yield here[used].problem(said("problem-wide", width=width, room=room))


def _width(pattern: ast.Pattern) -> int:
    """Measure what a pattern says in any case: what is filled in or chosen counts nothing."""
    return sum(cells(text) for element in pattern.elements if (text := _plain(element)))


def _plain(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    return str(element.expression.parse()["value"]) if isinstance(element.expression, ast.StringLiteral) else ""


def _nothing(pattern: ast.Pattern) -> Iterable[tuple[int, Said]]:
    return ()


class _Uses(Visitor):
    """What a pattern uses: all variables, those that it shows, and with their places functions, messages and terms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.functions: list[tuple[str, int]] = []
        self.references: list[tuple[str, int]] = []
        self._choosing = False

    @classmethod
    def of(cls, pattern: ast.Pattern) -> _Uses:
        uses = cls()
        uses.visit(pattern)
        return uses

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self._choosing = True
        self.visit(node.selector)
        self._choosing = False
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)
        if not self._choosing:
            self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self._refer(node.id.name, node)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self._refer(f"-{node.id.name}", node)
        self.generic_visit(node)

    def _refer(self, name: str, node: ast.MessageReference | ast.TermReference) -> None:
        whole = f"{name}.{node.attribute.name}" if node.attribute else name
        self.references.append((whole, node.span.start if node.span else 0))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.append((node.id.name, node.span.start if node.span else 0))
        self.generic_visit(node)
