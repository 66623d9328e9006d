"""A match at one keyboard: asks people, lets bots answer, saves every decision before the next question.

What is confirmed is on the disk: a decision is carried out, written, and only then is anything said about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING

from modiste.cli.menus import Asker
from modiste.cli.questions import Question
from modiste.cli.reading import Misread
from modiste.cli.secrets import has_secrets
from modiste.cli.terminal import Terminal
from modiste.event import Event
from modiste.observers import Audience
from modiste.phase import AnyPhase
from modiste.randomness import generator
from modiste.record_writer import RecordWriter
from modiste.screen import Heading, Paragraph, Screen, Span, Words, seat_tone
from modiste.screens import Screens
from modiste.sentences import Sentences
from modiste.sight import Bot

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.match import Match
    from modiste.text import Texts

MOST_NEWS = 60
"""So many lines of what has happened stand before a question, more than a whole show; `log all` shows the others."""

RECENT = 30
"""So many lines `log` shows, unless all are wanted."""

LINES = 40
"""Board and question stand in so many lines, or in more on a terminal that has more."""

ROOM_TO_TYPE = 12
"""So many columns a prompt leaves free; one that cannot stands on lines of its own."""


@dataclass(slots=True)
class Person:
    """A person at the keyboard: how they are spoken to, and how far they have been told what happened."""

    seat: int
    texts: Texts
    sentences: Sentences
    told: int = 0
    drawn: bool = False


class Left(Exception):
    """A person leaves the match, which can be resumed."""


class Session:
    """A match that is being played here.

    Attributes:
        match: the match.
        names: the players' names, by seat.
        people: those who play at the keyboard, by seat.
        writer: the open record.
    """

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        people: Mapping[int, Person],
        bots: Mapping[int, Bot],
        writer: RecordWriter,
        terminal: Terminal,
        audience: Audience,
    ) -> None:
        self.match = match
        self.names = names
        self.people = people
        self.writer = writer
        self.terminal = terminal
        self.screens = match.ruleset.game.screens or Screens()
        self._bots = bots
        self._audience = audience
        game = match.ruleset.game
        self._private = len(people) > 1 and has_secrets([game.state, *game.phases])

    def play(self) -> None:
        """Play to the end.

        Raises:
            Left: a person leaves before.
            Interrupted: the process is to end.
        """
        while not self.match.over:
            seat = self.match.waiting[0]
            bot = self._bots.get(seat)
            if bot is None:
                self._ask(self.people[seat])
            else:
                rng = generator(self.match.state.seed, "bot", seat, len(self.match.turns))
                self.decide(bot.choose(self.match.sight(seat), rng))

    def decide(self, action: Action) -> None:
        """Carry out a decision, save it, and tell the observers."""
        happened = self.match.submit(action)
        self.writer.decision(self.match)
        self._audience.tell(happened)

    def undo(self, person: Person) -> int:
        """Take back a person's last decision and the bots' after it; return how many decisions that were.

        Raises:
            UndoRefused: with the reason.
        """
        count = self.match.undoable(person.seat, tuple(self.people))
        self.writer.undo(count)
        self.match.take_back(count)
        for other in self.people.values():
            other.told = min(other.told, len(self.match.events))
        return count

    def _ask(self, person: Person) -> None:
        """Ask a person until there is an answer."""
        from modiste.cli.commands import Commands

        with self._behind_curtain(person):
            self._show_news(person)
            question = self.question(person)
            self.show_question(person, question)
            commands = Commands(self, person, question)
            while True:
                above, prompt = self._prompt(question)
                self.terminal.draw(above)
                typed = self.terminal.ask(prompt)
                if commands.knows(typed):
                    if commands.run(typed):
                        return
                    continue
                try:
                    action = question.read(typed)
                except Misread as misread:
                    self.terminal.line(Span(person.texts.say(misread.message, **misread.facts), "bad"))
                else:
                    break
        self.decide(action)

    def _prompt(self, question: Question) -> tuple[Screen, Words]:
        """Say how to answer, before the cursor or, where that leaves no room to type, on lines of its own."""
        hint, mark = question.hint(), Span("> ", "strong")
        prompt = (Span(f"  {hint} ", "quiet"), mark)
        if self.terminal.fits(prompt, ROOM_TO_TYPE):
            return (), prompt
        return (Paragraph(Span(hint, "quiet"), indent=2, hang=2),), ("  ", mark)

    def _behind_curtain(self, person: Person) -> AbstractContextManager[None]:
        """Hide what one person sees from the next, if this game has secrets and several people share the keyboard."""
        if not self._private:
            return nullcontext()
        self.terminal.line(person.texts.say("pass-to", seat=self.names[person.seat]))
        self.terminal.ask("")
        return self.terminal.aside()

    def question(self, person: Person) -> Question:
        """Make the question that a person is asked now, as brief as the board above it asks for."""
        match, seat = self.match, person.seat
        asker = Asker(match.view(seat), person.sentences, self.screens)
        question = Question(asker, match.space(seat), match.asides(seat))
        room = self.terminal.lines(LINES) - self.terminal.height(self.board(person))
        while self.terminal.height(self.asked(person, question)) > room and question.shorten():
            pass
        return question

    def asked(self, person: Person, question: Question) -> Screen:
        """Draw the question and its prompt as they will stand on the terminal."""
        above, prompt = self._prompt(question)
        return [*self._question_screen(person, question), *above, Paragraph(prompt)]

    def show_question(self, person: Person, question: Question, whole: bool = False) -> None:
        """Show the question: whose turn it is, what can be chosen, and how."""
        self.terminal.draw(self._question_screen(person, question, whole))

    def _question_screen(self, person: Person, question: Question, whole: bool = False) -> Screen:
        phase: AnyPhase = self.match.state.stack[-1]
        texts, name = person.texts, self.names[person.seat]
        asked = person.sentences.question(phase, person.seat) or texts.say("question", seat=name)
        heading = Heading((Span(name, seat_tone(person.seat)), "  ", asked), texts.say("hint-help"))
        return [heading, *question.screen(self.terminal.width, whole)]

    def board(self, person: Person) -> Screen:
        """Draw the board as a person sees it."""
        return self.screens.board(self.match.view(person.seat), person.seat, person.texts, self.names)

    def show_board(self, person: Person) -> None:
        """Show the board as a person sees it."""
        self.terminal.draw(self.board(person))

    def _show_news(self, person: Person) -> None:
        """Tell what has happened since the person's last answer; show the board anew if others have moved."""
        since, now = person.told, len(self.match.events)
        others = any(getattr(event, "seat", None) != person.seat for event in self.match.events[since:])
        self.terminal.draw(self.log(person, since, MOST_NEWS))
        person.told = now
        if others or not person.drawn:
            person.drawn = True
            self.show_board(person)

    def log(self, person: Person, since: int, most: int | None) -> Screen:
        """Draw what has happened since event number `since`, the last `most` lines of it."""
        lines = self.lines(person, self.match.seen(person.seat, since))
        kept = lines if most is None else lines[-most:]
        left_out = len(lines) - len(kept)
        if left_out:
            kept = [Span(person.texts.say("earlier", count=left_out), "quiet"), *kept]
        return [Paragraph(line, indent=1, hang=2) for line in kept]

    def lines(self, person: Person, events: Sequence[Event]) -> list[Words]:
        """Say events, with the players' names in their colours."""
        said = (person.sentences.event(event) for event in events)
        return [colour_names(line, self.names) for line in said if line]


def colour_names(line: str, names: Sequence[str]) -> Words:
    """Give the players' names in a line the tones of their seats."""
    import re

    pattern = "|".join(rf"\b{re.escape(name)}\b" for name in sorted(names, key=len, reverse=True))
    parts = re.split(f"({pattern})", line)
    return tuple(Span(part, seat_tone(names.index(part))) if part in names else part for part in parts if part)
