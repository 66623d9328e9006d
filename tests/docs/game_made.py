"""Makes the reference of the games: options, clauses and card records, and the words that Prêt-à-Porter's cards use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from modiste import vocabulary, yaml_reader
from modiste.vocabulary import PerThing
from modiste_couture import cards as couture_cards
from modiste_pret_a_porter import cards, words
from tests.docs.commands_made import TEXTS
from tests.docs.contract_made import game_of
from tests.docs.markdown import code, codes, sentence, table

SOURCE_TEXTS: Final = ("English text, page or section", "Korean text")
"""The texts that clauses refer to; a game without one of them has no column for it."""

ABILITIES: Final[Mapping[str, type[BaseModel]]] = {
    "on": cards.OnMoment,
    "modify": cards.Modify,
    "allow": cards.Allow,
}
VERBS: Final[Mapping[str, type[BaseModel]]] = {
    "gain": cards.Gain,
    "visit": cards.Visit,
    "credit": cards.Credit,
    "sell": cards.Sell,
    "call": cards.Call,
}
RECORDS: Final[Mapping[str, Mapping[str, type[BaseModel]]]] = {
    "pret-a-porter": {
        "contracts": cards.ContractRecord,
        "buildings": cards.BuildingRecord,
        "employees": cards.EmployeeRecord,
        "designs": cards.DesignRecord,
        "tiles": cards.TileRecord,
        "clothing_types": cards.ClothingTypeRecord,
    },
    "couture": {
        "bid_cards": couture_cards.BidCardRecord,
        "models": couture_cards.ModelRecord,
        "scoring_cards": couture_cards.ScoringCardRecord,
        "covers": couture_cards.CoversRecord,
    },
}
INNER: Final[Mapping[type[BaseModel], str]] = {
    cards.GrowthRecord: "a grown side",
    cards.SideRecord: "a side",
    **dict.fromkeys(ABILITIES.values(), "an ability"),
    cards.Acting: "an ability with `on`",
    **dict.fromkeys(VERBS.values(), "a verb"),
    PerThing: "an amount per thing",
}
WORDS: Final[Mapping[str, Any]] = {
    "style": words.Style,
    "clothing type": words.ClothingType,
    "material": words.Material,
    "feature": words.Feature,
    "resource": words.Resource,
    "location": words.Location,
    "deck": words.Deck,
    "provenance": vocabulary.Provenance,
}


def options(game: str) -> str:
    """List the options of a game."""
    rows = []
    for name, field in game_of(game).options.model_fields.items():
        extra = field.json_schema_extra
        source = str(extra.get("source", "")) if isinstance(extra, dict) else ""
        rows.append((code(name), _values(field), code(_written(field.default)), source))
    return table(("option", "values", "default", "settles"), rows)


def editions(game: str) -> str:
    """List the editions of a game with the options that each sets."""
    rows = []
    for name, values in game_of(game).editions.items():
        rows.append((code(name), codes(f"{key}={_written(value)}" for key, value in values.items()) or "all defaults"))
    return table(("edition", "sets"), rows)


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def abilities() -> str:
    """Describe the three kinds of abilities."""
    return _described(ABILITIES)


def verbs() -> str:
    """Describe the verbs."""
    return _described(VERBS)


def records(game: str) -> str:
    """Describe the records of each card file of a game."""
    return _described(RECORDS[game])


def sides() -> str:
    """Describe what records hold within."""
    amount = PerThing[cards.Per]
    return _described({"side": cards.SideRecord, "grown side": cards.GrowthRecord, "amount per thing": amount})


def word_lists() -> str:
    """List the words that stand for things of the game."""
    return table(("word", "values"), [(name, codes(get_args(kind))) for name, kind in WORDS.items()])


def _described(models: Mapping[str, type[BaseModel]]) -> str:
    return "\n\n".join(f"### {name}\n\n{sentence(model)}\n\n{_fields(model)}" for name, model in models.items())


def _fields(model: type[BaseModel]) -> str:
    fields = sorted(model.model_fields.items(), key=lambda item: item[0] == "sources")  # inherited, yet the least
    rows = [(code(name), _values(field), _usual(field)) for name, field in fields]
    return table(("key", "value", "if left out"), rows)


def _usual(field: FieldInfo) -> str:
    if field.default is PydanticUndefined:
        return "must be there"
    if field.default in (None, [], {}, ""):
        return "none"
    return code(_written(field.default))


def _values(field: FieldInfo) -> str:
    return _kind(field.annotation, field.metadata)


def _kind(kind: Any, limits: Iterable[Any] = ()) -> str:
    """Say in words what a type admits."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _kind(parts[0], [limit for part in parts[1:] for limit in getattr(part, "metadata", [])])
    if origin is Literal:
        return next((f"a {word}" for word, known in WORDS.items() if get_args(known) == parts), codes(parts))
    if origin in (Union, UnionType):
        return " or ".join(dict.fromkeys(_kind(part) for part in parts if part is not NoneType))
    low, high = _limit(limits, "ge", "min_length"), _limit(limits, "le", "max_length")
    if origin is list:
        return f"{low} of: {_kind(parts[0])}" if low and low == high else f"a list of: {_kind(parts[0])}"
    if origin is dict:
        return f"a mapping of {_kind(parts[0])} to {_kind(parts[1])}"
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return next(name for model, name in INNER.items() if issubclass(kind, model))
    if kind is bool:
        return codes(("true", "false"))
    if kind is int:
        step = _limit(limits, "multiple_of", "")
        between = f" from {low} to {high}" if high else ""
        return f"a whole number{between}{f', in steps of {step}' if step else ''}"
    return "an id" if _limit(limits, "pattern", "") else "a text"


