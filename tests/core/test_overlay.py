"""Packs over shipped cards: for any pair of models, one of the whole files and one of any part of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from modiste.overlay import overlaid, read_files
from modiste.packs import Pack, read_pack
from modiste.vocabulary import Id, Record, Sourced, values_of
from tests.wording import refused


class Gown(Sourced):
    id: Id
    price: int
    materials: list[str] = []


class Files(Record):
    gowns: list[Gown]
    steps: list[int]
    prices: dict[str, int]


class Part(Record):
    gowns: list[Gown] = []
    steps: list[int] = []
    prices: dict[str, int] = {}


GOWNS = "gowns:\n- {id: moonlit, price: 4, materials: [silk], sources: {price: house}}\n- {id: sunlit, price: 5}\n"
BANK = "steps: [1, 2, 3]\nprices: {silk: 3, wool: 1}\n"


def made(root: Path, name: str, **files: str) -> Pack:
    """Write a pack and read it."""
    (root / name / "cards").mkdir(parents=True)
    manifest = "{id: %s, game: g, kind: cards, version: 1.0.0, languages: [en], licence: none}"
    (root / name / "pack.yaml").write_text(manifest % name)
    for file, text in files.items():
        (root / name / "cards" / f"{file}.yaml").write_text(text)
    return read_pack(root / name)


@pytest.fixture
def shipped(tmp_path: Path) -> Pack:
    """A pack of whole files."""
    return made(tmp_path, "shipped", gowns=GOWNS, bank=BANK)


def test_records_are_completed_by_id_and_added(tmp_path: Path, shipped: Pack) -> None:
    box = made(tmp_path, "box", mine="gowns:\n- {id: starlit, price: 9}\n- {id: moonlit, price: 6}\n")
    files = read_files([shipped, box], Files, Part, ["gowns", "bank"])

    assert [("moonlit", 6, ["silk"]), ("sunlit", 5, []), ("starlit", 9, [])] == [
        (gown.id, gown.price, gown.materials) for gown in files.gowns
    ]
    assert {"price": "house"} == files.gowns[0].sources


def test_mappings_are_completed_and_other_lists_replaced(tmp_path: Path, shipped: Pack) -> None:
    files = read_files([shipped], Files, Part, ["gowns", "bank"])
    changed = overlaid(files, made(tmp_path, "box", mine="steps: [2, 4]\nprices: {wool: 2}\n"), Part)

    assert ([2, 4], {"silk": 3, "wool": 2}) == (changed.steps, changed.prices)
    assert ([1, 2, 3], {"silk": 3, "wool": 1}) == (files.steps, files.prices)


def test_later_packs_lie_over_earlier_ones(tmp_path: Path, shipped: Pack) -> None:
    boxes = [made(tmp_path, name, mine=f"prices: {{wool: {price}}}\n") for name, price in (("one", 7), ("two", 8))]

    assert 8 == read_files([shipped, *boxes], Files, Part, ["gowns", "bank"]).prices["wool"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("gowns:\n- {id: moonlit, prize: 4}\n", "mine.yaml:2:17: gowns.0.prize: is not a known key"),
        ("gowns:\n- {id: [moonlit], price: 4}\n", "gowns.0.id: should be text"),
        ("gowns:\n- {price: 4}\n", "gowns.0.id: is missing"),
        ("gowns: 1\n", "gowns: should be a list"),
        ("- 1\n", "should be a mapping"),
    ],
)
def test_mistakes_are_told_with_their_place(tmp_path: Path, shipped: Pack, text: str, said: str) -> None:
    with refused() as lines:
        read_files([shipped, made(tmp_path, "box", mine=text)], Files, Part, ["gowns", "bank"])

    assert said in "\n".join(lines)


def test_values_are_without_their_sources(shipped: Pack) -> None:
    """A fingerprint must not change when somebody looks a value up."""
    files = read_files([shipped], Files, Part, ["gowns", "bank"])

    assert {
        "gowns": [{"id": "moonlit", "price": 4, "materials": ["silk"]}, {"id": "sunlit", "price": 5, "materials": []}],
        "steps": [1, 2, 3],
        "prices": {"silk": 3, "wool": 1},
    } == values_of(files)
