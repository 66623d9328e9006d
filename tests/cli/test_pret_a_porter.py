"""Prêt-à-Porter at the command line: it fits the terminal, and whatever is typed ends well."""

from __future__ import annotations

import random
from typing import cast

import pytest
from wcwidth import wcswidth

from modiste.bots import RandomBot, RestlessBot
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
from modiste.sight import Bot
from modiste.space import OneOf
from modiste_pret_a_porter.actions import HireInPlaceOf
from modiste_pret_a_porter.bots.greedy import GreedyBot
from tests.cli.conftest import Run, play_whatever_is_typed

GAME = "pret-a-porter"
NAMES = ["Wilhelmina Augustine", "Bartholomew Quillfea", "Anastasia Featherbed", "Maximilian Underwood"]
TYPED = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "-", "all", "10", "20", "1 2", "a", "undo"]
LOOKED_AT = ["log", "market", "company mina", "company", "company nobody", "shows", "forecast", "board", "?", "cards"]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    """Return what is installed."""
    return load()


def at_table(catalogue: Catalogue, seed: int) -> Session:
    """Return a match of four people with long names at this terminal."""
    match = Match.new(catalogue.ruleset(GAME), 4, seed)
    texts = game_texts(catalogue, match.ruleset, "en")
    people = {seat: Person(seat, texts, Sentences(match.ruleset, texts, NAMES, seat)) for seat in range(4)}
    unwritten = cast(RecordWriter, None)  # nothing is decided through this session
    return Session(match, people, {}, unwritten, Terminal(plain=True), Audience())


@pytest.mark.parametrize(("width", "seeds"), [(80, (13, 166)), (120, (166,))])
def test_board_and_prompt_fit(
    width: int, seeds: tuple[int, ...], catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Board and prompt of four seats fit 40 lines, with everything that bots run up and a menu for full staffs."""
    monkeypatch.setenv("COLUMNS", str(width))
    shortened, most_swaps = 0, 0
    for seed in seeds:
        session, rng = at_table(catalogue, seed), random.Random(seed)
        match, terminal = session.match, session.terminal
        bots: list[Bot] = [GreedyBot(), RandomBot(), RestlessBot(0.1), RestlessBot(0.03)]
        random.Random(seed).shuffle(bots)
        while not match.over:
            seat = match.waiting[0]
            reader, showing = session.reader(session.people[seat]), session.showing
            question = showing.question(reader)
            drawn = terminal.drawn([*showing.board(reader), *showing.asked(reader, question)])

            assert len(drawn) <= 40, "\n".join(drawn)
            assert max(map(wcswidth, drawn)) <= width
            shortened += question.abridged
            space = match.space(seat)
            if isinstance(space, OneOf):
                most_swaps = max(most_swaps, sum(isinstance(action, HireInPlaceOf) for action in space))
            match.submit(bots[seat].choose(match.sight(seat), rng))
        assert session.people[0].texts.problems == []

    assert shortened
    assert most_swaps == 15


@pytest.mark.parametrize("people", [["Mina"], ["Mina", "Joon"], ["Mina", "Joon", "Sol"]])
def test_whatever_is_typed(people: list[str], run: Run) -> None:
    """Answers at random, right and wrong, play a whole game; every message exists; the record proves itself."""
    answers = [*((word, 8.0) for word in TYPED), *((word, 0.3) for word in LOOKED_AT)]

    play_whatever_is_typed(run, GAME, [*people, "bot:random"], answers)


def test_bots_print_log_and_result(run: Run) -> None:
    """The first command of the README plays to the end without a question."""
    seats = ("--seat", "bot:random", "--seat", "bot:first", "--seat", "bot:random")
    result = run("play", GAME, *seats, "--seed", "7")

    assert result.exit_code == 0
    assert "Round I." in result.output
    assert "-- Result" in result.output
    assert "{" not in result.output


def test_cards(run: Run) -> None:
    """Kinds, one kind and one card are shown."""
    assert "Employees" in run("cards", GAME).output
    assert "Accountant" in run("cards", GAME, "employees").output
    assert "Upkeep" in run("cards", GAME, "accountant").output
    assert "Did you mean accountant?" in run("cards", GAME, "acountant").output
