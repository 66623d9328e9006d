"""The listings, as text and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from modiste.cli.card_list import cards_screen, find_cards
from modiste.errors import UnknownName
from modiste.packs import find_pack
from modiste.screen import Heading, text_of
from modiste.screens import CardEntry, Fact
from modiste.text import Texts, read_texts
from tests.cli.conftest import PLUGIN, Run

CARDS = [
    CardEntry("gown", "designs", "Designs", "Moonlit Gown", (Fact("value", "Value", 17),), ("Brings 1 Quality.",)),
    CardEntry("cape", "designs", "Designs", "Opera Cape", (Fact("value", "Value", 21),)),
    CardEntry("model", "employees", "Employees", "Model", also=("Model Superstar",)),
]


@pytest.fixture
def texts() -> Texts:
    """Return Modiste's own texts, strictly."""
    return Texts(read_texts([find_pack("modiste_packs", "modiste")], ["en"]), ["en"], strict=True)


def test_games(run: Run) -> None:
    """Games come with seats, editions, packs and bots."""
    listed = json.loads(run("games", "--json", "--plugin", PLUGIN).output)
    goofspiel = next(game for game in listed if game["id"] == "goofspiel")

    assert goofspiel["seats"] == [2, 3, 4, 5, 6, 7, 8]
    assert "random" in goofspiel["bots"]
    assert "goofspiel" in run("games", "--plugin", PLUGIN).output


def test_options_of_games(run: Run) -> None:
    """Options come with their values, the default first; a game without any has no such line."""
    listed = {game["id"]: game["options"] for game in json.loads(run("games", "--json", "--plugin", PLUGIN).output)}
    shown = run("games", "--plugin", PLUGIN).output

    assert listed["goofspiel"] == {}
    assert listed["couture"]["discards"] == {"values": ["face_down", "face_up"], "default": "face_down"}
    assert listed["pret-a-porter"]["loan_payback"] == {"values": ["20-60"], "default": "28"}
    assert "discards=face_down  or face_up" in shown
    assert "bankruptcy=yes  or no" in shown
    assert shown.count("Options  ") == 2


def test_plugins(run: Run) -> None:
    """Plugins come with what they bring."""
    listed = json.loads(run("plugins", "--json", "--plugin", PLUGIN).output)

    assert ["game goofspiel"] in [plugin["brings"] for plugin in listed["plugins"]]
    assert listed["problems"] == []
    assert "game goofspiel" in run("plugins", "--plugin", PLUGIN).output


def test_saves(run: Run, goofspiel: tuple[str, ...]) -> None:
    """Saves come with players and decisions, the last played first; other files are left out."""
    assert "no saved match yet" in run("resume", "--list").output

    run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="1\n")
    (listed,) = json.loads(run("resume", "--list", "--json").output)

    assert listed["players"] == ["Mina", "Random"]
    assert listed["decisions"] == 2
    assert "Mina, Random" in run("resume", "--list").output


def test_a_save_killed_at_birth_hides_no_other(run: Run, data: Path, goofspiel: tuple[str, ...]) -> None:
    """The match played last is gone on with and shown again, though a later process died before it wrote a line."""
    run(*goofspiel, "--seat", "Mina", "--seat", "bot:random", answers="1\n")
    (listed,) = json.loads(run("resume", "--list", "--json").output)
    saves = Path(listed["file"]).parent
    for number, left in enumerate((b"", b'{"modiste":1,"ver')):
        (saves / f"zzz-{number}.jsonl").write_bytes(left)
        (saves / f"zzz-{number}.jsonl").touch()

    assert listed["file"] in run("resume", "--plugin", PLUGIN, answers="quit\n").output
    assert run("replay", "--plugin", PLUGIN).exit_code == 0


def test_a_game_without_cards(run: Run) -> None:
    """That there are no cards is said."""
    assert "no cards to show" in run("cards", "goofspiel", "--plugin", PLUGIN).output
    assert json.loads(run("cards", "goofspiel", "--json", "--plugin", PLUGIN).output) == []


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        ("designs", ["gown", "cape"]),
        ("opera cape", ["cape"]),
        ("moon", ["gown"]),
        ("model", ["model"]),
        ("model superstar", ["model"]),
    ],
)
def test_finding_cards(wanted: str, ids: list[str]) -> None:
    """A kind, an id, a name or the beginning of one."""
    assert [card.id for card in find_cards(CARDS, wanted)] == ids


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("game", ["couture", "pret-a-porter"])
def test_every_kind_that_is_listed_is_found(run: Run, game: str, language: str) -> None:
    """As it is listed, with spaces or with hyphens, in whatever language."""
    kinds = {card["kind"] for card in json.loads(run("cards", game, "--json").output)}

    for typed in (kind.replace("_", between) for kind in kinds for between in "_ -"):
        assert run("cards", game, typed, "--lang", language).exit_code == 0, typed


@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_card_is_found_by_its_number(run: Run, language: str) -> None:
    """As it stands on the board, or without its sign."""
    for typed in ("#37", "37"):
        (card,) = json.loads(run("cards", "couture", typed, "--lang", language, "--json").output)
        assert 37 in card["numbers"]


@pytest.mark.parametrize("game", ["couture", "pret-a-porter"])
def test_json_holds_ids_in_every_language(run: Run, game: str) -> None:
    """Only names and what is called text are in the reader's language."""
    cards = {language: json.loads(run("cards", game, "--json", "--lang", language).output) for language in ("en", "ko")}
    for english, korean in zip(cards["en"], cards["ko"], strict=True):
        differing = {name for name in {*english, *korean} if english.get(name) != korean.get(name)}
        assert all(name == "name" or name.endswith("text") for name in differing), differing


def test_an_unknown_card() -> None:
    """The kinds are named."""
    with pytest.raises(UnknownName) as caught:
        find_cards(CARDS, "gwon")

    assert caught.value.facts["near"] == "gown"
    assert caught.value.facts["known"] == "designs, employees"


def test_card_screens(texts: Texts) -> None:
    """Kinds, one kind, one card."""
    for wanted, title in (("", "Cards of x"), ("designs", "Designs"), ("gown", "Moonlit Gown")):
        heading = cards_screen(CARDS, wanted, texts, "x", "cards")[0]

        assert isinstance(heading, Heading)
        assert text_of(heading.words) == title
