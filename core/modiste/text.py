"""The words that players read: Fluent messages in the languages that a person understands, best one first.

Code knows messages by id only. A message that the first language lacks is taken from the next, message by
message, so that half a translation is of use. Fluent reports what it cannot say instead of raising it; here
every report is kept in `problems`, or raised where `strict` asks for it, as the tests do. Fluent and babel
are imported only when texts are made, because a command that says nothing must not wait for them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from modiste.errors import ContentError
from modiste.problem import Problem
from modiste.text_files import TOO_DEEP, laid_over, mistakes, parsed

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern
    from fluent.runtime.types import FluentType
    from fluent.syntax.ast import Message as MessageEntry

    from modiste.packs import Pack

Source: TypeAlias = tuple[str, str, str]
"""A language, the name of a file for errors, and its Fluent text."""

Argument: TypeAlias = str | int | float

RULES_FILE: Final = "rules.ftl"
"""The rules text, which is long and which play never needs: it is read when somebody asks for the rules."""


_NARROW: Final = {0x3000: " "} | {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)}
_NO_LETTERS: Final = str.maketrans("_/. ", "----")
_CONTROL: Final = re.compile(
    r"\x1b(?:\[[0-?]*[ -/]*[@-~]?|\][^\x07\x1b]*(?:\x07|\x1b\\)?|.)?"  # what a terminal would obey
    r"|[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]",  # controls, breaks, directions
    re.DOTALL,
)


class TextError(ContentError):
    """A text that is missing, that is no Fluent, or that lacks what it speaks of."""

    code = "content/text"


class Texts:
    """All messages of some sources, said in the first of `languages` that has them.

    What a later pack says takes the place of what an earlier one says in that language.

    `rules` are the sources of the rules text; nobody looks at them before `open_rules`.
    """

    def __init__(
        self, sources: Iterable[Source], languages: Sequence[str], strict: bool = False, rules: Iterable[Source] = ()
    ) -> None:
        self.languages = tuple(languages)
        self.problems: list[str] = []
        self._strict = strict
        self._rules = rules
        self._patterns: dict[str, tuple[FluentBundle, Pattern] | None] = {}
        self._bundles = {language: _new_bundle(language) for language in self.languages}
        self._known: dict[str, dict[str, tuple[str, MessageEntry]]] = {language: {} for language in self.languages}
        self._add_all(sources)

    def open_rules(self) -> None:
        """Add the messages of the rules text, unless they are there already."""
        rules, self._rules = self._rules, ()
        self._add_all(rules)
        self._patterns.clear()  # what was missing may be there now

    def say(self, message_id: str, /, **arguments: Argument) -> str:
        """Return a message, or with `message.attribute` its attribute, with the arguments in their places.

        An unknown message is a problem, and is said as its id in braces.
        """
        found = self._find(message_id)
        if found is None:
            self._report(f"{message_id}: no such message in {', '.join(self.languages)}")
            return f"{{{message_id}}}"
        bundle, pattern = found
        for name, value in arguments.items():
            if isinstance(value, str):
                arguments[name] = printable(value)
        try:
            said, errors = bundle.format_pattern(pattern, arguments)
        except RecursionError as too_deep:
            said, errors = "", [too_deep]
        for error in errors:
            self._report(f"{message_id} ({bundle.locales[0]}): {error}")
        return _tame(said) if isinstance(said, str) else f"{{{message_id}}}"

    def name(self, family: str, value: str, attribute: str = "", /, **arguments: Argument) -> str:
        """Name a value of a game by its message, or by an attribute of that message where there is one: `short`.

        A language that has the message alone says that, not the attribute of another language.
        """
        message = self.id_of(family, value)
        whole, part = self._find(message), self._find(f"{message}.{attribute}") if attribute else None
        own = part is not None and (whole is None or whole[0] is part[0])
        return self.say(f"{message}.{attribute}" if own else message, **arguments)

    def title(self, family: str, value: str) -> str:
        """Name a game, an edition, a variant by its message; where nobody has words for it, its id must do."""
        return self.name(family, value) if self.has(self.id_of(family, value)) else value

    @staticmethod
    def id_of(family: str, value: str) -> str:
        """Return the id of the message that names a value: `location-local-manufacturer`."""
        return f"{family}-{hyphened(value)}"

    def has(self, message_id: str) -> bool:
        """Tell whether a message, or with `message.attribute` its attribute, exists in any language."""
        return self._find(message_id) is not None

    def join(self, items: Sequence[str]) -> str:
        """Return the items as a list in the first language: `cotton, denim and silk`.

        A list in Korean has commas only: what babel puts before its last item stands in papers, but not in a game.
        """
        if self.languages[0].partition("-")[0] == "ko":
            return ", ".join(items)
        from babel.lists import format_list

        return format_list(items, locale=_locale(self.languages[0]))

    def _add_all(self, sources: Iterable[Source]) -> None:
        for language, name, text in sources:
            if language in self._bundles:
                self._add(language, name, text)

    def _add(self, language: str, name: str, text: str) -> None:
        try:
            resource = parsed(text)
        except RecursionError:
            self._report(str(Problem(name, 1, 1, "", TOO_DEEP)))
            return
        folder, known = name.rpartition("/")[0], self._known[language]
        for problem in mistakes(resource, name, text, [one for one in known if known[one][0] == folder]):
            self._report(str(problem))
        laid = laid_over(resource, folder, known)
        self._bundles[language].add_resource(laid, allow_overrides=True)

    def _find(self, message_id: str) -> tuple[FluentBundle, Pattern] | None:
        if message_id not in self._patterns:
            self._patterns[message_id] = None
            for bundle in self._bundles.values():
                if (pattern := _pattern(bundle, message_id)) is not None:
                    self._patterns[message_id] = bundle, pattern
                    break
        return self._patterns[message_id]

    def _report(self, problem: str) -> None:
        if self._strict:
            raise TextError(problem)
        if problem not in self.problems:
            self.problems.append(problem)


def read_texts(packs: Iterable[Pack], languages: Iterable[str]) -> list[Source]:
    """Return the Fluent files of `packs` in `languages` but the rules text, as sources for `Texts`."""
    wanted = tuple(languages)
    return [
        (language, pack.shown(name), pack.text(name))
        for pack in packs
        for language in wanted
        for name in pack.files(f"text/{language}", ".ftl")
        if name != f"text/{language}/{RULES_FILE}"
    ]


def read_rules(packs: Iterable[Pack], languages: Iterable[str]) -> Iterator[Source]:
    """Yield the rules texts of `packs` in `languages`, each read only when its turn comes."""
    wanted = tuple(languages)
    for pack in packs:
        for language in wanted:
            name = f"text/{language}/{RULES_FILE}"
            if pack.has(name):
                yield language, pack.shown(name), pack.text(name)


def hyphened(name: str) -> str:
    """Turn a name of the code into a part of a message's id, in which only hyphens may stand."""
    return name.translate(_NO_LETTERS)


