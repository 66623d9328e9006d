"""One round of one contestant, in a process of its own: `python -m tests.bench.round "goofspiel 4" 0.75 1`."""

from __future__ import annotations

import importlib.util
import json
import sys

from tests.bench.contest import WARM_UP, Play, play_round

OURS = ("pret-a-porter 2", "pret-a-porter 4", "couture 4", "goofspiel 2", "goofspiel 4")
PEERS = {"catanatron 4": "catanatron", "openspiel goofspiel 4": "pyspiel"}
"""The peers, and the modules that must be installed for them."""


def installed() -> list[str]:
    """List the contestants that can play here."""
    return [*OURS, *(name for name, module in PEERS.items() if importlib.util.find_spec(module))]


def play_of(name: str) -> Play:
    """Make the play of a contestant; only what it needs is imported."""
    if name in OURS:
        from tests.bench import ours

        game, _, seats = name.rpartition(" ")
        return ours.random_play(ours.ruleset_of(game), int(seats))
    from tests.bench import peers

    return peers.catanatron(4)[0] if name == "catanatron 4" else peers.openspiel_goofspiel(4)


if __name__ == "__main__":
    contestant, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    play = play_of(contestant)
    play_round(play, WARM_UP, seed)
    print(json.dumps(play_round(play, seconds, seed)))
