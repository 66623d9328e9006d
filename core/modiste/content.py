"""Turns what a model refuses into problems of the file it was read from.

pydantic says which value is wrong and why; people who write cards want the line, the column and the word that
they meant. Each refusal of a model has a message, `problem-value-int-type`; those of a game have messages of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, Union, get_args, get_origin

from pydantic import BaseModel, Tag, ValidationError
from pydantic_core import PydanticCustomError, core_schema

from modiste.problem import KeyPath, Problem, Said, Value, dotted, nearest, said
from modiste.text import hyphened
from modiste.yaml_reader import Located

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

FileOf: TypeAlias = Callable[[Sequence[str | int]], Located]

_LONGEST_SHOWN: Final = 40
_QUOTED_WORD: Final = re.compile(r"'([^']*)'")
_BY_MODELS: Final = frozenset(get_args(core_schema.ErrorType))
"""What models refuse by themselves; anything else is the code of a game, which is the id of a message."""

_OWN_WORDS: Final = ("value_error", "assertion_error")
_MAPPINGS: Final = ("model_type", "model_attributes_type", "dict_type")
"""How members of a union refuse what is no mapping."""

_KEY: Final = "[key]"
"""Ends the path of what is wrong with a key."""


def refusal(message: str, /, *at: KeyPath, **values: object) -> PydanticCustomError:
    """Return what a validator of a game raises: the id of a message in the game's packs, and its values.

    `at` are paths from the validated record to what is wrong, of which the first one that the file holds is shown;
    `[key]` at the end of one means the key. The value `known` lists words that would do.
    """
    return PydanticCustomError(message, "{words}", {**values, "at": at, "words": f"{message}: {values}"})


def problems_of(
    error: ValidationError,
    model: type[BaseModel],
    file_of: FileOf,
    *,
    partial: bool = False,
    placed: Callable[[KeyPath], KeyPath] = tuple,
) -> list[Problem]:
    """Return what `error` says of `model`, each thing in the file that `file_of` names for its path.

    With `partial`, values that are missing at the top pass: they may stand in a file that could not be read. `placed`
    says where the values of the model stand in the file, if not at the same paths.
    """
    details = list(_of_fitting_forms(error.errors(include_url=False), file_of, placed))
    return [
        _problem(detail, model, file_of, placed)
        for detail in details
        if not (partial and detail["type"] == "missing" and len(detail["loc"]) == 1)
    ]


def _of_fitting_forms(
    details: Sequence[ErrorDetails], file_of: FileOf, placed: Callable[[KeyPath], KeyPath]
) -> Iterator[ErrorDetails]:
    """Yield what is refused, but for members of a union that want another kind of value where one is nearer.

    Where a value is of no kind that a member wants, those for mappings are the farther ones.
    """
    strange = [_wants_other_kind(detail, file_of, placed) for detail in details]
    unions: dict[KeyPath, dict[str | int, bool]] = {
        detail["loc"][:-1]: {} for detail, other in zip(details, strange, strict=True) if other
    }
    for detail, other in zip(details, strange, strict=True):
        path = detail["loc"]
        for length in range(len(path)):
            if (members := unions.get(path[:length])) is not None:
                members[path[length]] = members.get(path[length], True) and other and len(path) == length + 1
    for detail, other in zip(details, strange, strict=True):
        members = unions.get(detail["loc"][:-1], {})
        farther = detail["type"] in _MAPPINGS and len(members) > 1
        if not other or (all(members.values()) and not farther):
            yield detail


def _wants_other_kind(detail: ErrorDetails, file_of: FileOf, placed: Callable[[KeyPath], KeyPath]) -> bool:
    """Tell whether a member of a union refuses a value as a whole; the names of members stand in no file."""
    path = placed(detail["loc"])
    if not path or not detail["type"].endswith("_type"):
        return False
    file = file_of(path)
    return file.find(path)[0] == file.find(path[:-1])[0]


def _problem(
    detail: ErrorDetails, model: type[BaseModel], file_of: FileOf, placed: Callable[[KeyPath], KeyPath]
) -> Problem:
    path, kind = _path(detail, file_of, placed), detail["type"]
    file = file_of(path)
    if kind == "missing":
        found, place = file.find(path[:-1])
        return Problem(file.name, *place, dotted((*found, path[-1])), said("problem-missing"))
    if kind == "extra_forbidden":
        near = nearest(str(path[-1]), _keys_at(model, path[:-1]) - file.keys_beside(path))
        return file.problem(path, said("problem-unknown-key", near=near), key=True)
    if kind == "union_tag_not_found":
        return file.problem(path, _unknown_form(detail["input"], _keys_at(model, path)))
    is_key = path[-1:] == (_KEY,)
    return file.problem(path[:-1] if is_key else path, _what(detail), key=is_key)


def _path(detail: ErrorDetails, file_of: FileOf, placed: Callable[[KeyPath], KeyPath]) -> KeyPath:
    """Return where something is wrong: at the first place that a game names and the file holds, or where it was met."""
    for inner in detail.get("ctx", {}).get("at", ()):
        whole = (*detail["loc"], *inner)
        path = placed(whole)
        plain = path[:-1] if path[-1:] == (_KEY,) else path
        if path and len(path) == len(whole) and file_of(path).find(plain)[0] == plain:
            return path
    return placed(detail["loc"])


def _unknown_form(value: object, known: set[str]) -> Said:
    """Say that a value is none of the members of a union, by the keys it has and those it could have."""
    if not isinstance(value, dict) or not value:
        return said("problem-no-form", got=_got(value))
    near = next(filter(None, (nearest(str(key), known) for key in value if key not in known)), "")
    return said("problem-no-form-of", keys=", ".join(map(str, value)), near=near)


def _what(detail: ErrorDetails) -> Said:
    kind, value, context = detail["type"], detail["input"], detail.get("ctx", {})
    values: dict[str, Value] = {
        name: _plain(one) for name, one in context.items() if name not in ("at", "known", "error")
    }
    values.setdefault("words", str(context["error"]) if kind in _OWN_WORDS else detail["msg"].removeprefix("Input "))
    expected = _expected(context)
    if kind in ("literal_error", "enum"):
        *others, last = [repr(word) for word in expected] or [str(context["expected"])]
        values |= {"others": ", ".join(others), "last": last, "count": len(others) + 1}
    if not isinstance(value, (dict, list)) or (kind in _BY_MODELS and not kind.startswith(("too_", *_OWN_WORDS))):
        values["got"] = _got(value)
    if isinstance(value, str):
        values["near"] = nearest(value, expected)
    return said(_message(kind), **values)


def _message(kind: str) -> str:
    if kind in _OWN_WORDS:
        return "problem-own-words"
    return f"problem-value-{hyphened(kind)}" if kind in _BY_MODELS else kind


def _plain(value: object) -> Value:
    return value if isinstance(value, (str, int, float)) and not isinstance(value, bool) else str(value)


def _expected(context: Mapping[str, Any]) -> list[str]:
    """Return the words that could have stood there; a validator of a game names them as `known`."""
    if known := context.get("known"):
        return [str(word) for word in known]
    return _QUOTED_WORD.findall(str(context.get("expected", "")))


def _got(value: object) -> Value:
    """Show a value as it was written, as far as that helps."""
    if isinstance(value, (dict, list)):
        return said("problem-a-mapping" if isinstance(value, dict) else "problem-a-list")
    if value is None or isinstance(value, bool):
        return str(value).lower().replace("none", "null")
    if isinstance(value, (str, int, float)):
        shown = repr(value)
        return shown if len(shown) <= _LONGEST_SHOWN else shown[:_LONGEST_SHOWN] + "…"
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
