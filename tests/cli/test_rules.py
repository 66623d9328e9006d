"""`modiste rules`, and the rules at a question: all formats, in whatever language, and nothing read before."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from wcwidth import wcswidth

from modiste.packs import Pack
from tests.cli.conftest import PLUGIN, Run

GAMES = ["couture", "pret-a-porter"]
EMPTY = {"meta", "br"}
"""The tags that nothing closes."""


class Page(HTMLParser):
    """Reads a page: its words, the places in it and the links to them; a tag that closes no open one is refused."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.tags: set[str] = set()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.language = ""
        self._open: list[str] = []
        self.feed(text)
        assert [] == self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.add(tag)
        self.ids += [given["id"]] if "id" in given else []
        self.links += [given["href"]] if "href" in given else []
        self.language = given.get("lang", self.language)
        if tag not in EMPTY:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag == self._open.pop()

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def texts(data: dict[str, object]) -> Iterator[str]:
    """Yield the paragraphs of the clauses."""
    chapters = data["chapters"]
    assert isinstance(chapters, list)
    for chapter in chapters:
        for clause in chapter["clauses"]:
            yield from clause["text"]


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("game", GAMES)
def test_all_the_rules(game: str, language: str, width: int, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chapter by chapter, within the terminal's width."""
    monkeypatch.setenv("COLUMNS", str(width))
    result = run("rules", game, "--lang", language)

    assert result.exit_code == 0, result.output
    assert "{" not in result.output
    assert max(map(wcswidth, result.output.splitlines())) <= width
    assert result.output.count("\n-- ") > 8


def test_json(run: Run) -> None:
    """Chapters and clauses with text, source and options."""
    data = json.loads(run("rules", "couture", "bid", "special.nobody-stays", "--json").output)
    bid, special = data["chapters"]

    assert ("couture", "en", "standard") == (data["game"], data["language"], data["edition"])
    assert data["options"]["unbid_city"] == "discard"
    assert ["couture.bid.sections", "couture.bid.secret", "couture.bid.whole_hand"] == [
        clause["id"] for clause in bid["clauses"]
    ]
    assert {"en": ["Bid", "Special Situations"], "ko": ""} == bid["clauses"][0]["source"]
    assert ["couture.special.nobody_discards"] == [clause["id"] for clause in special["clauses"]]
    assert special["clauses"][0]["ours"]
    assert "nobody_stays does not hold here" in special["absent"][0]


def test_the_ruleset_that_is_asked_for(run: Run) -> None:
    """Options change clauses and numbers."""
    usual = json.loads(run("rules", "pret-a-porter", "--json").output)
    other = json.loads(run("rules", "pret-a-porter", "--option", "loan_payback=44", "--json").output)
    stays = run("rules", "couture", "special", "--option", "unbid_city=stay").output

    assert not any("44" in text for text in texts(usual))
    assert any("44" in text for text in texts(other))
    assert "its cards stay" in stays
    assert "leave the game." not in stays.replace("\n ", " ").split("its cards stay")[0]


def test_the_numbers_of_a_pack_of_ones_own(run: Run, tmp_path: Path) -> None:
    """Whoever enters the covers of a box reads them in the rules."""
    cards = tmp_path / "my-box" / "cards"
    cards.mkdir(parents=True)
    manifest = "{id: my-box, game: couture, kind: cards, version: 1.0.0, languages: [], licence: MIT}"
    (tmp_path / "my-box" / "pack.yaml").write_text(manifest)
    covers = "haute_couture: [23, 6, 3], streetwear: [5, 3, 2], flops: [-6, -4, -2], ready_to_wear: [1, 3, 6, 10, 15]"
    (cards / "covers.yaml").write_text(f"covers: {{{covers}}}")
    asked = ("rules", "couture", "setup.covers", "scoring.haute_couture")

    usual, mine = (" ".join(run(*asked, *more).output.split()) for more in ((), ("--pack", str(tmp_path / "my-box"))))

    assert "worth 9, 6 and 3 points" in usual
    assert "worth 23, 6 and 3 points" in mine
    assert "cover of 23 points" in mine


PRICES = {
    "en": "At the Warehouse, a piece of cotton costs 6 cash, denim 7, wool 7, leather 8, silk 19 and lace 10.",
    "ko": "창고에서는 면 6, 데님 7, 울 7, 가죽 8, 실크 19, 레이스 10입니다.",
}


@pytest.mark.parametrize("language", list(PRICES))
def test_all_prices_of_materials(language: str, run: Run, tmp_path: Path) -> None:
    """A sentence for each place, with the prices in play."""
    run("packs", "new", "cards", str(tmp_path / "my-box"), "--game", "pret-a-porter")
    (tmp_path / "my-box" / "cards" / "cards.yaml").write_text("prices: {warehouse: {silk: 19}}")
    told = run("rules", "pret-a-porter", "materials.price", "--lang", language, "--pack", str(tmp_path / "my-box"))

    assert PRICES[language] in " ".join(told.output.split())


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("game", GAMES)
def test_the_html_page(game: str, language: str, run: Run, tmp_path: Path) -> None:
    """Whole, in its language, with a list of chapters, and in need of nothing else."""
    out = tmp_path / "rules.html"
    assert run("rules", game, "--lang", language, "--out", str(out)).exit_code == 0
    text = out.read_text(encoding="utf-8")
    page, data = Page(text), json.loads(run("rules", game, "--lang", language, "--json").output)
    said = " ".join(page.words)

    assert page.language == language
    assert not page.tags & {"script", "link", "img", "iframe", "form"}
    assert not re.search(r"https?:|url\(|@import", text)
    assert len(page.ids) == len(set(page.ids))
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert [] == [paragraph for paragraph in texts(data) if paragraph not in said]
    assert all(f"#{chapter['id']}" in page.links for chapter in data["chapters"])
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text


@pytest.mark.parametrize("game", GAMES)
def test_the_markdown_page(game: str, run: Run, tmp_path: Path) -> None:
    """The same words, in which Markdown sees no marks of its own."""
    out = tmp_path / "rules.md"
    assert run("rules", game, "--out", str(out)).exit_code == 0
    text = out.read_text(encoding="utf-8")
    plain = re.sub(r"\\(.)", r"\1", text)

    assert text.startswith("# The rules of ")
    assert text == run("rules", game, "--format", "md").output
    assert [] == [one for one in texts(json.loads(run("rules", game, "--json").output)) if one not in plain]
    assert not re.search(r"(?<!\\)\*(?=\.)", text)


def test_text_in_a_file(run: Run, tmp_path: Path) -> None:
    """The ending txt or none, or --format, gives plain text; JSON can be written too."""
    names = {"rules.txt": (), "rules": (), "rules.md": ("--format", "text"), "rules.json": ("--json",)}
    written = {}
    for name, more in names.items():
        assert run("rules", "couture", "--out", str(tmp_path / name), *more).exit_code == 0
        written[name] = (tmp_path / name).read_text(encoding="utf-8")

    assert written["rules.txt"] == written["rules"] == written["rules.md"]
    assert written["rules.txt"].startswith("-- The rules of Couture ---")
    assert json.loads(written["rules.json"])["game"] == "couture"


def test_an_ending_without_a_format_is_refused(run: Run, tmp_path: Path) -> None:
    """The known ones are named, and nothing is written."""
    out = tmp_path / "rules.pdf"
    refused = run("rules", "couture", "--out", str(out))

    assert refused.exit_code == 2
    assert ".txt, .md, .html" in refused.output
    assert not out.exists()
    assert run("rules", "couture", "bid", "--out", str(tmp_path / "RULES.HTML")).exit_code == 0
    assert (tmp_path / "RULES.HTML").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("couture", "biding"), "Did you mean bid"),
        (("couture", "couture.bid.secrets"), "Did you mean couture.bid.secret?"),
        (("coture",), "Did you mean couture?"),
        (("couture", "--option", "unbid_city=burn"), "unbid_city"),
        (("couture", "--lang", "xx"), "xx"),
        (("couture", "--out", "/nowhere/rules.md"), "/nowhere/rules.md cannot be written"),
    ],
)
def test_errors(arguments: tuple[str, ...], said: str, run: Run) -> None:
    """One line that says what would be right."""
    result = run("rules", *arguments)

    assert result.exit_code == 1
    assert said in result.output
    assert result.output.count("\n") == 1


