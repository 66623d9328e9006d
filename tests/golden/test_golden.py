"""The golden playthroughs still play as they are written down."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import PLAYTHROUGHS, Playthrough, lines


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.path.stem)
def test_a_golden_game_plays_line_by_line(play: Playthrough) -> None:
    """Every decision, event and score is as written; `python -m tests.golden.generate` writes them anew."""
    expected = play.path.read_text(encoding="utf-8").splitlines()

    for number, (line, written) in enumerate(zip(lines(play), expected, strict=True), 1):
        assert line == written, f"{play.path.name}:{number}"
