"""Reading YAML 1.2: what words mean, where things stand, what is refused; the same with both composers."""

import math

import pytest

from modiste.problem import said
from modiste.yaml_reader import COMPOSERS, ComposerName, YamlError, plain_value, read
from tests.wording import told


@pytest.fixture(params=COMPOSERS)
def composer(request: pytest.FixtureRequest) -> ComposerName:
    """Name each installed composer in turn."""
    name: ComposerName = request.param
    return name


def refusals(text: str, composer: ComposerName) -> list[str]:
    """Return what is refused in `text`, a line each."""
    with pytest.raises(YamlError) as caught:
        read(text, "cards.yaml", composer)
    return told(caught.value.problems)


def test_both_composers_are_tested() -> None:
    """The tests run where libyaml is installed, so that both ways are covered."""
    assert COMPOSERS == ("libyaml", "python")


@pytest.mark.parametrize(
    "word",
    ["no", "yes", "on", "off", "y", "12:30", "1_000", "0b1", "1e", "1.2.3", "+", ".", "0x", "0o8", "nUll"],
)
def test_words_that_stay_text(word: str, composer: ComposerName) -> None:
    """Words that YAML 1.1 turned into something else are text."""
    assert read(f"a: [{word}]", "x", composer).value == {"a": [word]}
    assert plain_value(word) == word


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("12", 12),
        ("-3", -3),
        ("+3", 3),
        ("010", 10),
        ("0o17", 15),
        ("0xfF", 255),
        ("1.5", 1.5),
        ("-.5", -0.5),
        ("1e3", 1000.0),
        ("2.", 2.0),
        (".inf", math.inf),
        ("-.INF", -math.inf),
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("", None),
    ],
)
def test_words_of_the_core_schema(word: str, expected: object, composer: ComposerName) -> None:
    """Numbers, truth values and null are what the core schema says, and of the right type."""
    value = read(f"a: {word}", "x", composer).value

    assert value == {"a": expected}
    assert type(plain_value(word)) is type(expected)


def test_not_a_number() -> None:
    """`.nan` is the float that equals nothing."""
    value = plain_value(".nan")

    assert isinstance(value, float)
    assert math.isnan(value)


def test_an_endless_number_is_no_crash() -> None:
    """A number beyond what Python reads as an integer is infinite, for the validator to refuse."""
    assert plain_value("9" * 5000) == math.inf


def test_quoted_words_are_text(composer: ComposerName) -> None:
    """Whatever is quoted, or stands in a block, is text."""
    text = "a: '12'\nb: \"true\"\nc: |\n  12\n"

    assert read(text, "x", composer).value == {"a": "12", "b": "true", "c": "12\n"}


def test_keys_stay_as_written(composer: ComposerName) -> None:
    """A key is the text that stands there, even if it looks like a number, a truth value or null."""
    text = "on: a\n12: b\nnull: c\ntrue: d\n"

    assert read(text, "x", composer).value == {"on": "a", "12": "b", "null": "c", "true": "d"}


@pytest.mark.parametrize("text", ["", "# nothing but a comment\n", "\ufeff"])
def test_an_empty_file_is_null(text: str, composer: ComposerName) -> None:
    """A file without content has the value null, and its problems stand at its first character."""
    located = read(text, "x", composer)

    assert located.value is None
    assert told([located.problem(("cards", 0), said("problem-missing"))]) == ["x:1:1: is missing"]


def test_places(composer: ComposerName) -> None:
    """Values and keys are found by line and column, counted in characters."""
    text = "cards:\n  - {id: 가운, 값: 17}\n  - id: coat\n    bonus: [trend, x]\n"
    located = read(text, "cards.yaml", composer)

    assert located.find(("cards", 0, "값")) == (("cards", 0, "값"), (2, 17))
    assert located.find(("cards", 0, "값"), key=True) == (("cards", 0, "값"), (2, 14))
    assert located.find(("cards", 1, "bonus", 1)) == (("cards", 1, "bonus", 1), (4, 20))
    assert located.find(("cards", 1)) == (("cards", 1), (3, 5))
    assert located.find(()) == ((), (1, 1))


