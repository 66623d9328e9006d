"""The forecast: what falls due, and what could be shown now."""

import random
from itertools import combinations
from typing import Any

import pytest

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import ChooseStyle, ShowDesigns, UseAbilities
from modiste_pret_a_porter.forecast import Collection, Dues, best_collection, collections, dues
from modiste_pret_a_porter.phases.show import finishable, restyle_count
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import MATERIALS, STYLES
from tests.pret_a_porter.table import Scene, at, with_cards

EVENING = {"cotton": 1, "wool": 1, "lace": 2}


def due_of(match: Scene, seat: int = 0) -> Dues:
    """Foresee a seat's dues, of which there are some."""
    found = dues(match.state, seat)

    assert found is not None
    return found


def test_dues_add_up_until_the_exhibition() -> None:
    """Upkeep is paid in both working rounds and once more with the Credits that fall due."""
    due = due_of(at("planning", {"credits": [20], "cash": 40}))

    assert (3, 3, 3 + 2, 0) == (due.round, due.payments, due.upkeep, due.income)
    assert (40 - 2 * 5, 5, 20, 0) == (due.cash, due.last_upkeep, due.credits, due.loans)
    assert (5, 0, 0, False) == (due.left, due.short, due.forced_loans, due.ruinous)


def test_cards_bring_their_cash_before_each_payment() -> None:
    """What an ability of the upkeep brings counts once a payment, and not again where it has acted."""
    company = {"board_employees": ["accountant"], "contracts": ["licence_deal"], "cash": 10}

    assert 10 + 2 * (7 - 4) + 7 == due_of(at("planning", company)).cash
    assert 10 - 4 + 7 - 4 + 7 == due_of(at("planning", {**company, "used": ["accountant.0", "licence_deal.0"]})).cash


def test_prestige_counts_only_until_it_is_exchanged() -> None:
    """Cash for Prestige comes in the working rounds; at the exhibition today's Prestige is gone."""
    due = due_of(at("planning", {"buildings": ["retail_outlet"], "prestige": 5, "cash": 20}, round=4))

    assert (6, 5) == (due.upkeep, due.income)
    assert 20 + 2 * (5 - 6) == due.cash


def test_loans_of_this_exhibition_are_not_due() -> None:
    """A loan just taken is repaid at the next exhibition, but its interest is paid at once."""
    due = due_of(at("exhibition/show", {"designs": ["opera_cape"], "materials": EVENING, "loans": 2, "new_loans": 1}))

    assert (1, 3 + 4, 28) == (due.payments, due.last_upkeep, due.loans)


def test_forced_loans_are_foreseen() -> None:
    """Who cannot pay a working round's upkeep takes a loan, pays its interest, and repays it at the exhibition."""
    due = due_of(at("planning", {"cash": 0}))

    assert (1, 20 - 5 - 5, 5, 28) == (due.forced_loans, due.cash, due.last_upkeep, due.loans)
    assert 5 + 28 - 10 == due.short


def test_the_forecast_comes_true() -> None:
    """A company that shows nothing ends the exhibition with what was foreseen."""
    company = {"board_employees": ["accountant"], "cash": 20, "credits": [10]}
    match = at("working/upkeep", company, round=2)
    foreseen = due_of(match).left
    match.does(*[UseAbilities(0, ("accountant.0",))] * 2)

    assert 20 + 2 * 3 - 2 * 5 - 10 == foreseen == match.company.cash
    assert 4 == match.state.round


@pytest.mark.parametrize("cash", [13, 14, 15, 30])
def test_ruin_is_foreseen_in_time(cash: int) -> None:
    """In the last quarter a company goes bankrupt exactly where the forecast says so, if its show brings nothing."""
    match = at("working/upkeep", {"board_employees": ["accountant"], "cash": cash, "credits": [10]}, round=11)
    due = due_of(match)
    match.does(*[UseAbilities(0, ("accountant.0",))] * 2)

    assert match.over
    assert due.ruinous is match.company.out is (cash < 14)
    assert due.short == max(0, 14 - cash)


def test_nothing_is_due_after_the_last_repayment() -> None:
    """When all debts are repaid, there is no forecast of them."""
    match = at("settling")

    assert dues(match.state, 0) is None


def test_as_many_designs_as_possible_come_before_dear_ones() -> None:
    """One dear design gives way to two cheaper ones that need its materials."""
    designs = ["regatta_jacket", "alpine_jersey", "rowing_jersey"]
    match = at("planning", {"designs": designs, "materials": {"cotton": 1, "denim": 1, "silk": 1, "wool": 1}})
    best = best_collection(match.state, 0, "sport")

    assert (("alpine_jersey", "rowing_jersey"), 32, 2) == (best.designs, best.value, best.quantity)


