"""`make bench`: what the engine costs, for its games and for goofspiel, beside its peers if they are installed.

Figures of one run compare with one another; those of different runs or machines do not.
"""

from __future__ import annotations

import argparse
import json
import platform

from tests.bench.contest import Contestant, compete, microseconds, ratio
from tests.bench.ours import duty_costs, every_decision, half_way, ruleset_of, save_size, state_costs
from tests.bench.peers import catanatron
from tests.bench.round import installed

TARGETS = {
    ("pret-a-porter 4", "catanatron 4"): 4.0,
    ("couture 4", "openspiel goofspiel 4"): 1.0,
    ("goofspiel 4", "openspiel goofspiel 4"): 2.5,
}
"""Pairs of contestants, with how much faster the first is to be."""

DECISIONS = {
    "couture 4": ("couture.bids_sealed", "couture.card_taken", "couture.card_discarded"),
}
"""The events that are a decision each, where the target counts more than is asked: a whole bid, a pick, a discard."""

CLONES = {"pret-a-porter": 0.5, "couture": 0.25}
"""The games whose clones are compared with Catanatron's copy, with how much of its time they may take."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.75, help="CPU time of one contestant in one round")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    contestants = [Contestant(name) for name in installed()]
    compete(contestants, options.rounds, options.seconds)
    built = {game: ruleset_of(game) for game in (*CLONES, "goofspiel")}
    matches = {name: half_way(ruleset, 4) for name, ruleset in built.items()}
    report: dict[str, dict[str, float]] = {
        "games/s": {one.name: one.games_per_second for one in contestants},
        "decisions/s": {one.name: one.decisions_per_second for one in contestants},
        "ratios (decisions/s)": ratios(contestants),
        **{f"state of {name}": state_costs(match) for name, match in matches.items()},
        **{f"save of {name}, bytes": save_size(ruleset, 4) for name, ruleset in built.items()},
        **{f"duties of {name}, us": duty_costs(match) for name, match in matches.items()},
    }
    if "catanatron 4" in installed():
        copy = microseconds(catanatron(4)[1])
        for game, target in CLONES.items():
            clone = report[f"state of {game}"]["clone us"] / copy
            report["ratios (decisions/s)"][f"{game} clone / catanatron copy (target <= {target})"] = clone
    show(report, options.json)


def ratios(contestants: list[Contestant]) -> dict[str, float]:
    """Compare ours with the peers that are there, and say the target."""
    named = {one.name: one for one in contestants}
    found = {}
    for (mine, theirs), target in TARGETS.items():
        if mine in named and theirs in named:
            asked = ratio(named[mine], named[theirs])
            found[f"{mine} / {theirs} (target >= {target})"] = asked * more_than_asked(mine)
            if mine in DECISIONS:
                found[f"{mine} / {theirs}, only what is asked"] = asked
    return found


def more_than_asked(contestant: str) -> float:
    """Say how many decisions a contestant makes for each one that is asked."""
    if contestant not in DECISIONS:
        return 1.0
    game, _, seats = contestant.rpartition(" ")
    return every_decision(ruleset_of(game), int(seats), DECISIONS[contestant])


def show(report: dict[str, dict[str, float]], as_json: bool) -> None:
    """Print the report."""
    if as_json:
        print(json.dumps(report, indent=1))
        return
    print(f"{platform.python_implementation()} {platform.python_version()}, one core, CPU time, medians")
    for title, figures in report.items():
        if not figures:
            continue
        print(f"\n{title}")
        for name, figure in figures.items():
            print(f"  {name:<58} {figure:>12,.2f}" if figure < 1000 else f"  {name:<58} {figure:>12,.0f}")
    if not report["ratios (decisions/s)"]:
        print("\nNo peer is installed: make bench-peers installs them beside the test tools and compares.")


if __name__ == "__main__":
    main()
