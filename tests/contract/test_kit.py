"""The kit as its users meet it: three lines in a test file, and reports that can be read without knowing Modiste."""

from __future__ import annotations

import inspect
import json
import re
import shlex
from pathlib import Path

import pytest

from modiste.testing import cases, play, report
from modiste.testing.subject import Setting
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
            "  after     decision 10, Bid(seat=*), while it is carried out",
            "  at        round 5/bidding (Bidding)",
            "  record    broken/goofspiel-standard-3-seats-json.jsonl (9 decisions, the shortest of *",
            "  see it    modiste replay broken/goofspiel-standard-3-seats-json.jsonl*",
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


SPOILT = {
    "sources": ("hand.remove(bids[bidder])", "hand.remove(bids[bidder]); hash(bidder)"),
    "hash_seeds": ("+= prize", "+= prize + list(set('abcdefghijklmnopqrstuvwxyz')).index('a')"),
}


@pytest.mark.parametrize("check", SPOILT)
def test_rules_that_leave_something_to_chance_are_caught(pytester: pytest.Pytester, folder: Path, check: str) -> None:
    """In the source text, with place and cure; and in play, where the source text does not show it."""
    spoil(folder, *SPOILT[check])
    result = pytester.runpytest("-q", "-k", check)

    result.assert_outcomes(failed=1)
    said = {
        "sources": ["    my_game.py:*: calls hash(); go by a value of the thing*"],
        "hash_seeds": [
            "hash_seeds: with another PYTHONHASHSEED the same seed leads to another state; look for sets",
            "  after     decision 2, Bid(*",
            "  record    * (2 decisions, *",
        ],
    }
    result.stdout.fnmatch_lines(said[check])


def test_a_game_in_the_test_file_itself_is_found_by_another_process(pytester: pytest.Pytester) -> None:
    """Whatever way pytest imports test files."""
    source = inspect.getsource(goofspiel).replace("from __future__ import annotations", "")
    pytester.makepyfile(test_all_in_one=f"{source}\n{THREE_LINES.replace('from my_game import GOOFSPIEL', '')}")
    pytester.runpytest("-q", "-k", "hash_seeds", "--import-mode=importlib").assert_outcomes(passed=1)


PACK = """
id: my-pack
game: goofspiel
kind: cards
version: 1.0.0
languages: [en]
licence: MIT
provenance: house
"""
RULES = """
chapters:
  - id: bidding
    clauses:
      - {id: goofspiel.bid.secret, summary: Bids are secret., source: {}, status: done, tested: [positive, refused]}
"""
MESSAGES = """
game-goofspiel = Goofspiel
action-bid = bid { $card }
"""


@pytest.fixture
def pack(folder: Path) -> Path:
    """Give the game a pack, which lacks the message of an event and has a mistake in another."""
    spoil(folder, 'id="goofspiel",', 'id="goofspiel",\n    packs=["my-pack"],')
    pack = folder / "my-pack"
    (pack / "text" / "en").mkdir(parents=True)
    (pack / "pack.yaml").write_text(PACK)
    (pack / "rules.yaml").write_text(RULES)
    (pack / "text" / "en" / "goofspiel.ftl").write_text(MESSAGES)
    (folder / "test_my_game.py").write_text(THREE_LINES.replace("seats=[2, 3]", "packs=['my-pack'], seats=[2]"))
    return pack


def test_missing_words_are_named(pytester: pytest.Pytester, pack: Path) -> None:
    """Messages for events and actions must be there, and what they say must be sayable."""
    result = pytester.runpytest("-q", "-k", "words-en")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["words-en: messages that nobody says in en:", "    event-prize-won"])

    file = pack / "text" / "en" / "goofspiel.ftl"
    file.write_text(f"{MESSAGES}\nevent-prize-won = {'{ $price }'}")
    result = pytester.runpytest("-q", "-k", "words-en")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["    event-prize-won (en): Unknown external: price"])


def test_what_is_wrong_with_a_pack_is_told(pytester: pytest.Pytester, pack: Path) -> None:
    """In the words of `modiste packs check`."""
    with (pack / "text" / "en" / "goofspiel.ftl").open("a") as file:
        file.write("game-goofspiel = Goofspiel\n")
    result = pytester.runpytest("-q", "-k", "packs")

    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["packs: packs have problems:", "    *goofspiel.ftl:4:1: game-goofspiel: *twice*"])


