"""What Korean players read: card texts with their endings, whole games in sentences, screens that fit."""

import re
from itertools import islice

import pytest
from wcwidth import wcswidth

from modiste.sentences import Sentences
from modiste_pret_a_porter import card_text
from modiste_pret_a_porter.content import Cards
from modiste_pret_a_porter.naming import short_name
from tests.pret_a_porter.table import shipped, with_cards
from tests.pret_a_porter.test_card_text import LONGEST_EFFECT, cards
from tests.pret_a_porter.test_screens import TALLEST_BOARD, positions, screens, whole_game
from tests.pret_a_porter.words import korean, lines_of, none_cut, readable

NAMES = ("소라", "민준", "다솔", "Ann")
NARROW = 16
"""The columns of a card's name on a board that is not wide."""
STIFF = re.compile(r"[가-힣]\([이가을를은는과와]\)|[a-z]{4,}|십시오|당신|\b0[개장명]")
"""What no Korean would write: a particle that was not decided, English words, orders, nothing as a number."""


@pytest.mark.parametrize("side", list(cards().sides))
def test_every_side_of_every_card_has_a_text(side: str) -> None:
    """All that a side does is said in whole sentences and in a few words that leave room for the card's name."""
    texts, record = korean(), cards().sides[side]

    for sentence in card_text.sentences(texts, record):
        assert readable(sentence).endswith("니다.")
        assert not STIFF.search(sentence)
    assert readable(card_text.summary(texts, record))
    for ability in record.abilities:
        assert wcswidth(readable(card_text.ability_summary(texts, ability))) <= LONGEST_EFFECT


def test_names_fit_narrow_columns() -> None:
    """Names of fronts and designs fit the displays of the board."""
    fronts = [(side.kind[:-1], side.id) for side in cards().sides.values() if side.id == side.card]
    names = [
        short_name(korean(), family, card) for family, card in (*fronts, *(("design", it) for it in cards().designs))
    ]

    assert [name for name in names if wcswidth(name) > NARROW] == []
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("ability", "sentence", "summary"),
    [
        (
            {"on": "upkeep", "do": [{"gain": "cash", "amount": 3}]},
            "유지비 단계에 현금 3을 받습니다.",
            "유지비 단계: 현금 +3",
        ),
        (
            {"on": "upkeep", "do": [{"gain": "cash", "amount": 4}, {"gain": "trend", "amount": 1}]},
            "유지비 단계에 현금 4와 유행 토큰 1개를 얻습니다.",
            "유지비 단계: 현금 +4, 유행 +1",
        ),
        (
            {
                "on": "show",
                "do": [
                    {"gain": "quality", "amount": {"per": "collection", "times": 1}},
                    {"gain": "cash", "amount": 2},
                ],
            },
            "쇼 단계에 컬렉션의 디자인 1장마다 품질 토큰 1개를 얻고 현금 2를 받습니다.",
            "쇼: 선보인 디자인 1장당 품질 +1, 현금 +2",
        ),
        (
            {"on": "show", "do": [{"visit": "import", "most": 2}, {"gain": "prestige", "amount": 1}]},
            "쇼 단계에 재료 수입에서 같은 재료를 2개까지 사고 품격 토큰 1개를 얻습니다.",
            "쇼: 같은 재료 2개 구입, 품격 +1",
        ),
        (
            {"on": "gained", "do": [{"gain": "cash", "amount": 5}, {"credit": 20}]},
            "즉시 현금 5를 받고 채권을 20까지 발행할 수 있습니다.",
            "즉시: 현금 +5, 채권 20까지",
        ),
        (
            {"on": "location", "at": "warehouse", "pawn": True, "do": [{"sell": "design", "price": 8, "most": 1}]},
            "창고에 마커를 놓았으면 디자인 1장을 현금 8에 팔 수 있습니다.",
            "창고(마커): 디자인 1장 판매(8)",
        ),
        (
            {"on": "location", "at": "designs", "pawn": True, "do": [{"gain": "quality", "amount": 4}]},
            "'새 디자인' 장소에 마커를 놓았으면 품질 토큰 4개를 얻습니다.",
            "디자인(마커): 품질 +4",
        ),
        (
            {"on": "location", "at": "bank", "do": [{"sell": "material", "price": 8, "most": 3}]},
            "은행에서 마커 없이도 재료를 3개까지 1개당 현금 8에 팔 수 있습니다.",
            "은행: 재료 3개 판매(개당 8)",
        ),
        (
            {"modify": "material_price", "at": "import", "add": -2},
            "재료 수입에서 재료 가격이 2 내려갑니다. 1보다 낮아지지는 않습니다.",
            "수입: 가격 -2",
        ),
    ],
)
def test_words_are_put_together(ability: dict[str, object], sentence: str, summary: str) -> None:
    """Every verb but the last links to the next, plain gains share one verb, and what is chosen is allowed."""
    content = with_cards(employees=[{"id": "accountant", "upkeep": 2, "does": [ability]}]).content
    assert isinstance(content, Cards)
    side = content.sides["accountant"]

    assert (sentence,) == card_text.sentences(korean(), side)
    assert summary == card_text.summary(korean(), side)


