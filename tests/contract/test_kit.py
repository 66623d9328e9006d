"""The kit as its users meet it: three lines in a test file, and reports that can be read without knowing Modiste."""

from __future__ import annotations

import inspect
import json
import re
import shlex
from pathlib import Path

import pytest

from tests.bench import goofspiel
from tests.docs.sessions import invoke

pytest_plugins = ["pytester"]

THREE_LINES = """
from modiste.testing import contract
from my_game import GOOFSPIEL
test_contract = contract(GOOFSPIEL, seats=[2, 3])
"""
REGISTERING = """

@hookimpl
def modiste_register_games(register):
    register(GOOFSPIEL)
"""
FORGETFUL = ("hand.remove(bids[bidder])", "hand.remove(bids[bidder]) if prize != 7 else hand.pop()")
FAILING = ("table.emit(PrizeWon(seat, prize))", "table.emit(PrizeWon(seat, 10 // (prize - 9)))")


@pytest.fixture
def folder(pytester: pytest.Pytester) -> Path:
    """Return a folder with somebody's game and the three lines that test it."""
    (pytester.path / "my_game.py").write_text(inspect.getsource(goofspiel) + REGISTERING)
    (pytester.path / "test_my_game.py").write_text(THREE_LINES)
    pytester.syspathinsert()
    return pytester.path


def spoil(folder: Path, old: str, new: str) -> None:
    """Change the game."""
    file = folder / "my_game.py"
    text = file.read_text()
    assert 1 == text.count(old)
    file.write_text(text.replace(old, new))


def test_three_lines_are_enough(pytester: pytest.Pytester, folder: Path) -> None:
    """A game that keeps its promises passes, with one test for each and for each number of seats."""
    result = pytester.runpytest("-q", "-p", "no:cacheprovider", "--strict-markers", "-W", "error")

    assert 0 == result.ret, result.outlines
    listed = pytester.runpytest("-q", "--collect-only").outlines
    assert "test_my_game.py::test_contract[standard-2-seats-leaks]" in listed
    assert "test_my_game.py::test_contract[standard-phases]" in listed
    assert not any("4-seats" in line for line in listed)


def test_a_failure_reads_like_a_report(pytester: pytest.Pytester, folder: Path) -> None:
    """It says which promise broke, how and where, without a traceback, and saves a record that shows it."""
    spoil(folder, *FAILING)
    result = pytester.runpytest("-q", "--modiste-records", "broken", "-k", "3-seats-json")

    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            f"json: ZeroDivisionError:* ({folder}/my_game.py:*)",
            "  promise   Every position can be written as JSON and read back, in the middle of effects too.",
            "  game      goofspiel",
            "  edition   standard",
            "  variants  none",
            "  seats     2",
            "  seed      1",
            "  decision  10: Bid(seat=*), while it is carried out",
            "  at        round 5/bidding (Bidding)",
            f"  record    {folder}/broken/goofspiel-standard-json-2-seats-seed-1.jsonl (9 decisions, the shortest of *",
            "  see it    modiste replay *",
        ]
    )
    assert "Traceback" not in result.stdout.str()
    assert "modiste/testing" not in result.stdout.str()


def test_the_record_can_be_replayed_and_resumed(pytester: pytest.Pytester, folder: Path) -> None:
    """The command that the report names shows the match up to where the promise broke."""
    spoil(folder, *FAILING)
    (folder / "test_my_game.py").write_text(THREE_LINES.replace("seats=", "plugins=['my_game.py'], seats="))
    result = pytester.runpytest("-q", "-k", "2-seats-undo")
    (line,) = re.findall("see it    modiste (.*)", result.stdout.str())[:1]
    arguments = shlex.split(line)
    record = Path(arguments[1])

    assert "modiste-records" in record.parts
    assert 10 == len(record.read_text().splitlines())
    assert "goofspiel" == json.loads(record.read_text().splitlines()[0])["game"]
    shown = invoke(arguments, "", folder)
    assert (0, True) == (shown.exit_code, "Seat 1" in shown.output), shown.output
    resumed = invoke(["resume", str(record), *arguments[2:]], "quit\n", folder)
    assert 0 == resumed.exit_code, resumed.output


def test_what_is_not_installed_is_named_while_tests_are_collected(pytester: pytest.Pytester) -> None:
    """A misspelt game or variant ends in one sentence."""
    pytester.makepyfile(
        test_game="from modiste.testing import contract\ntest_it = contract('couturé')",
        test_variant="from modiste.testing import contract\ntest_it = contract('couture', variants=['open-marked'])",
    )
    result = pytester.runpytest("-q")

    result.assert_outcomes(errors=2)
    result.stdout.fnmatch_lines(["no game 'couturé'*", "no variant 'open-marked'*"])
    assert "Traceback" not in result.stdout.str()


def test_pytest_starts_as_quickly_as_before(pytester: pytest.Pytester) -> None:
    """Nothing of Modiste is imported before a test file asks for it."""
    pytester.makepyfile("""
        import sys
        def test_it():
            names = {name for name in sys.modules if name.partition(".")[0] == "modiste"}
            assert names == {"modiste", "modiste.testing", "modiste.testing.pytest_plugin"}
            assert "msgspec" not in sys.modules
    """)

    pytester.runpytest_subprocess("-q").assert_outcomes(passed=1)


def test_the_marker_and_the_option_are_explained(pytester: pytest.Pytester) -> None:
    assert "@pytest.mark.rule(*clauses, refused=False)" in pytester.runpytest("--markers").stdout.str()
    assert "--modiste-records=DIR" in pytester.runpytest("--help").stdout.str()
