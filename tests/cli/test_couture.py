"""Couture at the command line: it fits the terminal, and whatever is typed ends well."""

from __future__ import annotations

import json
import random
from typing import cast

import pytest
from wcwidth import wcswidth

from modiste.bots import RandomBot
from modiste.catalogue import Catalogue
from modiste.cli.installed import game_texts
from modiste.cli.session import Session
from modiste.cli.showing import Person
from modiste.cli.terminal import Terminal
from modiste.match import Match
from modiste.observers import Audience
from modiste.plugins.loading import load
from modiste.record_writer import RecordWriter
from modiste.sentences import Sentences
from tests.cli.conftest import Run, play_whatever_is_typed

GAME = "couture"
NAMES = ["Wilhelmina Augustine", "Bartholomew Quillfea", "Anastasia Featherbed", "Maximilian Underwood"]
TYPED = ["1", "2", "3", "rest", "1 / rest", "/ rest", "1 2 / 3 / rest", "rest / 1", "paris", "", "0", "9", "a", "undo"]
LOOKED_AT = ["log", "cities", "player mina", "player", "player nobody", "covers", "forecast", "board", "?", "cards"]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    """Return what is installed."""
    return load()


def at_table(catalogue: Catalogue, seed: int, names: list[str]) -> Session:
    """Return a match of people at this terminal."""
    match = Match.new(catalogue.ruleset(GAME), len(names), seed)
    texts = game_texts(catalogue, match.ruleset, "en")
    people = {seat: Person(seat, texts, Sentences(match.ruleset, texts, names, seat)) for seat in range(len(names))}
    unwritten = cast(RecordWriter, None)  # nothing is decided through this session
    return Session(match, people, {}, unwritten, Terminal(plain=True), Audience())


@pytest.mark.parametrize(("width", "seeds"), [(80, (13, 16)), (120, (16,))])
def test_board_and_prompt_fit(
    width: int, seeds: tuple[int, ...], catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Board and prompt of four seats with long names fit 40 lines, in every phase of whole games."""
    monkeypatch.setenv("COLUMNS", str(width))
    for seed in seeds:
        session, rng, bot = at_table(catalogue, seed, NAMES), random.Random(seed), RandomBot()
        match, terminal = session.match, session.terminal
        while not match.over:
            seat = match.waiting[0]
            reader, showing = session.reader(session.people[seat]), session.showing
            question = showing.question(reader)
            drawn = terminal.drawn([*showing.board(reader), *showing.asked(reader, question)])

            assert len(drawn) <= 40, "\n".join(drawn)
            assert max(map(wcswidth, drawn)) <= width
            match.submit(bot.choose(match.sight(seat), rng))
        assert session.people[0].texts.problems == []


@pytest.mark.parametrize("people", [["Mina"], ["Mina", "Joon"], ["Mina", "Joon", "Sol"]])
def test_whatever_is_typed(people: list[str], run: Run) -> None:
    """Answers at random, right and wrong, play a whole game; every message exists; the record proves itself."""
    answers = [*((word, 8.0) for word in TYPED), *((word, 0.3) for word in LOOKED_AT)]

    play_whatever_is_typed(run, GAME, [*people, "bot:random", "bot:greedy"], answers)


def test_bots_print_log_and_result(run: Run) -> None:
    """Bots alone play to the table of the score, which no terminal of 80 columns cuts."""
    seats = ("--seat", "bot:greedy", "--seat", "bot:random", "--seat", "bot:random")
    result = run("play", GAME, *seats, "--seed", "3")

    assert result.exit_code == 0
    assert "Turn 1, New York: " in result.output
    assert "The last turn, Tokyo: " in result.output
    assert "Rank  Player    Hand  Edit.  Ready  Haute  Street  Flops  Points" in result.output
    assert "Haute Couture covers: " in result.output
    assert "{" not in result.output


def test_what_follows_the_commands_of_the_game(run: Run) -> None:
    """Players and cities are named as briefly as it is clear; other commands stand alone."""
    typed = ["player min", "player random", "player x", "cities PAR", "cities rome", "covers x", "deck 2", "quit"]
    seats = ("--seat", "Mina", "--seat", "bot:random", "--seat", "bot:random")
    output = run("play", GAME, *seats, "--seed", "4", answers="\n".join(typed)).output

    assert "-- Mina ----" in output
    assert '"random" could be Random 1 and Random 2.' in output
    assert '"x" cannot follow player. What can: Mina, Random 1, and Random 2.' in output
    assert "-- Paris ----" in output
    assert "-- New York ----" not in output
    assert '"rome" cannot follow cities. What can: New York, Paris, and Tokyo.' in output
    assert '"x" cannot follow covers, which stands alone.' in output
    assert '"2" cannot follow deck, which stands alone.' in output


def test_player_alone_is_whoever_is_asked(run: Run) -> None:
    """Where several people read, the one who is asked is meant, not the first seat."""
    answers = "\n4 / / rest\n\n4 1 / / rest\nplayer\nquit\n"
    seats = ("--seat", "Mina", "--seat", "Theo", "--seat", "bot:random")
    output = run("play", GAME, *seats, "--seed", "4", answers=answers).output
    asked = output[output.rindex("to pick") :]

    assert "-- Theo  New York: which card" in asked
    assert "-- Theo ----" in asked
    assert "-- Mina ----" not in asked


@pytest.mark.parametrize(
    ("line", "kinds"), [("streetwear", 6), ("haute_couture", 3), ("Ready-to-Wear", 6), ("flops", 2)]
)
def test_cards_of_a_line(line: str, kinds: int, run: Run) -> None:
    """A line of the score lists its covers and its cards."""
    listed = json.loads(run("cards", GAME, line, "--json").output)

    assert {card["kind"] for card in listed} == {"covers", "scoring_cards"}
    assert len(listed) == kinds


def test_cards(run: Run) -> None:
    """Kinds, one kind and one card are shown."""
    assert "Scoring cards" in run("cards", GAME).output
    assert "Signature Walk" in run("cards", GAME, "bid_cards").output
    assert "Starts with" in run("cards", GAME, "amber").output
    assert "Winning it costs you a bid card" in run("cards", GAME, "agent").output
    assert "Did you mean editorial?" in run("cards", GAME, "editoral").output
