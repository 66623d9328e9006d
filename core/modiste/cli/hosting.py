"""Hosts a match from its first question to its result, or to the line that says how to resume it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from modiste.catalogue import Catalogue
from modiste.cli.installed import game_texts, packs_of
from modiste.cli.saves import resume_command
from modiste.cli.seats import BOT, LONGEST_NAME, USUAL_SEATS, is_name, names_for, split_seat, usual_bot, usual_seats
from modiste.cli.session import Left, Session
from modiste.cli.showing import Person, colour_names
from modiste.cli.streams import Interrupted
from modiste.cli.terminal import Terminal
from modiste.errors import ModisteError
from modiste.game import Game
from modiste.match import Match
from modiste.observers import Audience, Narrator
from modiste.record import SeatInfo
from modiste.record_writer import RecordWriter
from modiste.screen import Column, Grid, Paragraph, Span
from modiste.sentences import Sentences
from modiste.text import Texts


class Host:
    """Seats people and bots at a match, and sees it to its end.

    Whoever goes on with it has to name `packs` and `plugins` again.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        terminal: Terminal,
        texts: Texts,
        packs: Sequence[Path] = (),
        plugins: Sequence[Path] = (),
    ) -> None:
        self._catalogue = catalogue
        self._terminal = terminal
        self._texts = texts
        self._packs = packs
        self._plugins = plugins

    def run(self, match: Match, seats: Sequence[SeatInfo], writer: RecordWriter) -> int:
        """Play a match to its end, or until somebody leaves; return the exit code."""
        people = self._people(match, seats)
        bots = {
            number: self._catalogue.bot(match.ruleset.game.id, seat.bot).make()
            for number, seat in enumerate(seats)
            if seat.bot
        }
        self._greet(match, writer, bool(people))
        audience = Audience()
        if not people:
            names = names_for(seats, self._texts)
            narrator = Narrator(Sentences(match.ruleset, self._texts, names), self._narrate(names))
            audience.observers.append(narrator)
            if not match.turns:  # what is played again after a resumption, observers have heard already
                audience.tell(match.events)
        packs = packs_of(self._catalogue, match.ruleset)
        session = Session(match, people, bots, writer, self._terminal, audience, packs)
        if session.private and not self._terminal.hides:
            self._terminal.line(Span(self._texts.say("cannot-hide"), "bad"))
        try:
            session.play()
        except Left:
            return self._adjourn(writer, 0)
        except Interrupted as ending:
            return self._adjourn(writer, ending.exit_code)
        except ModisteError:
            raise
        except Exception:
            self._adjourn(writer, 1)  # what was played is saved, whatever has failed
            raise
        self._conclude(session, seats)
        return 0

    def _people(self, match: Match, seats: Sequence[SeatInfo]) -> dict[int, Person]:
        people = {}
        for number, seat in enumerate(seats):
            if not seat.bot:
                texts = game_texts(self._catalogue, match.ruleset, seat.language)
                sentences = Sentences(match.ruleset, texts, names_for(seats, texts), number)
                told = len(match.events) if match.turns else 0
                people[number] = Person(number, texts, sentences, told, told)
        return people

    def _greet(self, match: Match, writer: RecordWriter, people: bool) -> None:
        """Say where the match is saved and, if no person plays, its seed, which gives all chance away."""
        if not people:
            self._quietly("seed-shown", seed=str(match.state.seed))
        self._quietly("saved-in", path=str(writer.path))

    def _quietly(self, message: str, **facts: str) -> None:
        self._terminal.line(Span(self._texts.say(message, **facts), "quiet"), whole=True)

    def _narrate(self, names: Sequence[str]) -> Callable[[str], None]:
        return lambda line: self._terminal.line(colour_names(line, names))

    def _adjourn(self, writer: RecordWriter, exit_code: int) -> int:
        say = self._texts.say
        self._terminal.line()
        self._terminal.line(say("saved-in", path=str(writer.path)), whole=True)
        command = resume_command(writer.path, self._packs, self._plugins)
        self._terminal.line(say("resume-with", command=command), whole=True)
        return exit_code

    def _conclude(self, session: Session, seats: Sequence[SeatInfo]) -> None:
        """Say how the match has ended, to people of several languages one after the other."""
        match, screens = session.match, session.showing.screens
        readers = session.first_of_each_language()
        for person in readers:
            session.tell_end(person)
        for texts in [person.texts for person in readers] or [self._texts]:
            self._terminal.draw(screens.result(match.view(None), match.standings(), texts, names_for(seats, texts)))
        if session.people:
            self._quietly("seed-shown", seed=str(match.state.seed))
        self._quietly("match-finished", path=str(session.writer.path))


