"""All that is wrong with a pack is told at once, each thing at its place."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from modiste.catalogue import Catalogue
from modiste.checks.packs import Checked, check_pack, reader_of
from modiste.pack_links import CORE
from modiste.pack_schema import EDITOR_LINE, schemas_of
from modiste.pack_starts import start_pack
from modiste.pack_status import counted, languages_of, languages_of_pack, packs_beside, values_in, values_of_game
from modiste.packs import find_pack, read_pack
from modiste.plugins.loading import load, load_file
from modiste.text import Texts, read_texts
from tests import wording

ROOT = Path(__file__).parents[2]
PACKS = ROOT / "content" / "modiste_packs"
STARTS = ROOT / "core" / "modiste" / "starts"
EVERY = sorted(path.parent for folder in (PACKS, ROOT / "examples", STARTS) for path in folder.rglob("pack.yaml"))
SHIPPED = sorted(path.parent.name for path in PACKS.glob("*/pack.yaml"))

Make = Callable[..., Checked]


@pytest.fixture(scope="module")
def installed() -> Catalogue:
    """Give what is installed."""
    return load(entry_points=None)


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: Catalogue) -> Make:
    """Write a pack over a game, each `/` of a file's name as `__`, and check it."""
    monkeypatch.chdir(tmp_path)

    def checked(game: str = "pret-a-porter", kind: str = "cards", complete: bool = False, **files: str) -> Checked:
        language = "ja" if kind == "language" else "en"
        manifest = f"id: box\ngame: {game}\nkind: {kind}\nversion: 1.0.0\nlanguages: [{language}]\nlicence: MIT\n"
        files.setdefault("pack_yaml", manifest + "provenance: house\n")
        for name, text in files.items():
            path = tmp_path / "box" / ".".join(name.replace("__", "/").rsplit("_", 1))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return check_pack(tmp_path / "box", installed, complete=complete)

    return checked


def told(found: Checked) -> list[str]:
    """Return the problems, each without the folder."""
    return [line.removeprefix("box/") for line in wording.told(found.problems)]


@pytest.mark.parametrize("pack", SHIPPED)
def test_nothing_is_wrong_with_what_is_shipped(pack: str, installed: Catalogue) -> None:
    assert ((), ()) == (check_pack(PACKS / pack, installed).problems, check_pack(PACKS / pack, installed).notes)


PLUGINS = {
    "swap-party": ROOT / "examples" / "swap-party" / "src" / "swap_party" / "plugin.py",
    "sample-game": STARTS / "game" / "src" / "sample_game" / "plugin.py",
}
"""The games that are no part of Modiste, and what brings them."""


