"""Reads YAML 1.2 files as plain values that can say where each of them stood.

PyYAML only composes the node tree here (with libyaml where it is installed); what a plain word means is
decided by the YAML 1.2 core schema, because PyYAML's own YAML 1.1 reads `no` as false, `12:30` as 750 and the
second of two equal keys without a word. Positions are looked up in the kept tree when an error needs them, so
that a file without errors pays nothing for them. Anchors, aliases and tags are refused: a card says on
the spot what it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, NoReturn, Protocol

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from modiste.errors import ContentError
from modiste.problem import KeyPath, Place, Problem, Said, dotted, place_in, said
from modiste.yaml_composers import (
    BY_NAME,
    COLLECTION,
    COMPOSERS,
    DEEPEST,
    PLAIN,
    QUOTED,
    TOO_DEEP,
    ComposerName,
    Composes,
    Excess,
)

__all__ = ["COMPOSERS", "ComposerName", "Located", "YamlError", "place_of", "plain_value", "read"]

_WORDS: Final[dict[str, object]] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys((".nan", ".NaN", ".NAN"), float("nan")),
    **dict.fromkeys((".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"), float("inf")),
    **dict.fromkeys(("-.inf", "-.Inf", "-.INF"), float("-inf")),
}
_NUMBER_STARTS: Final = frozenset("0123456789+-.")
_INTEGER: Final = re.compile(r"[-+]?[0-9]{1,1000}")
_BASED: Final = re.compile(r"0o[0-7]{1,1000}|0x[0-9a-fA-F]{1,1000}")
_FLOAT: Final = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")

_MAY_HOLD_ANCHOR: Final = re.compile(r"[&*]\S")
_NOT_PRINTABLE: Final = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class YamlError(ContentError):
    """A file that is not YAML as content packs use it; `problems` holds all that was found."""

    code = "content/yaml"

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(sorted(problems))
        super().__init__("\n".join(map(str, self.problems)), problems=self.problems)


@dataclass(frozen=True, slots=True, eq=False)
class Located:
    """The value of a file, with the node tree it was built from."""

    name: str
    value: object
    root: Node | None

    def find(self, path: Sequence[str | int], *, key: bool = False) -> tuple[KeyPath, Place]:
        """Return the part of `path` that stands in the file, and where it ends (at its key, if `key`).

        Elements that the file does not hold are passed over: validators add the names of union members, and
        a missing field is best shown where it should have been.
        """
        steps = _follow(self.root, tuple(path))
        if not steps:
            return (), place_of(self.root)
        last = steps[-1]
        node = last.key if key and last.element == path[-1] else last.value
        return tuple(step.element for step in steps), place_of(node)

    def keys_beside(self, path: Sequence[str | int]) -> set[str]:
        """Return the keys of the mapping that holds the last element of `path`."""
        steps = _follow(self.root, tuple(path))
        node = steps[-2].value if len(steps) > 1 else self.root
        return {key.value for key, _ in node.value} if isinstance(node, MappingNode) else set()

    def problem(self, path: Sequence[str | int], what: Said, *, key: bool = False) -> Problem:
        """Return `what` as a problem of what stands at `path`."""
        found, place = self.find(path, key=key)
        return Problem(self.name, *place, dotted(found), what)


def read(text: str, name: str, composer: ComposerName | None = None) -> Located:
    """Read `text`; errors call the file `name`. Without `composer`, the quickest installed one is used."""
    text = text.removeprefix("\ufeff")
    if strange := _NOT_PRINTABLE.search(text):
        what = said("problem-yaml-character", character=f"U+{ord(strange.group()):04X}")
        raise YamlError([Problem(name, *place_in(text, strange.start()), "", what)])
    make = BY_NAME[composer] if composer else next(iter(BY_NAME.values()))
    try:
        if _MAY_HOLD_ANCHOR.search(text):
            _refuse_anchors(text, name, make)
        root = make(text).get_single_node()
    except yaml.YAMLError as error:
        _raise_as_ours(error, name)
    except Excess as error:
        raise YamlError([Problem(name, 1, 1, "", error.what)]) from None
    except RecursionError:
        raise YamlError([Problem(name, 1, 1, "", TOO_DEEP)]) from None
    builder = _Builder()
    value = None if root is None else builder.build(root, 0)
    if builder.refused:
        raise YamlError([_problem_at(name, root, node, what) for node, what in builder.refused[:_MOST_TOLD]])
    return Located(name, value, root)


def place_of(node: Node | None) -> Place:
    """Return where `node` begins; a file without any content begins at its first character."""
    return _place_of_mark(None if node is None else node.start_mark)


_MOST_TOLD: Final = 100
"""So many refusals of a file are told; whoever mends them sees the rest."""


def plain_value(text: str) -> object:
    """Return what an unquoted word means by the YAML 1.2 core schema."""
    if text in _WORDS:
        return _WORDS[text]
    if text[0] not in _NUMBER_STARTS:
        return text
    if _INTEGER.fullmatch(text):
        return int(text)
    if _FLOAT.fullmatch(text):
        return float(text)
    if _BASED.fullmatch(text):
        return int(text[2:], 8 if text[1] == "o" else 16)
    return text


class _Builder:
    """Turns nodes into values, and notes what it refuses."""

    def __init__(self) -> None:
        self.refused: list[tuple[Node, Said]] = []

    def build(self, node: Node, depth: int) -> object:
        tag = node.tag
        if tag == PLAIN:
            return plain_value(node.value)
        if tag == QUOTED:
            return str(node.value)
        if tag != COLLECTION:
            self.refused.append((node, said("problem-yaml-tag", tag=tag)))
            return None
        if depth >= DEEPEST:
            self.refused.append((node, TOO_DEEP))
            return None
        if isinstance(node, SequenceNode):
            return [self.build(item, depth + 1) for item in node.value]
        return self._mapping(node, depth + 1)

    def _mapping(self, node: Node, depth: int) -> dict[str, object]:
        mapping: dict[str, object] = {}
        for key, value in node.value:
            # Keys stay as written: `on`, `12` and `null` are the text that stands there, as in JSON.
            if key.tag not in (PLAIN, QUOTED):
                self.refused.append((key, said("problem-yaml-key")))
                continue
            if key.value in mapping and len(self.refused) < _MOST_TOLD:
                first = place_of(next(other for other, _ in node.value if other.value == key.value))
                self.refused.append((key, said("problem-yaml-key-twice", key=key.value, line=first.line)))
            mapping[key.value] = self.build(value, depth)
        return mapping


class _Mark(Protocol):
    line: int
    column: int


def _refuse_anchors(text: str, name: str, make: Callable[[str], Composes]) -> None:
    """Raise if anchors or aliases stand in `text`: the node tree no longer shows them."""
    problems: list[Problem] = []
    parser = make(text)
    depth = 0
    while (event := parser.get_event()) is not None and len(problems) < _MOST_TOLD and depth < DEEPEST:
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if anchor := getattr(event, "anchor", None):
            what = "alias" if isinstance(event, yaml.AliasEvent) else "anchor"
            place = _place_of_mark(event.start_mark)
            problems.append(Problem(name, *place, "", said(f"problem-yaml-{what}", name=anchor)))
    if problems:
        raise YamlError(problems)


def _raise_as_ours(error: yaml.YAMLError, name: str) -> NoReturn:
    mark, words = None, str(error)
    if isinstance(error, yaml.MarkedYAMLError):
        words = ", ".join(part for part in (error.context, error.problem) if part)
        mark = error.problem_mark or error.context_mark
    raise YamlError([Problem(name, *_place_of_mark(mark), "", said("problem-yaml", words=words))]) from None


def _place_of_mark(mark: _Mark | None) -> Place:
    return Place(1, 1) if mark is None else Place(mark.line + 1, mark.column + 1)


def _problem_at(name: str, root: Node | None, node: Node, what: Said) -> Problem:
    path = next((path for path, other in _walk(root, ()) if other is node), ())
    return Problem(name, *place_of(node), dotted(path), what)


def _walk(node: Node | None, path: KeyPath) -> Iterator[tuple[KeyPath, Node]]:
    """Yield every node under `node` with its path; a key counts as standing at its value's path."""
    if node is None or len(path) > DEEPEST:
        return
    yield path, node
    if isinstance(node, SequenceNode):
        for index, item in enumerate(node.value):
            yield from _walk(item, (*path, index))
    elif isinstance(node, MappingNode):
        for key, value in node.value:
            inner = (*path, key.value) if isinstance(key, ScalarNode) else path
            yield inner, key
            yield from _walk(value, inner)


class _Step(NamedTuple):
    element: str | int
    key: Node
    value: Node


def _follow(node: Node | None, path: KeyPath) -> tuple[_Step, ...]:
    """Return the steps of the longest part of `path` that the tree holds; of two equal ones, the later."""
    best: tuple[_Step, ...] = ()
    for index, element in enumerate(path):
        if step := _step(node, element):
            steps = (step, *_follow(step.value, path[index + 1 :]))
            if len(steps) >= len(best):
                best = steps
    return best


def _step(node: Node | None, element: str | int) -> _Step | None:
    if isinstance(node, SequenceNode) and isinstance(element, int) and 0 <= element < len(node.value):
        return _Step(element, node.value[element], node.value[element])
    if isinstance(node, MappingNode):
        return next((_Step(element, *pair) for pair in node.value if pair[0].value == str(element)), None)
    return None