@pytest.mark.parametrize("resource", ["cash", "quality", "trend", "public_relations", "prestige", "victory_points"])
@pytest.mark.parametrize("per", ["prestige", "buildings", "employees", "contracts", "designs", "collection"])
def test_every_amount_has_words(resource: str, per: str) -> None:
    """Every resource is said for everything that can be counted, before another verb too."""
    gain = {"gain": resource, "amount": {"per": per, "times": 2}}
    does = [{"on": "show", "do": [gain, gain]}]
    content = with_cards(employees=[{"id": "accountant", "upkeep": 2, "does": does}]).content
    assert isinstance(content, Cards)

    (said,) = map(readable, card_text.sentences(korean(), content.sides["accountant"]))
    assert re.search(r"[얻받]고 .*[얻받]습니다\.$", said)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 3)])
def test_everything_that_happens_is_said(seats: int, seed: int) -> None:
    """Every event is one whole sentence or more, of which nothing is English or undecided."""
    match = whole_game(seats, seed)
    say = Sentences(shipped(), korean(), NAMES, 0).event
    for line in filter(None, map(say, match.seen(0))):
        assert readable(line).endswith(".")
        assert not STIFF.search(line)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 3)])
def test_screens_fit(seats: int, seed: int) -> None:
    """Boards and detail screens, with players who are called in Hangul, fit 80 columns and are not cut."""
    texts, names = korean(), NAMES[:seats]
    for match in islice(positions(seats, seed), 0, None, 12):
        view = match.view(0)
        board = lines_of(screens().board(view, 0, texts, names))
        assert len(board) <= TALLEST_BOARD
        assert none_cut(board)
        assert none_cut(lines_of(screens().board(view, 0, texts, names), width=110))
        for draw in screens().commands.values():
            assert none_cut(lines_of(draw(view, 0, texts, names, "")))
    assert none_cut(lines_of(screens().legend(texts)))


@pytest.mark.parametrize(("seats", "seed"), [(3, 2)])
def test_questions_are_requests(seats: int, seed: int) -> None:
    """Every question asks in -(으)세요, and its answers and notes read well."""
    texts = korean()
    for match in islice(positions(seats, seed), 0, None, 2):
        seat = match.waiting[0]
        view, space = match.view(seat), match.space(seat)
        say = Sentences(shipped(), texts, NAMES, seat)
        assert re.search(r"세요(\(최대 \d+\))?\.$", readable(say.question(view.stack[-1], seat)))
        for action in islice(space, 12):
            assert not STIFF.search(readable(say.action(action)))
            if len(getattr(action, "chosen", "1")) == 1 and (note := screens().note(view, action, texts)):
                assert not STIFF.search(readable(note))
