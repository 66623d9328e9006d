"""A match at one keyboard: asks people, lets bots answer, saves every decision before the next question.

What is confirmed is on the disk: a decision is carried out, written, and only then is anything said about it.

Where several people play a game with secrets, the screen belongs to all of them: a sealed answer is asked for on the
alternate screen, after the keyboard was passed on; anything else is drawn as a spectator sees it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

from modiste.action import Action
from modiste.cli.questions import Question
from modiste.cli.reading import Misread
from modiste.cli.secrets import has_secrets
from modiste.cli.showing import LINES, MOST_NEWS, Person, Reader, Showing
from modiste.cli.streams import forget_typed
from modiste.cli.terminal import Terminal
from modiste.errors import IllegalAction, UndoRefused
from modiste.observers import Audience
from modiste.randomness import generator
from modiste.record_writer import RecordWriter
from modiste.screen import Paragraph, Screen, Span, Words
from modiste.sentences import Sentences
from modiste.sight import Bot, BotMisplays

if TYPE_CHECKING:
    from modiste.match import Match
    from modiste.packs import Pack
    from modiste.state import State

UNDO: Final = "undo"


class Left(Exception):
    """A person leaves the match, which can be resumed."""


class Session:
    """A match that is being played here.

    Attributes:
        match: the match.
        people: those who play at the keyboard, by seat.
        writer: the open record.
        showing: draws the match.
        packs: those whose texts may turn out to be broken when the rules are read.
        private: whether what one person may know must be hidden from another.
    """

    def __init__(
        self,
        match: Match,
        people: Mapping[int, Person],
        bots: Mapping[int, Bot],
        writer: RecordWriter,
        terminal: Terminal,
        audience: Audience,
        packs: Sequence[Pack] = (),
    ) -> None:
        self.match = match
        self.people = people
        self.writer = writer
        self.terminal = terminal
        self.packs = packs
        self.showing = Showing(match, terminal)
        self._bots = bots
        self._audience = audience
        self.private = len(people) > 1 and has_secrets(match.ruleset.state_classes)
        self._told_all = {person.language: person.told_openly for person in people.values()}

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
                self._decide_for(bot, bot.choose(self.match.sight(seat), rng))

    def _decide_for(self, bot: Bot, action: Action) -> None:
        try:
            if not isinstance(action, Action):
                raise IllegalAction(action=repr(action))
            self.decide(action)
        except IllegalAction:
            raise BotMisplays(bot=type(bot).__name__, answer=repr(action)) from None

    def decide(self, action: Action) -> None:
        """Carry out a decision, save it, and tell the observers."""
        happened = self.match.submit(action)
        self.writer.decision(self.match)
        self._audience.tell(happened)

    def undo(self, seat: int) -> int:
        """Take back a person's last decision and the bots' after it; return how many decisions that were.

        What other people have sealed since stays: it is taken back with the others, and given again.

        Raises:
            UndoRefused: with the reason.
        """
        people = tuple(self.people)
        told = self.match.turns[-self.match.undoable(seat, people).count].events
        undo = self.match.undo(seat, people)
        self.writer.undo(undo.count, self.match, len(undo.again))
        self._told_all = {language: min(before, told) for language, before in self._told_all.items()}
        for person in self.people.values():
            person.told, person.told_openly = min(person.told, told), min(person.told_openly, told)
        return undo.count - len(undo.again)

    def reader(self, person: Person) -> Reader:
        """Say how a person reads what they are asked now: with their own eyes, unless others see the screen too."""
        own = not self.private or self._sealed()
        return Reader(person, person.seat, person.sentences) if own else self._with_all(person)

    def _with_all(self, person: Person) -> Reader:
        """Let a person read as a spectator does; nobody in particular is spoken to."""
        return Reader(person, None, Sentences(self.match.ruleset, person.texts, person.sentences.names))

    def _sealed(self) -> bool:
        """Say whether the question that is open keeps its answers secret."""
        return self.match.state.stack[-1].sealed

    def _ask(self, person: Person) -> None:
        """Ask a person; behind the curtain, where one is needed, as long as they are the next to answer there."""
        hidden = self.private and self._sealed()
        if hidden and not self._passed_to(person):
            return
        here, before = _place(self.match.state), len(self.match.events)
        with self.terminal.aside() if hidden else nullcontext():
            undone = self._answered(person)
            while hidden and _place(self.match.state) == here and self.match.waiting[:1] == (person.seat,):
                self._say(undone)
                undone = self._answered(person)
        self._say(undone)
        if hidden and not undone and not self._speaks_of(person, before):
            self._say(Span(person.texts.say("has-answered", seat=person.name), "quiet"))

    def _speaks_of(self, person: Person, since: int) -> bool:
        """Say whether what all can read soon names a person as one who has done something."""
        told = [event for event in self.match.seen(None, since) if getattr(event, "seat", None) == person.seat]
        return bool(self.showing.lines(person.sentences, told))

    def _answered(self, person: Person) -> Words:
        """Ask a person until something is decided or taken back; return what to say of what was taken back."""
        from modiste.cli.commands import Commands

        reader = self.reader(person)
        question = self.showing.question(reader)
        self._show(reader, question)
        commands = Commands(self, reader, question)
        while True:
            typed = self._typed(question.hint())
            if commands.called(typed):
                if commands.run(typed):
                    return commands.parting
                continue
            try:
                action = question.read(typed)
            except Misread as misread:
                self._say(Span(person.texts.say(misread.message, **misread.facts), "bad"))
            else:
                self.decide(action)
                return ""

    def _say(self, words: Words) -> None:
        if words:
            self.terminal.line(words)

    def _typed(self, hint: str) -> str:
        above, prompt = self.showing.prompt(hint)
        self.terminal.draw(above)
        return self.terminal.ask(prompt)

    def _show(self, reader: Reader, question: Question) -> None:
        """Show what has happened since the person's last answer, the board if others have moved, and the question."""
        person, aside = reader.person, self.terminal.is_aside
        news = self.showing.news(reader)
        others = any(getattr(event, "seat", None) != person.seat for event in news)
        board = self.showing.board(reader) if others or aside or not person.drawn else ()
        if aside:  # where nothing can be scrolled back
            below = self.terminal.height([*board, *self.showing.asked(reader, question)])
            self.terminal.draw(self.showing.fitted_log(reader, news, self.terminal.lines(LINES) - below))
        else:
            self.terminal.draw(self.showing.log(reader, news, MOST_NEWS))
        self.show(reader, board, question)
        self._note_told(reader)
        person.drawn = not aside

    def show(self, reader: Reader, screen: Screen, question: Question, whole: bool = False) -> None:
        """Draw a screen and below it the question, in pages where both are too tall and nothing scrolls back."""
        drawn = [*screen, *self.showing.question_screen(reader, question, whole)]
        above, prompt = self.showing.prompt(question.hint())
        room = self.terminal.lines(LINES) - self.terminal.height([*above, Paragraph(prompt)])
        if self.terminal.is_aside and self.terminal.height(drawn) > room:
            self.terminal.draw_in_pages(drawn, Span(reader.texts.say("more"), "quiet"))
        else:
            self.terminal.draw(drawn)

    def _note_told(self, reader: Reader) -> None:
        """Remember what a person has been told, and what stood where all can read."""
        person, now = reader.person, len(self.match.events)
        person.told_openly = now if self.private else 0
        if reader.eyes is None:
            self._told_all[person.language] = now
        else:
            person.told = now

    def _passed_to(self, person: Person) -> bool:
        """Pass the keyboard to a person; say whether they have it, and no sealed answer was taken back instead."""
        from modiste.cli.commands import Commands

        self.tell_all(person)
        forget_typed()  # an Enter too many must not open what is meant for somebody else
        say, name = person.texts.say, person.name
        commands = Commands(self, self._with_all(person))
        while True:
            last = self._last_sealed()
            other = "" if last is None else person.sentences.names[last]
            typed = self._typed(say("pass-to-or-undo" if other else "pass-to", seat=name, other=other))
            if not typed:
                return True
            if commands.called(typed) == UNDO and last is not None:
                self.undo(last)
                self._say(Span(say("undone-sealed", seat=other), "good"))
                return False
            if commands.called(typed):
                commands.run(typed)
            else:
                self._say(Span(say("misread-pass", seat=name), "bad"))

    def tell_all(self, person: Person) -> None:
        """Say where all can read what has happened since that was done last, in the words of one person."""
        events = self.match.seen(None, self._told_all[person.language])
        self.terminal.draw(self.showing.log(self._with_all(person), events, MOST_NEWS))
        self._told_all[person.language] = len(self.match.events)
        if not self.terminal.hides:  # it stands right above what they are asked, so it is not told them again
            person.told_openly = len(self.match.events)

    def tell_end(self, person: Person) -> None:
        """Say what has happened last: to the person who plays alone or, as everybody may know it, in their language."""
        if len(self.people) == 1:
            self.terminal.draw(self.showing.log(self.reader(person), self.showing.news(self.reader(person)), None))
            return
        if not self.private:
            self._told_all[person.language] = person.told
        self.tell_all(person)

    def first_of_each_language(self) -> list[Person]:
        """List the first person of each language, in whose words all who share it are told what concerns all."""
        first: dict[str, Person] = {}
        for person in self.people.values():
            first.setdefault(person.language, person)
        return list(first.values())

    def _last_sealed(self) -> int | None:
        """Find the person whose sealed answer was the last decision of any person, if it can still be taken back."""
        turn = next((turn for turn in reversed(self.match.turns) if turn.action.seat in self.people), None)
        if turn is None or not turn.sealed or _place(turn.before) != _place(self.match.state):
            return None
        try:
            self.match.undoable(turn.action.seat, tuple(self.people))
        except UndoRefused:
            return None
        return turn.action.seat


def _place(state: State) -> tuple[object, ...]:
    """Say where in the flow a match is."""
    return (state.place, tuple(state.laps), len(state.stack), *(type(phase) for phase in state.stack[-1:]))
