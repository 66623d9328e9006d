"""The worked examples of both source texts, played with the shipped cards."""

from typing import Any

import pytest

from modiste_pret_a_porter import company as companies
from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import (
    ChooseStyle,
    EndGrowth,
    ShowDesigns,
    TakeCredit,
    Train,
    Upgrade,
    UseAbilities,
)
from tests.pret_a_porter.table import Scene, at, fresh, just, shipped

ANNA, MATT, GREG = 0, 1, 2
"""The three companies of the second exhibition, in the order in which they present."""


def designs_of(*styles: str) -> list[str]:
    """Pick one shipped design for each of these styles, none twice."""
    known, found = fresh().state.cards.designs.values(), list[str]()
    for style in styles:
        found.append(next(design.id for design in known if design.style == style and design.id not in found))
    return found


def materials_of(*designs: str) -> dict[str, int]:
    """Count the materials that finish these designs."""
    known = fresh().state.cards.designs
    needed = [material for design in designs for material in known[design].materials]
    return {material: needed.count(material) for material in needed}


@pytest.mark.rule("pap.example.bank")
@pytest.mark.rule("pap.example.bank", refused=True)
def test_the_bank() -> None:
    """With one casual, one evening and three sport designs a Credit is 10, 20 or 30."""
    designs = designs_of("casual", "evening", "sport", "sport", "sport")
    match = just("action/bank", {"designs": designs}, pawns={"bank": [0]}, rules=shipped())

    assert [0, 10, 20, 30] == [action.amount for action in match.offers()]

    match.refuses(TakeCredit(0, 40))
    match.does(TakeCredit(0, 30))

    assert (70, 6) == (match.company.cash, companies.upkeep(match.state, match.company))


def greg(**values: Any) -> dict[str, Any]:
    """Make Greg's company of the growth example, with an upkeep of 7."""
    company = {"board_employees": ["accountant", "model"], "buildings": ["designers_office"], **values}
    match = just("exhibition/exchange", company, rules=shipped())
    missing = 7 - companies.upkeep(match.state, match.company)
    return {**company, "credits": [10 * missing] * (missing > 0)}


@pytest.mark.rule("pap.example.growth")
@pytest.mark.rule("pap.example.growth", refused=True)
def test_growth() -> None:
    """Training the accountant and upgrading the designers' office move the upkeep 7, 8, 9; the model must wait."""
    match = at("growth", greg(), rules=shipped())
    track = [companies.upkeep(match.state, match.company)]
    match.does(Train(0, "accountant"))
    track.append(companies.upkeep(match.state, match.company))
    match.refuses(Train(0, "model"))
    match.does(Upgrade(0, "designers_office"))
    track.append(companies.upkeep(match.state, match.company))
    match.refuses(Train(0, "model"), EndGrowth(0))

    assert [7, 8, 9] == track
    assert ["accountant/back", "model"] == match.company.board_employees
    assert ["designers_office/back"] == match.company.buildings


@pytest.mark.rule("pap.example.upkeep")
def test_upkeep() -> None:
    """Even with the accountant's cash an upkeep of 9 needs a loan, becomes 11 and is paid as 11."""
    company = greg(cash=1)
    company |= {"board_employees": ["accountant/back", "model"], "buildings": ["designers_office/back"]}
    match = just("working/upkeep", company, rules=shipped())

    assert 9 == companies.upkeep(match.state, match.company)

    match.does(UseAbilities(0, ("accountant/back.0",)))
    brought = match.told(events.ResourceGained)[0].amount

    assert [events.LoansTaken(0, 1, 20, 11)] == match.told(events.LoansTaken)
    assert events.UpkeepPaid(0, 11) in match.events
    assert (1 + brought + 20 - 11, 11) == (match.company.cash, companies.upkeep(match.state, match.company))


@pytest.mark.rule("pap.example.collection")
def test_a_collection() -> None:
    """Three finished evening designs make a collection."""
    designs = designs_of("evening", "evening", "evening")
    company = {"designs": designs, "materials": materials_of(*designs)}
    match = just("exhibition/show", company, rules=shipped())
    match.does(ChooseStyle(0, "evening"), ShowDesigns(0, tuple(designs)))

    assert designs == match.company.collection


@pytest.mark.rule("pap.example.two_player_awards")
def test_two_player_awards() -> None:
    """Three Quality tokens against none win 4 Prestige; the company without any gets no second prize."""
    shown = {"collection": designs_of("evening")}
    shows = [[], [], [], ["vienna"]]
    match = just("exhibition/awards", {**shown, "quality": 3}, shown, seats=2, round=12, shows=shows, rules=shipped())

    assert "quality" == match.state.cards.tiles["vienna"].rows[0]
    assert [4, 0] == [company.prestige for company in match.companies]


