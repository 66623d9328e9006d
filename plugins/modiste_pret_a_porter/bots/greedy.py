"""The greedy bot: takes what brings most by the next show, reckoned in cash, and looks no further."""

from __future__ import annotations

from random import Random

from modiste.action import Action
from modiste.sight import Sight
from modiste_pret_a_porter.bots.answers import ANSWERS
from modiste_pret_a_porter.bots.outlook import Outlook
from modiste_pret_a_porter.state import PretState


class GreedyBot:
    """Prices its legal actions by what they bring in cash, prestige and the next show; chance only breaks ties."""

    def choose(self, sight: Sight, rng: Random) -> Action:
        """Choose the action that is worth most; a question it does not know is answered at random."""
        state = sight.view
        assert isinstance(state, PretState)
        for kind in type(state.stack[-1]).__mro__:
            answer = ANSWERS.get(kind)
            if answer is not None:
                return answer(Outlook(state, sight.seat), sight.space, rng)
        return sight.space.sample(rng)
