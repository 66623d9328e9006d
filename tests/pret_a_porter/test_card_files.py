"""The card files: what their models refuse."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from modiste.plugins.loading import load
from modiste_pret_a_porter.cards import CardFiles, Modify, OnMoment
from modiste_pret_a_porter.content import FILES
from tests.wording import told_of

GAIN: dict[str, Any] = {"gain": "cash", "amount": 1}


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        ({"on": "location", "do": [GAIN]}, "`at` belongs to"),
        ({"on": "show", "at": "bank", "do": [GAIN]}, "`at` belongs to"),
        ({"on": "upkeep", "pawn": True, "do": [GAIN]}, "`pawn` belongs to"),
        ({"on": "show", "do": []}, "at least 1 item"),
        ({"on": "show", "do": [{"gain": "cash", "amount": 0}]}, "greater than or equal to 1"),
    ],
)
def test_an_ability_says_where_and_what(record: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValidationError) as refused:
        OnMoment.model_validate(record)

    assert problem in told_of(refused.value, OnMoment)


@pytest.mark.parametrize("record", [{"modify": "pawn_limit"}, {"modify": "judged_rows", "at": "bank", "add": 1}])
def test_a_change_says_where(record: dict[str, Any]) -> None:
    with pytest.raises(ValidationError) as refused:
        Modify.model_validate(record)

    assert "`at` belongs to" in told_of(refused.value, Modify)


@pytest.mark.parametrize(
    ("model", "record"),
    [
        (OnMoment, {"on": "show", "do": [{"gain": "trend", "amount": 1}]}),
        (Modify, {"modify": "pawn_limit", "at": "designs"}),
    ],
)
def test_only_what_options_take_away_has_a_stand_in(model: type[OnMoment | Modify], record: dict[str, Any]) -> None:
    instead = {"instead": {"on": "show", "do": [{"gain": "quality", "amount": 1}]}}

    assert model.model_validate(record)
    with pytest.raises(ValidationError) as refused:
        model.model_validate(record | instead)

    assert "leave `instead` out" in told_of(refused.value, model)


def test_every_material_has_its_prices() -> None:
    files = load().pack("pret-a-porter").read(CardFiles, *[f"cards/{name}.yaml" for name in FILES])
    data = files.model_dump()
    del data["prices"]["import"]["silk"]

    with pytest.raises(ValidationError) as refused:
        CardFiles.model_validate(data)

    assert "there is no price for silk at import" in told_of(refused.value, CardFiles)


def test_a_clothing_type_names_designs_that_exist() -> None:
    files = load().pack("pret-a-porter").read(CardFiles, *[f"cards/{name}.yaml" for name in FILES])
    data = files.model_dump()
    data["clothing_types"][0]["designs"][0] = "emperors_clothes"

    with pytest.raises(ValidationError) as refused:
        CardFiles.model_validate(data)

    assert "names no design: emperors_clothes" in told_of(refused.value, CardFiles)
