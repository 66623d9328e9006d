"""The board at a glance: the cities with their cards and bids, the covers, what everybody has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from modiste.screen import (
    Block,
    Column,
    Fitting,
    Gap,
    Grid,
    Heading,
    Paragraph,
    Screen,
    Span,
    Words,
    seat_tone,
)
from modiste.screen_parts import joined, player, spread, together
from modiste_couture.forecast import Outlook, outlooks
from modiste_couture.phases.bidding import PlacingBids
from modiste_couture.phases.portfolio import Discarding
from modiste_couture.portfolio import brands, flops, of_kind, symbols
from modiste_couture.screens.by_city import WIDE, by_city, offer
from modiste_couture.screens.naming import by_value, model_name, number_words, titles
from modiste_couture.screens.parts import (
    ShownBid,
    hidden,
    sealed_bid,
    shown_bids,
    sorted_hand,
    strength,
    tie_number,
    unsure,
    values,
    winning,
)
from modiste_couture.state import CoutureState
from modiste_couture.words import TURNS

if TYPE_CHECKING:
    from modiste.screens import Names
    from modiste.text import Texts

NUMBERS = ("points", "cards", "strength", "haute-couture", "streetwear", "ready-to-wear", "editorial", "flop")
MAGAZINES = ("haute_couture", "streetwear", "ready_to_wear", "flops")


def board(view: CoutureState, seat: int | None, texts: Texts, names: Names) -> Screen:
    """Draw the board as a seat sees it; the cities last, next to the question that asks about them."""
    heading = Heading(_title(view, texts, names), texts.say("board-deck", count=len(view.deck)))
    players = [Paragraph(_player(view, owner, seat, texts, names), hang=2) for owner in range(view.seats)]
    covers = Fitting(WIDE, [_covers(view, texts, names, "")], [_covers(view, texts, names, "short")])
    blocks: list[Block] = [heading, covers, _numbers(view, seat, texts, names), *players]
    if view.shown or any(view.rows.values()):
        blocks += [Gap(), _cities(view, seat, texts, names)]
    return blocks


def _title(view: CoutureState, texts: Texts, names: Names) -> tuple[str | Span, ...]:
    if view.over:
        return (texts.say("board-over"),)
    turn = texts.say("board-turn", turn=view.turn, turns=TURNS)
    doing = _doing(view, texts, names)
    return (turn, Span(f"  {doing}", "accent")) if doing else (turn,)


def _doing(view: CoutureState, texts: Texts, names: Names) -> str:
    """Say what everybody waits for."""
    phase = view.stack[-1] if view.stack else None
    if isinstance(phase, PlacingBids) and phase.missing:
        seats = texts.join([names[seat] for seat in phase.missing])
        return texts.say("board-bidding", count=len(phase.missing), seats=seats)
    if isinstance(phase, Discarding) and phase.missing:
        owed = [texts.say("board-owed", seat=names[seat], count=phase.owes[seat]) for seat in phase.missing]
        return texts.say("board-discarding", seats=texts.join(owed))
    if (taking := winning(view)) is not None:
        first, *then = [names[seat] for seat in taking.picks]
        city = texts.name("city", taking.city)
        return texts.say("board-picking", city=city, first=first, then=texts.join(then), then_count=len(then))
    return ""


def _cities(view: CoutureState, seat: int | None, texts: Texts, names: Names) -> Fitting:
    return by_city(lambda city, form: _city(view, city, seat, texts, names, form))


def _city(view: CoutureState, city: str, seat: int | None, texts: Texts, names: Names, form: str) -> list[Words]:
    taking = winning(view)
    here = taking is not None and taking.city == city
    lines: list[Words] = [Span(texts.name("city", city), "accent" if here else "strong")]
    lines += [offer(view.cards, card, texts, form) for card in view.rows[city]]
    if not view.rows[city]:
        lines.append(Span(texts.say("board-empty-row"), "quiet"))
    if city in view.shown:
        bids = shown_bids(view, city)
        totals = [bid.total for bid in bids]
        return lines + [_bid(view, bid, totals.count(bid.total) > 1, texts, names) for bid in bids]
    if (sealed := sealed_bid(view, seat, city)) is not None:
        lines.append(_sealed(view, sealed, texts))
    return lines


def _bid(view: CoutureState, bid: ShownBid, tied: bool, texts: Texts, names: Names) -> Words:
    """Write a bid: its total first and, if that is tied, what breaks the tie last."""
    name = Span(names[bid.seat], seat_tone(bid.seat))
    number = together(f"  {number_words(texts, bid.number)}") if tied else ""
    cards = _quiet(values(view, texts, bid.cards))
    return (Span(f"{bid.total:>2} ", "strong"), name, "  ", *cards, Span(number, "quiet"))


def _quiet(words: tuple[str | Span, ...]) -> tuple[Span, ...]:
    return tuple(Span(word, "quiet") if isinstance(word, str) else word for word in words)


def _sealed(view: CoutureState, cards: list[str], texts: Texts) -> Words:
    if not cards:
        return Span(texts.say("board-no-bid"), "quiet")
    total = Span(f"{strength(view, cards):>2} ", "good")
    return (total, Span(texts.say("board-sealed"), "good"), "  ", *_quiet(values(view, texts, cards)))


def _covers(view: CoutureState, texts: Texts, names: Names, form: str) -> Paragraph:
    """List the covers by magazine, with who has taken those that are gone."""
    parts: list[Words] = [Span(texts.say("board-covers"), "strong")]
    for magazine in MAGAZINES:
        points: list[int] = getattr(view.cards.files.covers, magazine)
        words: list[str | Span] = [Span(texts.name("magazine", magazine, form), "quiet")]
        for place, worth in enumerate(points):
            if magazine == "streetwear" and place < len(view.streetwear):
                owner = view.streetwear[place]
                taken = texts.say("board-cover-taken", points=worth, seat=names[owner])
                words += [" ", Span(taken, seat_tone(owner))]
            else:
                words += [" ", str(worth)]
        parts.append(tuple(words))
    return Paragraph(spread(parts), hang=2)


def _numbers(view: CoutureState, seat: int | None, texts: Texts, names: Names) -> Grid:
    """Draw what everybody has in numbers."""
    columns = [Column(texts.say("board-player")), *(Column(texts.say(f"board-{name}"), "right") for name in NUMBERS)]
    columns += [Column(texts.say(f"board-{name}"), "right", optional=True) for name in ("number", "pair-covers")]
    rows = tuple(_row(view, outlook, seat, texts, names) for outlook in outlooks(view, seat))
    return Grid(tuple(columns), rows)


def _row(view: CoutureState, outlook: Outlook, seat: int | None, texts: Texts, names: Names) -> tuple[Words, ...]:
    owner, unseen = outlook.seat, outlook.unseen
    cards = sorted_hand(view, owner)
    number = tie_number(view, cards)
    collected = (
        symbols(view, owner),
        len(of_kind(view, owner, "streetwear")),
        brands(view, owner),
        len(of_kind(view, owner, "editorial")),
        flops(view, owner),
    )
    return (
        player(names, owner),
        Span(unsure(texts, outlook.total, unseen), "strong"),
        str(len(cards) - unseen),
        unsure(texts, strength(view, cards), unseen),
        *(Span(str(each), "plain" if each else "quiet") for each in collected),
        texts.say("board-none") if number is None else number_words(texts, number),
        _pair_covers(view, owner, texts),
    )


def _pair_covers(view: CoutureState, owner: int, texts: Texts) -> Words:
    points = view.cards.files.covers.streetwear
    won = [str(points[place]) for place, seat in enumerate(view.streetwear) if seat == owner]
    return texts.say("board-plus").join(won) if won else Span(texts.say("board-none"), "quiet")


def _player(view: CoutureState, owner: int, seat: int | None, texts: Texts, names: Names) -> tuple[str | Span, ...]:
    """List a player's bid cards, what is on its way to the hand, and the pieces of which two make a difference."""
    model = Span(texts.say("board-model", model=model_name(texts, view.models[owner])), "quiet")
    holdings = joined(texts, _holdings(view, owner, seat, texts), "board-then")
    return (player(names, owner), model, texts.say("board-colon"), *holdings)


def _holdings(view: CoutureState, owner: int, seat: int | None, texts: Texts) -> Iterator[Words]:
    cards, comma = sorted_hand(view, owner), texts.say("comma")
    hand = comma.join(titles(texts, view.cards, cards)) if cards else texts.say("board-no-hand")
    unseen = hidden(view, owner, seat)
    yield (hand, Span(f" ({texts.say('board-unseen', count=unseen)})", "accent")) if unseen else hand
    if view.won[owner]:
        won = comma.join(titles(texts, view.cards, by_value(view.cards, view.won[owner])))
        yield Span(texts.say("board-won", cards=won), "good")
    for kind in ("streetwear", "ready_to_wear"):
        if pieces := sorted(of_kind(view, owner, kind)):
            yield Span(comma.join(titles(texts, view.cards, pieces)), "quiet")
