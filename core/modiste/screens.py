"""What a game shows: board, detail screens, names, cards; with an answer that does for every game.

A game with nothing of its own to show is played with `Screens()`; others inherit from it and override
what they want. Nothing here changes a match, and every word comes out of the texts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from modiste.screen import Column, Grid, Heading, Screen, Span, Words, seat_tone
from modiste.space import Amount, Subset

if TYPE_CHECKING:
    from modiste.action import Action
    from modiste.game import Content, Standing
    from modiste.ruleset import Ruleset
    from modiste.space import Space
    from modiste.text import Texts

Names: TypeAlias = Sequence[str]
"""The players' names, by seat."""

Detail: TypeAlias = "Callable[[Any, int | None, Texts, Names, str], Screen]"
"""Draws a detail screen: view, seat that looks, texts, names, and what was chosen after the command, or nothing.

After a command `of_players` that is a player's name, after another one of its `choices`, always written in full.
"""


Plain: TypeAlias = "str | int | bool | Sequence[str] | Sequence[int] | Mapping[str, int]"
"""What machines are told of a card: ids and numbers."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact of a card: its id for machines, its label and value for people.

    `plain` is the value for machines, where people are told it in words.
    """

    id: str
    label: str
    value: str | int
    plain: Plain | None = None


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card as it is listed; `kind` is what is typed to see all of its kind, `title` that kind's name.

    `also` are names under which the card is known as well, such as that of its other side.
    """

    id: str
    kind: str
    title: str
    name: str
    facts: tuple[Fact, ...] = ()
    text: tuple[str, ...] = field(default=())
    also: tuple[str, ...] = ()


class Screens:
    """The screens of a game.

    `view` is always a state as `seat` may see it (None: a spectator), `names` the players' names by seat.
    """

    @property
    def commands(self) -> Mapping[str, Detail]:
        """Name the detail screens; the message `command-<name>` says what each shows."""
        return {}

    @property
    def of_players(self) -> Collection[str]:
        """Name the detail screens of one player: who is asked or, if a name follows the command, who is named."""
        return ()

    def choices(self, command: str, texts: Texts) -> Sequence[str]:
        """List what may follow the command of any other detail screen, to see a part of it."""
        return ()

    def board(self, view: Any, seat: int | None, texts: Texts, names: Names) -> Screen:
        """Draw the board at a glance: unless told otherwise, the fields of the state that have words (`field-rail`)."""
        from modiste.plain_board import plain_board

        return plain_board(view, seat, texts, names)

    def legend(self, texts: Texts) -> Screen:
        """Explain what the board abbreviates; stands below the help at a question."""
        return ()

    def result(self, view: Any, standings: Sequence[Standing], texts: Texts, names: Names) -> Screen:
        """Draw the final table."""
        return standings_table(standings, texts, names)

    def name_of(self, field: str, value: str, texts: Texts, content: Content) -> str | None:
        """Name the value of a text field, or (None) leave it to the message `<field>-<value>`.

        `content` is what the game has read from its packs: names may tell what stands on a card.

        For an item of a `Subset` or `Assign`, `field` is the action's kind: `use_abilities`.
        """
        return None

    def places(self, field: str) -> Sequence[str]:
        """List the places of an assignment in the order in which they are told, those without an item as well.

        Places that are not listed are told if an item goes there. `field` is the kind of the action or event.
        """
        return ()

    def note(self, view: Any, action: Action, texts: Texts) -> Words:
        """Say in a few words what taking an action would cost or bring; stands behind it in the menu.

        For an item of a `Subset`, the action chooses that item alone; for an `Amount` it takes the most.
        """
        return ""

    def item_note(self, view: Any, action: Action, item: str, texts: Texts) -> Words:
        """Say in a few words what an item of an `Assign` is; stands behind it. `action` is any answer to the space."""
        return ""

    def default(self, view: Any, space: Space) -> Action | None:
        """Say what Enter takes, or None if Enter alone should take nothing."""
        if isinstance(space, Subset) and space.least == 0:
            return space.make(all_that_fits(space))
        return space.make(0) if isinstance(space, Amount) and space.low == 0 else None

    def last(self, action: Action) -> bool:
        """Say whether an action declines, and so stands last in a menu, as number 0."""
        return False

    def number(self, action: Action) -> int | None:
        """Give an action a number that it has in every menu, or (None) the next that is free."""
        return None

    def rule_values(self, ruleset: Ruleset) -> Mapping[str, int | str]:
        """Give the values that the rules texts may name, beside the options and the least and most seats."""
        return {}

    def cards(self, content: Content, texts: Texts) -> Sequence[CardEntry]:
        """List all cards of the game."""
        return ()

    def widths(self, content: Content, texts: Texts) -> Mapping[str, int]:
        """Say how many columns texts have where they would be cut or break their line, on a terminal of 80 columns.

        Keys are ids of messages, or of attributes (`gown.short`: without one, the message itself), which a
        translation may add. What stands beside a text in its column, such as brackets, takes as much as `texts` say.
        `modiste packs check` measures them.
        """
        return {}


def board_of(ruleset: Ruleset, view: Any, seat: int | None, texts: Texts, names: Names) -> Screen:
    """Draw the board of a game and, below it, what its variants show."""
    screens = ruleset.game.screens or Screens()
    drawn = list(screens.board(view, seat, texts, names))
    for variant in ruleset.variants:
        if variant.board is not None:
            drawn += variant.board(view, seat, texts, names)
    return drawn


def all_that_fits(space: Subset) -> tuple[str, ...]:
    """Take the items in order, as long as they fit together."""
    chosen: tuple[str, ...] = ()
    for item in space.items:
        more = (*chosen, item)
        if len(more) <= space.most and (space.fits is None or space.fits(more)):
            chosen = more
    return chosen


def standings_table(standings: Sequence[Standing], texts: Texts, names: Names) -> Screen:
    """Draw the standings, best first, with the parts of the score."""
    parts = list(dict.fromkeys(part for standing in standings for part in standing.lines))
    columns = (
        Column(texts.say("table-rank"), "right"),
        Column(texts.say("table-player")),
        *(Column(score_name(part, texts), "right") for part in parts),
        Column(texts.say("table-points"), "right"),
    )
    rows: list[tuple[Words, ...]] = [
        (
            "-" if one.rank is None else str(one.rank),
            Span(names[one.seat], seat_tone(one.seat)),
            *(str(one.lines.get(part, "")) for part in parts),
            Span(str(one.points), "strong"),
        )
        for one in sorted(standings, key=lambda one: (one.rank is None, one.rank or 0, one.seat))
    ]
    return [Heading(texts.say("heading-result")), Grid(columns, tuple(rows))]


def score_name(part: str, texts: Texts) -> str:
    """Name a part of the score, by its message (`score-cash`) if the game has one."""
    return texts.name("score", part) if texts.has(texts.id_of("score", part)) else _label(part)


def _label(key: str) -> str:
    return key.replace("_", " ")
