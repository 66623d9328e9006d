"""What a bid in a city is worth: which place it will probably take, and what is left to choose there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from modiste_couture.bots.outlook import Outlook, chance_of
from modiste_couture.bots.prospects import Prospects
from modiste_couture.portfolio import hand_of

DENIAL = 0.1
"""What part of a card's worth to the rival who wants it most is won by taking it away."""

LEAST_APPEAL = 0.3
"""How much even a city full of bad cards draws bids."""

FOCUS = 1.4
"""How much more than their share the best cities draw."""

PRESENT = 2.5
"""How many cards at random make it as likely as one placed on purpose that a city gets a bid."""

DARING = 0.5
"""What part of the rivals still bids for a city with a bad card in it; for two bad cards, that part of those."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What a rival may bid in a city.

    Attributes:
        present: the chance that it bids at all.
        total: the bid to be expected.
        spread: how far that may be off.
    """

    present: float
    total: float
    spread: float


class Tabletop:
    """All seats' prospects, seen by one of them."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        state = outlook.state
        self.state = state
        self.seat = seat
        hands = [*state.known[:seat], hand_of(state, seat), *state.known[seat + 1 :]]
        self.prospects = [Prospects(outlook, other, hand) for other, hand in enumerate(hands)]
        self.own = self.prospects[seat]
        self.rivals = [*self.prospects[:seat], *self.prospects[seat + 1 :]]

    def worth(self, card: str) -> float:
        """Price taking a card, and taking it away from rivals."""
        return self.own.worth(card) + DENIAL * max(rival.worth(card) for rival in self.rivals)

    def guesses(self, cities: Sequence[str]) -> list[list[Guess]]:
        """Guess the rivals' bids, by city: every card goes somewhere, sooner where it can win more."""
        by_rival = [self._guess(rival, cities) for rival in self.rivals]
        return [list(guesses) for guesses in zip(*by_rival, strict=True)]

    def _guess(self, rival: Prospects, cities: Sequence[str]) -> list[Guess]:
        rows = [list(map(rival.worth, self.state.rows[city])) for city in cities]
        appeals = [max([LEAST_APPEAL, *row]) ** FOCUS for row in rows]
        bids = [self.state.cards.bids[card] for card in rival.hand]
        total, squares, whole = sum(bids), sum(bid * bid for bid in bids), sum(appeals)
        guesses = []
        for row, appeal in zip(rows, appeals, strict=True):
            share = appeal / whole
            daring = DARING ** sum(worth < 0 for worth in row)
            present = daring * (1 - (1 - share) ** (PRESENT * len(bids)))
            spread = sqrt(squares * share * (1 - share))
            guesses.append(Guess(present, total * share, spread))
        return guesses


class City:
    """One city, as a bidder sees it."""

    def __init__(self, table: Tabletop, city: str, guesses: Sequence[Guess]) -> None:
        self._state = table.state
        self.row = table.state.rows[city]
        self._guesses = guesses
        self._own = {card: table.worth(card) for card in self.row}
        self._wanted = {card: sum(rival.worth(card) for rival in table.rivals) for card in self.row}
        self._drafts: dict[tuple[int, int], float] = {}
        self._worths: dict[int, float] = {}

    def worth(self, total: int | None) -> float:
        """Price bidding a total, or nothing at all."""
        if total is None:
            return 0.0
        if total not in self._worths:
            self._worths[total] = self._price(total)
        return self._worths[total]

    def _price(self, total: int) -> float:
        places = {(0, 0): 1.0}
        for guess in self._guesses:
            above = guess.present * chance_of(guess.total - total, guess.spread)
            below = guess.present - above
            more: dict[tuple[int, int], float] = {}
            for (over, under), chance in places.items():
                for place, part in (
                    ((over, under), 1 - guess.present),
                    ((over + 1, under), above),
                    ((over, under + 1), below),
                ):
                    more[place] = more.get(place, 0.0) + chance * part
            places = more
        return sum(chance * self._draft(over, over + under + 1) for (over, under), chance in places.items())

    def _draft(self, place: int, bidders: int) -> float:
        """Price what is left to choose for the bidder in a place, from 0, when rivals take what they want most."""
        if (place, bidders) not in self._drafts:
            row, worth = self.row[:], 0.0
            for picker in self._state.rules.pick_order(self._state, list(range(bidders)), len(row)):
                wishes = self._own if picker == place else self._wanted
                card = max(row, key=wishes.__getitem__)
                row.remove(card)
                worth += self._own[card] if picker == place else 0.0
            self._drafts[place, bidders] = worth
        return self._drafts[place, bidders]
