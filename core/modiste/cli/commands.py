"""What can be typed at every question beside its answer, and where the keyboard is passed on.

Help with the rules of the decision, log, cards, rules, board, undo, save and quit, and the detail screens of the game.
What may follow each command is read here, so that whatever cannot follow is refused in the same words.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from modiste.cli.card_list import cards_screen
from modiste.cli.failures import explain
from modiste.cli.installed import broken_rules, broken_texts
from modiste.cli.reading import Misread
from modiste.cli.rules_screen import contents_screen, governing_screen, rules_screen
from modiste.cli.session import UNDO, Left, Session
from modiste.cli.showing import Reader
from modiste.cli.words import Vocabulary, word_for
from modiste.errors import ModisteError, RecordExists, RecordUnwritable
from modiste.outline import unreadable
from modiste.packs import Pack, PackError
from modiste.problem import system_reason
from modiste.rulebook import Rulebook
from modiste.screen import Column, Grid, Heading, Paragraph, Screen, Span, Words

if TYPE_CHECKING:
    from modiste.cli.questions import Question

HELP: Final = "help"

RECENT: Final = 30
"""So many lines `log` shows, unless others are wanted."""

LOG: Final = "log"
WHOLE_LOG: Final = "all"
COUNT: Final = r"0*[1-9]\d{0,5}"
"""How many lines may be asked for."""

AFTER: Final = ("cards", "rules", "save")
"""The commands that say themselves what they make of what follows."""


class Commands:
    """The commands of one person at one question, or (None) where the keyboard is passed on.

    Attributes:
        parting: what to say when the question is left.
    """

    def __init__(self, session: Session, reader: Reader, question: Question | None = None) -> None:
        self.parting: Words = ""
        self._session = session
        self._reader = reader
        self._question = question
        self._terminal = session.terminal
        self._without: tuple[Pack, ...] = ()
        self._game = session.showing.screens.commands
        self._own: dict[str, Callable[[str], bool]] = {
            LOG: self._log,
            "cards": self._cards,
            "rules": self._rules,
            "board": self._board,
            UNDO: self._undo,
            "save": self._save,
            "quit": self._quit,
        }
        self._words = Vocabulary(reader.texts, (HELP, *self._own, *self._game))

    def called(self, typed: str) -> str:
        """Return the name of the command that was typed, in whatever words; nothing if it is none."""
        word = typed.partition(" ")[0]
        return HELP if word == "?" else self._words.name_of(word)

    def run(self, typed: str) -> bool:
        """Carry out a command; say whether the question has to be asked anew.

        Raises:
            Left: the person leaves.
        """
        word = self.called(typed)
        try:
            command, _, argument = typed.strip().partition(" ")
            argument = self._argument(word, command, argument.strip())
            if word == HELP:
                return self._help()
            if word in self._own:
                return self._own[word](argument)
            return self._detail(word, argument)
        except Misread as misread:
            problem = self._reader.texts.say(misread.message, **misread.facts)
        except ModisteError as error:
            problem = explain(error, self._reader.texts)
        for line in problem.splitlines():
            self._terminal.line(Span(line, "bad"))
        return False

    def _argument(self, word: str, command: str, typed: str) -> str:
        """Read what follows a command, as it was typed: one of its choices in full, though its beginning will do.

        Raises:
            Misread: it cannot follow that command.
        """
        if word in AFTER:
            return typed
        if not typed:
            return self._reader.names[self._reader.person.seat] if self._is_of_player(word) else ""
        texts = self._reader.texts
        if word == LOG:
            typed = Vocabulary(texts, (WHOLE_LOG,)).translated(typed)
            if re.fullmatch(COUNT, typed):
                return typed
        choices = self._choices(word)
        wanted = typed.casefold()
        exact = [choice for choice in choices if choice.casefold() == wanted]
        found = exact or [choice for choice in choices if choice.casefold().startswith(wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Misread("misread-several", typed=typed, fits=texts.join(found))
        told = [word_for(texts, WHOLE_LOG), texts.say("log-count")] if word == LOG else choices
        fits = texts.join(told)
        raise Misread("misread-argument", command=command, typed=typed, choices=fits, choices_count=len(told))

    def _is_of_player(self, word: str) -> bool:
        return word in self._game and word in self._session.showing.screens.of_players

    def _choices(self, word: str) -> Sequence[str]:
        """List what may follow a command (after `log` also a number)."""
        if word == LOG:
            return (WHOLE_LOG,)
        if self._is_of_player(word):
            return self._reader.names
        return self._session.showing.screens.choices(word, self._reader.texts) if word in self._game else ()

    def _help(self) -> bool:
        texts = self._reader.texts
        say, question = texts.say, self._question
        answer = question.help() if question else [say("help-pass")]
        legend = self._session.showing.screens.legend(texts)
        rows: list[tuple[Words, ...]] = [(Span("?", "accent"), say("command-help"))]
        names = (*self._game, *self._own)
        rows += [(Span(word_for(texts, name), "accent"), say(f"command-{name}")) for name in names]
        screen: Screen = [
            Heading(say("help-answer")),
            *(Paragraph(line, indent=1) for line in answer),
            *self._governing(),
            Heading(say("help-commands")),
            Grid((Column(least=9), Column(wrap=True)), tuple(rows), indent=1),
            *([Heading(say("help-board")), *legend] if legend else []),
        ]
        if question and (question.abridged or self._terminal.is_aside):
            self._session.show(self._reader, screen, question, whole=True)
        else:
            self._terminal.draw(screen)
        return False

    def _governing(self) -> Screen:
        """Draw the rules of the decision that is asked for."""
        match = self._session.match
        rules = self._book().governing(match.state.stack[-1].clauses) if self._question else ()
        told = [Heading(self._reader.texts.say("help-rules")), *governing_screen(rules)] if rules else []
        return [*told, *self._broken()]

    def _book(self) -> Rulebook:
        """Open the rules, without those of packs whose outlines are broken."""
        ruleset, texts = self._session.match.ruleset, self._reader.texts
        try:
            return Rulebook(ruleset, texts)
        except PackError:
            self._without = unreadable(ruleset.packs)
            return Rulebook(ruleset, texts, self._without)

    def _broken(self) -> Screen:
        """Say which packs have broken texts: the rules text is read only when it is asked for."""
        texts = self._reader.texts
        lines = [*broken_texts(self._session.packs, texts), *broken_rules(self._without, texts)]
        return [Paragraph(Span(line, "bad"), indent=1) for line in lines]

    def _log(self, argument: str) -> bool:
        reader, session = self._reader, self._session
        most = None if argument == WHOLE_LOG else int(argument or RECENT)
        screen = session.showing.log(reader, session.match.seen(reader.eyes), most)
        return self._look(screen or [Paragraph(reader.texts.say("log-empty"), indent=1)])

    def _cards(self, argument: str) -> bool:
        ruleset, texts = self._session.match.ruleset, self._reader.texts
        entries = self._session.showing.screens.cards(ruleset.content, texts)
        return self._look(cards_screen(entries, argument, texts, ruleset.game.id, word_for(texts, "cards")))

    def _rules(self, argument: str) -> bool:
        book, word = self._book(), word_for(self._reader.texts, "rules")
        told = rules_screen(book, book.find(argument.split())) if argument else contents_screen(book, word)
        return self._look([*told, *self._broken()])

    def _board(self, argument: str) -> bool:
        return self._look(self._session.showing.board(self._reader))

    def _detail(self, word: str, argument: str) -> bool:
        return self._look(self._session.showing.detail(self._reader, word, argument))

    def _look(self, screen: Screen) -> bool:
        """Show a screen, and below it what was asked: the screen may have pushed it out of sight."""
        if self._question:
            self._session.show(self._reader, screen, self._question)
        else:
            self._terminal.draw(screen)
        return False

    def _undo(self, argument: str) -> bool:
        if self._question is None:
            self._terminal.line(Span(self._reader.texts.say("undo-nothing-sealed"), "bad"))
            return False
        count = self._session.undo(self._reader.person.seat)
        self.parting = Span(self._reader.texts.say("undone", count=count), "good")
        self._reader.person.drawn = False
        return True

    def _save(self, argument: str) -> bool:
        path = self._session.writer.path
        say = self._reader.texts.say
        if not argument:
            self._terminal.line(say("saving", path=str(path)))
            return False
        target = Path(argument).expanduser()
        try:
            with target.open("xb") as file, path.open("rb") as source:
                shutil.copyfileobj(source, file)
        except OSError as error:
            if isinstance(error, FileExistsError):
                raise RecordExists(path=str(target)) from error
            raise RecordUnwritable(path=str(target), problem=system_reason(error)) from error
        self._terminal.line(say("copied", path=str(target)))
        return False

    def _quit(self, argument: str) -> bool:
        raise Left
