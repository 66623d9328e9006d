"""Everything that Modiste promises of a game, tested on this one."""

from modiste.testing import contract

test_contract = contract("sample-game")
