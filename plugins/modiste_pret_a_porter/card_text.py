"""What cards say, put together from what they do, so that no card can say anything else.

Each word of the vocabulary is one message in each language; `$form` tells it where it stands: `last` at the end of
a sentence, `linked` before a further verb, `listed` before a further gain that can share its verb, `short` in menus
and tables. A language tells apart what it needs to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, TypeAlias

from modiste.vocabulary import PerThing
from modiste_pret_a_porter import cards
from modiste_pret_a_porter.words import LOCATIONS

if TYPE_CHECKING:
    from modiste.text import Texts
    from modiste_pret_a_porter.content import Ability, Side

Form: TypeAlias = Literal["last", "linked", "listed", "short"]


def sentences(texts: Texts, side: Side) -> tuple[str, ...]:
    """Say all that a side does, each ability as a sentence."""
    acts = [_sentence(texts, ability) for ability in side.abilities]
    return (*acts, *_standing(texts, side, "last"))


def summary(texts: Texts, side: Side) -> str:
    """Say all that a side does in a few words."""
    acts = [ability_summary(texts, ability) for ability in side.abilities]
    parts = [*acts, *_standing(texts, side, "short")]
    said = parts[0] if parts else texts.say("ability-none")
    for part in parts[1:]:
        said = texts.say("ability-also", first=said, rest=part)
    return said


def ability_summary(texts: Texts, ability: Ability) -> str:
    """Say when an ability acts and what it does, in a few words."""
    moment = moment_words(texts, ability, "short")
    return texts.say("ability-short", moment=moment, effects=effects(texts, ability, short=True))


def moment_words(texts: Texts, ability: Ability, form: Form) -> str:
    """Say when an ability acts."""
    if ability.moment not in LOCATIONS:
        return texts.say(f"ability-at-{ability.moment}", form=form)
    location = _place(texts, ability.moment, form)
    pawn = "yes" if ability.pawn else "no"
    return texts.say("ability-at-location", form=form, location=location, pawn=pawn)


def effects(texts: Texts, ability: Ability, *, short: bool = False) -> str:
    """Say what an ability does."""
    forms: list[Form] = ["short"] * len(ability.verbs) if short else _forms(ability.verbs)
    phrases = [verb_words(texts, verb, ability.moment, form) for verb, form in zip(ability.verbs, forms, strict=True)]
    said = phrases[-1]
    for phrase, form in zip(reversed(phrases[:-1]), reversed(forms[:-1]), strict=True):
        said = texts.say("effects-linked", first=phrase, rest=said, form=form)
    return said


def verb_words(texts: Texts, verb: cards.Verb, moment: str, form: Form) -> str:
    """Say one verb; `moment` is when its ability acts."""
    if isinstance(verb, cards.Gain):
        return texts.say("verb-gain", amount=amount_words(texts, verb, form), form=form)
    if isinstance(verb, cards.Visit):
        here = "yes" if verb.visit == moment else "no"
        return texts.name("verb-visit", verb.visit, most=verb.most or 0, here=here, form=form)
    if isinstance(verb, cards.Credit):
        return texts.say("verb-credit", limit=verb.credit, form=form)
    if isinstance(verb, cards.Sell):
        return texts.say(f"verb-sell-{verb.sell}", most=verb.most, price=verb.price, form=form)
    return texts.name("verb-call", verb.call, form=form)


def amount_words(texts: Texts, gain: cards.Gain, form: Form) -> str:
    """Say how much of what a gain brings."""
    per = gain.amount.per if isinstance(gain.amount, PerThing) else ""
    count = gain.amount.times if isinstance(gain.amount, PerThing) else gain.amount
    amount = texts.name("amount", gain.gain, count=count, form=form)
    return texts.say(f"amount-per-{per}", amount=amount, form=form) if per else amount


def _forms(verbs: Sequence[cards.Verb]) -> list[Form]:
    """Say where each verb of a sentence stands."""
    plain = [isinstance(verb, cards.Gain) and not isinstance(verb.amount, PerThing) for verb in verbs]
    before: list[Form] = ["listed" if one and following else "linked" for one, following in pairwise(plain)]
    return [*before, "last"]


def _sentence(texts: Texts, ability: Ability) -> str:
    moment = moment_words(texts, ability, "last")
    return texts.say("ability-sentence", moment=moment, effects=effects(texts, ability))


def _standing(texts: Texts, side: Side, form: Form) -> Iterator[str]:
    """Yield what a side changes or allows as long as it is in play."""
    for place, change in side.price_changes.items():
        way = "less" if change < 0 else "more"
        location = _place(texts, place, form)
        yield texts.say(f"modify-material-price-{way}", location=location, amount=abs(change), form=form)
    for place in LOCATIONS:
        if place in side.ignored_limits:
            yield texts.say("modify-pawn-limit", location=_place(texts, place, form), form=form)
    if side.judged_rows:
        yield texts.say("modify-judged-rows", count=side.judged_rows, form=form)
    for style in side.restyles:
        if style == "collection":
            yield texts.say("allow-restyle-collection", form=form)
        else:
            yield texts.say("allow-restyle-style", style=texts.name("style", style), form=form)


def _place(texts: Texts, place: str, form: Form) -> str:
    """Name a location, in a sentence so that nobody takes it for the cards that lie there."""
    return texts.name("location", place, "short" if form == "short" else "place")
