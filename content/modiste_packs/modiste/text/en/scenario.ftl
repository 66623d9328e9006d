# Scenario files: what came of them, what is wrong with them, and what they may name.
# Problems have no full stop and no capital, as in problems.ftl.

scenario-holds = holds
scenario-fails = fails
scenario-broken = cannot be played
scenario-total =
    { $count ->
        [0] There is no scenario file here.
        [one] { $held ->
            [0] The scenario does not hold.
           *[other] The scenario holds.
        }
       *[other] { $not_held ->
            [0] All { $count } scenarios hold.
           *[other] { $held } of { $count } scenarios hold, { $not_held } { $not_held ->
                [one] does
               *[other] do
            } not.
        }
    }

# Differences

scenario-differs = expected { $expected }, found { $found }
scenario-expected = expected
scenario-found = found
scenario-nothing = nothing
scenario-not-left = not left yet
scenario-no-event = no such event
scenario-earlier = only before the event above it
scenario-is-asked = the seat is asked
scenario-not-asked = the seat is not asked now
scenario-offered = is offered
scenario-not-offered = is not offered
scenario-allowed = the action is allowed

# Types

scenario-type-number = whole number
scenario-type-text = text
scenario-type-switch = true or false
scenario-type-nothing = nothing
scenario-type-any = any value
scenario-type-object = { $name }
scenario-type-list = list ({ $of })
scenario-type-row = list of { $count }
scenario-type-dict = by name ({ $of })
scenario-type-word = one of { $words }

# What is wrong

problem-scenario-several = should be a list of scenarios, each a mapping
problem-scenario-type = should be: { $wanted }
problem-scenario-word = should be one of { $words }
problem-scenario-no-field = a { $of } has no such field
problem-scenario-no-number = is neither a number nor the name of a seat
problem-scenario-no-entry = there are only { $count }
problem-scenario-no-name = there is nothing of this name here
problem-scenario-no-seat = there is no such seat (known: { $known })
problem-scenario-name = a seat cannot be called this, or another one is
problem-scenario-no-clause = the rules of the game have no such clause
problem-scenario-no-place = the flow has no such place
problem-scenario-places = fits several places: { $places }
problem-scenario-no-loop = { $name } is gone through once, so it has no number
problem-scenario-laps = { $name } is gone through { $most ->
    [one] once
   *[other] { NUMBER($most, useGrouping: 0) } times
}
problem-scenario-engine = { $name } belongs to the engine and cannot be given
problem-scenario-no-card = the game knows nothing of this name
problem-scenario-misplaced = the game cannot use this where it is put
problem-scenario-many = more than { NUMBER($most, useGrouping: 0) } texts are given
problem-scenario-raised = the game cannot go on from here: { $cause } ({ $place })
problem-scenario-state = does not fit the game's state: { $words }
problem-scenario-twice = { $card } is given in two places
problem-scenario-conserved = the game would have { $count } too { $sign ->
    [more] many
   *[less] few
} of its { $kind }
problem-scenario-do = should name one seat and what it does, or an answer
problem-scenario-answer = should be `answer: first`, perhaps with a place in `until`
problem-scenario-never = nobody is asked anything in { $place } any more
problem-scenario-code = there is no such refusal (known: { $known })
problem-scenario-refused = this is refused ({ $code }); asked now: { $seats }; allowed, for example: { $allowed }
problem-scenario-refused-now = this is refused ({ $code })
problem-scenario-one-kind = should name one kind
problem-scenario-no-kind = the game has no such kind
problem-scenario-fields = should be a mapping of { $fields }
problem-scenario-lacks = { $kind } needs { $fields }
problem-scenario-no-such-field = has no such field (known: { $known })

# `--describe`

scenario-names = { $game }: what scenarios may name
scenario-names-places = Places of the flow, with their laps
scenario-names-state = The state ({ $name }), to be given and expected
scenario-names-object = { $name }
scenario-names-actions = Actions
scenario-names-events = Events
scenario-names-refusals = Refusals
scenario-head-name = Name
scenario-head-type = Is
scenario-head-seen = Seen by
scenario-type-deck = deck, top first
scenario-seen-public = all
scenario-seen-owner = its owner
scenario-seen-each = each seat, its own
scenario-seen-nobody = nobody
scenario-only-expected = only expected

# `modiste replay --as-scenario`

scenario-written = { $count ->
    [one] One decision
   *[other] { NUMBER($count, useGrouping: 0) } decisions
} of { $file }
ask-scenario = The match is unfinished, and a scenario tells its seed and all that is secret. Write it? y/n
