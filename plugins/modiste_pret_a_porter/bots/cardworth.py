"""What contracts, buildings and employees are worth to a company: their abilities over the rounds to come."""

from __future__ import annotations

from modiste.vocabulary import PerThing
from modiste_pret_a_porter import cards
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.bots.outlook import LATER_TOKEN, TYPICAL_COLLECTION
from modiste_pret_a_porter.bots.wardrobe import Wardrobe
from modiste_pret_a_porter.content import MOMENT_BITS, Ability, Side
from modiste_pret_a_porter.words import BOARD_PLACES, SHOW_ROUNDS

VISIT_WORTH = {
    "bank": 1.0,
    "contracts": 6.0,
    "buildings": 2.0,
    "employees": 2.0,
    "designs": 6.0,
    "local_manufacturer": 4.0,
    "warehouse": 5.0,
    "import": 5.0,
    "preparations": 5.0,
}
"""What resolving a location without a pawn typically brings."""

PRESENCE = {
    "bank": 0.1,
    "contracts": 0.4,
    "buildings": 0.3,
    "employees": 0.3,
    "designs": 0.6,
    "local_manufacturer": 0.5,
    "warehouse": 0.6,
    "import": 0.3,
    "preparations": 0.4,
}
"""How often a company typically has a pawn at a location in a working round."""

PIECES = {"local_manufacturer": 1.5, "warehouse": 2.0, "import": 0.7}
"""How many materials a company typically buys at a location in a working round."""

LATER_PRESTIGE = 6.0
"""How much Prestige a company typically wins at a show."""

ROW_WORTH = 6.0
"""What the further rows that a journalist opens typically bring."""

RESTYLE_WORTH = 2.0
"""What bringing one more design into a collection typically brings."""

GOODS_COST = {"material": 5.0, "design": 7.0}
"""What goods that are only bought to be sold by a card typically cost, pawns included."""

SOLD = 0.6
"""How much of what a card could sell is typically there to be sold."""

SHORT = 4.0
"""What a cash short of what is needed costs."""


class CardWorth:
    """Prices the cards of a company."""

    def __init__(self, wardrobe: Wardrobe) -> None:
        self.wardrobe = wardrobe
        self.outlook = wardrobe.outlook
        self.state = wardrobe.state
        self.company = wardrobe.company

    def taken(self, card: str) -> float:
        """Price taking an open card, its cost and upkeep deducted."""
        side = self.state.cards.sides[card]
        if side.kind == "contracts":
            return self._contract(side)
        upkeep = side.upkeep
        if side.kind == "employees" and len(self.company.board_employees) < BOARD_PLACES:
            upkeep -= 1
        outlook = self.outlook
        worth = self.abilities(side, outlook.upkeeps) - side.cost - upkeep * outlook.upkeeps
        due = side.cost + upkeep * outlook.months
        return worth - SHORT * max(0, due - max(0, self.wardrobe.free_cash))

    def held(self, employee: str) -> float:
        """Price keeping an employee, the upkeep deducted."""
        side = self.state.cards.sides[employee]
        return self.abilities(side, self.outlook.upkeeps) - side.upkeep * self.outlook.upkeeps

    def grown(self, front: str) -> float:
        """Price a training or an upgrade, its cost and further upkeep deducted."""
        side = self.state.cards.sides[front]
        short = (side.growth_cost or 0) - max(0, self.wardrobe.free_cash)
        return self._growth(side) - SHORT * max(0, short)

    def _growth(self, side: Side) -> float:
        back = self.state.cards.sides[side.other]
        rounds = self.outlook.upkeeps
        more = self.abilities(back, rounds) - self.abilities(side, rounds)
        return more - (side.growth_cost or 0) - (back.upkeep - side.upkeep) * rounds

    def presence(self, place: str) -> float:
        """Price what the company's abilities at a location bring if it has a pawn there."""
        company = self.company
        if not company.moments & MOMENT_BITS[place]:
            return 0.0
        return sum(
            self._verb(verb, side.kind, 1, True)
            for side in companies.sides(self.state, company)
            for ability in side.abilities
            if ability.pawn and ability.moment == place
            for verb in ability.verbs
        )

    def _contract(self, front: Side) -> float:
        rounds = self.outlook.months + 1
        worth = self.abilities(front, rounds)
        if front.other and self.outlook.later_shows:
            worth += self.abilities(self.state.cards.sides[front.other], 3, now=False)
        return worth

    def abilities(self, side: Side, rounds: int, *, now: bool = True) -> float:
        """Price what a side does over a number of rounds, from now on or from the next quarter on."""
        shows = sum(1 for number in SHOW_ROUNDS if self.state.round <= number < self.state.round + rounds)
        shows = shows if now else 1
        worth = 0.0
        for ability in side.abilities:
            uses = self._uses(ability, rounds, shows)
            worth += sum(self._verb(verb, side.kind, uses, now) for verb in ability.verbs)
        working = rounds - shows
        for place, change in side.price_changes.items():
            worth -= change * PIECES[place] * working
        worth += sum(PRESENCE[place] for place in side.ignored_limits) * working
        worth += RESTYLE_WORTH * shows * len(side.restyles)
        return worth + ROW_WORTH * side.judged_rows

    def _uses(self, ability: Ability, rounds: int, shows: int) -> float:
        """Count how often an ability will probably act."""
        if ability.moment == "gained":
            return 1.0
        if ability.moment == "upkeep":
            return rounds
        if ability.moment in ("show", "sales"):
            return shows
        return (rounds - shows) * (PRESENCE[ability.moment] if ability.pawn else 1.0)

    def _verb(self, verb: cards.Verb, kind: str, uses: float, now: bool) -> float:
        if isinstance(verb, cards.Gain):
            return self._gain(verb, self._amount(verb, kind), uses, now)
        if isinstance(verb, cards.Visit):
            return VISIT_WORTH[verb.visit] * uses * (1.0 if verb.most is None else min(1.0, 0.3 + 0.2 * verb.most))
        if isinstance(verb, cards.Sell):
            return max(0.0, verb.price - GOODS_COST[verb.sell]) * SOLD * verb.most * uses
        if isinstance(verb, cards.Credit):
            return 0.2 * uses
        return 3.0 * uses

    def _gain(self, verb: cards.Gain, amount: float, uses: float, now: bool) -> float:
        if verb.gain in ("cash", "victory_points"):
            return amount * uses
        if verb.gain == "prestige":
            later = TYPICAL_COLLECTION + self.outlook.points
            return amount * uses * (self.outlook.prestige_worth if now and uses <= 1 else later)
        if not now or self.outlook.months == 0:
            return amount * uses * LATER_TOKEN[verb.gain]
        soon = min(uses, self.outlook.months)
        first = self.outlook.token_worth(verb.gain, amount * min(soon, 1.0)) * max(1.0, soon)
        return first + amount * max(0.0, uses - soon) * LATER_TOKEN[verb.gain]

    def _amount(self, verb: cards.Gain, kind: str) -> float:
        """Reckon an amount; what counts cards counts the card itself, if it is one of them."""
        if not isinstance(verb.amount, PerThing):
            return verb.amount
        company, per = self.company, verb.amount.per
        if per == "collection":
            things: float = TYPICAL_COLLECTION
        elif per == "prestige":
            things = LATER_PRESTIGE
        else:
            things = max(1, companies.things(company, per)) + (per == kind) + 0.1 * self.outlook.upkeeps
        return verb.amount.times * things
