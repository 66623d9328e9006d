"""What screens are put together from."""

from __future__ import annotations

import unicodedata

import pytest
from wcwidth import wcswidth

from modiste.screen import Span
from modiste.screen_parts import cells, counted, joined, marks, player, spread
from modiste.text import Texts

WORDS = 'comma = ,{" "}\nthen = {" "}>{" "}\ncounted = { $count } { $name }\nnothing = nothing\n'


@pytest.fixture
def texts() -> Texts:
    """Return the few messages that the parts say."""
    return Texts([("en", "words.ftl", WORDS)], ["en"], strict=True)


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Mina", "theo"), "MT"),
        (("Mina", "Random 1", "Random 2"), "M12"),
        (("Anna", "Asta", "Theo"), "ABC"),
    ],
)
def test_marks_tell_players_apart(names: tuple[str, ...], letters: str) -> None:
    assert list(letters) == marks(names)


def test_a_player_is_shown_with_a_letter_that_the_name_lacks() -> None:
    assert Span("Mina", "seat0") == player(("Mina", "Theo"), 0)
    assert Span("Random 2", "seat1") == player(("Random 1", "Random 2"), 1)
    assert Span("C Theo", "seat2") == player(("Anna", "Asta", "Theo"), 2)


def test_words_are_joined(texts: Texts) -> None:
    assert ("silk", Span(", ", "quiet"), Span("lace"), "!") == joined(texts, ["silk", (Span("lace"), "!")])
    assert ("silk", Span(" > ", "quiet"), "lace") == joined(texts, ["silk", "lace"], "then")
    assert () == joined(texts, [])


def test_parts_are_spread() -> None:
    """Lines break between the parts, which no-break spaces hold together."""
    assert ("Agent\N{NO-BREAK SPACE}4", "   ", Span("Haute", "quiet")) == spread(["Agent 4", (Span("Haute", "quiet"),)])


def test_names_are_counted(texts: Texts) -> None:
    assert "2 silk, 1 lace" == counted(texts, [("silk", 2), ("wool", 0), ("lace", 1)])
    assert "nothing" == counted(texts, [("silk", 0)])


def test_cells() -> None:
    assert (4, 4) == (cells("silk"), cells("비단"))
    for text in (
        "Zoë 2",
        "비단 3장",
        "ㅂㅏ",
        "ＡＢ",
        "さくら",
        "漢字",
        "#·→…",
        "\u2068나리\u2069",
        "e\u0301",
        "각과 값",
    ):
        for form in ("NFC", "NFD"):
            shaped = unicodedata.normalize(form, text)
            assert cells(shaped) == wcswidth(shaped), text
