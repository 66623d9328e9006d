"""Simulations: the same figures for any number of jobs, and what is written."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from modiste.figures import figures_of, interval, spread
from modiste.simulation import GameResult, Plan, Seating
from tests.cli.conftest import PLUGIN, Run

SIMULATE = ("simulate", "goofspiel", "--plugin", PLUGIN, "--seed", "5", "--seat", "bot:random", "--seat", "bot:first")


def test_jobs_change_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process and two give the same figures."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    figures = []
    for jobs in ("1", "2"):
        result = run(*SIMULATE, "--games", "40", "--jobs", jobs, "--json")
        assert result.exit_code == 0, result.output
        figures.append({**json.loads(result.output), "speed": None})

    assert figures[0] == figures[1]


def test_figures_are_printed(run: Run) -> None:
    """Wins by bot and by seat, quartiles, unranked and speed are printed."""
    output = run(*SIMULATE, "--games", "10", "--jobs", "1").output

    for word in ("Random", "First", "Median", "Winners", "Unranked", "games/s", "10 games of goofspiel, seed 5"):
        assert word in output


def test_bots_are_called_by_name(run: Run) -> None:
    """In tables, in the language of the reader; JSON keeps their ids."""
    simulated = ("simulate", "couture", *("--seat", "bot:random") * 3, "--games", "1", "--jobs", "1", "--seed", "5")

    assert run(*simulated, "--lang", "ko").output.count("무작위 봇") == 2
    assert "쿠튀르 1판" in run(*simulated, "--lang", "ko").output
    assert list(json.loads(run(*simulated, "--lang", "ko", "--json").output)["by_bot"]) == ["random"]


def test_tables_are_written(run: Run, tmp_path: Path) -> None:
    """Every seat of every game is a line of games.csv; figures.json repeats the figures."""
    run(*SIMULATE, "--games", "4", "--jobs", "1", "--out", str(tmp_path / "out"))
    with (tmp_path / "out" / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))

    assert len(rows) == 8
    assert {row["bot"] for row in rows if row["seat"] == "0"} == {"random", "first"}
    assert json.loads((tmp_path / "out" / "figures.json").read_text())["games"] == 4


def test_figures_are_never_written_over(run: Run, tmp_path: Path) -> None:
    """A folder with figures is refused before anything is played."""
    (tmp_path / "figures.json").write_text("dear")
    result = run(*SIMULATE, "--games", "4", "--jobs", "1", "--out", str(tmp_path))

    assert result.exit_code == 2
    assert "Name another one" in result.output
    assert (tmp_path / "figures.json").read_text() == "dear"


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("--seat", "Mina"), 2, "Only bots"),
        (("--seat", "bot:none"), 1, 'kind of bot "none"'),
        (("--games", "0"), 2, "0"),
    ],
)
def test_mistakes(arguments: tuple[str, ...], code: int, said: str, run: Run) -> None:
    """People, unknown bots and no games are refused."""
    result = run(*SIMULATE, *arguments)

    assert result.exit_code == code
    assert said in result.output


def test_seats_rotate() -> None:
    """The bots move on by a seat from game to game, unless they are to stay."""
    plan = Plan(game="x", bots=("a", "b", "c"), seed=1)
    still = Plan(game="x", bots=("a", "b", "c"), seed=1, rotate=False)

    assert [plan.bots_of(number) for number in (0, 1, 3)] == [("a", "b", "c"), ("b", "c", "a"), ("a", "b", "c")]
    assert still.bots_of(1) == ("a", "b", "c")


def test_ties_are_shared_and_bankrupts_win_nothing() -> None:
    """Two firsts get half a win each; nobody wins a game without a rank."""
    results = [
        GameResult(0, 1, [Seating("a", 1, 50, 10), Seating("b", 1, 50, 12), Seating("b", 3, 20, 11)]),
        GameResult(1, 2, [Seating("a", None, 0, 10), Seating("b", None, 5, 12), Seating("b", None, 1, 11)]),
    ]
    figures = figures_of(results)

    assert figures.by_bot["a"].wins == 0.5
    assert figures.by_bot["b"].wins == 0.5
    assert figures.by_bot["b"].games == 4
    assert figures.unranked == 3
    assert figures.winners is not None
    assert figures.winners.median == 50
    assert figures.by_bot_and_seat["b"][2].questions == 11


def test_events_are_counted(run: Run) -> None:
    """How often each kind of event happens in a game: Goofspiel has thirteen prizes."""
    told = json.loads(run(*SIMULATE, "--games", "4", "--jobs", "1", "--count", "--json").output)
    shown = run(*SIMULATE, "--games", "4", "--jobs", "1", "--count").output

    assert 13 == told["counts"]["events"]["goofspiel.prize_won"]
    assert 13 == told["counts"]["phases"]["goofspiel.bidding"]
    assert 26 == told["counts"]["actions"]["goofspiel.bid"]
    assert {"goofspiel.bidding", "13"} <= set(shown.split())
    counted = [replace(game(0, (1, 9, {})), counts={"x": {"a": 2}}), game(1, (1, 9, {}))]
    assert {"x": {"a": 1}} == figures_of(counted).counts


def test_nothing_is_counted_unasked(run: Run) -> None:
    assert {} == json.loads(run(*SIMULATE, "--games", "2", "--jobs", "1", "--json").output)["counts"]


def game(number: int, *seats: tuple[int | None, int, dict[str, int]]) -> GameResult:
    """Make a game of seats with rank, points and lines."""
    return GameResult(number, number, [Seating("a", rank, points, 1, lines) for rank, points, lines in seats])


def test_lines_decide_games() -> None:
    """A line decides where others would lead without it: another seat, or more or fewer of them."""
    results = [
        game(0, (1, 9, {"covers": 5, "cards": 4}), (2, 8, {"covers": 1, "cards": 7})),
        game(1, (1, 9, {"covers": 2, "cards": 7}), (2, 7, {"covers": 0, "cards": 7})),
        game(2, (1, 5, {"covers": 1, "cards": 4}), (1, 5, {"covers": 1, "cards": 4})),
        game(3, (1, 9, {"covers": 1, "cards": 8}), (2, 4, {"covers": 1, "cards": 3})),
    ]
    lines = figures_of(results).lines

    assert ["covers", "cards"] == list(lines)
    assert (1.5, 0, 5) == (lines["covers"].mean, lines["covers"].spread.low, lines["covers"].spread.high)
    assert 0.5 == lines["covers"].decides
    assert 0.25 == lines["cards"].decides


def test_a_tie_break_is_no_line() -> None:
    """Level in points, both lead, whoever has won by a further rule; a line that nobody scores decides nothing."""
    level = game(0, (1, 6, {"covers": 0, "cards": 6}), (2, 6, {"cards": 6}))

    assert [0, 0] == [line.decides for line in figures_of([level]).lines.values()]


def test_unranked_seats_have_no_lines() -> None:
    """A bankrupt's points neither count for a line nor keep it from deciding."""
    results = [
        game(0, (1, 5, {"cards": 5}), (2, 3, {"cards": 0}), (None, 50, {"cards": 50, "debts": 0})),
        game(1, (None, 9, {"cards": 9}), (None, 0, {})),
    ]
    lines = figures_of(results).lines

    assert ["cards"] == list(lines)
    assert (2.5, 5, 0.5) == (lines["cards"].mean, lines["cards"].spread.high, lines["cards"].decides)
    assert {} == figures_of(results[1:]).lines


