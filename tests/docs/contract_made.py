"""Makes the reference of what plugins may count on: hooks, rules, places of the flow, errors, public names."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Message,
    Pattern,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

import modiste
from modiste.errors import ModisteError
from modiste.flow import Node, Repeat, Step
from modiste.game import Game
from modiste.hooks import CatalogueHooks, MatchHooks
from modiste.plugins.loading import load
from tests.docs.commands_made import TEXTS
from tests.docs.hook_users import users_of
from tests.docs.markdown import code, codes, fenced, paragraphs, sentence, table

SAID: Final = {"hookimpl": "Marks a function or method that implements a hook or answers a rule."}
"""Names that cannot say themselves what they are."""


def game_of(game: str) -> Game:
    """Return an installed game."""
    return load().game(game)


def questions_of(spec: type) -> dict[str, object]:
    """List the hooks or rules of a spec class by name."""
    return {name: member for name, member in vars(spec).items() if hasattr(member, "modiste_spec")}


def catalogue_hooks() -> str:
    """Describe the hooks that are asked at start-up."""
    return _questions(CatalogueHooks)


def match_hooks() -> str:
    """Describe the hooks that follow a match's life."""
    return _questions(MatchHooks)


def rules(game: str) -> str:
    """Describe the replaceable rules of a game."""
    return _questions(game_of(game).rules, game)


def _questions(spec: type, game: str = "") -> str:
    """Describe the hooks of a spec class: what holds for all, then each with its signature and those who use it."""
    catalogue = load()
    parts = [paragraphs(spec)]
    for name, member in questions_of(spec).items():
        users = [user for user in users_of(catalogue, name, game) if user != game]
        used = f"\n\nUsed by {codes(users)}." if users else ""
        parts.append(f"### {name}\n\n{fenced(signature(name, member), 'python')}\n\n{paragraphs(member)}{used}")
    return "\n\n".join(parts)


def signature(name: str, member: object) -> str:
    """Write the head of a hook as an implementation in a class would."""
    assert inspect.isfunction(member)
    return f"def {name}{inspect.signature(member)}".replace("'", "") + ": ..."


def flow(game: str) -> str:
    """List the places of a game's flow, with the phase that rules in each."""
    rows = [(code(path), _phase(node)) for path, node in _nodes(game_of(game).flow, "")]
    return table(("place", "phase"), rows)


def _nodes(node: Node, above: str) -> Iterator[tuple[str, Node]]:
    path = f"{above}/{node.name}" if above else node.name
    yield path, node
    for part in () if isinstance(node, Step) else node.parts:
        yield from _nodes(part, path)


def _phase(node: Node) -> str:
    if isinstance(node, Step):
        return f"{code(type(node.phase).__name__)}: {sentence(type(node.phase))}"
    return f"{node.times} times" if isinstance(node, Repeat) else "in sequence"


def named_errors() -> list[type[ModisteError]]:
    """List all classes of errors: a family, then its members by their codes."""
    for module in pkgutil.walk_packages(modiste.__path__, "modiste."):
        import_module(module.name)
    return list(_members(ModisteError))


def _members(family: type[ModisteError]) -> Iterator[type[ModisteError]]:
    ours = [member for member in family.__subclasses__() if member.__module__.startswith("modiste.")]
    for member in ours if family is ModisteError else sorted(ours, key=lambda error: error.code):
        yield member
        yield from _members(member)


def errors() -> str:
    """Describe all named errors, family by family."""
    said = _messages()
    parts = []
    for family in ModisteError.__subclasses__():
        members = [error for error in named_errors() if issubclass(error, family)]
        rows = [(code(error.code), code(error.__name__), _meaning(error), _told(error, said)) for error in members]
        parts += [f"## {family.__name__}", table(("code", "class", "meaning", "what a player reads"), rows)]
    return "\n\n".join(parts)


def _meaning(error: type[ModisteError]) -> str:
    return paragraphs(error).replace("\n\n", " ")


def _messages() -> dict[str, list[Pattern]]:
    """Read the texts of errors: the message, and the cure of a mistake in a plugin."""
    folder = TEXTS / "modiste" / "text" / "en"
    found = [
        entry
        for name in ("errors.ftl", "plugins.ftl")
        for entry in FluentParser().parse((folder / name).read_text(encoding="utf-8")).body
        if isinstance(entry, Message) and entry.value
    ]
    return {entry.id.name: [entry.value, *(one.value for one in entry.attributes)] for entry in found if entry.value}


def _told(error: type[ModisteError], said: Mapping[str, list[Pattern]]) -> str:
    patterns = said.get(f"error-{error.code.replace('/', '-')}", [])
    return " ".join(" ".join(map(_words, patterns)).split()) or "as its family"


def _words(pattern: Pattern) -> str:
    """Write a message with its arguments in italics and all its wordings, one after the other."""
    return "".join(
        element.value if isinstance(element, TextElement) else _placed(element.expression)
        for element in pattern.elements
    )


def _placed(expression: object) -> str:
    if isinstance(expression, SelectExpression):
        wordings = [_words(variant.value) for variant in expression.variants]
        return " / ".join(filter(None, wordings))
    if isinstance(expression, FunctionReference):
        return _placed(expression.arguments.positional[0])
    if isinstance(expression, VariableReference):
        return f"*{expression.id.name}*"
    return expression.value if isinstance(expression, StringLiteral) else ""


def names() -> str:
    """List the public names of the engine with what each is."""
    rows = []
    for name in modiste.__all__:
        thing: object = getattr(modiste, name)
        kind = "class" if inspect.isclass(thing) else "function" if inspect.isfunction(thing) else "name"
        rows.append((code(name), kind, (sentence(thing) if kind != "name" else "") or _comment(name)))
    return table(("name", "kind", "meaning"), rows)


def _comment(name: str) -> str:
    """Return the text below the assignment of a module's name."""
    module = import_module(f"modiste.{modiste._HOMES[name]}")
    found = re.search(rf'^{name}\b[^\n]* = [^\n]*\n"""(.*?)"""$', inspect.getsource(module), re.MULTILINE | re.DOTALL)
    return found[1] if found else SAID[name]
