# The board, the screens behind it, and the quiet words in menus.

## Commands at the prompt: one line of help each

command-cities = the open cards in detail, and the bids shown so far; cities NAME: of one city
command-player = all that a player has: player NAME
command-covers = the magazine covers, and who would take them now
command-deck = what is still to come, though not in what order
command-forecast = the score as it stands

## The board

board-turn = Turn { $turn } of { $turns }
board-over = The end
board-deck =
    { $count ->
        [0] the deck is empty
       *[other] { $count } cards in the deck
    }
board-bidding =
    { $count ->
        [1] Sealed bids: waiting for { $seats }
        [2] Sealed bids: waiting for { $seats }
       *[other] Sealed bids: waiting for { $count } players
    }
board-picking = { $city }, to pick: { $first }{ $then_count ->
    [0] {""}
   *[other] , then { $then }
}
board-discarding = Portfolio, to discard: { $seats }
board-owed =
    { $count ->
        [one] { $seat }
       *[other] { $seat } ({ $count } cards)
    }

board-empty-row = no cards
board-no-bid = you bid nothing
board-sealed = your bid
board-plus = +
board-then = {"\u00A0/ "}
board-colon = :{" "}
board-unsure = { $value }?
board-none = -
board-covers = Covers
board-cover-taken = { $points } ({ $seat })

board-player = Player
board-points = Pts
board-cards = Cards
board-strength = Bid
board-number = Tie
board-haute-couture = Haute
board-streetwear = Street
board-ready-to-wear = Ready
board-editorial = Edit.
board-flop = Flops
board-pair-covers = Covers
board-model = {" "}({ $model })
board-won = won{"\u00A0"}{ $cards }
board-unseen = { $count } of them discarded unseen
board-no-hand = no bid cards

legend-cities = In a city: what is on offer, and below it the bids that are shown, with their totals while the city is decided. A bid card shows what it bids; 1+2 is a designer, with 2 more where a card of its line lies. Winning a card with * costs you a bid card. # breaks ties: the lowest comes first.
legend-kinds = Beside a name, street means Streetwear and brand Ready-to-Wear.
legend-columns = Pts is the score as it stands, Bid all bid values in hand together, Tie the lowest number in hand; Haute counts symbols, Ready different brands, Covers the points of Streetwear covers.
legend-unsure = A ? stands where bid cards were discarded unseen: until all hands are shown again, they still count.

## Cities

cities-nothing = No card is left here.
cities-for-you = For you: { $what }.
cities-bid = {": "}{ $total } with { $cards }
cities-you-sealed = You have sealed: { $cards }

## Players

player-hand =
    { $count ->
        [0] No bid cards
        [one] 1 bid card, bidding { $strength }
       *[other] { $count } bid cards, bidding { $strength } together
    }
player-unseen =
    { $count ->
        [one] One of these cards is discarded unseen.
       *[other] { $count } of these cards are discarded unseen.
    }
player-own-unseen = Discarded, as only you know until the hands are shown again: { $cards }.
player-won = Won this turn, on the way to the hand: { $cards }.
player-collection =
    { $count ->
        [0] No scoring cards
        [one] 1 scoring card
       *[other] { $count } scoring cards
    }
player-model = with { $model }

## Covers

covers-count-haute-couture =
    { $count ->
        [one] 1 symbol
       *[other] { $count } symbols
    }
covers-count-flop =
    { $count ->
        [one] 1 flop
       *[other] { $count } flops
    }
covers-count-ready-to-wear =
    { $count ->
        [one] 1 brand
       *[other] { $count } brands
    }
covers-count-streetwear =
    { $count ->
        [0] no pair
        [one] 1 pair
       *[other] { $count } pairs
    }
covers-count-editorial =
    { $count ->
        [one] 1 editorial
       *[other] { $count } editorials
    }
covers-haute-couture = most symbols; a tie goes to the lowest #
covers-flops = most flops; in a tie, the lowest # escapes the worse cover
covers-streetwear = taken in play, with two of the same design
covers-ready-to-wear = each player scores the number of different brands
covers-place =
    { $place ->
        [1] First
        [2] Second
       *[other] Third
    }
