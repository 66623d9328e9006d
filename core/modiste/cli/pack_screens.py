"""What `modiste packs` shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from modiste.checks.packs import Checked
from modiste.problem import Problem
from modiste.screen import Block, Column, Gap, Grid, Heading, Paragraph, Span, Words
from modiste.text import Texts, printable
from modiste.wording import problem_line


def list_screen(packs: Sequence[Mapping[str, Any]], texts: Texts) -> list[Block]:
    """Draw the installed packs as a table, and below it what is wrong with others."""
    columns = (
        Column(texts.say("packs-id")),
        Column(texts.say("packs-game"), optional=True),
        Column(texts.say("packs-kind")),
        Column(texts.say("packs-version")),
        Column(texts.say("packs-languages")),
        Column(texts.say("packs-licence")),
        Column(texts.say("packs-from"), wrap=True),
    )
    rows: list[tuple[Words, ...]] = []
    broken: list[Block] = []
    for pack in packs:
        if problems := pack.get("problems"):
            broken.append(Paragraph(Span(texts.say("packs-broken", pack=pack["id"]), "bad")))
            broken += [Paragraph(line, indent=2, hang=2) for line in problems]
            continue
        kind = texts.say(f"packs-kind-{pack['kind']}")
        shown = (pack["id"], pack["game"], kind, pack["version"], ", ".join(pack["languages"]), pack["licence"])
        rows.append((*map(printable, shown), printable(pack["from"])))
    return [Heading(texts.say("heading-packs")), Grid(columns, tuple(rows)), *broken]


def status_screen(games: Sequence[Mapping[str, Any]], missing: bool, values: bool, texts: Texts) -> list[Block]:
    """Draw how complete the languages of games are, where their values come from, and the same of packs beside them."""
    screen: list[Block] = []
    for game in games:
        screen += [Heading(game["game"]), *_state(game, missing, values, texts)]
        for pack in game["packs"]:
            title = texts.say("packs-beside", pack=pack["pack"])
            screen += [Gap(), Paragraph(Span(title, "strong"), indent=1), *_state(pack, missing, values, texts)]
    return screen


def _state(state: Mapping[str, Any], missing: bool, values: bool, texts: Texts) -> Iterator[Block]:
    columns = (Column(texts.say("packs-language")), Column(texts.say("packs-said"), "right"), Column())
    rows = tuple(
        (one["language"], f"{one['said']}/{one['messages']}", f"{_percent(one['said'], one['messages'])} %")
        for one in state["languages"]
    )
    if rows:
        yield Grid(columns, rows, indent=1)
    if state["provenance"]:
        yield Paragraph(texts.say("packs-provenance", **state["provenance"]), indent=1)
    for one in state["languages"] if missing else ():
        yield from _named(texts.say("packs-missing", language=one["language"]), one["missing"])
    if values:
        yield from _named(texts.say("packs-house"), state["house"])


def problems_screen(found: Sequence[Checked], texts: Texts) -> Iterator[Words]:
    """Tell what was found, a line each, so that it can be read by programs as well."""
    for one in found:
        yield from told(one.problems, texts)
        for note in told(one.notes, texts):
            yield texts.say("packs-note", note=note)
        facts = {"problems": len(one.problems), "notes": len(one.notes)}
        yield texts.say("packs-checked", pack=one.name, **facts)


def told(problems: Iterable[Problem], texts: Texts) -> list[str]:
    """Say problems, a line each."""
    return [problem_line(problem, texts) for problem in problems]


def _named(title: str, names: Sequence[str]) -> list[Block]:
    if not names:
        return []
    return [Paragraph(Span(title, "strong"), indent=1), *(Paragraph(name, indent=3) for name in names)]


def _percent(part: int, whole: int) -> int:
    """Return how much of the whole a part is; 100 means all of it."""
    return part * 100 // whole if whole else 100
