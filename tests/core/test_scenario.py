"""Scenario files: read, laid over the set-up, played and compared, with problems that point at what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from modiste.catalogue import Catalogue
from modiste.flow import Repeat, Step
from modiste.flow import Sequence as Parts
from modiste.packs import Pack
from modiste.plugins.loading import load
from modiste.problem import Said
from modiste.scenarios.files import ScenarioError, find_files, read_sheets, sheets_of
from modiste.scenarios.run import Outcome, play
from modiste.scenarios.shipped import read_shipped, shipped
from modiste.state import State
from tests.bench.goofspiel import GOOFSPIEL
from tests.core.toy import Talking, ToyState, toy_game

GOOF = "game: goofspiel\nseats: [Ann, Bob]\n"
PRET = "game: pret-a-porter\nseats: [Ann, Bob, Cay]\n"
TOY = "game: toy\nseats: 2\n"


def holding_cards(state: ToyState) -> dict[str, int]:
    """Count the cards of the toy game."""
    return {"cards": len(state.deck) + sum(len(purse.cards) for purse in state.purses)}


def careless(state: State) -> dict[str, int]:
    """Fail as a game does that is given what it never meets."""
    raise ValueError("no such luck")


def deal(table: object) -> None:
    """Give every seat a purse, and the deck five cards."""
    from tests.core.toy import setup

    setup(table)  # type: ignore[arg-type]
    table.state.deck = ["one", "two", "three", "four", "five"]  # type: ignore[attr-defined]


FLOW = Parts("talk", Repeat("day", 3, Step("morning", Talking()), Step("evening", Talking())), Step("night", Talking()))
GAMES = {
    "goofspiel": GOOFSPIEL,
    "toy": toy_game(FLOW, setup=deal, conserved=holding_cards),
    "careless": toy_game(FLOW, id="careless", setup=deal, conserved=careless),
}
SHIPPED = load()
FILES = [one for game in SHIPPED.games for one in shipped(game, SHIPPED)]
CATALOGUE = Catalogue(
    games={**SHIPPED.games, **GAMES}, variants=SHIPPED.variants, bots=SHIPPED.bots, folders=SHIPPED.folders
)


def outcome(text: str) -> Outcome:
    """Play the only scenario of a text."""
    (sheet,) = sheets_of(text, "x.yaml")
    return play(sheet, CATALOGUE)


def told(outcome: Outcome | ScenarioError) -> list[str]:
    """List what is wrong: line, column, path, message, and the values that say what was meant."""
    return [
        f"{one.line}:{one.column} {one.path} {_short(one.what)}".replace("problem-scenario-", "").rstrip()
        for one in outcome.problems
    ]


def _short(what: Said) -> str:
    values = dict(what.values)
    if isinstance(inner := values.get("words"), Said):
        return _short(inner)
    names = ("expected", "found", "got", "near")
    shown = [f"{name}={_short(one) if isinstance(one, Said) else one}" for name in names if (one := values.get(name))]
    return " ".join([what.message, *shown])


@pytest.mark.parametrize(("pack", "file"), FILES, ids=[f"{pack.id}/{file}" for pack, file in FILES])
def test_shipped_scenarios_hold(pack: Pack, file: str) -> None:
    """All are called something in our words, ask a question and name the clauses that they settle."""
    outcomes = [play(sheet, SHIPPED) for sheet in read_shipped(pack, file)]

    assert [] == [problem for one in outcomes for problem in told(one)]
    assert all(one.sheet.scenario.title and one.sheet.scenario.question for one in outcomes)
    assert all(one.sheet.scenario.clauses for one in outcomes)


def test_every_worked_example_is_a_scenario() -> None:
    clauses = {
        clause for pack, file in FILES for sheet in read_shipped(pack, file) for clause in sheet.scenario.clauses
    }
    example = {"bank", "growth", "upkeep", "collection", "two_player_awards", "prestige_effect", "second_exhibition"}

    assert {f"pap.example.{name}" for name in example} | {"couture.example.bids"} <= clauses


def test_every_variant_ships_a_scenario_of_its_main_rule() -> None:
    """And two editions answer one question in two ways."""
    sheets = [sheet for pack, file in FILES for sheet in read_shipped(pack, file)]
    variants = {name for sheet in sheets for name in sheet.scenario.variants}
    editions = {sheet.scenario.edition for sheet in sheets if sheet.file.name.endswith("order_of_abilities.yaml")}

    assert {variant.id for variant in SHIPPED.variants.values()} == variants
    assert {"standard", "retail"} == editions


def test_a_game_of_a_third_party() -> None:
    """Hands, points and secret bids of a game that knows nothing of scenarios."""
    text = (
        "given: {hands: [[1, 5, 9], [2, 5, 9]], points: {Ann: 3}}\n"
        "steps:\n"
        "  - do: [Ann: {bid: 9}, {Ann: {bid: 1}, refused: not-waited-for}]\n"
        "    expect:\n"
        "      waiting: [Bob]\n"
        "      view: [{seat: Ann, bids: [9, 0]}, {seat: Bob, bids: [0, 0]}, {seat: spectator, bids: [0, 0]}]\n"
        "      offered: {Bob: [bid: 2, bid: {card: 9}]}\n"
        "      not_offered: {Bob: [bid: 3], Ann: [bid: 1]}\n"
        "      no_events: [prize_won]\n"
        "  - do: [Bob: {bid: 5}]\n"
        "    expect:\n"
        "      state: {points: [6, 0], hands: {Ann: [1, 5]}}\n"
        "      events: [prize_won: {seat: Ann}]\n"
        "      over: false\n"
        "      standings: {Ann: {rank: 1, points: 6}}\n"
    )

    assert [] == told(outcome(GOOF + text))


def test_questions_of_no_interest_are_passed_over() -> None:
    text = "do: [answer: first, {answer: first, until: evening}, {0: {say: no}}]\n"

    assert [] == told(outcome(TOY + text + "expect: {at: day 1/evening, waiting: [1]}"))
    assert [] == told(outcome(TOY + text + "expect: {after: morning, state: {log: [0 says yes, 1 says yes]}}"))
    assert [] == told(outcome(TOY + "do: [{answer: first, until: night}]\nexpect: {at: talk/night, waiting: [0]}"))


@pytest.mark.parametrize(
    ("given", "state"),
    [
        ("deck: [two, five]", "deck: [two, five, four, three, one]"),
        ("purses: {0: {cards: [three]}}", "deck: [five, four, two, one]"),
        ("purses: {all: {coins: 3}, 1: {coins: 4}}", "purses: [{coins: 3}, {coins: 4}]"),
        ("purses: [{coins: 3}, {cards: [one, two]}]", "purses: {1: {coins: 0, cards: [one, two]}}"),
        ("notes: [hush, null]", "notes: {0: hush}"),
        ("at: day 3/evening, log: [so]", "laps: [2], log: [so]"),
    ],
)
def test_values_are_laid_over_the_set_up(given: str, state: str) -> None:
    """In part or as a whole; a deck's top comes first; a card leaves where it was."""
    assert [] == told(outcome(f"{TOY}given: {{{given}}}\nexpect: {{state: {{{state}}}}}"))