def test_clauses_without_a_test_are_named(pytester: pytest.Pytester, folder: Path, pack: Path) -> None:
    """The mark that is missing can be copied; once it is there, all is well."""
    mark = '@pytest.mark.rule("goofspiel.bid.secret", refused=True)'
    marked = "def test_it(): pass\n"
    (folder / "test_rules.py").write_text(f"import pytest\n{mark.replace(', refused=True', '')}\n{marked}")
    result = pytester.runpytest("-q", "-k", "clauses")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["clauses: marks that no test below . carries:", f"    {mark}"])

    with (folder / "test_rules.py").open("a") as file:
        file.write(f"{mark}\n{marked.replace('it', 'it_too')}")
    pytester.runpytest("-q", "--strict-markers", "-k", "clauses").assert_outcomes(passed=1)


def test_phases_name_clauses_that_there_are(pytester: pytest.Pytester, folder: Path, pack: Path) -> None:
    """Whoever types `?` at a question would read nothing else."""
    first = '"""All seats bid at once."""\n'
    spoil(folder, first, f'{first}\n    clauses = ("goofspiel.bid.secrte",)\n')
    marks = [f'@pytest.mark.rule("goofspiel.bid.secret"{end})' for end in ("", ", refused=True")]
    (folder / "test_rules.py").write_text("\n".join(["import pytest", *marks, "def test_it(): pass"]))
    result = pytester.runpytest("-q", "-k", "clauses")

    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["clauses: clauses of phases that no outline of the rules has:", "*goofspiel.bid.secrte"]
    )


VARIANT = """
from modiste.game import Variant
from modiste.hooks import hookimpl

class Plain:
    @hookimpl
    def winner(self, bids):
        return len(bids) - 1 - bids[::-1].index(max(bids))

LAST_WINS = Variant(id="last-wins", game="goofspiel", plugin=Plain())
NEEDY = Variant(id="needy", game="goofspiel", needs=["what-is-not-there"])
"""


def test_a_variant_is_tested_alone(pytester: pytest.Pytester, folder: Path) -> None:
    """Only what it takes part in is played, whether it is handed over or registered by a file."""
    (folder / "my_variant.py").write_text(VARIANT)
    lines = THREE_LINES.replace("import GOOFSPIEL", "import GOOFSPIEL\nfrom my_variant import LAST_WINS, NEEDY")
    (folder / "test_my_game.py").write_text(lines.replace("seats=[2, 3]", "variants=[LAST_WINS], seats=[2]"))
    listed = pytester.runpytest("-q", "--collect-only").outlines

    assert "test_my_game.py::test_contract[standard+last-wins-2-seats-leaks]" in listed
    assert not any("[standard-" in line for line in listed)
    assert 0 == pytester.runpytest("-q").ret
    (folder / "test_my_game.py").write_text(lines.replace("seats=[2, 3]", "variants=[NEEDY], seats=[2]"))
    result = pytester.runpytest("-q", "-k", "set_up")
    result.stdout.fnmatch_lines(["set_up: VariantConflict: needy needs what-is-not-there*"])


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


ENDLESS = {'Repeat("round", CARDS,': 'Repeat("round", 99999,', "hand.remove(bids[bidder])": "hand.sort()"}


def test_an_endless_game_fails_once(pytester: pytest.Pytester, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything else in play would fail in the same way after as long a time, so it is left out and says why."""
    for module in (play, report):
        monkeypatch.setattr(module, "MOST_DECISIONS", 200)
    for old, new in ENDLESS.items():
        spoil(folder, old, new)
    result = pytester.runpytest("-q", "-rs")

    outcomes = result.parseoutcomes()
    assert (1, 1) == (outcomes["failed"], outcomes["passed"])
    result.stdout.fnmatch_lines(
        [
            "set_up: the match did not end within 200 decisions",
            "SKIPPED * nothing can be played to its end, see standard-2-seats-set_up",
        ]
    )


def test_a_case_that_is_run_again_is_not_left_out() -> None:
    """The one that has told of it tells of it again."""
    stuck, setting, failure = cases.Stuck(), Setting(), report.Failure("set_up", "", play.Unplayable("no end"))
    stuck.note("first", setting, failure)
    stuck.note("second", setting, failure)

    stuck.refuse("first", setting)
    with pytest.raises(play.NotTried, match="see first"):
        stuck.refuse("second", Setting(variants=("any",)))
