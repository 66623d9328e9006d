# The board, the screens behind it, and the quiet words in menus.

## Commands at the prompt: one line of help each

command-market = all cards on offer, and the prices of materials
command-company = a company in detail: company NAME
command-shows = the show tiles, their rows and prizes
command-forecast = what falls due, and what each company could show now

## The game

game-pret-a-porter = Prêt-à-Porter

## The board

board-colon = :{" "}
board-then = {" "}>{" "}
board-none = .
board-between = {" "}
board-round =
    { $round ->
       *[other] { round-name }
    }
board-first = First: { $seat }
board-present-round = [{ $round }]
board-upcoming = ({ $card })
board-does = {" "}({ $what })
board-collection =
    { $count ->
        [one] shows 1 { $style } design
       *[other] shows { $count } { $style } designs
    }
board-credits = Credit { $amount }
board-loans =
    { $count ->
        [one] 1 loan
       *[other] { $count } loans
    }

board-design = {" "}{ $style } { $value }
board-building = {" "}{ $cost } cash +{ $upkeep }
board-employee = {" "}upkeep { $upkeep }

legend-calendar = First the calendar, [V] being the present round. Then the shows: each city with the features it judges, the first counting most.
legend-locations = At a location, a letter is a pawn and a dot a free space. A card in brackets comes next.
legend-companies = Below the numbers, what each company owns; in brackets when a card can still act in this round, or is always of use.
legend-entry = { $short } { $long }
legend-upkeep = Upkeep
legend-victory-points = Victory Points
legend-prestige = Prestige
legend-quality = Quality
legend-trend = Trend
legend-public-relations = Public Relations

board-turn-order = Turn order
board-types = Clothing types:
board-cash = Cash
    .long = Cash
board-upkeep = Up
    .long = Upkeep
board-victory-points = VP
    .long = VP
board-prestige = Pr
    .long = Prestige
board-quality = Q
    .long = Quality
board-trend = T
    .long = Trend
board-public-relations = PR
    .long = PR

## Cards

card-cost = Cost
card-upkeep = Upkeep
card-effect = Effect
card-style = Style
card-type = Type
card-materials = Materials
card-value = Value
card-bonus = Bonus
card-value-bonus = { $value } +{ $bonus }
card-ready = ready
card-deck = Deck
card-row = Row { $number }
card-starting = A starting design.
card-starting-designs = Designs
card-other-side = { $name }. { $costs }

deck-normal = normal
deck-last-quarter = last quarter

kind-contracts = Contracts
kind-buildings = Buildings
kind-employees = Employees
kind-designs = Designs
kind-tiles = Show tiles
kind-types = Clothing types

design-materials = { $first } + { $second }
design-words = { $style } { $type }, { $materials }, sells for { $value }{ $has_bonus ->
    [yes] , +{ $bonus }
   *[no] {""}
}

contract-back = { $name } (weaker)
    .short = weak { $name }

growth-contracts = From the end of the next show on.
growth-buildings = Upgrade: { $cost } cash, upkeep { $upkeep }.
growth-employees = Training: { $cost } cash, upkeep { $upkeep }.

## Notes in menus

note-card = { $costs }; { $effects }
note-building = { $cost } cash, { $upkeep }
note-severance = severance { $severance }, { $upkeep }
upkeep-change =
    { $way ->
        [up] upkeep +{ $amount }
        [down] upkeep -{ $amount }
       *[same] same upkeep
    }
note-top-design =
    { $count ->
        [one] unseen, the last of the deck
       *[other] unseen, one of { $count } in the deck
    }
note-material = { $price } each, { $missing ->
    [0] you have { $held } and need no more
   *[other] you have { $held } and need { $missing } more
}
note-sold-material = you have { $held }, your designs need { $needed }
note-preparation = +{ $amount }
note-credit = A Credit of { $amount } raises the upkeep by { $upkeep } and is repaid in { $round }.
note-style =
    { $count ->
        [0] nothing
        [one] 1 design, sells for { $value }
       *[other] up to { $count } designs, sell for { $value }
    }

## Market

market-prices = Materials
market-legend = Cards in brackets come next; nobody can take them yet.
market-design-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }

## Company

company-speciality = Clothing type: { $type }
company-money = { $cash } cash, upkeep { $upkeep }, { $victory_points } VP.
company-credits = Credits: { $amount } due at the next show.
company-loans =
    { $count ->
        [one] 1 loan
       *[other] { $count } loans
    }: { $payback } due at the next show.
company-tokens = { $prestige } Prestige, { $quality } Quality, { $trend } Trend, { $public_relations } Public Relations.
company-materials = Materials: { $materials }.
company-designs =
    { $count ->
        [one] 1 design
       *[other] { $count } designs
    }
company-cards = Cards
company-used = (Used this round.)

## Shows

shows-past = over
shows-rows =
    { $count ->
        [one] only the top row counts
       *[other] { $count } rows count
    }
shows-prizes = { $first } / { $second }
shows-not-judged = ({ $feature })
shows-legend = Above each row: the Prestige of first and second place. Each Prestige becomes { $points } VP at the next show.

## Forecast

forecast-dues = What falls due in { $name }
forecast-payments =
    { $count ->
        [0] no further upkeep
        [one] one payment of upkeep
       *[other] { $count } payments of upkeep, the last of them then
    }
forecast-cash = Cash
forecast-upkeep = Upkeep
forecast-income = Income
forecast-then = In { $name }
forecast-last-upkeep = Upkeep
forecast-credits = Credits
forecast-loans = Loans
forecast-left = Left
forecast-forced-loans =
    { $seat }: { $count ->
        [one] a forced loan
       *[other] { $count } forced loans
    } before the show.
forecast-short = What is below 0 must come from the show, or loans follow.
forecast-ruinous = { $seat }: the last show must bring { $short } cash, or the company is bankrupt.
forecast-collections = What could be shown now
forecast-quantity = Quantity
forecast-value = Value
forecast-quality = Quality
forecast-trend = Trend
forecast-public-relations = PR
forecast-which = Which
forecast-none = nothing yet

## The end

score-cash = Cash
score-victory-points = VP
result-bankrupt = Bankrupt, and so without a rank: { $seats }.
