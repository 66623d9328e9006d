"""Cards as they are listed, on the command line and at a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from modiste.ruleset import unknown
from modiste.screen import Column, Fitting, Gap, Grid, Heading, Paragraph, Screen, Span, Words
from modiste.screen_parts import cells
from modiste.screens import CardEntry
from modiste.text import Texts

SHORT = 24
"""Texts no longer than this fit into any table."""

WIDE = 130
"""So many columns leave room for the texts of cards within a table."""


def find_cards(entries: Sequence[CardEntry], wanted: str) -> list[CardEntry]:
    """Return the cards of a kind, or those whose id or name it is, or begins with it; either side's name will do.

    Raises:
        UnknownName: there is none.
    """
    word = " ".join(wanted.casefold().replace("_", " ").split())
    for fits in (_is_kind, _is_called, _begins):
        found = [entry for entry in entries if fits(entry, word)]
        if found:
            return found
    kinds = sorted({entry.kind for entry in entries})
    names = {name for entry in entries for name in (entry.id, entry.kind, entry.name, *entry.also)}
    error = unknown("card", wanted, names)
    error.facts["known"] = ", ".join(kinds)
    raise error


def cards_screen(entries: Sequence[CardEntry], wanted: str, texts: Texts, game: str, command: str) -> Screen:
    """Draw the kinds of cards, or (`wanted`) one kind or one card; `command` is what asks for more.

    Raises:
        UnknownName: there is nothing of that name.
    """
    if not entries:
        return [Paragraph(texts.say("cards-none"), indent=1)]
    if not wanted:
        return _kinds(entries, texts, game, command)
    found = find_cards(entries, wanted)
    if len(found) == 1 and found[0].kind != wanted.casefold():
        return card_screen(found[0])
    titles = dict.fromkeys(entry.title for entry in found)
    return [block for title in titles for block in _list(title, found)]


def card_screen(entry: CardEntry) -> Screen:
    """Draw one card with all that is on it."""
    facts: tuple[tuple[Words, ...], ...] = tuple((Span(fact.label, "quiet"), str(fact.value)) for fact in entry.facts)
    return [
        Heading(entry.name, entry.title),
        *([Grid((Column(), Column(wrap=True)), facts, indent=1)] if facts else []),
        *([Gap()] if facts and entry.text else []),
        *(Paragraph(line, indent=1, hang=2) for line in entry.text),
    ]


def _kinds(entries: Sequence[CardEntry], texts: Texts, game: str, command: str) -> Screen:
    counts = Counter(entry.kind for entry in entries)
    titles = {entry.kind: entry.title for entry in entries}
    columns = (Column(texts.say("cards-kind")), Column(), Column(texts.say("cards-count"), "right"))
    rows = tuple((Span(kind, "accent"), titles[kind], str(count)) for kind, count in counts.items())
    hint = texts.say("cards-hint", command=command)
    return [
        Heading(texts.say("heading-cards", game=texts.title("game", game))),
        Grid(columns, rows, indent=1),
        Paragraph(Span(hint, "quiet"), indent=1),
    ]


def _list(title: str, found: Sequence[CardEntry]) -> Screen:
    """Draw the cards of one kind: as a table, or one below the other where their texts need the width."""
    entries = [entry for entry in found if entry.title == title]
    short = all(cells(" ".join(entry.text)) <= SHORT for entry in entries)
    table = _table(entries, short)
    if short:
        return [Heading(title), table]
    blocks = [block for entry in entries for block in _spelled_out(entry)]
    return [Heading(title), Fitting(WIDE, [table], blocks)]


def _table(entries: Sequence[CardEntry], short: bool) -> Grid:
    labels = {fact.id: fact.label for entry in entries for fact in entry.facts}
    numeric = {name for name in labels if all(isinstance(_value(entry, name), int | None) for entry in entries)}
    columns = [Column()]
    for name, label in labels.items():
        columns.append(Column(label, "right") if name in numeric else Column(label, wrap=True))
    columns.append(Column(wrap=True, optional=short))
    rows: list[tuple[Words, ...]] = []
    for entry in entries:
        values = [_value(entry, name) for name in labels]
        shown = ("" if value is None else str(value) for value in values)
        rows.append((entry.name, *shown, Span(" ".join(entry.text), "quiet")))
    return Grid(tuple(columns), tuple(rows), indent=1)


def _spelled_out(entry: CardEntry) -> Screen:
    facts = ", ".join(f"{fact.label} {fact.value}" for fact in entry.facts)
    return [
        Paragraph((Span(entry.name, "strong"), "  ", Span(facts, "quiet")), indent=1, hang=2),
        *(Paragraph(line, indent=4, hang=2) for line in entry.text),
    ]


def _value(entry: CardEntry, name: str) -> str | int | None:
    return next((fact.value for fact in entry.facts if fact.id == name), None)


def _is_kind(entry: CardEntry, word: str) -> bool:
    kind = entry.kind.replace("_", " ")
    return word in (kind, kind.replace(" ", "-"), entry.title.casefold(), kind.removesuffix("s"))


def _is_called(entry: CardEntry, word: str) -> bool:
    return word in _names(entry)


def _begins(entry: CardEntry, word: str) -> bool:
    return any(name.startswith(word) for name in _names(entry))


def _names(entry: CardEntry) -> list[str]:
    """Give all that a card answers to; hyphens do for the spaces of an id."""
    own = entry.id.replace("_", " ")
    return [own, own.replace(" ", "-"), *(name.casefold() for name in (entry.name, *entry.also))]
