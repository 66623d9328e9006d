"""The checks of the contract suite that look at words: all that a game says is there in every language it ships.

Texts fall back message by message while a game is played, so a missing one shows as English, or as the plain name of a
thing. Here each language stands alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from modiste.checks.packs import check_pack
from modiste.event import AnsweredAlone
from modiste.screens import Screens
from modiste.sentences import Sentences
from modiste.testing.play import Trial, positions, refuse
from modiste.testing.subject import STANDARD, Setting, Subject
from modiste.text import Source, Texts, read_texts
from modiste.wording import problem_line

if TYPE_CHECKING:
    from modiste.match import Match
    from modiste.packs import Pack
    from modiste.ruleset import Ruleset

CORE: Final = "modiste"
ENGLISH: Final = "en"
SHARE: Final = 0.2
"""The share of positions at which all is drawn and said."""


def languages_of(subject: Subject) -> list[str]:
    """List the languages that a game ships."""
    return sorted({language for pack in _own_packs(subject) for language in pack.languages})


def check_words(subject: Subject, language: str) -> None:
    """Everything that the game says in one of its languages is there: names, events, actions, questions and screens."""
    for setting in subject.settings():
        if setting.edition == STANDARD and _is_spoken(subject, setting, language):
            ruleset = subject.ruleset(setting)
            texts = Texts(_sources(subject, ruleset, language), [language])
            trial = Trial(ruleset, min(subject.game.seats), 1)
            needed = _needed(subject, ruleset)
            refuse(f"messages that nobody says in {language}", [one for one in needed if not texts.has(one)])
            for match in positions(trial, SHARE):
                _say_all(match, texts)
                refuse(f"what is said in {language} is wrong", texts.problems, trial)


def check_packs(subject: Subject) -> None:
    """`modiste packs check` finds nothing wrong with the packs of the game and of its variants."""
    found = [problem for pack in _packs(subject) for problem in check_pack(pack, subject.catalogue).problems]
    texts = Texts(read_texts([subject.catalogue.pack(CORE)], [ENGLISH]), [ENGLISH])
    refuse("packs have problems", (problem_line(problem, texts) for problem in found))


def _own_packs(subject: Subject) -> list[Pack]:
    """Return the packs of a game, and those of no variant that say it in other languages."""
    catalogue, game = subject.catalogue, subject.game
    variants = {name for variant in catalogue.variants_of(game.id).values() for name in variant.packs}
    packs = catalogue.packs_of(game.id).values()
    spoken = [pack for pack in packs if pack.kind == "language" and not variants & {pack.id, *pack.extends}]
    return [*(catalogue.pack(name) for name in game.packs), *spoken]


def _packs(subject: Subject) -> Iterator[Path]:
    """Yield the folders of all packs that the tests are about."""
    tested = [subject.catalogue.variant(subject.game.id, name) for name in subject.variants]
    names = [name for variant in tested for name in variant.packs]
    for pack in [subject.catalogue.pack(name) for name in names] if tested else _own_packs(subject):
        if isinstance(pack.root, Path):  # one within an archive is checked where it is made
            yield pack.root


def _is_spoken(subject: Subject, setting: Setting, language: str) -> bool:
    """Say whether all variants of a setting ship a language."""
    catalogue = subject.catalogue
    packs = catalogue.packs_of(subject.game.id).values()
    for name in setting.variants:
        for wanted in catalogue.variant(subject.game.id, name).packs:
            spoken = {one for pack in packs if wanted in (pack.id, *pack.extends) for one in pack.languages}
            if language not in spoken:
                return False
    return True


def _sources(subject: Subject, ruleset: Ruleset, language: str) -> list[Source]:
    """Return all texts in one language; what Modiste itself does not say in it counts as if it did, in English."""
    catalogue = subject.catalogue
    core = list(catalogue.packs_of(CORE).values())
    spoken = read_texts(core, [language])
    lent = [] if spoken else [(language, name, text) for _, name, text in read_texts(core, [ENGLISH])]
    packs = {pack.id: pack for pack in (*ruleset.packs, *catalogue.packs_of(subject.game.id).values())}
    return [*spoken, *lent, *read_texts(packs.values(), [language])]


def _needed(subject: Subject, ruleset: Ruleset) -> Iterator[str]:
    """Yield the messages that a game needs whatever happens in a match."""
    codec, screens = ruleset.codec, subject.game.screens or Screens()
    yield f"game-{subject.game.id}"
    yield from (f"variant-{variant.id}" for variant in ruleset.variants)
    yield from (f"command-{name}" for name in screens.commands)
    for family, classes in (("event", codec.events), ("action", codec.actions)):
        for kind, cls in classes.items():
            if cls is not AnsweredAlone:
                yield Texts.id_of(family, kind.rpartition(".")[2])


def _say_all(match: Match, texts: Texts) -> None:
    """Say and draw what players are told at a position; whatever is missing is noted by the texts."""
    ruleset, seats = match.ruleset, range(match.state.seats)
    names = [f"Seat {seat + 1}" for seat in seats]
    screens = ruleset.game.screens or Screens()
    for reader in (None, *seats):
        view, sentences = match.view(reader), Sentences(ruleset, texts, names, reader)
        screens.board(view, reader, texts, names)
        if match.over:
            _say(map(sentences.event, match.seen(reader)))
            screens.result(view, match.standings(), texts, names)
        elif reader in match.waiting:
            sentences.question(match.state.stack[-1], reader)
            _say(map(sentences.action, [turn.action for turn in match.turns[-1:]]))
            for draw in screens.commands.values():
                draw(view, reader, texts, names, "")
    if match.over:
        screens.cards(ruleset.content, texts)
        screens.legend(texts)


def _say(sentences: Iterable[str]) -> None:
    for _ in sentences:
        pass