@pytest.mark.parametrize("game", ["pret-a-porter", "couture", *PLUGINS])
def test_schemas_are_fresh(game: str, installed: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shipped is what the models say."""
    catalogue, folder = installed, PACKS / game
    if game in PLUGINS:
        monkeypatch.syspath_prepend(PLUGINS[game].parents[1])
        catalogue = load(entry_points=None, extra_modules=[load_file(PLUGINS[game])])
        folder = PLUGINS[game].parent / "packs" / game

    assert schemas_of(reader_of(game, catalogue)) == {
        path.stem: path.read_text(encoding="utf-8") for path in (folder / "schema").iterdir()
    }


@pytest.mark.parametrize("pack", EVERY, ids=lambda pack: pack.name)
def test_every_file_leads_editors_to_its_schema(pack: Path) -> None:
    """Every file of every pack that is shipped, shown in an example or written by `modiste new`."""
    shared = schemas_of(None)
    for file in [*pack.glob("*.yaml"), *(pack / "cards").glob("*.yaml")]:
        line = file.read_text(encoding="utf-8").partition("\n")[0]
        assert line.startswith(EDITOR_LINE), file
        schema = file.parent / line.removeprefix(EDITOR_LINE)
        assert schema.stem == file.stem
        assert schema.read_text(encoding="utf-8") == shared.get(schema.stem, schema.read_text(encoding="utf-8"))


def test_mistakes_in_cards(check: Make) -> None:
    """Words, types, ranges, keys and ids that stand twice, references, provenance: all of them at once."""
    cards = """\
designs:
- {id: opera_cape, value: 170}
- {id: moonlit_gown, style: evenig}
- {id: opera_cape, valeu: 3}
- {id: satin_pumps, sources: {vlaue: rulebook}}
clothing_types:
- {id: jacket, designs: [elbow_patch_blazer, pinstripe_shrit]}
"""
    assert told(check(cards__a_yaml=cards, cards__b_yaml="tiles: []\ntiles: []\n")) == [
        "cards/a.yaml:2:27: designs.0.value: should be less than or equal to 99 (got 170)",
        "cards/a.yaml:3:29: designs.1.style: should be 'evening', 'business', 'casual', 'rock' or 'sport'"
        " (got 'evenig'); did you mean evening?",
        "cards/a.yaml:4:8: designs.2.id: opera_cape stood already on line 2",
        "cards/a.yaml:4:20: designs.2.valeu: is not a known key; did you mean value?",
        "cards/a.yaml:5:31: designs.3.sources.vlaue: the record has no such value; did you mean value?",
        "cards/a.yaml:7:46: clothing_types.0.designs.1: there is no 'pinstripe_shrit' among designs;"
        " did you mean pinstripe_shirt?",
        "cards/b.yaml:2:1: tiles: the key tiles stood already on line 1",
    ]


def test_a_word_where_a_record_should_stand(check: Make) -> None:
    assert told(check(cards__a_yaml="contracts: [{id: notary, deck: normal, front: {does: [bank]}}]\n")) == [
        "cards/a.yaml:1:55: contracts.0.front.does.0: is none of the forms that may stand here (got 'bank')"
    ]


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        ("{per: prestig, times: 1}", ["2:71: .per: should be 'prestige', "]),
        ("{per: prestig}", ["2:65: .times: is missing", "2:71: .per: should be 'prestige', "]),
        ("{per: prestige, times: many}", ["2:88: .times: should be a whole number (got 'many')"]),
        ("many", ["2:65: : should be a whole number (got 'many')"]),
        ("[1]", ["2:65: : should be a whole number (got a list)"]),
        ("0", ["2:65: : should be greater than or equal to 1 (got 0)"]),
    ],
)
def test_of_forms_that_may_stand_only_the_one_that_fits_complains(check: Make, amount: str, said: list[str]) -> None:
    """An amount is a number or so much per thing: whoever writes a mapping means no number."""
    card = f"{{id: accountant, does: [{{on: sales, do: [{{gain: cash, amount: {amount}}}]}}]}}"
    found = [
        line.replace("employees.0.does.0.do.0.amount", "")
        for line in told(check(cards__a_yaml=f"employees:\n- {card}"))
    ]

    assert len(found) == len(said)
    for line, part in zip(found, said, strict=True):
        assert line.removeprefix("cards/a.yaml:").startswith(part)


def test_a_new_card_needs_a_name_and_makes_the_deck_larger(check: Make) -> None:
    card = "contracts:\n- {id: notary, deck: normal, front: {does: []}}\n"
    unnamed = check(cards__a_yaml=card)
    named = check(cards__a_yaml=card, text__en__names_ftl="contract-notary = Notary\n    .sum = the notary\n")

    assert told(unnamed) == ["cards/a.yaml:2:8: contracts.0.id: the message contract-notary is missing in en"]
    assert not named.problems, named.problems
    assert ["box/cards/a.yaml:1:1: contracts: should hold 18 cards of deck normal (got 19)"] == wording.told(
        named.notes
    )


def test_a_new_card_needs_a_name_where_a_game_would_show_its_id(check: Make) -> None:
    cards = "bid_cards:\n- {id: assistant, numbers: [1, 2, 3, 4]}\n- {id: scout, value: 3, numbers: [70]}\n"
    manifest = "id: box\ngame: couture\nkind: cards\nversion: 1.0.0\nlanguages: []\nlicence: MIT\nprovenance: house\n"

    said = "cards/a.yaml:3:8: bid_cards.1.id: the message card-scout is missing in en"
    assert told(check("couture", cards__a_yaml=cards)) == [said]
    assert told(check(cards__a_yaml=cards, pack_yaml=manifest)) == [said]
    assert told(check("couture", cards__a_yaml=cards, text__en__a_ftl="card-scout = Scout\n")) == []


def test_cards_that_do_not_go_together_are_told_at_their_lines(check: Make) -> None:
    """A deck of the wrong size at its cards, a tiebreaker that is there twice and an unknown card where they stand."""
    deck = "bid_cards:\n- {id: assistant, numbers: [1]}\n"
    tie = "bid_cards:\n- {id: assistant,\n   numbers: [1, 2, 3, 4, 44]}\n"
    hand = "models:\n- id: amber\n  hand: {assistant: [6],\n    go_sea: [11]}\n"

    assert told(check("couture", cards__a_yaml=deck)) == [
        "cards/a.yaml:2:1: bid_cards: the auction deck has 59 cards; it should have 63"
    ]
    assert told(check("couture", cards__a_yaml=tie)) == [
        "cards/a.yaml:3:26: bid_cards.0.numbers.4: the tiebreaker 44 is there twice"
    ]
    assert told(check("couture", cards__a_yaml=hand)) == [
        "cards/a.yaml:4:5: models.0.hand.go_sea: there is no 'go_sea' among bid_cards; did you mean go_see?"
    ]


def test_a_hand_of_another_size_is_noted_at_its_line(check: Make) -> None:
    """What lies below counts with it; a model whose hand a pack does not speak of is none of its business."""
    models = "models:\n- {id: amber}\n- id: beryl\n  hand:\n    go_see: [9]\n- {id: coral, hand: {go_see: [10, 13]}}\n"
    found = check("couture", cards__a_yaml=models)

    assert told(found) == []
    assert ["box/cards/a.yaml:4:3: models.1.hand: should hold 4 cards (got 3)"] == wording.told(found.notes)


def test_files_with_another_ending_are_noted(check: Make, tmp_path: Path) -> None:
    """Nobody reads them; what is hidden, and what is no file, may be there."""
    (tmp_path / "box" / "cards" / "old").mkdir(parents=True)
    files = {"cards__c_yml": "", "cards___hidden": "", "text__en__x_txt": "", "rules_yml": "", "README_md": ""}
    found = check("couture", cards__d_json="{}", cards__a_yaml="models: []\n", text__en__b_ftl="", **files)

    assert told(found) == []
    assert [line.removeprefix("box/") for line in wording.told(found.notes)] == [
        "cards/c.yml:1:1: is not read: only files that end in .yaml are",
        "cards/d.json:1:1: is not read: only files that end in .yaml are",
        "rules.yml:1:1: is not read: only files that end in .yaml are",
        "text/en/x.txt:1:1: is not read: only files that end in .ftl are",
    ]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_what_is_called_like_a_card_file_and_is_none(check: Make, tmp_path: Path, installed: Catalogue) -> None:
    check("couture")
    (tmp_path / "box" / "cards" / "x.yaml").mkdir(parents=True)
    os.mkfifo(tmp_path / "box" / "cards" / "y.yaml")
    (tmp_path / "box" / "cards" / "z.yaml").symlink_to("nowhere.yaml")

    assert told(check_pack(tmp_path / "box", installed)) == [
        "cards/x.yaml:1:1: is no readable file",
        "cards/y.yaml:1:1: is no readable file",
        "cards/z.yaml:1:1: there is no such file",
    ]


@pytest.mark.parametrize(
    ("game", "file", "old", "new", "said"),
    [
        ("pret-a-porter", "designs", "starting: true", "starting: false", "10 cards of starting true (got 0)"),
        (
            "pret-a-porter",
            "contracts",
            "{id: magazine_spread, deck: normal",
            "{id: x, deck: last_quarter",
            "6 cards of",
        ),
        ("couture", "scoring_cards", "kind: editorial", "kind: flop", "is there twice|needs a tiebreaker"),
        ("couture", "models", "go_see: [11, 12]", "go_see: [11, 32]", "32 stood already"),
        ("couture", "models", "go_see: [11, 12]", "go_sea: [11, 12]", "did you mean go_see"),
        (
            "couture",
            "models",
            "go_see: [11, 12]",
            "go_see: [11]",
            "models.yaml:5:17: models.0.hand: should hold 4 cards",
        ),
    ],
)
def test_decks_of_a_whole_pack(
    tmp_path: Path, installed: Catalogue, game: str, file: str, old: str, new: str, said: str
) -> None:
    """In the pack with all cards of a game, totals and numbers must be right."""
    for path in (PACKS / game).rglob("*.*"):
        copy = tmp_path / path.relative_to(PACKS)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    cards = tmp_path / game / "cards" / f"{file}.yaml"
    cards.write_text(cards.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    problems = "\n".join(wording.told(check_pack(tmp_path / game, installed).problems))

    assert any(part in problems for part in said.split("|")), problems


def test_mistakes_in_texts(check: Make) -> None:
    """Fluent that is none, unknown messages, variables and functions, controls, messages that stand twice."""
    text = """\
game-couture = クチュール
game-coture = x
= y
game-couture = again
board-copies = { NUMBRE($count) }
table-turn = \x07
"""
    found = told(check("couture", "language", text__ja__a_ftl=text))

    for part in (
        "text/ja/a.ftl:2:15: game-coture: the original has no such message; did you mean game-couture?",
        "text/ja/a.ftl:3:1:",
        "text/ja/a.ftl:4:1: game-couture: stands there twice",
        "there is no function NUMBRE in ja; did you mean NUMBER?",
        "a control character may not stand in a text",
    ):
        assert any(part in line for line in found), (part, found)


def test_text_that_is_wider_than_its_column(check: Make) -> None:
    """Names have what is left beside the facts of their cards, in the language that says them."""
    text = """\
city-paris = とてもとてもとてもすてきなパリ
card-street-designer = ストリートデザイナー
    .short = ストリート担当
card-bomber = ボンバー
card-hoodie = フード付きパーカー
card-joggers = ジョガーパンツ
    .short = ジョガー
"""
    assert told(check("couture", "language", text__ja__names_ftl=text)) == [
        "text/ja/names.ftl:1:14: city-paris: is 30 columns wide, its place has 25",
        "text/ja/names.ftl:3:14: card-street-designer.short: is 14 columns wide, its place has 11",
        "text/ja/names.ftl:5:15: card-hoodie: is 18 columns wide, its place has 13",
    ]


def test_a_new_card_with_too_long_a_name(check: Make) -> None:
    """The next contract stands in brackets; other titles of columns and names of tiles are cut as well."""
    card = "contracts:\n- {id: notary, deck: normal, front: {does: []}}\n"
    names = "contract-notary = Notary of the Row\n    .sum = the notary\ntile-paris = Paris on the Seine\n"
    said = [
        "text/en/a.ftl:1:19: contract-notary: is 17 columns wide, its place has 16",
        "text/en/a.ftl:3:14: tile-paris: is 18 columns wide, its place has 14",
    ]
    assert told(check(cards__a_yaml=card, text__en__a_ftl=names)) == said
    assert said[1] in told(check(cards__a_yaml="designs: [{}]\n", text__en__a_ftl=names))


@pytest.mark.parametrize("game", ["pret-a-porter", "couture"])
def test_widths_are_those_of_messages(game: str, installed: Catalogue) -> None:
    """Every message for which a game fixes a width is there, in English at least without an attribute."""
    reader, screens = reader_of(game, installed), installed.games[game].screens
    assert reader
    assert screens
    packs = [installed.pack(CORE), installed.pack(game)]
    texts = Texts(read_texts(packs, ["en"]), ["en"])
    widths = screens.widths(reader(packs[1:]), texts)

    assert not texts.problems
    assert len(widths) > 20
    assert [name for name in widths if not texts.has(name) and not texts.has(name.removesuffix(".short"))] == []


def test_what_a_translation_lacks_is_noted(check: Make) -> None:
    text = "game-couture = クチュール\n"
    found = check("couture", "language", text__ja__names_ftl=text)

    assert not found.problems
    counts = {Path(note.file).name: int(wording.words(note.what).split()[0]) for note in found.notes}
    complete = check("couture", "language", True, text__ja__names_ftl=text)
    assert {"actions.ftl", "board.ftl", "events.ftl", "names.ftl", "rules.ftl"} <= set(counts)
    assert (sum(counts.values()), ()) == (len(complete.problems), complete.notes)
    assert all(wording.words(problem.what) == "is missing in ja" for problem in complete.problems)


LANGUAGES = "id: box\ngame: {}\nkind: cards\nversion: 1.0.0\nlanguages: [{}]\nlicence: MIT\nprovenance: house\n"


@pytest.mark.parametrize("game", ["couture", "swap-party"])
def test_what_a_pack_of_several_languages_lacks_is_noted(check: Make, game: str) -> None:
    """Its first language is the measure; what another pack says in the second one will do."""
    texts = {
        "text__en__a_ftl": "box-one = One\nbox-two = Two\ncity-paris = City of Light\n",
        "text__ko__a_ftl": "box-one = 하나\n",
        "pack_yaml": LANGUAGES.format(game, "ko, en, ja"),
    }
    found, complete = check(**texts), check(complete=True, **texts)
    lacking = ["text/ja/a.ftl:1:1: box-one", "text/ja/a.ftl:1:1: box-two", "text/ja/a.ftl:1:1: city-paris"]
    lacking += ["text/ko/a.ftl:1:1: box-two", *(["text/ko/a.ftl:1:1: city-paris"] if game != "couture" else [])]

    assert ["box/text/ja/a.ftl", "box/text/ko/a.ftl"] == [note.file for note in found.notes]
    assert lacking == [line.partition(": is missing in")[0] for line in told(complete) if "is missing in" in line]
    assert () == complete.notes


def test_a_pack_without_english_is_measured_by_its_first_language(check: Make) -> None:
    """It may name what its game has not, and its other languages have to say the same."""
    manifest = LANGUAGES.format("couture", "ko, ja")
    found = check(
        complete=True, pack_yaml=manifest, text__ko__a_ftl="box-one = 하나\n", text__ja__b_ftl="city-paris = パリ\n"
    )

    assert told(found) == ["text/ja/a.ftl:1:1: box-one: is missing in ja"]


def test_a_translation_of_what_a_variant_says(check: Make) -> None:
    """A language pack may extend any pack, and says what that says on its own."""
    manifest = LANGUAGES.format("couture", "ja").replace("cards", "language") + "extends: [open-market]\n"
    found = check(pack_yaml=manifest, text__ja__a_ftl="variant-open-market = オープンマーケット\n")

    assert told(found) == []


def test_packs_of_variants_are_counted_each_on_its_own(tmp_path: Path, check: Make) -> None:
    """Those of a person's own too; a language counts where it is said, and what says nothing is left out."""
    check("couture", pack_yaml=LANGUAGES.format("couture", "en, ko"), text__en__a_ftl="box-one = 1\nbox-two = 2\n")
    catalogue = load(entry_points=None, extra_packs=[tmp_path / "box"])
    found = {pack.id: languages_of_pack(pack, catalogue) for pack in packs_beside("couture", catalogue)}

    assert [("en", 2, ()), ("ko", 0, ("box-one", "box-two"))] == [
        (one.language, one.said, one.missing) for one in found["box"]
    ]
    assert {("en", 8), ("ko", 8)} == {(one.language, one.said) for one in found["open-market"]}
    assert {pack.id for pack in packs_beside("pret-a-porter", catalogue)} == {"advanced-turn-order", "random-designs"}


def test_mistakes_in_pack_yaml_hide_no_others(check: Make) -> None:
    manifest = (
        "id: box\ngame: coutuer\nkind: cards\nversion: 1.0.0\nlanguages: [en]\nlicence: ' '\nextends: [cuoture]\n"
    )
    cards = "bid_cards: [{id: assistant, value: 1, value: 2}]\n"
    broken = told(check(pack_yaml=manifest.replace("game", "gaem"), cards__a_yaml=cards))

    assert told(check(pack_yaml=manifest, cards__a_yaml=cards)) == [
        "cards/a.yaml:1:39: bid_cards.0.value: the key value stood already on line 1",
        "pack.yaml:1:1: provenance: is missing: say where values come from (rulebook, example, deduced or house)",
        "pack.yaml:2:7: game: there is no game 'coutuer'; did you mean couture?",
        "pack.yaml:6:10: licence: should name the licence under which others may use the pack",
        "pack.yaml:7:11: extends.0: there is no pack 'cuoture'; did you mean couture?",
    ]
    assert "pack.yaml:2:1: gaem: is not a known key; did you mean game?" in broken
    assert any("cards/a.yaml" in line for line in broken)


def test_languages_that_are_not_there(check: Make) -> None:
    found = told(check("couture", "language", text__fr__a_ftl="game-couture = C\n", cards__a_yaml="models: []\n"))

    assert "pack.yaml:3:7: kind: a language pack has no cards; make a pack of kind cards of them" in found
    assert "pack.yaml:5:13: languages.0: there is no text/ja with messages" in found
    assert "pack.yaml:5:12: languages: there is a text/fr, which is not named here" in found


@pytest.mark.parametrize(
    ("kind", "game", "language"),
    [
        ("cards", "pret-a-porter", ""),
        ("cards", "couture", ""),
        ("language", "pret-a-porter", "ja"),
        ("language", "couture", "pt-BR"),
        ("language", "modiste", "de"),
    ],
)
def test_a_new_pack_passes_at_once(tmp_path: Path, installed: Catalogue, kind: str, game: str, language: str) -> None:
    written = start_pack(tmp_path / "my-box", kind, game, language, installed)

    assert tmp_path / "my-box" / "pack.yaml" in written
    assert () == check_pack(tmp_path / "my-box", installed).problems


def test_a_new_pack_claims_nothing(tmp_path: Path, installed: Catalogue) -> None:
    """What it says again has the source that the game names."""
    start_pack(tmp_path / "my-box", "cards", "couture", "", installed)
    known = {value.path: value.provenance for value in values_of_game("couture", installed)}

    assert [known[value.path] == value.provenance for value in values_in(read_pack(tmp_path / "my-box"))] == [True]


def test_a_new_pack_says_nothing_where_records_tell_no_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It shows in a comment what could stand there, which passes as well."""
    monkeypatch.syspath_prepend(STARTS / "game" / "src")
    catalogue = load(
        entry_points=None, extra_modules=[load_file(STARTS / "game" / "src" / "sample_game" / "plugin.py")]
    )
    start_pack(tmp_path / "my-box", "cards", "sample-game", "", catalogue)
    cards = tmp_path / "my-box" / "cards" / "cards.yaml"

    assert not list(values_in(read_pack(tmp_path / "my-box")))
    cards.write_text(cards.read_text(encoding="utf-8").replace("garments: []", "garments:").replace("# - {", "- {"))
    assert [value.path for value in values_in(read_pack(tmp_path / "my-box"))] == ["garments.scarf.points"]
    assert () == check_pack(tmp_path / "my-box", catalogue).problems


def test_values_are_counted_by_where_they_come_from(check: Make, installed: Catalogue, tmp_path: Path) -> None:
    """A source speaks of a value and of all within it; what has none is the pack's."""
    upgrade = "upgrade: {cost: 4, upkeep: 2}, sources: {upgrade: example, upgrade.cost: rulebook, effect: deduced}"
    check(cards__a_yaml=f"buildings: [{{id: company_shop, cost: 3, {upgrade}}}]\nprices: {{import: {{silk: 3}}}}\n")
    values = list(values_in(read_pack(tmp_path / "box")))

    assert {
        "buildings.company_shop.cost": "house",
        "buildings.company_shop.upgrade.cost": "rulebook",
        "buildings.company_shop.upgrade.upkeep": "example",
        "buildings.company_shop.effect": "deduced",
        "prices.import.silk": "house",
    } == {value.path: value.provenance for value in values}
    assert {"rulebook": 1, "example": 1, "deduced": 1, "house": 2} == counted(values)
    assert len(values_of_game("pret-a-porter", installed)) > 600


def test_english_is_complete(installed: Catalogue) -> None:
    for game in ("pret-a-porter", "couture", "modiste"):
        first = languages_of(game, installed)[0]

        assert ("en", first.messages, ()) == (first.language, first.said, first.missing)
    assert find_pack("modiste_packs", "couture").provenance == "house"


RULES = """\
chapters:
- id: setup
  clauses:
  - {id: box.bank, summary: S., source: {}, status: done, tested: [positive]}
  - {id: box.bank, summary: S., source: {}, status: planned, tested: [], when: {loan_paybak: 30}}
- id: attic
  clauses:
  - {id: box.attic, summary: S., source: {}, status: note, tested: [], when: {surplus: always, loan_payback: "30"}}
  - {id: box.late, summary: S., source: {}, status: planned, tested: [], replaces: [pap.bank.limt]}
"""


def test_mistakes_in_rules(check: Make) -> None:
    """Clauses that stand twice, speak of nothing, could never hold or have no words; values that nobody gives."""
    text = "box-bank = { $loan_payback } and { $loan_paybak }\n"

    assert told(check(rules_yaml=RULES, text__en__rules_ftl=text)) == [
        "rules.yaml:5:10: chapters.0.clauses.1.id: box.bank stood already on line 4",
        "rules.yaml:5:81: chapters.0.clauses.1.when.loan_paybak: the game has no option 'loan_paybak';"
        " did you mean loan_payback?",
        "rules.yaml:6:7: chapters.1.id: the message chapter-box-attic is missing in en",
        "rules.yaml:8:10: chapters.1.clauses.0.id: the message box-attic is missing in en",
        "rules.yaml:8:88: chapters.1.clauses.0.when.surplus: is not written as a value of the option surplus"
        " (got 'always')",
        "rules.yaml:8:110: chapters.1.clauses.0.when.loan_payback: is not written as a value of the option loan_payback"
        " (got '30')",
        "rules.yaml:9:85: chapters.1.clauses.1.replaces.0: there is no 'pap.bank.limt' among rules.yaml;"
        " did you mean pap.bank.limit?",
        "text/en/rules.ftl:1:12: box-bank: the rules are given no $loan_paybak; did you mean loan_payback?",
    ]


def test_an_outline_that_is_none(check: Make) -> None:
    """What keeps it from being read is told like anything else."""
    assert told(check(rules_yaml="chapters: &a [*a]\n"))[0].startswith("rules.yaml:1:11: an anchor")
    assert told(check(rules_yaml="chapters: [{id: x}]\n")) == ["rules.yaml:1:12: chapters.0.clauses: is missing"]
    assert told(check("nothing", rules_yaml=RULES))


def test_references_in_texts(check: Make) -> None:
    """To messages and terms that nobody says in the language; what another pack says may be spoken of."""
    text = """\
-house = Haus
city-tokyo = { city-paris } { -hous } { city-pariss } { unknown-card }
city-paris = { -house } { city-tokyo }
"""
    assert [line for line in told(check("couture", "language", text__ja__a_ftl=text)) if "a.ftl" in line] == [
        "text/ja/a.ftl:2:14: city-tokyo: contains itself",
        "text/ja/a.ftl:2:31: city-tokyo: there is no message -hous in this language; did you mean -house?",
        "text/ja/a.ftl:2:41: city-tokyo: there is no message city-pariss in this language; did you mean city-paris?",
        "text/ja/a.ftl:2:57: city-tokyo: there is no message unknown-card in this language",
        "text/ja/a.ftl:3:14: city-paris: contains itself",
    ]
    beside = told(check(text__en__b_ftl="tile-x = { tile-paris }\n"))
    assert not [line for line in beside if "b.ftl" in line and "no message" in line]


def test_a_folder_of_any_name_among_the_texts(check: Make) -> None:
    """It is told, and looked through as a language would be."""
    found = told(check("couture", "language", text__ja__a_ftl="game-couture = C\n", text__x9_ja__a_ftl="= y\n"))

    assert found[0].startswith("pack.yaml:5:12: languages: there is a text/x9_ja")
    assert found[1].startswith("text/x9_ja/a.ftl:1:1: ")


def test_a_mark_at_the_beginning_of_a_file_is_no_letter(check: Make) -> None:
    assert [] == told(check(cards__a_yaml="\ufeffdesigns: []\n", text__en__a_ftl="\ufefftile-paris = Paris\n"))


@pytest.mark.parametrize("value", ["'3'", "true", "3.0", "1_0", "three"])
def test_what_only_looks_like_a_number(check: Make, value: str) -> None:
    """It is told, not guessed."""
    cards = f"buildings: [{{id: company_shop, cost: {value}}}]\n"

    assert "should be a whole number" in told(check(cards__a_yaml=cards))[0]


@pytest.mark.parametrize("value", ["no", "'true'", "1"])
def test_what_only_looks_like_a_switch(check: Make, value: str) -> None:
    cards = f"designs: [{{id: opera_cape, starting: {value}}}]\n"

    assert "should be true or false" in told(check(cards__a_yaml=cards))[0]


def test_an_id_that_is_nearly_known(check: Make) -> None:
    """A record of a new id must be whole; one that is not was perhaps meant for a known card."""
    found = told(check(cards__a_yaml="buildings:\n- {id: company_shp, cost: 3}\n- {id: quite_another, cost: 3}\n"))

    assert [line for line in found if ".id:" in line] == [
        "cards/a.yaml:2:8: buildings.0.id: is a new id, whose record must be whole; did you mean company_shop?"
    ]
    assert "cards/a.yaml:2:3: buildings.0.deck: is missing" in found
