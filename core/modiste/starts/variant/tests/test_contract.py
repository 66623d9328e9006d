"""Everything that Modiste promises of a game, tested with this variant."""

from modiste.testing import contract

test_contract = contract("some-game", variants=["sample-variant"])
