"""What the table is told: every answer has its event, with the numbers that a player wants to read."""

from typing import Any

import pytest

from modiste.action import Action
from modiste.event import Event
from modiste_pret_a_porter import actions, events
from tests.pret_a_porter.table import NO_CARDS, Fields, at, just, with_cards

EVENING = {"designs": ["opera_cape"], "materials": {"wool": 1, "lace": 1}}
SELLER = {"contracts": ["sample_sale"], "materials": {"silk": 1, "wool": 1}}
AGING = {"contracts": ["mill_agreement/back", "press_tour"]}

ANSWERS: list[tuple[str, Fields, list[Action], list[Event]]] = [
    ("planning", {}, [actions.PlacePawn(0, "import")], [events.PawnPlaced(0, "import")]),
    ("bank", EVENING, [actions.TakeCredit(0, 0)], [events.LocationDeclined(0, "bank")]),
    ("bank", EVENING, [actions.TakeCredit(0, 10)], [events.CreditTaken(0, 10, 4)]),
    ("contracts", {}, [actions.Decline(0)], [events.LocationDeclined(0, "contracts")]),
    (
        "import",
        {},
        [actions.ChooseMaterial(0, "silk"), actions.BuyQuantity(0, 2)],
        [events.MaterialsBought(0, "import", ("silk", "silk"), 16, 3)],
    ),
    (
        "warehouse",
        {},
        [actions.BuyAssortment(0, ("cotton", "lace"))],
        [events.MaterialsBought(0, "warehouse", ("cotton", "lace"), 10, 2)],
    ),
    ("warehouse", {}, [actions.BuyAssortment(0, ())], [events.LocationDeclined(0, "warehouse")]),
    ("preparations", {}, [actions.TakePreparation(0, "cash")], [events.PreparationTaken(0, "cash", 5)]),
    ("growth", {"board_employees": ["muse"]}, [actions.Train(0, "muse")], [events.EmployeeTrained(0, "muse", 7, 4)]),
    (
        "working/upkeep/abilities",
        SELLER,
        [actions.UseAbilities(0, ("sample_sale.0",)), actions.SellMaterials(0, ("wool 1", "silk 1"))],
        [events.AbilityUsed(0, "sample_sale"), events.MaterialsSold(0, ("wool", "silk"), 10)],
    ),
    (
        "exhibition/show",
        EVENING,
        [actions.ChooseStyle(0, "evening"), actions.ShowDesigns(0, ("opera_cape",))],
        [events.CollectionShown(0, "evening", ("opera_cape",), 0, 2)],
    ),
    ("exhibition/show", EVENING, [actions.ShowNothing(0)], [events.NothingShown(0)]),
    (
        "exhibition/aging",
        AGING,
        [],
        [events.ContractExpired(0, "mill_agreement/back"), events.ContractWeakened(0, "press_tour")],
    ),
]


@pytest.mark.parametrize(("path", "company", "answers", "told"), ANSWERS)
def test_every_answer_has_its_event(path: str, company: Fields, answers: list[Action], told: list[Event]) -> None:
    """An event says who did what, at which cost, and what is new."""
    location = path if "/" not in path and path not in ("planning", "growth") else ""
    match = just(f"action/{path}" if location else path, company, pawns={location: [0]})
    match.does(*answers)

    assert told == [event for event in match.told(events.SeatEvent) if event.seat == 0]


def test_the_exchange_and_the_last_quarter_are_told() -> None:
    """Prestige exchanged, and the arrival of the last-quarter cards, are events."""
    match = just("exhibition/exchange", {"prestige": 4}, round=6)

    assert [events.PrestigeExchanged(0, 4, 8)] == match.told(events.PrestigeExchanged)
    assert 1 == len(at("exhibition/aging", round=9, **NO_CARDS).told(events.LastQuarterStarted))


@pytest.mark.parametrize(
    ("per", "company", "cash"),
    [
        ("prestige", {"prestige": 5}, 10),
        ("buildings", {"buildings": ["company_shop", "sample_room"]}, 4),
        ("employees", {"board_employees": ["muse"], "building_employees": ["model", "stylist"]}, 6),
        ("contracts", {}, 2),
        ("designs", {"designs": ["opera_cape", "pearl_blouse"]}, 4),
        ("collection", {"collection": ["opera_cape"]}, 2),
    ],
)
def test_amounts_go_by_what_they_count(per: str, company: dict[str, Any], cash: int) -> None:
    """An amount of 2 per something brings twice the number of those things."""
    ability = {"on": "upkeep", "do": [{"gain": "cash", "amount": {"per": per, "times": 2}}]}
    rules = with_cards(contracts=[{"id": "notary", "front": {"does": [ability]}}])
    match = just("working/upkeep/abilities", {**company, "contracts": ["notary"]}, rules=rules)

    assert 40 + cash == match.does(actions.UseAbilities(0, ("notary.0",))).company.cash


def test_an_amount_after_a_question_counts_what_the_answer_left() -> None:
    """2 cash per design, after a design was sold, count the designs that are left."""
    verbs = [
        {"sell": "design", "price": 9, "most": 1},
        {"gain": "cash", "amount": {"per": "designs", "times": 2}},
    ]
    rules = with_cards(contracts=[{"id": "notary", "front": {"does": [{"on": "upkeep", "do": verbs}]}}])
    company = {"contracts": ["notary"], "designs": ["opera_cape", "pearl_blouse"]}
    match = just("working/upkeep/abilities", company, rules=rules)
    match.does(actions.UseAbilities(0, ("notary.0",)), actions.SellDesigns(0, ("opera_cape",)))

    assert 40 + 9 + 2 == match.company.cash
