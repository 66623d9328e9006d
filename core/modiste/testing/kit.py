"""Makes pytest tests of the contract: one for each promise, edition, set of variants and number of seats."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from modiste.testing.cases import Case, Ground, Plan, cases_of
from modiste.testing.play import ContractBroken, NotTried
from modiste.testing.subject import find_subject

if TYPE_CHECKING:
    from modiste.game import Game, Variant


def contract(
    game: Game | str,
    *,
    variants: Iterable[Variant | str] = (),
    plugins: Iterable[Path | str] = (),
    packs: Iterable[Path | str] = (),
    seats: Collection[int] = (),
    seeds: Collection[int] = (1, 2),
    rare: Collection[str] = (),
    leave_out: Collection[str] = (),
    tests: Path | str | None = None,
) -> Callable[..., None]:
    """Make a test of a game, or of variants of it, for a test file to name.

    Args:
        game: the game, or the id of an installed one.
        variants: what is tested if it is not the game itself: each of them alone, and beside every other variant that
            it goes together with. Without any, the game is tested alone, with each variant and with each pair.
        plugins: files with plugins that are not installed.
        packs: folders of packs that are not installed.
        seats: the numbers of seats, all that the game has by default.
        seeds: one random match is played with each by `standard` alone, and one with the first by all else.
        rare: names of phase classes that random play need not reach.
        leave_out: names of checks that are not to be run.
        tests: the folder of tests that carry the clauses of the rules, that of the test file by default.
    """
    try:
        subject = find_subject(game, variants, plugins, packs)
    except ContractBroken as broken:
        raise pytest.Collector.CollectError(str(broken)) from None
    cases = list(cases_of(subject, Plan(seats=seats, seeds=seeds, rare=rare, leave_out=leave_out)))

    @pytest.mark.parametrize("case", [pytest.param(case, id=case.id) for case in cases])
    def test_contract(case: Case, modiste_records: Path, request: pytest.FixtureRequest) -> None:
        """The game keeps one promise of the contract."""
        try:
            case.run(Ground(modiste_records, Path(tests or request.path.parent)))
        except NotTried as reason:
            pytest.skip(str(reason))
        except ContractBroken as broken:
            report = str(broken)
        else:
            return
        pytest.fail(report, pytrace=False)

    return test_contract
