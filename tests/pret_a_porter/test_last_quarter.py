"""The last quarter: other cards, which never grow or weaken."""

import pytest

from modiste_pret_a_porter import events
from modiste_pret_a_porter.actions import EndGrowth, Train, Upgrade
from modiste_pret_a_porter.words import ACTION_KINDS
from tests.pret_a_porter.table import NO_CARDS, Scene, at, just, ruleset
from tests.pret_a_porter.test_calendar import year


def tenth(seed: int = 1, **options: object) -> Scene:
    """Open round X, after all ordinary cards have been dealt."""
    return at("exhibition/aging", rules=ruleset(**options), round=9, seed=seed, **NO_CARDS)


@pytest.mark.rule("pap.last_quarter.cards")
def test_the_cards_set_aside_come_into_play_in_round_x() -> None:
    """Three of each kind lie open in X, the next one can be seen; the others come in XI."""
    dealt = year().told(events.CardsDealt)
    decks = year().state.cards.decks
    for kind in ACTION_KINDS:
        later = [card for deal in dealt[6:] for card in getattr(deal, kind)]

        assert sorted(decks[kind, "last_quarter"]) == sorted(later)
    match = tenth()
    for kind in ACTION_KINDS:
        assert set(match.state.display(kind)) < set(match.state.cards.decks[kind, "last_quarter"])
        assert match.state.upcoming[kind] in match.state.cards.decks[kind, "last_quarter"]
    assert 10 == match.state.round


@pytest.mark.rule("pap.last_quarter.cards")
def test_no_last_quarter_card_comes_before_round_x() -> None:
    """Until IX only ordinary cards are dealt."""
    dealt = year().told(events.CardsDealt)[:6]
    decks = year().state.cards.decks
    for kind in ACTION_KINDS:
        assert not {card for deal in dealt for card in getattr(deal, kind)} & set(decks[kind, "last_quarter"])


@pytest.mark.rule("pap.last_quarter.shuffled")
def test_the_decks_are_shuffled() -> None:
    """Each deck has an order of its own in each match."""
    for kind in ACTION_KINDS:
        assert 1 < len({tuple(tenth(seed).state.display(kind)) for seed in range(12)})


@pytest.mark.rule("pap.last_quarter.unshuffled")
def test_without_the_option_they_lie_in_the_order_of_the_pack() -> None:
    """With `last_quarter_shuffled` off the first three cards of the pack lie open, and the fourth is next."""
    match = tenth(last_quarter_shuffled=False)
    for kind in ACTION_KINDS:
        *shown, following = match.state.cards.decks[kind, "last_quarter"][:4]

        assert (shown, following) == (match.state.display(kind), match.state.upcoming[kind])


@pytest.mark.rule("pap.last_quarter.no_growth")
@pytest.mark.rule("pap.last_quarter.no_growth", refused=True)
def test_last_quarter_cards_never_grow() -> None:
    """Last-quarter employees cannot be trained, their buildings not upgraded."""
    staff = {"board_employees": ["film_star", "muse"], "buildings": ["flagship_store"]}
    match = just("growth", staff, round=10)

    assert [Train(0, "muse"), EndGrowth(0)] == match.offers()

    match.refuses(Train(0, "film_star"), Upgrade(0, "flagship_store"))


@pytest.mark.parametrize("round", [10, 11])
@pytest.mark.rule("pap.last_quarter.older_grow")
def test_older_cards_still_grow(round: int) -> None:
    """Cards of earlier quarters may be trained and upgraded in X and XI."""
    match = just("growth", {"board_employees": ["muse"], "buildings": ["company_shop"]}, round=round)
    match.does(Train(0, "muse"), Upgrade(0, "company_shop"))

    assert (["muse/back"], ["company_shop/back"]) == (match.company.board_employees, match.company.buildings)
