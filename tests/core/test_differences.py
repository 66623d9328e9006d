"""What a record tells of the values it was begun with."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path

import pytest

from modiste.catalogue import Catalogue
from modiste.differences import MOST_BYTES, MOST_TOLD, differences, packed, told_differences, unpacked
from modiste.errors import Diverged
from modiste.match import Match
from modiste.plugins.loading import load
from modiste.record import SeatInfo, read_record
from modiste.record_writer import RecordWriter
from modiste.rerun import resume
from modiste.ruleset import Ruleset

OLD = {"gowns": [{"id": "moonlit", "price": 4, "does": [{"gain": 1}]}, {"id": "sunlit", "price": 5}], "steps": [1, 2]}
NEW = {"gowns": [{"id": "sunlit", "price": 6}, {"id": "moonlit", "price": 4, "does": [{"gain": 2}]}], "steps": [1]}
SEATS = [SeatInfo(name=name, kind="bot:random") for name in ("Ada", "Bea", "Cleo")]


def box(root: Path, cards: str, text: str = "") -> Path:
    """Write a pack over Couture."""
    root.mkdir(exist_ok=True)
    manifest = "{id: box, game: couture, kind: cards, version: 1.0.0, languages: [en], licence: MIT, provenance: house}"
    (root / "pack.yaml").write_text(manifest)
    for folder, name, content in (("cards", "cards.yaml", cards), ("text/en", "names.ftl", text)):
        (root / folder).mkdir(parents=True, exist_ok=True)
        (root / folder / name).write_text(content)
    return root


def with_box(root: Path) -> tuple[Catalogue, Ruleset]:
    """Load what is installed and the pack."""
    catalogue = load(extra_packs=[root])
    return catalogue, catalogue.ruleset("couture", packs=["box"])


def begun(root: Path, path: Path) -> None:
    """Begin a match and save its first decision."""
    match = Match.new(with_box(root)[1], 3, 7)
    with RecordWriter.create(path, match, SEATS) as writer:
        match.submit(next(iter(match.space(match.waiting[0]))))
        writer.decision(match)


def test_values_come_back() -> None:
    assert OLD == unpacked(packed(OLD))
    assert "" == packed(None)


@pytest.mark.parametrize(
    "text", ["", "no base85 \u00e9", "abc", base64.b85encode(zlib.compress(b" " * (MOST_BYTES + 1))).decode()]
)
def test_what_is_no_packed_values_tells_nothing(text: str) -> None:
    """Nor does it take the memory that it asks for."""
    assert unpacked(text) is None
    assert "" == told_differences(text, OLD)


def test_records_are_told_apart_by_their_ids() -> None:
    assert ["gowns.moonlit.does.0.gain: 1 -> 2", "gowns.sunlit.price: 5 -> 6", "steps.1: 2 -> -"] == list(
        differences(OLD, NEW)
    )


def test_only_the_first_differences_are_told() -> None:
    many = {str(number): number for number in range(MOST_TOLD + 3)}

    assert MOST_TOLD == told_differences(packed(many), {}).count("->")
    assert told_differences(packed(many), {}).endswith(", +3")


@pytest.mark.parametrize("game", ["couture", "pret-a-porter"])
def test_values_take_little_room(game: str) -> None:
    assert len(packed(load().ruleset(game).content.values())) < 5000


def test_a_text_never_touches_a_save(tmp_path: Path) -> None:
    """A mended word, a comment, a source: the fingerprint stays, and nothing is noted."""
    cards = "bid_cards:\n- {id: assistant, value: 2}\n"
    begun(box(tmp_path / "box", cards, "card-agent = Agnet\n"), tmp_path / "save.jsonl")
    sourced = cards.replace("2}", "2, sources: {value: rulebook}}  # looked up")
    box(tmp_path / "box", sourced, "card-agent = Agent\n")
    catalogue, _ = with_box(tmp_path / "box")

    assert [] == resume(read_record(tmp_path / "save.jsonl"), catalogue)[1]


def test_a_changed_number_is_named(tmp_path: Path) -> None:
    """If the match plays as before, as a note; else with the error."""
    begun(box(tmp_path / "box", "covers: {flops: [-6, -4, -3]}\n"), tmp_path / "save.jsonl")
    box(tmp_path / "box", "covers: {flops: [-6, -4, -1]}\n")
    record = read_record(tmp_path / "save.jsonl")
    _, notes = resume(record, with_box(tmp_path / "box")[0])

    assert ["other-rules", "other-values"] == [note.code for note in notes]
    assert {"values": "covers.flops.2: -3 -> -1"} == notes[1].facts

    box(tmp_path / "box", "models: [{id: amber, hand: {signature_walk: [32], iconic_pose: [18], go_see: [11]}}]\n")
    with pytest.raises(Diverged) as refused:
        resume(record, with_box(tmp_path / "box")[0])

    assert "models.amber.hand.go_see.1: 12 -> -" in str(refused.value.facts["values"])
