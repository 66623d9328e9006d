"""The editions: each difference is played in each of them, and all that their texts leave open is as in `standard`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from modiste.options import read_options
from modiste.ruleset import build
from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import ChooseStyle, Dismiss, ShowDesigns, TakePreparation, UseAbilities
from modiste_pret_a_porter.game import PRET_A_PORTER
from modiste_pret_a_porter.options import PretOptions
from tests.pret_a_porter.table import Fields, Scene, at, edition, just, pack

SHOWN: Fields = {"collection": ["opera_cape"]}
DIFFERENCES: Fields = {
    "kickstarter": {"preparations_order"},
    "retail": {"award_table", "ability_order", "severance_exempt", "margin_bonus", "journalist_scope"},
}
in_each_edition = pytest.mark.parametrize("name", PRET_A_PORTER.editions)


def test_standard_is_what_the_options_are_by_themselves() -> None:
    """The edition that is played unless another is named sets nothing."""
    assert PretOptions() == build(PRET_A_PORTER, packs=[pack()]).options


@pytest.mark.parametrize("name", DIFFERENCES)
def test_an_edition_differs_only_where_its_text_speaks(name: str) -> None:
    """All other options are those of `standard`, and each that is set differs from it."""
    usual = PretOptions().model_dump()
    given = read_options(PretOptions, PRET_A_PORTER.editions[name]).model_dump()

    assert DIFFERENCES[name] == {option for option in usual if usual[option] != given[option]}
    assert DIFFERENCES[name] == set(PRET_A_PORTER.editions[name])


@in_each_edition
@pytest.mark.rule("pap.awards.four_companies", "pap.awards.four_companies_retail")
def test_the_top_row_with_four_companies(name: str) -> None:
    """4 and 2 for the two best, but 3 and 2 in the Korean text (D1)."""
    trends = [{**SHOWN, "trend": trend} for trend in (3, 2, 1, 0)]
    match = just("exhibition/awards", *trends, rules=edition(name), round=12, shows=[[], [], [], ["seoul"]])

    assert [3 if name == "retail" else 4, 2, 0, 0] == [company.prestige for company in match.companies]


@in_each_edition
@pytest.mark.rule("pap.preparations.once", "pap.preparations.left_to_right", "pap.preparations.right_to_left")
@pytest.mark.rule("pap.preparations.left_to_right", "pap.preparations.right_to_left", refused=True)
def test_who_is_first_at_the_last_minute_preparations(name: str) -> None:
    """The first pawn chooses first, but last in the English text (D3); what is taken is gone in all editions (D2)."""
    match = just("action/preparations", rules=edition(name), pawns={"preparations": [0, 1]})
    first, second = (1, 0) if name == "kickstarter" else (0, 1)
    match.refuses(TakePreparation(second, "trend"))
    match.does(TakePreparation(first, "trend"))
    match.refuses(TakePreparation(second, "trend"))

    assert (1, 0) == (match.companies[first].trend, match.companies[second].trend)


@in_each_edition
@pytest.mark.rule("pap.action.before_own_pawn", "pap.action.abilities_first")
def test_when_abilities_act_at_a_location(name: str) -> None:
    """Each company's abilities act before its pawn, but all abilities before all pawns in the Korean text (D4)."""
    tour = {"contracts": ["press_tour"]}
    match = just("action/preparations", {}, tour, tour, rules=edition(name), pawns={"preparations": [0, 1]})
    if name == "kickstarter":  # whose first pawn acts last
        match.does(UseAbilities(1, ()), TakePreparation(1, "trend"), TakePreparation(0, "cash"), UseAbilities(2, ()))
    elif name == "retail":
        match.does(UseAbilities(1, ()), UseAbilities(2, ()), TakePreparation(0, "cash"), TakePreparation(1, "trend"))
    else:
        match.does(TakePreparation(0, "cash"), UseAbilities(1, ()), TakePreparation(1, "trend"), UseAbilities(2, ()))

    assert match.over


@in_each_edition
@pytest.mark.rule("pap.company.severance", "pap.company.severance_board_free", "pap.company.dismissal_any_time")
@pytest.mark.rule("pap.company.severance", refused=True)
def test_what_it_costs_to_dismiss_somebody_from_the_board(name: str) -> None:
    """Twice the upkeep, but nothing in the Korean text (D6); the moment is free in all editions (D7)."""
    match = at("planning", {"board_employees": ["accountant"], "cash": 1}, rules=edition(name))
    if name == "retail":
        match.does(Dismiss(0, "accountant"))

        assert (1, []) == (match.company.cash, match.company.board_employees)
    else:
        match.refuses(Dismiss(0, "accountant"))


@in_each_edition
@pytest.mark.rule("pap.show.margin_icon", "pap.show.margin_cash")
@pytest.mark.rule("pap.show.margin_cash", refused=True)
def test_what_the_better_margin_brings(name: str) -> None:
    """Nothing, but cash for each shown design with the icon in the Korean text (D12)."""
    designs = ("regatta_jacket", "fencing_breeches", "clubhouse_jacket")
    plenty = {"denim": 2, "silk": 2, "leather": 2, "wool": 1}
    for chosen, cash in ((designs, 2 + 2), (designs[2:], 0)):
        company = {"designs": list(designs), "materials": plenty}
        match = just("exhibition/show", company, rules=edition(name))
        match.does(ChooseStyle(0, "sport"), ShowDesigns(0, chosen))
        gained = [events.ResourceGained(0, "cash", cash)] if cash and name == "retail" else []

        assert 40 + cash * (name == "retail") == match.company.cash
        assert gained == match.told(events.ResourceGained)


@in_each_edition
@pytest.mark.rule("pap.awards.journalist_for_everyone", "pap.awards.journalist_for_nobody")
def test_what_a_journalist_opens(name: str) -> None:
    """The second rows of XII, but nothing in the Korean text, where only top rows are judged (D13)."""
    company = {**SHOWN, "board_employees": ["journalist", "fashion_columnist"]}
    match = just("exhibition/awards", company, rules=edition(name), round=12, shows=[[], [], [], ["seoul", "vienna"]])

    assert (2 if name == "retail" else 4) == len(match.told(events.FeatureJudged))


@in_each_edition
@pytest.mark.rule("pap.awards.journalist_for_everyone", "pap.awards.journalist_for_nobody")
def test_the_journalist_has_a_stand_in(name: str) -> None:
    """Where no second row is ever judged, the journalist wins Prestige at the show instead."""
    match = just("exhibition/show", {"board_employees": ["journalist"]}, rules=edition(name), round=12)
    if name == "retail":
        match.does(UseAbilities(0, ("journalist.0",)))

    assert (name == "retail", True) == (bool(match.company.prestige), match.over)


@in_each_edition
@pytest.mark.parametrize(
    ("path", "company", "play"),
    [
        ("growth", {"board_employees": ["accountant"]}, lambda match: match.offers()),
        ("settling", {"loans": 1, "cash": 27}, lambda match: match.company.out),
        ("settling", {"loans": 1, "cash": 28}, lambda match: match.company.cash),
        ("exhibition/upkeep", {"credits": [30], "cash": 8}, lambda match: (match.company.cash, match.company.loans)),
    ],
)
def test_where_both_texts_are_silent_all_editions_are_alike(
    name: str, path: str, company: Fields, play: Callable[[Scene], object]
) -> None:
    """Growth, the payback of loans, their cash and bankruptcy do not depend on the edition (D8 to D10)."""
    expected, found = (play(just(path, company, rules=edition(one))) for one in ("standard", name))

    assert expected == found
