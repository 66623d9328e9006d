"""What is wrong is told by messages: in both languages, with what stands there and what was meant."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from modiste.content import problems_of, refusal
from modiste.problem import Problem, Said, said, system_reason
from modiste.text import Texts
from modiste.wording import problem_line, sentence
from modiste.yaml_reader import Located, read
from tests.wording import texts, told

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "core" / "modiste"
ENGLISH = ROOT / "content" / "modiste_packs" / "modiste" / "text" / "en" / "problems.ftl"


class Sizes(BaseModel):
    """A record with a value of each type that card files and `pack.yaml` use."""

    model_config = ConfigDict(extra="forbid")

    word: Annotated[str, Field(min_length=2, max_length=4)] = "ok"
    pattern: Annotated[str, Field(pattern="^[a-z]+$")] = "a"
    style: Literal["rock", "sport"] = "rock"
    only: Literal["rock"] = "rock"
    least: Annotated[int, Field(ge=1, le=9)] = 1
    inside: Annotated[int, Field(gt=1, lt=9)] = 2
    tens: Annotated[int, Field(multiple_of=10)] = 10
    share: float = 0.5
    sure: bool = False
    steps: Annotated[list[int], Field(min_length=1, max_length=2)] = [1]
    pair: tuple[int, int] = (1, 2)
    prices: dict[str, int] = {}
    other: Inner | None = None


class Inner(BaseModel):
    """A record in a record."""

    value: int


class Gown(BaseModel):
    """A record of a third party, which refuses with messages of its own, or in plain words."""

    name: str = ""
    price: int = 0
    hues: list[str] = []

    @field_validator("name")
    @classmethod
    def is_known(cls, name: str) -> str:
        """Refuse names by a code, with the words that would do."""
        if name == "moonlight":
            raise refusal("acme-problem-name", known=["moonlit", "sunlit"], name=name)
        return name

    @field_validator("price")
    @classmethod
    def is_fair(cls, price: int) -> int:
        """Refuse prices in plain words."""
        if price > 9:
            raise ValueError("너무 비쌉니다")
        return price

    @model_validator(mode="after")
    def has_one_hue(self) -> Gown:
        """Refuse what concerns a place within the record."""
        if len(self.hues) > 1:
            raise refusal("acme-problem-hues", ("nothing",), ("hues", 1), count=len(self.hues))
        return self


def refused(model: type[BaseModel], text: str) -> list[Problem]:
    """Read a record that its model refuses."""
    book: Located = read(text, "a.yaml")
    with pytest.raises(ValidationError) as caught:
        model.model_validate(book.value)
    return problems_of(caught.value, model, lambda path: book)


@pytest.mark.parametrize(
    ("text", "english", "korean"),
    [
        ("word: a", "should have at least 2 characters (got 'a')", "2자 이상 적어야 합니다(적힌 값: 'a')."),
        (
            "word: abcde",
            "should have at most 4 characters (got 'abcde')",
            "4자 이하로 적어야 합니다(적힌 값: 'abcde').",
        ),
        ("word: 3", "should be text (got 3)", "문자열을 적어야 합니다(적힌 값: 3)."),
        ("pattern: A", "should match the pattern ^[a-z]+$ (got 'A')", "^[a-z]+$ 형식에 맞게"),
        ("style: rcok", "should be 'rock' or 'sport' (got 'rcok'); did you mean rock?", "'rock'을 찾으셨나요?"),
        ("only: jazz", "should be 'rock' (got 'jazz')", "'rock'만 적을 수 있습니다"),
        ("least: 0", "should be greater than or equal to 1 (got 0)", "1 이상의 수를"),
        ("least: 1000", "should be less than or equal to 9 (got 1000)", "9 이하의 수를"),
        ("inside: 1", "should be greater than 1 (got 1)", "1보다 큰 수를"),
        ("inside: 9", "should be less than 9 (got 9)", "9보다 작은 수를"),
        ("tens: 7", "should be a multiple of 10 (got 7)", "10의 배수를"),
        ("tens: 0.5", "should be a whole number, without a fraction (got 0.5)", "소수점 없는 정수를"),
        ("tens: null", "should be a whole number (got null)", "정수를 적어야 합니다(적힌 값: null)."),
        ("share: much", "should be a number (got 'much')", "숫자를"),
        ("share: [1]", "should be a number (got a list)", "숫자를 적어야 합니다(적힌 값: 목록)."),
        ("sure: perhaps", "should be true or false (got 'perhaps')", "true나 false를"),
        ("sure: {}", "should be true or false (got a mapping)", "(적힌 값: 매핑)"),
        ("steps: []", "should have at least 1 item, not 0", "항목이 1개 이상이어야 하는데 0개입니다."),
        ("steps: [1, 2, 3]", "should have at most 2 items, not 3", "항목이 2개 이하여야 하는데 3개입니다."),
        ("steps: 1", "should be a list (got 1)", "목록을"),
        ("pair: x", "should be a list (got 'x')", "목록을"),
        ("prices: x", "should be a mapping (got 'x')", "매핑을"),
        ("other: x", "should be a mapping (got 'x')", "매핑을"),
        ("other: {}", "other.value: is missing", "꼭 적어야 하는데"),
        ("stlye: rock", "is not a known key; did you mean style?", "'style'을 찾으셨나요?"),
    ],
)
def test_what_models_refuse(text: str, english: str, korean: str) -> None:
    """Each refusal has a message in both languages; strict texts would not say another."""
    problems = refused(Sizes, text)

    assert english in told(problems)[0]
    assert korean in told(problems, "ko")[0]


def test_what_games_refuse() -> None:
    """By a message of theirs, or in the words of the exception, which are also said where the message is missing."""
    problems = refused(Gown, "name: moonlight\nprice: 10\n") + refused(Gown, "hues: [red, blue]")
    texts_of_game = "acme-problem-name = { $name } is no gown\nacme-problem-hues = { $count } hues are too many\n"
    core = [("en", "core.ftl", ENGLISH.read_text(encoding="utf-8"))]
    spoken = Texts([*core, ("en", "acme.ftl", texts_of_game)], ["en"], strict=True)

    assert [problem_line(problem, spoken) for problem in problems] == [
        "a.yaml:1:7: name: moonlight is no gown (got 'moonlight'); did you mean moonlit?",
        "a.yaml:2:8: price: 너무 비쌉니다 (got 10)",
        "a.yaml:1:13: hues.1: 2 hues are too many",
    ]
    assert "acme-problem-name" in told(problems)[0]
    assert told(problems)[0].endswith("; did you mean moonlit?")


@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_whole_sentence_that_is_quoted_has_one_stop(language: str) -> None:
    """Whether or not the line adds one in that language."""
    inner = said("error-ruleset-unknown", what="game", name="x", near="", near_given="no", known="a", known_given="yes")
    (line,) = told([Problem("x.yaml", 1, 1, "game", said("problem-own-words", words=inner))], language)

    assert line.endswith(".")
    assert not line.endswith("..")


def test_a_refusal_without_a_message() -> None:
    """It is quoted."""
    odd = said("problem-value-url-scheme", words="URL scheme should be 'http'")

    assert "is refused: URL scheme should be 'http'" == sentence(odd, texts())
    assert "쓸 수 없는 값입니다: URL scheme should be 'http'" == sentence(odd, texts("ko"))
    assert str(odd) == sentence(odd, Texts([], ["en"]))


@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_problem_that_is_named_has_a_message(language: str) -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    named = set(re.findall(r'"(problem-[a-z0-9-]+[a-z0-9])"', code))

    assert len(named) > 50
    assert [name for name in sorted(named) if not texts(language).has(name)] == []


@pytest.mark.parametrize(
    ("number", "english", "korean"),
    [
        (errno.ENOENT, "No such file or folder", "파일이나 폴더가 없습니다"),
        (errno.EACCES, "Permission denied", "권한이 없습니다"),
        (errno.ENOSPC, "No space left on device", "장치에 남은 공간이 없습니다"),
        (errno.ENOLCK, os.strerror(errno.ENOLCK), os.strerror(errno.ENOLCK)),
    ],
)
def test_reasons_of_the_system(number: int, english: str, korean: str) -> None:
    """They are messages too; one that has none is said as the system says it."""
    reason = system_reason(OSError(number, os.strerror(number), "a.jsonl"))

    assert (english, korean) == (sentence(reason, texts()), sentence(reason, texts("ko")))


def test_problems_are_sorted_by_place_and_are_equal_by_value() -> None:
    """Whatever their values are."""
    problems = [
        Problem("a", 10, 1, "", said("x", n=1)),
        Problem("a", 9, 1, "", said("x", n="one")),
        Problem("a", 9, 1, "", Said("x", (("n", 2),))),
    ]

    assert [9, 9, 10] == [problem.line for problem in sorted(problems)]
    assert len({*problems, Problem("a", 10, 1, "", said("x", n=1))}) == 3