def test_places_of_what_is_not_there(composer: ComposerName) -> None:
    """A missing field and the name of a union's member are passed over, even if a key is called the same."""
    located = read("do:\n  - {visit: bank, most: 2}\n", "x", composer)

    assert located.find(("do", 0, "price")) == (("do", 0), (2, 5))
    assert located.find(("do", 0, "visit", "visit")) == (("do", 0, "visit"), (2, 13))
    assert located.find(("do", 0, "visit", "most")) == (("do", 0, "most"), (2, 25))
    assert located.find(("do", 7, "most")) == (("do",), (2, 3))


def test_problem(composer: ComposerName) -> None:
    """A problem names file, line, column, path and what is wrong."""
    located = read("cards:\n  - {style: sprot}\n", "cards.yaml", composer)

    problem = located.problem(("cards", 0, "style"), said("problem-no-style", style="Rock"))

    assert str(problem) == "cards.yaml:2:13: cards.0.style: problem-no-style (style='Rock')"


def test_duplicate_keys_are_refused_all_at_once(composer: ComposerName) -> None:
    """Every second key of the same name is reported, with the line of the first."""
    text = "a: 1\nb:\n  - {c: 2,\n     d: 3, c: 4}\na: 2\n"

    assert refusals(text, composer) == [
        "cards.yaml:4:12: b.0.c: the key c stood already on line 3",
        "cards.yaml:5:1: a: the key a stood already on line 1",
    ]


def test_anchors_and_aliases_are_refused(composer: ComposerName) -> None:
    """Both signs are refused wherever they stand, an alias to itself too."""
    text = "a: &x 1\nb: [*x, &y {c: 1}]\nd: Rock & Roll, 3 *4*\n"
    cure = "may not stand here; write the value out, or quote the text"

    assert refusals(text, composer) == [
        f"cards.yaml:1:4: an anchor (&x) {cure}",
        f"cards.yaml:2:5: an alias (*x) {cure}",
        f"cards.yaml:2:9: an anchor (&y) {cure}",
    ]
    assert len(refusals("a: &a [*a]\n", composer)) == 2


def test_signs_inside_text_are_no_anchors(composer: ComposerName) -> None:
    """An ampersand or asterisk within a text or in quotes is nothing special."""
    text = "a: R&B &co\nb: '*x'\nc: 2*3\n# *x &y\n"

    assert read(text, "x", composer).value == {"a": "R&B &co", "b": "*x", "c": "2*3"}


@pytest.mark.parametrize("value", ["!!str 3", "!own x", "!!set {a}", "!!python/object:os.system [x]"])
def test_tags_are_refused(value: str, composer: ComposerName) -> None:
    """No tag is followed."""
    (problem,) = refusals(f"a: {value}\n", composer)

    assert problem.startswith("cards.yaml:1:4: a: a tag (")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a: [1, 2\nb: 3\n", "2:2"),
        ("a: 'x", "1:6"),
        ("a: 1\n---\nb: 2\n", "2:1"),
        ("a: 1\n  b: 2\n", "2:4"),
        ("{a: b}: c\n", "1:1"),
        ("a: *missing\n", "1:4"),
        ("a: b\n값: \x1b[2J\n", "2:4"),
        ("a: \ud800\n", "1:4"),
        ("[" * 90 + "[" * 30 + "]" * 120, "1:101"),
    ],
)
def test_broken_files(text: str, place: str, composer: ComposerName) -> None:
    """Whatever is no YAML, or more than one document, is refused at its place."""
    (problem,) = refusals(text, composer)

    assert problem.startswith(f"cards.yaml:{place}: ")


@pytest.mark.parametrize("text", ["[" * 100_000, "- " * 100_000, '{"a":' * 100_000])
def test_bottomless_files(text: str, composer: ComposerName) -> None:
    """Nesting beyond all sense is an error, not a crash."""
    assert len(refusals(text, composer)) == 1


def test_keys_beside(composer: ComposerName) -> None:
    """The keys beside the last element of a path are known; a list has none."""
    located = read("a: [{b: 1, c: 2}]\nd: 3\n", "x", composer)

    assert located.keys_beside(("d",)) == {"a", "d"}
    assert located.keys_beside(("a", 0, "tag", "c")) == {"b", "c"}
    assert located.keys_beside(("a", 0)) == set()
