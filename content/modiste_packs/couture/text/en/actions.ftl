# What a player may do: menu entries, read under their question.

action-place-bids = { $assigned }
action-take-card = { $card }
action-discard-card = { $card }

## What each phase asks, above its menu

question-placing-bids = Where does each of your bid cards go?
question-winning-cards = { $city }: which card do you take?
question-discarding = Portfolio: which bid card do you give up for what you won?
