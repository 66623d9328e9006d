"""Whatever a player, modder or researcher can name has an entry on its page."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import chain
from pathlib import Path
from typing import get_args

import click
import msgspec
import pytest

import modiste
from modiste.catalogue import Catalogue
from modiste.cli.main import COMMANDS
from modiste.hooks import CatalogueHooks, MatchHooks
from modiste.record import Header, SeatInfo
from modiste_pret_a_porter import cards
from tests.docs.commands_made import command_of
from tests.docs.contract_made import named_errors, questions_of, signature
from tests.docs.game_made import ABILITIES, RECORDS, VERBS, chapters
from tests.docs.pages import ROOT, shown
from tests.docs.sessions import invoke

DOCS = ROOT / "docs"
DECISIONS = sorted((DOCS / "decisions").glob("*.md"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def page(name: str) -> str:
    """Read a page of docs/."""
    return (DOCS / name).read_text(encoding="utf-8")


def unnamed(names: object, text: str) -> list[str]:
    """List the names that a page does not show as code."""
    assert isinstance(names, (list, tuple, dict, set))
    return [name for name in names if f"`{name}`" not in text]


def test_every_command_has_an_entry() -> None:
    """Every command has a heading, and every option of it a row."""
    parts = re.split(r"^## modiste ", page("reference/command-line.md"), flags=re.MULTILINE)
    entries = {part.partition("\n")[0]: part for part in parts[1:]}

    assert list(entries) == list(COMMANDS)
    for name in COMMANDS:
        options = [option for option in command_of(name).params if isinstance(option, click.Option)]
        assert [option.name for option in options if f"| `{option.opts[0]}" not in entries[name]] == []


def test_every_hook_and_rule_has_an_entry(catalogue: Catalogue) -> None:
    """Every hook and rule has a heading and its signature."""
    text = page("reference/hooks-and-rules.md")
    for spec in (CatalogueHooks, MatchHooks, *(game.rules for game in catalogue.games.values())):
        for name, member in questions_of(spec).items():
            assert f"### {name}\n" in text
            assert signature(name, member) in text


def test_every_option_has_an_entry(catalogue: Catalogue) -> None:
    """Every option and edition of every game has a row, and every option that settles a dispute is explained."""
    text, disputes = page("reference/options.md"), page("explanation/disputes.md")
    for game in catalogue.games.values():
        assert unnamed(game.options.model_fields, text) == []
        assert unnamed(game.options.model_fields, disputes) == []
        assert unnamed(list(game.editions), text) == []


def test_every_error_has_an_entry() -> None:
    """Every error code has a row."""
    assert unnamed([error.code for error in named_errors()], page("reference/errors.md")) == []


def test_every_word_of_the_vocabulary_has_an_entry() -> None:
    """Every ability, verb and kind of card has a heading, every moment and value a row."""
    text = page("reference/vocabulary.md")
    for word in (*ABILITIES, *VERBS, *chain(*RECORDS.values())):
        assert f"### {word}\n" in text
    for model, field in ((cards.OnMoment, "on"), (cards.Modify, "modify"), (cards.Allow, "allow")):
        assert unnamed(get_args(model.model_fields[field].annotation), text) == []


def test_every_part_of_a_save_has_an_entry() -> None:
    """Every field of a record's first line has a row."""
    fields = [field.encode_name for model in (Header, SeatInfo) for field in msgspec.structs.fields(model)]

    assert unnamed(fields, page("reference/save-format.md")) == []


def test_every_part_of_what_is_handed_over_has_an_entry(tmp_path: Path) -> None:
    """Every key that `modiste replay --json` prints of a match that is over is named."""
    bots = ["--seat", "bot:random", "--seat", "bot:random", "--seat", "bot:random"]
    invoke(["play", "couture", *bots], "", tmp_path)
    handed = json.loads(invoke(["replay", "--json"], "", tmp_path).output)

    assert unnamed(handed, page("reference/save-format.md")) == []


def test_every_clause_has_an_entry(catalogue: Catalogue) -> None:
    """Every clause of every game's rules has a row."""
    text = page("reference/rules-clauses.md")
    for game in catalogue.games:
        assert unnamed([clause["id"] for _, clauses in chapters(game) for clause in clauses], text) == []


def test_every_public_name_has_an_entry() -> None:
    """Every public name has a row with a meaning."""
    text = page("reference/public-names.md")

    assert [name for name in modiste.__all__ if not re.search(rf"\| `{name}` \| \w+ \| \S", text)] == []


def test_every_dependency_has_a_reason() -> None:
    """Every library that is needed says why, in its decision."""
    needed = [
        *PROJECT["dependencies"],
        *(name for extra in PROJECT["optional-dependencies"].values() for name in extra),
    ]
    names = [re.split(r"[>=<]", need)[0] for need in needed]
    text = next(path for path in DECISIONS if path.name.startswith("0005")).read_text(encoding="utf-8")

    assert unnamed(names, text) == []


def test_the_glossary_is_a_list_of_words() -> None:
    """Every word stands once in its chapter, in alphabetical order."""
    for chapter in page("explanation/glossary.md").split("\n## ")[1:]:
        words = re.findall(r"^\*\*(.+?)\*\*", chapter, re.MULTILINE)

        assert words == sorted(set(words), key=str.casefold)
        assert words


@pytest.mark.parametrize("record", DECISIONS, ids=shown)
def test_decisions_have_one_shape(record: Path) -> None:
    """A decision has a number, a title and three parts."""
    headings = re.findall(r"^#+ (.+)$", record.read_text(encoding="utf-8"), re.MULTILINE)

    assert headings[0].startswith(f"{record.name[:4]} ")
    assert headings[1:] == ["Context", "Decision", "Consequence"]


def test_decisions_are_numbered() -> None:
    """No number is missing or taken twice."""
    assert [record.name[:4] for record in DECISIONS] == [f"{number:04}" for number in range(1, len(DECISIONS) + 1)]


def test_the_changelog_knows_this_version() -> None:
    """The version of the project has its chapter."""
    assert f"\n## {PROJECT['version']}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
