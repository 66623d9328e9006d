"""Questions as they stand on the terminal: a choice, the free actions beside it, and how briefly both are drawn."""

from __future__ import annotations

from contextlib import suppress

from modiste.action import Action
from modiste.cli.choices import choice_for
from modiste.cli.menus import FEW, Asker, Brevity, in_passing, laid_out, lettered_entries
from modiste.cli.reading import Misread
from modiste.cli.words import ANSWERS, Vocabulary
from modiste.korean import latin_keys
from modiste.screen import Paragraph, Screen, text_of
from modiste.space import OneOf, Space
from modiste.text import composed


class Question:
    """A choice with the free actions beside it and what Enter takes."""

    def __init__(self, asker: Asker, space: Space, asides: OneOf | None) -> None:
        self._asker = asker
        self._choice = choice_for(asker, space)
        self._brevity = Brevity.WHOLE
        self._default = asker.screens.default(asker.view, space)
        self._words = Vocabulary(asker.sentences.texts, ANSWERS)
        self._asides = lettered_entries(asker, list(asides) if asides is not None else [])

    def shorten(self) -> bool:
        """Be drawn more briefly from now on; say whether there was a briefer way."""
        if self._brevity is Brevity.BARE:
            return False
        self._brevity = Brevity(self._brevity + 1)
        return True

    @property
    def abridged(self) -> bool:
        """Whether the entries have notes that are not drawn, or the free actions are not."""
        entries = [*self._choice.entries, *(self._asides if len(self._asides) < FEW else [])]
        if self._brevity is Brevity.BARE and len(self._asides) >= FEW:
            return True
        return self._brevity is not Brevity.WHOLE and any(text_of(entry.note) for entry in entries)

    def screen(self, width: int, whole: bool = False) -> Screen:
        """Draw the choice and the free actions, as briefly as was asked for or `whole`."""
        brevity = Brevity.WHOLE if whole else self._brevity
        entries = laid_out(self._choice.entries, width, brevity)
        return (*entries, *self._choice.remark(), *self._beside(brevity))

    def _beside(self, brevity: Brevity) -> Screen:
        """Draw the free actions, or only their letters."""
        if brevity is not Brevity.BARE or len(self._asides) < FEW:
            return in_passing(self._asides, brevity)
        first, last = self._asides[0].key, self._asides[-1].key
        return (Paragraph(self._asker.say("asides-left-out", first=first, last=last), indent=2),)

    def hint(self) -> str:
        """Say how to answer, and what Enter takes (the help says that too, so the briefest way leaves it out)."""
        hint = self._choice.hint()
        if self._default is not None and self._brevity < Brevity.RUNNING:
            default = self._asker.sentences.action(self._default)
            hint = self._asker.say("hint-with-default", hint=hint, default=default)
        return self._asker.say("hint-brief", hint=hint) if self.abridged else hint

    def help(self) -> list[str]:
        """Say all about answering: how to choose, what Enter takes, what the letters do."""
        say = self._asker.say
        lines = [self._choice.help()]
        if self._default is not None:
            lines.append(say("help-default", default=self._asker.sentences.action(self._default)))
        return [*lines, *([say("help-asides")] if self._asides else [])]

    def read(self, typed: str) -> Action:
        """Turn what was typed into an action.

        Raises:
            Misread: it answers nothing; the message says what would.
        """
        typed = composed(typed)
        for reading in (typed, latin_keys(typed)):
            with suppress(Misread):
                return self._read(reading)
        translated = self._words.translated(typed)
        try:
            return self._read(translated)
        except Misread as misread:
            said = {name: typed if fact == translated else fact for name, fact in misread.facts.items()}
            raise Misread(misread.message, **said) from None

    def _read(self, typed: str) -> Action:
        for entry in self._asides:
            if typed.casefold() == entry.key:
                return entry.action
        if typed:
            return self._choice.read(typed)
        if self._default is None:
            raise Misread("misread-empty", hint=self._choice.hint())
        return self._default
