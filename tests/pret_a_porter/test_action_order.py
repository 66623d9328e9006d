"""The action phase: locations one after the other, pawns and abilities in the order that the options say."""

from typing import Any

import pytest

from modiste.space import OneOf
from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import (
    Decline,
    DrawDesign,
    TakeContract,
    TakeDesign,
    TakePreparation,
    UseAbilities,
)
from modiste_pret_a_porter.words import LOCATIONS
from tests.pret_a_porter.table import Scene, at, just, ruleset, with_cards

ACTED = {"AbilityUsed": "card", "PreparationTaken": "pawn"}


def whole(match: Scene) -> list[tuple[str, int]]:
    """Use every ability and every pawn, and list who did which."""
    while not match.over:
        seat = match.waiting[0]
        offers = match.offers(seat)
        match.does(offers[0] if isinstance(match.space(seat), OneOf) else max(offers, key=lambda action: action.chosen))
    return [(ACTED[type(event).__name__], event.seat) for event in match.told(events.SeatEvent) if told(event)]


def told(event: events.SeatEvent) -> bool:
    """Say whether an event tells of an ability or a pawn."""
    return type(event).__name__ in ACTED


def crowded(**options: Any) -> Scene:
    """Preparations: seat 0 has an ability and no pawn, 1 one that asks for its pawn, 2 one that does not."""
    cards = ({"contracts": ["press_tour"]}, {"board_employees": ["press_officer"]}, {"contracts": ["press_tour"]})
    return just("action/preparations", *cards, pawns={"preparations": [2, 1]}, rules=ruleset(**options))


def two_pawns(**options: Any) -> Scene:
    """Preparations: both pawns there are seat 0's, which has an ability of either sort."""
    cards = {"contracts": ["press_tour"], "board_employees": ["press_officer"]}
    return just("action/preparations", cards, pawns={"preparations": [0, 0]}, rules=ruleset(**options))


@pytest.mark.rule("pap.action.locations")
def test_locations_act_from_the_first_to_the_last() -> None:
    """The nine locations act in the order of their numbers."""
    places = ruleset().program.places

    assert list(LOCATIONS) == [place.path.rpartition("/")[2] for place in places if "/action/" in place.path]


@pytest.mark.rule("pap.action.locations")
def test_an_ability_resolves_a_location_where_no_pawn_stands() -> None:
    """A card may do what a location does, wholly or in part, without a pawn."""
    match = just("action/designs", {"board_employees": ["house_designer"]})
    design = match.state.designs[0]
    match.does(UseAbilities(0, ("house_designer.0",)), TakeDesign(0, design))

    assert [design] == match.company.designs


@pytest.mark.rule("pap.action.pawn_order")
def test_pawns_act_from_the_first_space_on_and_go_home() -> None:
    """The first pawn acts first; each leaves the board once it has acted."""
    match = at("action/designs", pawns={"designs": [2, 0, 1]})
    seen = []
    while match.waiting and match.state.pawns["designs"]:
        seen.append((match.waiting[0], match.state.pawns["designs"][:]))
        match.does(DrawDesign(match.waiting[0]))

    assert [(2, [2, 0, 1]), (0, [0, 1]), (1, [1])] == seen


@pytest.mark.parametrize("location", [place for place in LOCATIONS if place not in ("bank", "warehouse")])
@pytest.mark.rule("pap.action.decline")
def test_every_pawn_may_go_home_without_acting(location: str) -> None:
    """A pawn may be taken home without using its location, and nothing else happens."""
    match = just(f"action/{location}", pawns={location: [0]})
    company = match.company.clone()
    match.does(Decline(0))

    assert match.over
    assert company == match.company
    assert [] == match.state.pawns[location]


@pytest.mark.rule("pap.action.needs_pawn")
@pytest.mark.rule("pap.action.needs_pawn", refused=True)
def test_an_ability_that_asks_for_a_pawn_is_idle_without_one() -> None:
    """Without an own pawn only abilities that ask for none can be used."""
    cards = {"board_employees": ["house_designer", "press_officer"], "buildings": ["sample_room"]}
    match = just("action/designs", cards, pawns={"designs": [1]})
    match.does(Decline(1))

    assert [(), ("house_designer.0",)] == match.choices()

    match.refuses(UseAbilities(0, ("sample_room.0",)), UseAbilities(0, ("house_designer.0", "sample_room.0")))


