"""What players read: every event, action, question and screen of whole games, in strict English texts."""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice

import pytest

from modiste.bots import RestlessBot
from modiste.match import Match
from modiste.screens import Screens
from modiste.sentences import Sentences
from modiste.space import OneOf, Subset
from modiste.text import Texts
from modiste_pret_a_porter.actions import (
    ACTIONS,
    BuyAssortment,
    BuyQuantity,
    ChooseMaterial,
    EndGrowth,
    PlacePawn,
    SellMaterials,
    ShowDesigns,
    UseAbilities,
)
from modiste_pret_a_porter.events import EVENTS
from modiste_pret_a_porter.game import PRET_A_PORTER
from modiste_pret_a_porter.state import PretState
from modiste_pret_a_porter.words import LOCATIONS
from tests.pret_a_porter.table import Scene, at, shipped, with_cards
from tests.pret_a_porter.words import english, korean, lines_of, none_cut, readable

NAMES = ("Mina", "Random 1", "Theo", "Random 2")
TALLEST_BOARD = 30
SELL_MATERIALS = {"on": "sales", "do": [{"sell": "material", "price": 8, "most": 3}]}
AT_THE_MAKER = {"local_manufacturer": [0]}
FEW = 12
"""So many members of a space are read."""


def screens() -> Screens:
    """Give the game's screens."""
    found = PRET_A_PORTER.screens

    assert found is not None
    return found


@cache
def whole_game(seats: int, seed: int) -> Match:
    """Play a game at random, with dismissals."""
    match = Match.new(shipped(), seats, seed)
    rng, bot = random.Random(seed), RestlessBot(0.03)
    while not match.over:
        match.submit(bot.choose(match.sight(match.waiting[0]), rng))
    return match


def positions(seats: int, seed: int) -> Iterator[Match]:
    """Yield a match at each of its questions."""
    match = Match.new(shipped(), seats, seed)
    for turn in whole_game(seats, seed).turns:
        yield match
        match.submit(turn.action)


def sentences(seat: int | None) -> Sentences:
    """Say things to a seat."""
    return Sentences(shipped(), english(), NAMES, seat)


@pytest.mark.parametrize("kind", [*EVENTS, *ACTIONS])
def test_every_event_and_action_has_a_message(kind: type) -> None:
    """No event and no action is left to the generic wording."""
    family = "event" if kind in EVENTS else "action"
    name = shipped().codec.kind_of(kind).rpartition(".")[2].replace("_", "-")

    assert english().has(f"{family}-{name}")


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_everything_that_happens_is_said(seats: int, seed: int) -> None:
    """Every event reads well to the one it is about, to the others and to a spectator."""
    match = whole_game(seats, seed)
    for reader in (None, *range(seats)):
        say = sentences(reader).event
        for line in filter(None, map(say, match.seen(reader))):
            assert readable(line).endswith(".")
            assert line[0].isupper()


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_question_and_answer_is_said(seats: int, seed: int) -> None:
    """Every question, every answer with its note, and what Enter takes, read well."""
    texts = english()
    for match in positions(seats, seed):
        for seat in match.waiting:
            view, space, say = match.view(seat), match.space(seat), sentences(seat)
            assert readable(say.question(view.stack[-1], seat)).endswith("?")
            for action in [*islice(space, FEW), *(match.asides(seat) or ())]:
                readable(say.action(action))
                if len(getattr(action, "chosen", "1")) == 1 and (note := screens().note(view, action, texts)):
                    readable(note)
            if isinstance(space, Subset):
                assert all(readable(say.item(space.make(()), item)) for item in space.items)
            default = screens().default(view, space)
            assert default is None or space.contains(default)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_the_board_fits(seats: int, seed: int) -> None:
    """The board is never wider than the terminal nor higher than leaves room for news and question."""
    for number, match in enumerate(positions(seats, seed)):
        seat = match.waiting[0]
        board = lines_of(screens().board(match.view(seat), seat, english(), NAMES[:seats]))
        assert len(board) <= TALLEST_BOARD
        assert none_cut(board)
        if number % 10 == 0:
            assert lines_of(screens().board(match.view(None), None, english(), NAMES[:seats]), width=120)


@pytest.mark.parametrize("width", [80, 110, 120])
@pytest.mark.parametrize("texts", [english, korean])
def test_every_card_fits_on_the_board(texts: Callable[[], Texts], width: int) -> None:
    """Whatever lies open is named in full, on a wide board with its style and value or its cost and upkeep."""
    view = next(positions(2, 1)).view(None)
    assert isinstance(view, PretState)
    kinds = [(place, view.cards.decks[place, deck]) for place, deck in view.cards.decks]
    for place, cards in [*kinds, ("designs", tuple(view.cards.designs))]:
        for start in range(0, len(cards), 3):
            setattr(view, place, list(cards[start : start + 3]))
            assert none_cut(lines_of(screens().board(view, None, texts(), NAMES[:2]), width))


