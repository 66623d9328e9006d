"""The rules of a game in words: what holds in the ruleset in play, with its numbers put in.

A clause `pap.bank.limit` is worded by the message `pap-bank-limit`, a chapter is named by `chapter-pap-bank`, whose
attribute `.intro` introduces it. Messages are given every option by its name, the least and most seats, and what
`Screens.rule_values` adds, so that no number need stand in a text. An empty line begins a new paragraph.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from modiste.options import read_options, written
from modiste.outline import Chapter, Clause, read_chapters
from modiste.ruleset import unknown
from modiste.screens import Screens
from modiste.text import hyphened, printable

if TYPE_CHECKING:
    from modiste.packs import Pack
    from modiste.ruleset import Ruleset
    from modiste.text import Argument, Texts

Paragraphs: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuleText:
    """A clause in words.

    Attributes:
        origin: where it comes from.
        variant: the id of the variant that it comes from, whose name the origin tells.
        mark: how it differs from the usual rules, unless a variant says that already.
    """

    id: str
    text: Paragraphs
    origin: str
    clause: Clause
    variant: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class ChapterText:
    """A chapter in words.

    Attributes:
        rules: the clauses that hold; of a chapter that was not asked for as a whole, only some.
        absent: a line for each clause that was asked for and does not hold.
    """

    id: str
    title: str
    intro: Paragraphs
    rules: tuple[RuleText, ...]
    absent: tuple[str, ...] = ()


class Rulebook:
    """The rules of a ruleset in the language of some texts.

    A clause without wording in any language is left out, and so is what the packs `without` an outline say.
    """

    def __init__(self, ruleset: Ruleset, texts: Texts, without: Collection[Pack] = ()) -> None:
        texts.open_rules()
        self.texts = texts
        self.ruleset = ruleset
        packs = tuple(pack for pack in ruleset.packs if pack not in without)
        self._outline = read_chapters(packs)
        clauses = [clause for chapter in self._outline for clause in chapter.clauses]
        self._replaced: dict[str, list[str]] = {}
        for clause in clauses:
            for old in clause.replaces if self._holds(clause) else ():
                self._replaced.setdefault(old, []).append(clause.id)
        self._variants = dict(_variants_of(ruleset, packs))
        self._values = live_values(ruleset)

    @property
    def title(self) -> str:
        """The title of the whole."""
        return self.texts.say("rules-title", game=self.texts.title("game", self.ruleset.game.id))

    @property
    def setting(self) -> str:
        """The ruleset that is spoken of: its edition, variants, and the options that are not the edition's."""
        ruleset, comma = self.ruleset, self.texts.say("comma")
        usual = read_options(ruleset.game.options, ruleset.game.editions[ruleset.edition]).model_dump()
        chosen = ruleset.options.model_dump()
        changes = [f"{name}={written(value)}" for name, value in chosen.items() if value != usual[name]]
        changes[:0] = [self.texts.title("variant", variant.id) for variant in ruleset.variants]
        given = "yes" if changes else "no"
        edition = self.texts.title("edition", ruleset.edition)
        return self.texts.say("rules-setting", edition=edition, changes=comma.join(changes), given=given)

    def chapters(self) -> list[ChapterText]:
        """Give all chapters with the clauses that hold; those without any are left out."""
        found = (self._read(chapter, chapter.clauses, whole=True) for chapter in self._outline)
        return [chapter for chapter in found if chapter.rules]

    def find(self, wanted: Sequence[str]) -> list[ChapterText]:
        """Give what was asked for: chapters by id or title, clauses by id or the end of it, or by their dispute.

        Several words are one name if there is such a name. In the place of a clause that does not hold comes the one
        that holds instead.

        Raises:
            UnknownName: there is nothing of that name.
        """
        whole = self._named(" ".join(wanted))
        return whole or [chapter for word in wanted for chapter in self._named(word) or self._refuse(word)]

    def governing(self, ids: Iterable[str]) -> list[RuleText]:
        """Give the clauses of some ids, or those that hold in their place."""
        named = {held for name in ids for held in self._replaced.get(name, [name])}
        return [rule for chapter in self._outline for rule in self._chosen(chapter, named).rules]

    def _named(self, word: str) -> list[ChapterText]:
        wanted = _plain(word)
        for chapter in self._outline:
            if wanted in (_plain(chapter.id), _plain(self._title(chapter))):
                whole = self._read(chapter, chapter.clauses, whole=True)
                return [whole if whole.rules else self._chosen(chapter, {clause.id for clause in chapter.clauses})]
        clauses = [clause for chapter in self._outline for clause in chapter.clauses]
        for names in (_full_names, _short_names):
            ids = {clause.id for clause in clauses if wanted in names(clause)}
            if ids:
                found = (self._chosen(chapter, ids) for chapter in self._outline)
                return [chapter for chapter in found if chapter.rules or chapter.absent]
        return []

    def _refuse(self, word: str) -> list[ChapterText]:
        clauses = [clause for chapter in self._outline for clause in chapter.clauses]
        names = {name for clause in clauses for name in (clause.id, clause.id.partition(".")[2])}
        chapters = {chapter.id: self._title(chapter) for chapter in self._outline}
        error = unknown("rule", word, names.union(chapters, chapters.values()))
        error.facts["known"] = ", ".join(chapters)
        raise error

    def _chosen(self, chapter: Chapter, ids: set[str]) -> ChapterText:
        """Read some clauses of a chapter; for those that do not hold, what replaces them or has the same options."""
        named = [clause for clause in chapter.clauses if clause.id in ids]
        absent = [clause for clause in named if not self._holds(clause) or clause.id in self._replaced]
        instead = {name for clause in absent for name in self._replaced.get(clause.id, ())}
        options = {frozenset(clause.when) for clause in absent if clause.when and clause.id not in self._replaced}
        inside = [
            clause
            for clause in chapter.clauses
            if clause in named or clause.id in instead or frozenset(clause.when) in options
        ]
        lines = tuple(map(self._absence, absent))
        return replace(self._read(chapter, inside, whole=False), absent=lines)

    def _read(self, chapter: Chapter, clauses: Iterable[Clause], whole: bool) -> ChapterText:
        intro = f"{self._message(chapter)}.intro"
        said = self._say(intro) if whole and self.texts.has(intro) else ()
        return ChapterText(chapter.id, self._title(chapter), said, tuple(self._rules(clauses)))

    def _rules(self, clauses: Iterable[Clause]) -> Iterator[RuleText]:
        for clause in clauses:
            message = hyphened(clause.id)
            if self._holds(clause) and clause.id not in self._replaced and self.texts.has(message):
                variant = self._variants.get(clause.id, "")
                yield RuleText(clause.id, self._say(message), self._origin(clause), clause, variant)

    def _holds(self, clause: Clause) -> bool:
        return clause.holds(self.ruleset.options)

    def _title(self, chapter: Chapter) -> str:
        message = self._message(chapter)
        return " ".join(self._say(message)) if self.texts.has(message) else chapter.id.replace("_", " ")

    def _message(self, chapter: Chapter) -> str:
        by_rank = sorted(chapter.clauses, key=lambda clause: clause.id in self._variants)  # the game's own come first
        return chapter_message(next((clause.id for clause in by_rank), self.ruleset.game.id), chapter.id)

    def _say(self, message: str) -> Paragraphs:
        said = self.texts.say(message, **self._values)
        return tuple(printable(" ".join(part.split())) for part in said.split("\n\n"))

    def _origin(self, clause: Clause) -> str:
        """Say where a clause comes from."""
        say, comma, source = self.texts.say, self.texts.say("comma"), clause.source
        pages = [str(page) for page in source.en if isinstance(page, int)]
        sections = [section for section in source.en if isinstance(section, str)]
        parts = [
            say("rules-source-pages", pages=comma.join(pages), count=len(pages)) if pages else "",
            say("rules-source-sections", sections=comma.join(sections)) if sections else "",
            say("rules-source-korean", places=source.ko) if source.ko else "",
            say("rules-source-ours") if clause.ours else "",
            say("rules-variant", variant=self.texts.title("variant", self._variants[clause.id]))
            if clause.id in self._variants
            else "",
            say("rules-dispute", dispute=clause.dispute) if clause.dispute else "",
            say("rules-option", options=comma.join(_pairs(clause))) if clause.when else "",
            say("rules-replaces", clauses=comma.join(clause.replaces)) if clause.replaces else "",
        ]
        return say("semicolon").join(filter(None, parts))

    def _absence(self, clause: Clause) -> str:
        say = self.texts.say
        if clause.id in self._replaced:
            others = self._replaced[clause.id]
            return say("rules-replaced", clause=clause.id, other=self.texts.join(others), count=len(others))
        if not clause.when:
            return say("rules-not-played", clause=clause.id)
        return say("rules-does-not-hold", clause=clause.id, options=say("comma").join(_pairs(clause)))


