"""Location 4, employees; their places, and dismissals."""

import pytest

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import (
    Decline,
    Dismiss,
    EndGrowth,
    HireEmployee,
    HireInPlaceOf,
    PlacePawn,
    ShowNothing,
    TakeDesign,
    UseAbilities,
)
from tests.pret_a_porter.table import Fields, Scene, at, just, ruleset

OPEN = ["accountant", "contract_lawyer", "house_designer"]
FULL = {"board_employees": ["model", "stylist", "muse"]}
CROWDED = {**FULL, "buildings": ["company_shop"], "building_employees": ["seamstress/back"]}


def hiring(company: Fields, **options: object) -> Scene:
    """Let a company hire with one pawn."""
    return just("action/employees", company, pawns={"employees": [0]}, employees=OPEN, rules=ruleset(**options))


def upkeep(match: Scene) -> int:
    """Read the upkeep of seat 0."""
    return companies.upkeep(match.state, match.company)


@pytest.mark.rule("pap.employees.hire")
def test_hiring_costs_nothing_but_upkeep() -> None:
    """An open employee comes without a fee; its upkeep counts at once."""
    match = hiring({"cash": 0}).does(HireEmployee(0, "house_designer"))

    assert (0, ["accountant", "contract_lawyer"]) == (match.company.cash, match.state.employees)
    assert 3 - 1 + 4 == upkeep(match)


@pytest.mark.rule("pap.employees.hire", refused=True)
def test_only_open_employees_can_be_hired() -> None:
    """An employee that does not lie open cannot be hired."""
    match = hiring({})

    match.refuses(HireEmployee(0, "muse"), HireEmployee(0, "film_star"))


@pytest.mark.rule("pap.employees.place")
def test_the_board_is_filled_first_and_covers_the_printed_upkeep() -> None:
    """The first three hires go to the board, a fourth under a building; each on the board replaces a printed 1."""
    match = hiring({"board_employees": ["model", "stylist"], "buildings": ["company_shop"]})

    assert 1 + 2 + 2 + 1 == upkeep(match)

    match.does(HireEmployee(0, "accountant"))

    assert (["model", "stylist", "accountant"], []) == (match.company.board_employees, match.company.building_employees)
    assert 2 + 2 + 2 + 1 == upkeep(match)

    match = hiring({**FULL, "buildings": ["company_shop"]}).does(HireEmployee(0, "accountant"))

    assert ["accountant"] == match.company.building_employees


@pytest.mark.rule("pap.employees.place")
def test_after_a_dismissal_the_board_is_filled_first_again() -> None:
    """A place on the board that a dismissal opened is the first to be filled, employees under buildings or not."""
    match = hiring(CROWDED).does(Dismiss(0, "stylist"), HireEmployee(0, "accountant"))

    assert ["model", "muse", "accountant"] == match.company.board_employees
    assert ["seamstress/back"] == match.company.building_employees


@pytest.mark.rule("pap.employees.place", refused=True)
def test_nobody_is_hired_without_a_place() -> None:
    """With the board full and no room under a building, a plain hiring is refused."""
    hiring(FULL).refuses(HireEmployee(0, "accountant"))
    hiring(CROWDED).refuses(HireEmployee(0, "accountant"))


@pytest.mark.rule("pap.employees.make_room")
def test_without_a_place_somebody_is_paid_off() -> None:
    """The new employee takes the place of one who is dismissed for double its upkeep."""
    match = hiring(CROWDED).does(HireInPlaceOf(0, "accountant", "seamstress/back"))

    assert (40 - 4, ["accountant"]) == (match.company.cash, match.company.building_employees)
    assert ["seamstress"] == match.state.discards["employees"]


@pytest.mark.rule("pap.employees.make_room")
def test_the_action_may_be_forfeited() -> None:
    """Who does not want to dismiss anybody hires nobody."""
    match = hiring(FULL).does(Decline(0))

    assert (40, FULL["board_employees"]) == (match.company.cash, match.company.board_employees)


@pytest.mark.rule("pap.employees.make_room", refused=True)
def test_who_cannot_pay_severance_forfeits_the_hiring() -> None:
    """A dismissal must be paid for: without the cash there is nothing but to forfeit the action."""
    match = hiring({**FULL, "cash": 3})

    assert match.over
    assert FULL["board_employees"] == match.company.board_employees

    hiring({**FULL, "board_employees": ["model/back", "stylist", "muse"], "cash": 4}).refuses(
        HireInPlaceOf(0, "accountant", "model/back")
    )


@pytest.mark.rule("pap.employees.make_room", refused=True)
def test_nobody_is_replaced_while_a_place_is_free() -> None:
    """With a free place, hiring in the place of somebody is refused."""
    hiring({"board_employees": ["model"]}).refuses(HireInPlaceOf(0, "accountant", "model"))


