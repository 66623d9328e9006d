"""What `modiste scenario` shows: what holds, and where something is not as expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from modiste.problem import Problem, Said
from modiste.scenarios.expect import DIFFERS
from modiste.scenarios.run import Outcome
from modiste.screen import Block, Column, Grid, Paragraph, Span, Tone, Words
from modiste.text import Texts, printable
from modiste.wording import problem_line, sentence

Found: TypeAlias = Outcome | Sequence[Problem]
"""What came of a scenario, or what is wrong with a file that cannot be read."""

TONES: dict[str, Tone] = {"holds": "good", "fails": "bad", "broken": "bad"}


def status_of(found: Found) -> str:
    """Return `holds`, `fails` or `broken`."""
    if not isinstance(found, Outcome) or found.broken:
        return "broken"
    return "holds" if found.holds else "fails"


def problems_in(found: Found) -> Sequence[Problem]:
    """Return what is wrong or not as expected."""
    return found.problems if isinstance(found, Outcome) else found


def outcome_screen(file: Path, found: Found, texts: Texts) -> list[Block]:
    """Tell what came of a scenario."""
    status = status_of(found)
    place = f"{file}:{found.sheet.line}" if isinstance(found, Outcome) else str(file)
    title = found.sheet.scenario.title or found.sheet.scenario.question if isinstance(found, Outcome) else ""
    head: Words = (
        Span(texts.say(f"scenario-{status}"), TONES[status]),
        Span(f"  {printable(place)}", "quiet" if title else "plain"),
        f"  {printable(title)}" if title else "",
    )
    lines = [block for problem in problems_in(found) for block in _problem(problem, texts)]
    return [Paragraph(head, hang=2), *lines]


def _problem(problem: Problem, texts: Texts) -> Iterator[Block]:
    if problem.what.message != DIFFERS:
        yield Paragraph(problem_line(problem, texts), indent=2, hang=2)
        return
    yield Paragraph(f"{problem.file}:{problem.line}:{problem.column}: {printable(problem.path)}", indent=2, hang=2)
    values = dict(problem.what.values)
    rows = [
        (Span(texts.say(f"scenario-{name}"), "quiet"), _said(values[name], texts)) for name in ("expected", "found")
    ]
    yield Grid((Column(), Column(wrap=True)), tuple(rows), indent=4)


def total_line(found: Sequence[Found], texts: Texts) -> Words:
    """Say how many scenarios hold and how many do not."""
    held = sum(status_of(one) == "holds" for one in found)
    tone: Tone = "good" if held == len(found) else "bad"
    return Span(texts.say("scenario-total", count=len(found), held=held, not_held=len(found) - held), tone)


def outcome_data(file: Path, found: Found, texts: Texts) -> dict[str, Any]:
    """Give what came of a scenario for programs."""
    data: dict[str, Any] = {"file": str(file), "status": status_of(found)}
    if isinstance(found, Outcome):
        told = found.sheet.scenario
        data |= {"line": found.sheet.line, "title": told.title, "question": told.question}
        data |= {"game": told.game, "clauses": told.clauses}
    data["problems"] = [
        {
            "line": problem.line,
            "column": problem.column,
            "path": problem.path,
            "message": sentence(problem.what, texts),
            **{name: _said(value, texts) for name, value in problem.what.values if problem.what.message == DIFFERS},
        }
        for problem in problems_in(found)
    ]
    return data


def _said(value: object, texts: Texts) -> str:
    return sentence(value, texts) if isinstance(value, Said) else printable(str(value))