def test_a_game_without_rules(run: Run) -> None:
    """That there are none is said, in every format."""
    for form in ("text", "md", "html"):
        result = run("rules", "goofspiel", "--plugin", PLUGIN, "--format", form)

        assert result.exit_code == 0
        assert "This game brings no rules to read." in result.output
    result = run(
        "play", "goofspiel", "--plugin", PLUGIN, "--seat", "Mina", "--seat", "bot:random", answers="?\nrules\n"
    )

    assert "The rules here" not in result.output
    assert "This game brings no rules to read." in result.output


SEATS = ("--seat", "Mina", "--seat", "bot:random", "--seat", "bot:random", "--seed", "4")


def test_the_rules_of_a_decision(run: Run) -> None:
    """`?` shows what governs it, with the numbers in play; `rules` lists chapters, and shows one of them."""
    shown = run("play", "couture", *SEATS, answers="?\nrules\nrules scoring.editorials\nrules nothing\n").output
    helped = shown[shown.index("-- The rules here") : shown.index("-- At every question")]

    assert "Your whole hand takes part." in helped
    assert "- All do this at once" in helped
    assert re.search(r"^ designers +Designers$", shown, re.MULTILINE)
    assert "Every Editorial brings 2 points." in shown
    assert 'There is no chapter or clause "nothing".' in shown


def test_the_rules_in_the_language_of_the_seat(run: Run) -> None:
    """Each person reads their own."""
    korean = run("play", "couture", "--seat", "Mina@ko", *SEATS[2:], answers="?\nrules bid\n").output
    data = json.loads(run("rules", "couture", "bid", "--lang", "ko", "--json").output)

    assert data["chapters"][0]["title"] in korean
    assert next(texts(data)).split()[0] in korean


def test_playing_reads_no_rules(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their text is opened by the first `?` or `rules`, and once only."""
    read: list[str] = []
    text = Pack.text

    def spied(pack: Pack, name: str) -> str:
        read.append(name)
        return text(pack, name)

    monkeypatch.setattr(Pack, "text", spied)
    run("play", "couture", *SEATS, answers="board\n1 / rest\ncards\nlog\nrest\n")

    assert read
    assert not any("rules" in name for name in read)

    run("play", "couture", *SEATS, answers="?\nrules bid\n?\n")

    assert {"text/en/rules.ftl"} == {name for name in read if "rules" in name}
    assert len([name for name in read if "rules" in name]) == len({"modiste", "couture"})


@pytest.mark.parametrize("name", ["pap.advanced.ties", "advanced.ties"])
def test_a_clause_of_a_variant_that_is_not_played_is_told_as_such(name: str, run: Run) -> None:
    """With the variant that shows it, instead of a clause that is called nearly so."""
    told = run("rules", "pret-a-porter", name)

    assert 1 == told.exit_code
    assert "--variant advanced-turn-order shows it" in " ".join(told.stderr.split())
    assert 0 == run("rules", "pret-a-porter", name, "--variant", "advanced-turn-order").exit_code
