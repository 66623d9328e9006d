"""What a bot makes of the table: how much time is left, what the next show pays, how it stands among its rivals.

Everything is counted in cash. An `Outlook` lives for one decision; what no question asks for is never worked out.
"""

from __future__ import annotations

from functools import cached_property
from math import exp

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.abilities import amount_of
from modiste_pret_a_porter.cards import Gain
from modiste_pret_a_porter.content import MOMENT_BITS
from modiste_pret_a_porter.phases.awards import journalist_rows
from modiste_pret_a_porter.phases.materials import price_of
from modiste_pret_a_porter.state import Company, PretState
from modiste_pret_a_porter.words import FEATURES, JUDGED_ROWS, LAST_ROUND, SHOW_ROUNDS

MONTHLY = {"quality": 2.5, "trend": 0.4, "public_relations": 0.4, "quantity": 0.2}
"""What a company typically adds to a feature in a working month."""

DOUBT = {"quality": 1.2, "trend": 0.6, "public_relations": 0.6, "quantity": 0.2}
"""How far a guess at a lead may be off at the show; every month before it adds as much again."""

LATER_TOKEN = {"quality": 1.0, "trend": 3.0, "public_relations": 3.0}
"""What a token typically earns at a show that is still far away."""

TYPICAL_COLLECTION = 2
"""How many designs a company typically shows."""

LEAST_COLLECTION = (0.0, 0.5, 2.0)
"""How many designs a company reckons to show before it owns them, by months until the show."""


class Outlook:
    """A seat's view of the table, and what follows from it.

    Attributes:
        state: the view.
        seat: whose it is.
        company: the seat's company.
        months: the working rounds until the next show, the current one included.
        later_shows: the shows after the next.
        upkeeps: the upkeep payments still to come, that of this round included.
    """

    def __init__(self, state: PretState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.company = state.companies[seat]
        self.show = next(number for number in SHOW_ROUNDS if number >= state.round)
        self.months = self.show - state.round
        self.later_shows = (LAST_ROUND - self.show) // 3
        self.upkeeps = LAST_ROUND - state.round + 1
        self._token_worths: dict[tuple[str, float], float] = {}
        self._prices: dict[tuple[str, str], int] = {}

    @cached_property
    def prizes(self) -> dict[str, tuple[int, int]]:
        """What the first and the second of each feature win at the next show, all cities together."""
        state, show = self.state, self.show
        rows = JUDGED_ROWS[show]
        if show == LAST_ROUND:
            rows += max(journalist_rows(state, seat) for seat in state.order)
        awards = [state.rules.prestige_awards(state, row) for row in range(1, rows + 1)]
        prizes = {str(feature): (0, 0) for feature in FEATURES}
        for tile in state.shows[SHOW_ROUNDS.index(show)]:
            for feature, (first, second) in zip(state.cards.tiles[tile].rows, awards, strict=False):
                prizes[feature] = (prizes[feature][0] + first, prizes[feature][1] + second)
        return prizes

    @cached_property
    def standing(self) -> list[dict[str, float]]:
        """What each company, by seat, will probably bring to each feature of the next show."""
        return [self._expected(company) for company in self.state.companies]

    @cached_property
    def points(self) -> int:
        """The victory points for a Prestige."""
        return self.state.rules.victory_points_per_prestige(self.state)

    @cached_property
    def prestige_worth(self) -> float:
        """What a Prestige won at the next show brings, if there is anything to show: points, and cash by designs."""
        shown = self.standing[self.seat]["quantity"]
        return min(1.0, shown) * (self.points + shown)

    @cached_property
    def prestige(self) -> float:
        """How much Prestige the next show will probably bring."""
        mine = self.standing[self.seat]
        return sum(self.awarded(feature, mine[feature]) for feature in self.prizes)

    def awarded(self, feature: str, count: float) -> float:
        """Reckon the Prestige that a count of a feature wins against what the rivals will probably bring."""
        first_prize, second_prize = self.prizes[feature]
        if count <= 0 or not first_prize:
            return 0.0
        doubt = DOUBT[feature] * (1 + self.months)
        first, second = 1.0, 0.0
        for seat, other in enumerate(self.standing):
            if seat != self.seat:
                ahead = 1 / (1 + exp((other[feature] - count) / doubt))
                first, second = first * ahead, second * ahead + first * (1 - ahead)
        return first_prize * first + second_prize * second

    def token_worth(self, feature: str, more: float = 1) -> float:
        """Price further tokens of a feature, for the next show."""
        worth = self._token_worths.get((feature, more))
        if worth is None:
            count = self.standing[self.seat][feature]
            worth = (self.awarded(feature, count + more) - self.awarded(feature, count)) * self.prestige_worth
            self._token_worths[feature, more] = worth
        return worth

    def price(self, place: str, material: str) -> int:
        """Look up what the company pays for a material at a location."""
        price = self._prices.get((place, material))
        if price is None:
            price = self._prices[place, material] = price_of(self.state, self.seat, place, material)
        return price

    def _expected(self, company: Company) -> dict[str, float]:
        """Guess a company's features: its tokens, its collection's, its cards', and what the months will add."""
        guess = {feature: getattr(company, feature) + MONTHLY[feature] * self.months for feature in LATER_TOKEN}
        known = self.state.cards.designs
        designs = [known[design] for design in company.collection]
        if not designs:
            counts = companies.style_counts(self.state, company)
            best = max(counts, key=counts.__getitem__)
            designs = [known[design] for design in company.designs if known[design].style == best]
            guess["quality"] += sum(design.quality for design in designs)
            guess["trend"] += sum(design.trend + (design.type == company.clothing_type) for design in designs)
            self._add_cards(company, guess)
        guess["quantity"] = max(len(designs) + MONTHLY["quantity"] * self.months, LEAST_COLLECTION[self.months])
        return guess

    def _add_cards(self, company: Company, guess: dict[str, float]) -> None:
        """Add the tokens that a company's cards bring at the show."""
        if not company.moments & MOMENT_BITS["show"]:
            return
        for side in companies.sides(self.state, company):
            for ability in side.abilities:
                for verb in ability.verbs if ability.moment == "show" else ():
                    if isinstance(verb, Gain) and verb.gain in guess:
                        guess[verb.gain] += amount_of(company, verb)
