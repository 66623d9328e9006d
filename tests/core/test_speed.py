"""Speed, as ratios against something measured in the same breath; peers belong to `make bench`."""

from __future__ import annotations

import copy
from collections.abc import Callable
from time import process_time

import pytest

from modiste.match import Match
from modiste.plugins.loading import load
from modiste.ruleset import Ruleset
from modiste_pret_a_porter.rules import PretRules
from modiste_pret_a_porter.state import PretState


@pytest.fixture(scope="module")
def ruleset() -> Ruleset:
    return load().ruleset("pret-a-porter")


@pytest.fixture(scope="module")
def state(ruleset: Ruleset) -> PretState:
    state = Match.new(ruleset, 4, 1).state
    assert isinstance(state, PretState)
    return state


def seconds(action: Callable[[], object], count: int) -> float:
    """Time some calls: the best of three rounds of CPU time."""
    rounds = []
    for _ in range(3):
        start = process_time()
        for _ in range(count):
            action()
        rounds.append(process_time() - start)
    return min(rounds) / count


def test_a_clone_costs_a_tenth_of_a_deep_copy_at_most(state: PretState) -> None:
    """Clones are generated: search must be able to afford one a step."""
    shared = {id(held): held for held in (state.ruleset, state.cards, state.options, state.rules)}

    clone = seconds(state.clone, 400)
    deep = seconds(lambda: copy.deepcopy(state, dict(shared)), 20)

    assert clone * 10 <= deep


def test_a_rule_costs_half_of_a_hook_call_at_most(ruleset: Ruleset, state: PretState) -> None:
    """Rules are resolved to plain callables when the ruleset is built."""
    rules = ruleset.rules
    assert isinstance(rules, PretRules)
    hook = ruleset.manager.hook.pawn_limit

    plain = seconds(lambda: rules.pawn_limit(state), 4000)
    pluggy = seconds(lambda: hook(state=state), 4000)

    assert plain * 2 <= pluggy


def test_a_digest_costs_no_more_than_a_json_dump_of_the_same_data(ruleset: Ruleset, state: PretState) -> None:
    """Every recorded action carries a digest: it must stay cheap beside the standard library's JSON."""
    import json

    digest = seconds(lambda: ruleset.codec.digest(state), 400)
    dump = seconds(lambda: json.dumps(ruleset.codec.state_data(state), sort_keys=True), 400)

    assert digest <= dump