def clause_called(packs: tuple[Pack, ...], word: str) -> str:
    """Return the clause of some packs that has this id, or that ends in it; nothing if none does."""
    clauses = (clause for chapter in read_chapters(packs) for clause in chapter.clauses)
    return next((clause.id for clause in clauses if _plain(word) in _full_names(clause)), "")


def _variants_of(ruleset: Ruleset, packs: Sequence[Pack]) -> Iterator[tuple[str, str]]:
    """Yield the clauses that come from variants, with the id of each variant."""
    for variant in ruleset.variants:
        for chapter in read_chapters(tuple(pack for pack in packs if pack.id in variant.packs)):
            yield from ((clause.id, variant.id) for clause in chapter.clauses)


def chapter_message(clause: str, chapter: str) -> str:
    """Return the id of the message that names a chapter, by a clause of it: `chapter-pap-bank`."""
    return f"chapter-{clause.partition('.')[0]}-{hyphened(chapter)}"


def live_values(ruleset: Ruleset) -> Mapping[str, Argument]:
    """Give the values that rules texts may name."""
    options = {name: _argument(value) for name, value in ruleset.options.model_dump().items()}
    seats = {"least_seats": min(ruleset.game.seats), "most_seats": max(ruleset.game.seats)}
    return options | seats | dict((ruleset.game.screens or Screens()).rule_values(ruleset))


def _argument(value: object) -> Argument:
    return value if isinstance(value, int) and not isinstance(value, bool) else written(value)


def _pairs(clause: Clause) -> list[str]:
    return [f"{name}={written(value)}" for name, value in clause.when.items()]


def _plain(name: str) -> str:
    return " ".join(hyphened(name).casefold().replace("-", " ").split())


def _full_names(clause: Clause) -> tuple[str, ...]:
    return _plain(clause.id), _plain(clause.id.partition(".")[2])


def _short_names(clause: Clause) -> tuple[str, ...]:
    return _plain(clause.id.rpartition(".")[2]), _plain(clause.dispute)