def test_lines_are_printed_in_the_words_of_the_game(run: Run, tmp_path: Path) -> None:
    """The table names the lines by the game's messages; the data names them by their ids, in the file too."""
    command = ("simulate", "pret-a-porter", "--seed", "5", "--seat", "bot:greedy", "--seat", "bot:greedy")
    few = (*command, "--games", "2", "--jobs", "1")
    output = run(*few).output
    data = json.loads(run(*few, "--json", "--out", str(tmp_path / "out")).output)

    assert re.search(r"Line +Mean +Lowest .* Decides", output)
    assert re.search(rf"Cash +{data['lines']['cash']['mean']:g} .*%", output)
    assert re.search(r"\bVP +-?\d", output)
    assert {"mean", "spread", "decides"} == set(data["lines"]["victory_points"])
    assert data["lines"] == json.loads((tmp_path / "out" / "figures.json").read_text())["lines"]


def test_spread_and_interval() -> None:
    """Quartiles are interpolated; the interval is Wilson's."""
    numbers = spread([4, 1, 3, 2, 5])

    assert (numbers.low, numbers.quarter, numbers.median, numbers.three_quarters, numbers.high) == (1, 2, 3, 4, 5)
    assert spread([7]).median == 7
    assert interval(50, 100) == (0.4038, 0.5962)
    assert interval(0, 10)[0] == 0
