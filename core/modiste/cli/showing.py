"""What of a match stands on the terminal: the board, the question, what has happened.

Everything is drawn for a `Reader`: a person who looks with the eyes of their seat or, on a screen that others see
too in a game with secrets, with nobody's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from modiste.cli.menus import Asker
from modiste.cli.questions import Question
from modiste.cli.terminal import Terminal
from modiste.event import Event
from modiste.korean import PAIRS
from modiste.phase import AnyPhase
from modiste.screen import Heading, Paragraph, Screen, Span, Words, seat_tone
from modiste.screens import Screens, board_of
from modiste.sentences import Sentences

if TYPE_CHECKING:
    from modiste.match import Match
    from modiste.text import Texts

MOST_NEWS: Final = 60
"""So many lines of what has happened stand before a question, more than a whole show; `log all` shows the others."""

LINES: Final = 40
"""Board and question stand in so many lines, or in more on a terminal that has more."""

PARTICLES: Final = "|".join(["의", "에게", *(form for pair in PAIRS for form in pair.split("/"))])
"""What may stand right behind a name."""

ROOM_TO_TYPE: Final = 12
"""So many columns a prompt leaves free; one that cannot stands on lines of its own."""


@dataclass(slots=True)
class Person:
    """A person at the keyboard: how they are spoken to, and how far they have been told what happened.

    Attributes:
        told: the number of events told to them, as their seat may know them.
        told_openly: the number of events that stood, as anybody may know them, where all can read.
        drawn: whether they have seen the board.
    """

    seat: int
    texts: Texts
    sentences: Sentences
    told: int = 0
    told_openly: int = 0
    drawn: bool = False

    @property
    def name(self) -> str:
        """The person's name, as they read it."""
        return self.sentences.names[self.seat]

    @property
    def language(self) -> str:
        """The language in which the person reads."""
        return self.texts.languages[0]


@dataclass(frozen=True, slots=True)
class Reader:
    """A person as they read now; `eyes` is the seat whose secrets are shown, None for nobody's."""

    person: Person
    eyes: int | None
    sentences: Sentences

    @property
    def texts(self) -> Texts:
        """The texts in the person's language."""
        return self.person.texts

    @property
    def names(self) -> Sequence[str]:
        """The players' names as the person reads them, by seat."""
        return self.sentences.names


class Showing:
    """Draws a match for those who play it."""

    def __init__(self, match: Match, terminal: Terminal) -> None:
        self.screens = match.ruleset.game.screens or Screens()
        self._match = match
        self._terminal = terminal

    def board(self, reader: Reader) -> Screen:
        """Draw the board."""
        view = self._match.view(reader.eyes)
        return board_of(self._match.ruleset, view, reader.eyes, reader.texts, reader.names)

    def detail(self, reader: Reader, command: str, argument: str) -> Screen:
        """Draw a detail screen of the game."""
        draw = self.screens.commands[command]
        return draw(self._match.view(reader.eyes), reader.eyes, reader.texts, reader.names, argument)

    def question(self, reader: Reader) -> Question:
        """Make the question that a person is asked now, as brief as the board above it asks for."""
        match, seat = self._match, reader.person.seat
        asker = Asker(match.view(reader.eyes), reader.person.sentences, self.screens)
        question = Question(asker, match.space(seat), match.asides(seat))
        room = self._terminal.lines(LINES) - self._terminal.height(self.board(reader))
        while self._terminal.height(self.asked(reader, question)) > room and question.shorten():
            pass
        return question

    def asked(self, reader: Reader, question: Question) -> Screen:
        """Draw the question and its prompt as they will stand on the terminal."""
        above, prompt = self.prompt(question.hint())
        return [*self.question_screen(reader, question), *above, Paragraph(prompt)]

    def question_screen(self, reader: Reader, question: Question, whole: bool = False) -> Screen:
        """Draw the question: whose turn it is, what can be chosen, and how."""
        phase: AnyPhase = self._match.state.stack[-1]
        seat, texts = reader.person.seat, reader.texts
        name = reader.names[seat]
        asked = reader.person.sentences.question(phase, seat) or texts.say("question", seat=name)
        heading = Heading((Span(name, seat_tone(seat)), "  ", asked), texts.say("hint-help"))
        return [heading, *question.screen(self._terminal.width, whole)]

    def prompt(self, hint: str) -> tuple[Screen, Words]:
        """Say how to answer, before the cursor or, where that leaves no room to type, on lines of its own."""
        mark = Span("> ", "strong")
        prompt = (Span(f"  {hint} ", "quiet"), mark)
        if self._terminal.fits(prompt, ROOM_TO_TYPE):
            return (), prompt
        return (Paragraph(Span(hint, "quiet"), indent=2, hang=2),), ("  ", mark)

    def news(self, reader: Reader) -> list[Event]:
        """List what the reader has not been told; what stood where all can read counts if no eyes see more of it."""
        person = reader.person
        since = person.told_openly if reader.eyes is None else person.told
        events = enumerate(self._match.events[since:], since)
        told = ((number, event, event.seen_by(reader.eyes)) for number, event in events)
        return [
            seen
            for number, event, seen in told
            if seen is not None and (number >= person.told_openly or seen != event.seen_by(None))
        ]

    def log(self, reader: Reader, events: Sequence[Event], most: int | None) -> Screen:
        """Draw events as the reader may know them, the last `most` lines of them."""
        lines = self.lines(reader.sentences, events)
        kept = lines if most is None else lines[len(lines) - min(most, len(lines)) :]
        left_out = len(lines) - len(kept)
        if left_out:
            kept = [Span(reader.texts.say("earlier", count=left_out), "quiet"), *kept]
        return _told(kept)

    def fitted_log(self, reader: Reader, events: Sequence[Event], room: int) -> Screen:
        """Draw as many of the last events as fit into so many lines; the others stood above where they begin."""
        lines = self.lines(reader.sentences, events)
        while lines and self._terminal.height(_told(lines)) > room:
            del lines[0]
        return _told(lines)

    def lines(self, sentences: Sentences, events: Sequence[Event]) -> list[Words]:
        """Say events, with the players' names in their colours, and no line's end between a word and its number."""
        said = (sentences.event(event) for event in events)
        return [tuple(map(_numbers_kept, colour_names(line, sentences.names))) for line in said if line]


def _told(lines: Sequence[Words]) -> Screen:
    return [Paragraph(line, indent=1, hang=2) for line in lines]


def _numbers_kept(part: str | Span) -> str | Span:
    """Keep each number in one line with the word before it: what is worth so much, or how many there are of it."""
    kept = re.sub(r"(?<=\S) (?=[-+]?\d)", "\N{NO-BREAK SPACE}", part.text if isinstance(part, Span) else part)
    return Span(kept, part.tone) if isinstance(part, Span) else kept


def colour_names(line: str, names: Sequence[str]) -> tuple[str | Span, ...]:
    """Give the players' names in a line the tones of their seats; a Korean particle may stand right behind a name."""
    pattern = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    parts = re.split(rf"(?<!\w)({pattern})(?=(?:{PARTICLES})?(?!\w))", line)
    return tuple(Span(part, seat_tone(names.index(part))) if part in names else part for part in parts if part)
