"""What `modiste new` begins can be installed in an empty environment, played, checked and tested as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.environments import (
    Environment,
    build_wheels,
    made_once,
    modiste_wheel,
    new_environment,
    shared_folder,
)

GAME, VARIANT = "evening-gala", "late-evening"
BEGINNINGS = {GAME: ["game", GAME], VARIANT: ["variant", "couture", VARIANT]}


@pytest.fixture(scope="session")
def started(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Begin a game and a variant with a Modiste that is installed from its wheel, and install them beside it."""
    folder = shared_folder(tmp_path_factory) / "begun"
    with made_once(folder) as new:
        if new:
            environment = new_environment(folder)
            environment.install([modiste_wheel(tmp_path_factory)])
            for arguments in BEGINNINGS.values():
                environment.run(["modiste", "new", *arguments], folder)
            environment.install(build_wheels(folder / "wheels", *(folder / name for name in BEGINNINGS)))
    return folder


def test_the_game_is_played_and_read_in_both_languages(started: Path, tmp_path: Path) -> None:
    environment = Environment(started)
    two = ["--seat", "bot:random", "--seat", "bot:first", "--seed", "2"]

    assert "Random takes the " in environment.run(["modiste", "play", GAME, *two], tmp_path)
    assert "가져갔습니다" in environment.run(["modiste", "play", GAME, *two, "--lang", "ko"], tmp_path)
    person = environment.run(["modiste", "play", GAME, "--seat", "Mina", *two[:2]], tmp_path, "1\n" * 3)
    assert "Which garment do you take?" in person
    assert "Lay out a garment" in environment.run(["modiste", "rules", GAME], tmp_path)
    assert "Points  5" in environment.run(["modiste", "cards", GAME, "gown"], tmp_path)


def test_the_variant_is_played_and_read(started: Path, tmp_path: Path) -> None:
    environment = Environment(started)
    seats = [word for _ in range(3) for word in ("--seat", "bot:random")]

    assert "Result" in environment.run(["modiste", "play", "couture", "--variant", VARIANT, *seats], tmp_path)
    rules = environment.run(["modiste", "rules", "couture", "--variant", VARIANT, "changes", "--lang", "ko"], tmp_path)
    assert "아직 바꾸는 것이 없습니다" in rules
    assert VARIANT in environment.run(["modiste", "variants", "couture"], tmp_path)


@pytest.mark.parametrize("name", BEGINNINGS)
def test_its_own_tests_and_checks_pass(started: Path, name: str) -> None:
    environment, project = Environment(started), started / name
    pack = project / "src" / name.replace("-", "_") / "packs" / name
    told = environment.run(["python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error"], project)

    assert "passed" in told
    assert "failed" not in told
    assert "nothing is wrong" in environment.run(["modiste", "packs", "check", str(pack)], project)


def test_nothing_of_the_samples_is_left(started: Path) -> None:
    words = ("sample", "some-game", "some_")
    for name in BEGINNINGS:
        files = [file for file in (started / name).rglob("*") if file.is_file() and file.suffix != ".pyc"]
        text = "".join(f"{file}\n{file.read_text(encoding='utf-8')}" for file in files).casefold()
        assert not [word for word in words if word in text.replace(str(started).casefold(), "")]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["game", "Gala"], "small letters"),
        (["game", "couture"], "already"),
        (["game", "json"], "already"),
        (["variant", "coutur", "late"], "Did you mean couture?"),
        (["game", "gala", "."], "not empty"),
    ],
)
def test_what_cannot_be_begun_is_refused(
    run: Run, arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "something").touch()
    result = run("new", *arguments)

    assert result.exit_code in (1, 2)
    assert said in result.output
    assert ["something"] == [path.name for path in tmp_path.iterdir()]
