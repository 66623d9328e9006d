"""The variant, and what this plugin hands over to Modiste; the entry point in pyproject.toml names this module."""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable, Generator
from typing import Any

from modiste import Variant, hookimpl


class SampleVariant:
    """What the variant changes."""

    @hookimpl(wrapper=True)
    def some_rule(self) -> Generator[None, Any, Any]:
        """The rule says: some_doc

        Change `answer` here. To answer instead of the game, leave out `wrapper=True` and return the answer. Ask for
        those of its arguments that you need: some_arguments.
        """
        answer = yield
        return answer


VARIANT = Variant(id="sample-variant", game="some-game", plugin=SampleVariant(), packs=["sample-variant"])


@hookimpl
def modiste_register_variants(register: Callable[[object], None]) -> None:
    """Register the variant."""
    register(VARIANT)


@hookimpl
def modiste_register_packs(register: Callable[[object], None]) -> None:
    """Register its texts."""
    register(importlib.resources.files("sample_variant") / "packs" / "sample-variant")
