"""The match hook `turn_started`: told whenever a phase in turn order passes to a seat."""

from modiste.game import Variant
from modiste.hooks import hookimpl
from modiste.match import Match
from modiste.ruleset import build
from modiste.table import AnyTable
from modiste_pret_a_porter.actions import EndGrowth, PlacePawn, ShowNothing
from modiste_pret_a_porter.game import PRET_A_PORTER
from tests.pret_a_porter.table import Scene, at, pack


class Listener:
    """Notes whose turn it is."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    @hookimpl
    def turn_started(self, table: AnyTable, seat: int) -> None:
        self.seats.append(seat)


def heard(path: str, listener: Listener) -> Scene:
    """Begin at a step where each company has something to decide, with a listener."""
    variant = Variant(id="listener", game="pret-a-porter", plugin=listener)
    rules = build(PRET_A_PORTER, variants=[variant], packs=[pack()])
    company = {"board_employees": ["muse"], "designs": ["opera_cape"], "materials": {"wool": 1, "lace": 1}}
    return at(path, company, company, company, order=[1, 2, 0], rules=rules)


def test_a_turn_starts_with_every_pawn_to_place() -> None:
    """Planning passes from seat to seat with each pawn."""
    listener = Listener()
    heard("planning", listener).does(PlacePawn(1, "bank"), PlacePawn(2, "bank"), PlacePawn(0, "bank"))

    assert [1, 2, 0, 1] == listener.seats


def test_a_turn_starts_with_every_company_that_may_grow() -> None:
    """Growth passes from seat to seat."""
    listener = Listener()
    heard("growth", listener).does(EndGrowth(1), EndGrowth(2))

    assert [1, 2, 0] == listener.seats


def test_a_turn_starts_with_every_company_that_presents() -> None:
    """The show passes from seat to seat."""
    listener = Listener()
    match: Match = heard("exhibition/show", listener)
    match.submit(ShowNothing(1))

    assert [1] == listener.seats
