"""What packs say of one another: for which game they are, and which packs they lie over.

A pack that extends others is read after them. Problems are told at their place in `pack.yaml`, which is read again for
that: there is time when something is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from modiste import yaml_reader
from modiste.packs import Pack, PackError
from modiste.problem import Problem, Said, nearest, said

CORE: Final = "modiste"
"""The game of packs that hold what Modiste itself says."""

MANIFEST: Final = "pack.yaml"


def in_order(packs: Iterable[Pack], get: Callable[[str], Pack], known: Iterable[str]) -> list[Pack]:
    """Put packs behind those that they extend, which `get` gives if they are among the `known`.

    Raises:
        PackError: a pack extends one that is not there, or itself in a circle.
    """
    done: dict[str, Pack] = {}
    names = set(known)

    def add(pack: Pack, above: tuple[str, ...]) -> None:
        if pack.id in done:
            return
        if wrong := list(_wrong_extensions(pack, names, above)):
            raise PackError(wrong)
        for name in pack.extends:
            add(get(name), (*above, pack.id))
        done[pack.id] = pack

    for pack in packs:
        add(pack, ())
    return list(done.values())


def refuse_other_games(packs: Iterable[Pack], game: str) -> None:
    """Refuse packs that are for neither `game` nor Modiste itself.

    Raises:
        PackError: with all of them.
    """
    wrong = [pack for pack in packs if pack.game not in (game, CORE)]
    if wrong:
        what = {pack.id: said("problem-other-game", name=pack.game, game=game) for pack in wrong}
        raise PackError([_told(pack, ["game"], what[pack.id]) for pack in wrong])


def link_problems(pack: Pack, games: Iterable[str], get: Callable[[str], Pack], known: Iterable[str]) -> list[Problem]:
    """Return what is wrong with a pack's game and with the packs it extends."""
    names = [*games, CORE]
    problems = []
    if pack.game not in names:
        what = said("problem-no-game", name=pack.game, near=nearest(pack.game, names))
        problems.append(_told(pack, ["game"], what))
    try:
        in_order([pack], get, known)
    except PackError as error:
        problems += error.problems
    return problems


def _wrong_extensions(pack: Pack, names: set[str], above: Sequence[str]) -> Iterator[Problem]:
    for number, name in enumerate(pack.extends):
        if name in above or name == pack.id:
            circle = " > ".join([*above[above.index(name) if name in above else len(above) :], pack.id, name])
            yield _told(pack, ["extends", number], said("problem-circle", packs=circle))
        elif name not in names:
            what = said("problem-no-pack", name=name, near=nearest(name, names))
            yield _told(pack, ["extends", number], what)


def _told(pack: Pack, path: Sequence[str | int], what: Said) -> Problem:
    return yaml_reader.read(pack.text(MANIFEST), pack.shown(MANIFEST)).problem(path, what)
