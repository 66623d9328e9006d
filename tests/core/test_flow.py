"""The flow: a tree that is gone through in order, named by paths, changed by patches."""

from __future__ import annotations

from typing import cast

import pytest

from modiste.errors import BadDeclaration
from modiste.flow import Node, Patch, Repeat, Sequence, Step, compile_flow, find, lap, patched, path_of, paths
from modiste.phase import Automatic
from modiste.state import State
from modiste.stateclass import state_class
from modiste.table import Table
from modiste.visibility import Public
from tests.core.toy import Talking, ToyState, log_of, toy_match


@state_class
class Marking(Automatic[ToyState]):
    """A phase that logs its mark and the place."""

    mark: Public[str] = ""

    def enter(self, table: Table[ToyState]) -> None:
        table.state.log.append(f"{self.mark} {path_of(table.state)}")


def step(name: str) -> Step:
    return Step(name, Marking(mark=name.upper()))


def walked(flow: Node) -> list[str]:
    """Play a flow of automatic phases and return its log."""
    return log_of(toy_match(flow, [Marking])._table)


YEAR = Repeat("year", 2, step("spring"), Repeat("month", 3, step("work"), step("rest")), Sequence("end", step("show")))


def test_parts_follow_one_another_and_repeat() -> None:
    months = [f"{mark} year {{0}}/month {month}/{mark.lower()}" for month in (1, 2, 3) for mark in ("WORK", "REST")]
    year = ["SPRING year {0}/spring", *months, "SHOW year {0}/end/show"]

    assert [line.format(number) for number in (1, 2) for line in year] == walked(YEAR)


def test_a_repeat_ends_early_after_a_lap() -> None:
    def enough(state: State) -> bool:
        return len(cast(ToyState, state).log) >= 3

    assert ["A r 1/a", "B r 1/b", "A r 2/a", "B r 2/b", "C s/c"] == [
        *walked(Repeat("r", 9, step("a"), step("b"), until=enough)),
        *walked(Sequence("s", step("c"))),
    ]


def test_the_end_of_the_last_loop_keeps_its_lap() -> None:
    match = toy_match(Repeat("r", 3, step("a")), [Marking])

    assert match.over
    assert 3 == lap(match.state, "r")
    assert "" == path_of(match.state)


def test_two_parts_of_one_name_are_refused() -> None:
    with pytest.raises(BadDeclaration, match="same name"):
        compile_flow(Sequence("s", step("a"), step("a")))


def test_a_repeat_goes_round_at_least_once() -> None:
    with pytest.raises(BadDeclaration, match="at least once"):
        compile_flow(Repeat("r", 0, step("a")))


def test_paths_name_all_nodes() -> None:
    assert [
        "year",
        "year/spring",
        "year/month",
        "year/month/work",
        "year/month/rest",
        "year/end",
        "year/end/show",
    ] == list(paths(YEAR))


def test_a_path_may_be_cut_from_the_front_if_it_stays_clear() -> None:
    assert "year/month/work" == find(YEAR, "work")
    assert "year/month/work" == find(YEAR, "month/work")
    with pytest.raises(BadDeclaration, match="did you mean 'year/month/work'"):
        find(YEAR, "year/month/wok")
    both = Sequence("s", Sequence("a", step("x")), Sequence("b", step("x")))
    with pytest.raises(BadDeclaration, match="s/a/x, s/b/x"):
        find(both, "x")
    assert "s/b/x" == find(both, "b/x")


@pytest.mark.parametrize(
    ("patch", "expected"),
    [
        (Patch("before", "b", (step("new"),)), ["a", "new", "b", "c"]),
        (Patch("after", "b", (step("new"), step("newer"))), ["a", "b", "new", "newer", "c"]),
        (Patch("replace", "b", (step("new"),)), ["a", "new", "c"]),
        (Patch("remove", "b"), ["a", "c"]),
    ],
)
def test_patches_change_the_flow(patch: Patch, expected: list[str]) -> None:
    flow = Sequence("s", step("a"), Repeat("r", 1, step("b")), step("c"))
    whole = Sequence("s", step("a"), step("b"), step("c"))

    assert [f"s/{name}" for name in expected] == list(paths(patched(whole, patch)))[1:]
    names = [place.path.split("/")[-1] for place in compile_flow(patched(flow, patch)).places if place.phase]
    assert expected == names


def test_the_whole_flow_cannot_be_patched() -> None:
    with pytest.raises(BadDeclaration, match="whole flow"):
        patched(Sequence("s", step("a")), Patch("remove", "s"))


def test_a_phase_of_the_flow_is_a_template() -> None:
    template = Talking()
    match = toy_match(Repeat("r", 2, Step("talk", template)))
    for _ in range(2):
        for seat in (0, 1):
            match.submit(next(iter(match.space(seat))))

    assert match.over
    assert Talking() == template
