"""Location 9, last-minute preparations."""

import pytest

from modiste_pret_a_porter.actions import Decline, TakePreparation, UseAbilities
from tests.pret_a_porter.table import at, just, ruleset


@pytest.mark.parametrize(
    ("reward", "before", "after"), [("quality", 0, 2), ("public_relations", 0, 1), ("trend", 0, 1), ("cash", 40, 45)]
)
@pytest.mark.rule("pap.preparations.choose")
@pytest.mark.rule("pap.preparations.choose", refused=True)
def test_one_of_four_rewards_is_chosen(reward: str, before: int, after: int) -> None:
    """2 Quality, 1 Public Relations, 1 Trend or 5 cash, and nothing else."""
    match = just("action/preparations", pawns={"preparations": [0]})
    match.refuses(TakePreparation(0, "prestige"), TakePreparation(0, "victory_points"))

    assert before == getattr(match.company, reward)

    match.does(TakePreparation(0, reward))

    assert match.over
    assert after == getattr(match.company, reward)


@pytest.mark.rule("pap.preparations.once")
@pytest.mark.rule("pap.preparations.once", refused=True)
def test_a_reward_taken_is_gone_for_the_round() -> None:
    """What one pawn took no other pawn finds, not even the same company's."""
    match = just("action/preparations", pawns={"preparations": [0, 1, 0]}).does(TakePreparation(0, "trend"))

    assert ["quality", "public_relations", "cash"] == [action.resource for action in match.offers(1)[:-1]]

    match.refuses(TakePreparation(1, "trend"))
    match.does(Decline(1))
    match.refuses(TakePreparation(0, "trend"))


@pytest.mark.rule("pap.preparations.once")
def test_without_a_reward_left_the_pawn_goes_home() -> None:
    """A pawn that finds nothing just leaves."""
    match = just("action/preparations", pawns={"preparations": [0]}, preparations=[])

    assert match.over
    assert (40, []) == (match.company.cash, match.state.pawns["preparations"])


@pytest.mark.rule("pap.preparations.refill")
def test_rewards_return_when_a_working_round_opens() -> None:
    """All four are there from the set-up on; after that they return with a working round, not with an exhibition."""
    assert 4 == len(at("planning").state.preparations)
    assert 4 == len(at("clearing", round=1, preparations=["cash"]).state.preparations)
    assert 4 == len(at("exhibition/aging", round=3, preparations=["cash"]).state.preparations)
    assert ["cash"] == just("exhibition", round=3, preparations=["cash"]).state.preparations


@pytest.mark.rule("pap.preparations.unlimited")
def test_with_the_option_every_reward_stays() -> None:
    """With `preparations_supply` set to `unlimited`, any pawn may choose any reward."""
    rules = ruleset(preparations_supply="unlimited")
    match = just("action/preparations", pawns={"preparations": [0, 1, 0]}, rules=rules)
    match.does(TakePreparation(0, "trend"), TakePreparation(1, "trend"), TakePreparation(0, "trend"))

    assert [2, 1, 0] == [company.trend for company in match.companies]


@pytest.mark.rule("pap.preparations.left_to_right")
def test_the_first_pawn_chooses_first() -> None:
    """As everywhere, the first pawn in the line acts first."""
    match = at("action/preparations", pawns={"preparations": [1, 0, 1]})

    assert (1,) == match.waiting

    match.does(TakePreparation(1, "cash"))

    assert ((0,), [0, 1]) == (match.waiting, match.state.pawns["preparations"])


@pytest.mark.rule("pap.preparations.right_to_left")
def test_with_the_option_the_last_pawn_chooses_first() -> None:
    """With `preparations_order` set to `right_to_left`, the first pawn in the line acts last."""
    rules = ruleset(preparations_order="right_to_left")
    match = at("action/preparations", pawns={"preparations": [1, 1, 0]}, rules=rules)

    assert (0,) == match.waiting

    match.does(TakePreparation(0, "cash"))

    assert ((1,), [1, 1]) == (match.waiting, match.state.pawns["preparations"])


@pytest.mark.rule("pap.preparations.right_to_left")
def test_from_right_to_left_each_pawn_brings_its_abilities() -> None:
    """Abilities act before the own pawn in this order too; the pawn that acted is the one that goes home."""
    rules = ruleset(preparations_order="right_to_left")
    press = {"board_employees": ["press_officer"]}
    match = at("action/preparations", press, pawns={"preparations": [0, 1, 0]}, rules=rules)
    match.does(UseAbilities(0, ("press_officer.0",)), TakePreparation(0, "cash"))

    assert ((1,), [0, 1]) == (match.waiting, sorted(match.state.pawns["preparations"]))

    match.does(Decline(1), UseAbilities(0, ("press_officer.0",)))

    assert (2, [0]) == (match.company.public_relations, match.state.pawns["preparations"])