covers-free = free
covers-nobody = nobody yet
covers-with-number = { $what }, #{ $number }
covers-behind = Behind:{" "}
covers-half-pairs = One of two:{" "}

## Deck

deck-heading = Still to come
deck-nothing = Every card has been dealt.

## Forecast

forecast-heading = The score as it stands
forecast-note = with the covers as they would be handed out now
forecast-unsure = ? { $seat }: with what is discarded unseen, the hand is worth { $low } to { $high }.
forecast-unsure-same = ? { $seat }: whatever is discarded unseen, the hand is worth { $low }.
forecast-total = Points

## Notes in menus: what stands there beside the name, which tells value, points and number already

note-designer = { $bonus } more where { $designer } lies: { $cities_count ->
    [0] nowhere now
   *[other] { $cities } now
}
note-costs = costs you a bid card
note-grows = your hand grows
note-symbols = then you have { $own } { $own ->
    [one] symbol
   *[other] symbols
}, { $most ->
    [0] the others none
   *[other] the best of the others { $most }
}
note-flop = then you have { $own } { $own ->
    [one] flop
   *[other] flops
}, { $most ->
    [0] the others none
   *[other] the most of another is { $most }
}
note-pair = completes a pair, for the cover of { $cover }
note-pair-late = completes a pair, but no cover is left
note-half = half a pair; { $other ->
    [held] another player has the other half
    [gone] the other half has left the game
   *[free] the other half can still be won
}
note-half-late = no cover is left for a pair
note-brand-new = a new brand, for { $after } instead of { $before } points
note-brand-again = a brand that you have already
note-discard =
    leaves { $cards ->
        [0] no bid card
        [one] 1 card bidding { $strength }
       *[other] { $cards } cards bidding { $strength }
    }, worth { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }
note-discard-lowest = { $note }; your lowest tie number goes

## Cards

kind-bid-cards = Bid cards
kind-models = Models
kind-scoring-cards = Scoring cards
kind-covers = Magazine covers

card-kind = Kind
card-value = Bid
card-points = Points
card-discard = Discard
card-discard-yes = yes
card-symbols = Symbols
card-copies = Copies
card-numbers = Numbers
card-hands = In hands
card-place =
    { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }
card-brands = { $count ->
    [one] 1 brand
   *[other] { $count } brands
}
card-strength = Bid
card-number-range = { $low }-{ $high }

text-bid = Bids { $value }.
text-designer = Bids { $bonus } more in a city where { $designer } lies, taken or not.
text-points =
    { $points ->
        [one] Worth { $points } point if you hold it at the end.
       *[other] Worth { $points } points if you hold it at the end.
    }
text-discard = Winning it costs you a bid card of your choice, this one if you like.
text-grows = Winning it makes your hand grow.
text-starting = In starting hands only.
text-haute-couture =
    { $symbols ->
        [one] A symbol
       *[other] { $symbols } symbols
    } towards the Haute Couture covers ({ $covers }). A tie goes to the lowest number.
text-streetwear =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Own both of a design, and you take the best Streetwear cover that is left, of { $covers }.
text-ready-to-wear = 1 to { $count } different brands score { $covers }. A second card of a brand brings nothing.
text-editorial =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, no strings attached.
text-flop = The most flops end on the tabloids' covers ({ $covers }). In a tie, the lowest number escapes the worse one.
text-model = Starts with { $cards }.
text-cover-haute-couture = At the end, for the most symbols.
text-cover-streetwear = In play, for the first three pairs to be completed.
text-cover-flops = At the end, for the most flops.
text-cover-ready-to-wear = At the end, for everybody's different brands.

## The end

score-bid-cards = Hand
score-editorials = Edit.
score-ready-to-wear = Ready
score-haute-couture = Haute
score-streetwear = Street
score-flops = Flops

result-covers = { $magazine } covers:
result-no-cover = nobody
result-cover = {" "}({ $points })
result-tie = The tie with { $others } goes to { $winner }, for the lowest bid card left in hand: #{ $number }.
result-shared = { $winners } share the win.
