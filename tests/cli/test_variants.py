"""Variants on the command line: what they change, which go together, and how they are refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from modiste.plugins.loading import load, load_file
from tests.cli.conftest import Run

PLUGIN = str(Path(__file__).parent / "variants_plugin.py")
OURS = ("fixed-order", "lonely", "roomy", "same-order", "tight")


@pytest.fixture
def listed(run: Run) -> dict[str, Any]:
    found = json.loads(run("variants", "pret-a-porter", "--json", "--plugin", PLUGIN).output)
    return {variant["id"]: variant for variant in found if variant["id"] in OURS}


def test_what_a_variant_touches_is_listed(listed: dict[str, Any]) -> None:
    assert ["turn_order"] == listed["fixed-order"]["replaced"]
    roomy = listed["roomy"]
    assert (["pawn_limit"], {"bankruptcy": False}) == (roomy["wrapped"], roomy["options"])
    assert [{"where": "remove", "path": "year/quarter/working/growth"}] == roomy["flow"]


def test_which_go_together_is_listed_with_reasons(listed: dict[str, Any]) -> None:
    assert "nowhere" in listed["tight"]["refused"]
    assert {"fixed-order", "same-order"} <= set(listed["roomy"]["together"])
    assert "tight" not in listed["roomy"]["clashes"], "what cannot be played at all is told once"
    assert "turn_order" in listed["fixed-order"]["clashes"]["same-order"]
    assert {"roomy", "same-order"} <= set(listed["lonely"]["clashes"]), "what a variant needs counts as well"


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_listing_fits_the_terminal(run: Run, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = run("variants", "pret-a-porter", "--plugin", PLUGIN, "--lang", language)

    assert 0 == shown.exit_code
    assert "bankruptcy=no" in shown.output
    assert all(name in shown.output for name in OURS)


def test_games_without_variants_say_so(run: Run) -> None:
    assert (
        "No variant"
        in run("variants", "goofspiel", "--plugin", str(Path(PLUGIN).parent / "goofspiel_plugin.py")).output
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["couture", "--variant", "roomy"], "is for another game: pret-a-porter"),
        (["pret-a-porter", "--variant", "rooomy"], "Did you mean roomy?"),
        (["pret-a-porter", "--variant", "tight"], "needs the content pack nowhere, which is not installed"),
        (["pret-a-porter", "--variant", "same-order"], "needs the variant roomy beside it"),
        (["pret-a-porter", "--variant", "roomy", "--variant", "lonely"], "lonely does not go together with roomy"),
        (
            ["pret-a-porter", "--variant", "fixed-order", "--variant", "roomy", "--variant", "same-order"],
            "fixed-order and same-order do not go together: both answer the rule turn_order",
        ),
    ],
)
def test_what_does_not_fit_is_refused_at_the_set_up(run: Run, arguments: list[str], said: str) -> None:
    seats = [word for _ in range(3) for word in ("--seat", "bot:first")]
    result = run("play", *arguments, *seats, "--plugin", PLUGIN)

    assert 1 == result.exit_code
    assert said in " ".join(result.output.split())


def test_what_is_compatible_is_found() -> None:
    catalogue = load(extra_modules=[load_file(PLUGIN)])
    found = set(catalogue.compatible("pret-a-porter"))

    assert {("fixed-order",), ("roomy",), ("fixed-order", "roomy"), ("roomy", "same-order")} <= found
    assert ("fixed-order", "same-order") not in found
    assert not any("tight" in names or {"lonely", "roomy"} <= set(names) for names in found)
