"""Lays values over a set-up state so that the game stays sound: a card that is put somewhere leaves where it was.

What is given is laid over the state as data. A card that comes in leaves its place to one that it displaces; those that
find none go below the deck of their kind. Cards are the texts that stand in one place of the set-up state only and that
the game conserves; cards that stand nowhere come from the box, and what they displace goes there; a card that displaces
none sends the last one of its deck there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from modiste.errors import RecordError
from modiste.problem import KeyPath, Said, nearest, said
from modiste.ruleset import Ruleset
from modiste.scenarios.bounds import beyond, strange, words_of
from modiste.scenarios.cards import Data, card_of, counted, fill, slips, slots, slots_of, with_old_cards, without
from modiste.scenarios.types import EVERY, Note, as_written, decks_of, shown
from modiste.state import State

MOST_TEXTS: Final = 2000
"""No game has more cards to lay; each of them is looked for."""


def data_of(state: State) -> Data:
    """Give a state, or a view, as plain data that can be written in YAML."""
    found: Data = msgspec.json.decode(state.ruleset.codec.state_json(state))
    return found


def merged(old: Any, new: Any) -> Any:
    """Lay a value over another: mappings and lists in part entry by entry, anything else as a whole."""
    if not isinstance(new, dict):
        if isinstance(new, list) and isinstance(old, list) and len(new) == len(old):
            return [merged(*pair) for pair in zip(old, new, strict=True)]
        return deepcopy(new)
    if isinstance(old, list):
        base = [merged(item, new[EVERY]) for item in old] if EVERY in new else old
        return [merged(item, new[number]) if number in new else item for number, item in enumerate(base)]
    kept = old if isinstance(old, dict) else {}
    return {**kept, **{str(key): merged(kept.get(str(key)), item) for key, item in new.items()}}


@dataclass(slots=True)
class Laying:
    """A set-up state over which values are laid; what is wrong with them is noted.

    Attributes:
        ruleset: the ruleset in play.
        before: the set-up state as data.
        given: the values, as `Reader` has read them.
        note: notes what is wrong.
    """

    ruleset: Ruleset
    before: Data
    given: Mapping[str, Any]
    note: Note
    failed: bool = False
    _kinds: dict[str, str] = field(default_factory=dict)

    def state(self) -> State | None:
        """Return the state with all values laid over it; nothing if it is not sound, which is noted."""
        self._check(self.before, self.given, ())
        self._check_names()
        if sum(1 for _ in slots(self.given)) > MOST_TEXTS:
            self._note((), said("problem-scenario-many", most=MOST_TEXTS))
        if self.failed:
            return None
        decks = [name for name in self._decks() if name in self.given]
        loose = {name: value for name, value in self.given.items() if name not in decks}
        after: Data = deepcopy(merged(self.before, loose))
        if not self._keeps_limits(after, decks):
            return None
        wanted = self._conserved(with_old_cards(self.before, after))
        if wanted is None or self._conserved(after) is None:
            return None
        displaced = self._exchange(after)
        for name in decks:
            self._put_on_top(after, name, self.given[name], displaced)
        for card in displaced:
            if deck := self._deck_for(after, card):
                after[deck].insert(0, card)
        if not self.failed:
            self._compare(wanted, self._conserved(after) or {})
        return None if self.failed else self._made(after)

    def _check(self, old: Any, new: Any, path: KeyPath) -> None:
        """Note what would be laid where nothing is: behind the end of a list, or by a name that nobody knows."""
        if not isinstance(new, dict) or not isinstance(old, (list, dict)):
            return
        for key, item in new.items():
            inner = (*path, key)
            if isinstance(old, list):
                if key == EVERY:
                    continue
                if not 0 <= key < len(old):
                    self._note(inner, said("problem-scenario-no-entry", count=len(old)))
                else:
                    self._check(old[key], item, inner)
            elif key in old:
                self._check(old[key], item, inner)
            elif old and key not in self._words():
                self._note(inner, said("problem-scenario-no-name", near=nearest(key, old)))

    def _check_names(self) -> None:
        for path, text, meant in slips(self.given, self._words):
            self._note(path, said("problem-scenario-no-card", got=text, near=meant))

    def _keeps_limits(self, after: Data, decks: Sequence[str]) -> bool:
        """Tell whether the game can hold what is given; what it cannot is noted."""
        tops = {name: self.given[name] for name in decks if isinstance(self.given[name], list)}
        for path, what in beyond(self.ruleset, {**after, **tops}, self._words()):
            if not path or path[0] in tops or self._is_given(path):
                self._note(path, what)
        return not self.failed

    def _is_known(self, card: str) -> bool:
        """Tell whether a card may come out of the box; what stands behind a point may number copies."""
        return not {card, card.rpartition(".")[0]}.isdisjoint(self._words())

    def _words(self) -> set[str]:
        return words_of(self.ruleset, self.before)

    def _compare(self, wanted: Mapping[str, int], found: Mapping[str, int]) -> None:
        for kind, count in wanted.items():
            if more := found.get(kind, 0) - count:
                sign = "more" if more > 0 else "less"
                self._note((), said("problem-scenario-conserved", kind=kind, count=abs(more), sign=sign))

    def _exchange(self, after: Data) -> list[str]:
        """Take cards that were put somewhere from where they were; return those that are displaced and lie nowhere."""
        old, new = counted(self.before), counted(after)
        displaced = [card for card in old if card not in new and self._kind(after, card)]
        for card in new:
            given = [slot for slot in slots_of(after, card) if self._is_given(slot)]
            if not given or not self._kind(after, card):
                continue
            if len(given) > 1:
                self._note(given[1], said("problem-scenario-twice", card=card))
                continue
            if not old[card] and not self._is_known(card):
                self._note(given[0], said("problem-scenario-no-card", got=card, near=nearest(card, self._words())))
                continue
            left = [slot for slot in slots_of(after, card) if slot not in given]
            if left or not old[card]:
                partner = self._partner(after, card, displaced)
                self._leave(after, left, partner)
                if not left and not partner:
                    self._into_box(after, card)
        return displaced

    def _leave(self, after: Data, slots: list[KeyPath], partner: str) -> None:
        """Let a card leave its slot to another one; out of the box, it leaves none."""
        for slot in slots:
            fill(after, slot, partner)

    def _into_box(self, after: Data, card: str) -> None:
        """Take the last card of a deck out of the game, for one of its kind that has come from the box."""
        deck = self._deck_for(after, card)
        found = next((one for one in after[deck] if one not in self.given.get(deck, ())), "") if deck else ""
        if found:
            after[deck].remove(found)

    def _partner(self, after: Data, card: str, displaced: list[str]) -> str:
        """Take one of the displaced cards that is of the kind of another card; nothing if there is none."""
        kind = self._kind(after, card)
        found = next((other for other in displaced if self._kind(after, other) == kind), "")
        if found:
            displaced.remove(found)
        return found

    def _put_on_top(self, after: Data, name: str, cards: object, displaced: list[str]) -> None:
        """Put cards on top of a deck, the first one uppermost; for one from elsewhere another card leaves the deck."""
        deck: list[Any] = after[name]
        if not isinstance(cards, list) or len(set(cards)) < len(cards):
            self._refuse_deck(name, cards)
            return
        for card in cards:
            if card in deck:
                deck.remove(card)
                continue
            left = slots_of(after, card) if isinstance(card, str) else []
            if isinstance(card, str) and not left and not self._is_known(card_of(card)):
                self._note((name,), said("problem-scenario-no-card", got=card, near=nearest(card, self._words())))
            elif any(map(self._is_given, left)):
                self._note((name,), said("problem-scenario-twice", card=card))
            elif isinstance(card, str) and self._kind({**after, name: [*deck, card]}, card):
                partner = self._partner(after, card, displaced) or next((one for one in deck if one not in cards), "")
                if partner in deck:
                    deck.remove(partner)
                self._leave(after, left, partner)
        deck += reversed(cards)

    def _refuse_deck(self, name: str, cards: object) -> None:
        if isinstance(cards, list):
            twice = next(card for card in cards if cards.count(card) > 1)
            self._note((name,), said("problem-scenario-twice", card=str(twice)))
        else:
            self._note((name,), said("problem-scenario-type", wanted=said("scenario-type-deck"), got=shown(cards)))

    def _decks(self) -> list[str]:
        return decks_of(self.ruleset.codec.state)

    def _deck_for(self, after: Data, card: str) -> str:
        """Name the deck below which a displaced card goes: that of its kind."""
        decks = [name for name in self._decks() if after[name] and isinstance(after[name][0], str)]
        kind = self._kind(after, card)
        fits = [name for name in decks if self._kind(after, card_of(after[name][0])) == kind]
        return fits[0] if len(fits) == 1 else ""

    def _is_given(self, slot: KeyPath) -> bool:
        """Tell whether what stands in a slot was given, not left from the set-up."""
        if slot[0] in self._decks():
            return False
        value: Any = self.given
        for key in slot:
            if not isinstance(value, dict):
                break
            known = {str(name): item for name, item in value.items()}
            if str(key) not in known and EVERY not in value:
                return False
            value = known.get(str(key), value.get(EVERY))
        return True

    def _kind(self, after: Data, card: str) -> str:
        """Return as what the game conserves a card; nothing for a text that is none."""
        if card not in self._kinds:
            here = slots_of(self.before, card)
            data, found = (self.before, here) if here else (after, slots_of(after, card))
            self._kinds[card] = self._kind_in(data, found[0]) if len(here) < 2 else ""
        return self._kinds[card]

    def _kind_in(self, data: Data, slot: KeyPath) -> str:
        whole, cut = (self._conserved(data, quiet=True), self._conserved(without(data, slot), quiet=True))
        if whole == {}:
            return _ANY
        return next((kind for kind, count in (whole or {}).items() if cut and cut.get(kind, 0) != count), "")

    def _conserved(self, data: Data, quiet: bool = False) -> Mapping[str, int] | None:
        """Count what the game conserves in a state, as data; nothing if it cannot, which is noted unless `quiet`."""
        try:
            return dict(self.ruleset.game.conserved(self._made(data)))
        except RecordError as error:
            what = said("problem-scenario-state", words=str(error.facts.get("problem", error)))
        except Exception as error:  # noqa: BLE001 - whatever a game raises that is given what it never meets in play
            what = strange(error, self.ruleset, self.before)
        if not quiet:
            got = dict(what.values).get("got")
            self._note(next((path for path, text in slots(self.given) if text == got), ()), what)
        return None

    def _made(self, data: Data) -> State:
        state = self.ruleset.codec.read_state(deepcopy(data))
        state.bind(self.ruleset)
        self.ruleset.game.relaid(state)
        return state

    def _note(self, path: KeyPath, what: Said) -> None:
        self.failed = True
        self.note(("given", *self._written(path)), what, False)

    def _written(self, path: KeyPath) -> KeyPath:
        """Return a path as it stands in the file: a seat may be called by its name, or by `all`."""
        found: list[str | int] = []
        value: Any = self.given
        for key in path:
            names = list(value) if isinstance(value, dict) else []
            name = next((one for one in names if str(one) == str(key)), EVERY if EVERY in names else key)
            found.append(as_written(name))
            value = value.get(name) if isinstance(value, dict) else None
        return tuple(found)


_ANY = "card"
"""The kind of every card where a game does not say what it conserves."""