@pytest.mark.rule("pap.company.starting_employees")
def test_open_board_places_cost_1_each() -> None:
    """A place on the board costs 1 while nobody hired covers it, and again after a dismissal."""
    match = at("planning")

    assert 3 == upkeep(match)

    match = at("planning", {"board_employees": ["house_designer", "model"]})

    assert 4 + 2 + 1 == upkeep(match)

    match.does(Dismiss(0, "house_designer"))

    assert 2 + 1 + 1 == upkeep(match)


@pytest.mark.rule("pap.company.severance")
def test_severance_is_double_the_present_upkeep() -> None:
    """A dismissal costs double the upkeep; of the trained side, if trained."""
    match = at("planning", {"board_employees": ["accountant", "model/back"]})
    match.does(Dismiss(0, "accountant"))

    assert 40 - 4 == match.company.cash

    match.does(Dismiss(0, "model/back"))

    assert 40 - 4 - 6 == match.company.cash
    assert ["accountant", "model"] == match.state.discards["employees"]
    assert [(4, 5), (6, 3)] == [(event.cost, event.upkeep) for event in match.told(events.EmployeeDismissed)]


@pytest.mark.rule("pap.company.severance", refused=True)
def test_without_the_cash_nobody_is_dismissed() -> None:
    """Severance that cannot be paid in full rules the dismissal out; somebody else's employee is out of reach."""
    match = at("planning", {"board_employees": ["accountant/back"], "cash": 5}, {"board_employees": ["muse"]})

    match.refuses(Dismiss(0, "accountant/back"), Dismiss(0, "muse"), Dismiss(1, "muse"))


@pytest.mark.rule("pap.company.severance_board_free")
@pytest.mark.rule("pap.company.severance_board_free", refused=True)
def test_the_option_frees_the_board_from_severance() -> None:
    """With `severance_exempt` set to `board`, only employees under buildings are paid off."""
    match = at("planning", {**CROWDED, "cash": 4}, rules=ruleset(severance_exempt="board"))
    match.does(Dismiss(0, "stylist"), Dismiss(0, "muse"))

    assert 4 == match.company.cash

    match.company.cash = 3
    match.refuses(Dismiss(0, "seamstress/back"))
    match.company.cash = 4

    match.does(Dismiss(0, "seamstress/back"))

    assert 0 == match.company.cash


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("planning", PlacePawn(0, "bank")),
        ("action/contracts", Decline(0)),
        ("action/employees", Decline(0)),
        ("action/warehouse", None),
        ("growth", EndGrowth(0)),
        ("working/upkeep", UseAbilities(0, ())),
        ("exhibition/show", ShowNothing(0)),
    ],
)
@pytest.mark.rule("pap.company.dismissal_any_time")
def test_a_company_dismisses_during_any_decision(path: str, answer: object) -> None:
    """At each of its own decisions a company may dismiss first, and still decides after that."""
    company = {
        "board_employees": ["accountant", "muse"],
        "buildings": ["atelier_tearoom"],
        "designs": ["opera_cape"],
        "materials": {"wool": 1, "lace": 1},
    }
    match = at(path, company, pawns={path.rpartition("/")[2]: [0]} if "action" in path else {})
    match.does(Dismiss(0, "muse"))

    assert ["accountant"] == match.company.board_employees
    assert (0,) == match.waiting
    assert answer is None or answer in match.offers()


@pytest.mark.rule("pap.company.dismissal_any_time")
def test_whoever_is_dismissed_acts_no_more() -> None:
    """An ability leaves with its employee, even in the middle of the question."""
    staff = {"board_employees": ["accountant"], "buildings": ["atelier_tearoom"]}
    match = just("working/upkeep", staff).does(Dismiss(0, "accountant"))

    assert [(), ("atelier_tearoom.0",)] == match.choices()


@pytest.mark.rule("pap.company.dismissal_any_time", refused=True)
def test_nobody_dismisses_in_the_decision_of_another() -> None:
    """Only the company that is asked may dismiss."""
    at("planning", FULL, FULL).refuses(Dismiss(1, "muse"))


@pytest.mark.rule("pap.company.dismissal_when_hiring")
@pytest.mark.rule("pap.company.dismissal_when_hiring", refused=True)
def test_with_the_option_a_dismissal_only_makes_room() -> None:
    """With `dismissal` set to `hiring`, an employee leaves only for a new one who takes the place."""
    rules = ruleset(dismissal="hiring")
    at("planning", FULL, rules=rules).refuses(Dismiss(0, "muse"))
    match = hiring(FULL, dismissal="hiring")
    match.refuses(Dismiss(0, "muse"))
    match.does(HireInPlaceOf(0, "accountant", "muse"))

    assert ["model", "stylist", "accountant"] == match.company.board_employees


@pytest.mark.rule("pap.action.new_card_acts")
def test_a_new_employee_acts_in_the_same_round() -> None:
    """Whoever is hired is ready at the locations that follow."""
    match = at("action/employees", pawns={"employees": [0]}, employees=OPEN)
    match.does(HireEmployee(0, "house_designer"), UseAbilities(0, ("house_designer.0",)))
    match.does(TakeDesign(0, match.state.designs[0]))

    assert 1 == len(match.company.designs)
