"""Two rulesets of a small game compared: options, clauses in the place of one another, and marks."""

from __future__ import annotations

from modiste.comparison import changes_between, compared, marked
from modiste.packs import Pack
from modiste.rulebook import RuleText
from tests.core.test_rulebook import book, pack, write_pack

__all__ = ["pack", "write_pack"]


def ids(rules: tuple[RuleText, ...]) -> list[str]:
    """List the ids of clauses."""
    return [rule.id for rule in rules]


def test_options_that_differ(pack: Pack) -> None:
    """Each with where it comes from and both values; without messages, names and values as they are typed."""
    one, other = book(pack), book(pack, sale="open", late=True)
    changes = changes_between(one.ruleset, other.ruleset, one.texts)

    assert [("T1", "sale", ("shut", "open")), ("house", "late", ("no", "yes"))] == [
        (change.dispute, change.title, change.values) for change in changes
    ]
    assert [] == changes_between(one.ruleset, one.ruleset, one.texts)


def test_clauses_of_the_same_options_stand_side_by_side(pack: Pack) -> None:
    """Alternatives are paired, a clause with another number is paired with itself, and what reads alike is left out."""
    chapters = compared(book(pack).chapters(), book(pack, sale="open", prize=9).chapters())
    pairs = {chapter.id: [(ids(one.one), ids(one.other)) for one in chapter.differences] for chapter in chapters}

    assert pairs == {
        "start": [(["toy.start.seats"], ["toy.start.seats"])],
        "last_sale": [(["toy.last_sale.shut"], ["toy.last_sale.open"])],
    }
    assert [] == compared(book(pack).chapters(), book(pack).chapters())


def test_a_clause_without_a_counterpart_stands_alone(pack: Pack) -> None:
    """Where one ruleset has no clause for an option, nothing stands beside that of the other."""
    (chapter,) = compared(book(pack, sale="none").chapters(), book(pack).chapters())

    assert ("last_sale", "The sale") == (chapter.id, chapter.title)
    assert [([], ["toy.last_sale.shut"])] == [(ids(one.one), ids(one.other)) for one in chapter.differences]


def test_what_is_not_as_usual_is_marked(pack: Pack) -> None:
    """New clauses and those with other numbers carry the mark; all others have none."""
    chapters = marked(book(pack, prize=9).chapters(), book(pack, sale="open").chapters(), "new")

    assert {"toy.start.seats": "new", "toy.start.shop": "", "toy.last_sale.shut": "new"} == {
        rule.id: rule.mark for chapter in chapters for rule in chapter.rules
    }
