"""Packs that are broken, or made to do harm: each is refused at its place, at once, and nothing of it is loaded."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from modiste.packs import read_pack
from modiste.problem import Problem, said, visible
from modiste.text import Texts
from modiste.yaml_composers import MOST_NODES
from modiste.yaml_reader import COMPOSERS, ComposerName, YamlError, read
from tests.wording import refused, told

MANIFEST = "{id: box, game: g, kind: cards, version: 1.0.0, languages: [en], licence: MIT, provenance: house%s}\n"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """Write a pack."""
    (tmp_path / "box" / "cards").mkdir(parents=True)
    (tmp_path / "box" / "pack.yaml").write_text(MANIFEST % "")
    return tmp_path / "box"


def test_a_pack_that_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "box").write_text("cards")

    with refused("box:1:1: is no folder"):
        read_pack(tmp_path / "box")


def test_a_pack_that_extends_itself(box: Path) -> None:
    (box / "pack.yaml").write_text(MANIFEST % ", extends: [g, box]")

    with refused(r"extends\.1: a pack cannot extend itself"):
        read_pack(box)


@pytest.mark.parametrize("name", ["../secret.yaml", "cards/link.yaml", "linked/secret.yaml", "cards/circle.yaml"])
def test_a_path_that_leaves_the_folder(box: Path, name: str) -> None:
    (box.parent / "secret.yaml").write_text("a: 1\n")
    (box / "cards" / "link.yaml").symlink_to(box.parent / "secret.yaml")
    (box / "cards" / "circle.yaml").symlink_to(box / "cards" / "circle.yaml")
    (box / "linked").symlink_to(box.parent)

    with refused(r"leads out of the pack's folder|is no readable file"):
        read_pack(box).text(name)


def test_a_folder_that_leaves_the_pack(box: Path) -> None:
    (box / "text").symlink_to(box.parent)

    with refused("leads out of the pack's folder"):
        read_pack(box).folders("text")
    with refused("leads out of the pack's folder"):
        read_pack(box).files("text/en", ".ftl")


@pytest.mark.parametrize("depth", [80, 150, 300, 20_000])
def test_braces_in_braces(depth: int) -> None:
    """However deep they are, a message is said or told to be broken, and others are said."""
    texts = Texts(
        [("en", "a.ftl", f"deep = {'{' * depth} $x {'}' * depth}\n"), ("en", "b.ftl", "good = said\n")], ["en"]
    )

    assert texts.say("deep", x="x") in ("x", "{deep}", "")
    assert texts.say("good") == "said"
    assert bool(texts.problems) == (texts.say("deep", x="x") != "x")


def test_messages_that_grow_without_end() -> None:
    """Ten lines that would be a thousand million words are not said, and take no time."""
    lines = "".join(f"m{number} = {f'{{ m{number + 1} }}' * 10}\n" for number in range(10))
    texts = Texts([("en", "a.ftl", f"{lines}m10 = word\nround = {{ round }}\n")], ["en"])

    assert len(texts.say("m0")) < 1000
    assert len(texts.say("round")) < 1000
    assert len(texts.problems) == 2


def test_a_link_that_stays_inside_is_followed(box: Path) -> None:
    (box / "cards" / "a.yaml").write_text("a: 1\n")
    (box / "cards" / "b.yaml").symlink_to(box / "cards" / "a.yaml")

    assert "a: 1\n" == read_pack(box).text("cards/b.yaml")


def test_a_pack_whose_folder_cannot_be_reached(tmp_path: Path) -> None:
    """For links in a circle, a name that is too long, and a path through a file."""
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    (tmp_path / "file").write_text("cards")

    for name, reason in (("circle", "in a circle"), ("x" * 300, "too long"), ("file/box", "is no folder")):
        with refused(f"pack.yaml:1:1: is no readable file: .*{reason}"):
            read_pack(tmp_path / name)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_keeps_nobody_waiting(box: Path) -> None:
    (box / "pack.yaml").unlink()
    os.mkfifo(box / "pack.yaml")

    with refused("is no readable file"):
        read_pack(box)


@pytest.mark.parametrize("composer", COMPOSERS)
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[" + "1," * MOST_NODES + "]", "holds more than 100000"),
        ("- {a: 1}\n" * (MOST_NODES // 2), "holds more than 100000"),
        ("- " * 100_000, "more than 100 lists and mappings"),
        ("[" * 100_000 + "&a b", "nesting|more than 100 lists and mappings"),
        ("- &a b\n" * 50_000, "an anchor"),
        ("- *a\n" * 50_000, "an alias"),
        ("- !x y\n" * 40_000, "a tag"),
        ("a: 1\n" * 40_000, "stood already"),
    ],
    ids=["flat", "records", "deep", "deep-anchor", "anchors", "aliases", "tags", "keys"],
)
def test_too_much_is_refused_at_once(text: str, problem: str, composer: ComposerName) -> None:
    begin = time.process_time()
    with refused(problem, YamlError) as lines:
        read(text, "cards.yaml", composer)

    assert time.process_time() - begin < 8
    assert len(lines) <= 100


def test_controls_are_written_out() -> None:
    """What stands in a file may be named in an error; a terminal must not obey it."""
    problem = Problem("a\x1b[2J.yaml", 1, 2, "on\x07", said("problem-own-words", words="is no word\u202e"))
    unworded = Problem("a\x1b[2J.yaml", 1, 2, "", said("no-such-message", word="\x07"))

    assert [r"a\x1b[2J.yaml:1:2: on\x07: is no word\u202e"] == told([problem])
    assert r"a\x1b[2J.yaml:1:2: on\x07: problem-own-words (words='is no word\u202e')" == str(problem)
    assert [str(unworded)] == told([unworded])
    assert "드레스" == visible("드레스")
