"""The board of a game that draws none: what can be seen of its state, in its own words.

A field is called by its message `field-<name>`. A game that has words for some of its fields shows only those; one
without any shows all, by their names in the code. Values are named as in events, and what is hidden is counted. A loop
of the flow is told by its message `lap-<name>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Set
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from modiste.screen import Column, Grid, Heading, Screen, Span, Words, seat_tone
from modiste.screen_parts import together
from modiste.sentences import Sentences
from modiste.stateclass import fields_of, is_state_class
from modiste.visibility import Visibility

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.state import State
    from modiste.text import Texts

Values: TypeAlias = Mapping[str, Any]

ENGINE_FIELDS: Final = ("seats", "seed", "streams", "place", "laps", "stack", "over", "variants")
SEAT: Final = "seat"
"""What an object calls the seat that owns it."""


def plain_board(view: Any, seat: int | None, texts: Texts, names: Names) -> Screen:
    """Draw what `seat` sees of any state: what players have as a table, the rest as a list below it."""
    by_seat, rest = _divided(view, seat, len(names))
    worded = {name for name in (*by_seat, *rest) if texts.has(texts.id_of("field", name))}
    words = Sentences(view.ruleset, texts, names)
    return [
        Heading(texts.say("heading-board"), texts.say("comma").join(_laps(view, texts))),
        *_table(_chosen(by_seat, worded), words),
        *_list(_chosen(rest, worded), words),
    ]


def _laps(view: State, texts: Texts) -> Iterator[str]:
    """Say in which lap of each loop the match is, if the game has words for that loop (`lap-round`)."""
    places = view.ruleset.program.places
    here = places[view.place].path if 0 <= view.place < len(places) else ""
    for place in places:
        path, _, name = place.path.rpartition("/")
        message = texts.id_of("lap", name or path)
        if place.phase is None and here.startswith(f"{place.path}/") and texts.has(message):
            yield texts.say(message, lap=view.laps[place.loop] + 1, times=place.times)


def _divided(view: Any, seat: int | None, seats: int) -> tuple[dict[str, list[Any]], dict[str, Any]]:
    """Give the fields of a state that have a value for each seat, and the others."""
    data: Values = view.plain()
    by_seat: dict[str, list[Any]] = {}
    rest: dict[str, Any] = {}
    for part in fields_of(type(view)):
        value = data[part.name]
        if part.name in ENGINE_FIELDS:
            continue
        if not _is_by_seat(value, seats, part.visibility is Visibility.EACH):
            rest[part.name] = value
        elif is_state_class(type(getattr(view, part.name)[0])):
            by_seat |= _columns(getattr(view, part.name), value, seat)
        else:
            by_seat[part.name] = value
    return by_seat, rest


def _chosen(fields: Mapping[str, Any], worded: Set[str]) -> Mapping[str, Any]:
    return {name: value for name, value in fields.items() if name in worded} if worded else fields


def _is_by_seat(value: Any, seats: int, each: bool) -> bool:
    """Say whether a list has an entry for each seat; one of texts may just happen to be as long as that."""
    if not isinstance(value, list) or len(value) != seats:
        return False
    return each or not any(isinstance(one, str) for one in value)


def _columns(objects: list[Any], data: list[Values], seat: int | None) -> dict[str, list[Any]]:
    """Give the fields of objects by seat as columns; a number that the one who looks may not know is None."""
    return {
        part.name: [
            None if part.type is int and part.visibility is Visibility.OWNER and number != seat else values[part.name]
            for number, values in enumerate(data)
        ]
        for part in fields_of(type(objects[0]))
        if part.name != SEAT
    }


def _table(by_seat: Mapping[str, list[Any]], words: Sentences) -> Iterator[Grid]:
    if by_seat:
        heads = (Column(words.texts.say("table-player")), *(_column(name, by_seat[name], words) for name in by_seat))
        rows: list[tuple[Words, ...]] = [
            (Span(player, seat_tone(seat)), *(_said(name, by_seat[name][seat], words) for name in by_seat))
            for seat, player in enumerate(words.names)
        ]
        yield Grid(heads, tuple(rows))


def _column(name: str, values: list[Any], words: Sentences) -> Column:
    numbers = all(value is None or type(value) is int for value in values)
    return Column(_label(name, words), "right" if numbers else "left", wrap=True)


def _list(rest: Values, words: Sentences) -> Iterator[Grid]:
    if rest:
        none = words.texts.say("nothing")
        rows = ((Span(_label(name, words), "quiet"), _said(name, value, words) or none) for name, value in rest.items())
        yield Grid((Column(), Column(wrap=True)), tuple(rows))


def _label(name: str, words: Sentences) -> str:
    message = words.texts.id_of("field", name)
    return words.texts.say(message) if words.texts.has(message) else name.replace("_", " ")


def _said(name: str, value: Any, words: Sentences) -> str:
    """Say a value; texts are named, and those that are empty because they are hidden are counted."""
    say = words.texts.say
    if isinstance(value, list | dict):
        return say("comma").join(map(together, _parts(name, value, words)))
    if isinstance(value, str):
        return words.name(name, value)
    return say("field-secret") if value is None else str(value)


def _parts(name: str, values: list[Any] | Values, words: Sentences) -> Iterator[str]:
    """Say what is in a list, equal things once, or in a mapping key by key."""
    if isinstance(values, dict):
        yield from (f"{_said(name, key, words)} {_said(name, value, words)}" for key, value in values.items())
        return
    said = Counter(_said(name.removesuffix("s"), value, words) for value in values)
    hidden = said.pop("", 0)
    for one, count in said.items():
        yield one if count == 1 else words.texts.say("counted", count=count, name=one)
    if hidden:
        yield words.texts.say("field-hidden", count=hidden)
