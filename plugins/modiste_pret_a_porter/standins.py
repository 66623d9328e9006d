"""What the options in play take away from cards, and what those cards do instead.

An edition may lack what a card is about. The card then has a stand-in in its record (`instead`), so that it stays
worth its place in the deck and its text tells what it really does. Nothing else asks these options while playing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from modiste_pret_a_porter.cards import AbilityRecord, Acting, Allow, Modify, OnMoment, Sell
from modiste_pret_a_porter.options import PretOptions

TAKING: Final = ("goods_selling", "instant_on_flip", "journalist_scope")
"""The options that can take an effect away from cards."""


def effective(does: Sequence[AbilityRecord], options: PretOptions, *, back: bool) -> list[Acting | Modify | Allow]:
    """List what a side does with these options: its own abilities, or what stands in for those that they take away."""
    return [one for record in does for one in _left_of(record, options, back)]


def is_lacking(record: AbilityRecord | Acting, options: PretOptions, *, back: bool) -> bool:
    """Say whether these options take an ability away, on the front or the back of a card."""
    if isinstance(record, Modify):
        return record.modify == "judged_rows" and options.journalist_scope == "nobody"
    if isinstance(record, Acting):
        never = back and record.on == "gained" and not options.instant_on_flip
        return never or (not options.goods_selling and any(isinstance(verb, Sell) for verb in record.do))
    return False


def _left_of(record: AbilityRecord, options: PretOptions, back: bool) -> Iterator[Acting | Modify | Allow]:
    if not is_lacking(record, options, back=back):
        yield record
    elif isinstance(record, (OnMoment, Modify)) and record.instead:
        yield from () if is_lacking(record.instead, options, back=back) else (record.instead,)
