"""Makes the blocks of pages that can be made, so that no page says what is not so.

    python -m tests.docs.generate

Such a block stands between `<!-- made: NAME ... -->` and `<!-- end -->`. Everything else on a page is written by hand
and left alone. `test_fresh.py` fails when a block is not as it would be made now.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tests.docs import commands_made, contract_made, examples_made, game_made, records_made, sessions
from tests.docs.markdown import fenced
from tests.docs.pages import BLOCK, ROOT, filled, pages, shown


def _file(name: str) -> str:
    """Show a file of the repository."""
    return fenced((ROOT / name).read_text(encoding="utf-8"), Path(name).suffix.removeprefix("."))


def _output(name: str) -> str:
    """Run a file of the repository and show what it prints."""
    ran = subprocess.run(
        [sys.executable, str(ROOT / name)], capture_output=True, check=True, text=True, encoding="utf-8"
    )
    return fenced(ran.stdout, "text")


MAKERS: Final[Mapping[str, Callable[..., str]]] = {
    "abilities": game_made.abilities,
    "at-the-games-prompt": commands_made.at_the_games_prompt,
    "at-the-prompt": commands_made.at_the_prompt,
    "catalogue-hooks": contract_made.catalogue_hooks,
    "clause-count": game_made.clause_count,
    "clauses": game_made.clauses,
    "commands": commands_made.commands,
    "editions": game_made.editions,
    "errors": contract_made.errors,
    "file": _file,
    "flow": contract_made.flow,
    "korean-question": sessions.korean_question,
    "match-hooks": contract_made.match_hooks,
    "names": contract_made.names,
    "options": game_made.options,
    "output": _output,
    "part": examples_made.part,
    "records": game_made.records,
    "rules": contract_made.rules,
    "save": records_made.save,
    "screen": sessions.screen,
    "sides": game_made.sides,
    "told": sessions.told,
    "tree": examples_made.tree,
    "verbs": game_made.verbs,
    "words": game_made.word_lists,
}
"""The makers by name; a mark's further words are their arguments."""


def fresh(text: str) -> str:
    """Return a page with all its blocks made anew."""
    marks = [block["what"] for block in BLOCK.finditer(text)]
    played = iter(sessions.session_blocks(marks).values())

    def make(mark: str) -> str:
        name, *arguments = mark.split()
        return next(played) if name == "session" or name.startswith("answers") else MAKERS[name](*arguments)

    return filled(text, make)


def main() -> None:
    """Make all blocks of all pages anew and name the pages that have changed."""
    for page in pages():
        old = page.read_text(encoding="utf-8")
        new = fresh(old)
        if new != old:
            page.write_text(new, encoding="utf-8")
            print(shown(page))


if __name__ == "__main__":
    main()
