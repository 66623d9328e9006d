"""Plays, steps through, copies and searches matches of Couture, as a notebook would."""

from random import Random

from modiste import Action, Match, RandomBot, Sight, load

catalogue = load()
ruleset = catalogue.ruleset("couture")
greedy = catalogue.bot("couture", "greedy").make()

# Play: four bots to the end.
match = Match.new(ruleset, seats=4, seed=1)
match.run([greedy] * 4, Random(1))
print("points:", [standing.points for standing in match.standings()])

# Step: who is asked, what may they do, what has happened?
match = Match.new(ruleset, seats=3, seed=7)
print("asked:", match.waiting, "answers:", match.space(0).size())
events = match.submit(match.space(0).sample(Random(0)))
print("asked:", match.waiting, "events:", len(events))

# Copy: another match from the same position; what happens there is not felt here.
copy = Match.at(match.state.clone())
copy.run([greedy] * 3, Random(2))
print("over:", copy.over, match.over)


# Search: try some answers in worlds that agree with all the seat has seen, and play each on to the end.
def lead(sight: Sight, action: Action, rng: Random) -> int:
    """Play on from an imagined world in which an action is taken; return by how much its seat leads at the end."""
    world = Match.at(sight.imagine(rng))
    world.submit(action)
    world.run([RandomBot()] * world.state.seats, rng)
    points = [standing.points for standing in world.standings()]
    return points.pop(sight.seat) - max(points)


sight, rng = match.sight(1), Random(3)
answers = [sight.space.sample(rng) for _ in range(8)]
leads = {answer: sum(lead(sight, answer, rng) for _ in range(20)) / 20 for answer in answers}
best = max(leads, key=lambda answer: leads[answer])
print("best:", ruleset.codec.action_data(best), "lead:", round(leads[best], 1))