def test_cards_that_are_displaced_go_where_others_came_from() -> None:
    """A design from a display leaves its place to one that it displaces; what is left goes below the deck."""
    sheet = sheets_of(f"{PRET}given: {{companies: {{Ann: {{designs: []}}}}}}", "x.yaml")[0]
    text = (
        "given:\n"
        "  companies: {Ann: {designs: [picnic_dress], board_employees: [accountant/back], cash: 7}}\n"
        "  contracts: []\n"
        "  design_deck: [opera_cape, garage_boots]\n"
        "expect:\n"
        "  state: {design_deck: [opera_cape, garage_boots], contracts: [], companies: {Ann: {cash: 7}}}\n"
        "  not_offered: {Ann: [place_pawn: bank]}\n"
    )

    assert [] == told(play(sheet, CATALOGUE))
    assert [] == told(outcome(PRET + text))


def test_cards_of_the_last_quarter_come_out_of_the_box() -> None:
    """Each sends a card of its kind there: one that it displaces, or the last one of the deck."""
    text = (
        "given:\n"
        "  at: quarter 4/exhibition/awards\n"
        "  shows: {3: [vienna]}\n"
        "  companies:\n"
        "    Ann: {collection: [opera_cape], quality: 1, board_employees: [journalist, model]}\n"
        "    Bob: {collection: [pearl_blouse], trend: 3, contracts: [season_finale]}\n"
        "expect: {after: awards, state: {companies: {Ann: {prestige: 4}, Bob: {prestige: 3}}}}\n"
    )

    assert [] == told(outcome(PRET.replace("seats: 3", "seats: [Ann, Bob]") + text))


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("{deck: [six]}", "3:15 given.deck no-card got=six"),
        ("{purses: {0: {cards: [one]}, 1: {cards: [one]}}}", "3:49 given.purses.1.cards.0 twice"),
        ("{deck: [one, one]}", "3:15 given.deck twice"),
        ("{deck: [one], purses: {0: {cards: [one]}}}", "3:15 given.deck twice"),
        ("{purses: {2: {coins: 1}}}", "3:21 given.purses.2 no-entry"),
        ("{purses: {x: {coins: 1}}}", "3:18 given.purses.x no-number got=x"),
        ("{purses: {0: {coin: 1}}}", "3:22 given.purses.0.coin no-field near=coins"),
        ("{purses: {0: {coins: one}}}", "3:29 given.purses.0.coins type got=one"),
        ("{purses: {0: {coins: true}}}", "3:29 given.purses.0.coins type got=true"),
        ("{deck: {0: one}}", "3:15 given.deck type got={0: one}"),
        ("{purses: {0: {coins: 99999999999999999999}}}", "3:29 given.purses.0.coins problem-value-int-parsing-size"),
        ("{log: [" + "x, " * 2001 + "]}", "3:8 given many"),
        ("{purses: 3}", "3:17 given.purses type got=3"),
        ("{seed: 3}", "3:9 given.seed engine"),
        ("{at: mornig}", "3:13 given.at no-place got=mornig near=morning"),
        ("{at: day 4/morning}", "3:13 given.at laps got=4"),
        ("{at: night 1}", "3:13 given.at no-loop"),
    ],
)
def test_what_cannot_be_given(given: str, problem: str) -> None:
    found = outcome(f"{TOY}given: {given}")

    assert found.broken
    assert problem in told(found)[0]


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("edition: retial", "edition error-ruleset-unknown near=retail"),
        ("options: {bankrupt: no}", "options.bankrupt error-ruleset-bad-option near=bankruptcy"),
        ("variants: [nix]", "variants.0 error-ruleset-unknown"),
        ("packs: [pret-a-portr]", "packs.0 error-ruleset-unknown near=pret-a-porter"),
        ("clauses: [pap.bank.limitt]", "clauses.0 no-clause got=pap.bank.limitt near=pap.bank.limit"),
        ("given: {at: upkeep}", "given.at places"),
        ("given: {pawns: {bnak: [0]}}", "given.pawns.bnak no-name near=bank"),
        ("given: {companies: {Ann: {designs: [picnic_dres]}}}", "designs.0 no-card got=picnic_dres near=picnic_dress"),
        ("given: {companies: {Ann: {buildings: [modle]}}}", "buildings.0 no-card got=modle near=model"),
        ("given: {companies: {Ann: {designs: [model]}}}", "given.companies.Ann.designs.0 misplaced got=model"),
        ("given: {companies: {Dan: {cash: 1}}}", "given.companies.Dan no-number got=Dan"),
        ("given: {companies: {Ann: {cash: Bob}}}", "given.companies.Ann.cash type got=Bob"),
        ("given: {companies: {Ann: {contracts: [model]}}}", "given.companies.Ann.contracts.0 misplaced got=model"),
        ("given: {companies: {Ann: {clothing_type: jaket}}}", "clothing_type no-card got=jaket near=jacket"),
        ("given: {order: [Bob, An]}", "given.order.1 type got=An near=Ann"),
        ("given: {order: [0, 1, 1]}", "given.order problem-limits-each got=0, 1, 1"),
        ("given: {order: {0: 1, Bob: 1}}", "given.order problem-limits-each got=1, 1,"),
        ("given: {shows: {0: [atlantis]}}", "given.shows.0.0 word got=atlantis"),
        ("given: {companies: {Ann: {clothing_type: hat}}}", "given.companies.Ann.clothing_type word got=hat"),
        ("given: {companies: {Ann: {credits: [20, 15]}}}", "credits.1 problem-value-multiple-of got=15"),
        ("given: {companies: {all: {cash: -3}}}", "given.companies.all.cash problem-value-greater-than-equal got=-3"),
        ("given: {companies: {Ann: {materials: {opera_cape: 1}}}}", "materials.opera_cape no-name"),
        (
            "given: {companies: {Ann: {board_employees: [model, model, model, model]}}}",
            "board_employees problem-value-to",
        ),
        ("given: {companies: {Ann: {building_employees: [model]}}}", "building_employees problem-value-too-long"),
        ("given: {pawns: {bank: [0, 5]}}", "given.pawns.bank.1 word got=5"),
        ("given: {design_deck: [model]}", "given.design_deck.0 misplaced got=model"),
        ("do: [3]", "do.0 do got=3"),
        ("do: [{Ann: decline, Bob: decline}]", "do.0 do"),
        ("do: [{Dan: decline}]", "do.0.Dan no-seat got=Dan"),
        ("do: [{Ann: declin}]", "do.0.Ann no-kind got=declin near=decline"),
        ("do: [{Ann: [decline]}]", "do.0.Ann one-kind got=[decline]"),
        ("do: [{Ann: {place_pawn: 3}}]", "do.0.Ann.place_pawn type got=3"),
        ("do: [{Ann: {place_pawn: {locatoin: bank}}}]", "do.0.Ann.place_pawn.locatoin no-such-field near=location"),
        ("do: [{Ann: place_pawn}]", "do.0.Ann lacks"),
        ("do: [{Ann: {hire_in_place_of: model}}]", "do.0.Ann.hire_in_place_of fields got=model"),
        ("do: [{Ann: {take_credit: 7}}]", "do.0 refused"),
        ("do: [{Ann: {place_pawn: moon}}]", "do.0.Ann.place_pawn word got=moon"),
        ("do: [{Ann: {place_pawn: bnak}}]", "do.0.Ann.place_pawn no-card got=bnak near=bank"),
        ("do: [{Ann: {place_pawn: bnak}, refused: illegal-action}]", "do.0.Ann.place_pawn no-card got=bnak near=bank"),
        ("do: [{Ann: {use_abilities: [modle.0]}, refused: illegal-action}]", "no-card got=modle.0 near=model"),
        ("do: [{Ann: decline, refused: never}]", "do.0.refused code got=never"),
        ("do: [{answer: last}]", "do.0 answer"),
        ("do: [{answer: first, until: nowhere}]", "do.0.until no-place"),
        ("expect: {state: {rounds: 1}}", "expect.state.rounds no-field near=round"),
        ("expect: {view: {seat: Dan}}", "expect.view.seat no-seat got=Dan"),
        ("expect: {waiting: [7]}", "expect.waiting.0 no-seat got=7"),
        ("expect: {events: [pawn_place]}", "expect.events.0 no-kind got=pawn_place near=pawn_placed"),
        ("expect: {not_offered: {Ann: [dismiss: modle]}}", "not_offered.Ann.0.dismiss no-card got=modle near=model"),
        ("expect: {no_events: [design_taken: {design: opera_caep}]}", "no-card got=opera_caep near=opera_cape"),
        ("expect: {no_events: [pawn_placed: {location: moon}]}", "no_events.0.pawn_placed.location word got=moon"),
        ("expect: {not_offered: {Ann: [place_pawn: moon]}}", "not_offered.Ann.0.place_pawn word got=moon"),
        ("expect: {events: [cards_dealt: {contracts: [model]}]}", "cards_dealt.contracts.0 misplaced got=model"),
        ("expect: {at: nowhere}", "expect.at no-place got=nowhere"),
        ("expect: {standings: {Ann: {pionts: 1}}}", "expect.standings.Ann.pionts problem-unknown-key near=points"),
    ],
)
def test_names_that_do_not_exist(lines: str, problem: str) -> None:
    """Each with its place, and the nearest that does."""
    found = outcome(PRET + lines)

    assert found.broken
    assert problem in told(found)[0]
    assert 3 == found.problems[0].line


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("state: {points: [0, 1]}", "4:26 expect.state.points scenario-differs expected=[0, 1] found=[0, 0]"),
        ("state: {points: {Bob: 1}}", "4:32 expect.state.points.Bob scenario-differs expected=1 found=0"),
        ("state: {hands: {1: [1]}}", "expect.state.hands.1 scenario-differs expected=[1] found=[1, 2, 3,"),
        ("over: true", "expect.over scenario-differs expected=true found=false"),
        ("waiting: [Ann]", "expect.waiting scenario-differs expected=[Ann] found=[Bob]"),
        ("after: round", "expect.after scenario-differs expected=round found=scenario-not-left"),
        ("events: [prize_won]", "expect.events.0 scenario-differs expected=prize_won found=scenario-nothing"),
        ("offered: {Bob: [bid: 14]}", "expect.offered.Bob.0 scenario-differs expected=scenario-offered"),
        ("offered: {Ann: [bid: 14]}", "expect.offered.Ann scenario-differs expected=scenario-is-asked"),
        ("not_offered: {Bob: [bid: 1]}", "expect.not_offered.Bob.0 scenario-differs expected=scenario-not-offered"),
        ("standings: {Bob: {rank: 2}}", "expect.standings.Bob.rank scenario-differs expected=2 found=1"),
    ],
)
def test_differences(lines: str, problem: str) -> None:
    """Told as expected and found, at the place of what was expected."""
    found = outcome(f"{GOOF}do: [Ann: {{bid: 9}}]\nexpect: {{{lines}}}")

    assert (False, False) == (found.holds, found.broken)
    assert 1 == len(found.problems)
    assert problem in told(found)[0]


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("turn: 9", "given.turn problem-value-less-than-equal got=9"),
        ("collections: {0: [go_see.9]}", "given.collections.0.0 misplaced got=go_see.9"),
        ("known: {0: [editorial.1]}", "given.known.0.0 misplaced got=editorial.1"),
        ("rows: {lodnon: [editorial.1]}", "given.rows.lodnon no-name"),
        ("streetwear: [3]", "given.streetwear.0 word got=3"),
    ],
)
def test_what_couture_cannot_hold(given: str, problem: str) -> None:
    assert problem in told(outcome(f"game: couture\nseats: 3\ngiven: {{{given}}}"))[0]


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        ("companies: {Ann: {designs: [opera_cpe]}}", "companies.Ann.designs.0 no-card got=opera_cpe near=opera_cape"),
        ("companies: {all: {style: csual}}", "companies.all.style no-card got=csual near=casual"),
        ("pawns: {bank: [7]}", "expect.state.pawns.bank.0 word got=7"),
        ("order: [0, 1, 7]", "expect.state.order.2 word got=7"),
    ],
)
def test_names_that_no_state_holds_are_told_beside_what_is_found(state: str, problem: str) -> None:
    found = told(outcome(f"{PRET}expect: {{state: {{{state}}}}}"))

    assert 2 == len(found)
    assert 1 == sum("scenario-differs" in one for one in found)
    assert 1 == sum(problem in one for one in found)


