"""What can be made on a page is as it would be made now, and a page that has made blocks says so."""

from pathlib import Path

import pytest

from tests.docs.generate import fresh
from tests.docs.pages import BLOCK, pages, shown

MADE = [page for page in pages() if BLOCK.search(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", MADE, ids=shown)
def test_pages_are_fresh(page: Path) -> None:
    """No block says what is not so any more; `python -m tests.docs.generate` makes them anew."""
    text = page.read_text(encoding="utf-8")

    assert fresh(text) == text


@pytest.mark.parametrize("page", MADE, ids=shown)
def test_made_pages_say_how(page: Path) -> None:
    """A reader learns how the blocks are made."""
    assert "`python -m tests.docs.generate`" in BLOCK.sub("", page.read_text(encoding="utf-8"))
