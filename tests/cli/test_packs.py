"""`modiste packs`, and packs of a person's own in the data folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from modiste.cli import error_texts
from tests.cli.conftest import ROOT, Run

SHIPPED = ROOT / "content" / "modiste_packs"
PLAY = ("play", "couture", "--seat", "bot:random", "--seat", "bot:random", "--seat", "bot:random", "--seed", "1")


@pytest.fixture
def mine(data: Path) -> Path:
    """Return the folder of the person's own packs."""
    folder = data / "modiste" / "packs"
    folder.mkdir(parents=True)
    return folder


def value_of(run: Run, card: str, *options: str) -> object:
    """Return the bid of a card of Couture."""
    (found,) = json.loads(run("cards", "couture", card, "--json", *options).stdout)
    return found["value"]


def test_list(run: Run, mine: Path) -> None:
    """Every pack with its game, kind, version, languages, licence, and where it comes from; what is broken too."""
    run("packs", "new", "cards", str(mine / "my-box"), "--game", "couture")
    listed = {pack["id"]: pack for pack in json.loads(run("packs", "list", "--json").stdout)}

    assert {"couture", "modiste", "my-box", "pret-a-porter"} <= set(listed)
    assert listed["my-box"]["from"] == str(mine / "my-box")
    assert listed["couture"] == {
        "id": "couture",
        "game": "couture",
        "kind": "cards",
        "version": "1.0.0",
        "licence": "MIT",
        "title": "Couture: house cards",
        "languages": ["en"],
        "from": "modiste",
    }
    assert "CC0-1.0" in run("packs", "list").stdout


