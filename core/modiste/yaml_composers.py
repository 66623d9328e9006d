"""Composes the nodes of a YAML file, with libyaml where it is installed, and stops at a file that is too much.

A composer asks its resolver about every node and every step down: the place to count both, so that neither a small file
with a million brackets nor a large one takes a moment longer than it must.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, Protocol, TypeAlias

from yaml.composer import Composer
from yaml.events import Event
from yaml.nodes import Node, ScalarNode
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

from modiste.problem import Said, said

ComposerName: TypeAlias = Literal["libyaml", "python"]

DEEPEST: Final = 100
"""How many lists and mappings may stand in one another; far above any card, far below Python's own limit."""

MOST_NODES: Final = 100_000
"""How many words, lists and mappings a file may hold; reading stops there, however small the file is."""

PLAIN: Final = "plain"
QUOTED: Final = "quoted"
COLLECTION: Final = "collection"
"""The tags of all nodes that have none of their own."""

_SPARE: Final = 100
"""Somewhat deeper than `DEEPEST` a file is still composed, so that the error can name its place."""

TOO_MANY: Final = said("problem-yaml-too-many", most=MOST_NODES)
TOO_DEEP: Final = said("problem-yaml-too-deep", most=DEEPEST)


class Excess(Exception):
    """More of something than any pack needs; `what` says of what."""

    def __init__(self, what: Said) -> None:
        self.what = what
        super().__init__(str(what))


class Composes(Protocol):
    """What both composers can do: give events, or the whole tree."""

    def get_event(self) -> Event | None: ...
    def get_single_node(self) -> Node | None: ...


class _Untagged:
    """What a composer asks of its resolver: here only whether a scalar was plain or quoted.

    It is asked about every node, and so is the place to stop a file that is made to be too much.
    """

    _nodes = 0
    _depth = 0

    def resolve(self, kind: type[Node], value: object, implicit: tuple[bool, bool] | bool) -> str:
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise Excess(TOO_MANY)
        if kind is ScalarNode:
            return PLAIN if isinstance(implicit, tuple) and implicit[0] else QUOTED
        return COLLECTION

    def descend_resolver(self, node: Node | None, index: object) -> None:
        """Count how deep we are: no tag depends on its place, but libyaml would go down without end."""
        self._depth += 1
        if self._depth > DEEPEST + _SPARE:
            raise Excess(TOO_DEEP)

    def ascend_resolver(self) -> None:
        self._depth -= 1


class _PythonComposer(_Untagged, Reader, Scanner, Parser, Composer):
    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)
        Composer.__init__(self)


BY_NAME: Final[dict[ComposerName, Callable[[str], Composes]]] = {}
try:
    from yaml._yaml import CParser
except ImportError:  # PyYAML was built without libyaml
    pass
else:

    class _LibyamlComposer(_Untagged, CParser):
        pass

    BY_NAME["libyaml"] = _LibyamlComposer
BY_NAME["python"] = _PythonComposer
COMPOSERS: Final = tuple(BY_NAME)
"""The composers that are installed, the quicker one first."""
