"""Editions on the command line: told side by side, played, saved, resumed and simulated."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest
from wcwidth import wcswidth

from modiste.game import Game
from modiste.packs import find_pack
from modiste.presets import EDITION, OPTION, differing, presets
from modiste.text import Texts, read_texts
from modiste_couture.game import COUTURE
from modiste_pret_a_porter.game import PRET_A_PORTER
from tests.cli.conftest import Run

BOTS = ("--seat", "bot:greedy", "--seat", "bot:greedy")
LANGUAGES = {"en": "", "ko": "-ko"}


def texts_of(game: str, language: str) -> Texts:
    """Read the words of a game in one language, behind which no other stands."""
    packs = [find_pack("modiste_packs", name + LANGUAGES[language]) for name in ("modiste", game)]
    return Texts(read_texts(packs, [language]), [language], strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [PRET_A_PORTER, COUTURE], ids=lambda game: str(game.id))
def test_every_option_and_edition_has_words(game: Game, language: str) -> None:
    """Options, all values that are words, and editions are named, and what an edition is stands in a line."""
    texts = texts_of(game.id, language)
    wanted = [f"{texts.id_of(EDITION, edition)}.about" for edition in game.editions]
    for name, field in game.options.model_fields.items():
        option = texts.id_of(OPTION, name)
        wanted += [
            option,
            *(f"{option}.{value.replace('_', '-')}" for value in get_args(field.annotation)),
        ]

    assert [] == [message for message in wanted if not texts.has(message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_full_shows_its_editions_side_by_side(run: Run, language: str) -> None:
    """A row for each option on which editions differ, with its dispute and a column for each edition."""
    shown = run("games", "pret-a-porter", "--lang", language, "--plain").output
    rows = re.findall(r"^ D\d+ .*$", shown.partition("award_table=")[0], re.MULTILINE)

    assert ["D1", "D3", "D4", "D6", "D12", "D13"] == [row.split()[0] for row in rows][:6]
    assert all(wcswidth(line) <= 80 for line in shown.splitlines())
    assert "loan_payback=28" in shown


def test_a_game_in_full_as_json(run: Run) -> None:
    """What editions change is there for programs, too."""
    game = json.loads(run("games", "pret-a-porter", "--json", "--lang", "en").output)
    changes = {change["option"]: change for change in game["changes"]}

    assert differing(presets(PRET_A_PORTER)) == list(changes)
    assert {"standard": "none", "kickstarter": "none", "retail": "cash"} == changes["margin_bonus"]["values"]
    assert ("D12", "Better-margin icon") == (
        changes["margin_bonus"]["source"],
        changes["margin_bonus"]["title"],
    )


def test_a_game_with_one_edition_has_nothing_to_compare(run: Run) -> None:
    shown = run("games", "couture", "--lang", "en", "--plain").output

    assert "What the editions change" not in shown
    assert "Covers go on to those without a card of the kind" in shown


@pytest.mark.parametrize(("typed", "near"), [("couturr", "couture"), ("pret-a-portr", "pret-a-porter")])
def test_an_unknown_game_gives_the_nearest(run: Run, typed: str, near: str) -> None:
    result = run("games", typed)

    assert result.exit_code == 1
    assert near in result.stderr


@pytest.mark.parametrize(
    "command",
    [("play", *BOTS), ("simulate", "--games", "1", *BOTS), ("rules",), ("cards",)],
)
def test_an_unknown_edition_gives_the_nearest(run: Run, command: tuple[str, ...]) -> None:
    result = run(command[0], "pret-a-porter", "--edition", "retial", *command[1:])

    assert (1, "") == (result.exit_code, result.stdout)
    assert "retail" in result.stderr


@pytest.mark.parametrize("edition", PRET_A_PORTER.editions)
def test_an_edition_is_played_saved_and_verified(run: Run, tmp_path: Path, edition: str) -> None:
    """The record names the edition, and plays again by its rules."""
    save = tmp_path / "match.jsonl"
    played = run(
        "play",
        "pret-a-porter",
        "--edition",
        edition,
        *BOTS,
        "--seed",
        "4",
        "--save",
        str(save),
        "--plain",
    )
    header = json.loads(save.read_text(encoding="utf-8").partition("\n")[0])

    assert (0, edition) == (played.exit_code, header["edition"])
    assert run("replay", str(save), "--verify").exit_code == 0


def test_an_edition_is_resumed(run: Run, tmp_path: Path) -> None:
    """An unfinished match goes on in its edition without anybody naming it again."""
    save = tmp_path / "match.jsonl"
    seats = ("--seat", "Ann", "--seat", "bot:greedy")
    run(
        "play",
        "pret-a-porter",
        "--edition",
        "retail",
        *seats,
        "--seed",
        "4",
        "--save",
        str(save),
        answers="2\n",
    )
    resumed = run("resume", str(save), answers="rules D13\n")

    assert "pap.awards.journalist_for_nobody" in resumed.output


def test_editions_are_simulated(run: Run) -> None:
    """An edition plays differently from the same seed."""
    games = ("simulate", "pret-a-porter", *BOTS, "--games", "2", "--seed", "3", "--json")
    played = [json.loads(run(*games, "--edition", edition).output) for edition in ("standard", "retail")]

    assert played[0]["by_bot"] != played[1]["by_bot"]


CHANGED = {
    "kickstarter": ["pap.preparations.right_to_left"],
    "retail": [
        "pap.company.severance_board_free",
        "pap.action.abilities_first",
        "pap.show.margin_cash",
        "pap.awards.journalist_for_nobody",
        "pap.awards.four_companies_retail",
    ],
}


@pytest.mark.parametrize("edition", CHANGED)
def test_rules_mark_what_is_not_so_in_the_standard_edition(run: Run, edition: str) -> None:
    """The clauses that differ are marked, in text, in pages and for programs; what changes stands at the head."""
    rules = ("rules", "pret-a-porter", "--edition", edition, "--lang", "en")
    chapters = json.loads(run(*rules, "--json").output)["chapters"]
    shown = run(*rules, "--plain").output
    count = len(CHANGED[edition])

    assert sorted(CHANGED[edition]) == sorted(
        clause["id"] for chapter in chapters for clause in chapter["clauses"] if clause["changed"]
    )
    assert count == shown.count("[not so in the standard edition]")
    assert shown.index("What is not as in the standard edition") < shown.index("Set-up")
    assert count == run(*rules, "--format", "html").output.count('<strong class="mark">')
    assert count == run(*rules, "--format", "md").output.count("**not so in the standard edition**")


def test_clauses_of_variants_are_named_by_their_variant_only(run: Run) -> None:
    """That they are not so in the standard edition goes without saying; an option beside them is marked as ever."""
    rules = ("rules", "couture", "--variant", "open-market", "--option", "unbid_city=stay", "--lang", "en")
    chapters = json.loads(run(*rules, "--json").output)["chapters"]
    changed = [clause for chapter in chapters for clause in chapter["clauses"] if clause["changed"]]
    shown = run(*rules, "--format", "md").output

    assert {"open-market", None} == {clause["variant"] for clause in changed}
    assert shown.count("variant: Open Market") == sum(bool(clause["variant"]) for clause in changed)
    assert shown.count("**not so in") == sum(not clause["variant"] for clause in changed)


def test_the_standard_edition_has_no_marks(run: Run) -> None:
    shown = run("rules", "pret-a-porter", "--lang", "en", "--plain").output

    assert "not so in" not in shown and "not as in" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_side_by_side(run: Run, language: str) -> None:
    """Both wordings stand beside one another, within 80 columns, and nothing that is alike."""
    shown = run("rules", "pret-a-porter", "--compare", "retail", "--lang", language, "--plain").output
    lines = shown.splitlines()

    assert all(wcswidth(line) <= 80 for line in lines)
    assert any(re.search(r"pap\.show\.margin_icon +pap\.show\.margin_cash", line) for line in lines)
    assert "pap.show.bonus" not in shown


@pytest.mark.parametrize("form", ["md", "html"])
def test_pages_side_by_side(run: Run, form: str) -> None:
    """Every clause that differs is on the page, with its counterpart."""
    page = run("rules", "pret-a-porter", "--compare", "retail", "--lang", "en", "--format", form).output
    plain = page.replace("\\_", "_")

    assert all(clause in plain for clause in (*CHANGED["retail"], "pap.show.margin_icon", "(no such rule)"))
    assert page.count("<table>") == (1 + 4 if form == "html" else 0)


def test_one_dispute_side_by_side(run: Run) -> None:
    compared = json.loads(run("rules", "pret-a-porter", "D13", "--compare", "retail", "--json").output)
    ((one, other),) = [side for chapter in compared["chapters"] for side in chapter["differences"]]

    assert ["standard", "retail"] == compared["editions"]
    assert ["pap.awards.journalist_for_everyone"] == [clause["id"] for clause in one]
    assert ["pap.awards.journalist_for_nobody"] == [clause["id"] for clause in other]


@pytest.mark.parametrize("form", ["text", "md", "html"])
def test_an_edition_beside_itself(run: Run, form: str) -> None:
    shown = run("rules", "pret-a-porter", "--compare", "standard", "--lang", "en", "--format", form, "--plain").output

    assert "Nothing differs here." in shown
