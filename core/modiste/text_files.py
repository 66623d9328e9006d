"""Fluent files as they are parsed: laid over one another, and what no parser could make of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from modiste.problem import Problem, Said, place_in, said

if TYPE_CHECKING:
    from fluent.syntax.ast import Junk, Resource
    from fluent.syntax.ast import Message as MessageEntry

TOO_DEEP: Final = said("problem-fluent-deep")
TWICE: Final = said("problem-fluent-twice")


@lru_cache(maxsize=256)
def parsed(text: str) -> Resource:
    """Parse a file, once in a process: several players and languages read the same ones. Nobody changes the result.

    Raises:
        RecursionError: braces are nested too deeply.
    """
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=True).parse(text)


def laid_over(resource: Resource, folder: str, known: dict[str, tuple[str, MessageEntry]]) -> Resource:
    """Let the messages of a pack take the place of those of packs before it, whose attributes it need not repeat.

    Of two messages in one pack the first stays. A pack is told by the folder of its texts.
    """
    from fluent.syntax.ast import Message, Resource

    body = []
    for entry in resource.body:
        if isinstance(entry, Message):
            owner, before = known.get(entry.id.name, ("", None))
            if before is not None and owner == folder:
                continue
            if before is not None:
                own = {attribute.id.name for attribute in entry.attributes}
                more = [one for one in before.attributes if one.id.name not in own]
                entry = Message(entry.id, entry.value or before.value, [*entry.attributes, *more])
            known[entry.id.name] = folder, entry
        body.append(entry)
    return Resource(body)


def mistakes(resource: Resource, name: str, text: str, known: Collection[str]) -> Iterable[Problem]:
    """Yield what is no Fluent in `text`, and the messages that are there already."""
    from fluent.syntax.ast import Junk, Message, Term

    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Junk):
            yield from _broken(entry, name, text)
        elif isinstance(entry, (Message, Term)):
            is_message = isinstance(entry, Message)
            shown = entry.id.name if is_message else f"-{entry.id.name}"
            if shown in seen or (is_message and shown in known):
                yield _at(entry.span.start if entry.span else 0, name, text, shown, TWICE)
            seen.add(shown)


def _broken(junk: Junk, name: str, text: str) -> Iterable[Problem]:
    for note in junk.annotations or []:
        start = note.span.start if note.span else 0
        what = said("problem-fluent", words=note.message or "", code=note.code or "")
        yield _at(start, name, text, "", what)


def _at(index: int, name: str, text: str, path: str, what: Said) -> Problem:
    return Problem(name, *place_in(text, index), path, what)
