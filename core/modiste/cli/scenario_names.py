"""What `modiste scenario --describe` shows: the names of a game, in words or for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from modiste.scenarios.describe import Described, Name
from modiste.scenarios.types import notation, type_words
from modiste.screen import Block, Column, Grid, Heading, Paragraph, Span, Words
from modiste.text import Texts
from modiste.wording import sentence

LEAST_NAME = 18


def described_data(found: Described) -> dict[str, Any]:
    """Give all names for programs."""
    game = found.ruleset.game
    return {
        "game": game.id,
        "seats": list(game.seats),
        "editions": list(game.editions),
        "options": found.options,
        "places": [{"path": path, "times": times} for path, times in found.places.items()],
        "state": {name: [_field(one) for one in fields] for name, fields in found.objects.items()},
        "actions": {kind: {one.name: notation(one.type) for one in fields} for kind, fields in found.actions.items()},
        "events": {kind: {one.name: notation(one.type) for one in fields} for kind, fields in found.events.items()},
        "refusals": found.refusals,
    }


def _field(one: Name) -> dict[str, Any]:
    facts = {"name": one.name, "type": notation(one.type), "seen": one.seen}
    return facts | {"deck": one.deck, "given": not one.engine}


def described_screen(found: Described, texts: Texts) -> list[Block]:
    """Draw all names: places, fields, actions, events, refusals."""
    game, comma = found.ruleset.game.id, texts.say("comma")
    screen: list[Block] = [Heading(texts.say("scenario-names", game=game)), *_part("places", _places(found), texts)]
    for number, (name, fields) in enumerate(found.objects.items()):
        title = texts.say("scenario-names-state" if number == 0 else "scenario-names-object", name=name)
        screen += [Heading(title), Grid(_columns(texts), tuple(_row(one, texts) for one in fields), indent=1)]
    for what, kinds in (("actions", found.actions), ("events", found.events)):
        rows = tuple((Span(kind, "strong"), _types(fields, texts)) for kind, fields in kinds.items())
        screen += _part(what, rows, texts)
    screen += [Heading(texts.say("scenario-names-refusals")), Paragraph(comma.join(found.refusals), indent=1)]
    return screen


def _part(what: str, rows: Sequence[tuple[Words, ...]], texts: Texts) -> list[Block]:
    return [
        Heading(texts.say(f"scenario-names-{what}")),
        Grid((Column(least=LEAST_NAME), Column(wrap=True)), tuple(rows), indent=1),
    ]


def _places(found: Described) -> Sequence[tuple[Words, ...]]:
    return [(path, f"1-{times}" if times > 1 else "") for path, times in found.places.items()]


def _columns(texts: Texts) -> tuple[Column, ...]:
    heads = [texts.say(f"scenario-head-{name}") for name in ("name", "type", "seen")]
    return Column(heads[0], least=LEAST_NAME), Column(heads[1], wrap=True), Column(heads[2], wrap=True)


def _row(one: Name, texts: Texts) -> tuple[Words, ...]:
    kind = texts.say("scenario-type-deck") if one.deck else sentence(type_words(one.type), texts)
    seen = texts.say(f"scenario-seen-{one.seen}")
    note = texts.say("scenario-only-expected") if one.engine else ""
    return (
        Span(one.name, "quiet" if one.engine else "strong"),
        kind,
        texts.say("comma").join(filter(None, (seen, note))),
    )


def _types(fields: Sequence[Name], texts: Texts) -> Words:
    return tuple(_spans(fields, texts))


def _spans(fields: Sequence[Name], texts: Texts) -> Iterator[str | Span]:
    for number, one in enumerate(fields):
        yield f"{texts.say('semicolon') if number else ''}{one.name}: "
        yield Span(sentence(type_words(one.type), texts), "quiet")
