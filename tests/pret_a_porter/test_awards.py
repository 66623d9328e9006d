"""The awards: features, rows, prizes, ranks and ties."""

from typing import Any

import pytest

from modiste_pret_a_porter import events
from modiste_pret_a_porter.state import PretState
from tests.pret_a_porter.table import Fields, Scene, just, ruleset

ONE = ["opera_cape"]
TOP_ROWS = {"quality": "vienna", "trend": "seoul", "public_relations": "barcelona", "quantity": "berlin"}
"""The last-quarter tiles by the feature of their top row."""


def award(*companies: Fields, tiles: list[str], round: int = 3, **fields: Any) -> list[int]:
    """Judge tiles and list the Prestige that each company wins."""
    return [company.prestige for company in judged(*companies, tiles=tiles, round=round, **fields).companies]


def judged(*companies: Fields, tiles: list[str], round: int = 3, **fields: Any) -> Scene:
    """Judge the tiles of a round; companies have a collection of one design unless they say otherwise."""
    shows: list[list[str]] = [[], [], [], []]
    shows[round // 3 - 1] = tiles
    seated = [{"collection": ONE, **company} for company in companies]
    return just("exhibition/awards", *seated, seats=len(companies), round=round, shows=shows, **fields)


def top_row(*trends: int) -> list[int]:
    """Judge Trend in a top row, alone."""
    return award(*[{"trend": trend} for trend in trends], tiles=["seoul"], round=12)


def rows(match: Scene) -> list[tuple[str, str]]:
    """List city and feature of all that was judged."""
    return [(event.tile, event.feature) for event in match.told(events.FeatureJudged)]


@pytest.mark.rule("pap.awards.features")
def test_tokens_count_in_three_features_and_designs_in_the_fourth() -> None:
    """Quality, Trend and Public Relations go by tokens, Quantity by designs shown."""
    for feature in ("quality", "trend", "public_relations"):
        assert [4, 1] == award({feature: 3}, {feature: 2}, tiles=[TOP_ROWS[feature]], round=12)
    assert [1, 4] == award({}, {"collection": ["opera_cape", "pearl_blouse"]}, tiles=["berlin"], round=12)


@pytest.mark.rule("pap.awards.first_exhibition")
def test_the_first_exhibition_judges_four_rows_of_one_tile() -> None:
    """In III all four rows count."""
    match = judged({}, {}, tiles=["london"], round=3)

    assert [("london", one) for one in ("quantity", "trend", "quality", "public_relations")] == rows(match)


@pytest.mark.rule("pap.awards.second_exhibition")
def test_the_second_exhibition_judges_three_rows_of_both_tiles() -> None:
    """In VI the upper three rows of two tiles count."""
    match = judged({}, {}, tiles=["london", "moscow"], round=6)

    assert [
        *[("london", one) for one in ("quantity", "trend", "quality")],
        *[("moscow", one) for one in ("trend", "quality", "public_relations")],
    ] == rows(match)


@pytest.mark.rule("pap.awards.third_exhibition")
def test_the_third_exhibition_judges_two_rows_of_three_tiles() -> None:
    """In IX the upper two rows of three tiles count."""
    match = judged({}, {}, tiles=["london", "moscow", "paris"], round=9)

    assert [
        *[("london", one) for one in ("quantity", "trend")],
        *[("moscow", one) for one in ("trend", "quality")],
        *[("paris", one) for one in ("quality", "public_relations")],
    ] == rows(match)


LAST = ["berlin", "seoul", "vienna", "barcelona"]


@pytest.mark.rule("pap.awards.last_exhibition")
def test_the_last_exhibition_judges_the_top_row_of_four_tiles() -> None:
    """In XII only the top row of each of four tiles counts."""
    match = judged({}, {}, tiles=LAST, round=12)

    assert list(zip(LAST, ("quantity", "trend", "quality", "public_relations"), strict=True)) == rows(match)


@pytest.mark.rule("pap.awards.journalist_for_everyone")
def test_a_journalist_opens_the_second_rows_for_all() -> None:
    """With a journalist anywhere, the second rows of XII are judged too, and anybody may win there."""
    journalist = {"board_employees": ["journalist"], "trend": 1}
    match = judged({"trend": 2}, journalist, {}, tiles=LAST, round=12)

    assert 8 == len(rows(match))
    assert [4 + 3, 2 + 1, 0] == award({"trend": 2}, journalist, {}, tiles=["seoul", "vienna"], round=12)


@pytest.mark.rule("pap.awards.journalist_for_everyone")
def test_a_journalist_does_nothing_before_the_last_exhibition() -> None:
    """Only XII knows second rows of that kind."""
    assert 4 == len(rows(judged({"board_employees": ["journalist"]}, {}, tiles=["london", "moscow"], round=9)))


@pytest.mark.rule("pap.awards.journalist_for_owner")
def test_with_the_option_only_the_journalists_employer_wins_there() -> None:
    """With `journalist_scope` set to `owner`, others rank in the second rows and win nothing."""
    rules = ruleset(journalist_scope="owner")
    journalist = {"board_employees": ["journalist"]}

    assert [0, 1, 0] == award({"trend": 2}, {**journalist, "trend": 1}, {}, tiles=["vienna"], round=12, rules=rules)
    assert [0, 3, 0] == award({"trend": 2}, {**journalist, "trend": 3}, {}, tiles=["vienna"], round=12, rules=rules)
    assert [4, 2, 0] == award({"trend": 2}, {**journalist, "trend": 1}, {}, tiles=["seoul"], round=12, rules=rules)


@pytest.mark.rule("pap.awards.one_collection")
def test_the_rank_is_the_same_in_all_cities_and_the_row_decides_the_prize() -> None:
    """Quality is won in London's third row and Moscow's second: 2 and 3 Prestige."""
    companies = ({"quality": 3}, {"quality": 1}, {"collection": ["opera_cape", "pearl_blouse"]})
    match = judged(*companies, tiles=["london", "moscow"], round=6)
    told = [event for event in match.told(events.FeatureJudged) if event.feature == "quality"]

    assert [
        events.FeatureJudged("london", "quality", 3, (0,), 2, (1,), 1),
        events.FeatureJudged("moscow", "quality", 2, (0,), 3, (1,), 1),
    ] == told
    assert [2 + 3, 1 + 1, 4] == [company.prestige for company in match.companies]


@pytest.mark.rule("pap.awards.all_tokens_count")
def test_every_token_counts_in_every_city() -> None:
    """All tokens held are counted in each city anew, materials used or not."""
    companies = ({"quality": 5, "materials": {"silk": 3}}, {"quality": 4})

    assert [3 + 4, 0 + 1] == award(*companies, tiles=["moscow", "paris"], round=9)


PRIZES = {
    2: [(4, 1), (3, 0), (2, 0), (1, 0)],
    3: [(4, 2), (3, 1), (2, 1), (1, 0)],
    4: [(4, 2), (3, 2), (2, 1), (1, 0)],
}


def prizes(state: PretState) -> list[tuple[int, int]]:
    """List first and second prize of the four rows."""
    return [state.rules.prestige_awards(state, row) for row in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    "seats",
    [
        pytest.param(2, marks=pytest.mark.rule("pap.awards.two_companies")),
        pytest.param(3, marks=pytest.mark.rule("pap.awards.three_companies")),
        pytest.param(4, marks=pytest.mark.rule("pap.awards.four_companies")),
    ],
)
def test_prizes_go_by_row_and_number_of_companies(seats: int) -> None:
    """First and second place bring the Prestige of the table; all others bring none."""
    for feature in ("quantity", "trend", "quality", "public_relations"):
        row = ["quantity", "trend", "quality", "public_relations"].index(feature)
        companies: list[Fields] = [{feature: 9 - seat} for seat in range(seats)]
        if feature == "quantity":
            companies = [{"collection": ONE * (4 - seat)} for seat in range(seats)]
        match = judged(*companies, tiles=["london"])
        told = match.told(events.FeatureJudged)[row]

        assert ((0,), (1,)) == (told.first, told.second)
        assert PRIZES[seats][row] == (told.first_prestige, told.second_prestige)
    assert PRIZES[seats] == prizes(match.state)


@pytest.mark.rule("pap.awards.four_companies_retail")
def test_the_retail_table_has_3_in_both_upper_rows() -> None:
    """With `award_table` set to `retail`, four companies win 3 and 2 in the top row; two and three as ever."""
    rules = ruleset(award_table="retail")
    table = [prizes(judged(*[{}] * seats, tiles=["london"], rules=rules).state) for seats in (2, 3, 4)]

    assert [PRIZES[2], PRIZES[3], [(3, 2), *PRIZES[4][1:]]] == table


@pytest.mark.rule("pap.awards.eligible")
def test_a_rank_takes_a_design_and_a_token() -> None:
    """Who shows a design and holds a token is ranked, however few."""
    assert [1, 4] == top_row(1, 2)
    assert [0, 4] == award({"trend": 0}, {"trend": 1}, tiles=["seoul"], round=12)
    assert [0, 4] == award({"trend": 5, "collection": []}, {"trend": 1}, tiles=["seoul"], round=12)


@pytest.mark.rule("pap.awards.unranked")
def test_the_unranked_take_no_place_and_make_no_tie() -> None:
    """A company without a token, or without a collection, is as if it were not there."""
    assert [4, 0, 2] == top_row(3, 0, 1)
    assert [4, 0, 0] == top_row(3, 0, 0)
    assert [0, 0, 0] == top_row(0, 0, 0)
    assert [0, 4, 2] == award({"trend": 3, "collection": []}, {"trend": 3}, {"trend": 1}, tiles=["seoul"], round=12)


@pytest.mark.parametrize(
    ("trends", "prestige"),
    [
        ((2, 2), [1, 1]),
        ((2, 2, 1), [2, 2, 0]),
        ((1, 2, 2), [0, 2, 2]),
        ((2, 2, 0), [2, 2, 0]),
        ((2, 2, 1, 1), [2, 2, 0, 0]),
        ((3, 2, 3, 1), [2, 0, 2, 0]),
    ],
)
@pytest.mark.rule("pap.awards.tie_for_first")
def test_two_tied_for_first_take_the_second_prize(trends: tuple[int, ...], prestige: list[int]) -> None:
    """Both take the second prize; whoever is behind drops a place and takes nothing."""
    assert prestige == top_row(*trends)


@pytest.mark.parametrize(("seats", "row"), [(2, 2), (2, 3), (2, 4), (3, 4), (4, 4)])
@pytest.mark.rule("pap.awards.tie_for_first")
def test_where_a_row_has_no_second_prize_a_tie_for_first_wins_nothing(seats: int, row: int) -> None:
    """Rows that pay the first place alone pay nobody when two tie for it."""
    feature = ("quantity", "trend", "quality", "public_relations")[row - 1]
    tied = [{feature: 3, "collection": ONE if seat < 2 else []} for seat in range(seats)]
    told = judged(*tied, tiles=["london"]).told(events.FeatureJudged)[row - 1]

    assert ((), (0, 1), 0) == (told.first, told.second, told.second_prestige)


@pytest.mark.parametrize(
    ("trends", "prestige"),
    [
        ((2, 2, 2), [0, 0, 0]),
        ((2, 2, 2, 1), [0, 0, 0, 0]),
        ((1, 2, 2, 2), [0, 0, 0, 0]),
        ((2, 2, 2, 2), [0, 0, 0, 0]),
    ],
)
@pytest.mark.rule("pap.awards.three_tied_for_first")
def test_three_or_four_tied_for_first_leave_no_prize(trends: tuple[int, ...], prestige: list[int]) -> None:
    """Nobody takes anything, not even a company behind them."""
    assert prestige == top_row(*trends)


@pytest.mark.parametrize(
    ("trends", "prestige"),
    [
        ((3, 2, 2), [4, 0, 0]),
        ((2, 3, 2), [0, 4, 0]),
        ((3, 2, 2, 1), [4, 0, 0, 0]),
        ((3, 2, 2, 2), [4, 0, 0, 0]),
    ],
)
@pytest.mark.rule("pap.awards.tie_for_second")
def test_those_tied_for_second_take_nothing(trends: tuple[int, ...], prestige: list[int]) -> None:
    """The first place wins as ever; nobody takes the second prize, and nobody moves up."""
    assert prestige == top_row(*trends)
