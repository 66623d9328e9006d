"""Turns what a model refuses into problems of the file it was read from.

pydantic says which value is wrong and why; people who write cards want the line, the column and the word that
they meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias, Union, get_args, get_origin

from pydantic import BaseModel, Tag, ValidationError

from modiste.problem import KeyPath, Problem, did_you_mean, dotted
from modiste.yaml_reader import Located

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

FileOf: TypeAlias = Callable[[Sequence[str | int]], Located]

_LONGEST_SHOWN: Final = 40
_QUOTED_WORD: Final = re.compile(r"'([^']*)'")
_SAID: Final = {
    "dict_type": "should be a mapping",
    "int_parsing": "should be a whole number",
    "int_type": "should be a whole number",
    "list_type": "should be a list",
    "model_attributes_type": "should be a mapping",
    "model_type": "should be a mapping",
    "string_pattern_mismatch": "should match the pattern {pattern}",
    "string_type": "should be text",
    "tuple_type": "should be a list",
}
"""What pydantic says in the words of Python, said in those of YAML."""


def problems_of(
    error: ValidationError, model: type[BaseModel], file_of: FileOf, *, partial: bool = False
) -> list[Problem]:
    """Return what `error` says of `model`, each thing in the file that `file_of` names for its path.

    With `partial`, values that are missing at the top pass: they may stand in a file that could not be read.
    """
    details = error.errors(include_url=False)
    return [
        _problem(detail, model, file_of(detail["loc"]))
        for detail in details
        if not (partial and detail["type"] == "missing" and len(detail["loc"]) == 1)
    ]


def _problem(detail: ErrorDetails, model: type[BaseModel], file: Located) -> Problem:
    path, kind, value = detail["loc"], detail["type"], detail["input"]
    if kind == "missing":
        found, place = file.find(path[:-1])
        return Problem(file.name, *place, dotted((*found, path[-1])), "is missing")
    if kind == "extra_forbidden":
        meant = did_you_mean(str(path[-1]), _keys_at(model, path[:-1]) - file.keys_beside(path))
        return file.problem(path, f"is not a known key{meant}", key=True)
    if kind == "union_tag_not_found":
        return file.problem(path, _unknown_form(value, _keys_at(model, path)))
    message = _message(detail)
    meant = did_you_mean(value, _expected(detail)) if isinstance(value, str) else ""
    is_key = path[-1:] == ("[key]",)
    return file.problem(path[:-1] if is_key else path, f"{message}{_got(value, kind)}{meant}", key=is_key)


def _unknown_form(value: object, known: set[str]) -> str:
    """Say that a value is none of the members of a union, by the keys it has and those it could have."""
    if not isinstance(value, dict):
        return f"is none of the forms that may stand here{_got(value, '')}"
    keys = ", ".join(map(str, value)) or "none"
    meant = next(filter(None, (did_you_mean(str(key), known) for key in value if key not in known)), "")
    return f"is none of the forms that may stand here (its keys: {keys}){meant}"


def _message(detail: ErrorDetails) -> str:
    context = detail.get("ctx", {})
    if detail["type"] == "union_tag_invalid":
        return f"{context['tag']!r} is none of {context['expected_tags']}"
    if detail["type"] in ("value_error", "assertion_error"):
        return str(context["error"])
    if detail["type"] in _SAID:
        return _SAID[detail["type"]].format(**context)
    return detail["msg"].removeprefix("Input ")


def _expected(detail: ErrorDetails) -> list[str]:
    """Return the words that could have stood there; a validator of our own names them as `known`."""
    context = detail.get("ctx", {})
    if known := context.get("known"):
        return [str(word) for word in known]
    return _QUOTED_WORD.findall(str(context.get("expected", "")))


def _got(value: object, kind: str) -> str:
    """Show the value as it was written, as far as that helps."""
    if isinstance(value, (dict, list)):
        told = kind in ("value_error", "assertion_error") or kind.startswith("too_")
        return "" if told else f" (got {'a mapping' if isinstance(value, dict) else 'a list'})"
    if value is None or isinstance(value, bool):
        return f" (got {str(value).lower().replace('none', 'null')})"
    if isinstance(value, (str, int, float)):
        shown = repr(value)
        return f" (got {shown if len(shown) <= _LONGEST_SHOWN else shown[:_LONGEST_SHOWN] + '…'})"
    return ""


def _keys_at(model: type[BaseModel], path: Sequence[str | int]) -> set[str]:
    """Return the keys that may stand at `path`."""
    return {
        field.alias or name for found in _models_at(model, tuple(path)) for name, field in found.model_fields.items()
    }


def _models_at(kind: object, path: KeyPath) -> Iterator[type[BaseModel]]:
    """Yield the models that the value at `path` of a `kind` may be."""
    arguments = get_args(kind)
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        if not path:
            yield kind
        for name, field in kind.model_fields.items():
            if path and path[0] in (name, field.alias):
                yield from _models_at(field.annotation, path[1:])
    elif hasattr(kind, "__value__"):  # a named type alias
        yield from _models_at(kind.__value__, path)
    elif get_origin(kind) is Annotated:
        yield from _models_at(arguments[0], path)
    elif get_origin(kind) in (Union, UnionType):
        named = [member for member in arguments if path and _is_called(member, path[0])]
        for member in named or arguments:
            yield from _models_at(member, path[1:] if named else path)
    elif path:
        for item in arguments:
            yield from _models_at(item, path[1:])


def _is_called(member: object, name: str | int) -> bool:
    """Tell whether pydantic calls this member of a union `name`: by tag, by a field's value, or by class."""
    if get_origin(member) is Annotated:
        tags = [extra.tag for extra in get_args(member)[1:] if isinstance(extra, Tag)]
        return name in tags if tags else _is_called(get_args(member)[0], name)
    if not (isinstance(member, type) and issubclass(member, BaseModel)):
        return False
    values = (value for field in member.model_fields.values() for value in get_args(field.annotation))
    return name == member.__name__ or name in values