@pytest.mark.rule("pap.example.prestige_effect")
def test_the_prestige_effect() -> None:
    """Two casual designs with 4 Prestige bring 8 cash before the sale."""
    match = just("exhibition/sales", {"collection": designs_of("casual", "casual"), "prestige": 4}, rules=shipped())

    assert 8 == match.told(events.CollectionSold)[0].prestige_cash


def second_exhibition() -> Scene:
    """Open round VI as the example has it: 6, 5 and 3 Prestige, and London and Moscow to come."""
    anna = {
        "clothing_type": "dress",
        "designs": ["figure_skater_dress", "alpine_jersey"],
        "materials": materials_of("figure_skater_dress", "alpine_jersey"),
        "prestige": 6,
        "quality": 2,
    }
    matt = {
        "clothing_type": "shoes",
        "designs": ["portfolio_dress", "pearl_blouse", "garage_boots"],
        "materials": materials_of("portfolio_dress", "pearl_blouse"),
        "buildings": ["designers_office/back"],
        "board_employees": ["model"],
        "prestige": 5,
        "quality": 3,
        "trend": 2,
    }
    greg = {
        "clothing_type": "pants",
        "designs": ["picnic_dress", "lazy_sunday_dress"],
        "materials": materials_of("picnic_dress"),
        "prestige": 3,
        "quality": 2,
        "trend": 2,
    }
    shows = [["paris"], ["london", "moscow"], ["milan", "tokyo", "new_york"], []]
    return just("exhibition", anna, matt, greg, round=6, shows=shows, rules=shipped())


def by_seat(match: Scene, field: str) -> list[int]:
    """Read a number of every company."""
    return [getattr(company, field) for company in match.companies]


@pytest.mark.rule("pap.example.second_exhibition")
def test_the_second_exhibition() -> None:
    """The whole example: prestige exchanged, three collections, two cities, cash for prestige and for designs."""
    match = second_exhibition()

    assert [12, 10, 6] == by_seat(match, "victory_points")
    assert [0, 0, 0] == by_seat(match, "prestige")
    assert (ANNA,) == match.waiting

    match.does(ChooseStyle(ANNA, "sport"), ShowDesigns(ANNA, ("figure_skater_dress", "alpine_jersey")))

    assert 1 == match.companies[ANNA].trend

    match.does(ChooseStyle(MATT, "business"))
    match.refuses(ShowDesigns(MATT, ("portfolio_dress", "pearl_blouse", "garage_boots")))
    match.does(ShowDesigns(MATT, ("portfolio_dress", "pearl_blouse")), UseAbilities(MATT, ("model.0",)))

    assert (4, 1) == (match.companies[MATT].quality, match.companies[MATT].public_relations)

    match.does(ChooseStyle(GREG, "casual"))
    match.refuses(ShowDesigns(GREG, ("picnic_dress", "lazy_sunday_dress")))
    match.does(ShowDesigns(GREG, ("picnic_dress",)))

    assert [2, 12, 7] == by_seat(match, "prestige")
    assert [
        events.CollectionSold(ANNA, 2 * 2, 41),
        events.CollectionSold(MATT, 12 * 2, 45),
        events.CollectionSold(GREG, 7 * 1, 17),
    ] == match.told(events.CollectionSold)
    for tokens in ("quality", "trend", "public_relations"):
        assert [0, 0, 0] == by_seat(match, tokens)
    assert [[], ["garage_boots"], ["lazy_sunday_dress"]] == [company.designs for company in match.companies]


@pytest.mark.rule("pap.example.second_exhibition")
def test_the_awards_of_the_second_exhibition_row_by_row() -> None:
    """Quantity ties Anna and Matt; Greg leads in Trend before Matt, Matt in Quality and Public Relations."""
    match = second_exhibition()
    match.does(ChooseStyle(ANNA, "sport"), ShowDesigns(ANNA, ("figure_skater_dress", "alpine_jersey")))
    match.does(ChooseStyle(MATT, "business"), ShowDesigns(MATT, ("portfolio_dress", "pearl_blouse")))
    match.does(UseAbilities(MATT, ("model.0",)))
    match.does(ChooseStyle(GREG, "casual"), ShowDesigns(GREG, ("picnic_dress",)))

    assert [
        events.FeatureJudged("london", "quantity", 1, (), 4, (ANNA, MATT), 2),
        events.FeatureJudged("london", "trend", 2, (GREG,), 3, (MATT,), 1),
        events.FeatureJudged("london", "quality", 3, (MATT,), 2, (), 1),
        events.FeatureJudged("moscow", "trend", 1, (GREG,), 4, (MATT,), 2),
        events.FeatureJudged("moscow", "quality", 2, (MATT,), 3, (), 1),
        events.FeatureJudged("moscow", "public_relations", 3, (MATT,), 2, (), 1),
    ] == match.told(events.FeatureJudged)
