"""Two rulesets of one game compared: the options that differ, and the clauses, one beside the other.

Clauses stand for one another when they depend on the same options or when one replaces the other; one that has no
counterpart stands alone. A clause of both rulesets differs if it reads differently, as where a number is another.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from modiste.presets import differing, dispute_of, option_title, value_words
from modiste.rulebook import ChapterText, RuleText

if TYPE_CHECKING:
    from modiste.ruleset import Ruleset
    from modiste.text import Texts


@dataclass(frozen=True, slots=True)
class Change:
    """An option on which two rulesets differ: its dispute, what it is about, and what each has."""

    option: str
    dispute: str
    title: str
    values: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Difference:
    """What two rulesets have in the place of one another; one of them may have nothing."""

    one: tuple[RuleText, ...] = ()
    other: tuple[RuleText, ...] = ()


@dataclass(frozen=True, slots=True)
class ChapterPair:
    """A chapter in which two rulesets differ."""

    id: str
    title: str
    differences: tuple[Difference, ...]


def changes_between(one: Ruleset, other: Ruleset, texts: Texts) -> list[Change]:
    """List the options on which two rulesets of a game differ."""
    chosen = {"one": one.options, "other": other.options}
    return [
        Change(
            option=name,
            dispute=dispute_of(one.game.options, name),
            title=option_title(name, texts),
            values=(
                value_words(name, getattr(one.options, name), texts),
                value_words(name, getattr(other.options, name), texts),
            ),
        )
        for name in differing(chosen)
    ]


def compared(one: Sequence[ChapterText], other: Sequence[ChapterText]) -> list[ChapterPair]:
    """Pair what two rulesets have in chapters of the same ids; what reads alike is left out."""
    titles = {chapter.id: chapter.title for chapter in (*one, *other)}
    sides = {name: (_rules(one, name), _rules(other, name)) for name in titles}
    pairs = [ChapterPair(name, titles[name], _differences(*rules)) for name, rules in sides.items()]
    return [pair for pair in pairs if pair.differences]


def marked(chapters: Sequence[ChapterText], usual: Sequence[ChapterText], mark: str) -> list[ChapterText]:
    """Mark the clauses that the usual rules do not have, or have in other words; a variant's are known as such."""
    return [replace(chapter, rules=tuple(_with_marks(chapter, usual, mark))) for chapter in chapters]


def _with_marks(chapter: ChapterText, usual: Sequence[ChapterText], mark: str) -> Iterator[RuleText]:
    new = {rule.id for rule in _unlike(chapter.rules, _rules(usual, chapter.id))}
    return (replace(rule, mark=mark if rule.id in new and not rule.variant else "") for rule in chapter.rules)


def _rules(chapters: Sequence[ChapterText], name: str) -> list[RuleText]:
    return [rule for chapter in chapters if chapter.id == name for rule in chapter.rules]


def _unlike(rules: Collection[RuleText], others: Collection[RuleText]) -> list[RuleText]:
    """List the clauses that are not among the others with the same text."""
    known = {(rule.id, rule.text) for rule in others}
    return [rule for rule in rules if (rule.id, rule.text) not in known]


def _differences(one: Sequence[RuleText], other: Sequence[RuleText]) -> tuple[Difference, ...]:
    found: dict[object, Difference] = {}
    for rule in _unlike(one, other):
        before = found.get(_subject(rule), Difference())
        found[_subject(rule)] = replace(before, one=(*before.one, rule))
    for rule in _unlike(other, one):
        before = found.get(_subject(rule), Difference())
        found[_subject(rule)] = replace(before, other=(*before.other, rule))
    return tuple(found.values())


def _subject(rule: RuleText) -> object:
    """Return what clauses that stand for one another have in common."""
    clause = rule.clause
    return frozenset(clause.when) or (clause.replaces[0] if clause.replaces else rule.id)
