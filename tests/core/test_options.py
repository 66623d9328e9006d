"""Options: typed values, with a named error for whatever is not one."""

from __future__ import annotations

from typing import Literal

import pytest

from modiste.errors import BadOption
from modiste.options import Options, option, read_options, values_of, written


class ToyOptions(Options):
    """Options of every kind."""

    long: bool = option(False, source="house")
    rounds: int = option(3, source="D1", ge=1, le=9)
    order: Literal["left", "right"] = option("left", source="D2")


def test_defaults_hold() -> None:
    read = read_options(ToyOptions, {})

    assert {"long": False, "rounds": 3, "order": "left"} == read.model_dump()


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("long", "yes", True),
        ("long", " off ", False),
        ("rounds", "7", 7),
        ("order", "right", "right"),
        ("rounds", 2, 2),
    ],
)
def test_texts_are_read(name: str, text: object, value: object) -> None:
    assert value == getattr(read_options(ToyOptions, {name: text}), name)


@pytest.mark.parametrize(
    ("name", "value", "known"),
    [
        ("lnog", True, "long"),
        ("zzz", 1, "long, rounds, order"),
        ("rounds", "many", "integer"),
        ("rounds", 10, "less than or equal to 9"),
        ("order", "rihgt", "'left' or 'right'"),
        ("long", None, "boolean"),
    ],
)
def test_wrong_options_say_what_would_be_right(name: str, value: object, known: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_options(ToyOptions, {name: value})

    assert name == refused.value.facts["option"]
    assert known in str(refused.value.facts["known"])


def test_what_an_option_may_be_is_written_as_it_is_typed() -> None:
    values = {name: values_of(ToyOptions, name) for name in ToyOptions.model_fields}

    assert {"long": ["yes", "no"], "rounds": ["1-9"], "order": ["left", "right"]} == values
    assert ["no", "3", "left"] == [written(value) for value in read_options(ToyOptions, {}).model_dump().values()]


def test_options_are_frozen() -> None:
    with pytest.raises(ValueError, match="frozen"):
        read_options(ToyOptions, {}).long = True  # type: ignore[misc]
