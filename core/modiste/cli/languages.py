"""Codes of languages as people type them and as packs write them: `ko_KR`, `KO` and `ko-kr` are all Korean.

Help reads these before anything else is loaded, so this module knows no packs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

LANGUAGE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]+)*")
"""The code of a language as packs write it."""

_SCRIPT: Final = 4
_REGION: Final = 2


def language_code(typed: str) -> str:
    """Write the code of a language as packs do, `pt-BR` for `PT_br`; what is none is left as it was typed."""
    first, *rest = typed.strip().replace("_", "-").split("-")
    code = "-".join([first.lower(), *map(_part, rest)])
    return code if LANGUAGE.fullmatch(code) else typed


def spellings(language: str, spoken: Iterable[str]) -> list[str]:
    """Return what a language and its wider one are called among those that are `spoken`, the narrower one first."""
    known = {name.casefold(): name for name in spoken}
    wanted = dict.fromkeys(name.casefold() for name in (language, wider(language)))
    return [known[name] for name in wanted if name in known]


def wider(language: str) -> str:
    """Return a language without its region: `pt` for `pt-BR`."""
    return language.partition("-")[0]


def _part(part: str) -> str:
    """Write a part behind the first as is usual: `BR` for a region, `Hant` for a script."""
    if len(part) == _SCRIPT and part.isalpha():
        return part.title()
    return part.upper() if len(part) == _REGION else part.lower()