def _limit(limits: Iterable[Any], *names: str) -> str:
    """Return the first limit of one of these names, empty if there is none."""
    found = (getattr(limit, name, None) for limit in limits for name in names if name)
    return next((str(value) for value in found if value is not None), "")


def chapters(game: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield the chapters of a game's rules with their clauses, as its pack has them."""
    file = TEXTS / game / "rules.yaml"
    outline: Any = yaml_reader.read(file.read_text(encoding="utf-8"), file.name).value
    for chapter in outline["chapters"]:
        yield chapter["id"], chapter["clauses"]


def clauses(game: str) -> str:
    """List the clauses of a game's rules, chapter by chapter, each beside the places in the texts that speak of it."""
    found = list(chapters(game))
    places = [_places(clause) for _, chapter in found for clause in chapter]
    texts = [column for column, said in enumerate(zip(*places, strict=True)) if any(said)]
    heads = ("clause", "rule", "holds when", *(SOURCE_TEXTS[column] for column in texts), "status")
    tables = ((chapter, table(heads, [_clause(clause, texts) for clause in inside])) for chapter, inside in found)
    return "\n\n".join(f"### {chapter}\n\n{shown}" for chapter, shown in tables)


def _places(clause: Mapping[str, Any]) -> tuple[str, ...]:
    """Name the places where each of the texts speaks of a clause."""
    source = clause.get("source", {})
    return ", ".join(map(str, source.get("en", ()))), source.get("ko", "")


def _clause(clause: Mapping[str, Any], texts: Iterable[int]) -> tuple[str, ...]:
    when = codes(f"{name}={_written(value)}" for name, value in clause.get("when", {}).items())
    dispute = f" ({clause['dispute']})" if "dispute" in clause else ""
    places = (_places(clause)[column] for column in texts)
    return code(clause["id"]), clause["summary"], when + dispute, *places, clause["status"]


def clause_count(game: str) -> str:
    """Count the clauses of a game by status."""
    found = [clause["status"] for _, chapter in chapters(game) for clause in chapter]
    return table(("status", "clauses"), [(status, str(found.count(status))) for status in dict.fromkeys(found)])
