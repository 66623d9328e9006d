"""Hooks: what becomes plain calls answers exactly as pluggy would."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple

import pluggy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from modiste.errors import BadDeclaration
from modiste.hooks import (
    CatalogueHooks,
    MatchHooks,
    hookimpl,
    make_manager,
    resolve_match_hooks,
    resolve_rule,
    resolve_rules,
    rule,
    rule_names,
)
from modiste.phase import AnyPhase
from modiste.table import AnyTable
from tests.core.toy import BaseToyRules, ToyRules, log_of, toy, toy_match


class Rules:
    """One rule of two arguments."""

    @rule
    def worth(self, card: int, seat: int) -> int | None:
        """Say what a card is worth to a seat."""
        return None


class Impl(NamedTuple):
    """What one implementation does: answer, wrap, or fail."""

    kind: str
    number: int | None
    arguments: str
    first: bool
    last: bool


IMPLS = st.builds(
    Impl,
    kind=st.sampled_from(
        ["answer", "answer", "answer", "fail", "add", "replace", "rescue", "fail before", "fail after"]
    ),
    number=st.one_of(st.none(), st.integers(0, 9)),
    arguments=st.sampled_from(["none", "card", "seat", "both", "swapped"]),
    first=st.booleans(),
    last=st.booleans(),
)


class Trouble(Exception):
    """What failing implementations raise."""


def plugin_of(impl: Impl) -> object:
    """Make a plugin with one implementation."""
    functions: dict[str, Callable[..., Any]]
    if impl.kind in ("answer", "fail"):
        answer = answering(impl)
        functions = {
            "none": lambda self: answer(0),
            "card": lambda self, card: answer(card),
            "seat": lambda self, seat: answer(seat),
            "both": lambda self, card, seat: answer(card * 10 + seat),
            "swapped": lambda self, seat, card: answer(card * 10 + seat),
        }
    else:
        wrap = wrapping(impl)
        functions = {
            "none": lambda self: (yield from wrap(0)),
            "card": lambda self, card: (yield from wrap(card)),
            "seat": lambda self, seat: (yield from wrap(seat)),
            "both": lambda self, card, seat: (yield from wrap(card * 10 + seat)),
            "swapped": lambda self, seat, card: (yield from wrap(card * 10 + seat)),
        }
    wrapper = impl.kind not in ("answer", "fail")
    mark = hookimpl(wrapper=wrapper, tryfirst=impl.first, trylast=impl.last)
    return type("Plugin", (), {"worth": mark(functions[impl.arguments])})()


def answering(impl: Impl) -> Callable[[int], int | None]:
    def answer(argument: int) -> int | None:
        if impl.kind == "fail":
            raise Trouble(impl.number)
        return None if impl.number is None else impl.number + 100 * argument

    return answer


def wrapping(impl: Impl) -> Callable[[int], Generator[None, int | None, int | None]]:
    def wrapper(argument: int) -> Generator[None, int | None, int | None]:
        if impl.kind == "fail before":
            raise Trouble(impl.number)
        try:
            inner = yield
        except Trouble:
            if impl.kind == "rescue":
                return impl.number
            raise
        if impl.kind == "fail after":
            raise Trouble(impl.number)
        if impl.kind == "add" and inner is not None:
            return inner + argument + 1000
        return impl.number if impl.kind == "replace" else inner

    return wrapper


def outcome(call: Callable[[], object]) -> object:
    try:
        return call()
    except Trouble as trouble:
        return "trouble", trouble.args


@given(st.lists(IMPLS, max_size=6), st.integers(0, 9), st.integers(0, 4))
def test_a_resolved_rule_answers_as_pluggy_does(impls: list[Impl], card: int, seat: int) -> None:
    plugins = [(f"plugin {number}", plugin_of(impl)) for number, impl in enumerate(impls)]
    base = plugin_of(Impl("answer", 1, "both", False, False))
    manager = make_manager(Rules, [("base", base), *plugins])
    resolved = resolve_rule(manager.hook.worth)

    assert outcome(lambda: manager.hook.worth(card=card, seat=seat)) == outcome(lambda: resolved(card, seat))


def test_a_rule_without_an_answer_is_refused() -> None:
    manager = make_manager(Rules, [("wrapper", plugin_of(Impl("add", 1, "both", False, False)))])

    with pytest.raises(BadDeclaration, match="no answer of the base game"):
        resolve_rules(manager, Rules)


def test_wrappers_of_the_old_style_are_refused() -> None:
    class Old:
        @hookimpl(hookwrapper=True)
        def worth(self) -> Generator[None, object, None]:
            yield

    manager = make_manager(Rules, [("base", plugin_of(Impl("answer", 1, "both", False, False))), ("old", Old())])

    with pytest.raises(BadDeclaration, match="wrapper=True"):
        resolve_rules(manager, Rules)


def test_a_wrapper_yields_exactly_once() -> None:
    class Twice:
        @hookimpl(wrapper=True)
        def worth(self) -> Generator[None, object, object]:
            yield
            yield
            return 1

    class Never:
        @hookimpl(wrapper=True)
        def worth(self) -> Generator[None, object, object]:
            for _ in ():
                yield
            return 1

    base = plugin_of(Impl("answer", 1, "both", False, False))
    for plugin in (Twice(), Never()):
        manager = make_manager(Rules, [("base", base), ("wrapper", plugin)])
        with pytest.raises(BadDeclaration, match="yields once"):
            resolve_rule(manager.hook.worth)(1, 2)


def test_unknown_hooks_and_arguments_are_refused() -> None:
    class Unknown:
        @hookimpl
        def wroth(self) -> int:
            return 1

    class WrongArgument:
        @hookimpl
        def worth(self, colour: str) -> int:
            return 1

    class Newer:
        @hookimpl(optionalhook=True)
        def wroth(self) -> int:
            return 1

    with pytest.raises(BadDeclaration, match="wroth"):
        make_manager(Rules, [("unknown", Unknown())])
    with pytest.raises(BadDeclaration, match="colour"):
        make_manager(Rules, [("wrong", WrongArgument())])
    make_manager(Rules, [("newer", Newer())])


def test_rules_are_plain_callables_of_the_rules_class() -> None:
    rules = toy().rules

    assert isinstance(rules, ToyRules)
    assert ["price"] == rule_names(ToyRules)
    assert 5 == rules.price(None, "cloth")  # type: ignore[arg-type]
    assert not isinstance(rules.price, pluggy.HookCaller)


class Diary(BaseToyRules):
    """Base rules that log every match hook."""

    @hookimpl
    def match_started(self, table: AnyTable) -> None:
        log_of(table).append("started")

    @hookimpl
    def phase_entered(self, table: AnyTable, phase: AnyPhase) -> None:
        log_of(table).append(f"entered {type(phase).__name__}")

    @hookimpl
    def phase_left(self, phase: AnyPhase, table: AnyTable) -> None:
        log_of(table).append(f"left {type(phase).__name__}")

    @hookimpl
    def turn_started(self, table: AnyTable, seat: int) -> None:
        log_of(table).append(f"turn of {seat}")

    @hookimpl
    def action_applied(self, table: AnyTable) -> None:
        log_of(table).append("applied")

    @hookimpl
    def match_ended(self, table: AnyTable) -> None:
        log_of(table).append("ended")


def test_match_hooks_follow_the_match() -> None:
    match = toy_match(base_rules=Diary())
    for seat in (0, 1):
        match.submit(next(iter(match.space(seat))))

    assert [
        "started",
        "turn of 0",
        "entered Talking",
        "0 says yes",
        "turn of 1",
        "applied",
        "1 says yes",
        "applied",
        "left Talking",
        "ended",
    ] == log_of(match._table)


def test_hooks_that_nobody_uses_are_empty() -> None:
    calls = resolve_match_hooks(make_manager(ToyRules, [("base", BaseToyRules())]))

    assert [()] * len(calls.__dataclass_fields__) == [getattr(calls, name) for name in calls.__dataclass_fields__]


@pytest.mark.parametrize("hooks", [CatalogueHooks, MatchHooks])
def test_every_hook_is_documented(hooks: type) -> None:
    specs = {name: spec for name, spec in vars(hooks).items() if hasattr(spec, "modiste_spec")}

    assert specs
    assert [] == [name for name, spec in specs.items() if not spec.__doc__]
