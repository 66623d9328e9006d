"""`modiste scenario` and `modiste replay --as-scenario`: what is shown, in which language, and to programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from wcwidth import wcswidth

from tests.cli.conftest import PLUGIN, Run

GOOF = ("--plugin", PLUGIN)
HOLDS = "title: Nine beats five\ngame: goofspiel\nseats: [Ann, Bob]\ndo: [Ann: {bid: 9}, Bob: {bid: 5}]\n"
FAILS = f"{HOLDS}expect:\n  state: {{points: [12, 0]}}\n"
BROKEN = "game: goofspil\nseats: [Ann, Bob]\n"


def write(folder: Path, **files: str) -> str:
    """Write scenario files into a folder of their own."""
    (folder / "scenarios").mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / "scenarios" / f"{name}.yaml").write_text(text, encoding="utf-8")
    return str(folder / "scenarios")


def test_what_holds(run: Run) -> None:
    """What the packs of both games ship, those of variants too, each with its title."""
    told = run("scenario", "couture", "pret-a-porter")

    assert 0 == told.exit_code
    assert "holds" in told.stdout
    assert "fails" not in told.stdout
    assert "Chance deals two of all designs" in " ".join(told.stdout.split())
    assert "All 15 scenarios hold." in told.stdout


def test_a_pack_of_others_ships_scenarios_too(run: Run, tmp_path: Path) -> None:
    """They are played with those of the game; `packs check` says what is wrong in them, and what does not hold."""
    pack = tmp_path / "my-box"
    run("packs", "new", "cards", str(pack), "--game", "couture")
    (pack / "scenarios").mkdir()
    text = "title: My question\ngame: couture\npacks: [my-box]\nseats: 3\nexpect: {state: {turn: 1}}\n"
    (pack / "scenarios/mine.yaml").write_text(text, encoding="utf-8")
    told = run("scenario", "couture", "--pack", str(pack))

    assert 0 == told.exit_code
    assert "My question" in told.stdout
    assert 0 == run("packs", "check", str(pack)).exit_code

    (pack / "scenarios/mine.yaml").write_text(text.replace("turn: 1", "turm: 1"), encoding="utf-8")
    (pack / "scenarios/yours.yml").write_text(text.replace("turn: 1", "turn: 2"), encoding="utf-8")
    (pack / "scenarios/theirs.yaml").write_text("game: [", encoding="utf-8")
    found = run("packs", "check", str(pack))
    plain = " ".join(found.stdout.split())

    assert 1 == found.exit_code
    assert "my-box/scenarios/mine.yaml:5:18: expect.state.turm: a CoutureState has no such field" in plain
    assert "yours.yml:5:24: expect.state.turn: expected 2, found 1" in plain
    assert "theirs.yaml:" in plain


def test_a_name_is_that_of_a_game_or_of_a_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game comes before a folder that is called like it."""
    monkeypatch.chdir(tmp_path)
    write(tmp_path, a=HOLDS)
    (tmp_path / "scenarios").rename(tmp_path / "couture")

    assert "Nine beats five" not in run("scenario", "couture", *GOOF).stdout
    assert "Nine beats five" in run("scenario", "./couture", *GOOF).stdout
    assert "Did you mean couture?" in run("scenario", "coture").stderr
    assert "There is no scenario file here." in run("scenario", "goofspiel", *GOOF).stdout


def test_what_does_not_hold(run: Run, tmp_path: Path) -> None:
    """Expected and found stand below one another, under the place of what was expected."""
    folder = write(tmp_path, a=HOLDS, b=FAILS, c=BROKEN)
    told = run("scenario", folder, *GOOF)
    lines = [line.replace(folder, "") for line in told.stdout.splitlines()]

    assert 1 == told.exit_code
    assert "b.yaml:6:19: expect.state.points" in " ".join(told.stdout.split())
    assert "    expected  [12, 0]" in lines
    assert "    found     [13, 0]" in lines
    assert "Did you mean goofspiel?" in " ".join(told.stdout.split())
    assert "1 of 3 scenarios hold, 2 do not." == lines[-1]


