"""Reading packs: who they are, and every error at its place, all at once."""

import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import pytest
import yaml
from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag, field_validator
from pydantic_core import PydanticCustomError

from modiste.packs import LARGEST_FILE, Pack, PackError, find_pack, read_pack
from tests.wording import refused, told

MANIFEST = """\
id: house-pack
game: pret-a-porter
kind: cards
version: 1.0.0
languages: [en, no]
licence: MIT
provenance: house
title: A pack
"""

Style = Literal["evening", "business", "casual", "rock", "sport"]


class Strict(BaseModel):
    """A model that knows its keys."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Gain(Strict):
    """A verb with two keys."""

    gain: Literal["cash", "trend"]
    amount: int


class Visit(Strict):
    """A verb whose first key is also its tag."""

    visit: Literal["bank", "import"]
    most: int | None = None


def verb_of(value: object) -> str | None:
    """Tell the verbs apart by their first key."""
    if isinstance(value, dict):
        return next((verb for verb in ("gain", "visit") if verb in value), None)
    return None


Verb = Annotated[Annotated[Gain, Tag("gain")] | Annotated[Visit, Tag("visit")], Discriminator(verb_of)]


class Design(Strict):
    """A card."""

    id: str
    style: Style
    value: int = Field(ge=0)
    does: tuple[Verb, ...] = ()

    @field_validator("id")
    @classmethod
    def known_id(cls, value: str) -> str:
        """Refuse a name with the words that would do."""
        if value == "moonlight_gown":
            raise PydanticCustomError("unknown_id", "is unknown", {"known": ["moonlit_gown", "coat"]})
        if value == "bad":
            raise ValueError("is a bad name")
        return value


class Designs(Strict):
    """A file of cards."""

    designs: tuple[Design, ...]


class Cards(Designs):
    """Two files in one model."""

    prices: dict[str, int]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Pack]:
    """Write the files of a pack, each `/` of its name as `__`, and read it."""
    monkeypatch.chdir(tmp_path)

    def make(**files: str | bytes) -> Pack:
        files.setdefault("pack", MANIFEST)
        for name, content in files.items():
            path = tmp_path / "house-pack" / (name.replace("__", "/") + ".yaml")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return read_pack(tmp_path / "house-pack")

    return make


def problems(act: Callable[[], object]) -> list[str]:
    """Return the problems that `act` raises, a line each."""
    with pytest.raises(PackError) as caught:
        act()
    assert str(caught.value) == "\n".join(map(str, caught.value.problems))
    return [line.removeprefix("house-pack/") for line in told(caught.value.problems)]


def test_pack_yaml(make: Callable[..., Pack]) -> None:
    """A pack says who it is; `no` is a language."""
    pack = make()

    assert (pack.id, pack.game, pack.kind, pack.version) == ("house-pack", "pret-a-porter", "cards", "1.0.0")
    assert (pack.languages, pack.licence, pack.provenance) == (("en", "no"), "MIT", "house")
    assert (pack.title, pack.extends) == ("A pack", ())


def test_broken_pack_yaml(make: Callable[..., Pack]) -> None:
    """Every mistake in `pack.yaml` is named at once."""
    text = "id: House\nkind: card\nversion: 1.0\nlanguages: [EN]\nlicense: MIT\nprovenance: hous\n"

    assert problems(lambda: make(pack=text)) == [
        "pack.yaml:1:1: game: is missing",
        "pack.yaml:1:1: licence: is missing",
        "pack.yaml:1:5: id: should match the pattern ^[a-z][a-z0-9]*(-[a-z0-9]+)*$ (got 'House')",
        "pack.yaml:2:7: kind: should be 'cards' or 'language' (got 'card'); did you mean cards?",
        "pack.yaml:3:10: version: should be text (got 1.0)",
        "pack.yaml:4:13: languages.0: should match the pattern ^[a-z]{2,3}(-[A-Za-z0-9]+)*$ (got 'EN')",
        "pack.yaml:5:1: license: is not a known key; did you mean licence?",
        "pack.yaml:6:13: provenance: should be 'rulebook', 'example', 'deduced' or 'house' (got 'hous');"
        " did you mean house?",
    ]


def test_the_folder_is_the_id(make: Callable[..., Pack]) -> None:
    """A pack whose folder is named otherwise is refused."""
    assert problems(lambda: make(pack=MANIFEST.replace("house-pack", "other"))) == [
        "pack.yaml:1:5: id: should be the name of the pack's folder, house-pack (got 'other')"
    ]


def test_a_folder_without_pack_yaml(tmp_path: Path) -> None:
    """A folder that is no pack is refused by name."""
    (problem,) = problems(lambda: read_pack(tmp_path))

    assert problem.endswith("pack.yaml:1:1: there is no such file")


def test_read_a_model(make: Callable[..., Pack]) -> None:
    """A file becomes a model."""
    pack = make(cards__a="designs:\n- {id: a, style: rock, value: 17, does: [{gain: cash, amount: 2}]}\n")

    (card,) = pack.read(Designs, "cards/a.yaml").designs

    assert (card.id, card.style, card.value) == ("a", "rock", 17)
    assert card.does == (Gain(gain="cash", amount=2),)


def test_every_error_has_its_place(make: Callable[..., Pack]) -> None:
    """Values, keys, missing fields and members of unions: the place, what is wrong, what was meant."""
    pack = make(
        cards__a="""\