def test_a_slip_is_told_in_a_game_that_names_no_limits() -> None:
    """One word that nearly stands in the match, but no sentence."""
    word, text = (told(outcome(f"{TOY}expect: {{state: {{log: [{one}]}}}}")) for one in ("thre", "thre days"))

    assert "expect.state.log.0 no-card got=thre near=three" in word[1]
    assert 1 == len(text)


def test_a_place_in_a_later_round_begins_as_the_engine_finds_it() -> None:
    """The displays are cleared, so that new ones are dealt; what is given lies there all the same."""
    place = "at: quarter 4/working 1/preparation"
    cards = "season_finale"
    text = f"given: {{{place}}}\nexpect: {{after: preparation, state: {{round: 10}}, no_events: [pawn_placed]}}"
    dealt = outcome(f"{PRET}given: {{{place}}}\nexpect: {{state: {{contracts: []}}}}")
    last = {side.id for side in SHIPPED.ruleset("pret-a-porter").content.sides.values() if side.deck == "last_quarter"}  # type: ignore[attr-defined]

    assert [] == told(outcome(PRET + text))
    assert cards in last
    (problem,) = dealt.problems
    assert set(str(dict(problem.what.values)["found"]).strip("[]").split(", ")) <= last


@pytest.mark.parametrize(("count", "got"), [("5", "5"), ("[Ann]", "1")])
def test_a_wrong_number_of_seats_names_the_key(count: str, got: str) -> None:
    found = outcome(f"game: pret-a-porter\nseats: {count}")

    assert [f"2:8 seats problem-limits-seats got={got}"] == told(found)


