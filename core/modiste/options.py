"""Options: the typed switches and numbers of a game.

A game subclasses `Options` and declares each with `option(default, source=...)`; editions are presets of
them. Options are frozen, and what a game asks of them while playing is a plain attribute.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from modiste.errors import BadOption

O = TypeVar("O", bound="Options")  # noqa: E741 - the one option class of a game


class Options(BaseModel):
    """The base of every game's options."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def option(default: Any, *, source: str, **limits: Any) -> Any:
    """Declare an option: its default, and where its values come from (a dispute's number, or `house`)."""
    return Field(default=default, json_schema_extra={"source": source}, **limits)


def read_options(options: type[O], values: Mapping[str, object]) -> O:
    """Make a game's options from values, which may be texts typed by a person.

    Raises:
        BadOption: an unknown name or a wrong value; the facts say `option`, `value` and what is `known`.
    """
    for name in values:
        if name not in options.model_fields:
            known = list(options.model_fields)
            near = difflib.get_close_matches(name, known, 1)
            raise BadOption(f"no option {name!r}", option=name, value="", known=", ".join(near or known))
    try:
        return options.model_validate({name: _typed(value) for name, value in values.items()})
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        raise BadOption(
            f"{name}: {first['msg']}", option=name, value=str(values[name]), known=first["msg"]
        ) from error


def _typed(value: object) -> object:
    """Read `yes`, `no`, `on`, `off` as pydantic would read them from text; leave the rest alone."""
    return value.strip() if isinstance(value, str) else value