@pytest.mark.rule("pap.action.needs_pawn")
def test_an_ability_that_visits_a_location_is_no_pawn() -> None:
    """Visiting by a card does not wake up abilities that ask for a pawn."""
    match = just("action/designs", {"board_employees": ["house_designer"], "buildings": ["sample_room"]})
    match.does(UseAbilities(0, ("house_designer.0",)), DrawDesign(0))

    assert match.over
    assert 0 == match.company.trend


@pytest.mark.rule("pap.action.before_own_pawn")
def test_abilities_act_just_before_the_own_pawn() -> None:
    """Each company uses its abilities, then its pawn; those without a pawn come last."""
    order = [("card", 2), ("pawn", 2), ("card", 1), ("pawn", 1), ("card", 0)]

    assert order == whole(crowded(ability_order="before_own_pawn"))


@pytest.mark.rule("pap.action.pawns_first")
def test_all_pawns_act_before_pawnless_abilities() -> None:
    """Pawns act, each with the abilities that ask for it; then pawnless abilities follow."""
    order = [("pawn", 2), ("card", 1), ("pawn", 1), ("card", 0), ("card", 2)]

    assert order == whole(crowded(ability_order="pawns_first"))


@pytest.mark.rule("pap.action.abilities_first")
def test_all_abilities_act_before_the_pawns() -> None:
    """All abilities act in turn order, then the pawns."""
    order = [("card", 0), ("card", 1), ("card", 2), ("pawn", 2), ("pawn", 1)]

    assert order == whole(crowded(ability_order="abilities_first"))


@pytest.mark.parametrize("ability_order", ["before_own_pawn", "pawns_first", "abilities_first"])
@pytest.mark.rule("pap.action.ability_turn_order")
def test_abilities_of_one_moment_act_in_turn_order(ability_order: str) -> None:
    """Companies whose abilities act at the same moment use them in turn order, whatever their seats."""
    tour = {"contracts": ["press_tour"]}
    rules = ruleset(ability_order=ability_order)
    match = just("action/preparations", tour, tour, tour, order=[1, 2, 0], rules=rules)

    assert [("card", 1), ("card", 2), ("card", 0)] == whole(match)


@pytest.mark.rule("pap.action.ability_turn_order")
def test_show_and_upkeep_abilities_act_in_turn_order_too() -> None:
    """At the upkeep, abilities act in turn order."""
    books = {"board_employees": ["accountant"]}
    match = just("working/upkeep", books, books, books, order=[2, 0, 1])

    assert [("card", 2), ("card", 0), ("card", 1)] == whole(match)


@pytest.mark.parametrize("ability_order", ["before_own_pawn", "pawns_first", "abilities_first"])
@pytest.mark.rule("pap.action.repeat_pawn_abilities", "pap.action.pawnless_once")
def test_a_second_pawn_repeats_only_abilities_that_ask_for_a_pawn(ability_order: str) -> None:
    """With two pawns, abilities that ask for one act twice, all others once."""
    match = two_pawns(ability_order=ability_order)
    whole(match)
    used = [event.card for event in match.told(events.AbilityUsed)]

    assert (2, 1) == (used.count("press_officer"), used.count("press_tour"))


@pytest.mark.parametrize("ability_order", ["before_own_pawn", "pawns_first", "abilities_first"])
@pytest.mark.rule("pap.action.no_repetition")
def test_without_the_option_nothing_repeats(ability_order: str) -> None:
    """With `repeat_pawn_abilities` off, each ability acts once at a location."""
    match = two_pawns(ability_order=ability_order, repeat_pawn_abilities=False)
    whole(match)
    used = [event.card for event in match.told(events.AbilityUsed)]

    assert (1, 1) == (used.count("press_officer"), used.count("press_tour"))