def test_an_event_that_came_too_early_is_told_as_such() -> None:
    """Not as one that there is none of."""
    events = "events: [pawn_placed: {seat: Bob}, pawn_placed: {seat: Ann}, prestige_exchanged]"
    placed = "do: [Ann: {place_pawn: bank}, Bob: {place_pawn: bank}]"
    given = "given: {at: planning, order: [Ann, Bob, Cay], companies: {all: {pawns: 3}}}"
    found = told(outcome(f"{PRET}{given}\n{placed}\nexpect: {{{events}}}"))

    assert ["scenario-earlier", "scenario-nothing"] == [one.rpartition("found=")[2] for one in found]


@pytest.mark.parametrize(
    ("refused", "found"),
    [("illegal-action", "play/not-waited-for"), ("play/match-over", "play/not-waited-for")],
)
def test_another_refusal_than_expected(refused: str, found: str) -> None:
    (problem,) = told(outcome(f"{GOOF}do: [Ann: {{bid: 9}}, {{Ann: {{bid: 9}}, refused: {refused}}}]"))

    assert problem.endswith(f"found={found}")


def test_an_action_that_should_be_refused_and_is_not() -> None:
    (problem,) = told(outcome(f"{GOOF}do: [{{Ann: {{bid: 9}}, refused: illegal-action}}]"))

    assert problem.endswith("expected=play/illegal-action found=scenario-allowed")