def test_a_named_pack_that_is_broken_is_listed_with_its_problems(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad").mkdir()
    shown = run("packs", "list", "--pack", str(tmp_path / "bad")).stdout

    assert "The pack bad cannot be used" in shown
    assert "there is no such file" in shown


def test_status(run: Run, mine: Path) -> None:
    """Counts, and on request what is missing and which values are unknown."""
    run("packs", "new", "language", str(mine / "couture-ja"), "--game", "couture", "--lang", "ja")
    (status,) = json.loads(run("packs", "status", "couture", "--json").stdout)
    ja = next(one for one in status["languages"] if one["language"] == "ja")
    shown = run("packs", "status", "couture", "--missing", "--values").stdout

    assert (ja["said"], ja["messages"] - 1) == (1, len(ja["missing"]))
    assert status["provenance"]["house"] == len(status["house"])
    assert "covers.flops" in shown
    assert ja["missing"][0] in shown
    assert len(json.loads(run("packs", "status", "--json").stdout)) == 3
    assert run("packs", "status", "cuoture").exit_code == 1


def test_status_of_packs_beside_the_game(run: Run, mine: Path) -> None:
    """Packs of variants and of a person's own are told each on its own: languages, and where values come from."""
    run("packs", "new", "cards", str(mine / "my-box"), "--game", "couture")
    (status,) = json.loads(run("packs", "status", "couture", "--json").stdout)
    packs = {pack["pack"]: pack for pack in status["packs"]}
    shown = run("packs", "status", "couture", "--plain").stdout

    assert {"my-box", "open-market"} == set(packs)
    assert ["en", "ko"] == [one["language"] for one in packs["open-market"]["languages"] if not one["missing"]]
    assert [] == packs["my-box"]["languages"]
    assert 1 == sum(packs["my-box"]["provenance"].values())
    assert "Pack open-market" in shown


def test_status_counts_what_lies_over_the_cards(run: Run, mine: Path) -> None:
    """A number that a person's own box tells is no longer an unknown one; what is no record is passed over."""
    run("packs", "new", "cards", str(mine.parent / "my-box"), "--game", "couture")
    (before,) = json.loads(run("packs", "status", "couture", "--json").stdout)
    (begun,) = json.loads(run("packs", "status", "couture", "--json", "--pack", str(mine.parent / "my-box")).stdout)
    cards = "bid_cards:\n- {id: agent, numbers: [36], sources: {numbers: rulebook}}\n- 3\ncovers: 7\n"
    (mine.parent / "my-box" / "cards" / "cards.yaml").write_text(cards)
    (after,) = json.loads(run("packs", "status", "couture", "--json", "--pack", str(mine.parent / "my-box")).stdout)

    assert begun["provenance"] == before["provenance"]
    assert set(before["house"]) - set(after["house"]) == {"bid_cards.agent.numbers"}
    assert after["provenance"]["rulebook"] == before["provenance"]["rulebook"] + 1


def test_check(run: Run, tmp_path: Path) -> None:
    """Exit code 1 if anything is wrong; notes are no mistakes, unless all is asked for."""
    run("packs", "new", "language", str(tmp_path / "couture-ja"), "--game", "couture", "--lang", "ja")
    sound, path = str(SHIPPED / "couture"), str(tmp_path / "couture-ja")

    assert run("packs", "check", sound).stdout.endswith("couture: nothing is wrong.\n")
    assert run("packs", "check", sound, path).exit_code == 0
    assert run("packs", "check", "--complete", sound, path).exit_code == 1
    (tmp_path / "couture-ja" / "pack.yaml").write_text("id: [\n")
    broken = run("packs", "check", path, "--json")
    assert broken.exit_code == 1
    assert "couture-ja/pack.yaml:" in json.loads(broken.stdout)[0]["problems"][0]
    assert "is no folder" in run("packs", "check", str(tmp_path / "couture-ja" / "pack.yaml")).stdout
    assert run("packs", "check", str(tmp_path / "nowhere")).exit_code == 1


def test_schema(run: Run, tmp_path: Path) -> None:
    """Schemas are printed, or written into a folder."""
    assert "$schema" in run("packs", "schema", "couture").stdout
    run("packs", "schema", "--out", str(tmp_path / "out"))

    for game in ("couture", "pret-a-porter"):
        for shipped in (SHIPPED / game / "schema").iterdir():
            assert (tmp_path / "out" / game / shipped.name).read_text() == shipped.read_text()


def test_new_says_what_its_language_is(run: Run) -> None:
    """It is not that of the texts that are shown."""
    shown = " ".join(run("packs", "new", "--help").stdout.split())

    assert "--lang L The language that a new language pack speaks" in shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("cards", "My_Box", "--game", "couture"), "small letters"),
        (("cards", "box", "--game", "modiste"), "no cards"),
        (("language", "box", "--game", "couture"), "Which language"),
        (("language", "box", "--game", "couture", "--lang", "../x"), "Which language"),
        (("cards", "full", "--game", "couture"), "not empty"),
    ],
)
def test_new_refuses(run: Run, tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    (tmp_path / "full" / "inside").mkdir(parents=True)
    kind, name, *rest = arguments
    refused = run("packs", "new", kind, str(tmp_path / name), *rest)

    assert refused.exit_code == 2
    assert said in refused.output


def test_problems_and_reasons_are_told_in_the_language_of_the_reader(run: Run, tmp_path: Path) -> None:
    """Those of the core, of the game, and of the system."""
    run("packs", "new", "cards", str(tmp_path / "box"), "--game", "couture")
    (tmp_path / "box" / "cards" / "cards.yaml").write_text("bid_cards: [{id: assistant, numbers: [1]}]\n")
    (tmp_path / "file").write_text("")
    path = str(tmp_path / "box")
    deck = "경매 카드 더미가 63장이어야 하는데 59장입니다."

    assert deck in run("packs", "check", path, "--lang", "ko").stdout
    assert deck in json.loads(run("packs", "check", path, "--lang", "ko", "--json").stdout)[0]["problems"][0]
    assert "the auction deck has 59 cards" in run(*PLAY, "--pack", path).stderr
    new = ("packs", "new", "cards", str(tmp_path / "file" / "box"), "--game", "couture")
    assert "A part of the path is no folder" in run(*new).stderr


def test_problems_are_told_when_modiste_has_no_words(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By their facts."""
    monkeypatch.setattr(error_texts, "files", lambda package: tmp_path)
    (tmp_path / "box").mkdir()
    refused = run("cards", "couture", "--pack", str(tmp_path / "box"))

    assert (refused.exit_code, refused.exception.__class__) == (1, SystemExit)
    assert "pack.yaml:1:1: problem-no-file" in refused.stderr


def test_cards_of_ones_own_lie_over_those_of_the_game(run: Run, mine: Path) -> None:
    """In every new match, without being named; a save names the pack, and needs it."""
    run("packs", "new", "cards", str(mine / "my-box"), "--game", "couture")
    file = mine / "my-box" / "cards" / "cards.yaml"
    file.write_text(file.read_text().replace("value: 0", "value: 9"))
    save = str(mine.parent / "match.jsonl")
    run(*PLAY, "--save", save)

    assert value_of(run, "assistant") == 9
    assert '"packs":{"couture":"1.0.0","my-box":"0.1.0"}' in Path(save).read_text()
    assert run("replay", save, "--verify").exit_code == 0
    assert "Model" in run("cards", "pret-a-porter", "model").stdout
    (mine / "my-box").rename(mine.parent / "my-box")
    assert value_of(run, "assistant") == 0
    assert value_of(run, "assistant", "--pack", str(mine.parent / "my-box")) == 9
    assert "my-box" in run("replay", save, "--verify").output


def test_a_language_of_ones_own_is_spoken(run: Run, mine: Path) -> None:
    """What is missing is said in English; the language is offered like any other."""
    assert run("cards", "couture", "--lang", "ja").exit_code == 1
    run("packs", "new", "language", str(mine / "couture-ja"), "--game", "couture", "--lang", "ja")
    (mine / "couture-ja" / "text" / "ja" / "names.ftl").write_text("card-assistant = アシスタント\n", encoding="utf-8")
    shown = run("cards", "couture", "assistant", "--lang", "ja").stdout

    assert "アシスタント" in shown
    assert "Bids 0" in shown
    assert "ja" in json.loads(run("games", "--json").stdout)[0]["languages"]


def test_cards_are_named_anew(run: Run, mine: Path) -> None:
    """A pack over the cards may name those of the game as well, in each language of its own."""
    run("packs", "new", "cards", str(mine / "my-box"), "--game", "pret-a-porter")
    for language, name in (("en", "Book Keeper"), ("ko", "경리")):
        folder = mine / "my-box" / "text" / language
        folder.mkdir(parents=True)
        (folder / "names.ftl").write_text(f"employee-accountant = {name}\n", encoding="utf-8")
        shown = run("cards", "pret-a-porter", "accountant", "--lang", language).stdout

        assert name in shown
        assert {"en": "Experienced Accountant", "ko": "숙련된 회계사"}[language] in shown


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("pack.yaml", "id: box\n"),
        ("pack.yaml", "id: box\ngame: nothing\nkind: cards\nversion: 1.0.0\nlanguages: [en]\nlicence: MIT\n"),
        ("cards/cards.yaml", "bid_cards: [{id: assistant, value: many}]\n"),
        ("cards/cards.yaml", "bid_cards: &a [*a]\n"),
    ],
)
def test_what_is_broken_in_the_data_folder_is_left_out(run: Run, mine: Path, name: str, text: str) -> None:
    """It is named with its problems, and everything else goes on."""
    run("packs", "new", "cards", str(mine / "box"), "--game", "couture")
    (mine / "box" / name).write_text(text)
    (mine / "stray-file").write_text("no pack")
    listed = run("cards", "couture", "assistant")

    assert listed.exit_code == 0
    assert "The pack box in your data folder is left out." in listed.stderr
    assert f"box/{name}" in listed.stderr
    assert "Bids 0" in listed.stdout
    assert run(*PLAY).exit_code == 0


@pytest.mark.parametrize(
    ("manifest", "said"),
    [
        ("game: couture", "what is played is 'pret-a-porter'"),
        ("game: pret-a-porter\nextends: [box]", "cannot extend itself"),
        ("game: pret-a-porter\nextends: [pret-a-portre]", "did you mean pret-a-porter?"),
    ],
)
def test_a_named_pack_that_does_not_fit(run: Run, tmp_path: Path, manifest: str, said: str) -> None:
    """Nothing is played then, and what is wrong has its place."""
    (tmp_path / "box").mkdir()
    rest = "kind: cards\nversion: 1.0.0\nlanguages: [en]\nlicence: MIT\nprovenance: house\n"
    (tmp_path / "box" / "pack.yaml").write_text(f"id: box\n{manifest}\n{rest}")
    refused = run("cards", "pret-a-porter", "--pack", str(tmp_path / "box"))

    assert refused.exit_code == 1
    assert said in refused.stderr
    assert "box/pack.yaml:" in refused.stderr


def test_packs_extend_one_another(run: Run, mine: Path) -> None:
    """A pack comes behind those that it extends, wherever they are named; a circle is refused."""
    for name, extends, value in (("a-last", "[z-first]", 8), ("z-first", "[couture]", 7)):
        run("packs", "new", "cards", str(mine / name), "--game", "couture")
        manifest, cards = mine / name / "pack.yaml", mine / name / "cards" / "cards.yaml"
        manifest.write_text(manifest.read_text().replace("[couture]", extends))
        cards.write_text(cards.read_text().replace("value: 0", f"value: {value}"))

    assert value_of(run, "assistant") == 8
    cards = mine / "a-last" / "cards" / "cards.yaml"
    cards.write_text("models: [{id: amber, hand: {scout: [70]}}]\n")
    assert "there is no 'scout'" in run("packs", "check", str(mine / "a-last")).stdout
    (mine / "z-first" / "cards" / "cards.yaml").write_text("bid_cards: [{id: scout, value: 3}]\n")
    (mine / "z-first" / "text" / "en").mkdir(parents=True)
    (mine / "z-first" / "text" / "en" / "names.ftl").write_text("card-scout = Scout\n")
    assert run("packs", "check", str(mine / "a-last"), str(mine / "z-first")).exit_code == 0
    manifest = mine / "z-first" / "pack.yaml"
    manifest.write_text(manifest.read_text().replace("extends: [couture]", "extends: [a-last]"))
    assert "in a circle" in run("cards", "couture").stderr


def test_controls_in_texts_are_never_printed(run: Run, mine: Path) -> None:
    """Neither as they are nor written out, in whatever a pack says."""
    run("packs", "new", "language", str(mine / "couture-xx"), "--game", "couture", "--lang", "xx")
    text = 'card-assistant = A\x1b[2J{"\\u001b"}[31m{"\\u009b"}5mZ\n'
    (mine / "couture-xx" / "text" / "xx" / "names.ftl").write_text(text, encoding="utf-8")
    manifest = mine / "couture-xx" / "pack.yaml"
    manifest.write_text(manifest.read_text().replace("CC0-1.0", '"\\e[2Jfree\\x9b5m"'))
    shown = run("cards", "couture", "assistant", "--lang", "xx").stdout + run("packs", "list").output

    assert "free" in shown
    assert "\x1b" not in shown
    assert "\x9b" not in shown


def test_broken_texts_of_an_added_pack_are_told_once(run: Run, mine: Path) -> None:
    """Wherever its texts are read, in one line that says how to see more; what is sound is played with in silence."""
    path = mine / "couture-ja"
    run("packs", "new", "language", str(path), "--game", "couture", "--lang", "ja")
    sound = run(*PLAY, "--lang", "ja")
    (path / "text" / "ja" / "board.ftl").write_text("hello = { $name\n", encoding="utf-8")
    broken = run(*PLAY, "--lang", "ja")

    assert (sound.exit_code, sound.stderr) == (0, "")
    assert broken.exit_code == 0
    (line,) = broken.stderr.splitlines()
    assert "couture-ja" in line
    assert f"modiste packs check {path}" in line
    assert "board.ftl" in run("packs", "check", str(path)).stdout


def test_a_broken_rules_text_is_told_with_the_rules(run: Run, tmp_path: Path) -> None:
    """Nothing else reads it, and so nothing else speaks of it."""
    path = tmp_path / "couture-ja"
    run("packs", "new", "language", str(path), "--game", "couture", "--lang", "ja")
    (path / "text" / "ja" / "rules.ftl").write_text("couture-bid-secret = { $name\n", encoding="utf-8")
    added = ("--lang", "ja", "--pack", str(path))

    assert run("cards", "couture", *added).stderr == ""
    assert [str(path) in line for line in run("rules", "couture", *added).stderr.splitlines()] == [True]


@pytest.mark.parametrize("typed", ["?", "rules"])
def test_a_broken_rules_text_is_told_at_a_question(run: Run, tmp_path: Path, typed: str) -> None:
    """Once, where it is read first: at a question it stands below the rules."""
    path = tmp_path / "couture-ja"
    run("packs", "new", "language", str(path), "--game", "couture", "--lang", "ja")
    (path / "text" / "ja" / "rules.ftl").write_text("couture-bid-secret = { $name\n", encoding="utf-8")
    seats = ("--seat", "Aiko@ja", "--seat", "bot:first", "--seat", "bot:first", "--pack", str(path))
    shown = run("play", "couture", *seats, answers=f"{typed}\n?\nquit\n").output

    assert "".join(shown.split()).count("Sometextsofthepackcouture-jaarebroken") == 1


OUTLINES = {
    "no YAML": "chapters: [",
    "no outline": "chapters: [{id: x}]",
    "no option": "chapters: [{id: bid, clauses: [{id: box.a, summary: S, source: {}, status: done, tested: [], "
    "when: {x: 1}}]}]",
}


@pytest.mark.parametrize("outline", OUTLINES.values(), ids=OUTLINES)
def test_a_broken_outline_is_told_at_a_question(run: Run, tmp_path: Path, outline: str) -> None:
    """Once; help, commands and the rules of the game are there as ever."""
    path = tmp_path / "my-box"
    run("packs", "new", "cards", str(path), "--game", "couture")
    (path / "rules.yaml").write_text(outline)
    seats = ("--seat", "Ann", "--seat", "bot:first", "--seat", "bot:first", "--pack", str(path))
    result = run("play", "couture", *seats, answers="?\nrules\nrules bid\n?\nquit\n")
    shown = " ".join(result.output.split())

    assert result.exit_code == 0
    assert shown.count("The rules text of the pack my-box cannot be read and is left out.") == ("x: 1" not in outline)
    assert shown.count("The rules here") == shown.count("take your last decision back") == 2
    assert "couture.bid.secret" in shown