def composed(text: str) -> str:
    """Return `text` with each letter in one piece, and with wide digits and letters made narrow, as most type them."""
    return unicodedata.normalize("NFC", text).translate(_NARROW)


def printable(text: str) -> str:
    """Return `text` without what a terminal would obey instead of showing it; line breaks become spaces."""
    if text.isprintable():
        return text
    return _CONTROL.sub(lambda found: " " if found.group() in "\n\t" else "", text)


def _tame(said: str) -> str:
    """Return a message without what a terminal would obey; its line breaks are meant."""
    return said if said.isprintable() else "\n".join(map(printable, said.split("\n")))


def _new_bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    functions = functions_of(language)
    try:
        # The second locale lends its plurals and numbers to a language that babel does not know.
        return FluentBundle([language, "en"], functions=functions, use_isolating=False)
    except ValueError:  # no code of a language at all, such as a folder of another name among the texts
        return FluentBundle(["en"], functions=functions, use_isolating=False)


def functions_of(language: str) -> dict[str, Callable[..., FluentType]]:
    """Return the functions that messages of `language` may call beside Fluent's own."""
    locale = _locale(language)

    def ordinal(number: object) -> FluentType:
        form = locale.ordinal_form(number) if isinstance(number, (int, float)) else "other"
        return cast("FluentType", form)  # Fluent selects by plain text too; its types do not say so

    def particle(word: FluentType | str, pair: str) -> FluentType:
        from modiste.korean import josa

        return cast("FluentType", josa(word if isinstance(word, str) else word.format(locale), pair))

    return {"ORDINAL": ordinal} | ({"JOSA": particle} if locale.language == "ko" else {})


def _locale(language: str) -> Locale:
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return Locale("en")


def _pattern(bundle: FluentBundle, message_id: str) -> Pattern | None:
    name, _, attribute = message_id.partition(".")
    if not bundle.has_message(name):
        return None
    message: Message = bundle.get_message(name)
    attributes: Mapping[str, Pattern] = message.attributes
    return attributes.get(attribute) if attribute else message.value