@pytest.mark.parametrize("command", ["market", "company", "shows", "forecast"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 3)])
def test_every_detail_screen_fits(seats: int, seed: int, command: str) -> None:
    """Each command draws for every seat and a spectator, with and without a name, and nothing is cut."""
    draw, names = screens().commands[command], NAMES[:seats]
    for match in islice(positions(seats, seed), 0, None, 9):
        for seat in (None, *range(seats)):
            for typed in ("", *(names if command in screens().of_players else ())):
                screen = draw(match.view(seat), seat, english(), names, typed)
                assert none_cut(lines_of(screen))


def test_every_command_has_its_line_of_help() -> None:
    """The help at the prompt can name all detail screens."""
    assert all(readable(english().say(f"command-{name}")) for name in screens().commands)


def test_the_end_is_told() -> None:
    """The final table names everybody, and who went bankrupt."""
    match = at("settling", {"cash": 0, "loans": 1}, {"cash": 12, "victory_points": 30})
    lines = lines_of(screens().result(match.view(None), match.standings(), english(), NAMES[:3]))

    assert any("Bankrupt, and so without a rank: Mina" in line for line in lines)
    assert ["1", "Random", "1", "12", "30", "42"] in [line.split() for line in lines]


def test_all_cards_are_listed() -> None:
    """Every card has a name, facts and (if it does something) a text."""
    entries = screens().cards(shipped().content, english())

    assert {"contracts": 24, "buildings": 24, "employees": 24, "designs": 50, "tiles": 10, "types": 5} == {
        kind: sum(entry.kind == kind for entry in entries) for kind in dict.fromkeys(entry.kind for entry in entries)
    }
    for entry in entries:
        words: Sequence[str] = [entry.name, entry.title, *entry.text, *(str(fact.value) for fact in entry.facts)]
        assert all(map(readable, words))


def default_of(match: Scene) -> object:
    """Say what Enter takes for seat 0."""
    return screens().default(match.view(0), match.space(0))


def test_enter_takes_what_is_sensible() -> None:
    """All abilities, the best collection, the materials that are missing, no growth; a pawn is never placed alone."""
    assert default_of(at("planning")) is None
    growing = at("growth", {"board_employees": ["accountant"]})
    assert EndGrowth(0) == default_of(growing)
    upkeep = at("working/upkeep", {"board_employees": ["accountant"], "contracts": ["licence_deal"]})
    assert UseAbilities(0, ("licence_deal.0", "accountant.0")) == default_of(upkeep)
    buying = at("action/warehouse", {"designs": ["opera_cape"], "materials": {"wool": 1}}, pawns={"warehouse": [0]})
    assert BuyAssortment(0, ("lace",)) == default_of(buying)


def test_enter_buys_what_designs_lack() -> None:
    """As many pieces as are missing, or nothing of what nobody needs."""
    match = at("action/local_manufacturer", {"designs": ["opera_cape", "ballroom_trousers"]}, pawns=AT_THE_MAKER)
    match.does(ChooseMaterial(0, "wool"))
    assert BuyQuantity(0, 2) == default_of(match)
    match = at("action/local_manufacturer", {"designs": ["opera_cape"]}, pawns=AT_THE_MAKER)
    match.does(ChooseMaterial(0, "silk"))
    assert default_of(match) is None


def test_enter_sells_what_is_left_over() -> None:
    """Pieces that no design takes; in the last show, all of them."""
    shop = {"id": "remnant_shop", "cost": 3, "upkeep": 1, "does": [SELL_MATERIALS]}
    goods = {"buildings": ["remnant_shop"], "designs": ["opera_cape"], "materials": {"wool": 2, "lace": 1}}
    for round_number, sold in ((9, ("wool 1",)), (12, ("wool 1", "wool 2", "lace 1"))):
        match = at("exhibition/sales", goods, rules=with_cards(buildings=[shop]), round=round_number)
        match.does(UseAbilities(0, ("remnant_shop.0",)))

        assert SellMaterials(0, sold) == default_of(match)


def test_enter_shows_the_best_collection() -> None:
    """The designs that Enter takes are the forecast's."""
    designs = ["regatta_jacket", "alpine_jersey", "rowing_jersey"]
    match = at("exhibition/show", {"designs": designs, "materials": {"cotton": 1, "denim": 1, "silk": 1, "wool": 1}})
    choice = next(action for action in match.offers() if getattr(action, "style", "") == "sport")
    match.does(choice)

    assert ShowDesigns(0, ("alpine_jersey", "rowing_jersey")) == default_of(match)


def test_pawns_have_the_numbers_of_their_locations() -> None:
    """The menu of the planning phase counts as the board does, whatever is full."""
    space = at("planning").space(0)
    assert isinstance(space, OneOf)
    numbers = [screens().number(action) for action in space if isinstance(action, PlacePawn)]

    assert list(range(1, len(LOCATIONS) + 1)) == numbers
