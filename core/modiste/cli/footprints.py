"""What a variant touches of its game, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from modiste.footprint import Footprint
from modiste.options import written
from modiste.text import Texts


def footprint_data(found: Footprint) -> dict[str, Any]:
    """Give what a variant touches as JSON-ready data."""
    return {
        "replaced": list(found.replaced),
        "wrapped": list(found.wrapped),
        "hooks": list(found.hooks),
        "flow": [{"where": where, "path": path} for where, path in found.patched],
        "options": dict(found.variant.options),
    }


def patch_words(where: str, path: str, texts: Texts) -> str:
    """Say what a patch does at a place of the flow."""
    return texts.say("flow-patch", where=where, path=path)


def footprint_lines(found: Footprint, texts: Texts) -> Iterator[str]:
    """Say line by line what a variant touches."""
    patches = [patch_words(where, path, texts) for where, path in found.patched]
    options = [f"{name}={written(value)}" for name, value in found.variant.options.items()]
    lines: Mapping[str, Sequence[str]] = {
        "plugins-answers": found.replaced,
        "plugins-wraps": found.wrapped,
        "plugins-follows": found.hooks,
        "plugins-patches": patches,
        "plugins-sets": options,
    }
    yield from (texts.say(message, things=", ".join(things)) for message, things in lines.items() if things)