def test_in_korean(run: Run, tmp_path: Path) -> None:
    told = run("scenario", write(tmp_path, a=HOLDS, b=FAILS, c=BROKEN), "--lang", "ko", *GOOF).stdout

    assert "시나리오 3개 가운데 1개가 맞고 2개가 맞지 않습니다." in told
    assert "    기대 결과  [12, 0]" in told
    assert "'goofspil' 게임이 없습니다." in " ".join(told.split())


def test_for_programs(run: Run, tmp_path: Path) -> None:
    told = run("scenario", write(tmp_path, a=HOLDS, b=FAILS, c=BROKEN, d="a: ["), *GOOF, "--json")
    holds, fails, broken, unread = json.loads(told.stdout)

    assert 1 == told.exit_code
    assert ("holds", "Nine beats five", []) == (holds["status"], holds["title"], holds["problems"])
    assert "fails" == fails["status"]
    assert {
        "line": 6,
        "column": 19,
        "path": "expect.state.points",
        "message": "expected [12, 0], found [13, 0]",
        "expected": "[12, 0]",
        "found": "[13, 0]",
    } == fails["problems"][0]
    assert ["broken", "broken"] == [broken["status"], unread["status"]]
    assert 1 == len(unread["problems"])


@pytest.mark.parametrize(("language", "width"), [("en", 80), ("en", 120), ("ko", 80), ("ko", 120)])
def test_no_line_is_too_wide(
    language: str, width: int, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", str(width))
    write(tmp_path, a=HOLDS.replace("Nine", "Nine " * 40), b=FAILS, c=BROKEN)
    told = [run("scenario", "scenarios", *GOOF, "--lang", language)]
    told += [run("scenario", "--describe", game, "--lang", language) for game in ("couture", "pret-a-porter")]

    assert [] == [line for one in told for line in one.stdout.splitlines() if wcswidth(line) > width]


def test_names_are_described(run: Run) -> None:
    """Fields with types and who sees them, decks, places with their laps, actions and events with fields."""
    told = run("scenario", "--describe", "pret-a-porter", "--json")
    names = json.loads(told.stdout)
    state = {field["name"]: field for field in names["state"]["PretState"]}

    assert {"path": "year/quarter", "times": 4} in names["places"]
    assert {"name": "design_deck", "type": "list[str]", "seen": "nobody", "deck": True, "given": True} == state[
        "design_deck"
    ]
    assert not state["seed"]["given"]
    assert "list[Company]" == state["companies"]["type"]
    assert {"name": "cash", "type": "int", "seen": "public", "deck": False, "given": True} in names["state"]["Company"]
    assert {"location": "str"} == names["actions"]["place_pawn"]
    assert {"seat": "int", "amount": "int"} == names["events"]["upkeep_paid"]
    assert "play/illegal-action" in names["refusals"]
    assert ["yes", "no"] == names["options"]["bankruptcy"]


def test_what_a_variant_brings_is_described(run: Run) -> None:
    told = run("scenario", "--describe", "couture", "--variant", "open-market", "--json")
    names = json.loads(told.stdout)

    assert ["rows"] == [field["name"] for field in names["state"]["open-market"]]
    assert "market_filled" in names["events"]
    assert ["dict[str, VariantState]"] == [
        one["type"] for one in names["state"]["CoutureState"] if one["name"] == "variants"
    ]


def test_names_are_described_in_words(run: Run) -> None:
    told = " ".join(run("scenario", "--describe", "goofspiel", *GOOF).stdout.split())

    assert "hands list (list (whole number)) all" in told
    assert "bid card: whole number" in told
    assert 1 == run("scenario", "--describe", "goofspil", *GOOF).exit_code


def test_wrong_usage(run: Run, tmp_path: Path) -> None:
    """Files or a game: neither, both, and a folder without any file are said."""
    assert 2 == run("scenario").exit_code
    assert 2 == run("scenario", "x.yaml", "--describe", "couture").exit_code
    assert 2 == run("scenario", "x.yaml", "--variant", "open-market").exit_code
    assert 1 == run("scenario", str(tmp_path)).exit_code
    assert "There is no scenario file here." in run("scenario", str(tmp_path)).stdout
    assert 1 == run("scenario", str(tmp_path / "nothing.yaml")).exit_code


@pytest.fixture
def save(run: Run, tmp_path: Path) -> str:
    """Return the save of a match that bots have played to its end."""
    path = str(tmp_path / "whole.jsonl")
    run("play", "couture", *("--seat", "bot:random") * 3, "--seed", "7", "--save", path)
    return path


@pytest.mark.parametrize("line", ["1", "2", "12", "30"])
def test_a_save_becomes_a_scenario(line: str, run: Run, save: str, tmp_path: Path) -> None:
    """Up to a line, or whole; it holds."""
    out = str(tmp_path / "made.yaml")
    made = run("replay", save, "--to", line, "--as-scenario", "--out", out)
    printed = run("replay", save, "--to", line, "--as-scenario").stdout

    assert (0, "") == (made.exit_code, made.stdout)
    assert Path(out).read_text(encoding="utf-8") == printed
    assert "seed: 7" in printed
    assert 0 == run("scenario", out).exit_code


def test_a_whole_save_becomes_a_scenario(run: Run, save: str, tmp_path: Path) -> None:
    out = str(tmp_path / "made.yaml")
    run("replay", save, "--as-scenario", "--out", out, "--lang", "ko")

    assert "standings:" in Path(out).read_text(encoding="utf-8")
    assert "whole.jsonl의 결정" in Path(out).read_text(encoding="utf-8")
    assert 0 == run("scenario", out).exit_code


def test_the_secrets_of_an_unfinished_match_are_not_told_unasked(run: Run, tmp_path: Path) -> None:
    """A scenario holds the seed and every decision, so whoever writes it says that they may."""
    path, out = str(tmp_path / "half.jsonl"), str(tmp_path / "half.yaml")
    run("play", "goofspiel", *GOOF, "--seat", "Ann", "--seat", "bot:first", "--save", path, answers="3\nquit\n")
    refused = run("replay", path, *GOOF, "--as-scenario", "--out", out, answers="n\n")

    assert 1 == refused.exit_code
    assert "No scenario is written" in refused.stderr
    assert not Path(out).exists()
    assert 0 == run("replay", path, *GOOF, "--as-scenario", "--out", out, answers="y\n").exit_code
    assert 0 == run("scenario", out, *GOOF).exit_code


@pytest.mark.parametrize(
    "options",
    [("--as-scenario", "--json"), ("--as-scenario", "--verify"), ("--as-scenario", "--seat", "Ann"), ("--out", "x")],
)
def test_what_does_not_go_together(options: tuple[str, ...], run: Run, save: str) -> None:
    assert 2 == run("replay", save, *options).exit_code


def test_a_place_that_cannot_be_written_to(run: Run, save: str, tmp_path: Path) -> None:
    assert 1 == run("replay", save, "--as-scenario", "--out", str(tmp_path)).exit_code


def test_a_pack_is_read_beside_those_that_a_scenario_names(run: Run, tmp_path: Path) -> None:
    """`--pack` brings cards into every scenario of their game."""
    run("packs", "new", "cards", str(tmp_path / "my-box"), "--game", "pret-a-porter")
    cards = "buildings:\n  - {id: company_shop, cost: 6, sources: {cost: rulebook}}\n"
    (tmp_path / "my-box/cards/cards.yaml").write_text(cards, encoding="utf-8")
    folder = write(
        tmp_path,
        shop=(
            "game: pret-a-porter\nseats: 2\n"
            "given:\n  at: quarter 1/working 1/action/buildings\n  pawns: {buildings: [0]}\n"
            "  buildings: [company_shop, counting_house]\n"
            "do: [0: {buy_building: company_shop}]\n"
            "expect: {events: [building_bought: {cost: 6}]}\n"
        ),
    )

    assert 1 == run("scenario", folder).exit_code
    assert 0 == run("scenario", folder, "--pack", str(tmp_path / "my-box")).exit_code
