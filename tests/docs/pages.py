"""The pages: README, changelog and docs/, as text with blocks that are made, fenced blocks, headings and links."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
BLOCK: Final = re.compile(r"(?P<begin><!-- made: (?P<what>.+?) -->\n)(?P<inner>.*?)(?P<end><!-- end -->)", re.DOTALL)
FENCE: Final = re.compile(r"^```(?P<language>\w*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING: Final = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
LINK: Final = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
MARKS: Final = re.compile(r"[^\w\- ]")


def pages() -> list[Path]:
    """List all pages."""
    return [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


def shown(page: Path) -> str:
    """Return how a page is called: its path from the root."""
    return page.relative_to(ROOT).as_posix()


@dataclass(frozen=True, slots=True)
class Fence:
    """A fenced block: the language it is marked with, its lines, and the number of its first line."""

    language: str
    lines: tuple[str, ...]
    line: int


def fences(text: str) -> Iterator[Fence]:
    """Yield the fenced blocks of a page."""
    for found in FENCE.finditer(text):
        first = text.count("\n", 0, found.start()) + 2
        yield Fence(found["language"], tuple(found["body"].splitlines()), first)


def without_fences(text: str) -> str:
    """Return a page without its fenced blocks."""
    return FENCE.sub("", text)


def anchors(text: str) -> set[str]:
    """List what a link into a page may name after `#`, as GitHub makes it of the headings."""
    headings = HEADING.findall(without_fences(text))
    return {MARKS.sub("", heading.lower()).replace(" ", "-") for heading in headings}


def links(text: str) -> list[str]:
    """List where the links of a page lead."""
    return LINK.findall(without_fences(text))


def filled(text: str, make: Callable[[str], str]) -> str:
    """Return a page with every block made anew; `make` gets what the block's mark says."""
    return BLOCK.sub(lambda found: f"{found['begin']}\n{make(found['what'])}\n\n{found['end']}", text)