def test_without_the_option_the_second_pawn_may_use_what_the_first_left() -> None:
    """With `repeat_pawn_abilities` off, an ability not used with the first pawn can be used with the second."""
    match = two_pawns(repeat_pawn_abilities=False)
    match.does(UseAbilities(0, ()), TakePreparation(0, "cash"), UseAbilities(0, ("press_officer.0",)))

    assert 1 == match.company.public_relations


@pytest.mark.rule("pap.action.pawnless_once")
@pytest.mark.rule("pap.action.pawnless_once", refused=True)
def test_a_pawnless_ability_acts_once_whatever_its_company_does_there() -> None:
    """A pawnless ability left unused at the first pawn is not offered with the second."""
    match = two_pawns()
    match.does(UseAbilities(0, ()), TakePreparation(0, "cash"))

    assert [(), ("press_officer.0",)] == match.choices()

    match.refuses(UseAbilities(0, ("press_tour.0",)))


@pytest.mark.rule("pap.action.new_card_acts")
def test_a_new_card_acts_at_the_locations_after_its_own() -> None:
    """What was gained at a location acts at the later ones of the same round."""
    match = at("action/contracts", pawns={"contracts": [0]}, contracts=["press_tour", "night_shift", "licence_deal"])
    match.does(TakeContract(0, "press_tour"))

    assert UseAbilities(0, ("press_tour.0",)) in match.offers()


def acting(card: str, pawn: bool) -> dict[str, Any]:
    """Make a contract that brings 3 cash at location 2, with a pawn or without."""
    ability = {"on": "location", "at": "contracts", "pawn": pawn, "do": [{"gain": "cash", "amount": 3}]}
    return {"id": card, "front": {"does": [ability]}}


NOTARY = acting("notary", False)
STAMP = acting("stamp", True)


@pytest.mark.parametrize("ability_order", ["before_own_pawn", "pawns_first", "abilities_first"])
@pytest.mark.rule("pap.action.new_card_acts")
def test_a_new_card_acts_at_once_at_its_own_location(ability_order: str) -> None:
    """A card that acts at the very location where it was gained is ready at once."""
    rules = with_cards({"ability_order": ability_order}, contracts=[NOTARY])
    match = just("action/contracts", pawns={"contracts": [0, 1]}, contracts=["notary", "press_tour"], rules=rules)
    match.does(TakeContract(0, "notary"), UseAbilities(0, ("notary.0",)))

    assert 43 == match.company.cash
    assert (1,) == match.waiting


@pytest.mark.rule("pap.action.new_card_acts", "pap.action.needs_pawn")
def test_a_new_card_finds_the_own_pawn_whatever_brought_it() -> None:
    """A card that asks for a pawn acts at once if one stands there, also if an ability has fetched it."""
    rules, lawyer = with_cards(contracts=[STAMP]), {"board_employees": ["contract_lawyer"]}
    fetch = (UseAbilities(0, ("contract_lawyer.0",)), TakeContract(0, "stamp"))
    match = just("action/contracts", lawyer, pawns={"contracts": [0]}, contracts=["stamp"], rules=rules).does(*fetch)

    assert [(), ("stamp.0",)] == match.choices()
    assert just("action/contracts", lawyer, contracts=["stamp"], rules=rules).does(*fetch).over


@pytest.mark.parametrize("ability_order", ["before_own_pawn", "pawns_first"])
@pytest.mark.rule("pap.action.new_card_acts", "pap.action.repeat_pawn_abilities")
def test_a_new_card_that_asks_for_a_pawn_acts_again_with_the_next_pawn(ability_order: str) -> None:
    """What the first pawn brought acts at once, and again with the second if it asks for a pawn."""
    rules = with_cards({"ability_order": ability_order}, contracts=[STAMP, NOTARY])
    match = just("action/contracts", pawns={"contracts": [0, 0]}, contracts=["stamp", "notary"], rules=rules)
    stamp = UseAbilities(0, ("stamp.0",))
    match.does(TakeContract(0, "stamp"), stamp, stamp, TakeContract(0, "notary"), UseAbilities(0, ("notary.0",)))

    assert match.over
    assert 49 == match.company.cash