def test_a_game_that_cannot_go_on_is_named_with_the_line_of_its_code() -> None:
    """Whatever it raises: there is no traceback."""
    (laid,) = outcome(f"{GOOF}given: {{hands: []}}").problems
    (counted,) = outcome("game: careless\nseats: 2").problems

    for problem in (laid, counted):
        assert "problem-scenario-raised" == problem.what.message
        assert ".py:" in str(dict(problem.what.values)["place"])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "1:1  problem-value-dict-type"),
        ("[]", "1:1  problem-value-dict-type"),
        ("a: [", "problem-yaml"),
        ("a: &a 1", "1:4  problem-yaml-anchor"),
        ("seats: 2", "1:1 game problem-missing"),
        ("game: toy\nsteps: 3", "2:8 steps problem-value-list-type got=3"),
        ("game: toy\nsteps: [{doo: []}]", "2:10 steps.0.doo problem-unknown-key near=do"),
        ("scenarios: 3", "1:12 scenarios several"),
        ("scenarios: []", "1:12 scenarios several"),
        ("game: toy\nscenarios: [{seed: x}]", "2:20 scenarios.0.seed problem-value-int-type got='x'"),
        ("seed: x\nscenarios: [{game: toy}, {game: toy}]", "1:7 seed problem-value-int-type got='x'"),
    ],
)
def test_files_that_cannot_be_read(text: str, problem: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        sheets_of(text, "x.yaml")

    assert problem in told(caught.value)[0]
    assert len(caught.value.problems) == len(set(caught.value.problems))


def test_several_scenarios_of_a_file_share_what_stands_above() -> None:
    """Each may say otherwise, and problems point at what was said."""
    text = (
        f"{GOOF}given: {{points: [1, 2]}}\nscenarios:\n- expect: {{state: {{points: [1, 2]}}}}\n- given: {{point: 3}}"
    )
    first, second = [play(sheet, CATALOGUE) for sheet in sheets_of(text, "x.yaml")]

    assert first.holds
    assert ["6:11 scenarios.1.given.point no-field near=points"] == told(second)
    assert [5, 6] == [one.sheet.line for one in (first, second)]


MARKET = "game: couture\nseats: 3\nvariants: [open-market]\n"


def test_what_a_variant_keeps_can_be_given_and_expected() -> None:
    """It speaks of cards that lie elsewhere, so nothing is moved by it."""
    kept = "variants: {open-market: {rows: {paris: [editorial.1]}}}"
    deck = "deck: [editorial.1, corso.1]"

    assert [] == told(
        outcome(f"{MARKET}given: {{at: turn 1/bid, {deck}, {kept}}}\nexpect: {{state: {{{deck}, {kept}}}}}")
    )
    assert (
        "given.variants.open-markt no-name near=open-market"
        in told(outcome(f"{MARKET}given: {{variants: {{open-markt: {{}}}}}}"))[0]
    )


@pytest.mark.parametrize("names", [["all", "Bob"], ["1", "Bob"], ["Ann", "Ann"], [" ", "Bob"]])
def test_seats_cannot_be_called_anything(names: Sequence[str]) -> None:
    found = outcome(f"game: goofspiel\nseats: {list(names)!r}")

    assert "name" in told(found)[0]


def test_files_and_folders(tmp_path: Path) -> None:
    """A folder stands for the YAML files in it, however deep."""
    (tmp_path / "deep").mkdir()
    for name in ("b.yaml", "a.yml", "deep/c.yaml", "d.txt"):
        (tmp_path / name).write_text("", encoding="utf-8")

    assert ["a.yml", "b.yaml", "c.yaml"] == [file.name for file in find_files([tmp_path])]
    with pytest.raises(ScenarioError, match=r"nothing.yaml:1:1: problem-no-file"):
        read_sheets(tmp_path / "nothing.yaml")
