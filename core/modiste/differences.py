"""The values that a match was begun with, small enough for a record, and what has become of them.

A fingerprint tells that something has changed, but not what: for that, a record holds the values themselves, packed.
A game with two hundred cards has 27 kB of them, and they take 4 kB.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Iterator
from typing import Final

import msgspec

MOST_BYTES: Final = 10_000_000
"""What is unpacked at most: a record may have been made by anybody."""

MOST_TOLD: Final = 10
NOTHING: Final = "-"


def packed(values: object) -> str:
    """Return JSON-ready values as a short text without quotes; nothing if there are none."""
    if values is None:
        return ""
    return base64.b85encode(zlib.compress(msgspec.json.encode(values, order="deterministic"), 9)).decode()


def unpacked(text: str) -> object:
    """Return what was packed; None if it is no such text."""
    try:
        data = zlib.decompressobj().decompress(base64.b85decode(text), MOST_BYTES)
        return msgspec.json.decode(data)
    except (ValueError, zlib.error, binascii.Error, msgspec.DecodeError, RecursionError):
        return None


def told_differences(text: str, values: object) -> str:
    """Name the values that differ from those that were packed, the first ones: `designs.gown.value: 17 -> 18`."""
    old = unpacked(text)
    if old is None:
        return ""
    found = list(differences(old, msgspec.json.decode(msgspec.json.encode(values))))
    more = [f"+{len(found) - MOST_TOLD}"] if len(found) > MOST_TOLD else []
    return ", ".join([*found[:MOST_TOLD], *more])


def differences(old: object, new: object) -> Iterator[str]:
    """Yield each value that is not the same in both, with its path."""
    before, now = dict(_leaves(old, "")), dict(_leaves(new, ""))
    for path in dict.fromkeys([*before, *now]):
        was, is_now = before.get(path, NOTHING), now.get(path, NOTHING)
        if was != is_now:
            yield f"{path}: {was} -> {is_now}"


def _leaves(value: object, path: str) -> Iterator[tuple[str, str]]:
    """Yield all single values with their paths; records that have ids are known by them, wherever they stand."""
    inner = f"{path}." if path else ""
    if isinstance(value, dict) and value:
        for key, one in value.items():
            yield from _leaves(one, f"{inner}{key}")
    elif isinstance(value, list) and value:
        for number, one in enumerate(value):
            name = one.get("id", number) if isinstance(one, dict) else number
            yield from _leaves(one, f"{inner}{name}")
    elif path:
        yield path, value if isinstance(value, str) else msgspec.json.encode(value).decode()