designs:
- id: moonlight_gown
  style: evenig
  value: '17 '
- {id: bad, style: rock, valeu: 3}
- id: c
  style: [rock]
  value: -1
  does:
  - {gain: cahs, amount: 2, most: 1}
  - {visit: bank, mots: 2}
  - {gian: cash, amount: 1}
  - bank
- {id: 가운, style: no, value: null}
colour: red
"""
    )

    assert problems(lambda: pack.read(Designs, "cards/a.yaml")) == [
        "cards/a.yaml:2:7: designs.0.id: is unknown (got 'moonlight_gown'); did you mean moonlit_gown?",
        "cards/a.yaml:3:10: designs.0.style: should be 'evening', 'business', 'casual',"
        " 'rock' or 'sport' (got 'evenig'); did you mean evening?",
        "cards/a.yaml:5:3: designs.1.value: is missing",
        "cards/a.yaml:5:8: designs.1.id: is a bad name (got 'bad')",
        "cards/a.yaml:5:26: designs.1.valeu: is not a known key; did you mean value?",
        "cards/a.yaml:7:10: designs.2.style: should be 'evening', 'business', 'casual', 'rock' or 'sport' (got a list)",
        "cards/a.yaml:8:10: designs.2.value: should be greater than or equal to 0 (got -1)",
        "cards/a.yaml:10:12: designs.2.does.0.gain: should be 'cash' or 'trend' (got 'cahs'); did you mean cash?",
        "cards/a.yaml:10:29: designs.2.does.0.most: is not a known key",
        "cards/a.yaml:11:19: designs.2.does.1.mots: is not a known key; did you mean most?",
        "cards/a.yaml:12:5: designs.2.does.2: is none of the forms that may stand here"
        " (its keys: gian, amount); did you mean gain?",
        "cards/a.yaml:13:5: designs.2.does.3: is none of the forms that may stand here (got 'bank')",
        "cards/a.yaml:14:19: designs.3.style: should be 'evening', 'business', 'casual', 'rock' or 'sport' (got 'no')",
        "cards/a.yaml:14:30: designs.3.value: should be a whole number (got null)",
        "cards/a.yaml:15:1: colour: is not a known key",
    ]


def test_several_files_are_one_model(make: Callable[..., Pack]) -> None:
    """Files are merged by their keys, and each error names the file it stands in."""
    pack = make(cards__a="designs: [{id: a, style: rock, value: x}]\n", cards__b="prices: {silk: dear}\n")

    assert problems(lambda: pack.read(Cards, *pack.files("cards", ".yaml"))) == [
        "cards/a.yaml:1:39: designs.0.value: should be a whole number (got 'x')",
        "cards/b.yaml:1:16: prices.silk: should be a whole number (got 'dear')",
    ]


def test_a_file_that_cannot_be_read_hides_no_other_error(make: Callable[..., Pack]) -> None:
    """Broken and missing files, what is wrong in the others, and keys in two files are told together."""
    card = "designs: [{id: a, style: rock, value: x}]\n"
    pack = make(a=card, b="prices: {silk: 1, silk: 2}\n", c="designs: []\n")

    broken = problems(lambda: pack.read(Cards, "a.yaml", "b.yaml", "d.yaml"))
    twice = problems(lambda: pack.read(Designs, "a.yaml", "c.yaml"))

    assert [line.split(": ")[0] for line in broken] == ["a.yaml:1:39", "b.yaml:1:19", "d.yaml:1:1"]
    assert twice == ["c.yaml:1:1: designs: the key designs stands in house-pack/a.yaml too"]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"a: 1\nb: caf\xe9\n", "2:7: the byte 0xe9 is not UTF-8"),
        (b"#" * (LARGEST_FILE + 1), f"1:1: is larger than {LARGEST_FILE} bytes"),
        (b"", "1:1: should be a mapping (got null)"),
        (b"- 1\n", "1:1: should be a mapping (got a list)"),
    ],
)
def test_files_that_are_refused_whole(content: bytes, expected: str, make: Callable[..., Pack]) -> None:
    """What is no text, too large, or no mapping is refused."""
    pack = make(a=content)

    assert problems(lambda: pack.read(Designs, "a.yaml")) == [f"a.yaml:{expected}"]


def test_files_and_text(make: Callable[..., Pack]) -> None:
    """Files are listed in order and without hidden ones; a folder is no file."""
    pack = make(cards__b="x", cards__a="y", **{"cards__.c": "z"})

    assert pack.files("cards", ".yaml") == ("cards/a.yaml", "cards/b.yaml")
    assert pack.files("cards", ".ftl") == ()
    assert pack.files("text/en", ".ftl") == ()
    assert pack.text("cards/a.yaml") == "y"
    assert problems(lambda: pack.text("cards")) == ["cards:1:1: is no readable file"]


def test_a_pack_in_a_zip_file(tmp_path: Path) -> None:
    """A pack is read from wherever importlib.resources can reach."""
    with zipfile.ZipFile(tmp_path / "packs.zip", "w") as archive:
        archive.writestr("house-pack/pack.yaml", MANIFEST.replace("MIT", "[MIT]"))

        with refused(r"^house-pack/pack\.yaml:6:10: licence: should be"):
            read_pack(zipfile.Path(archive, "house-pack/"))


def test_find_pack() -> None:
    """The packs that Modiste ships are found in their namespace package."""
    assert find_pack("modiste_packs", "pret-a-porter").game == "pret-a-porter"


def test_loading_is_quick(make: Callable[..., Pack]) -> None:
    """A pack of 200 cards takes at most 1.6 times what PyYAML's C loader and pydantic take alone."""
    does = "[{gain: cash, amount: 2}, {visit: bank, most: 2}]"
    cards = (f"- {{id: card_{number}, style: rock, value: 12, does: {does}}}\n" for number in range(200))
    text = "designs:\n" + "".join(cards)
    pack = make(cards__designs=text)

    def cost(act: Callable[[], object]) -> float:
        begin = time.process_time()
        act()
        return time.process_time() - begin

    ratios = sorted(
        cost(lambda: pack.read(Designs, "cards/designs.yaml"))
        / cost(lambda: Designs.model_validate(yaml.load(text, yaml.CSafeLoader)))
        for _ in range(7)
    )

    assert ratios[3] <= 1.6
