"""Awards, sales, and the end of the year."""

from __future__ import annotations

from modiste.phase import Automatic
from modiste.stateclass import state_class
from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.abilities import PretTable
from modiste_pret_a_porter.phases.abilities import CardsActing
from modiste_pret_a_porter.phases.show import exchange_prestige
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import FEATURES, JUDGED_ROWS, LAST_ROUND, SHOW_ROUNDS, Feature


@state_class
class Judging(Automatic[PretState]):
    """In every city of this exhibition, the judged rows bring Prestige."""

    def enter(self, table: PretTable) -> None:
        state = table.state
        rows = judged_rows(state)
        ranking = {feature: state.rules.feature_ranking(state, feature) for feature in FEATURES}
        for tile in state.shows[SHOW_ROUNDS.index(state.round)]:
            for row, feature in enumerate(state.cards.tiles[tile].rows[:rows], 1):
                judge(table, tile, feature, row, ranking[feature])


@state_class
class Selling(Automatic[PretState]):
    """Collections are sold; then abilities act, and all tokens but Prestige are discarded."""

    def enter(self, table: PretTable) -> None:
        for seat in table.state.order:
            sell_collection(table, seat)
        table.push(CardsActing(moment="sales"))

    def leave(self, table: PretTable) -> None:
        for company in table.state.companies:
            company.quality = company.trend = company.public_relations = 0
            table.state.discards["designs"] += company.collection
            company.collection, company.style = [], ""


@state_class
class Settling(Automatic[PretState]):
    """After the last exchange, loans are repaid from cash alone; who cannot is bankrupt."""

    def enter(self, table: PretTable) -> None:
        for seat in table.state.order:
            exchange_prestige(table, seat)
        for seat in table.state.order:
            settle_loans(table, seat)


def judged_rows(state: PretState) -> int:
    """Count the rows of each tile that are judged this round, by the calendar and, in the last, by journalists."""
    rows = JUDGED_ROWS[state.round]
    if state.round == LAST_ROUND:
        rows += max(journalist_rows(state, seat) for seat in state.order)
    return rows


def journalist_rows(state: PretState, seat: int) -> int:
    """Count the further rows that a seat's cards let be judged."""
    return sum(side.judged_rows for side in companies.sides(state, state.companies[seat]))


def judge(table: PretTable, tile: str, feature: Feature, row: int, ranking: tuple[list[int], list[int]]) -> None:
    """Award one feature of one city; its ranking (firsts and seconds) is the same in every city."""
    state = table.state
    first, second = ranking
    first_prize, second_prize = state.rules.prestige_awards(state, row)
    beyond = row - JUDGED_ROWS[state.round]
    if beyond > 0 and state.options.journalist_scope == "owner":
        first = [seat for seat in first if journalist_rows(state, seat) >= beyond]
        second = [seat for seat in second if journalist_rows(state, seat) >= beyond]
    for seats, prize in ((first, first_prize), (second, second_prize)):
        for seat in seats:
            state.companies[seat].prestige += prize
    table.emit(events.FeatureJudged(tile, feature, row, tuple(first), first_prize, tuple(second), second_prize))


def sell_collection(table: PretTable, seat: int) -> None:
    """Pay a seat for its collection: Prestige times designs, and the designs' values."""
    state = table.state
    company = state.companies[seat]
    if not company.collection:
        return
    prestige_cash = company.prestige * len(company.collection)
    design_cash = sum(state.cards.designs[design].value for design in company.collection)
    company.cash += prestige_cash + design_cash
    table.emit(events.CollectionSold(seat, prestige_cash, design_cash))


def settle_loans(table: PretTable, seat: int) -> None:
    """Repay a seat's last loans, or note that it is bankrupt."""
    state = table.state
    company = state.companies[seat]
    owed = company.loans * state.rules.loan_terms(state, True).payback + sum(company.credits)
    if not owed or not state.options.bankruptcy:
        return
    if owed <= company.cash:
        company.cash -= owed
        company.loans, company.loan_interest, company.credits = 0, 0, []
        table.emit(events.LoansSettled(seat, owed))
    else:
        company.out = True
        table.emit(events.WentBankrupt(seat, owed))
