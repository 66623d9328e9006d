"""The options: their defaults, and what is refused."""

import re
from pathlib import Path

import pytest

from modiste.errors import BadOption
from modiste_pret_a_porter.options import PretOptions
from tests.pret_a_porter.table import ruleset

DEFAULTS = {
    "award_table": "standard",
    "preparations_supply": "once",
    "preparations_order": "left_to_right",
    "ability_order": "before_own_pawn",
    "repeat_pawn_abilities": True,
    "severance_exempt": "none",
    "dismissal": "any_time",
    "loan_payback": 28,
    "debt_loan_cash": 18,
    "bankruptcy": True,
    "surplus": True,
    "margin_bonus": "none",
    "margin_cash": 2,
    "journalist_scope": "everyone",
    "last_quarter_shuffled": True,
    "instant_on_flip": True,
    "goods_selling": True,
}
PAGE = Path("docs/explanation/disputes.md")


def test_the_defaults_are_those_of_the_page_on_disputes() -> None:
    """Every option has the default that the table of disputes gives it, and every row of the table has its option."""
    rows = re.findall(r"^\| (D\d+) \| `(\w+)` \| `(\w+)`", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

    assert DEFAULTS == PretOptions().model_dump()
    assert {name: str(value).lower() for name, value in DEFAULTS.items()} == {name: value for _, name, value in rows}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("award_table", "other"),
        ("ability_order", "mixed"),
        ("margin_bonus", "quality"),
        ("loan_payback", 19),
        ("debt_loan_cash", 0),
        ("debt_loan_cash", 21),
        ("repeat_pawn_abilities", "perhaps"),
        ("no_such_option", 1),
    ],
)
def test_other_values_and_names_are_refused(name: str, value: object) -> None:
    """An option that does not exist, and a value that an option does not take, are named errors."""
    with pytest.raises(BadOption):
        ruleset(**{name: value})
