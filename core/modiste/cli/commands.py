"""What can be typed at every question beside its answer.

Help, log, cards, board, undo, save and quit, and the detail screens of the game.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from modiste.cli.card_list import cards_screen
from modiste.cli.failures import explain
from modiste.cli.session import RECENT, Left, Person, Session
from modiste.errors import ModisteError
from modiste.screen import Column, Grid, Heading, Paragraph, Screen, Span, Words

if TYPE_CHECKING:
    from modiste.cli.questions import Question

HELP: Final = ("?", "help")


class Commands:
    """The commands of one person at one question; each says whether the question is to be asked anew."""

    def __init__(self, session: Session, person: Person, question: Question) -> None:
        self._session = session
        self._person = person
        self._question = question
        self._terminal = session.terminal
        self._own: dict[str, Callable[[str], bool]] = {
            "log": self._log,
            "cards": self._cards,
            "board": self._board,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def knows(self, typed: str) -> bool:
        """Say whether what was typed is a command."""
        word = _word(typed)
        return word in HELP or word in self._own or word in self._session.screens.commands

    def run(self, typed: str) -> bool:
        """Carry out a command; say whether the question has to be asked anew.

        Raises:
            Left: the person leaves.
        """
        word, argument = _word(typed), typed.strip().partition(" ")[2].strip()
        try:
            if word in HELP:
                return self._help()
            if word in self._own:
                return self._own[word](argument)
            return self._detail(word, argument)
        except ModisteError as error:
            self._terminal.line(Span(explain(error, self._person.texts), "bad"))
            return False

    def _help(self) -> bool:
        texts = self._person.texts
        say = texts.say
        game = self._session.screens.commands
        legend = self._session.screens.legend(texts)
        rows: list[tuple[Words, ...]] = [(Span("?", "accent"), say("command-help"))]
        rows += [(Span(name, "accent"), say(f"command-{name}")) for name in (*game, *self._own)]
        self._terminal.draw(
            [
                Heading(say("help-answer")),
                *(Paragraph(line, indent=1) for line in self._question.help()),
                Heading(say("help-commands")),
                Grid((Column(least=9), Column(wrap=True)), tuple(rows), indent=1),
                *([Heading(say("help-board")), *legend] if legend else []),
            ]
        )
        if self._question.abridged:
            self._session.show_question(self._person, self._question, whole=True)
        return False

    def _log(self, argument: str) -> bool:
        most = None if argument else RECENT
        screen = self._session.log(self._person, 0, most)
        return self._look(screen or [Paragraph(self._person.texts.say("log-empty"), indent=1)])

    def _cards(self, argument: str) -> bool:
        ruleset = self._session.match.ruleset
        entries = self._session.screens.cards(ruleset.content, self._person.texts)
        texts = self._person.texts
        return self._look(cards_screen(entries, argument, texts, ruleset.game.id, "cards"))

    def _board(self, argument: str) -> bool:
        self._session.show_board(self._person)
        return self._look(())

    def _look(self, screen: Screen) -> bool:
        """Show a screen, and below it what was asked: the screen may have pushed it out of sight."""
        self._terminal.draw(screen)
        self._session.show_question(self._person, self._question)
        return False

    def _detail(self, word: str, argument: str) -> bool:
        session, person = self._session, self._person
        draw = session.screens.commands[word]
        view = session.match.view(person.seat)
        return self._look(draw(view, person.seat, person.texts, session.names, argument))

    def _undo(self, argument: str) -> bool:
        count = self._session.undo(self._person)
        self._terminal.line(Span(self._person.texts.say("undone", count=count), "good"))
        self._person.drawn = False
        return True

    def _save(self, argument: str) -> bool:
        path = self._session.writer.path
        say = self._person.texts.say
        if not argument:
            self._terminal.line(say("saving", path=str(path)))
            return False
        target = Path(argument).expanduser()
        try:
            with target.open("xb") as file, path.open("rb") as source:
                shutil.copyfileobj(source, file)
        except OSError as error:
            from modiste.errors import RecordExists, RecordUnwritable

            if isinstance(error, FileExistsError):
                raise RecordExists(path=str(target)) from error
            raise RecordUnwritable(path=str(target), problem=error.strerror or str(error)) from error
        self._terminal.line(say("copied", path=str(target)))
        return False

    def _quit(self, argument: str) -> bool:
        raise Left


def _word(typed: str) -> str:
    return typed.strip().partition(" ")[0].casefold()
