"""Small packs: an owner's values over the shipped ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from modiste.packs import find_pack, read_pack
from modiste_pret_a_porter.content import Cards, read_cards
from tests.wording import refused

MANIFEST = "id: my-box\ngame: pret-a-porter\nkind: cards\nversion: 1.0.0\nlanguages: [en]\nlicence: none\n"


def cards_with(folder: Path, **files: str) -> Cards:
    """Read the shipped cards with a small pack over them."""
    box = folder / "my-box"
    (box / "cards").mkdir(parents=True)
    (box / "pack.yaml").write_text(MANIFEST)
    for name, text in files.items():
        (box / "cards" / f"{name}.yaml").write_text(text)
    return read_cards([find_pack("modiste_packs", "pret-a-porter"), read_pack(box)])


def test_single_values_are_overridden(tmp_path: Path) -> None:
    """What is not given stays; the order of the cards too."""
    shipped = read_cards([find_pack("modiste_packs", "pret-a-porter")])
    cards = cards_with(
        tmp_path,
        employees="employees:\n- {id: accountant, upkeep: 4, training: {cost: 9}}\n",
        prices="prices: {import: {silk: 11}}\n",
    )
    before, after = shipped.sides["accountant"], cards.sides["accountant"]

    assert (4, 9) == (after.upkeep, after.growth_cost)
    assert before.abilities == after.abilities
    assert shipped.sides["accountant/back"].upkeep == cards.sides["accountant/back"].upkeep
    assert 11 == cards.prices["import"]["silk"]
    assert shipped.prices["import"]["lace"] == cards.prices["import"]["lace"]
    assert shipped.decks == cards.decks
    assert shipped.values() != cards.values()


def test_new_cards_are_added(tmp_path: Path) -> None:
    new = "{id: own_tailor, deck: normal, upkeep: 2, does: [{on: show, do: [{gain: trend, amount: 1}]}]}"
    cards = cards_with(tmp_path, mine=f"employees:\n- {new}\n")

    assert "own_tailor" == cards.decks["employees", "normal"][-1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("employees:\n- {id: accountant, upkep: 4}\n", "mine.yaml:2:20: employees.0.upkep: is not a known key"),
        ("employees:\n- {id: accountant, upkeep: dear}\n", "2:28: employees.0.upkeep: should be a whole number"),
        ("employees:\n- {id: own_tailor}\n", "employees.0.deck: is missing"),
        ("employes: []\n", "mine.yaml:1:1: employes: is not a known key; did you mean employees?"),
        ("prices: [\n", "mine.yaml:2:1"),
        ("prices: [1]\n", "prices: should be a mapping"),
        ("- 1\n", "should be a mapping"),
        ("clothing_types:\n- {id: dress, designs: [emperors_clothes, x]}\n", "names no design: emperors_clothes"),
    ],
)
def test_mistakes_are_told_with_their_place(tmp_path: Path, text: str, said: str) -> None:
    with refused() as lines:
        cards_with(tmp_path, mine=text)

    assert said in "\n".join(lines)
