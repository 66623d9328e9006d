"""`modiste plugins`: what each plugin brings and touches, and what is wrong with those that are left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.conftest import Run

GOOD = """
from modiste import Patch, Variant, hookimpl

class Rules:
    @hookimpl
    def final_score(self):
        return None

    @hookimpl(wrapper=True)
    def pick_order(self):
        return (yield)

    @hookimpl
    def turn_started(self):
        pass

@hookimpl
def modiste_register_variants(register):
    register(Variant(id="own", game="couture", plugin=Rules(), options={"discards": "face_up"},
                     patches=[Patch("remove", "turn/portfolio")]))
"""


@pytest.fixture
def good(tmp_path: Path) -> str:
    """Write a variant that touches whatever can be touched."""
    file = tmp_path / "good.py"
    file.write_text(GOOD)
    return str(file)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    """Write a variant with two mistakes."""
    file = tmp_path / "bad.py"
    wrong = {"final_score": "final_scores", "turn/portfolio": "turn/portfoli", '"own"': '"bad"'}
    code = GOOD
    for right, mistake in wrong.items():
        code = code.replace(right, mistake)
    file.write_text(code)
    return str(file)


def test_what_a_variant_touches_is_listed(run: Run, good: str) -> None:
    told = run("plugins", "--plugin", good)

    assert told.exit_code == 0, told.output
    for line in (
        "variant own for couture",
        "answers final_score",
        "adjusts pick_order",
        "follows turn_started",
        "flow: without game/turn/portfolio",
        "sets discards=face_up",
    ):
        assert line in told.output


def test_the_json_has_everything(run: Run, good: str, bad: str) -> None:
    """What was found, what it brings and touches, and of each mistake all that the screen tells."""
    told = run("plugins", "--json", "--plugin", good, "--plugin", bad)
    data = json.loads(told.output)
    plugin = next(plugin for plugin in data["plugins"] if plugin["name"] == "good.py")

    assert told.exit_code == 1
    assert (plugin["hooks"], plugin["brings"]) == (["modiste_register_variants"], ["variant own"])
    assert plugin["variants"][0]["replaced"] == ["final_score"]
    assert plugin["variants"][0]["flow"] == [{"where": "remove", "path": "game/turn/portfolio"}]
    assert {"plugin/unknown-hook", "plugin/bad-patch"} == {problem["code"] for problem in data["problems"]}
    for problem in data["problems"]:
        assert problem["plugin"] == "bad.py"
        assert problem["place"].startswith(f"{bad}:")
        assert problem["what"] in problem["problem"]
        assert problem["cure"] in problem["problem"]


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("width", [80, 120])
def test_mistakes_stand_by_their_lines(
    run: Run, good: str, bad: str, language: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From top to bottom under the name of their plugin, and no line is too long."""
    monkeypatch.setenv("COLUMNS", str(width))
    told = run("plugins", "--lang", language, "--plugin", bad, "--plugin", good)
    lines = told.output.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("bad.py"))

    assert told.exit_code == 1
    assert [line.split()[0] for line in lines[start:] if line.startswith("  bad.py:")] == ["bad.py:5", "bad.py:20"]
    assert max(map(cell_len, lines)) <= width


def test_doubts_are_listed(run: Run, good: str) -> None:
    Path(good).write_text(f"import time\n{GOOD}")
    told = run("plugins", "--plugin", good)

    assert told.exit_code == 1
    assert "Doubtful" in told.output
    assert "imports time" in told.output
    assert "variant own" in told.output


@pytest.mark.parametrize(
    ("code", "english", "korean"),
    [
        ("import time", "imports time.", "time을 불러옵니다."),
        ("x = hash('a')", "calls hash().", "hash() 함수를 호출합니다."),
        ("x = sorted('a', key=id)", "hands over id.", "id 함수를 다른 함수에 넘깁니다."),
        ("x = list({1, 2})", "depends on the order of the set {1, 2}.", "집합 {1, 2}의 순서를 따릅니다."),
    ],
)
def test_doubts_are_told_in_both_languages(run: Run, good: str, code: str, english: str, korean: str) -> None:
    Path(good).write_text(f"{code}\n{GOOD}")
    said = {
        language: " ".join(run("plugins", "--plugin", good, "--lang", language).output.split())
        for language in ("en", "ko")
    }

    assert english in said["en"]
    assert korean in said["ko"]
    assert english not in said["ko"]


@pytest.mark.parametrize(
    ("code", "english", "korean"),
    [
        (
            "from modiste import Varaint",
            "It imports Varaint from modiste, where there is no such name (perhaps Variant).",
            "modiste 모듈에서 Varaint를 불러오려 하지만 그런 이름이 없습니다. 'Variant'를 찾으셨나요?",
        ),
        ("def f(:", "It fails with SyntaxError: invalid syntax.", "오류가 났습니다: SyntaxError: invalid syntax."),
    ],
)
def test_what_cannot_be_imported_is_told_without_any_place_of_modiste(
    run: Run, tmp_path: Path, code: str, english: str, korean: str
) -> None:
    """The place is the plugin's, and is told once."""
    file = tmp_path / "broken.py"
    file.write_text(code)
    for language, said in (("en", english), ("ko", korean)):
        told = run("plugins", "--plugin", str(file), "--lang", language).output

        assert said in " ".join(told.split())
        assert "__init__" not in told
        assert "line 1" not in told


LOOSE = """
from pathlib import Path

from modiste import Variant, hookimpl

FOLDER = Path("lost-pack")

@hookimpl
def modiste_register_packs(register):
    register(FOLDER)

@hookimpl
def modiste_register_variants(register):
    register(Variant(
        id="loose",
        game="couture",
        packs=["loose-pack"],
        needs=["open-markt"],
        excludes=["some-day"],
        after=["one-day"],
    ))
"""


def test_names_that_lead_nowhere_are_listed(run: Run, tmp_path: Path) -> None:
    """Each with its line and what would be right; the plugin is there all the same."""
    file = tmp_path / "loose.py"
    file.write_text(LOOSE)
    told = run("plugins", "--json", "--plugin", str(file))
    data = json.loads(told.output)

    assert told.exit_code == 1
    assert "loose.py" in [plugin["name"] for plugin in data["plugins"]]
    assert {(one["place"].rpartition(":")[2], one["code"]) for one in data["loose"]} == {
        (str(line), "plugin/names-nothing") for line in (6, 17, 18, 19, 20)
    }
    for language, heading, lost in (
        ("en", "Names of what is not there", 'The folder of the pack "lost-pack" is not there'),
        ("ko", "설치되지 않은 것의 이름", "'lost-pack' 팩의 폴더가 없습니다"),
    ):
        screen = " ".join(run("plugins", "--lang", language, "--plugin", str(file)).output.split())
        assert heading in screen
        assert lost in screen
        assert "loose-pack" in screen


def test_variants_that_may_come_later_are_a_note(run: Run, tmp_path: Path) -> None:
    """They do not make the plugin a broken one."""
    file = tmp_path / "loose.py"
    file.write_text(LOOSE.replace("register(FOLDER)", "pass").replace('packs=["loose-pack"],', ""))
    told = run("plugins", "--plugin", str(file))

    assert told.exit_code == 0
    assert "some-day" in told.output
    assert "brings no pack" in told.output
