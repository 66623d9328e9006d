"""Plays the same matches in two processes with different hash seeds: what is found in sets has another order in each.

The second process must find the game as this one has: by its id if it is installed, else as an attribute of a module,
or of a file. It is run as `python -m modiste.testing.processes`, is told what to play on its standard input, and
answers with a line of JSON for each match.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from types import ModuleType
from typing import Final

import msgspec

from modiste.game import Game, Variant
from modiste.plugins.loading import load_file
from modiste.testing.play import ContractBroken, Trial, positions
from modiste.testing.subject import Setting, Subject, Thing, find_subject

HASH_SEEDS: Final = ("1", "2")
SEED: Final = 5


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What a process is to play, and where it finds that.

    `game` is the id of the game, and `given` the places of what is not installed (`my_game:GAME`).
    """

    game: str
    given: list[str]
    plugins: list[str]
    packs: list[str]
    matches: list[tuple[str, list[str], int]]


class Told(msgspec.Struct, frozen=True):
    """A match that was played: its actions, as JSON, and the digests of its first state and of that after each action.

    If something is raised, its name takes the place of the last digest.
    """

    actions: list[str]
    digests: list[str]


def check_hash_seeds(subject: Subject) -> None:
    """Two processes with different hash seeds play the same match, whatever the order of their sets."""
    matches = [(setting, seats) for setting in subject.settings() for seats in _tables(subject, setting)]
    order = Order(
        game=subject.game.id,
        given=[place_of_thing(thing) for thing in subject.given],
        plugins=[str(file.resolve()) for file in subject.plugins],
        packs=[str(folder.resolve()) for folder in subject.packs],
        matches=[(setting.edition, list(setting.variants), seats) for setting, seats in matches],
    )
    told = [_ask(seed, order) for seed in HASH_SEEDS]
    for (setting, seats), first, second in zip(matches, *told, strict=True):
        _compare(Trial(subject.ruleset(setting), seats, SEED), first, second)


def _tables(subject: Subject, setting: Setting) -> Sequence[int]:
    """Return the numbers of seats that are played: all by `standard` alone, the fewest by all else."""
    return subject.game.seats if setting == Setting() else [min(subject.game.seats)]


def _compare(trial: Trial, first: Told, second: Told) -> None:
    """Compare two matches decision by decision; at a difference, leave the match before it in the journal."""
    pairs = zip_longest(first.digests, second.digests)
    cut = next((number for number, (one, other) in enumerate(pairs) if one != other), None)
    if cut is not None:
        _play_up_to(trial, first.actions[:cut])
        trial.demand(False, "with another PYTHONHASHSEED the same seed leads to another state; look for sets")


def _play_up_to(trial: Trial, actions: Sequence[str]) -> None:
    match = trial.match()
    for action in actions:
        trial.submit(match, trial.ruleset.codec.read_action(msgspec.json.decode(action)))


def place_of_thing(thing: Thing) -> str:
    """Say where another process finds a game or variant: `module:name`, or `file:name` if no import would find that.

    Raises:
        ContractBroken: it has no name in any module.
    """
    home = getattr(thing, "setup", thing).__module__
    for name in sorted(sys.modules, key=lambda name: name != home):
        module = sys.modules[name]
        for attribute, value in list(vars(module).items()) if isinstance(module, ModuleType) else ():
            if value is thing:
                file = str(getattr(module, "__file__", ""))
                return f"{name if _is_importable(name, file) else file}:{attribute}"
    what = "give it a name in a module, so that another process can import it"
    raise ContractBroken(f"{thing.id} is not to be found by another process; {what}")


def _is_importable(name: str, file: str) -> bool:
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        return False
    return name != "__main__" and spec is not None and spec.origin == file


def thing_at(place: str) -> Thing:
    """Return the game or variant that `place_of_thing` has found."""
    home, _, name = place.rpartition(":")
    module = load_file(home) if home.endswith(".py") else importlib.import_module(home)
    thing: Thing = getattr(module, name)
    return thing


def _ask(seed: str, order: Order) -> list[Told]:
    """Run a process with a hash seed, and return what it tells of each match."""
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command, said = [sys.executable, "-m", __name__], msgspec.json.encode(order)
    done = subprocess.run(command, env=environment, input=said, capture_output=True, check=False)
    if done.returncode:
        last = done.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        raise ContractBroken(f"the game cannot be played in another process: {last}")
    return [msgspec.json.decode(line, type=Told) for line in done.stdout.splitlines()]


def _played(trial: Trial) -> Told:
    codec, told = trial.ruleset.codec, Told([], [])
    try:
        for match in positions(trial):
            told.digests.append(codec.digest(match.state))
            for turn in match.turns[len(told.actions) :]:  # only the new ones: a match may be endless
                told.actions.append(str(msgspec.json.encode(codec.action_data(turn.action)), "utf-8"))
    except Exception as error:  # noqa: BLE001 - whatever a game raises is no trouble as long as it always does
        told.digests.append(type(error).__name__)
    return told


def _obey(order: Order) -> Iterator[Told]:
    given = list(map(thing_at, order.given))
    game = next((thing for thing in given if isinstance(thing, Game)), order.game)
    variants = [thing for thing in given if isinstance(thing, Variant)]
    subject = find_subject(game, variants, order.plugins, order.packs)
    for edition, names, seats in order.matches:
        yield _played(Trial(subject.ruleset(Setting(edition, tuple(names))), seats, SEED))


def _main() -> None:
    for told in _obey(msgspec.json.decode(sys.stdin.buffer.read(), type=Order)):
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")


if __name__ == "__main__":
    _main()
