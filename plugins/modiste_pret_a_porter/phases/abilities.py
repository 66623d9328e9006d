"""Cards act: a company chooses which of its abilities to use at a moment, and the verbs that ask something ask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from functools import partial

from modiste.phase import SEATS, AnyPhase, Automatic
from modiste.space import Amount, Subset
from modiste.stateclass import state_class
from modiste.visibility import Public
from modiste_pret_a_porter import abilities, cards, events
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter.abilities import PretTable, Which
from modiste_pret_a_porter.actions import SellDesigns, SellMaterials, TakeCredit, UseAbilities
from modiste_pret_a_porter.phases.decision import Decision
from modiste_pret_a_porter.special import SPECIALS
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import Special

USES = [partial(UseAbilities, seat) for seat in range(8)]
"""What makes the commonest answers, by seat."""


@state_class
class CardsActing(Automatic[PretState]):
    """At a moment of all companies, each uses its abilities in turn order."""

    moment: Public[str]

    def enter(self, table: PretTable) -> None:
        state = table.state
        moment = self.moment
        actors = abilities.actors_at(state, moment)
        if actors:
            table.push(*[using(seat, moment) for seat in actors])


@state_class
class UsingAbilities(Decision[UseAbilities]):
    """A company uses abilities that act at this moment, all in one answer.

    `card` limits them to one card, just gained or turned over; `items` are the abilities offered.
    """

    clauses = ("pap.cards.optional", "pap.cards.once_per_round")

    moment: Public[str]
    which: Public[Which] = "all"
    again: Public[bool] = False
    card: Public[str] = ""
    items: Public[list[str]] = field(default_factory=list)

    def enter(self, table: PretTable) -> None:
        state = table.state
        company = state.companies[self.seat]
        self.items = abilities.usable(state, company, self.moment, self.which, self.again, self.card)

    def waiting(self, state: PretState) -> Sequence[int]:
        return SEATS[self.seat] if self.items and not self.done else ()

    def space(self, state: PretState, seat: int) -> Subset:
        return Subset(self.items, USES[seat])

    def dismissed(self, table: PretTable) -> None:
        self.enter(table)  # who was dismissed acts no more

    def decide(self, table: PretTable, action: UseAbilities) -> None:
        known = table.state.cards.abilities
        later: list[AnyPhase] = []
        for item in action.chosen:
            abilities.use(table, self.seat, known[item], later)
        if later:
            table.push(*later)


USING = UsingAbilities(seat=0, moment="")
"""A template: copying one is cheaper than making one."""


def using(seat: int, moment: str, which: Which = "all", again: bool = False, card: str = "") -> UsingAbilities:
    """Make the phase in which a company uses abilities at a moment."""
    phase = USING.clone()
    phase.seat, phase.moment, phase.which, phase.again, phase.card = seat, moment, which, again, card
    return phase


@state_class
class TakingCredit(Decision[TakeCredit]):
    """A company takes a Credit by a card, up to `limit`."""

    clauses = ("pap.credits.take", "pap.credits.interest", "pap.credits.due")

    limit: Public[int]

    def space(self, state: PretState, seat: int) -> Amount:
        return Amount(0, self.limit, partial(TakeCredit, seat), step=10)

    def decide(self, table: PretTable, action: TakeCredit) -> None:
        take_credit(table, action.seat, action.amount)


@state_class
class SellingGoods(Decision[SellDesigns | SellMaterials]):
    """A company sells up to `most` of its designs or materials for `price` each."""

    clauses = ("pap.cards.goods_selling",)

    goods: Public[str]
    price: Public[int]
    most: Public[int]

    def space(self, state: PretState, seat: int) -> Subset:
        company = state.companies[seat]
        if self.goods == "design":
            return Subset(company.designs, partial(SellDesigns, seat), most=self.most)
        pieces = [
            f"{material} {number}"
            for material, count in company.materials.items()
            for number in range(1, min(count, self.most) + 1)
        ]
        return Subset(pieces, partial(SellMaterials, seat), most=self.most)

    def decide(self, table: PretTable, action: SellDesigns | SellMaterials) -> None:
        state, company = table.state, table.state.companies[action.seat]
        cash = self.price * len(action.chosen)
        company.cash += cash
        if isinstance(action, SellDesigns):
            company.designs = [design for design in company.designs if design not in action.chosen]
            state.discards["designs"] += action.chosen
            table.emit(events.DesignsSold(self.seat, action.chosen, cash))
            return
        sold = tuple(piece.partition(" ")[0] for piece in action.chosen)
        for material in sold:
            company.materials[material] -= 1
        table.emit(events.MaterialsSold(self.seat, sold, cash))


@state_class
class Gaining(Automatic[PretState]):
    """A gain acts in its turn, after verbs of the same answer that ask something; so much per `per`, if given."""

    seat: Public[int]
    resource: Public[str]
    amount: Public[int]
    per: Public[str] = ""

    def enter(self, table: PretTable) -> None:
        company = table.state.companies[self.seat]
        amount = self.amount * (companies.things(company, self.per) if self.per else 1)
        if amount:
            abilities.gain(table, self.seat, self.resource, amount)


@state_class
class SpecialAct(Automatic[PretState]):
    """A named function of the game acts for a company, where the vocabulary does not reach."""

    seat: Public[int]
    function: Public[Special]

    def enter(self, table: PretTable) -> None:
        SPECIALS[self.function](table, self.seat)


def take_credit(table: PretTable, seat: int, amount: int) -> None:
    """Lend a company cash against interest of a tenth each upkeep, due at the next exhibition."""
    if amount == 0:
        return
    company = table.state.companies[seat]
    company.credits.append(amount)
    company.cash += amount
    table.emit(events.CreditTaken(seat, amount, companies.upkeep(table.state, company)))


def _gaining(seat: int, verb: cards.Gain) -> AnyPhase:
    if isinstance(verb.amount, int):
        return Gaining(seat=seat, resource=verb.gain, amount=verb.amount)
    return Gaining(seat=seat, resource=verb.gain, amount=verb.amount.times, per=verb.amount.per)


VERBS = abilities.PHASES_OF_VERBS
VERBS[cards.Gain] = _gaining
VERBS[cards.Credit] = lambda seat, verb: TakingCredit(seat=seat, limit=verb.credit)
VERBS[cards.Sell] = lambda seat, verb: SellingGoods(seat=seat, goods=verb.sell, price=verb.price, most=verb.most)
VERBS[cards.Call] = lambda seat, verb: SpecialAct(seat=seat, function=verb.call)