class Interview:
    """Asks what to play and who plays, where the command line does not say."""

    def __init__(self, catalogue: Catalogue, terminal: Terminal, texts: Texts) -> None:
        self._catalogue = catalogue
        self._terminal = terminal
        self._texts = texts

    def ask_game(self) -> str:
        """Ask which game to play."""
        games = list(self._catalogue.games)
        rows = tuple((Span(str(number), "accent"), game) for number, game in enumerate(games, 1))
        self._terminal.draw(
            [
                Paragraph(Span(self._texts.say("ask-game"), "strong")),
                Grid((Column(align="right", least=3), Column()), rows),
                Paragraph(Span(self._texts.say("ask-default", default=games[0]), "quiet")),
            ]
        )
        while True:
            typed = self._terminal.ask("> ").casefold()
            if not typed:
                return games[0]
            if typed in games:
                return typed
            if typed.isdecimal() and 1 <= int(typed) <= len(games):
                return games[int(typed) - 1]
            self._refuse("misread-game", most=len(games))

    def ask_seats(self, game: Game) -> list[str]:
        """Ask who plays."""
        usual = usual_seats(self._catalogue, game, self._texts)
        count = self._ask_count(game)
        bots = [BOT + kind for kind in self._catalogue.bots_of(game.id)]
        seats: list[str] = []
        for number in range(count):
            default = usual[0] if number == 0 else BOT + usual_bot(self._catalogue.bots_of(game.id))
            seats.append(self._ask_seat(number + 1, bots, default, seats))
        return seats

    def _ask_count(self, game: Game) -> int:
        least, most = min(game.seats), max(game.seats)
        if least == most:
            return least
        default = min(max(USUAL_SEATS, least), most)
        self._say("ask-seats", str(default), least=least, most=most)
        while True:
            typed = self._terminal.ask("> ")
            if not typed:
                return default
            if typed.isdecimal() and int(typed) in game.seats:
                return int(typed)
            self._refuse("misread-seats", least=least, most=most)

    def _ask_seat(self, number: int, bots: Sequence[str], default: str, taken: Sequence[str]) -> str:
        self._say("ask-seat", default, number=number, bots=self._texts.join(list(bots)))
        while True:
            typed = self._terminal.ask("> ")
            if not typed:
                return default
            name = split_seat(typed)[0]
            if typed.startswith(BOT):
                if typed in bots:
                    return typed
                self._refuse("typed-like-bot", bots=self._texts.join(list(bots)))
            elif not is_name(name):
                self._refuse("misread-name", most=LONGEST_NAME)
            elif name.casefold() in (split_seat(seat)[0].casefold() for seat in taken):
                self._refuse("misread-name-twice", name=name)
            else:
                return typed

    def _refuse(self, message: str, **facts: str | int) -> None:
        self._terminal.line(Span(self._texts.say(message, **facts), "bad"))

    def _say(self, message: str, default: str, **facts: str | int) -> None:
        self._terminal.line(Span(self._texts.say(message, **facts), "strong"))
        self._terminal.line(Span(self._texts.say("ask-default", default=default), "quiet"))
