"""The rules in words, of a small game: what holds, what is found, where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from modiste.errors import UnknownName
from modiste.options import Options, option
from modiste.outline import read_chapters
from modiste.packs import Pack, PackError, read_pack
from modiste.rulebook import Rulebook
from modiste.ruleset import Ruleset, build
from modiste.screens import Screens
from modiste.text import Texts, read_rules, read_texts
from tests.core.toy import toy_game

OUTLINE = """\
chapters:
  - id: start
    clauses:
      - {id: toy.start.seats, summary: Who plays., source: {en: [1, 2]}, status: done, tested: [positive]}
      - {id: toy.start.shop, summary: A note (ours)., source: {en: [Shops], ko: "가게"}, status: note, tested: []}
      - {id: toy.start.mute, summary: Without wording., source: {}, status: note, tested: []}
  - id: last_sale
    clauses:
      - {id: toy.last_sale.open, summary: Open (ours)., source: {}, when: {sale: open}, dispute: T1, status: done,
         tested: [positive]}
      - {id: toy.last_sale.shut, summary: Shut (ours)., source: {}, when: {sale: shut}, dispute: T1, status: done,
         tested: [positive]}
      - {id: toy.last_sale.later, summary: Later., source: {}, status: planned, tested: [positive]}
  - id: extra
    clauses:
      - {id: toy.extra.later, summary: Later., source: {}, status: planned, tested: [positive]}
"""
RULES = """\
chapter-toy-start = Before you begin
    .intro =
        Welcome to
        { shop }.

        There are { $shops } shops.
