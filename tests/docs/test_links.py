"""Every link leads somewhere, and every page can be reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.pages import ROOT, anchors, links, pages, shown

INDEX = ROOT / "docs" / "index.md"


@pytest.mark.parametrize("page", pages(), ids=shown)
def test_links_lead_somewhere(page: Path) -> None:
    """A link names a file that exists and a heading in it."""
    for link in links(page.read_text(encoding="utf-8")):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page

        assert target.exists(), f"{shown(page)}: {link}"
        assert target.is_relative_to(ROOT), f"{shown(page)}: {link}"
        if anchor:
            assert anchor in anchors(target.read_text(encoding="utf-8")), f"{shown(page)}: {link}"


def test_every_page_is_in_the_index() -> None:
    """The index leads to every page of docs/, and the README to the index."""
    reached = {(INDEX.parent / link).resolve() for link in links(INDEX.read_text(encoding="utf-8"))}
    missing = [shown(page) for page in pages() if page.parent != ROOT and page != INDEX and page not in reached]

    assert missing == []
    assert "docs/index.md" in links((ROOT / "README.md").read_text(encoding="utf-8"))
