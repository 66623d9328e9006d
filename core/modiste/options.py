"""Options: the typed switches and numbers of a game.

A game subclasses `Options` and declares each with `option(default, source=...)`; editions are presets of
them. Options are frozen, and what a game asks of them while playing is a plain attribute.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.fields import FieldInfo

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
        BadOption: an unknown name or a wrong value; the facts say `option`, `value`, what is `known`, and the
            `near` name or what is `wanted`: a `number` from `least` to `most`, a `switch`, or one of `choices`.
    """
    for name in values:
        if name not in options.model_fields:
            known = list(options.model_fields)
            near = difflib.get_close_matches(name, known, 1)
            facts = {"near": near[0] if near else "", "known": ", ".join(known)}
            raise BadOption(f"no option {name!r}", option=name, value="", **facts)
    try:
        return options.model_validate({name: _typed(value) for name, value in values.items()})
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        facts = {"option": name, "value": str(values[name]), "known": first["msg"]}
        raise BadOption(f"{name}: {first['msg']}", **facts, **_wanted(options.model_fields[name])) from error


def values_of(options: type[Options], name: str) -> list[str]:
    """List what a person may write for an option, or the numbers between which it is; nothing where neither is said."""
    facts = _wanted(options.model_fields[name])
    if facts["wanted"] == "switch":
        return ["yes", "no"]
    if facts["wanted"] == "number":
        return [f"{facts['least']}-{facts['most']}"] if "" not in facts.values() else []
    return str(facts["choices"]).split(", ") if facts["wanted"] == "choice" else []


def written(value: object) -> str:
    """Write an option's value as a person types it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def source_of(options: type[Options], name: str) -> str:
    """Return where the values of an option come from, as it was declared."""
    declared = options.model_fields[name].json_schema_extra
    return str(declared.get("source", "")) if isinstance(declared, dict) else ""


def _wanted(declared: FieldInfo) -> dict[str, object]:
    """Say what an option may be; nothing for one that is neither number, switch nor choice."""
    if declared.annotation is bool:
        return {"wanted": "switch"}
    if declared.annotation is int:
        limits = {name: getattr(one, name) for one in declared.metadata for name in ("ge", "le") if hasattr(one, name)}
        return {"wanted": "number", "least": limits.get("ge", ""), "most": limits.get("le", "")}
    choices = get_args(declared.annotation)
    return {"wanted": "choice", "choices": ", ".join(map(str, choices))} if choices else {"wanted": ""}


def _typed(value: object) -> object:
    """Strip a typed text; pydantic reads numbers and `yes`, `no`, `on`, `off` from it."""
    return value.strip() if isinstance(value, str) else value