toy-start-seats = { $least_seats } to { $most_seats } play for { $prize }.
toy-start-shop = A shop.
chapter-toy-last-sale = The sale
toy-last-sale-open = Open { $sale } { $late }.
toy-last-sale-shut = Shut { $sale } { $late }.
toy-last-sale-later = Later.
"""
WORDS = Path(__file__).parents[2] / "content" / "modiste_packs" / "modiste"


class ToyOptions(Options):
    """The options of this game."""

    sale: str = option("shut", source="T1")
    prize: int = option(7, source="house")
    late: bool = option(False, source="house")


class ToyScreens(Screens):
    """Screens that name a value."""

    def rule_values(self, ruleset: Ruleset) -> Mapping[str, int | str]:
        return {"shops": 3}


def write_pack(folder: Path, outline: str, rules: str = "") -> Pack:
    """Write a pack with rules."""
    texts = folder / "text" / "en"
    texts.mkdir(parents=True)
    manifest = f"{{id: {folder.name}, game: toy, kind: cards, version: 1.0.0, languages: [en], licence: MIT}}"
    (folder / "pack.yaml").write_text(manifest, encoding="utf-8")
    (folder / "rules.yaml").write_text(outline, encoding="utf-8")
    (texts / "names.ftl").write_text("shop = Toytown" if rules else "", encoding="utf-8")
    (texts / "rules.ftl").write_text(rules, encoding="utf-8")
    return read_pack(folder)


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """Return the pack of the game."""
    return write_pack(tmp_path / "toytown", OUTLINE, RULES)


def book(*packs: Pack, **options: object) -> Rulebook:
    """Open the rules."""
    game = toy_game(options=ToyOptions, screens=ToyScreens(), seats=(2, 3, 5))
    every = [read_pack(WORDS), *packs]
    texts = Texts(read_texts(every, ["en"]), ["en"], strict=True, rules=read_rules(every, ["en"]))
    return Rulebook(build(game, options=options, packs=packs), texts)


def test_chapters(pack: Pack) -> None:
    """What holds and is worded, with its values; a chapter of which nothing holds is left out."""
    start, sale = book(pack, prize=9, late=True).chapters()

    assert ("start", "Before you begin") == (start.id, start.title)
    assert ("Welcome to Toytown.", "There are 3 shops.") == start.intro
    assert [("2 to 5 play for 9.",), ("A shop.",)] == [rule.text for rule in start.rules]
    assert [("toy.last_sale.shut", ("Shut shut yes.",))] == [(rule.id, rule.text) for rule in sale.rules]


def test_origins(pack: Pack) -> None:
    """Pages, sections, places in the Korean text, what we have settled, and the option."""
    start, sale = book(pack).chapters()

    assert "English text, pages 1, 2" == start.rules[0].origin
    assert "English text: Shops; Korean text: 가게; settled by us" == start.rules[1].origin
    assert "settled by us; open question T1; as long as sale=shut" == sale.rules[0].origin


def test_the_setting(pack: Pack) -> None:
    """The edition, and the options that are not as usual."""
    assert "These are the rules of the standard edition." == book(pack).setting
    assert book(pack, late=True, prize=8).setting.endswith(", played with prize=8, late=yes.")
    assert "The rules of toy" == book(pack).title


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        (["start"], ["toy.start.seats", "toy.start.shop"]),
        (["Before", "you", "begin"], ["toy.start.seats", "toy.start.shop"]),
        (["last-sale"], ["toy.last_sale.open"]),
        (["toy.start.shop"], ["toy.start.shop"]),
        (["start.shop", "seats"], ["toy.start.shop", "toy.start.seats"]),
        (["t1"], ["toy.last_sale.open"]),
        (["toy.last_sale.shut"], ["toy.last_sale.open"]),
        (["last_sale.later"], []),
        (["extra"], []),
    ],
)
def test_finding(wanted: list[str], ids: list[str], pack: Pack) -> None:
    """A chapter by id or title, a clause by its id, the end of it, or its dispute; the one that holds instead."""
    found = book(pack, sale="open").find(wanted)

    assert ids == [rule.id for chapter in found for rule in chapter.rules]


def test_what_does_not_hold_says_so(pack: Pack) -> None:
    """A clause of another option, and one that comes later; neither hides an introduction."""
    (sale,) = book(pack).find(["last_sale.open"])
    (later,) = book(pack).find(["last_sale.later"])

    assert ("toy.last_sale.open does not hold here: it belongs to sale=open.",) == sale.absent
    assert ("toy.last_sale.later cannot be played yet.",) == later.absent
    assert () == book(pack).find(["start.shop"])[0].intro


def test_an_unknown_rule(pack: Pack) -> None:
    """The nearest name, and the chapters."""
    with pytest.raises(UnknownName) as caught:
        book(pack).find(["start", "sart.seats"])

    assert {"what": "rule", "name": "sart.seats", "near": "start.seats", "known": "start, last_sale, extra"} == {
        **caught.value.facts
    }


def test_the_rules_of_a_decision(pack: Pack) -> None:
    """Those that are named, or hold in their place; what has no wording is left out."""
    governing = book(pack).governing(["toy.last_sale.open", "toy.start.seats", "toy.start.mute"])

    assert ["toy.start.seats", "toy.last_sale.shut"] == [rule.id for rule in governing]


def test_a_second_pack_adds_clauses(pack: Pack, tmp_path: Path) -> None:
    """A chapter that two packs know is one chapter."""
    more = (
        "chapters: [{id: start, clauses: [{id: toy.start.tea, summary: Tea., source: {}, status: note, tested: []}]}]"
    )
    chapters = read_chapters((pack, write_pack(tmp_path / "suburb", more)))

    assert ["start", "last_sale", "extra"] == [chapter.id for chapter in chapters]
    assert "toy.start.tea" == chapters[0].clauses[-1].id


def test_control_sequences_are_never_shown(tmp_path: Path) -> None:
    """What a terminal would obey is left out of titles, introductions and clauses."""
    rules = "chapter-toy-start = A\x1b[2Jb\n    .intro = C\x07d\ntoy-start-seats = E\x1b]0;f\x07g\n"
    (start,) = book(write_pack(tmp_path / "toytown", OUTLINE, rules)).find(["start"])

    assert ("Ab", ("Cd",), ("Eg",)) == (start.title, start.intro, start.rules[0].text)


def test_without_rules() -> None:
    """A game whose packs have none has no chapters."""
    assert [] == book().chapters()
    assert [] == book().governing(["toy.start.seats"])


def test_a_broken_outline(tmp_path: Path) -> None:
    """Is refused with the place."""
    with pytest.raises(PackError, match=r"rules.yaml:1:\d+: chapters.*"):
        read_chapters((write_pack(tmp_path / "toytown", "chapters: 3"),))