def test_among_as_many_designs_the_dearest_are_chosen() -> None:
    """Where two collections have as many designs, the one that sells better is foreseen."""
    designs = ["opera_cape", "ballroom_trousers", "pearl_blouse"]
    match = at("planning", {"designs": designs, "materials": EVENING})
    best = best_collection(match.state, 0, "evening")

    assert (("ballroom_trousers", "pearl_blouse"), 41) == (best.designs, best.value)


def test_features_count_tokens_bonuses_clothing_type_and_sure_abilities() -> None:
    """Everything that is sure to come with the show is foreseen; Quantity is the number of designs."""
    rules = with_cards(
        employees=[
            {
                "id": "quality_inspector",
                "upkeep": 2,
                "does": [{"on": "show", "do": [{"gain": "quality", "amount": {"per": "collection", "times": 2}}]}],
            }
        ]
    )
    company = {
        "clothing_type": "jacket",
        "designs": ["opera_cape", "pearl_blouse"],
        "materials": EVENING,
        "quality": 3,
        "board_employees": ["model", "quality_inspector"],
        "contracts": ["magazine_spread"],
        "used": ["model.0"],
    }
    match = at("planning", company, rules=rules)

    expected = Collection("evening", ("opera_cape", "pearl_blouse"), 18 + 21, 3 + 1 + 2 * 2, 1 + 1, 1 + 2)
    assert expected == best_collection(match.state, 0, "evening")


def test_a_style_without_finished_designs_has_no_collection() -> None:
    """Every style is named; where nothing can be finished, only tokens and abilities remain."""
    match = at("planning", {"trend": 2, "board_employees": ["model"]})
    found = collections(match.state, 0)

    assert list(STYLES) == [one.style for one in found]
    assert all((0, 2, 1) == (one.quantity, one.trend, one.public_relations) for one in found)


def test_what_is_shown_is_the_collection() -> None:
    """After its show a company has that collection and no other."""
    materials = dict.fromkeys(MATERIALS, 2)
    company = {"designs": ["opera_cape", "ballroom_trousers", "feedback_shirt"], "materials": materials}
    match = at("exhibition/show", company, {"designs": ["opera_cape"], "materials": EVENING})
    match.does(ChooseStyle(0, "evening"), ShowDesigns(0, ("opera_cape",)))
    evening, *others = collections(match.state, 0)

    assert (("opera_cape",), 2) == (evening.designs, evening.trend)
    assert not any(one.designs for one in others)


@pytest.mark.parametrize("seed", range(12))
def test_the_maximum_is_exact(seed: int) -> None:
    """No choice of designs is better than the foreseen one, and looking changes nothing."""
    rng = random.Random(seed)
    match = at("planning", random_company(rng))
    before = match.state.plain()
    found = [(one.quantity, one.value) for one in collections(match.state, 0)]

    assert [best_by_trying(match.state, style) for style in STYLES] == found
    assert before == match.state.plain()


def random_company(rng: random.Random) -> dict[str, Any]:
    """Make up a company with designs, a few materials and perhaps cards that change styles."""
    designs = list(at("planning").state.cards.designs)
    return {
        "designs": rng.sample(designs, 9),
        "materials": {material: rng.randint(0, 3) for material in MATERIALS},
        "board_employees": rng.sample(["stylist", "model/back", "muse"], rng.randint(0, 3)),
        "contracts": rng.sample(["guest_stylist", "guest_stylist/back"], rng.randint(0, 1)),
    }


def best_by_trying(state: PretState, style: str) -> tuple[int, int]:
    """Try every choice of designs."""
    company, known = state.companies[0], state.cards.designs
    restyles, best = restyle_count(state, company, style), (0, 0)
    for count in range(len(company.designs) + 1):
        for chosen in combinations(company.designs, count):
            changed = sum(known[design].style != style for design in chosen)
            if changed <= restyles and finishable(state, company, chosen):
                best = max(best, (count, sum(known[design].value for design in chosen)))
    return best


def test_upkeep_is_that_of_the_company() -> None:
    """The forecast starts from the upkeep as the track has it, and knows no loan without need."""
    match = at("planning", {"buildings": ["retail_outlet"], "board_employees": ["accountant"]})

    assert companies.upkeep(match.state, match.company) == due_of(match).upkeep
    assert [] == match.told(events.LoansTaken)
