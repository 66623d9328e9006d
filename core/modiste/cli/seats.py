"""Who sits where, `--seat NAME`, `--seat NAME@LANG` and `--seat bot:KIND`, and how each reader calls them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

import click

from modiste.bots import BotKind
from modiste.catalogue import Catalogue
from modiste.cli.help_texts import tell
from modiste.cli.languages import language_code
from modiste.game import Game
from modiste.record import PERSON, SeatInfo
from modiste.text import Texts, composed, printable

BOT = "bot:"
LONGEST_NAME = 20
USUAL_SEATS = 3
CODE: Final = re.compile(r"(?:[A-Za-z]+(?:[-_][A-Za-z0-9]+)*)?")
"""What is read as a language behind a name, be it one or a slip; an address of mail ends in none."""


def read_seats(specs: Sequence[str], language: str, texts: Texts) -> list[SeatInfo]:
    """Read the seats of a match; bots are named after their kinds.

    Raises:
        click.BadParameter: a name that cannot be one.
    """
    if any(spec.strip() == BOT for spec in specs):
        raise click.BadParameter(f"{BOT!r}. {tell('seat-bot')}", param_hint="--seat")
    bots = _bot_names([spec.removeprefix(BOT) if spec.startswith(BOT) else "" for spec in specs], texts)
    seats = []
    for spec, bot in zip(specs, bots, strict=True):
        if bot:
            seats.append(SeatInfo(name=bot, language=language, kind=spec))
        else:
            name, own = split_seat(spec)
            seats.append(SeatInfo(name=_checked(name), language=own or language, kind=PERSON))
    _check_different(seats)
    return seats


def split_seat(spec: str) -> tuple[str, str]:
    """Part the name of a person from the language behind it, which may be none: `Mina@ko`."""
    name, at, code = spec.rpartition("@")
    return (name, language_code(code)) if at and CODE.fullmatch(code) else (spec, "")


def first_language(specs: Sequence[str]) -> str:
    """Return the language that the first person asks for, in which all that is said to nobody in particular is said."""
    people = [spec for spec in specs if not spec.startswith(BOT)]
    return split_seat(people[0])[1] if people else ""


def bot_name(kind: str, number: int, texts: Texts) -> str:
    """Name a bot after its kind (after its id, if no message names it), with a number if there are several of it."""
    message = _kind_message(kind)
    word = texts.say(message) if texts.has(message) else kind.replace("-", " ").capitalize()
    if number:
        return texts.say("bot-name-numbered", kind=word, number=number)
    return texts.say("bot-name", kind=word)


def names_for(seats: Sequence[SeatInfo], texts: Texts) -> list[str]:
    """Name the players for whoever reads `texts`: bots in that language, people as they call themselves.

    Where somebody's name cannot be read aloud in Korean, all people get a word behind theirs that can. What would name
    two players alike leaves all as they were called when they sat down.
    """
    bots = _bot_names([seat.bot if texts.has(_kind_message(seat.bot)) else "" for seat in seats], texts)
    names = [bot or seat.name for bot, seat in zip(bots, seats, strict=True)]
    if len({name.casefold() for name in names}) < len(names):
        names = [seat.name for seat in seats]
    if texts.languages[0].partition("-")[0] == "ko":
        from modiste.korean import is_readable

        if not all(is_readable(seat.name) for seat in seats if not seat.bot):
            pairs = zip(names, seats, strict=True)
            return [name if seat.bot else texts.say("name-honoured", name=name) for name, seat in pairs]
    return names


def _bot_names(kinds: Sequence[str], texts: Texts) -> list[str]:
    """Name bots by their kinds, and give nothing for whoever has none."""
    several = Counter(kinds)
    return [
        bot_name(kind, kinds[: place + 1].count(kind) if several[kind] > 1 else 0, texts) if kind else ""
        for place, kind in enumerate(kinds)
    ]


def _kind_message(kind: str) -> str:
    return f"bot-kind-{kind}"


def usual_seats(catalogue: Catalogue, game: Game, texts: Texts) -> list[str]:
    """Propose one person against bots, the best kind that the game has."""
    count = min(max(USUAL_SEATS, min(game.seats)), max(game.seats))
    return [texts.say("you-name"), *[BOT + usual_bot(catalogue.bots_of(game.id))] * (count - 1)]


def usual_bot(kinds: dict[str, BotKind]) -> str:
    """Choose the kind of bot to play against: the game's own, if it has one."""
    return next((kind.id for kind in kinds.values() if kind.game), "random")


def is_name(name: str) -> bool:
    """Say whether a person can be called so."""
    return 0 < len(printable(name).strip()) <= LONGEST_NAME


def _checked(name: str) -> str:
    name = printable(composed(name)).strip()
    if not is_name(name):
        raise click.BadParameter(f"{name!r}. {tell('seat-name')}", param_hint="--seat")
    return name


def _check_different(seats: Sequence[SeatInfo]) -> None:
    for name, count in Counter(seat.name.casefold() for seat in seats).items():
        if count > 1:
            raise click.BadParameter(f"{name!r}. {tell('seat-twice')}", param_hint="--seat")
