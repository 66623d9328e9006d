"""JSON Schemas of the YAML files of packs, made of the models, so that an editor knows what may stand where."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from modiste.outline import OUTLINE_FILE, Outline
from modiste.overlay import CardReader
from modiste.packs import Manifest

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
FOLDER: Final = "schema"
EDITOR_LINE: Final = "# yaml-language-server: $schema="
"""Begins the line by which editors find the schema of a YAML file."""

CARDS: Final = "cards"
PACK: Final = "pack"
RULES: Final = "rules"


def schemas_of(reader: CardReader[Any, Any] | None) -> dict[str, str]:
    """Return the schemas of a game's files by name: `pack`, `rules`, each card file, and `cards` of packs over them."""
    found = {
        PACK: _written("pack.yaml", Manifest.model_json_schema()),
        RULES: _written(OUTLINE_FILE, Outline.model_json_schema()),
    }
    if reader is not None:
        whole = reader.files.model_json_schema()
        for name in reader.names:
            found[name] = _written(f"{name}.yaml", _part(whole, name))
        found[CARDS] = _written("cards of a pack over others", _completing(reader))
    return found


def _part(whole: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Cut the schema of one file out of that of all files as one mapping."""
    part = {
        "type": "object",
        "additionalProperties": False,
        "required": [name],
        "properties": {name: whole["properties"][name]},
    }
    wanted: dict[str, Any] = {}
    _gather(part, whole.get("$defs", {}), wanted)
    return part | ({"$defs": dict(sorted(wanted.items()))} if wanted else {})


def _gather(value: object, known: Mapping[str, Any], wanted: dict[str, Any]) -> None:
    """Gather the definitions that a schema refers to."""
    if isinstance(value, dict):
        name = str(value.get("$ref", "")).rpartition("/")[2]
        if name and name not in wanted:
            wanted[name] = known[name]
            _gather(known[name], known, wanted)
        for one in value.values():
            _gather(one, known, wanted)
    elif isinstance(value, list):
        for one in value:
            _gather(one, known, wanted)


def _completing(reader: CardReader[Any, Any]) -> dict[str, Any]:
    """Return the schema of a pack over others: a record that completes one which is there needs its id only."""
    schema: dict[str, Any] = reader.overlay.model_json_schema()
    for record in schema.get("$defs", {}).values():
        if "id" in record.get("properties", {}):
            record["required"] = ["id"]
        elif "sources" in record.get("properties", {}):
            record.pop("required", None)
    return schema


def _written(title: str, schema: Mapping[str, Any]) -> str:
    """Write a schema as it is shipped."""
    whole = {"$schema": DIALECT, **schema, "title": title}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
