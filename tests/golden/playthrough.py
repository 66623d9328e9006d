"""A whole game as text that a reviewer can read: every decision, what came of it, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from modiste import Match, Texts, load
from modiste.randomness import generator
from modiste.sentences import Sentences
from modiste.text import read_texts

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Bela", "Chloe", "Dan", "Edith", "Fritz")


@dataclass(frozen=True)
class Playthrough:
    """Which game is played: the bots by seat, the seed, the language it is told in and the edition."""

    game: str
    bots: tuple[str, ...]
    seed: int
    language: str = "en"
    edition: str = "standard"

    @property
    def path(self) -> Path:
        """The file that holds it."""
        edition = "" if self.edition == "standard" else f"-{self.edition}"
        return FOLDER / f"{self.game}{edition}-{len(self.bots)}-{self.language}.txt"


PLAYTHROUGHS = (
    Playthrough("pret-a-porter", ("greedy", "random"), 2),
    Playthrough("pret-a-porter", ("greedy", "greedy", "random"), 3),
    Playthrough("pret-a-porter", ("greedy", "random", "greedy", "greedy"), 4),
    Playthrough("pret-a-porter", ("greedy", "greedy", "random", "greedy"), 5, edition="retail"),
    Playthrough("couture", ("greedy", "random", "greedy"), 116),
    Playthrough("couture", ("greedy", "random", "greedy", "greedy", "random", "greedy"), 177),
)
"""Those of Couture have ties for a city and one for the win, covers of streetwear and of flops, and cities for which
one seat bids, or none.
"""


def lines(play: Playthrough) -> Iterator[str]:
    """Play the game and tell it line by line."""
    catalogue = load()
    ruleset = catalogue.ruleset(play.game, edition=play.edition)
    packs = [catalogue.pack("modiste"), *ruleset.packs]
    texts = Texts(read_texts(packs, [play.language]), [play.language], strict=True)
    sentences = Sentences(ruleset, texts, NAMES)
    bots = [catalogue.bot(play.game, kind).make() for kind in play.bots]
    match = Match.new(ruleset, len(bots), play.seed)
    yield f"# {play.game}, rules version {ruleset.game.rules_version}, seed {play.seed}, seats {' '.join(play.bots)}"
    told = 0
    while True:
        yield from filter(None, (sentences.event(event) for event in match.events[told:]))
        told = len(match.events)
        if match.over:
            break
        seat = match.waiting[0]
        action = bots[seat].choose(match.sight(seat), generator(play.seed, seat, len(match.turns)))
        yield f"[{len(match.turns) + 1}] {NAMES[seat]}: {sentences.action(action)}"
        match.submit(action)
    for standing in match.standings():
        parts = ", ".join(f"{name} {value}" for name, value in standing.lines.items())
        yield f"= {NAMES[standing.seat]}: rank {standing.rank or '-'}, {standing.points} ({parts})"
    yield f"# digest {ruleset.codec.digest(match.state)}"
